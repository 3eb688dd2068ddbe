/** What children say: sentence; a bar cuts it in two where the speaker's name may stand in between. */
export const statements = `
The bus is late.
I have lost my glove.
Dinner is ready.
We won the match.
My kite is stuck in the tree.
The snow has melted.
That map is upside down.
You can borrow my pen.
The puppy ate my homework.
There is a frog in the bath.
We need more glue.
The lake is frozen.
This soup is cold.
I would like some plums.
The moon looks huge tonight.
It is my turn now.
The castle closes at five.
Your shoelace is undone.
We should go home.
The hens have escaped.
`;
export const questions = `
Where is my hat?
Have you seen the cat?
What time is it?
Can we have a picnic?
Who left the gate open?
Is that your boat?
May I try it?
When does the film start?
Why is the door locked?
Did you hear that noise?
How old is your gran?
Are we nearly there?
`;
export const exclamations = `
Look at that rainbow!
Watch out!
What a huge pumpkin!
Come back here!
We did it!
Hurry up!
Stop that at once!
How brave you are!
Help me!
What a mess!
`;

/** One sentence in two parts. */
export const splitOne = `
I think | we are lost.
If you hurry | you can catch the bus.
When the bell rings | we can go outside.
On Saturday | we are going to the zoo.
After lunch | let us build a den.
In my opinion | cats are cleverer than dogs.
Unless it rains | we shall eat in the garden.
To be honest | that hat looks silly.
As far as I know | nobody lives there.
Before you leave | please shut the windows.
The trouble is | that we have no oars.
At the end of the lane | there is an old well.
Although it is late | you may read one more page.
Once upon a time | there was a hungry giant.
Without a map | we shall never find the cave.
`;

/** Two sentences. */
export const splitTwo = `
It is late. | We must go home.
The tide is coming in. | Climb onto the rocks.
Your room is a mess. | Please tidy it.
Do not touch that. | The paint is wet.
There is nobody here. | Let us try next door.
My tooth hurts. | May I see the nurse?
We have run out of bread. | Will you buy a loaf?
The baby is asleep. | Talk quietly.
Nobody believed me. | They all laughed.
You are late again. | Where have you been?
Sit down by the fire. | Dinner is nearly ready.
That is not my bag. | Mine is green.
Thank you for the book. | It was wonderful.
The gate was open. | The goat must have escaped.
Take this torch. | It is dark in the cellar.
`;

/** Words quoted from a text: what stands before | the words | what stands after. */
export const quotations = `
The poet calls the sea | a grey giant | .
The narrator describes the house as | cold and watchful | .
The writer says the crowd was | like a river in flood | .
The guide claims that the tower is | the finest in the county | .
In the last line the poet admits that he is | afraid of the quiet | .
The report calls the bridge | a triumph of design | .
The reviewer found the film | slow but beautiful | .
The phrase | a thousand eyes | makes the forest seem alive.
The words | without a backward glance | show that she is determined.
The writer repeats | never again | three times.
The simile | as brittle as ice | suggests that he is easily hurt.
The old man is described as | bent like a question mark | .
The poem begins with the words | all was still | and ends with a storm.
The verb | shuffled | tells us that he is tired.
The narrator admits that she was | not entirely honest | about the key.
The metaphor | a blanket of fog | makes the town seem asleep.
The author calls winter | the silent thief | .
The phrase | hungry waves | makes the sea sound like a beast.
The adjective | threadbare | shows that the family is poor.
The speaker says that time is | a patient teacher | .
The headline calls the rescue | a small miracle | .
The diary describes the desert as | an ocean without water | .
`;
