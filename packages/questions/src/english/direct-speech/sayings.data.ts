/** What children say, in two parts where the speaker's name can go in between | the verbs that go with it, if not all of them do. */
export const statements = `
The bus is late. | said, replied, muttered
I have lost my glove. | said, replied, explained
Dinner is ready. | said, replied
We won the match. | said, replied
My kite is stuck in the tree. | said, replied, explained
The snow has melted. | said, replied
That map is upside down. | said, whispered, muttered
You can borrow my pen. | said, replied, whispered
The puppy ate my homework. | said, replied, explained, muttered
There is a frog in the bath. | said, whispered
We need more glue. | said, replied, explained
The lake is frozen. | said, replied, explained
This soup is cold. | said, whispered, muttered
I would like some plums. | said, replied
The moon looks huge tonight. | said, whispered
It is my turn now. | said, whispered, muttered
The castle closes at five. | said, replied, explained
Your shoelace is undone. | said, whispered
We should go home. | said, replied, whispered
The hens have escaped. | said, replied, explained
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
I think | we are lost. | said, replied, whispered, muttered
If you hurry | you can catch the bus. | said, replied, explained
When the bell rings | we can go outside. | said, replied, explained
On Saturday | we are going to the zoo. | said, replied, explained
After lunch | let us build a den. | said, whispered
In my opinion | cats are cleverer than dogs. | said, replied
Unless it rains | we shall eat in the garden. | said, replied, explained
To be honest | that hat looks silly. | said, replied, whispered, muttered
As far as I know | nobody lives there. | said, replied, whispered
Before you leave | please shut the windows. | said, whispered
The trouble is | that we have no oars. | said, replied, explained
At the end of the lane | there is an old well. | said, replied, explained
Although it is late | you may read one more page. | said, replied, whispered
Once upon a time | there was a hungry giant. | said, whispered
Without a map | we shall never find the cave. | said, replied, explained, muttered
`;

/** One longer sentence in two parts. */
export const splitOneLong = `
Unless somebody finds the key | we shall have to climb through the window. | said, explained
When the tide goes out | can we walk to the island? | asked
If the bridge is closed | how shall we get home? | asked
Although I have read it twice | the ending still makes no sense. | said, muttered
Before the museum closes | could we see the dinosaurs? | asked
As soon as the paint is dry | you may hang the picture in the hall. | said, explained
Of all the books on this shelf | which one would you choose? | asked
Because the road was flooded | the bus had to turn back. | said, explained
If nobody has any questions | we can set off at once. | said
After the storm last night | is the lighthouse still standing? | asked
In the middle of the night | the fire alarm woke the whole hotel. | said, explained
By the time we reach the station | the last train will have left. | said, muttered
`;

/** Two sentences. */
export const splitTwo = `
It is late. | We must go home. | said, replied, whispered
The tide is coming in. | Climb onto the rocks. | said, explained
Your room is a mess. | Please tidy it. | said, muttered
Do not touch that. | The paint is wet. | said, whispered
There is nobody here. | Let us try next door. | said, whispered, muttered
My tooth hurts. | May I see the nurse? | said, explained, whispered
We have run out of bread. | Will you buy a loaf? | said, explained
The baby is asleep. | Talk quietly. | said, whispered, explained
Nobody believed me. | They all laughed. | said, replied, explained, muttered
You are late again. | Where have you been? | said, muttered
Sit down by the fire. | Dinner is nearly ready. | said, replied
That is not my bag. | Mine is green. | said, replied, explained
Thank you for the book. | It was wonderful. | said, whispered
The gate was open. | The goat must have escaped. | said, replied, explained
Take this torch. | It is dark in the cellar. | said, whispered
`;

