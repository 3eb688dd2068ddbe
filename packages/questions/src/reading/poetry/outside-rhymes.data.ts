/**
 * For last words of lines: a word not in the poem that rhymes with it and is spelt in another way, and words that don’t rhyme with it,
 * some of which look as if they did. A teacher adds rows.
 * None of these rhymes in another part of Britain either: in the north ‘won’ goes with ‘gone’ and ‘dull’ with ‘wool’, in Scotland ‘cool’ does.
 */

/** The word of the poem, one that rhymes with it, and three that do not. */
export interface OutsideRhyme {
  readonly word: string;
  readonly right: string;
  readonly wrong: readonly string[];
}

const rows = `
small | crawl | shall pal canal
wall | crawl | shall pal canal
bright | kite | eight weight bring
light | bite | weight eight lit
night | kite | eight knit neat
might | kite | eight weight knit
done | fun | bone own phone
know | go | how now cow
wheel | meal | well whale wheat
went | meant | want mint wheat
home | foam | some become tomb
eight | crate | height kite bright
straight | crate | bright neat chart
wool | pull | wall coal doll
gate | eight | cat forget heat
wide | tried | field word lid
nine | sign | machine engine win
road | code | broad cord rod
sheep | heap | shape ship step
town | noun | own grown thrown
hair | bear | here clear near
fair | bear | here were fire
sky | high | key ski donkey
dry | tie | key dairy tree
door | four | hour sour our
floor | score | flour flower our
knots | yachts | notes boats nuts
flew | zoo | flow blow sew
blue | zoo | blow flow toe
day | they | key quay donkey
say | weigh | said paid key
cold | rolled | could called colt
goose | juice | choose lose rose
knees | cheese | geese niece peace
rule | tool | rail role spell
said | bed | paid maid bead
teeth | heath | breath bath mouth
sea | key | say they pay
feet | heat | great sweat threat
hail | whale | hall heel hill
`
  .trim()
  .split('\n');

export const outsideRhymes: readonly OutsideRhyme[] = rows.map((row) => {
  const [word = '', right = '', wrong = ''] = row.split(' | ');
  return { word, right, wrong: wrong.split(' ') };
});
