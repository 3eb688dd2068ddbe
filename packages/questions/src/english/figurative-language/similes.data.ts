/** Well-known comparisons: the first letters of the difficulties that have it | how | like what. None whose thing is plainly like that, as red as a beetroot. */
export const asSimiles = `
e | brave | a lion
e | busy | a bee
em | cool | a cucumber
e | light | a feather
e | sly | a fox
em | stubborn | a mule
em | pretty | a picture
e | hungry | a wolf
em | strong | an ox
e | free | a bird
em | hard | nails
em | dry | a bone
em | flat | a pancake
em | clear | crystal
em | fresh | a daisy
em | gentle | a lamb
em | good | gold
em | old | the hills
em | proud | a peacock
e | quick | lightning
e | sharp | a razor
em | tough | old boots
em | fit | a fiddle
em | bright | a button
em | easy | pie
em | plain | day
em | regular | clockwork
em | bold | brass
em | clean | a whistle
em | dead | a dodo
em | dull | ditchwater
em | keen | mustard
em | neat | a new pin
em | pleased | Punch
em | poor | a church mouse
em | right | rain
em | safe | houses
em | sick | a parrot
em | thick | thieves
em | thin | a rake
`;

/** Similes that are said as well, or that nobody could call wrong, so they are no wrong answers: how | like what. */
export const alsoSaidSimiles = `
tough | nails
clear | day
bright | day
bright | gold
bright | crystal
bright | lightning
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
light | a bird
quick | a fox
quick | a bird
brave | an ox
pretty | a daisy
pretty | a peacock
pretty | a button
free | a lion
fit | an ox
fit | a lion
busy | clockwork
old | gold
old | old boots
sharp | nails
fresh | a cucumber
good | pie
good | a lamb
quick | a wolf
light | day
free | a wolf
brave | a wolf
sly | a wolf
hungry | a fox
pretty | a bird
pretty | a lamb
pretty | crystal
dry | old boots
sharp | lightning
strong | nails
regular | day
bright | a daisy
bright | a new pin
bold | a lion
bold | a wolf
bold | a peacock
bold | an ox
clean | a daisy
clean | a new pin
clean | crystal
clean | gold
clean | a picture
clear | a whistle
clear | rain
dull | a bone
flat | a rake
fresh | rain
gentle | rain
gentle | a church mouse
hard | brass
tough | brass
strong | brass
bright | brass
good | a new pin
hungry | a church mouse
hungry | a parrot
keen | a razor
keen | a lion
keen | a wolf
keen | a bee
light | rain
neat | a button
neat | a daisy
neat | a picture
neat | clockwork
old | a dodo
plain | a church mouse
pretty | a new pin
pretty | a parrot
proud | Punch
proud | brass
quick | a whistle
regular | rain
right | clockwork
right | day
safe | gold
safe | the hills
sharp | a new pin
sharp | a whistle
sharp | mustard
sly | thieves
thick | an ox
thick | mustard
thick | old boots
thin | a bone
thin | a bird
thin | a church mouse
thin | a feather
thin | a new pin
thin | a pancake
thin | a razor
pleased | a peacock
busy | thieves
bright | a parrot
dry | brass
bold | a fox
bright | a fox
bright | a picture
clean | rain
clear | a picture
cool | rain
cool | crystal
dead | a bone
dead | nails
dull | rain
free | a feather
gentle | a bird
hard | crystal
light | a bee
quick | a bee
sharp | a fox
sharp | crystal
strong | a wolf
thick | ditchwater
tough | a bone
tough | a mule
tough | a wolf
`;

