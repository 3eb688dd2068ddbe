/**
 * Sentences with semi-colons, colons and dashes ( – ), one a line: set | sentence | what the sentence after a colon tells.
 * Those of a set with “long” have marks besides that are right: after opening words, in a list, after a linking word, or between things that have commas of their own.
 * The signs for mistakes are those of the other sentences. What is named in semi7name is no sentence; in semi7link linking words follow the mark.
 * Those of aside7 are one sentence each, interrupted by linking words: the same words as elsewhere, and no semi-colon belongs beside them.
 */
export const joinedSentences = `
semi6 | The sun / was setting; the sky turned pink.
semi6 | Jack loves the mountains; his sister / prefers the sea.
semi6 | It was getting late; we ^ decided to go home.
semi6 | Some people / like tea; others like coffee.
semi6 | The door / was locked; nobody could get in.
semi6 | Owls hunt at night; many hawks / hunt by day.
semi6 | The first team / wore red; the second team wore white.
semi6 | I have read the book; I have not seen the film.
semi6 | The lake / was frozen; children skated until dusk.
semi6 | Maya plays the violin; her brother / plays the drums.
semi6 | The soup / was too salty; we could not eat it.
semi6 | Summer is warm; winter ^ is cold.
semi6 | The bus / was full; we walked instead.
semi6 | My room / is tidy; yours is a disgrace.
semi6 | He opened the chest; it ^ was empty.
semi6 | There was only one answer: we ^ had to swim. | what the answer was
semi6 | She had one great fear: big spiders / terrified her. | what she feared
semi6 | The reason / was simple: he had overslept. | what the reason was
semi6 | We heard the news at noon: our team / had won. | what the news was
semi6 | I know who did it: the parrot / hid the key. | who did it
semi6 | The rule / is clear: nobody may run in the corridor. | what the rule is
semi6 | Everyone stared at the sky: a comet / had appeared. | why everyone stared
semi6 | He gave me good advice: never give up. | what the advice was
semi6 | It was a strange sight: the goat / was wearing a hat. | what was strange
semi6 | The result / was a surprise: both teams had lost. | what the result was
semi6 | We reached the summit – the view / was worth it.
semi6 | I opened the box – nothing ^ was inside.
semi6 | She ran to the gate – it ^ was too late.
semi6 | The lights / went out – somebody screamed.
semi6 | He looked in the mirror – his hair / was green.
semi6long | When the rain stopped, the pitch was a lake; the match was called off.
semi6long | Although the lights were on, nobody was inside; even the cat had gone.
semi6long | If you go by train, take the early one; the later trains are always full.
semi6long | As the ship left the harbour, the band played; people on the quay waved.
semi6long | We searched the attic, the cellar and the shed; the ring was nowhere to be found.
semi6long | The scouts packed tents, ropes and lamps; they forgot the food.
semi6long | After the long climb, we were exhausted; the dog wanted to play.
semi6long | In the end, the plan was simple: we would dig a tunnel. | what the plan was
semi6long | By midnight, the truth was clear: the map was a fake. | what the truth was
semi6long | Without a key, they had one hope: somebody might hear them. | what they hoped
semi6long | When I opened my bag, I had a shock: my passport was missing. | what the shock was
semi6long | Because the bridge was closed, the bus took the long way; we arrived an hour late.
semi6long | The vet checked the ears, the eyes and the teeth; the puppy was in perfect health.
semi6long | Unless it rains soon, the harvest will be poor; the fields are already dust.
semi6long | Since the oven was broken, we ate cold beans; nobody complained.
semi6long | He tried the front door, the back door and every window; all were locked.
semi6long | During the night, the wind dropped; the fleet could sail at dawn.
semi6long | When I had finished the book, I lent it to Leo; I have not seen it since.
colon6 | You will need ~ three things: a pencil, a ruler and a rubber.
colon6 | The recipe / uses ~ four spices: cumin, ginger, turmeric and pepper.
colon6 | We visited ~ three cities: Paris, Rome and Madrid.
colon6 | The team / has ~ two captains: Amara and Finlay.
colon6 | Bring the following: a coat, a torch and a flask.
colon6 | She speaks ~ four languages: Welsh, English, Polish and Urdu.
colon6 | There were ~ three prizes: a medal, a book and a cup.
colon6 | The museum / has ~ three floors: fossils, toys and art.
colon6 | He collects ~ unusual things: keys, feathers and shells.
colon6 | Four pupils / were chosen: Zara, Tom, Mei and Hassan.
colon6 | The menu / offered ~ two soups: leek and tomato.
colon6 | I have ~ three hobbies: fencing, chess and baking.
colon6 | The garden / was full of ~ colours: scarlet, blue and gold.
colon6 | Pack these items: a sleeping bag, a mug and a spoon.
colon6 | The zoo / has ~ new animals: lemurs, otters and tapirs.
colon6 | Three paths / meet here: Mill Lane, Abbey Walk and Sandy Way.
colon6 | Our school / has ~ four houses: Oak, Ash, Elm and Beech.
colon6 | The explorers / carried ~ tools: ropes, axes and lamps.
colon6 | My bag / was stuffed with ~ snacks: rolls, plums and cheese.
colon6 | The orchestra / has ~ four sections: strings, woodwind, brass and percussion.
colon6 | The spell / needs ~ odd ingredients: moss, soot and moonlight.
colon6 | Four instruments / are new: a flute, a drum and two horns.
colon6 | The kit / contains ~ everything: paper, paint, glue and scissors.
colon6 | There are ~ three primary colours: red, yellow and blue.
colon6 | She gave ~ two reasons: the cost and the distance.
colon6 | The shop / sells ~ three flavours: mint, lemon and mango.
colon6 | He had packed ~ only essentials: a map, a knife and water.
colon6 | We saw ~ rare birds: a bittern, a hoopoe and two cranes.
colon6long | We visited ~ three cities: Paris, with its tower; Rome, with its ruins; and Madrid, with its parks.
colon6long | Three friends / came along: Zara, who brought the map; Tom, who carried the tent; and Mei, who cooked.
colon6long | The café / serves ~ three soups: leek, topped with cream; tomato, full of basil; and pea, with fresh mint.
colon6long | The museum / has ~ new treasures: a sword, very rusty; a bell, richly carved; and a crown, made of gold.
colon6long | We need ~ three helpers: Sana, for the music; Leo, for the lights; and Ruby, for the costumes.
colon6long | The trunk / held ~ odd things: a clock, quite rusty; a map, badly torn; and a key, bent double.
colon6long | I have lived in ~ three places: Leeds, in the north; Bath, in the west; and Dover, on the coast.
colon6long | The team / has ~ new players: Ali, a goalkeeper; Grace, a defender; and Noah, a striker.
colon6long | The zoo / bought ~ four animals: two lemurs, both shy; a tapir, old and lazy; and an otter, always playful.
colon6long | She packed with care: a coat, thick and warm; a lamp, small but bright; and a rope, thirty metres long.
colon6long | The prizes / were generous: a bicycle, brand new; a watch, made of silver; and a holiday, all paid for.
colon6long | Our tour / has ~ three stops: the castle, now ruined; the harbour, full of boats; and the mill, now a museum.
colon6long | The band / has ~ three members: Amara, on drums; Finlay, on guitar; and Rhys, on keyboards.
colon6long | The garden / has ~ three parts: a lawn, always neat; a pond, full of frogs; and a wood, dark and wild.
semi7 | Some critics / praised the play; others were merciless.
semi7 | The path / was treacherous; the view was magnificent.
semi7 | Her first book / failed; her second made her famous.
semi7 | Few people / believed him; fewer still helped him.
semi7 | The house / was silent; even the clock had stopped.
semi7 | The bells / fell silent; the crowd held its breath.
semi7 | One thing / was certain: the letter was a forgery. | what was certain
semi7 | The verdict / surprised nobody: the banker was guilty. | what the verdict was
semi7 | The problem / was obvious: nobody had brought the key. | what the problem was
semi7 | She made a remarkable discovery: the painting / was genuine. | what she discovered
semi7 | The inspector / drew one conclusion: the butler had lied. | what the conclusion was
semi7 | The castle / had one weakness: its well lay outside the walls. | what the weakness was
semi7 | Her advice / was blunt: work harder. | what the advice was
semi7 | The notice / was brief: the ferry was cancelled. | what the notice said
semi7 | His motive / was plain: he needed the money. | what the motive was
semi7link | The storm / had passed; however, the sea was still rough.
semi7link | She trained every day; as a result, she won the final.
semi7link | The evidence / was weak; nevertheless, the jury was divided.
semi7link | He had no map; therefore, he followed the river.
semi7link | The novel / is long; on the other hand, it is never dull.
semi7link | The theatre / was full; in fact, people stood in the aisles.
semi7link | The road / was flooded; consequently, the school was closed.
semi7link | It was a bold plan; moreover, it was a cheap one.
semi7link | The winter was harsh; the spring, at last, was kind.
semi7link | The lock / was rusty; nevertheless, the key turned.
semi7link | Her argument / was clever; however, it convinced nobody.
semi7link | The harvest / failed; consequently, the price of bread rose.
semi7link | The museum / is free; moreover, it stays open until nine.
semi7link | We must leave now; otherwise, we will miss the ferry.
semi7link | The manuscript / was damaged; even so, every word could be read.
semi7link | The village / is tiny; by contrast, its church is enormous.
semi7link | The singer / had lost her voice; as a result, the concert was cancelled.
semi7link | The roof / leaked; furthermore, the boiler had broken.
semi7link | The witness / was lying; in fact, he had never been to Paris.
semi7link | The snow / was melting; meanwhile, the river rose.
semi7link | The car / is ancient; on the other hand, it has never broken down.
semi7name | He wanted only one thing: ~ revenge.
semi7name | Three qualities / matter most: ~ patience, courage and luck.
semi7name | There was a single clue: ~ a muddy glove.
semi7name | We had two choices: ~ surrender or escape.
semi7name | The monks / had one rule: ~ silence.
semi7name | The sailors / feared one thing above all: ~ fog.
semi7name | The jury / had one doubt: ~ the time of the crime.
semi7name | Only two sounds / broke the silence: ~ the wind and the sea.
semi7name | He had brought a single gift: ~ a bag of salt.
semi7name | The letter / ended with one word: ~ farewell.
semi7name | The expedition / lacked two things: ~ money and luck.
semi7name | She had one ambition: ~ a seat in Parliament.
semi7name | The garden / had two enemies: ~ slugs and frost.
semi7name | One colour / filled the palace: ~ gold.
semi7name | The thief / left one thing behind: ~ a silver button.
semi7name | The doctor / prescribed one remedy: ~ sleep.
semi7name | Three languages / are spoken on the island: ~ French, Dutch and English.
semi7name | The recipe / calls for an unusual spice: ~ saffron.
semi7name | The general / made one demand: ~ surrender.
semi7long | When the votes were counted, the result was close; nevertheless, the mayor resigned.
semi7long | Although the evidence was thin, the jury was certain; consequently, he was convicted.
semi7long | Because the pass was blocked, we turned back; moreover, the food had run out.
semi7long | After a week at sea, the crew was weary; however, nobody complained.
semi7long | As the fog thickened, the harbour vanished; meanwhile, the lamps were lit.
semi7long | If the dam fails, the valley will flood; therefore, the village must be cleared.
semi7long | Once the tide turned, the wreck was visible; in fact, the mast stood above the water.
semi7long | Until his death, the painter was poor; by contrast, his heirs are rich.
semi7long | Unless the funds arrive, the work will stop; furthermore, the staff will leave.
semi7long | While the king slept, the castle burned; as a result, the crown was lost.
semi7long | During the siege, food was scarce; even so, the garrison held out.
semi7long | In his early books, the style is plain; on the other hand, the plots are wild.
semi7long | Since the bridge collapsed, the town has been cut off; as a consequence, prices have doubled.
semi7long | Whenever the duke travelled, he took his cook; otherwise, he ate nothing but toast.
aside7 | The sea, however, was still rough the next morning.
aside7 | Her younger brother, on the other hand, never trained at all.
aside7 | The only witness, moreover, had left the country.
aside7 | The second painting, by contrast, was worthless.
aside7 | The village school, as a result, stayed closed for a week.
aside7 | The old bridge, nevertheless, held until dawn.
aside7 | The youngest runner, in fact, overtook them all.
aside7 | The museum, therefore, is free on Sundays.
aside7 | The final chapter, however, is a disappointment.
aside7 | Most of the crew, consequently, had never seen snow.
aside7 | The duchess, meanwhile, had sold her jewels.
aside7 | The price of bread, as a consequence, doubled within a month.
`;
