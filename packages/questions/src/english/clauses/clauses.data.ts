/**
 * Sentences with their clauses marked: <main clause>, [subordinate clause], {relative clause}. The number is the first year.
 */
export const clauses = `
3 | <We stayed indoors> [because it was raining].
3 | [When the bell rang], <we packed our bags>.
3 | <The dog barked> [when the postman came].
3 | [If it snows], <we will build a fort>.
3 | <I wore my boots> [because the path was muddy].
3 | [After we had eaten], <we played cards>.
3 | <She waited by the gate> [until her brother came].
3 | [Before you leave], <close the window>.
3 | <He smiled> [although he was tired].
3 | [While Dad cooked], <we laid the table>.
3 | <The cat hides> [whenever it hears thunder].
3 | [As the sun set], <the bats came out>.
3 | <You can borrow my bike> [if you are careful].
3 | [Since you asked], <I will tell you>.
3 | <The baby slept> [while the wind howled].
3 | [Although the box was small], <it was very heavy>.
3 | <We cheered> [when Amara scored].
3 | [Because the shop was shut], <we went home>.
3 | <The kite flew off> [before I could catch it].
3 | [Until the bus comes], <we can sing>.
3 | <Grandma hums> [while she knits].
3 | [When I grow up], <I want to be a vet>.
3 | <Nobody moved> [until the bear had gone].
3 | [If you find my glove], <please tell me>.
3 | <Ravi laughed> [because the joke was silly].
3 | [After the rain stopped], <a rainbow appeared>.
3 | <The hens ran off> [when the fox came near].
3 | [Although he was late], <Tom did not hurry>.
3 | <I brush my teeth> [before I go to bed].
3 | [While the snow fell], <the village slept>.
6 | [Unless the weather improves], <the regatta will be cancelled>.
6 | <The team trained daily> [so that they would be ready].
6 | [Whereas my sister loves crowds], <I prefer quiet places>.
6 | <The bridge was closed> [as it was no longer safe].
6 | [Even though the odds were poor], <the captain refused to give in>.
6 | <The crowd waited in silence> [until the verdict was read].
6 | [Once the paint has dried], <we can hang the sign>.
6 | <The museum will reopen> [as soon as the roof is mended].
6 | [Wherever the explorer went], <she kept a careful diary>.
6 | <The puppy followed him> [wherever he went].
6 | [Provided that the ice holds], <we can cross the lake>.
6 | <The actors bowed> [as the curtain fell].
6 | [Though the path was steep], <nobody complained>.
6 | <The wolves fled> [because the torches frightened them].
6 | [Since the tide had turned], <the boat drifted out to sea>.
6 | <The thieves escaped> [before the guards arrived].
6 | [While the judges conferred], <the audience chatted>.
6 | <The plants will wilt> [unless somebody waters them].
6 | [Whenever the phone rings], <the parrot answers it>.
6 | <She solved the puzzle> [although two pieces were missing].
7 | [Although the evidence was weak], <the jury reached a verdict>.
7 | <The negotiations collapsed> [because neither side would compromise].
7 | [Until the manuscript was found], <historians had doubted the story>.
7 | <The narrator hides the truth> [so that the reader is surprised].
7 | [As the lava cooled], <it turned into black glass>.
7 | <The inspector grew suspicious> [when the clock struck thirteen].
7 | [If the dam were to burst], <the valley would be flooded>.
7 | <The orchestra played on> [even though the lights had failed].
7 | [Before the treaty was signed], <both kings demanded gold>.
7 | <The statue was moved> [since the square was to be rebuilt].
7 | [Now that the harvest was in], <the villagers could rest>.
7 | <The poem ends abruptly> [as if the poet had been called away].
`;