/** Comparisons of our own with what they mean: sentence with the compared things in order | what it means | three things it does not mean, with ~ before one that takes it word for word. */
export const likeSimiles = `
Her hands were like ice. | Her hands were very cold. | Her hands were very small. | Her hands were very strong. | Her hands were very clean.
He ran like the wind. | He ran very fast. | He ran for hours. | He ran in circles. | He ran very badly.
The moon hung like a lantern in the sky. | The moon was round and bright. | The moon was hidden by clouds. | The moon was thin and pale. | The moon was about to set.
The baby slept like a log. | The baby slept very deeply. | The baby slept on the floor. | The baby woke all the time. | The baby slept outdoors.
She swam like a fish. | She swam very well. | ~She swam only in rivers. | She swam with her friends. | She was afraid of water.
The lake was as smooth as glass. | The lake was completely still. | The lake was full of waves. | The lake was very deep. | The lake was very small.
His voice was like thunder. | His voice was very loud. | His voice was very kind. | His voice was hard to hear. | His voice was very high.
The snow lay like a blanket on the roofs. | Snow covered the roofs. | ~The snow was warm. | The snow was melting. | Snow slid off the roofs.
My legs felt like jelly. | My legs were weak and shaky. | My legs were long and strong. | My legs were warm and dry. | My legs were light and quick.
The crowd buzzed like bees. | The crowd was full of busy noise. | The crowd was very small. | The crowd was silent and sad. | The crowd was on its way home.
Her eyes shone like stars. | Her eyes were very bright. | Her eyes were very small. | Her eyes were far apart. | Her eyes were closed.
The old car coughed like a sick dog. | The old car made rough noises. | The old car was very fast. | The old car was nearly silent. | The old car was very dirty.
The fog crept like a cat through the town. | The fog came slowly and silently. | The fog came suddenly and loudly. | The fog never reached the town. | ~The fog frightened all the mice.
The kitten's fur was like silk. | Its fur was very soft. | Its fur was very long. | Its fur was very thin. | Its fur was very dirty.
He ate like a horse. | He ate a great deal. | ~He ate only plants. | He ate very neatly. | He ate standing up.
The room was like an oven. | The room was very hot. | The room was very small. | The room was very dirty. | ~The room was full of food.
The twins are like two peas in a pod. | The twins look just the same. | The twins live far apart. | ~The twins love vegetables. | The twins are never at home.
Her words cut like a knife. | Her words hurt. | Her words made us laugh. | Her words were hard to hear. | Her words were soon forgotten.
The leaves danced like fairies in the wind. | The leaves moved lightly and quickly. | The leaves were heavy and wet. | The leaves lay on the ground. | The leaves had turned red.
Grandad is as bald as an egg. | Grandad has no hair. | Grandad has white hair. | Grandad has a beard. | Grandad wears a hat.
The cake was like a brick. | The cake was hard and heavy. | The cake was very small. | The cake was very sweet. | The cake was very light.
The news spread like wildfire. | The news spread very fast. | ~The news was about a fire. | The news was kept secret. | The news spread very slowly.
My brother eats like a bird. | My brother eats very little. | ~My brother eats only seeds. | My brother eats outdoors. | My brother eats a great deal.
The road twisted like a snake. | The road had many bends. | The road was very short. | The road was quite straight. | The road was very busy.
She stood as still as a statue. | She did not move at all. | She walked up and down. | She stood on a high wall. | She wore a long white dress.
The bus was packed like a tin of sardines. | The bus was very full. | ~The bus smelt of fish. | The bus was almost empty. | The bus was very small.
His pockets were as empty as a drum. | He had nothing in his pockets. | His pockets were very small. | He had lost his coat. | He had too much in his pockets.
The waves roared like lions. | The waves were very loud. | The waves were very small. | The waves were far away. | The waves were almost silent.
The old bread was as hard as a rock. | The bread could hardly be bitten. | The bread was very heavy. | The bread had turned grey. | The bread was nearly burnt.
The dog was as thin as a stick. | The dog's ribs could be seen. | The dog had a brown coat. | The dog stood very still. | The dog liked to play.
Her cheeks were as red as cherries. | Her cheeks were bright red. | Her cheeks were quite round. | Her cheeks were very soft. | Her cheeks were wet.
The cellar was as dark as night. | There was no light in the cellar. | The cellar was very cold. | There was nothing in the cellar. | The cellar was full of noises.
`;

