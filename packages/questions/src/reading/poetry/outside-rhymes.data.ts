/**
 * For last words of lines: a word not in the poem that rhymes with it, and words that only look as if they did. A teacher adds rows.
 * None of these rhymes in another part of Britain either: in the north ‘won’ goes with ‘gone’ and ‘dull’ with ‘wool’, in Scotland ‘cool’ does.
 */

/** The word of the poem, one that rhymes with it, and three that do not. */
export interface OutsideRhyme {
  readonly word: string;
  readonly right: string;
  readonly wrong: readonly string[];
}

const rows = `
small | tall | shall pal smell
bright | kite | eight weight bring
tins | bins | signs tunes pints
bike | hike | break brick bake
done | fun | bone own phone
know | go | how now cow
wheel | meal | well whale wheat
went | sent | want mint wheat
kings | rings | kinds minds signs
home | foam | some become tomb
wool | pull | wall coal doll
hats | mats | hates waits hints
gate | eight | cat forget heat
wide | ride | field word paid
rang | bang | range ring strange
night | kite | eight knit neat
town | crown | own grown thrown
hair | bear | here clear near
sky | high | key ski donkey
cat | mat | what cart coat
floor | score | flour flower our
knots | dots | notes boats nuts
flew | zoo | flow blow sew
day | they | key quay donkey
cold | fold | could called colt
goose | juice | choose lose rose
lips | ships | pipes sleeps wipes
knees | bees | geese niece peace
won | fun | own bone phone
say | way | said paid key
shining | signing | winning thinning tinning
blue | zoo | blow flow toe
rule | tool | rail role spell
said | bed | paid maid bead
teeth | heath | breath bath mouth
fair | air | here were fire
sad | lad | said made wade
sea | key | say they pay
cracked | fact | baked ached raked
made | fade | said bread had
hands | bands | wands minds ponds
clay | way | key monkey said
snow | go | now how plough
page | cage | badge large image
dry | tie | key dairy tree
hay | way | high key said
nets | pets | notes meets nuts
tried | side | lid weird trade
me | key | may they my
light | bite | weight eight lit
wall | tall | shall pal smell
there | pear | here clear near
feet | heat | great sweat threat
now | cow | know snow low
laugh | staff | cough though taught
lost | cost | most post ghost
back | pack | brake park beak
train | lane | ruin thin drawn
stops | shops | hopes stoops soaps
door | four | hour sour our
sand | stand | wand wound thousand
foam | gnome | some become tomb
rain | lane | ruin thin drawn
crack | pack | brake park beak
drops | shops | hopes stoops soaps
dome | gnome | some become tomb
roam | gnome | come become tomb
hand | stand | wand wound thousand
land | stand | wand wound thousand
band | stand | wand wound thousand
grand | stand | wand wound thousand
planned | stand | wound thousand wand
frost | cost | most post ghost
photograph | staff | cough though taught
`
  .trim()
  .split('\n');

export const outsideRhymes: readonly OutsideRhyme[] = rows.map((row) => {
  const [word = '', right = '', wrong = ''] = row.split(' | ');
  return { word, right, wrong: wrong.split(' ') };
});
