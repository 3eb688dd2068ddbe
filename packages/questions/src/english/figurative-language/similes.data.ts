/** Well-known comparisons: how | like what. */
export const asSimiles = `
brave | a lion
busy | a bee
cool | a cucumber
light | a feather
quiet | a mouse
sly | a fox
stubborn | a mule
white | snow
pretty | a picture
hungry | a wolf
slow | a snail
strong | an ox
free | a bird
hard | nails
dry | a bone
flat | a pancake
clear | crystal
cold | ice
fresh | a daisy
gentle | a lamb
good | gold
old | the hills
proud | a peacock
quick | lightning
sharp | a razor
sweet | honey
tough | old boots
wise | an owl
green | grass
fit | a fiddle
bright | a button
easy | pie
plain | day
regular | clockwork
red | a beetroot
`;

/** Similes that are said as well, or that nobody could call wrong, so they are no wrong answers: how | like what. */
export const alsoSaidSimiles = `
tough | nails
clear | day
bright | day
bright | gold
bright | crystal
bright | lightning
sweet | pie
cold | snow
cool | ice
white | ice
clear | ice
hard | ice
hard | old boots
hard | a bone
strong | a lion
strong | a mule
tough | an ox
hungry | a lion
hungry | an ox
stubborn | an ox
proud | a lion
gentle | a feather
gentle | a mouse
light | a bird
light | snow
quiet | a lamb
slow | a mule
quick | a fox
quick | a bird
brave | an ox
pretty | a daisy
pretty | a peacock
pretty | a button
fresh | grass
fresh | snow
wise | the hills
wise | a fox
free | a lion
fit | an ox
fit | a lion
busy | clockwork
old | gold
old | old boots
sharp | nails
white | a bone
white | a daisy
white | a lamb
sweet | a lamb
cold | a bone
green | a cucumber
fresh | a cucumber
good | pie
good | a lamb
quiet | snow
quiet | a feather
quiet | a snail
quiet | an owl
slow | an ox
quick | a wolf
quick | a mouse
light | day
free | a wolf
brave | a wolf
sly | a wolf
hungry | a fox
pretty | a bird
pretty | a lamb
pretty | crystal
dry | old boots
sharp | ice
sharp | lightning
strong | nails
white | a feather
regular | day
`;

/** Comparisons of our own with what they mean: sentence with the compared things in order | what it means | three things it does not mean. */
export const likeSimiles = `
Her hands were like ice. | Her hands were very cold. | Her hands were very small. | Her hands were very strong. | Her hands were very clean.
He ran like the wind. | He ran very fast. | He ran for hours. | He ran in circles. | He ran very badly.
The moon hung like a lantern in the sky. | The moon was round and bright. | The moon was hidden by clouds. | The moon was thin and pale. | The moon was about to set.
The baby slept like a log. | The baby slept very deeply. | The baby slept on the floor. | The baby woke all the time. | The baby slept outdoors.
She swam like a fish. | She swam very well. | She swam only in rivers. | She swam with her friends. | She was afraid of water.
The lake was as smooth as glass. | The lake was completely still. | The lake was full of waves. | The lake was very deep. | The lake was very small.
His voice was like thunder. | His voice was very loud. | His voice was very kind. | His voice was hard to hear. | His voice was very high.
The snow lay like a blanket on the roofs. | Snow covered the roofs. | The snow was warm. | The snow was melting. | Snow slid off the roofs.
My legs felt like jelly. | My legs were weak and shaky. | My legs were long and strong. | My legs were warm and dry. | My legs were light and quick.
The crowd buzzed like bees. | The crowd was full of busy noise. | The crowd was very small. | The crowd was silent and sad. | The crowd was on its way home.
Her eyes shone like stars. | Her eyes were very bright. | Her eyes were very small. | Her eyes were far apart. | Her eyes were closed.
The old car coughed like a sick dog. | The old car made rough noises. | The old car was very fast. | The old car was nearly silent. | The old car was very dirty.
The fog crept like a cat through the town. | The fog came slowly and silently. | The fog came suddenly and loudly. | The fog never reached the town. | The fog frightened all the mice.
The kitten's fur was like silk. | Its fur was very soft. | Its fur was very long. | Its fur was very thin. | Its fur was very dirty.
He ate like a horse. | He ate a great deal. | He ate only plants. | He ate very neatly. | He ate standing up.
The room was like an oven. | The room was very hot. | The room was very small. | The room was very dirty. | The room was full of food.
The twins are like two peas in a pod. | The twins look just the same. | The twins live far apart. | The twins love vegetables. | The twins are never at home.
Her words cut like a knife. | Her words hurt. | Her words made us laugh. | Her words were hard to hear. | Her words were soon forgotten.
The leaves danced like fairies in the wind. | The leaves moved lightly and quickly. | The leaves were heavy and wet. | The leaves lay on the ground. | The leaves had turned red.
Grandad is as bald as an egg. | Grandad has no hair. | Grandad has white hair. | Grandad has a beard. | Grandad wears a hat.
The cake was like a brick. | The cake was hard and heavy. | The cake was very small. | The cake was very sweet. | The cake was very light.
The news spread like wildfire. | The news spread very fast. | The news was about a fire. | The news was kept secret. | The news spread very slowly.
My brother eats like a bird. | My brother eats very little. | My brother eats only seeds. | My brother eats outdoors. | My brother eats a great deal.
The road twisted like a snake. | The road had many bends. | The road was very short. | The road was quite straight. | The road was very busy.
She stood as still as a statue. | She did not move at all. | She walked up and down. | She stood on a high wall. | She wore a long white dress.
The bus was packed like a tin of sardines. | The bus was very full. | The bus smelt of fish. | The bus was almost empty. | The bus was very small.
His pockets were as empty as a drum. | He had nothing in his pockets. | His pockets were very small. | He had lost his coat. | He had too much in his pockets.
The waves roared like lions. | The waves were very loud. | The waves were very small. | The waves were far away. | The waves were almost silent.
`;