/** The same for hard cells: what the two things have in common isn’t named, and isn’t a thing you can see. */
export const hardSimiles = `
His directions were as clear as mud. | Nobody could understand them. | Everyone could follow them. | ~They led along a dirty path. | They were very short.
The idea came like a flash of lightning. | The idea came all at once. | The idea came little by little. | ~The idea came during a storm. | The idea came too late.
He was like a lighthouse to his little brother. | He showed his brother the right way. | He was often far from his brother. | He kept his brother awake at night. | He was much taller than his brother.
The good news was like rain in the desert. | Everyone had longed for it. | Hardly anyone noticed it. | It was soon forgotten. | It made everyone feel sad.
Her secret was like a heavy stone. | Her secret troubled her. | Her secret made her happy. | Her secret was easy to guess. | Her secret was known to all.
My two cousins are like cat and dog. | My cousins quarrel all the time. | My cousins look quite different. | ~My cousins are fond of animals. | My cousins play together every day.
The boy followed his sister like a shadow. | The boy went wherever she went. | The boy was afraid of the dark. | The boy was taller than she was. | The boy kept far behind her.
The last week of term flew by like an arrow. | The week was soon over. | The week was full of sports. | The week seemed to go on for ever. | The week was hard work.
Getting my brother out of bed is like moving a mountain. | It is very hard to do. | It makes a great deal of noise. | It can be done in a moment. | ~It has to be done outdoors.
The queue moved like treacle. | The queue moved very slowly. | The queue moved in a circle. | The queue moved smoothly and fast. | ~The queue was for sweet things.
The lie grew like a weed. | The lie spread and was hard to stop. | The lie was soon found out. | The lie did nobody any harm. | ~The lie was about a garden.
Her smile was like a locked door. | Her smile did not show what she felt. | Her smile made people feel welcome. | Her smile was wide and friendly. | Her smile came too late.
His old coat was like a good friend. | His old coat gave him comfort. | ~His old coat belonged to a friend. | His old coat was far too big. | His old coat was full of holes.
His promise was as solid as smoke. | His promise was worth nothing. | His promise could be relied on. | His promise was kept at once. | His promise made her angry.
Her excuse was as thin as paper. | Nobody could believe her excuse. | ~Her excuse was written down. | Her excuse was easy to believe. | Her excuse was a long one.
The torch was as useful as a chocolate teapot. | The torch was no use at all. | The torch was a great help. | The torch was warm to hold. | The torch was a lovely present.
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
Would you like to hold my hamster? | “would like” means “want”.
She would like to be a vet. | “would like” means “want”.
I like the red kite best. | “like” is a verb and tells what somebody enjoys.
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
We came as quickly as we could. | “as quickly as we could” says how fast they were able to come.
You may stay as long as you are quiet. | “as long as” means “if”.
Eat as much as you want. | “as much as” says how much you may eat.
He threw the ball as far as he could. | “as far as he could” says how far he was able to throw.
As far as I know, the shop is shut. | “as far as I know” means that somebody isn’t quite sure.
Bring a hat as well as a coat. | “as well as” means “and”.
She visits Nan as often as she can. | “as often as she can” says how many times she visits.
I ran home as soon as it rained. | “as soon as” tells when somebody ran home.
It sounds like a good plan. | “sounds like” means “seems to be”.
He is known as the best baker in town. | “as” gives what people call him.
As far as we could see, there was sand. | “as far as we could see” tells how far they were able to see.
Please come as quickly as possible. | “as quickly as possible” means that you should hurry.
He ran as well as he could. | “as well as he could” says that he did his best.
What does the soup taste like? | “like” is part of a question about the soup.
She looks like winning the race. | “looks like winning” means that she will probably win.
I did just as I was told. | “as” means “in the way that”.
Leave the room as you found it. | “as” means “in the state in which”.
I shall wait here as long as it takes. | “as long as it takes” says how long somebody will wait.
`;
