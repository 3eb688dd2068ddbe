/** Sentences of clauses of all heights. The number is the height, as the table of heights has it. */

/** Sentences with their clauses marked: <main clause>, [subordinate clause]. */
export const clauses = `
3 | <We stayed indoors> [because it was raining].
3 | [When the bell rang], <we packed our bags>.
3 | <The dog barked> [when the postman came].
3 | [If it snows], <we will build a fort>.
3 | <I wore my boots> [because the path was muddy].
4 | [After we had eaten], <we played cards>.
4 | <She waited by the gate> [until her brother came].
4 | [Before you leave], <close the window>.
4 | <He smiled> [although he was tired].
4 | [While Dad cooked], <we laid the table>.
3 | <The cat hides> [whenever it hears thunder].
4 | [As the sun set], <the bats came out>.
3 | <You can borrow my bike> [if you are careful].
4 | [Since you asked], <I will tell you>.
4 | <The baby slept> [while the wind howled].
4 | [Although the box was small], <it was very heavy>.
3 | <We cheered> [when Amara scored].
3 | [Because the shop was shut], <we went home>.
4 | <The kite flew off> [before I could catch it].
4 | [Until the bus comes], <we can sing>.
4 | <Grandma hums> [while she knits].
3 | [When I grow up], <I want to be a vet>.
4 | <Nobody moved> [until the bear had gone].
3 | [If you find my glove], <please tell me>.
3 | <Ravi laughed> [because the joke was silly].
4 | [After the rain stopped], <a rainbow appeared>.
3 | <The hens ran off> [when the fox came near].
4 | [Although he was late], <Tom did not hurry>.
4 | <I brush my teeth> [before I go to bed].
4 | [While the snow fell], <the village slept>.
4 | <We hid in the barn> [until the storm had passed].
4 | [Since it was windy], <we flew our kites>.
4 | <Dad whistles> [as he drives to work].
4 | [After the bell had gone], <the hall was quiet>.
4 | <I have felt better> [since I had a nap].
4 | [As we crossed the bridge], <a train went past>.
6 | [Unless the weather improves], <the regatta will be cancelled>.
6 | <The team trained daily> [so that they would be ready].
6 | [Whereas my sister loves crowds], <I prefer quiet places>.
6 | <The bridge was closed> [as it was no longer safe].
6 | [Even though the odds were poor], <the captain refused to give in>.
6 | <The crowd waited in silence> [until the verdict was read].
6 | [Once the paint has dried], <we can hang the sign above the door>.
6 | <The museum will reopen> [as soon as the roof is mended].
6 | [Wherever the explorer went], <she kept a careful diary>.
6 | [Provided that the ice holds], <we can cross the lake before nightfall>.
6 | <The weary actors bowed once more> [as the curtain fell].
6 | [Though the path was steep], <nobody in the party complained>.
6 | [Since the tide had turned], <the boat drifted out to sea>.
6 | <The thieves had escaped through the cellar> [before the guards arrived].
6 | [While the judges conferred], <the audience chatted>.
6 | <The young plants will wilt> [unless somebody waters them].
6 | <A wise sailor turns back> [whenever the sky darkens in the west].
6 | <She solved the puzzle> [although two pieces were missing].
6 | [Because the torches frightened them], <the wolves kept away from the camp>.
6 | <The old gate creaks> [whenever the wind blows from the north].
7 | [Although the evidence was weak], <the jury reached a verdict>.
7 | <The negotiations collapsed> [because neither side would compromise].
7 | [Until the manuscript was found], <historians had doubted the story>.
7 | <The narrator hides the truth> [so that the reader is surprised].
7 | [As the lava cooled], <it turned into black glass>.
7 | <The inspector grew suspicious> [when the clock struck thirteen].
7 | [If the dam were to burst], <the valley would be flooded>.
7 | <The orchestra played on> [even though the lights had failed].
7 | [Now that the harvest was in], <the villagers could rest>.
7 | <The poem ends abruptly> [as if the poet had been called away].
7 | <Nobody has lived in the mill> [since the river flooded its cellars].
7 | <The caravan moved on> [after the sandstorm had passed].
7 | <The fishermen rowed out to their nets> [before the sun had risen].
7 | [After the delegates had left], <the caretaker locked the hall>.
7 | <She swam in the sea every day> [until she was almost ninety].
7 | [Since the bridge was built], <the ferry has carried few passengers>.
7 | <The apprentice slept beneath the workbench> [as there was no spare bed].
7 | [Before the final whistle blew], <half the crowd had already gone home>.
7 | <The mountain road stayed closed> [while engineers cleared the rocks].
7 | [Whereas most critics admired the play], <the public stayed away>.
7 | <The heir kept silent> [so that nobody would suspect him].
7 | <The lake looks deep> [although a child could wade across it].
8 | [Before the treaty was signed], <both kings demanded gold>.
8 | <The statue was moved> [since the square was to be rebuilt].
8 | [Since nobody could read the inscription], <the stone was used as a doorstep>.
8 | [As night fell over the marshes], <a lantern moved among the reeds>.
8 | [After so many promises had been broken], <the islanders trusted no one>.
8 | <The two languages sound alike> [as both of them descend from Latin].
8 | [Until proof of the theory was found], <few scientists took it seriously>.
8 | <The senators hesitated> [before the votes on the new law were counted].
8 | [Once rumours of gold had spread], <thousands of strangers poured into the valley>.
8 | [Though few of her letters survive], <her life is well known>.
8 | <He was treated like a prince> [until the money ran out].
8 | [While most of his neighbours fled], <the miller stayed behind with his dog>.
8 | <The castle was abandoned> [after a fire had destroyed the great hall].
8 | [If the sky stays clear], <the comet will be visible before dawn>.
8 | [Now that the debt was paid], <he slept soundly for the first time since the war>.
8 | [As soon as the news from the front arrived], <the church bells were rung>.
8 | [Unless the ransom was paid by noon], <the ship would sail without its captain>.
8 | [Even though the advice came from an enemy], <the emperor followed it>.
8 | <The experiment failed> [because one of the samples had been labelled wrongly].
8 | <The witness altered her story> [as soon as the lawyer mentioned the key].
`;