/** Sentences with like or as that compare nothing: the sentence | what like or as does in it, to be read after ‘Here’. */
export const notSimiles = `
I like long walks by the sea. | “like” is a verb and tells what somebody enjoys.
She works as a nurse. | “as” names her job.
They would like some soup. | “would like” means “want”.
As it was late, we went home. | “as” means “because”.
He does not like spiders. | “like” is a verb and tells how he feels about spiders.
Do you like my new hat? | “like” is a verb and means “find nice”.
As I opened the door, the cat ran out. | “as” tells when it happened.
The dog likes to sleep on the sofa. | “likes” is a verb and tells what the dog enjoys.
She sang as she walked. | “as” means “while”.
As usual, the bus was late. | “as usual” means that it often happens.
`;

/** The same, of sentences that look more like a comparison. */
export const nearSimiles = `
We left as soon as the bell rang. | “as soon as” tells when they left.
Mum is as busy as ever today. | “as busy as ever” compares Mum with nothing but herself.
Use a spoon as well as a fork. | “as well as” means “and”.
I feel like going for a swim. | “feel like” means “want”.
We came as quickly as we could. | “as quickly as we could” says how fast they were able to come.
You may stay as long as you are quiet. | “as long as” means “if”.
Eat as much as you want. | “as much as” says how much you may eat.
He threw the ball as far as he could. | “as far as he could” says how far he was able to throw.
As far as I know, the shop is shut. | “as far as I know” means that somebody isn’t quite sure.
Bring a hat as well as a coat. | “as well as” means “and”.
She visits Nan as often as she can. | “as often as she can” says how many times she visits.
I ran home as soon as it rained. | “as soon as” tells when somebody ran home.
`;

/** Lines that paint a picture for one of the senses: sense | line | the mood it makes, or a dash where readers might differ | words that make it. */
export const images = `
sight | Silver moonlight spilled over the sleeping roofs. | peaceful | silver, sleeping
sight | Scarlet poppies blazed in the golden wheat. | cheerful | scarlet, golden
sight | Black clouds piled up like mountains. | threatening | black, piled up
sight | A thin grey mist hid the crooked gravestones. | spooky | grey, crooked, gravestones
sight | The sea glittered with a thousand points of light. | cheerful | glittered, light
sight | Soft sunbeams slanted through the quiet kitchen. | peaceful | soft, quiet
sight | Green eyes glowed in the depths of the cave. | -
sight | The last candle flickered and sank. | -
sound | Dry leaves rustled and whispered along the path. | -
sound | The gate creaked and groaned in the dark. | spooky | creaked, groaned, dark
sound | Merry bells jingled as the children skipped past. | cheerful | merry, jingled, skipped
sound | Thunder growled behind the hills. | threatening | thunder, growled
sound | The stream chuckled and gurgled over the stones. | cheerful | chuckled, gurgled
sound | Somewhere a floorboard cracked. | spooky | somewhere, cracked
sound | Small waves sighed softly on the sand. | peaceful | small, sighed, softly
sound | Wolves howled closer and closer. | -
smell | The warm scent of fresh bread drifted up the stairs. | cheerful | warm, fresh
smell | The cellar reeked of mould and old bones. | spooky | reeked, mould, bones
smell | Honeysuckle perfumed the evening air. | peaceful | perfumed, evening
smell | Acrid smoke filled our nostrils as the fire crept near. | threatening | acrid, crept near
smell | The stable smelt of hay and sleepy horses. | peaceful | hay, sleepy
taste | Sweet honey melted on her tongue. | cheerful | sweet, melted
taste | The crisps were salty and sour with vinegar. | -
taste | The bitter medicine made him pull a face. | -
taste | Sour lemon juice spoilt the tea. | -
taste | The curry was spicy, sweet and creamy. | -
touch | Cold fingers of fog brushed against my neck. | spooky | cold, fog, brushed
touch | The soft warm kitten curled in my lap. | peaceful | soft, warm, curled
touch | Sharp hail stung our faces. | -
touch | Slimy weed slid round my ankles. | spooky | slimy, slid
touch | The sun's gentle warmth soaked into our backs. | peaceful | gentle, warmth
touch | The icy wind clawed at our coats. | threatening | icy, clawed
`;

