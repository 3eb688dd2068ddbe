/** Bullet lists and sentences with an ellipsis. */

/** Bullet lists: the words before it | the points, all of one kind | points that don't fit the words before the list as the others do. */
export const bulletLists = `
For the picnic we need: | rolls; plums; a blanket; a flask | someone must bring napkins; choosing a shady spot
Bring these things to camp: | a torch; a coat; a sleeping bag; a mug | everyone needs a pillow; packing warm socks
The recipe uses: | flour; two eggs; butter; a pinch of salt | you melt the butter; whisking two eggs
Our tour stops at: | the castle; the harbour; the old mill; the market | we see the old town hall; walking to the fort
The club meets to: | play chess; solve puzzles; share books; plan trips | sharing new ideas; a quiz every Friday
In the shed you will find: | a spade; two rakes; plant pots; a watering can | the ladder is rusty; hanging up the hose
Before you leave: | close the windows; feed the cat; lock the door; hide the key | switching off the lights; the front door
The band is made up of: | a singer; a drummer; two guitarists; a pianist | they play on Fridays; singing in harmony
Good readers: | ask questions; picture the scene; check new words; look for clues | making notes; a good memory
To make a kite you need: | thin paper; two sticks; strong string; glue | you tie the knots; paint the tail
The museum shows: | fossils; gold coins; old toys; model ships | children go in free; drawing with chalk
Penguins can: | swim fast; hold their breath; slide on ice; live in groups | diving deep; thick feathers
Our rules are simple: | listen to others; take turns; tidy up; help each other | being polite; kindness
The hotel offers: | a pool; free bikes; a games room; boat trips | breakfast is at eight; you can swim all day
A healthy lunch has: | some fruit; plenty of vegetables; bread or rice; water | you drink enough water; eating slowly
The storm damaged: | the pier; two roofs; a church tower; the bandstand | trees fell on cars; flooding a street
In the art box there are: | brushes; chalks; pens; sheets of card | the glue has dried up; painting on glass
Volunteers are asked to: | wear boots; bring gloves; pick up litter; sort the waste | arriving by nine; a packed lunch
The castle has: | four towers; a moat; a secret tunnel; thick walls | the hall is haunted; climbing the keep
On the farm we saw: | ducklings; a tractor; a sleepy pig; six goats | the geese chased us; feeding the lambs
The explorers carried: | ropes; maps; tents; dried fruit | they slept in caves; crossing the river
The plant needs: | light; water; air; room to grow | turn it every day; you water it at night
Wolves live in packs to: | hunt together; protect the young; keep warm; share food | raising their cubs; a safe den
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
unfinished | If only I had listened to her …
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
unfinished | “If I had only known that …” She sighed and closed the book.
unfinished | “I would have come, but …” His face turned red.
unfinished | “You don't think that the bridge might …” Nobody dared to answer.
unfinished | She began to say, “It wasn't me who …” Then the bell rang.
unfinished | “Perhaps we could …” Ella shook her head. It would never work.
unfinished | “There must be some way to …” The captain stared at the map.
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
missing | The sign says “No dogs or bicycles on the beach”. The leaflet says “No dogs …”.
missing | The poem begins “The wind was cold and bitter”. Hana's essay quotes “The wind was cold …”.
missing | The critic wrote “a brave, clever and gripping film”. The poster says “a brave, clever …”.
missing | The notice says “Please keep to the path at all times”. The map says “Please keep to the path …”.
missing | The diary says “We reached the pole at noon and wept”. The museum label says “We reached the pole …”.
`;
