/**
 * Simple sentences with their parts marked: <subject>, (object), [adverbial]. The verb stands between subject and object.
 * A subject or object of more than two words is an expanded noun phrase. The number is the first year that may read it.
 */
export const phraseSentences = `
3 | [After lunch], <the hungry puppy> chewed (a rubber bone).
3 | <My little sister> drew (a purple dragon) [in her book].
3 | [In the kitchen], <two brown mice> nibbled (the cheese).
3 | <The old sailor> told (a funny story) [last night].
3 | [At midnight], <a grey owl> caught (a tiny mouse).
3 | <The kind nurse> washed (my sore knee) [gently].
3 | [Yesterday], <our new teacher> read (a long poem).
3 | <A clever fox> stole (the fat hen) [before dawn].
3 | [Slowly], <the green tractor> pulled (the heavy cart).
3 | <The cheeky monkey> grabbed (my yellow banana) [at the zoo].
3 | [On Sunday], <Grandad> baked (a huge apple pie).
3 | <The brave firefighter> rescued (a frightened kitten) [from the roof].
3 | [Under the bridge], <a hungry troll> counted (his shiny coins).
3 | <The tall goalkeeper> saved (the last shot) [with one hand].
3 | [Every morning], <the busy baker> makes (fresh bread).
3 | <A noisy crow> dropped (a smooth pebble) [into the pond].
3 | [Suddenly], <a strong wind> lifted (the red kite).
3 | <The sleepy bear> ate (the sweet berries) [beside the river].
3 | [In the attic], <Mia> found (a dusty wooden box).
3 | <The young prince> lost (his golden crown) [in the forest].
3 | [All day], <the patient farmer> planted (tiny seeds).
3 | <The naughty kitten> hid (my blue sock) [behind the sofa].
3 | [Last summer], <my best friend> visited (a sandy island).
3 | <The proud queen> wore (a long silk cloak) [at the feast].
3 | [At the fair], <Dad> won (a giant teddy bear).
3 | <The quick squirrel> buried (a brown nut) [near the oak tree].
3 | [Quietly], <the little girl> opened (the creaky door).
3 | <A friendly giant> carried (the tired children) [across the valley].
3 | [During the storm], <the tall mast> hit (the wooden deck).
3 | <The black dog> followed (the muddy footprints) [through the wood].
4 | [With great care], <the old clockmaker> mended (the tiny silver watch).
4 | <The boy with curly hair> kicked (a muddy football) [over the wall].
4 | [Beyond the hills], <a fierce dragon> guarded (a cave full of gold).
4 | <The nervous singer> forgot (the second verse) [during the concert].
4 | [As quick as a flash], <the striped lizard> swallowed (a careless fly).
4 | <The lady in the green coat> bought (six ripe peaches) [at the market].
4 | [Later that evening], <the tired explorers> reached (a ruined temple).
4 | <The girl with the red umbrella> crossed (the narrow bridge) [alone].
4 | [Without a sound], <the spotted leopard> stalked (a young deer).
4 | <Our friendly neighbour> grows (enormous orange pumpkins) [in his allotment].
4 | [Throughout the night], <the lonely lighthouse keeper> watched (the stormy sea).
4 | <The puppy with floppy ears> chased (its own fluffy tail) [around the garden].
4 | [At the top of the stairs], <a ghostly figure> held (a flickering candle).
4 | <The angry old wizard> broke (his wooden wand) [in a temper].
4 | [Early in the morning], <the milkman> delivered (four bottles of milk).
4 | <A boat with white sails> passed (the rocky island) [at noon].
4 | [In the middle of the lake], <two graceful swans> built (a large nest).
4 | <The skilful young painter> finished (a portrait of her uncle) [last week].
4 | [Somewhere in the distance], <a lonely wolf> spotted (the full moon).
4 | <The house on the corner> has (a bright yellow door) [at the back].
4 | [Before the match], <the captain> gave (a short speech).
4 | <A man with a long beard> sold (hot roasted chestnuts) [outside the theatre].
4 | [With a loud crash], <the clumsy waiter> dropped (a tray of glasses).
4 | <The smallest child in the class> climbed (the tallest rope) [easily].
4 | [Behind the waterfall], <the two brothers> discovered (a secret passage).
4 | <The clever inventor> built (a machine with six wheels) [in her shed].
4 | [Once a year], <the whole village> holds (a noisy lantern parade).
4 | <A thin layer of snow> covered (the quiet streets) [overnight].
4 | [Without any warning], <the playful dolphin> splashed (the people on the pier).
4 | <The rusty iron gate> blocked (the path to the orchard) [for years].
6 | [To everyone's surprise], <the shy new pupil> won (the national chess title).
6 | <The remains of the old abbey> attract (thousands of curious visitors) [each summer].
6 | [Despite the heavy rain], <the determined cyclists> completed (the mountain stage).
6 | <The editor of the local newspaper> published (a furious letter) [on Friday].
6 | [Within a few minutes], <the volunteers on the beach> had filled (twenty large sacks).
6 | <A flock of noisy starlings> invaded (the peaceful square) [at dusk].
6 | [For the first time in history], <a tiny robot> explored (the frozen lake).
6 | <The professor with the silver cane> explained (her remarkable theory) [patiently].
6 | [In spite of his injury], <the veteran goalkeeper> made (a magnificent save).
6 | <The cracked bell in the tower> frightened (the roosting pigeons) [every hour].
6 | [Towards the end of the play], <the exhausted hero> forgives (his treacherous brother).
6 | <Several members of the audience> recognised (the famous violinist) [immediately].
6 | [With the utmost caution], <the archaeologists> lifted (the fragile lid).
6 | <The winding road through the mountains> reaches (a deserted village) [eventually].
6 | [Rather unexpectedly], <the grumpy landlord> offered (a generous discount).
6 | <A sudden gust of wind> overturned (the wooden market stall) [this morning].
6 | [Owing to the fog], <the airport> cancelled (all flights to Dublin).
6 | <The ship's weary navigator> studied (the faded chart) [by candlelight].
6 | [Not far from the harbour], <an elderly couple> runs (a cosy bookshop).
6 | <The council's latest plan> angered (the owners of small shops) [last month].
6 | [Against all the odds], <the youngest climber> reached (the icy summit).
6 | <The mysterious stranger> left (an envelope with no address) [on the doorstep].
6 | [Long before dawn], <the bakers> prepare (dozens of crusty loaves).
6 | <The scientist in charge> repeated (the whole experiment) [the following day].
6 | [Over the centuries], <the patient river> carved (a spectacular gorge).
6 | <A handful of loyal supporters> greeted (the defeated team) [at the station].
6 | [On behalf of the school], <the head girl> thanked (the retiring caretaker).
6 | <The retired admiral> described (the perilous voyage) [in vivid detail].
6 | [Almost at once], <the tropical storm> destroyed (the flimsy wooden huts).
6 | <The narrator of the story> hides (the whole truth) [until the final page].
`;