/** Lines with a device of language: device | line | what it means or does | for those that are asked what they mean, three things they do not. */
export const devices = `
simile | The stars were like grains of rice. | The stars were small, white and many. | The stars were large and close. | The stars were few and dim. | The stars were hidden by clouds.
simile | The old man was as thin as a rake. | The old man was all skin and bone. | The old man was very tall. | The old man loved his garden. | The old man was very strong.
simile | Fear spread like ink in water. | Fear spread quickly everywhere. | Fear soon went away. | Nobody felt any fear. | Only one person felt fear.
simile | His smile was as false as a wooden coin. | His smile was not sincere. | His smile was very wide. | His smile made us happy. | His smile was worth a lot.
simile | The town was like an anthill. | People hurried about everywhere. | The town was quiet and empty. | The town was built on a hill. | The town was small and poor.
simile | The silence was as thick as fog. | There was complete silence. | It was a foggy night. | There was a lot of noise. | The silence did not last long.
simile | Her voice was like a bell. | Her voice was clear and bright. | Her voice was deep and rough. | Her voice was hard to hear. | Her voice was very sad.
simile | The sails filled like balloons. | The sails were full of wind. | The sails were torn. | The sails were brightly coloured. | The sails hung down.
metaphor | The classroom was a zoo. | The classroom was wild and noisy. | The classroom was full of animals. | The classroom was quiet and tidy. | The classroom was very cold.
metaphor | Her heart was a stone. | She felt no pity. | She was very ill. | She was very brave. | She was full of love.
metaphor | The moon was a silver coin. | The moon was round and bright. | The moon was made of metal. | The moon was thin and dim. | The moon was hidden by clouds.
metaphor | Life is a steep road. | Life can be hard work. | Life is always easy. | Life is over very soon. | Everyone loves to travel.
metaphor | The snow was a white blanket. | Snow covered everything. | The snow kept us warm. | The snow was melting. | Only a little snow fell.
metaphor | His room is a jungle. | His room is very untidy. | His room is full of plants. | His room is very clean. | His room is very far away.
metaphor | Hope is a small bright candle. | Hope gives a little comfort in dark times. | Hope is of no use at all. | Hope costs very little. | Hope is only for the very young.
metaphor | The news was a dagger in her side. | The news hurt her deeply. | The news made her laugh. | The news was about a fight. | The news came too late.
personification | The breeze told the leaves its secrets. | The breeze blew softly. | The breeze blew the leaves down. | The breeze was icy. | The breeze had stopped.
personification | The sun grinned down at the village. | The sun shone pleasantly. | The sun set behind the village. | The sun burned the crops. | The sun hid behind clouds.
personification | The old house dozed in the afternoon sun. | The old house was quiet and still. | The old house was falling down. | The old house was full of noise. | The old house was up for sale.
personification | The waves punched the rocks. | The waves beat hard against the rocks. | The waves hardly moved at all. | The waves washed gently over the rocks. | The waves were far from the rocks.
personification | Winter laid its icy hand on the town. | The town became very cold. | Winter was over in the town. | The town was full of people. | The people shook hands.
personification | The alarm clock dragged me out of bed. | The alarm clock woke me up. | The alarm clock fell on me. | The alarm clock did not ring. | I threw the alarm clock away.
personification | Night wrapped her cloak round the town. | It grew dark in the town. | It grew warm in the town. | Snow covered the town. | The town was full of light.
personification | The flowers danced in the breeze. | The flowers moved in the wind. | The flowers lost their petals. | The flowers stood quite still. | The flowers began to grow.
alliteration | Seven slippery snakes slid silently south. | The same sound begins many words.
alliteration | Bouncing babies blew big blue bubbles. | The same sound begins many words.
alliteration | Polly packed purple plums in paper. | The same sound begins many words.
alliteration | Wet wellies wobble when we walk. | The same sound begins many words.
alliteration | Dark, damp, deep dungeons dismay Dora. | The same sound begins many words.
alliteration | Grumpy geese guard golden gates. | The same sound begins many words.
alliteration | Two tired tigers trotted through town. | The same sound begins many words.
alliteration | Fierce flames flickered and flared. | The same sound begins many words.
alliteration | Busy bees like big blue blossoms. | The same sound begins many words.
alliteration | Lively lambs like lovely long lunches. | The same sound begins many words.
alliteration | Merry monkeys like mashed mangoes. | The same sound begins many words.
alliteration | Foxes feel fine as frost falls fast. | The same sound begins many words.
onomatopoeia | The bacon hissed and sizzled in the pan. | Words copy a sound.
onomatopoeia | Splash! The frog was in the pond. | Words copy a sound.
onomatopoeia | The clock went tick-tock all night. | Words copy a sound.
onomatopoeia | The fly buzzed round my ear. | Words copy a sound.
onomatopoeia | With a clang the gate swung shut. | Words copy a sound.
onomatopoeia | The fire popped and crackled. | Words copy a sound.
onomatopoeia | Drip, drop, plop went the tap. | Words copy a sound.
onomatopoeia | The owl's hoot broke the quiet. | Words copy a sound.
onomatopoeia | Crash! The tray fell as he turned. | Words copy a sound.
onomatopoeia | Hens like to cluck as they lay their eggs. | Words copy a sound.
onomatopoeia | The geese honk as the gate opens. | Words copy a sound.
onomatopoeia | Thud! The book fell as the cat jumped. | Words copy a sound.
hyperbole | I have told you a million times. | Something is exaggerated to stress it.
hyperbole | This bag weighs a ton. | Something is exaggerated to stress it.
hyperbole | I am so hungry that I could eat a horse. | Something is exaggerated to stress it.
hyperbole | We waited a hundred years for the bus. | Something is exaggerated to stress it.
hyperbole | The queue was ten miles long. | Something is exaggerated to stress it.
hyperbole | She cried for a thousand years. | Something is exaggerated to stress it.
hyperbole | My suitcase weighs more than an elephant. | Something is exaggerated to stress it.
hyperbole | You could hear her snore in Australia. | Something is exaggerated to stress it.
oxymoron | They were alone together. | Two opposite words stand side by side.
oxymoron | The pudding was awfully good. | Two opposite words stand side by side.
oxymoron | He is a wise fool. | Two opposite words stand side by side.
oxymoron | He told a true lie. | Two opposite words stand side by side.
oxymoron | They sailed into the bright darkness. | Two opposite words stand side by side.
oxymoron | It was an open secret. | Two opposite words stand side by side.
rhetorical question | Who has not dreamt of flying? | A question is asked that needs no answer.
rhetorical question | Is there no end to this rain? | A question is asked that needs no answer.
rhetorical question | What good is gold to a thirsty man? | A question is asked that needs no answer.
rhetorical question | Who doesn't love a sunny day? | A question is asked that needs no answer.
rhetorical question | How long must we wait for justice? | A question is asked that needs no answer.
rhetorical question | How can you learn if you never listen? | A question is asked that needs no answer.
rhetorical question | What sort of person would steal from a child? | A question is asked that needs no answer.
repetition | Water, water, nothing but water. | A word comes again and again.
repetition | On and on and on they marched. | A word comes again and again.
repetition | Never, never, never give in. | A word comes again and again.
repetition | Home, the word was home, always home. | A word comes again and again.
repetition | Dark, dark, all was dark. | A word comes again and again.
repetition | We shall search in the hills, we shall search in the woods. | A word comes again and again.
repetition | The drums, the drums, the endless drums! | A word comes again and again.
`;

