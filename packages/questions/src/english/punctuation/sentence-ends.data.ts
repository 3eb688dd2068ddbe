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

/** Bullet lists: the words before it | the points, all of one kind. */
export const bulletLists = `
For the picnic we need: | rolls; plums; a blanket; a flask
Bring these things to camp: | a torch; a coat; a sleeping bag; a mug
The recipe uses: | flour; two eggs; butter; a pinch of salt
Our tour stops at: | the castle; the harbour; the old mill; the market
The club meets to: | play chess; solve puzzles; share books; plan trips
In the shed you will find: | a spade; two rakes; plant pots; a watering can
Before you leave: | close the windows; feed the cat; lock the door; hide the key
The band is made up of: | a singer; a drummer; two guitarists; a pianist
Good readers: | ask questions; picture the scene; check new words; look for clues
To make a kite you need: | thin paper; two sticks; strong string; glue
The museum shows: | fossils; gold coins; old toys; model ships
Penguins can: | swim fast; hold their breath; slide on ice; live in groups
Our rules are simple: | listen to others; take turns; tidy up; be kind
The hotel offers: | a pool; free bikes; a games room; boat trips
A healthy lunch has: | some fruit; plenty of vegetables; bread or rice; water
The storm damaged: | the pier; two roofs; a church tower; the bandstand
In the art box there are: | brushes; chalks; ink; sheets of card
Volunteers are asked to: | wear boots; bring gloves; pick up litter; sort the waste
The castle has: | four towers; a moat; a secret tunnel; thick walls
On the farm we saw: | ducklings; a tractor; a sleepy pig; six goats
The explorers carried: | ropes; maps; tents; dried fruit
The plant needs: | light; water; air; room to grow
The train calls at: | York; Leeds; Derby; Bristol
Wolves live in packs to: | hunt together; protect the young; keep warm; share food
`;

/** What an ellipsis does: kind | sentence. pause: the speaker stops or waits; unfinished: the thought is left open; missing: words of a quotation are left out, which only the whole quotation beside it shows. */
export const ellipsisUses = `
pause | The winner is … Amara!
pause | And behind the curtain was … a kitten.
pause | I think it was … er … a badger.
pause | She opened the lid and found … nothing.
pause | The answer to the riddle is … a shadow.
pause | Then, out of the fog, came … a goat.
pause | We waited … and waited … and at last the bus came.
pause | My favourite animal is … wait for it … the sloth.
pause | He lifted the cloth and there was … a trifle.
pause | The tiny egg trembled … and cracked open.
pause | “Well … I forgot,” said Tom, and he looked down at his shoes.
pause | “And the winner of the golden spoon is … Amara!” cried the judge.
pause | “There is something in this box,” said Mum. “It is … a tortoise!”
pause | “Who ate the last slice of cake?” asked Dad. “It was … me,” said Gran.
unfinished | I wonder if we shall ever …
unfinished | The footsteps came closer, and then …
unfinished | If only I had listened to her …
unfinished | The door swung open. There, in the moonlight …
unfinished | I was going to tell you, but …
unfinished | Perhaps one day …
unfinished | If we had left an hour earlier …
unfinished | She turned the page. It could not be the …
unfinished | Well, you could always try, but …
unfinished | We would have told you, only …
unfinished | “I was only going to …” Her voice trailed off, and she looked away.
unfinished | “We could always ask Gran, but …” Dad shook his head and sat down.
unfinished | “The key should be under the mat,” said Mum. “Unless …”
unfinished | “If anybody finds out that we were here …” whispered Leo.
missing | The guide says “the finest old tower in the county”. The poster says “the finest … in the county”.
missing | The monk wrote: “The city fell in a single winter night.” My book has: “The city fell in a single … night.”
missing | The poem says “a grey and hungry giant”. Eva quotes it as “a grey … giant”.
missing | The report says “the lost tomb of a queen”. The headline says “the … tomb of a queen”.
missing | The review says “a thrilling, funny and moving story”. The cover says “a thrilling … and moving story”.
missing | Her diary says “across the desert alone on foot”. The film says “across the desert … on foot”.
missing | The letter begins “My dear old friend and brother”. The book prints “My dear … friend and brother”.
missing | The sign says “All pupils and visitors must wear boots”. Our note says “All pupils … must wear boots”.
missing | The story tells of “a storm of snow and thunder”. The blurb promises “a storm of … thunder”.
missing | The rule book says “no dogs or other pets indoors”. The poster says “no dogs … indoors”.
`;
