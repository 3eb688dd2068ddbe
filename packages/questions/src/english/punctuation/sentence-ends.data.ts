/** Sentences with their capital letters and end marks: statements and commands, questions, exclamations. */
export const sentenceEnds = `
We went to Leeds on Monday.
My cousin Aisha lives in Wales.
We fly to Spain in July.
The Thames flows through London.
Tom plays chess on Friday.
Our teacher is called Mrs Brown.
Kofi and Mei share a desk.
It often snows in Scotland in January.
I met Mr Khan in London.
Grandma comes from Jamaica.
The shop in York is closed on Sunday.
Please give this map to Priya.
My birthday is in September.
A fox ran across Baker Street.
Ruby moved from France to Poland.
We saw Big Ben in London.
Ask Rhys to close the gate.
We go to Cornwall every August.
Where does Zofia live?
When is the train to Bristol?
Did you see Omar on Saturday?
Who painted this picture of Paris?
Have you been to Ireland?
What time does Leo get up?
Is Grace in the team on Friday?
Why is Noah wearing a hat?
Can penguins swim?
How many days are in March?
Which bus goes to Hull?
Will Hana come in April?
Are the lions awake?
Do you know Mr Patel?
What time does the shop in Leeds open?
What colour is Bella's collar?
What did Ruby buy in York?
What is the capital of France?
How old is Mr Brown?
How far is it to Cardiff?
How does Rhys get to school?
How do owls find mice at night?
What a huge pumpkin that is!
How brave Arjun was!
What a lovely day it is!
How fast that train goes!
What a noise the monkeys make!
How tall you have grown!
What strange shoes Callum wears!
How cold the sea is in December!
What a clever dog Bella is!
How quietly the owl flies!
What a long way it is to Dundee!
How sweet these plums are!
`;

/** Words above that look like names to a child, and are none. */
export const commonNouns =
  'cousin, chess, teacher, desk, shop, map, birthday, fox, gate, train, picture, team, hat, penguins, days, bus, lions, pumpkin, day, noise, monkeys, shoes, sea, dog, owl, plums, collar, capital, school, owls, mice';
