/** Why lines with a simile, a metaphor or personification mean what they mean: the line | what its picture is like. */
export const pictures = `
The classroom was a zoo. | In a zoo you hear wild animals roar and screech.
Her heart was a stone. | A stone is hard and cold, and nothing moves it.
The moon was a silver coin. | A silver coin is a shining circle.
Life is a steep road. | A steep road makes you work for every step.
The snow was a white blanket. | A blanket is spread over all that lies under it.
His room is a jungle. | In a jungle everything grows over everything else, and you can hardly get through.
Hope is a small bright candle. | A candle gives a little light where it is dark.
The breeze told the leaves its secrets. | Secrets are whispered, so the wind made hardly a sound.
The sun grinned down at the village. | Whoever grins is in a good mood.
The old house dozed in the afternoon sun. | Whoever dozes lies still and makes no sound.
The waves punched the rocks. | To punch is to hit hard with the fist.
The alarm clock dragged me out of bed. | Whoever is dragged out of bed has to get up at once.
The flowers danced in the breeze. | Dancers sway to and fro.
Her hands were like ice. | Ice makes you shiver when you touch it.
He ran like the wind. | The wind rushes past and nobody can catch it.
The moon hung like a lantern in the sky. | A lantern is a lamp that shines in the dark.
The baby slept like a log. | A log lies there and nothing wakes it.
She swam like a fish. | A fish is at home in the water.
The lake was as smooth as glass. | Glass is quite flat: there isn't a ripple in it.
His voice was like thunder. | Thunder can be heard for miles.
The snow lay like a blanket on the roofs. | A blanket is spread over all that lies under it.
My legs felt like jelly. | Jelly wobbles and cannot hold anything up.
The crowd buzzed like bees. | Many bees together hum all the time.
Her eyes shone like stars. | Stars glitter in the dark.
The old car coughed like a sick dog. | A cough is a rough noise that comes in bursts.
The fog crept like a cat through the town. | A cat puts down its paws without a sound and takes its time.
The kitten's fur was like silk. | Silk is smooth, and pleasant to stroke.
He ate like a horse. | A horse is big and eats for many hours a day.
The room was like an oven. | An oven is heated until food cooks in it.
The twins are like two peas in a pod. | Nobody can tell one pea from the next.
Her words cut like a knife. | A knife can wound somebody.
The leaves danced like fairies in the wind. | Fairies are light and never stand still.
Grandad is as bald as an egg. | There is nothing but smooth shell on an egg.
The cake was like a brick. | Nobody could bite into a brick or lift it with one finger.
The news spread like wildfire. | A wildfire races through dry grass and nobody can stop it.
My brother eats like a bird. | A bird pecks a seed here and there.
The road twisted like a snake. | A snake's body winds to the left and to the right.
She stood as still as a statue. | A statue is made of stone and cannot stir.
The bus was packed like a tin of sardines. | In a tin the sardines lie side by side without any room between them.
His pockets were as empty as a drum. | Inside a drum there is only air.
The waves roared like lions. | A lion's roar can be heard from far away.
The news was a dagger to her heart. | A dagger wounds, and the wound goes deep.
Her eyes were two bright stars. | Stars glitter in the dark.
The road was a grey ribbon. | A ribbon is long and narrow, and when it is dropped it lies in curves.
Gran is the anchor of our family. | An anchor holds a ship in its place, whatever the weather.
The library was a treasure chest. | A treasure chest is full of precious things.
Her praise was a warm coat. | A warm coat makes whoever wears it feel better.
His memory is a sieve. | Almost everything that is poured into a sieve runs through its holes.
Her smile was the sun after rain. | When the sun comes out after rain, everyone is glad.
Silence was a wall between them. | A wall keeps those on one side from those on the other.
Doubt was a stone in his shoe. | A stone in a shoe hurts at every step.
Their friendship was an anchor in the storm. | An anchor holds a ship fast while the storm tears at it.
Grief was a heavy coat on her shoulders. | A heavy coat presses on whoever has to carry it.
The library was her harbour. | In a harbour ships have nothing to fear from the storm.
His promises were castles of sand. | The next tide washes a castle of sand away.
Her words were seeds in dry soil. | In dry soil seeds don’t come up.
Jealousy is a slow poison. | A slow poison harms you a little more every day.
His anger was a slow fire. | A slow fire goes on burning for hours.
The photographs were windows into his childhood. | Through a window you can see what is on the other side.
The trees bowed low to the storm. | Whoever bows bends the upper part of the body.
The stars winked at us from above. | An eye that winks closes and opens again.
The river sang on its way to the sea. | Singing is pleasant to hear.
The kettle called us to breakfast. | A kettle whistles when it is ready.
The mountains frowned at the climbers. | Whoever frowns looks dark and cross.
The last cake begged to be eaten. | It looked so good that somebody could hardly leave it alone.
The old car refused to climb the hill. | Whoever refuses doesn’t do what is wanted, and this car couldn’t.
Doubt whispered in her ear. | The quiet voice is a thought of her own: perhaps she is wrong.
The city never closes its eyes. | Whoever never closes the eyes never sleeps.
Hunger sat down at their table. | Hunger is there when people sit down to eat, so the plates are not full.
Autumn packed her bags and left. | Whoever packs and leaves is gone.
Old age knocked at his door. | Whoever knocks has just arrived.
The moon kept watch over the camp. | Whoever keeps watch is there all night.
Spring tiptoed into the valley. | Whoever goes on tiptoe comes slowly and is hardly noticed.
Pine trees stood guard round the lake. | Guards stand side by side all round what they watch.
Seeds of doubt took root in his mind. | A seed is tiny, and what grows from it grows slowly.
A cloud of suspicion hung over the house. | A cloud darkens whatever lies below it.
He weighed every word before he spoke. | People weigh what they want to know exactly.
The truth slowly dawned on her. | At dawn it gets light little by little, until everything can be seen.
Their quarrel boiled over at supper. | What boils over can’t be kept in the pan any longer.
Her icy stare silenced the crowd. | Ice is cold, and so is somebody without a friendly look.
He built a wall round his feelings. | Nobody can look through a wall.
She is sailing through her exams. | A ship under sail glides along without any effort.
The flame of rebellion still burned in the north. | A flame that still burns can set fire to other things.
His plans crumbled within a week. | What crumbles falls to pieces.
The wind pleaded at every door. | Whoever pleads speaks in a sad and begging voice.
Justice turned her back on him. | Whoever turns their back on you won’t help you.
Only the clock answered his question. | A clock does nothing but tick, so there was no voice to be heard.
Guilt tapped him on the shoulder. | A tap makes you turn round and look back, and he looked back at what he had done.
Memory plays tricks on the old soldier. | A trick makes you believe what isn’t true.
Time has been kind to the old house. | Time wears most houses down, but it did this one little harm.
Sleep refused to come to her. | She wanted to sleep and couldn’t.
Fortune smiled on the travellers. | Fortune is luck, and she smiles on those she likes.
The old bread was as hard as a rock. | Teeth can do nothing to a rock.
The dog was as thin as a stick. | A stick has no flesh on it.
Her cheeks were as red as cherries. | Ripe cherries have a strong, bright colour.
The cellar was as dark as night. | At night you can hardly see your own hand.
His directions were as clear as mud. | You can’t see anything through mud.
The idea came like a flash of lightning. | Lightning is there in an instant.
He was like a lighthouse to his little brother. | A lighthouse shows ships where to go.
The good news was like rain in the desert. | Everything in a desert waits for rain.
Her secret was like a heavy stone. | A heavy stone presses on whoever has to carry it.
My two cousins are like cat and dog. | Cats and dogs often fight.
The boy followed his sister like a shadow. | A shadow is always close behind you.
The last week of term flew by like an arrow. | An arrow is gone almost before you have seen it.
Getting my brother out of bed is like moving a mountain. | Nobody can shift a mountain, however much they push.
The queue moved like treacle. | Treacle is so thick that it takes its time to leave the spoon.
The lie grew like a weed. | Weeds come up everywhere, and it is hard to get rid of them.
Her smile was like a locked door. | Behind a locked door nobody can see what there is.
His old coat was like a good friend. | A good friend makes you feel better.
His promise was as solid as smoke. | Smoke isn’t solid at all: there is nothing to hold on to.
The torch was as useful as a chocolate teapot. | A chocolate teapot melts as soon as you pour in hot tea.
Her excuse was as thin as paper. | Paper tears at a touch.
Night sang the whole town to sleep. | Children are sung to sleep at the end of the day.
Fear whispered to her all the way home. | Whoever whispers to you is close, so her fear never left her.
Her apology was a plaster on a broken leg. | A plaster is for a scratch, and a broken leg needs much more.
The truth is a cork in water. | However deep you push a cork down, it comes up again.
Fame is a bubble. | A bubble shines and soon bursts.
His temper is a coiled spring. | A coiled spring can jump open at any moment.
Gossip is a fire in dry grass. | Dry grass burns at once, and the flames run on and on.
Old letters are bridges to the past. | A bridge takes you to a place that you couldn’t reach.
Their argument was a merry-go-round. | A merry-go-round takes you past the same things again and again.
His speech was a river that never reached the sea. | A river is on its way to the sea, and this one ran on without arriving.
The house has kept its secrets for a century. | Whoever keeps a secret tells nobody.
The stubborn door argued with his key. | Whoever argues doesn’t give in.
Poverty moved in with them that winter. | Whoever moves in lives with you from then on.
Silence greeted her question. | You expect to be greeted with words, and here there were none.
The engine complained about the steep road. | Whoever complains lets everybody hear that something is too hard.
His conscience scolded him all night. | A scolding tells you what you have done wrong.
`;
