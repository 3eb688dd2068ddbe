/**
 * Sentences in a muddle with one word too many. In a line: who it is about, what was done, the rest (or nothing), and words that could be the spare
 * one. A spare word may stand nowhere in its sentence, whichever other word is left out. Verbs stand only beside a verb whose past tense describes
 * nothing (wrote, but not cooked), words for more than one only where each word is for one, and the other way round; “themselves” beside no person,
 * since the mechanic may repair the brake themselves. A teacher may add lines.
 */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Six and seven words. */
export const shortSpares = lines(`
The pilot|landed the plane|very smoothly|were several because
The plumber|mended a dripping tap||an these whether
A clumsy waiter|dropped the soup bowl||both nor among
My grandmother|knitted a woollen blanket||are several than
The young violinist|broke a string||sneezed these between
The mechanic|repaired the front brake||those were because
Our goalkeeper|saved a fierce penalty||those because myself
A greedy magpie|stole the silver spoon||giggled are whether
The dentist|examined my back tooth||both unless than
The librarian|stamped my book|carefully|several among nor
The referee|blew his whistle|loudly|shivered these because
The weary hikers|crossed several muddy fields||was another an
Two squirrels|buried their acorns|nearby|was this they’re
The children|fed those hungry ducklings||is every an
The villagers|held three school fairs||was nor itself
My sister|bought a new bicycle||several these between
A carpenter|tightened the loose screw||several both because
The hound|followed a faint trail||were among unless
The whole class|enjoyed the puppet show||hole than whether
The stormy weather|spoiled our picnic||whether are myself
My cousin|drew a detailed map||frowned several than
The farmer|ploughed his largest field||were between because
The magician|hid a white rabbit||an those nor
A sudden gust|snapped the kite string||both whether themselves
Our teacher|wrote a funny rhyme||blushed are whether
The baker|shook the flour sieve||grinned these an
A kind nurse|took my temperature||slept several than
The old bell|rang twice|before breakfast|because these themselves
The cricketer|tore his new glove||yawned among because
Both brothers|polished their muddy boots||was this an
`);

/** Eight to ten words. */
export const middleSpares = lines(`
A street artist|drew a castle|on the pavement|sneezed both than
The gardener|planted a rose bush|beside the gate|an these between
The surgeon|wore a green mask|during the operation|hesitated were whether
A curious fox|crept through the gap|in our fence|threw those among
My neighbour|forgot the combination|of her bicycle lock|grinned several between
The conductor|raised his baton|before the final chord|both unless those
A lifeguard|threw the rope|to the drowning swimmer|are because between
The reporter|photographed the mayor|outside the town hall|these nor were
My brother|flew his kite|above the windy beach|blushed several than
The archaeologist|found a silver coin|under the floor|those because myself
Some visitors|left their wet umbrellas|near the doors|was every they’re
The astronauts|repaired two broken panels|behind the engines|is every itself
Both teams|wore bright new shirts|for their matches|was another they’re
The divers|photographed giant turtles|beneath the waves|an this was
Three carpenters|built these oak tables|for our classrooms|is whether myself
The new medicine|had no effect|on his cough|affect these because
The actor|learned a long speech|by heart|several whether were
The police dog|followed the trail|across a wide river|those between because
The chef|tasted the tomato soup|from a spoon|an are nor
The tourist|wrote a postcard|at the airport café|listened whether these
The jockey|rode a black horse|in the first race|several nor were
The choir|sang a cheerful song|at the wedding|frowned these than
My cousin|broke a plate|at the village café|yawned these among
The prince|chose a golden ring|for his bride|several because were
The neighbours|fed their cats|behind the sheds|was itself they’re
The swimmer|shook the cold water|from her hair|giggled both because
`);