/** Two longer sentences. */
export const splitTwoLong = `
I have looked in every drawer. | Where could my passport be? | said, muttered
The last ferry leaves at six. | Will we be there in time? | said, whispered
Nobody has lived there for years. | Why is there a light in the window? | said, whispered
We cannot cross the river here. | The bridge was washed away last night. | said, explained
This map must be wrong. | It shows a lake where the village is. | said, muttered
The recipe is a secret. | My grandmother never wrote it down. | said, explained
You have walked a long way. | Would you like to rest for a while? | said
I did not break the vase. | It had a crack in it already. | said, explained
The concert begins at seven. | May we sit in the front row? | said
Somebody has moved the ladder. | How are we going to get down? | said, whispered
The snow is getting deeper. | We should turn back before it is dark. | said, explained
I have heard that tune before. | Can you remember its name? | said
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
The writer repeats | never again | three times.
The simile | as brittle as ice | suggests that he is easily hurt.
The old man is described as | bent like a question mark | .
The verb | shuffled | tells us that he is tired.
The narrator admits that she was | not entirely honest | about the key.
The metaphor | a blanket of fog | makes the town seem asleep.
The author calls winter | the silent thief | .
The phrase | hungry waves | makes the sea sound like a beast.
The adjective | threadbare | shows that the family is poor.
The speaker says that time is | a patient teacher | .
The headline calls the rescue | a small miracle | .
The diary describes the desert as | an ocean without water | .
The poem compares the moon to | a silver coin | .
The narrator remembers the house as | a palace of dust | .
The report describes the storm as | the worst in living memory | .
The author says that hope is | a small bright lamp | .
The phrase | a thief in the dark | makes the wind seem dangerous.
The simile | as sly as smoke | tells us not to trust him.
The noun | avalanche | shows how many letters came.
The old sailor is called | a walking map | by his crew.
The metaphor | an iron sky | makes the morning feel heavy.
The speaker describes London as | a restless river | .
The critic called the play | clever but cold | .
The writer describes the silence as | thick as snow | .
The adverb | reluctantly | shows that she wants to stay.
The letter calls the garden | a patch of paradise | .
The villagers call the ruin | the broken tooth | .
The reviewer praised the ending as | bold and unexpected | .
The phrase | a forest of masts | shows how busy the harbour is.
`;

/** Questions about words of a text, which ask as a whole: what stands before | the words. */
export const askedQuotations = `
Who first called the sea | a grey giant
Why does the poet call winter | the silent thief
What does the writer mean by | a patient teacher
Which character is described as | bent like a question mark
Where does the narrator first use the word | threadbare
Did the reviewer really call the film | slow but beautiful
Why does the writer repeat | never again
Which house is described as | cold and watchful
Does the guide still call the tower | the finest in the county
Who says that the town is | a nest of secrets
`;

/** Questions that quote words, asked by somebody: what stands before | the words. */
export const askedInSpeech = `
Did the sign really say | No fishing
Why does the label say | Keep cold
Who wrote | Wait here
Is the song called | Silver Moon
Does the notice still say | No entry
Which box is marked | Handle with care
Where did you see the words | Free cakes
Why do they call it | Skull Bay
Who shouted | Never again
What is meant by | a small wonder
`;

/** Statements that quote a question: what stands before | the question. */
export const quotedQuestions = `
The poem begins with the question | Who has seen the wind?
The chapter ends with the question | What have I done?
The letter begins with the question | Do you remember me?
The notice ends with the question | Have you seen this cat?
The ballad opens with the question | Where have you been?
The report closes with the question | Who will pay for it?
The first verse ends with the question | Is anybody there?
The diary begins with the question | What day is it?
`;

/** What is said with words quoted in it: what stands before | the words | the verbs that go with it. */
export const quotationsInSpeech = `
The sign says | No fishing | said, explained
The label says | Keep cold | said, replied
The old song is called | Silver Moon | said, explained
The note just says | Wait here | muttered, whispered
Our teacher called my story | a small wonder | said, replied
The parrot keeps saying | Bad dog | said, muttered
The door says | No entry | said, whispered
The box is marked | Handle with care | said, replied
The poster says | Free cakes | said, whispered
The map calls it | Skull Bay | said, explained
`;