/** Sentences with a relative clause in curly brackets, after the noun it tells about. */
export const relativeClauses = `
5 | The girl {who lives next door} plays the harp.
5 | The cake {which Dad baked} was delicious.
5 | The boy {whose bike was stolen} walked home.
5 | The bridge {that collapsed} was very old.
5 | My uncle, {who is a pilot}, lives in Leeds.
5 | The museum, {which opened last year}, is free.
5 | I know a place {where owls nest}.
5 | The teacher {who runs the chess club} is away.
5 | The coat {that I bought} is too small.
5 | The sailor {whose boat sank} swam ashore.
5 | The path {which leads to the cave} is steep.
5 | Mrs Khan, {whose garden is famous}, grows roses.
5 | The dog {that followed us home} was hungry.
5 | The singer {who opened the show} was nervous.
5 | The book {which fell off the shelf} is torn.
5 | The town {where I was born} has a castle.
5 | Our cat, {which is usually shy}, sat on his lap.
5 | The farmer {who owns the barn} has two goats.
5 | The tree {that stood by the gate} has fallen.
5 | The artist {whose picture won} is only ten.
5 | The clock, {which was a gift}, has stopped.
5 | The players {who train on Mondays} are keen.
5 | The letter {that arrived today} is from Ghana.
5 | The hill {where we fly kites} is windy.
5 | The robot {which mops the floor} is broken.
5 | The nurse {who helped me} was kind.
5 | The king {whose crown was lost} wept.
5 | The song {that they sang} was old.
5 | Our train, {which was late}, was full.
5 | The day {when we met} was sunny.
7 | The senator {who had opposed the bill} resigned.
7 | The island, {which had been deserted for years}, was alive with birds.
7 | The novelist {whose work he admired} refused the prize.
7 | The theory {that she proposed} changed physics.
7 | The valley {where the battle took place} is peaceful now.
7 | The expedition, {whose leader had fallen ill}, turned back.
7 | The manuscript {which they unearthed} was a forgery.
7 | The witness, {who seemed anxious}, avoided his gaze.
7 | The moment {when the curtain rose} was magical.
7 | The ambassador {that they had sent} spoke no French.
`;

/** Sentences of three clauses: the sentence | its clauses. */
export const threeClauses = `
When the bell rang, the doors opened and the crowd rushed in. | when the bell rang; the doors opened; the crowd rushed in
Although it was late, the dancers who had won stayed on stage. | although it was late; the dancers stayed on stage; who had won
The pilot landed because the fuel was low, but nobody was hurt. | the pilot landed; because the fuel was low; nobody was hurt
The trail, which had been closed, reopened after the snow melted. | the trail reopened; which had been closed; after the snow melted
While the chef cooked, we laid the tables and Omar lit the candles. | while the chef cooked; we laid the tables; Omar lit the candles
The lamp that she had mended flickered until the oil ran out. | the lamp flickered; that she had mended; until the oil ran out
He hid the letter before she arrived, so nobody ever read it. | he hid the letter; before she arrived; nobody ever read it
As the tide rose, the boat that had run aground floated free. | as the tide rose; the boat floated free; that had run aground
The hall was full, but we found a seat because Nan had arrived early. | the hall was full; we found a seat; because Nan had arrived early
Once the judges had voted, the host opened the envelope and everyone fell silent. | once the judges had voted; the host opened the envelope; everyone fell silent
The house where my grandfather was born stood empty until we bought it. | the house stood empty; where my grandfather was born; until we bought it
The path was icy, so we turned back before it grew dark. | the path was icy; we turned back; before it grew dark
When the whistle blew, the runners who had slipped were far behind. | when the whistle blew; the runners were far behind; who had slipped
The book that she lent me vanished before I had finished it. | the book vanished; that she lent me; before I had finished it
Although the sea was rough, the ferry left and nobody complained. | although the sea was rough; the ferry left; nobody complained
The captain, who trusted no one, slept badly until the doors were locked. | the captain slept badly; who trusted no one; until the doors were locked
Unless it rains soon, the crops will fail and prices will rise. | unless it rains soon; the crops will fail; prices will rise
The king laughed, but his advisers trembled because they knew him. | the king laughed; his advisers trembled; because they knew him
`;