/** Sentences of one clause. Round brackets mark a phrase that could be asked about. From height 6 on, the verb follows where a step names it. */
export const simpleSentences = `
3 | The old dog slept by the fire.
3 | My sister and my cousin sang a song.
3 | The brave knight fought a dragon.
3 | Snow fell (during the night).
3 | (Under the bridge) lived a troll.
3 | The twins share a bike.
3 | Ben carefully carried the eggs.
3 | (At midnight), the clock struck twelve.
3 | A green frog jumped into the pond.
3 | Her red kite got stuck in a tree.
3 | The train to Leeds was late.
5 | (After lunch), we went to the park.
5 | (Before school), the twins fed the hens.
5 | (Until bedtime), we played cards by the fire.
5 | (Since last Monday), it has rained every day.
5 | (After the match), both teams shook hands.
5 | (As a treat), Gran baked us a cherry pie.
5 | (Before the concert), my hands were cold.
5 | The shop stays open (until nine o'clock).
5 | Zara has lived here (since last summer).
5 | The kitten slept (until the next morning).
5 | Dad walked the dog (before breakfast).
5 | All of us were tired (after the long walk).
6 | (Despite the heavy rain), the cyclists completed the stage. | completed
6 | The curator displayed the fragile vase (beneath a dome). | displayed
6 | (At the end of the lane) stood a crooked house. | stood
6 | The exhausted climbers and their guide slept (in a hut). | slept
6 | (Throughout the night), the lonely keeper watched the sea. | watched
6 | (On behalf of the school), the head girl thanked the cook. | thanked
6 | (Owing to the fog), all flights were cancelled. | were cancelled
6 | The professor (with the silver cane) explained her theory. | explained
6 | The results (of the survey) surprised everyone. | surprised
6 | (Without a word), the stranger handed me a key. | handed
6 | The oldest tree (in the park) stands beside the lake. | stands
6 | (Over the centuries), the river carved a deep gorge. | carved
6 | The chess champion and her coach flew (to Oslo). | flew
6 | Two of the missing paintings hung (in his attic). | hung
7 | (In the course of a single night), the army crossed the frozen river. | crossed
7 | The heir to the throne and his younger brother vanished (from the tower). | vanished
7 | (For want of a better plan), the crew steered towards the light. | steered
7 | The author (of the anonymous letters) lived in the very next street. | lived
7 | (Among the ruins of the abbey) grew a solitary apple tree. | grew
7 | (In spite of its age), the clock on the tower keeps perfect time. | keeps
7 | The manager and her leading actor argued (throughout the rehearsal). | argued
7 | (Contrary to the forecast), the rain stopped by noon. | stopped
7 | The second volume (of her memoirs) contains some surprising confessions. | contains
7 | (With the help of a mirror), the prisoner signalled to the ship. | signalled
7 | The taste of salt (on her lips) reminded her of home. | reminded
7 | (By the light of the moon), the smugglers unloaded their boats. | unloaded
7 | (Before the final whistle), the visitors scored again. | scored
7 | (Since the great flood), nobody has lived in the mill. | has lived
7 | (Until the age of ninety), she swam in the sea. | swam
7 | (After years of silence), the bells rang again. | rang
7 | (Because of a rockfall), the mountain road was closed. | was closed
7 | (With the exception of one tower), the castle lay in ruins. | lay
7 | (After a long discussion), the jury returned to the court. | returned
7 | (Before sunrise), the fishermen rowed out to their nets. | rowed
7 | (Until the last day of term), the library will stay open. | will stay
8 | (Since the discovery of gold), the village has doubled in size.
8 | (As a young apprentice), he slept beneath the workbench.
8 | (Like most of his neighbours), the miller distrusted strangers.
8 | The two explorers had quarrelled (since the start of the expedition).
8 | The queen ruled alone (after the death of her brother).
8 | No portrait of him was painted (until the last year of his life).
8 | The novel was published (as a warning to later generations).
8 | The whole village was evacuated (because of the threat of a landslide).
8 | (Until the invention of the printing press), books were copied by hand.
8 | The harbour freezes over (once in every hundred years).
8 | (As for the missing documents), no trace of them has been found.
8 | (Before the opening of the canal), ships sailed round the Cape.
8 | (After an absence of thirty years), the painter returned to his village.
8 | The old library looks (like a Greek temple).
8 | The children were dressed (as characters from famous novels).
`;

