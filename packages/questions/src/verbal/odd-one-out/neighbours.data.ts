/**
 * The ladder of v.oddOut: which groups stand side by side in which year at which level. Odd words, wrong words and wrong names come from the
 * neighbours of a group and from nowhere else. Groups of one line share no word, are words of one class, and none lies within another. Two groups
 * may stand side by side at two neighbouring levels, never further apart. A teacher may add to them.
 */
const lines = (text: string): readonly string[] => text.trim().split('\n');

/** To find words that do or do not belong. */
export const neighbourLines = {
  3: {
    easy: lines(`
trees|flowers|vegetables|parts of a plant
2D shapes|3D shapes
farm animals|pets|wild animals of Britain|wild animals of Africa
places by the sea|inland waters|high places|roads
rooms|pieces of furniture|houses
kitchen tools|things for writing and drawing
boats|parts of a ship|places by the sea
ways of walking|ways of running|ways of jumping|ways of moving in the air
words for big|words for small
ball games|water sports|winter sports|board games
continents|oceans
male relatives|female relatives
`),
    medium: lines(`
units of length|units of weight|units of time|measures for liquids
words for feeling happy|words for feeling sad|words for feeling frightened|words for feeling angry|words for feeling tired
parts of a bicycle|parts of a ship|parts of a coat|parts of a shoe
workshop tools|garden tools|kitchen tools
countries|capital cities
kinds of cloth|kinds of fuel
people in medicine|people on stage|people in sport|people who make things
words for hot|words for cold|words for wet
`),
    hard: lines(`
birds that hunt|water birds|garden birds
reptiles|amphibians
fish|shellfish
metals|rocks|gemstones
ways of speaking quietly|ways of speaking loudly|ways of laughing|ways of crying
animal homes|young animals|words for groups of animals
`),
  },
  4: {
    easy: lines(`
houses|places of worship|workplaces|parts of a castle
joints|organs|parts of the skeleton|teeth
word classes|punctuation marks|parts of words|parts of a text
ways of eating|ways of cutting|ways of breaking|ways of looking
male animals|female animals|young animals|words for groups of animals
`),
    medium: lines(`
evergreen trees|trees that lose their leaves
four-sided shapes|shapes with more than four sides
ways of walking slowly|ways of moving fast|ways of jumping|ways of moving in circles
ways of holding|ways of throwing|ways of pulling|ways of hitting
people who make things|people in the army|people who travel
fabrics|pieces of jewellery|things worn on the head|things worn on the feet
kinds of story|kinds of poem|parts of a book|parts of a newspaper
words for brave|words for clever|words for kind|words for rude
`),
    hard: lines(`
words for angry|words for afraid|words for tired
woodwind instruments|brass instruments|stringed instruments|percussion instruments
herbs|spices|vegetables
containers for liquids|boxes|bags
kinds of red|kinds of blue|kinds of green|kinds of brown
rivers|seas|mountains
`),
  },
  5: {
    easy: lines(`
birds that hunt|birds that cannot fly
woodwind instruments|brass instruments|stringed instruments|percussion instruments
rivers|seas|mountains|deserts
herbs|spices|nuts
rodents|marsupials
ways of eating|ways of drinking
kinds of red|kinds of blue|kinds of green|kinds of brown
`),
    medium: lines(`
bones|joints
gems|kinds of rock|kinds of metal
homes of wild animals|homes that people build for animals
words for quick|words for slow|words for strong|words for weak
words for dirty|words for clean
people in law|scientists|people who write|people who rule
ways of complaining|ways of showing off|ways of arguing|ways of praising
`),
    hard: lines(`
money that you pay|money that you earn|banking words
figures of speech|word classes|kinds of poem
high ground|low ground|stretches of water
words for generous|words for being mean with money|words for honest|words for sly
words for noisy|words for quiet
`),
  },
  6: {
    easy: lines(`
money that you pay|money that you earn|banking words
words for generous|words for being mean with money|words for honest|words for sly
words for noisy|words for quiet
figures of speech|kinds of poem
parts of a flower|parts of an eye|teeth
kinds of picture|things made of clay|things an artist uses
`),
    medium: lines(`
clouds|storms
clouds|winds
ships of old|parts of a sailing ship
parts of a church|parts of a castle|parts of a theatre
bones|teeth|parts of an eye
kinds of singer|dances
ways of asking|ways of saying no|ways of stopping|ways of beginning
`),
    hard: lines(`
words for many|words for few|words for lasting a short time|words for lasting
words for courageous|words for proud|words for calm|words for sorrowful
kinds of triangle|kinds of angle
words for an argument|words for an agreement|words for a meeting
`),
  },
  7: {
    easy: lines(`
verbs for praising|verbs for blaming|verbs for helping|verbs for getting in the way
words for many|words for few|words for lasting a short time|words for lasting
kinds of play|kinds of verse
averages|parts of a circle
words for stubborn|words for hard-working|words for lazy
`),
    medium: lines(`
verbs for hiding|verbs for making known|verbs for keeping|verbs for giving up
words for careful|words for careless|words for stubborn|words for hard-working|words for lazy
words for talkative|words for saying little|words for friendly|words for unfriendly
verbs for becoming less|verbs for becoming more|verbs for changing|verbs for destroying
`),
    hard: lines(`
words for giving freely|words for being sparing with money|words for rich|words for poor
words for being easy to understand|words for being hard to understand|words for foolish|words for being quick to understand
words for old|words for new|words for short-lived|words for secret
words for hatred|words for fear|words for joy|words for sorrow
words for talkative|words for saying little|words for friendly|words for unfriendly
`),
  },
};

/** To find the name of a group of five words or more. It is easier than to find words, so nothing hard asks it: most groups whose name comes to mind at the first word are left out. */
export const namingLines = {
  3: {
    easy: lines(`
parts of a bicycle|parts of a ship|parts of a coat|parts of a shoe
words for feeling happy|words for feeling sad|words for feeling frightened|words for feeling angry|words for feeling tired
units of length|units of weight|units of time|measures for liquids
places by the sea|inland waters|high places|roads
ball games|water sports|winter sports|board games
`),
    medium: lines(`
words for hot|words for cold|words for wet|words for hungry
birds that hunt|birds that cannot fly|water birds|garden birds
people in medicine|people on stage|people in sport|people who make things
ways of speaking quietly|ways of speaking loudly|ways of laughing|ways of crying
`),
    hard: [],
  },
  4: {
    easy: lines(`
word classes|punctuation marks|parts of words|parts of a text
joints|organs|parts of the skeleton|teeth
male animals|female animals|young animals|words for groups of animals
`),
    medium: lines(`
evergreen trees|trees that lose their leaves|herbs|spices
ways of walking slowly|ways of moving fast|ways of jumping|ways of moving in circles
people who make things|people in the army|people in medicine|people who travel
reptiles|amphibians|rodents|marsupials
kinds of story|kinds of poem|parts of a book|parts of a newspaper
words for angry|words for afraid|words for tired|words for hungry
`),
    hard: [],
  },
};
