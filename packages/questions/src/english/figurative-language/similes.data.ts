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
The old bread was as hard as a rock. | The bread could hardly be bitten. | The bread was very heavy. | The bread had turned grey. | The bread was nearly burnt.
The dog was as thin as a stick. | The dog had eaten too little. | The dog had a brown coat. | The dog stood very still. | The dog liked to play.
Her cheeks were as red as cherries. | Her cheeks were bright red. | Her cheeks were quite round. | Her cheeks were very soft. | Her cheeks were wet.
The cellar was as dark as night. | There was no light in the cellar. | The cellar was very cold. | There was nothing in the cellar. | The cellar was full of noises.
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
It looks like rain today. | “looks like rain” means that it will probably rain.
Please do not shout like that. | “like that” means “in that way”.
Sports like hockey need a team. | “like” means “such as”.
Animals like foxes hunt at night. | “like” means “such as”.
What is your new teacher like? | “like” is part of a question about somebody.
Would you like to hold my hamster? | “would like” means “want”.
She would like to be a vet. | “would like” means “want”.
I like the red kite best. | “like” is a verb and tells what somebody enjoys.
We came as quickly as we could. | “as quickly as we could” says how fast they were able to come.
You may stay as long as you are quiet. | “as long as” means “if”.
Eat as much as you want. | “as much as” says how much you may eat.
He threw the ball as far as he could. | “as far as he could” says how far he was able to throw.
As far as I know, the shop is shut. | “as far as I know” means that somebody isn’t quite sure.
Bring a hat as well as a coat. | “as well as” means “and”.
She visits Nan as often as she can. | “as often as she can” says how many times she visits.
I ran home as soon as it rained. | “as soon as” tells when somebody ran home.
`;