/** Sentences of two main clauses, joined by and, but, or, so, yet or nor. Round brackets mark a phrase that looks like a clause. */
export const compoundSentences = `
4 | The sun came out and the snow melted.
4 | I like grapes but my brother prefers plums.
4 | You may paint or you may read.
4 | The puppy was tired so it slept.
4 | The bell rang and everyone ran outside.
4 | We looked everywhere but we did not find it.
4 | The baby cried and Mum sang to him.
4 | It was late so we went home.
4 | The owl hooted and the mice hid.
4 | He knocked but nobody came.
4 | She drew a map and I coloured it.
4 | The gate was open so the goat got out.
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
6 | The search lasted all night, yet nobody found the boat.
7 | The glacier is shrinking, and the river below it is rising.
7 | They had lost the war, yet they refused to surrender.
7 | The treaty was signed, but neither side kept to it.
7 | The council must act now, or the library will close for good.
7 | The drought ruined the harvest, so the price of bread doubled.
7 | Her first novel was ignored, yet her second won every prize.
7 | The tide was rising fast, and the path back had already vanished.
7 | The mayor promised a new bridge, but the money was never found.
7 | You can believe the evidence, or you can believe the witness.
7 | The passengers complained, so the captain altered course.
7 | The island has no airport, nor does it have a harbour.
7 | The hall was packed, yet you could have heard a pin drop.
7 | The engine had overheated, so the driver let it cool.
8 | He had no map, nor did he ask for directions.
8 | The king would not abdicate, nor would he share his power.
8 | The play had not been advertised, yet every seat was taken.
8 | The general had to retreat, or his whole army would be trapped.
8 | The letter was never sent, so its contents remained a secret.
8 | (After the earthquake), the lake drained away, and the fish were left behind.
8 | (Since its discovery), the cave has been sealed, so few people have seen it.
8 | (Until the following spring), the tomb was kept open, but nobody looked behind the wall.
8 | (Before the war), she had been a dancer, and afterwards she taught the violin.
8 | (As a boy), he could not swim, yet he became a sailor.
8 | (Like her mother), she had a fine voice, but she sang only at home.
8 | (After much debate), the vote was taken, and the motion was lost.
`;
