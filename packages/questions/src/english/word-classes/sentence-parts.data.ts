/**
 * Simple sentences with their parts marked: <subject>, (object), [kind: adverbial], with kind when, where, how or other. The verb stands between subject and object.
 * A subject or object of more than two words is an expanded noun phrase. The number is the first year that may read it.
 */
export const phraseSentences = `
3 | [when: After lunch], <the hungry puppy> chewed (a rubber bone).
3 | <My little sister> drew (a purple dragon) [where: in her book].
3 | [where: In the kitchen], <two brown mice> nibbled (the cheese).
3 | <The old sailor> told (a funny story) [when: last night].
3 | [when: At midnight], <a grey owl> caught (a tiny mouse).
3 | <The kind nurse> washed (my sore knee) [how: gently].
3 | [when: Yesterday], <our new teacher> read (a long poem).
3 | <A clever fox> stole (the fat hen) [when: before dawn].
3 | [how: Slowly], <the green tractor> pulled (the heavy cart).
3 | <The cheeky monkey> grabbed (my yellow banana) [where: at the zoo].
3 | [when: On Sunday], <Grandad> baked (a huge apple pie).
3 | <The brave firefighter> rescued (a tiny kitten) [where: from the roof].
3 | [where: Under the bridge], <a hungry troll> counted (his shiny coins).
3 | <The tall goalkeeper> saved (the last shot) [how: with one hand].
3 | [when: Every morning], <the busy baker> makes (fresh bread).
3 | <A noisy crow> dropped (a smooth pebble) [where: into the pond].
3 | [how: Swiftly], <a strong wind> lifted (the red kite).
3 | <The sleepy bear> ate (the sweet berries) [where: beside the river].
3 | [where: In the attic], <Mia> found (a dusty wooden box).
3 | <The young prince> lost (his golden crown) [where: in the forest].
3 | [when: In spring], <the patient farmer> planted (tiny seeds).
3 | <The naughty kitten> hid (my blue sock) [where: behind the sofa].
3 | [when: Last summer], <my best friend> visited (a sandy island).
3 | <The proud queen> wore (a long silk cloak) [when: on her birthday].
3 | [where: At the fair], <Dad> won (a giant teddy bear).
3 | <The quick squirrel> buried (a brown nut) [where: near the oak tree].
3 | [how: Quietly], <the little girl> opened (the creaky door).
3 | <A friendly giant> carried (the tired children) [where: across the valley].
3 | [when: During the storm], <the huge waves> rocked (the wooden boat).
3 | <The black dog> followed (the muddy footprints) [where: through the wood].
4 | [how: With great care], <the old clockmaker> mended (the tiny silver watch).
4 | <The boy with curly hair> kicked (a muddy football) [where: over the wall].
4 | [where: Beyond the hills], <a fierce dragon> guarded (a cave full of gold).
4 | <The nervous singer> forgot (the second verse) [when: during the concert].
4 | [how: As quick as a flash], <the striped lizard> swallowed (a careless fly).
4 | <The lady in the green coat> bought (six ripe peaches) [where: at the market].
4 | [when: Later that evening], <the tired explorers> reached (a ruined temple).
4 | <The girl with the red umbrella> crossed (the narrow bridge) [how: alone].
4 | [how: Without a sound], <the hungry leopard> stalked (a young deer).
4 | <Our friendly neighbour> grows (enormous orange pumpkins) [where: in his allotment].
4 | [when: During the night], <the lonely lighthouse keeper> watched (the stormy sea).
4 | <The puppy with floppy ears> chased (its own fluffy tail) [where: around the garden].
4 | [where: At the top of the stairs], <a ghostly figure> held (a flickering candle).
4 | <The angry old wizard> broke (his wooden wand) [how: in a temper].
4 | [when: Early in the morning], <the milkman> delivered (four bottles of milk).
4 | <A boat with white sails> passed (the rocky island) [when: at noon].
4 | [where: In the middle of the lake], <two graceful swans> built (a large nest).
4 | <The skilful young painter> finished (a portrait of her uncle) [when: last week].
4 | [where: Somewhere in the distance], <a lonely wolf> spotted (the full moon).
4 | <The family on the corner> painted (their front door) [when: last weekend].
4 | [when: Before the match], <the captain> gave (a short speech).
4 | <A man with a long beard> sold (hot roasted chestnuts) [where: outside the theatre].
4 | [how: With a loud crash], <the clumsy waiter> dropped (a tray of glasses).
4 | <The smallest child in the class> climbed (the tallest rope) [how: quickly].
4 | [where: Behind the waterfall], <the two young brothers> discovered (a secret passage).
4 | <The clever inventor> built (a machine with six wheels) [where: in her shed].
4 | [when: Once a year], <the whole village> holds (a noisy lantern parade).
4 | <A thin layer of snow> covered (the quiet streets) [when: overnight].
4 | [how: Without any warning], <the playful dolphin> splashed (a boat full of tourists).
4 | <The rusty iron gate> blocked (the path to the orchard) [when: last winter].
4 | <The shy new girl> whispered (her name) [how: in a tiny voice].
4 | <The two angry boys> left (the noisy room) [how: in a hurry].
4 | <The tiny grey mouse> crossed (the kitchen floor) [how: on tiptoe].
4 | <The white horse> jumped (the high gate) [how: at full speed].
4 | <The kind keeper> feeds (the hungry penguins) [when: at sunset].
4 | <The patient tailor> sewed (the last button) [how: by hand].
4 | <A lonely fisherman> caught (a silver salmon) [where: by the waterfall].
4 | <The clever students> solved (the hardest puzzle) [when: by noon].
4 | <The noisy geese> reach (the quiet lake) [when: in autumn].
4 | <Our new neighbours> hung (a blue lantern) [where: on the balcony].
4 | <The brass band> plays (a lively tune) [when: on Saturdays].
4 | [how: On tiptoe], <the nervous burglar> passed (the sleeping dog).
4 | [how: At great speed], <the brave cyclist> crossed (the wooden bridge).
4 | [where: At the bus stop], <the old man> told (a strange story).
4 | [when: In the evening], <the two sisters> fed (the wild rabbits).
4 | [how: In a whisper], <the old witch> repeated (the secret spell).
4 | [where: On the top shelf], <my brother> hid (a secret diary).
4 | [when: On the first day of spring], <the children> planted (a young tree).
4 | <The woman with the heavy suitcase> missed (the early train) [when: on Monday].
4 | <The dog with the muddy paws> spoiled (the new carpet) [when: last night].
4 | <The pirate with the wooden leg> stole (the golden key) [how: in a hurry].
4 | <The girl from the next street> won (the first race) [when: in the afternoon].
4 | <The tiger in the next cage> watched (the tired keeper) [how: without a sound].
4 | <The man at the gate> sold (the last tickets) [when: before noon].
4 | <A bird with bright feathers> ate (the ripe cherries) [when: at dawn].
4 | <The twins from the top floor> painted (a picture of their street) [when: in the holidays].
4 | <My brother> wrote (a letter of thanks) [how: in a hurry].
4 | <The young chef> made (a cake with six layers) [when: on Sunday].
4 | <The old sailor> drew (a map of the island) [how: by hand].
4 | <The careless boy> broke (the handle of the door) [how: in a temper].
4 | <The visitors> photographed (the lions with their cubs) [when: in the morning].
4 | <The museum> bought (a painting of a ship) [when: last year].
4 | <The silver plane> crossed (the blue sky) [how: silently].
4 | <The old tortoise> ate (the green lettuce) [how: slowly].
4 | <The two sisters> built (a snow castle) [when: yesterday].
4 | <My tall cousin> climbed (the garden wall) [how: easily].
4 | <The school band> played (a merry song) [where: outside the hall].
4 | <The postman> dropped (three letters) [where: through the door].
4 | <A grey squirrel> hid (its nuts) [where: under the leaves].
4 | <The clever parrot> repeated (every word) [how: loudly].
4 | <The baker> sold (the last rolls) [when: before lunch].
4 | <The campers> heard (a strange noise) [when: last night].
4 | <My aunt> painted (the wooden fence) [when: last summer].
4 | <The small boat> reached (the sandy shore) [when: after the storm].
4 | <The farmer> carried (the new lamb) [how: gently].
4 | <The nervous actor> forgot (his lines) [when: during the concert].
4 | <The greedy cat> stole (the roast chicken) [where: from the kitchen table].
4 | <The children> planted (six bulbs) [where: near the pond].
4 | <The lost hikers> crossed (the dark valley) [how: in silence].
4 | <My sister> finished (her picture) [when: at midnight].
4 | <The robbers> left (the empty house) [how: on tiptoe].
4 | <The teacher> read (the sad letter) [how: in a whisper].
4 | <The guards> opened (the heavy gates) [when: at sunrise].
4 | <The little shop> sells (fresh fish) [when: on Fridays].
4 | <The whole class> visited (the old mill) [when: in spring].
6 | [when: Shortly before midnight], <the captain of the liner> ordered (a search of every cabin).
6 | [where: Beneath the floor of the chapel], <the builders> found (a chest of silver coins).
6 | [how: With trembling hands], <the heir to the throne> opened (the letter from the palace).
6 | [when: After months of delay], <the owners of the theatre> announced (the date of the first performance).
6 | [when: During the interval], <the manager of the orchestra> replaced (the violin of the soloist).
6 | [when: By the end of the century], <the inhabitants of the valley> had abandoned (the old silver mine).
6 | [where: In a corner of the attic], <the children of the duke> discovered (a portrait with a hidden message).
6 | [how: With a wave of her hand], <the conductor of the tram> stopped (the queue of impatient passengers).
6 | [when: Towards the end of the war], <the scientists at the institute> broke (the secret code of the enemy).
6 | [when: Late in the evening], <the guests at the hotel> heard (the howl of a distant wolf).
6 | [where: Near the ruins of the fort], <a party of hikers> found (the skeleton of an ancient whale).
6 | [how: Without the slightest hesitation], <the sister of the champion> accepted (the silver cup of the league).
6 | [when: In the last week of term], <the pupils in the top class> performed (a comedy by a famous poet).
6 | [where: At the foot of the mountain], <the leader of the expedition> checked (the ropes of every climber).
6 | [how: With the help of a neighbour], <the owner of the cottage> mended (the hole in the roof).
6 | [when: Before the start of the season], <the staff of the club> painted (the walls of the pavilion).
6 | [where: Behind the curtain of the stage], <the leader of the choir> whispered (the words of the song).
6 | [when: During the long winter], <the monks of the abbey> copied (the pages of a precious book).
6 | [how: With a magnifying glass], <the keeper of the archive> studied (the map of the old harbour).
6 | [when: Within hours of the storm], <the crew of the lifeboat> rescued (the passengers of the ferry).
6 | [where: Outside the gates of the palace], <a crowd of journalists> surrounded (the carriage of the princess).
6 | <The governor of the island> received (the envoys) [how: with great ceremony].
6 | <The roof of the chapel> survived (the gale) [how: without damage].
6 | <A descendant of the poet> visited (the library) [when: in late autumn].
6 | <The surgeon> removed (a splinter of glass) [how: with steady hands].
6 | <The editor> corrected (the errors of a young reporter) [when: before midday].
6 | <The residents of the street> welcomed (the newcomers) [how: with open arms].
6 | <The trainer> rewarded (the fastest of the dogs) [how: with a biscuit].
6 | <The tailor> altered (the sleeves of the jacket) [how: by hand].
6 | <The minister for transport> opened (the new tunnel) [when: last Monday].
6 | <The winner of the lottery> kept (her secret) [when: until the summer].
6 | <The explorers> crossed (the plain of grey ash) [when: in the early morning].
6 | <The young violinist> played (a piece by an unknown composer) [when: at the end of the concert].
6 | <The divers> raised (a chest of silver bars) [where: from the bottom of the bay].
6 | <The gardener> planted (a hedge of white roses) [where: on the far side of the pond].
6 | <The mayor> opened (the bridge over the gorge) [when: on the last day of May].
6 | <The cook> served (a soup of wild mushrooms) [when: on the first night of the voyage].
6 | <The prisoner> dug (a tunnel of great length) [how: with the handle of a spoon].
6 | <The apprentice> copied (the signature of the king) [how: with a steady hand and a fine pen].
6 | <The pilot> landed (a plane full of tourists) [where: in a field beyond the village].
6 | <The shepherd> sheltered (a lamb with a broken leg) [where: in the ruins of the abbey].
6 | [other: To everyone's surprise], <the shy new pupil> won (the national chess title).
6 | <The remains of the old abbey> attract (thousands of curious visitors) [when: each summer].
6 | [other: Despite the heavy rain], <the determined cyclists> completed (the mountain stage).
6 | <The editor of the local newspaper> published (a furious letter) [when: on Friday].
6 | [when: Within a few minutes], <the volunteers on the beach> had filled (twenty large sacks).
6 | <A flock of noisy starlings> invaded (the peaceful square) [when: at dusk].
6 | [when: For the first time in history], <a tiny robot> explored (the frozen lake).
6 | <The professor with the silver cane> explained (her remarkable theory) [how: patiently].
6 | [other: In spite of his injury], <the veteran goalkeeper> made (a magnificent save).
6 | <The cracked bell in the tower> frightened (the roosting pigeons) [when: every hour].
6 | [when: Towards the end of the play], <the exhausted hero> forgives (his treacherous brother).
6 | <Several members of the audience> recognised (the famous violinist) [when: immediately].
6 | [how: With the utmost caution], <the archaeologists> lifted (the fragile lid).
6 | <The winding road through the mountains> slowed (the heavy lorries) [when: every winter].
6 | [how: Rather unexpectedly], <the grumpy landlord> offered (a generous discount).
6 | <A sudden gust of wind> overturned (the wooden market stall) [when: this morning].
6 | [other: Owing to the fog], <the airport> cancelled (all flights to Dublin).
6 | <The ship's weary navigator> studied (the faded chart) [how: by candlelight].
6 | [where: Not far from the harbour], <an elderly couple> runs (a cosy bookshop).
6 | <The council's latest plan> angered (the owners of small shops) [when: last month].
6 | [other: Against all the odds], <the youngest climber> reached (the icy summit).
6 | <The mysterious stranger> left (an envelope with no address) [where: on the doorstep].
6 | [when: Long before dawn], <the bakers> prepare (dozens of crusty loaves).
6 | <The scientist in charge> repeated (the whole experiment) [when: the following day].
6 | [when: Over the centuries], <the patient river> carved (a spectacular gorge).
6 | <A handful of loyal supporters> greeted (the defeated team) [where: at the station].
6 | [other: On behalf of the school], <the head girl> thanked (the retiring caretaker).
6 | <The retired admiral> described (the perilous voyage) [how: in vivid detail].
6 | [when: Almost at once], <the tropical storm> destroyed (the flimsy wooden huts).
6 | <The narrator of the story> hides (the whole truth) [when: until the final page].
6 | <The head gardener> pruned (the overgrown rose bushes) [when: before the first frost].
6 | <A team of divers> raised (the rusty anchor) [how: with enormous effort].
6 | <The owner of the bakery> replaced (the cracked window) [when: within two days].
6 | <The two rival captains> settled (their old quarrel) [where: in the middle of the bridge].
6 | <The new head teacher> addressed (the parents of every pupil) [how: in a calm voice].
6 | <The curious tourists> photographed (the crumbling statues) [when: during the afternoon].
6 | <A swarm of hungry locusts> devoured (the ripening wheat) [when: in late summer].
6 | <The translator of the poem> changed (the last two lines) [how: without permission].
6 | <The patient nurses> tended (the injured hikers) [when: during the night].
6 | <The keeper of the zoo> unlocked (the heavy iron gates) [when: just after sunrise].
6 | <The parish council> planted (a row of young oaks) [when: in early spring].
6 | <The winner of the contest> donated (her entire prize) [when: on the same evening].
6 | <An anonymous caller> reported (the stolen painting) [when: late last night].
6 | <The marine biologists> tracked (a family of whales) [where: across the whole ocean].
6 | <The careful apprentice> polished (the antique silver spoons) [how: with a soft cloth].
6 | [where: Deep beneath the castle], <a team of archaeologists> uncovered (a Roman bath).
6 | <The exhausted runners> crossed (the finishing line) [how: in silence].
6 | <The prime minister> made (a short statement) [when: at midday].
6 | <The rescue team> lowered (a long rope) [where: at the edge of the quarry].
6 | [how: At breakneck speed], <the stolen van> crossed (the deserted square).
6 | [how: By sheer luck], <the youngest diver> found (a golden ring).
6 | [when: By the end of the week], <the volunteers> had repaired (the flooded hall).
6 | [where: By the side of the canal], <an old sailor> sells (fresh mussels).
6 | [where: On the far side of the valley], <a lone shepherd> tended (his scattered flock).
6 | [how: On horseback], <the royal messengers> delivered (the urgent letters).
6 | <The famous novelist> signed (two hundred copies) [when: on the same afternoon].
6 | <The two scientists> described (their discovery) [how: in simple words].
6 | <The nervous witness> identified (the burglar) [how: in a trembling voice].
6 | <The ambassador> hosted (a lavish banquet) [where: in the palace gardens].
6 | <The expedition> reached (the frozen harbour) [when: in late autumn].
6 | <The defence lawyer> repeated (her final question) [how: in a whisper].
6 | <The smugglers> unlocked (the hidden cellar) [when: at midnight].
6 | <The chief inspector> identified (the culprit) [how: by sheer chance].
6 | <The veteran conductor> explained (the complicated score) [how: in simple terms].
6 | <The submarine> survived (the violent explosion) [how: by sheer luck].
6 | <The rebel soldiers> surrounded (the royal palace) [when: at dusk].
6 | <The retired surgeon> donated (her medical library) [when: in the spring].
6 | <The anxious relatives> greeted (the rescued sailors) [where: on the quay].
6 | <The village blacksmith> polished (the ancient armour) [how: by hand].
6 | <The orchestra> performed (the entire symphony) [how: in complete darkness].
6 | <The delegates> left (the conference hall) [how: in silence].
6 | <The shepherd> counted (his scattered flock) [when: in the evening].
6 | <The swimmers> reached (the opposite shore) [when: by nightfall].
6 | <The weary pilgrims> crossed (the desolate moor) [how: on horseback].
6 | <The famous explorer> described (the unknown island) [how: in great detail].
6 | <The mountain guides> opened (the narrow track) [when: in early June].
6 | <The fire brigade> rescued (the trapped miners) [how: with great skill].
6 | [how: In complete silence], <the members of the jury> studied (the final photograph).
6 | [when: In the early hours of the morning], <the coastguard> rescued (the crew of the trawler).
`;