/** Lines that have to be read twice, for hard in year 7: device | line. No line shows two of these devices. */
export const subtleDevices = `
metaphor | Silence was a wall between them.
metaphor | Doubt was a stone in his shoe.
metaphor | Her memory is a locked room.
metaphor | Their friendship was an anchor in the storm.
metaphor | Grief was a heavy coat on her shoulders.
metaphor | The library was her harbour.
metaphor | His promises were castles of sand.
metaphor | Her words were seeds in dry soil.
personification | Doubt whispered in her ear.
personification | The city never closes its eyes.
personification | Hunger sat down at their table.
personification | The wind pleaded at every door.
personification | Autumn packed her bags and left.
personification | The empty chairs waited for news.
personification | Silence answered his question.
personification | Old age knocked at his door.
hyperbole | I have nothing at all to wear.
hyperbole | Nobody in the world understands me.
hyperbole | It took him forever to tie his shoes.
hyperbole | She has a thousand things to do before lunch.
hyperbole | His voice could shatter mountains.
hyperbole | I could sleep for a whole year.
oxymoron | That is old news.
oxymoron | It was cruel kindness.
oxymoron | He is an honest thief.
oxymoron | Parting is such sweet sorrow.
oxymoron | We made haste slowly.
oxymoron | The twins were friendly enemies.
`;
