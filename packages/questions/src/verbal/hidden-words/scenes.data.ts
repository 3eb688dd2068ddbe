/**
 * Parts of sentences that somebody would say, by where they happen. In a scene any person, any deed, any place and any time go together, and two
 * people may do two of its deeds at once. A teacher may add to the lists.
 */

export interface Scene {
  readonly people: readonly string[];
  /** What takes a while: it may be done while somebody else does something. */
  readonly works: readonly string[];
  /** What is over at once. */
  readonly events: readonly string[];
  readonly places: readonly string[];
}

const parts = (text: string): readonly string[] => text.split('|').map((part) => part.trim());

export const scene = (people: string, works: string, events: string, places: string): Scene => ({
  people: parts(people),
  works: parts(works),
  events: parts(events),
  places: parts(places),
});

export const scenes: readonly Scene[] = [
  // At home
  scene(
    'Mum|Dad|Grandma|Grandpa|My sister|My brother|The twins|My cousin|Aunt Nia|Uncle Omar|My best friend|The neighbours|My aunt|My uncle',
    `baked a chocolate cake|made some fresh pancakes|stirred the vegetable soup|peeled the potatoes|warmed up some milk|weighed the flour
    |wrapped the presents|folded the clean towels|washed the dishes|read an exciting story|wrote a long letter|knitted a woollen scarf
    |mended the old curtains|fed the hungry cat|cooked a tasty meal|ate three pancakes|watched an old film|made a shopping list|iced the birthday cake
    |polished the table|chopped the onions|filled the lunch boxes|made some orange jelly|buttered the toast|laid the table|cleaned the oven
    |grated some cheese|brushed the lazy cat|dried the plates|painted a small picture|played a card game|ironed a blue shirt|read a comic`,
    `opened a parcel|lit the candles|tasted the curry|spilt some milk|dropped a glass|found an old photo|poured some apple juice|told us a joke
    |cut the birthday cake|broke a blue cup|hid the last biscuit|unlocked the cupboard|heard a loud noise|burnt the toast|lost the door key`,
    'at home|in the kitchen|at the cottage|in our flat',
  ),
  // In the garden and on the farm
  scene(
    'Grandpa|Grandma|The gardener|My uncle|My aunt|A neighbour|Both girls|The boys|Two helpers|Dad|Mum|The old man|The farmer|The shepherd',
    `planted three oak trees|picked some ripe plums|raked the fallen leaves|dug a deep hole|watered the roses|pulled up the weeds|built a wooden shed
    |painted the garden gate|fixed the broken fence|swept the path|fed the ducks|picked some apples|mended the old bench|gathered some dry sticks
    |built a bird table|sowed some carrot seeds|trimmed the hedge|watched a baby hedgehog|oiled the rusty gate|carried water to the plants|stacked the logs
    |pushed the heavy cart|dug up the potatoes|made a small pond|moved the empty pots|washed the muddy boots|chased a cheeky squirrel|cleaned the pond`,
    `saw a tiny snail|found an empty nest|took a photo of a robin|opened the gate|spotted an owl|dropped a full bucket|broke the rake|saved a baby bird
    |ate a ripe pear|lost a glove|heard a cuckoo|let the ducks out|caught a frog|cut some yellow roses`,
    'in the garden|behind the house|near the pond|on the farm|at the cottage',
  ),
  // By the sea
  scene(
    'The children|My cousin|Dad|Mum|The twins|Our friends|My sister|Two boys|Aunt Nia|Three girls|The old sailor|My brother|Some visitors|A young artist',
    `built a tall sandcastle|dug a deep hole|collected some tiny shells|flew a bright kite|played a ball game|watched the fishing boats|skimmed flat stones
    |wrote a postcard|painted a picture|shared a bag of chips|ate some ice cream|drew a mermaid|sang an old song|read a newspaper|threw pebbles
    |explored the rock pools|buried a treasure chest|looked for crabs|photographed the waves|filled a bucket|mended a torn net|painted a small boat`,
    `caught a small fish|found an old anchor|saw a grey seal|met a fisherman|bought some lemonade|spotted a red crab|threw a rubber ball|told us a joke
    |lost an orange hat|took a few photos|sat on a wet towel|dropped an ice cream|ordered fish and chips|heard a loud horn`,
    'at the beach|by the sea|on the coast|near the harbour|on the island',
  ),
  // At school
  scene(
    'Our teacher|The new girl|The tall boy|Our class|Three pupils|My best friend|The head teacher|All the boys|Both girls|The twins|Some children|Miss Hill|Mr Allen',
    `read an exciting story|drew a huge map|checked the answers|coloured the pictures|made a paper boat|sang a lovely song|played a cheerful tune|painted a poster
    |wrote a short report|measured the tables|stacked the chairs|practised a difficult song|learned a new dance|tidied the shelves|made a model ship
    |counted the pencils|played a game of chess|acted in a play|looked at an atlas|built a robot|traced a simple shape|typed a letter|sorted the books
    |planned a puppet show|rehearsed a scene|made a clay pot|weighed the marbles|learned about the planets`,
    `asked a clever question|solved a tricky puzzle|guessed the right answer|told a funny joke|borrowed a ruler|opened the windows|whispered a secret
    |pinned up a poster|ate an apple|named the planets|dropped the paint pot|found a lost glove|rang the bell|told us about Rome`,
    'at school|in the classroom|in the hall|in class',
  ),
  // In an old tale
  scene(
    'The queen|The king|The young prince|The princess|The old knight|The jester|A kind wizard|The royal cook|A poor minstrel|The captain|The guards|Two knights|The duke',
    `ordered a grand feast|sang a sad song|told a funny tale|wrote a secret letter|counted the gold coins|read an ancient map|welcomed the guests
    |painted a portrait|ate the roast goose|played a game of chess|polished an iron shield|danced a slow dance|trained a small dragon|planned a long journey
    |wove a magic carpet|played the harp|guarded the treasure|drank sweet cider|mended a broken sword|fed a tame raven|studied an old spell`,
    `hid a golden coin|opened the heavy door|unlocked the old chest|lost a silver ring|met a famous artist|lit the candles|chose a new crown
    |found a hidden passage|heard a strange noise|rang the great bell|drew a sharp sword|saw a ghost|thanked the villagers|wore a purple cloak|broke the evil spell|dropped the crown`,
    'at the castle|in the palace|in the great hall|in the tower|at court',
  ),
  // Out of doors
  scene(
    'The campers|Our guide|A tired climber|Six visitors|The scouts|My uncle|The walkers|Two friends|Our group|Our leader|My aunt|The explorers|A forest ranger',
    `gathered some dry sticks|packed the rucksacks|pitched a green tent|cooked some sausages|sang an old song|watched an old owl|studied the map
    |ate a cold lunch|took a short rest|mended the torn tent|told ghost stories|filled the water bottles|washed the muddy boots|made a warm fire
    |built a small raft|drank some hot tea|chopped some wood|picked wild berries|played a ball game|toasted marshmallows|boiled some water|dried the wet socks`,
    `lit the lantern|tied a strong rope|shared the last biscuit|saw a deer|heard an owl|spotted an eagle|lost the compass|found a rare flower|fell into the mud
    |met a shepherd|ate the last apple|opened a tin of beans|slipped on a wet stone|took a photo of an otter`,
    'at the camp|in the valley|near the lake|by the river|in the forest',
  ),
  // In town
  scene(
    'My aunt|The builders|The postman|The driver|A young artist|The mayor|Two visitors|Our neighbours|My grandparents|Mum|Dad|The nurse|My parents|My uncle|The dentist',
    `carried a heavy basket|waited for the bus|read the newspaper|watched a parade|ate a cheese roll|drank a cup of tea|looked for presents
    |talked to a friend|listened to a brass band|delivered some letters|pushed a heavy trolley|queued for tickets|chatted to the baker`,
    `bought a new umbrella|met an old friend|posted a parcel|found a lost purse|heard a brass band|asked the way|lost an umbrella|bought some ripe pears
    |chose a birthday card|helped an old lady|dropped a box of eggs|saw a fire engine|took a few photos|ordered a mushroom pizza|borrowed a bicycle
    |paid for the tickets|bought an alarm clock|got on a bus|left a bag on a bench|missed the bus`,
    'in town|at the market|near the station|in the village|in the city',
  ),
  // Games
  scene(
    'Our team|The goalkeeper|The football coach|The new player|The twins|The children|My brother|The captain|All the girls|The youngest boy|My sister|Our class|Two friends',
    `kicked the ball about|played an exciting match|practised long throws|rested on a bench|drank some orange squash|ran a lap|counted the points
    |cheered the winners|watched the match|skipped with a rope|did a few press-ups|chased after the ball|cleaned the muddy boots|flew a kite`,
    `scored an early goal|passed the ball|won a silver cup|ran a fast race|lost a shoe|caught the ball|jumped over a puddle|missed an easy shot|met a famous player
    |zipped up a thick coat|threw the ball|dropped the trophy|broke the record|ate an orange|blew a whistle|wore a new shirt|lost by one point`,
    'in the park|at the club|on the field|at the sports ground',
  ),
  // Among animals
  scene(
    'Our class|A kind lady|My cousin|The twins|Some visitors|Aunt Nia|Uncle Omar|My best friend|Three pupils|Mum|Dad|My sister|Two friends|Our teacher',
    `fed the sea lions|watched an elephant|drew a sleeping tiger|counted the penguins|talked to the parrot|filmed the otters|looked at the snakes
    |sketched a giraffe|listened to the lions|ate some popcorn|looked for the owls|read a sign about apes|photographed a zebra|laughed at the monkeys
    |ate a picnic|drank some cold milk|followed a peacock|fed the goats|made notes about insects|waited for the penguin show|studied a map`,
    `took a photo of a lion|saw a baby gorilla|stroked a goat|heard a lion roar|lost an earring|dropped a banana|spotted an eel|met a friendly ape
    |fed an elephant|bought a toy snake|held a tame rat|saw an emu|missed the bird show|found a red feather`,
    'at the zoo|at the animal park|in the wildlife park',
  ),
  // In the workshop
  scene(
    'The inventor|My uncle|The carpenter|The engineer|Grandpa|Dad|Mum|My aunt|The mechanic|Two helpers|A clever girl|The apprentice|My older sister|The new worker',
    `repaired an old bicycle|carved a wooden spoon|mended the broken chair|built a model ship|sawed a long plank|sharpened the tools|fixed the engine
    |oiled a noisy wheel|drew a careful plan|painted an old stool|swept the floor|measured the wood|tested a new lamp|made a rocking horse|sorted the nails
    |polished a brass handle|built a kennel|cleaned a rusty saw|worked on a robot|made a toy castle|mixed a strong glue`,
    `found a rusty nail|dropped a hammer|cut a thumb|dropped a tiny screw|invented a useful machine|broke a drill|lost a spanner|opened a tin of paint
    |switched on a lamp|lifted an iron bar|spilt some oil|borrowed a ladder|burnt a hole in a rug|heard a bang`,
    'in the workshop|in the garage|in the shed',
  ),
];

/** When, at the end of a sentence. */
export const times = parts(
  'after lunch|before tea|on Monday|on Tuesday|on Friday|at noon|last week|one afternoon|yesterday|last month|before lunch',
);

/** When, at the front. */
export const openers = parts(
  'Yesterday|This morning|On Friday|On Tuesday|Last Monday|One afternoon|One day|After lunch|At noon|Earlier today|One morning|Last Thursday|Last week',
);