/** Sentences of one clause, and sentences of two joined by and, but, or or so. */
export const plainSentences = {
  simple: `
3 | The old dog slept by the fire.
3 | My sister and my cousin sang a song.
3 | After lunch, we went to the park.
3 | The brave knight fought a dragon.
3 | Snow fell during the night.
3 | Under the bridge lived a troll.
3 | The twins share a bike.
3 | Ben carefully carried the eggs.
3 | At midnight, the clock struck twelve.
3 | A green frog jumped into the pond.
3 | Her red kite got stuck in a tree.
3 | The train to Leeds was late.
6 | Despite the heavy rain, the cyclists completed the stage.
6 | The curator displayed the fragile vase beneath a dome.
6 | At the end of the lane stood a crooked house.
6 | The exhausted climbers and their guide slept in a hut.
6 | Throughout the night, the lonely keeper watched the sea.
6 | On behalf of the school, the head girl thanked the cook.
6 | Owing to the fog, all flights were cancelled.
6 | The professor with the silver cane explained her theory.
6 | The results of the survey surprised everyone.
6 | Without a word, the stranger handed me a key.
6 | The oldest tree in the park stands beside the lake.
6 | Over the centuries, the river carved a deep gorge.
6 | The chess champion and her coach flew to Oslo.
6 | Two of the missing paintings hung in his attic.
`,
  compound: `
3 | The sun came out and the snow melted.
3 | I like grapes but my brother prefers plums.
3 | You may paint or you may read.
3 | The puppy was tired so it slept.
3 | The bell rang and everyone ran outside.
3 | We looked everywhere but we did not find it.
3 | The baby cried and Mum sang to him.
3 | It was late so we went home.
3 | The owl hooted and the mice hid.
3 | He knocked but nobody came.
3 | She drew a map and I coloured it.
3 | The gate was open so the goat got out.
6 | The curtain fell, and the audience applauded.
6 | The path was steep, but the view was worth it.
6 | They could surrender, or they could fight on.
6 | The engine failed, so the crew took to the oars.
6 | The jury had decided, yet nobody spoke.
6 | He did not reply, nor did he look up.
6 | The storm grew worse, and the mast cracked.
6 | She had trained for years, but the race was lost.
6 | The lights flickered, and the lift stopped between two floors.
6 | The recipe looked simple, but the cake sank in the middle.
6 | We could take the ferry, or we could drive round the bay.
6 | The roof was leaking, so the librarian moved the oldest books.
6 | The witness hesitated, but she told the truth in the end.
6 | He had no map, nor did he ask for directions.
6 | The search lasted all night, yet nobody found the boat.
6 | The glacier is shrinking, and the river below it is rising.
`,
} as const;

/** Sentences with commas that begin with their subject; the adverbial in square brackets comes last. A comma alone does not tell that an adverbial is fronted. */
export const commasElsewhere = `
My sister drew a dragon, a knight and a castle [in her book].
The baker sells rolls, pies and cakes [every morning].
The puppy, tired and hungry, slept [in its basket].
The clown slipped, fell and laughed [in the ring].
Our teacher, Mrs Khan, plays the cello [at the weekend].
Red, blue and green kites flew [over the hill].
The fox crept, sniffed and waited [in the dark].
Two mice, both very small, ran [across the floor].
The train, a shiny red one, left [at noon].
Apples, plums and pears grow [in our garden].
The twins ran, jumped and shouted [on the beach].
My friend Zara, the fastest girl in our class, won the race [last week].
The old sailor, brown and wrinkled, told a story [at bedtime].
Lions, tigers and wolves hunt [at night].
The rain, cold and heavy, fell [all day].
Grandad bought nails, glue and paint [at the market].
`;

/** Sentences with words such as who and that after a verb: these clauses tell more about no noun. */
export const notRelative = `
She asked {who} had won the race.
We hope {that} it will snow.
He wondered {which} bus went to town.
Nobody knew {whose} coat it was.
They asked {where} the station was.
I said {that} the shop was shut.
She could not decide {which} kite was best.
We guessed {whose} voice it was.
He forgot {where} the key was hidden.
I think {that} you are right.
They never discovered {who} broke the window.
Mum explained {which} path we should take.
You must say {who} took the biscuits.
I dreamt {that} I could fly.
He noticed {that} the gate was open.
We saw {where} the fox had slept.
`;

/** Phrases that begin with a word that may also open a clause: the sentence with the phrase in round brackets. */
export const phrasesLikeClauses = `
(Before the final whistle), the visitors scored again.
(Since the great flood), nobody has lived in the mill.
(Until the age of ninety), she swam in the sea.
(After years of silence), the bells rang again.
(As a young apprentice), he slept beneath the workbench.
(Because of a rockfall), the mountain road was closed.
(Like most of his neighbours), the miller distrusted strangers.
(With the exception of one tower), the castle lay in ruins.
(After a long discussion), the jury returned to the court.
(Before sunrise), the fishermen rowed out to their nets.
(Until the last day of term), the library will stay open.
(Since the discovery of gold), the village has doubled in size.
`;
