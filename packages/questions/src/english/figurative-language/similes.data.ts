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

/** Comparisons of our own with what they mean: sentence with the compared things in order | what it means. */
export const likeSimiles = `
Her hands were like ice. | Her hands were very cold.
He ran like the wind. | He ran very fast.
The moon hung like a lantern in the sky. | The moon was round and bright.
The baby slept like a log. | The baby slept very deeply.
She swam like a fish. | She swam very well.
The lake was as smooth as glass. | The lake was completely still.
His voice was like thunder. | His voice was very loud.
The snow lay like a blanket on the roofs. | Snow covered the roofs.
My legs felt like jelly. | My legs were weak and shaky.
The crowd buzzed like bees. | The crowd was full of busy noise.
Her eyes shone like stars. | Her eyes were very bright.
The old car coughed like a sick dog. | The old car made rough noises.
The fog crept like a cat through the town. | The fog came slowly and silently.
The kitten was as soft as silk. | The kitten was very soft.
He ate like a horse. | He ate a great deal.
The room was like an oven. | The room was very hot.
The twins are like two peas in a pod. | The twins look just the same.
Her words cut like a knife. | Her words hurt.
The leaves danced like fairies in the wind. | The leaves moved lightly and quickly.
Grandad is as bald as an egg. | Grandad has no hair.
The cake was as heavy as a brick. | The cake was very heavy.
The news spread like wildfire. | The news spread very fast.
My brother eats like a bird. | My brother eats very little.
The road twisted like a snake. | The road had many bends.
She stood as still as a statue. | She did not move at all.
The bus was packed like a tin of sardines. | The bus was very full.
His pockets were as empty as a drum. | He had nothing in his pockets.
The waves roared like lions. | The waves were very loud.
`;

/** Sentences with like or as that compare nothing. */
export const notSimiles = `
I like long walks by the sea.
We left as soon as the bell rang.
She works as a nurse.
They would like some soup.
As it was late, we went home.
He does not like spiders.
Do you like my new hat?
As I opened the door, the cat ran out.
Mum is as busy as ever today.
The dog likes to sleep on the sofa.
She sang as she walked.
Use a spoon as well as a fork.
I feel like going for a swim.
We came as quickly as we could.
As usual, the bus was late.
`;

/** Lines that paint a picture for one of the senses: sense | line | the mood it makes, or a dash where readers might differ. */
export const images = `
sight | Silver moonlight spilled over the sleeping roofs. | peaceful
sight | Scarlet poppies blazed in the golden wheat. | cheerful
sight | Black clouds piled up like mountains. | threatening
sight | A thin grey mist hid the crooked gravestones. | spooky
sight | The sea glittered with a thousand points of light. | cheerful
sight | Dusty sunbeams slanted through the silent attic. | peaceful
sight | Green eyes glowed in the depths of the cave. | -
sight | The last candle flickered and sank. | -
sound | Dry leaves rustled and whispered along the path. | -
sound | The gate creaked and groaned in the dark. | spooky
sound | Drums boomed and trumpets blared in the square. | cheerful
sound | Thunder growled behind the hills. | threatening
sound | The stream chuckled and gurgled over the stones. | cheerful
sound | Somewhere a floorboard cracked. | spooky
sound | Waves sighed on the empty beach. | peaceful
sound | Wolves howled closer and closer. | -
smell | The warm scent of fresh bread drifted up the stairs. | cheerful
smell | The cellar reeked of mould and old bones. | spooky
smell | Honeysuckle perfumed the evening air. | peaceful
smell | Acrid smoke filled our nostrils as the fire crept near. | threatening
smell | The stable smelt of hay and sleepy horses. | peaceful
taste | Sweet sticky honey ran over her tongue. | cheerful
taste | The salty spray lay on his lips. | -
taste | The bitter medicine burned his throat. | -
taste | Sharp lemon made our mouths pucker. | -
taste | Hot spicy soup tingled on our tongues. | -
touch | Cold fingers of fog brushed against my neck. | spooky
touch | The soft warm kitten curled in my lap. | peaceful
touch | Sharp hail stung our faces. | -
touch | Slimy weed slid round my ankles. | spooky
touch | The sun's gentle warmth soaked into our backs. | peaceful
touch | The icy wind clawed at our coats. | threatening
`;

