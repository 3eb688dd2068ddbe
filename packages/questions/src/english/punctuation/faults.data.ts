/**
 * Mistakes that children make with apostrophes, speech marks, end marks and capitals, one sentence a line:
 * kind | the right sentence | a wrong one | perhaps another wrong one.
 * Nobody should be able to defend a wrong one. ("The boy's raced" is right: the boy has raced.)
 */
export const punctuationFaults = `
its | The dog wagged its tail. | The dog wagged it's tail.
its | The tree has lost its leaves. | The tree has lost it's leaves.
its | The robot lifted its arm and waved. | The robot lifted it's arm and waved.
its | The team won its first match. | The team won it's first match.
its | The kitten chased its shadow. | The kitten chased it's shadow.
it-is | I think it's going to rain. | I think its going to rain.
it-is | Mum says it's time for bed. | Mum says its time for bed.
it-is | It's too cold to swim today. | Its too cold to swim today.
it-is | Leo says it's nearly six o'clock. | Leo says its nearly six o'clock.
plural | We saw three owls near the barn. | We saw three owl's near the barn.
plural | Two boys raced across the field. | Two boy's raced across the field.
plural | We need six eggs for the cake. | We need six egg's for the cake. | We need six eggs' for the cake.
plural | There are ten pencils in the box. | There are ten pencil's in the box.
plural | She has read all these books. | She has read all these book's. | She has read all these books'.
plural | Many birds fly south in autumn. | Many bird's fly south in autumn.
plural | Dad grows carrots and beans. | Dad grows carrot's and bean's. | Dad grows carrots' and beans'.
owner | The girl's coat is on the floor. | The girls coat is on the floor.
owner | Callum's kite is stuck in the tree. | Callums kite is stuck in the tree.
owner | My dad's car won't start. | My dads car won't start.
owner | The teacher's mug is empty. | The teachers mug is empty.
owner | Grandma's soup smells wonderful. | Grandmas soup smells wonderful.
shortened | We can't find the key. | We cant find the key. | We ca'nt find the key.
shortened | They didn't hear the bell. | They didnt hear the bell. | They did'nt hear the bell.
shortened | I've never been to Wales. | Ive never been to Wales.
shortened | She doesn't like mushrooms. | She doesnt like mushrooms. | She does'nt like mushrooms.
shortened | You're standing on my foot. | Youre standing on my foot.
shortened | They're painting the fence today. | Theyre painting the fence today. | The'yre painting the fence today.
question | Where have you put my scarf? | Where have you put my scarf.
question | Did anyone feed the rabbits? | Did anyone feed the rabbits.
question | How far is it to the station? | How far is it to the station.
question | Have you ever seen a whale? | Have you ever seen a whale.
question | Why is the gate open? | Why is the gate open.
speech | "The bus is here," said Leo. | The bus is here," said Leo. | "The bus is here" said Leo.
speech | "We are lost," whispered Mia. | "We are lost, whispered Mia. | "We are lost" whispered Mia.
speech | Tom shouted, "Wait for me!" | Tom shouted, "Wait for me! | Tom shouted, "wait for me!"
speech | "Can we go now?" asked Noah. | "Can we go now? asked Noah. | "Can we go now." asked Noah?
speech | "I love this song," said Priya. | "I love this song, said Priya." | I love this song," said Priya.
speech | Grandad said, "Dinner is ready." | Grandad said, Dinner is ready." | Grandad said, "Dinner is ready.
capital | We are going to Scotland in July. | We are going to scotland in July. | We are going to Scotland in july.
capital | My friend Aisha lives in Leeds. | My friend aisha lives in Leeds. | My friend Aisha lives in leeds.
capital | Ella and I baked some scones. | Ella and i baked some scones.
capital | We play chess with Omar on Mondays. | We play chess with Omar on mondays. | We play chess with omar on Mondays.
`;
