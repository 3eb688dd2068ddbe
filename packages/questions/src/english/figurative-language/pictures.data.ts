/** Why lines with a simile, a metaphor or personification mean what they mean: the line | what its picture is like. */
export const pictures = `
The stars were like grains of rice. | Grains of rice are little and white, and a bowl holds far too many to count.
The old man was as thin as a rake. | A rake has a long, narrow handle without anything soft on it.
Fear spread like ink in water. | A drop of ink soon colours all the water.
His smile was as false as a wooden coin. | A wooden coin only pretends to be money, and his smile only pretends as well.
The town was like an anthill. | In an anthill thousands of ants run to and fro.
The silence was as thick as fog. | Thick fog lets nothing be seen, and such a silence lets nothing be heard.
Her voice was like a bell. | A bell has a clear, ringing sound.
The sails filled like balloons. | A balloon swells when air goes into it.
The classroom was a zoo. | In a zoo you hear wild animals roar and screech.
Her heart was a stone. | A stone is hard and cold, and nothing moves it.
The moon was a silver coin. | A silver coin is a shining circle.
Life is a steep road. | A steep road makes you work for every step.
The snow was a white blanket. | A blanket is spread over all that lies under it.
His room is a jungle. | In a jungle everything grows over everything else, and you can hardly get through.
Hope is a small bright candle. | A candle gives a little light where it is dark.
The news was a dagger in her side. | A dagger wounds, and the wound goes deep.
The breeze told the leaves its secrets. | Secrets are whispered, so the wind made hardly a sound.
The sun grinned down at the village. | Whoever grins is in a good mood.
The old house dozed in the afternoon sun. | Whoever dozes lies still and makes no sound.
The waves punched the rocks. | To punch is to hit hard with the fist.
Winter laid its icy hand on the town. | An icy hand makes whatever it touches cold.
The alarm clock dragged me out of bed. | Whoever is dragged out of bed has to get up at once.
Night wrapped her cloak round the town. | Under a cloak no light comes in.
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
`;