/** Eleven to thirteen words, and spare ones that only the whole sentence tells: a second verb, or because, would be seen at once. */
export const longSpares = lines(`
The lighthouse keeper|lit the lamp|at the top of the stone tower|between were these
The museum guide|showed our class|a sword from the Roman fort|those several both
My grandfather|grew a giant pumpkin|in the sunny corner of his garden|several these were
The young inventor|built a wooden robot|from the engine of a lawnmower|these are several
A fierce storm|tore the awning|off the café in the village square|both those were
The driver|parked the delivery van|in a narrow space beside the bakery|several between are
The captain|gave the player|a medal after the final match|these those several
Two explorers|crossed these frozen plains|on wooden sledges behind their faithful dogs|was itself they’re
My parents|painted the walls|of their bedrooms in three cheerful colours|is every they’re
A fearless climber|hung a flag|from the top of the church steeple|were those several
The librarian|wrote my name|in red ink on the first page|several these are
The rescue helicopter|lowered a rope|to the sailor on the rocky ledge|are between those
A retired teacher|took a photograph|of the heron beside the village pond|these were both
The head chef|poured the melted chocolate|into a mould for the cake|several these those
Our new neighbour|began a noisy conversation|on the phone during the concert|both these were
The old sailor|told my cousin|a strange story about a haunted ship|those are several
The clumsy butler|broke a crystal vase|in the hall of the palace|between were these
The express train|passed through a long tunnel|under the river at midnight|threw several are
My uncle|gave me some good advice|about the price of a car|advise were between
Some firefighters|rescued five frightened kittens|from the roofs of burning buildings|was itself every
The twins|told their friends exciting stories|about ghosts in ruined castles|is every itself
The ambulance|carried the injured cyclist|from the scene of the crash|between those were
A clever spy|hid the secret message|inside the heel of his shoe|are several these
The conductor|chose a lively march|for the final concert of the season|both these were
My best friend|drank a tall glass|of lemonade in the shade|were are
The careless builder|forgot his yellow helmet|on the roof of the chapel|between were those
The grey cat|tore a hole|in the new curtain by our window|both these were
A famous poet|wrote a long verse|about the beauty of the lake|are these several
The princess|wore a silver necklace|at the birthday party of her cousin|several were those
Several passengers|lost their suitcases|on their journeys between distant airports|was another they’re
`);

const one = 'Here there is just one of everything.';
const several = 'Here there is more than one of everything.';

/** Why each spare word has no place. */
export const spareReasons: ReadonlyMap<string, string> = new Map([
  ...['were', 'are', 'themselves'].map((word) => [word, `“${word}” goes with more than one. ${one}`] as const),
  ...['several', 'these', 'those', 'both'].map(
    (word) => [word, `“${word}” needs a word for more than one after it. ${one}`] as const,
  ),
  ...['between', 'among'].map((word) => [word, `“${word}” needs more than one thing after it. ${one}`] as const),
  ...['was', 'is', 'itself'].map((word) => [word, `“${word}” goes with just one. ${several}`] as const),
  ...['this', 'every', 'another'].map(
    (word) => [word, `“${word}” needs a word for just one after it. ${several}`] as const,
  ),
  ...['because', 'unless', 'whether'].map(
    (word) => [word, `“${word}” joins two parts with a verb each, and there is only one verb.`] as const,
  ),
  ...'sneezed giggled shivered hesitated grinned frowned blushed yawned slept listened'
    .split(' ')
    .map((word) => [word, `“${word}” is a second verb, and the sentence has its verb already.`] as const),
  ['an', '“an” only goes before a vowel sound, and no word here begins with one.'],
  ['nor', '“nor” comes after “neither”, which is not here.'],
  ['than', '“than” comes after a comparison such as “bigger”, which is not here.'],
  ['myself', '“myself” needs “I” before it, which is not here.'],
  ['they’re', '“they’re” means “they are”. The word for what belongs to them is “their”.'],
  ['hole', '“hole” is an opening. The sentence needs “whole”, which means all of it.'],
  ['threw', '“threw” is the past of “throw”. The sentence needs “through”.'],
  ['affect', '“affect” is a verb. After “no” the sentence needs the noun “effect”.'],
  ['advise', '“advise” is a verb. The sentence needs the noun “advice”.'],
]);