/** Lines with a device of language: device | line | what it means or does. */
export const devices = `
simile | The stars were like grains of rice. | The stars were small, white and many.
simile | The old man was as thin as a rake. | The old man was very thin.
simile | Fear spread like ink in water. | Fear spread quickly everywhere.
simile | His smile was as false as a wooden coin. | His smile was not sincere.
simile | The town was as busy as an anthill. | The town was busy and noisy.
simile | The silence was as thick as fog. | There was complete silence.
simile | Her laugh rang like a bell. | Her laugh was clear and bright.
simile | The sails filled like balloons. | The sails were full of wind.
metaphor | The classroom was a zoo. | The classroom was wild and noisy.
metaphor | Her heart was a stone. | She felt no pity.
metaphor | The moon was a silver coin. | The moon was round and bright.
metaphor | Life is a long road. | Life goes on step by step.
metaphor | The snow was a white blanket. | Snow covered everything.
metaphor | His room is a jungle. | His room is very untidy.
metaphor | Hope is a small bright candle. | Hope gives a little comfort in dark times.
metaphor | The news was a dagger in her side. | The news hurt her deeply.
personification | The breeze told secrets to the trees. | The breeze blew softly.
personification | The sun grinned down at the village. | The sun shone pleasantly.
personification | The old house dozed in the afternoon sun. | The old house was quiet and still.
personification | The waves punched the rocks. | The waves beat hard against the rocks.
personification | Winter laid its icy hand on the town. | The town became very cold.
personification | The alarm clock dragged me out of bed. | The alarm clock woke me up.
personification | Night wrapped her cloak round the town. | It grew dark in the town.
personification | The flowers danced in the breeze. | The flowers moved in the wind.
alliteration | Seven slippery snakes slid silently south. | The same sound begins many words.
alliteration | Bouncing babies blew big blue bubbles. | The same sound begins many words.
alliteration | Polly packed purple plums in paper. | The same sound begins many words.
alliteration | Wet wellies wobble when we walk. | The same sound begins many words.
alliteration | Dark, damp, deep dungeons dismay Dora. | The same sound begins many words.
alliteration | Grumpy giants guard golden gates. | The same sound begins many words.
alliteration | Two tired tigers trotted through town. | The same sound begins many words.
alliteration | Fierce flames flickered and flared. | The same sound begins many words.
onomatopoeia | The bacon hissed and sizzled in the pan. | Words copy a sound.
onomatopoeia | Splash! The frog was in the pond. | Words copy a sound.
onomatopoeia | The clock went tick-tock all night. | Words copy a sound.
onomatopoeia | The fly buzzed round my ear. | Words copy a sound.
onomatopoeia | With a clang the gate swung shut. | Words copy a sound.
onomatopoeia | The fire popped and crackled. | Words copy a sound.
onomatopoeia | Drip, drop, plop went the tap. | Words copy a sound.
onomatopoeia | The owl's hoot broke the quiet. | Words copy a sound.
hyperbole | I have told you a million times. | Something is made far too big to stress it.
hyperbole | This bag weighs a ton. | Something is made far too big to stress it.
hyperbole | I am so hungry that I could eat a horse. | Something is made far too big to stress it.
hyperbole | We waited a hundred years for the bus. | Something is made far too big to stress it.
hyperbole | The queue was ten miles long. | Something is made far too big to stress it.
hyperbole | She cried for a thousand years. | Something is made far too big to stress it.
hyperbole | My suitcase weighs more than an elephant. | Something is made far too big to stress it.
hyperbole | You could hear her snore in Australia. | Something is made far too big to stress it.
oxymoron | There was a deafening silence. | Two opposite words stand side by side.
oxymoron | It was a bitter-sweet farewell. | Two opposite words stand side by side.
oxymoron | Her look was one of icy fire. | Two opposite words stand side by side.
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
