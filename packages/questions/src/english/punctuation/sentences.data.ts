/**
 * Sentences with their right punctuation, one a line: set | sentence.
 * The marks that count are the commas as written here.
 * A slash shows where the subject ends, a tilde where a list begins, and a caret where the mark is put by mistake: wrong sentences
 * get a mark there, as children's often do. The lists of list3long are for hard questions of year 3.
 * Sets paren5 and paren7 mark a parenthesis with curly brackets: it may stand between commas, brackets or dashes.
 */
export const punctuated = `
list3 | We bought ~ apples, pears, plums and grapes.
list3 | My cat / is ~ small, black, fluffy and shy.
list3 | Pack ~ a hat, a towel, a book and some sun cream.
list3 | The park / has ~ swings, slides, ropes and a pond.
list3 | I saw ~ a fox, an owl, a deer and two rabbits.
list3 | Sana plays ~ chess, tennis, hockey and cricket.
list3 | The soup / has ~ carrots, onions, leeks and beans.
list3 | We flew to ~ Spain, Greece, Malta and Italy.
list3 | The giant / was ~ tall, hairy, noisy and rude.
list3 | He packed ~ shirts, shorts, socks and sandals.
list3 | The farm / has ~ hens, ducks, goats and sheep.
list3 | You need ~ flour, eggs, butter and sugar.
list3 | Noah, Ella, Ravi and Grace / are in my group.
list3 | The flag / is ~ red, green, white and gold.
list3 | I like ~ reading, drawing, running and baking.
list3 | We heard ~ bells, drums, flutes and trumpets.
list3 | The shop / sells ~ pens, paints, paper and glue.
list3 | A robin, a wren, a crow and a jay / sat there.
list3 | The beach / was ~ sunny, sandy, wide and empty.
list3 | They climbed ~ walls, trees, ropes and ladders.
list3 | My bag / holds ~ keys, coins, tissues and mints.
list3 | The band / has ~ a singer, a drummer and a guitarist.
list3 | Leeds, York, Hull and Bath / are in England.
list3 | We made ~ masks, hats, wands and cloaks.
list3 | The robot / can walk, talk, dance and sing.
list3 | Squirrels eat ~ nuts, seeds, berries and buds.
list3 | The box / was ~ old, dusty, heavy and locked.
list3 | Dad cooked ~ noodles, carrots, peas and fish.
list3 | Her kite / was ~ purple, white, green and pink.
list3 | The troll / hid ~ rings, crowns, cups and coins.
list3long | For lunch I had ~ tomato soup, a cheese roll and some green grapes.
list3long | The market / sells ~ ripe plums, fresh bread, wild honey and goat's cheese.
list3long | We saw ~ lions, tigers, bears, wolves and seals.
list3long | Pack ~ a torch, a map, a whistle, a rope, a flask and a hat.
list3long | My aunt / keeps ~ two goats, a fat pony, six hens and a noisy goose.
list3long | The parade / had ~ drummers, dancers, clowns, jugglers, acrobats and horses.
list3long | Her pocket / held ~ a broken pencil, some blue string and an old ticket.
list3long | Grandad grows ~ potatoes, onions, beans, carrots and sweet peas.
list3long | The trunk / held ~ silk scarves, tall hats, a wooden sword and a torn map.
list3long | This week we have ~ maths, music, art, science, history and games.
list3long | The cake / needs ~ three eggs, a cup of sugar and a pinch of salt.
list3long | The shelf / was full of ~ books, games, jars, shells and dusty bottles.
list3long | Rabbits, foxes, owls, badgers and deer / live in the wood.
list3long | A tall woman, a small boy and a muddy dog / got off the bus.
list3long | The pirates / found ~ gold coins, silver cups, pearl rings and a rusty key.
list3long | You need ~ thick card, sharp scissors, strong glue and a ruler.
fronted4 | After lunch, we played chess in the hall.
fronted4 | In the attic, Mia found an old map.
fronted4 | Without a sound, the owl / left its branch.
fronted4 | Early ^ in the morning, the fishermen / set sail.
fronted4 | Beside the river, a heron / stood on one leg.
fronted4 | In a flash, the lizard / caught the fly.
fronted4 | Last Tuesday, our class / visited a castle.
fronted4 | With a loud bang, the balloon / burst.
fronted4 | Deep ^ in the forest, a tiny light / glowed.
fronted4 | At the end ^ of the lane, the bus / broke down.
fronted4 | Every Saturday, Grandad bakes fresh bread.
fronted4 | Under the bridge, the troll / counted his coins.
fronted4 | Quite suddenly, the lights in the theatre / went out.
fronted4 | During the storm, our tent / blew away.
fronted4 | On the top shelf, she keeps her best cups.
fronted4 | Before breakfast, the twins / fed the hens.
fronted4 | Behind the curtain, somebody sneezed.
fronted4 | In a small village ^ in Wales, a dragon / once lived.
fronted4 | Later that evening, snow / began to fall.
fronted4 | With high hopes, the team / walked onto the pitch.
fronted4 | Far ^ below us, the waves / crashed on the rocks.
fronted4 | Two days ^ later, the parcel / arrived.
fronted4 | Very carefully, Omar lifted the fragile egg.
fronted4 | All of a sudden, the door / creaked open.
fronted4 | At midnight, the toys / came to life.
fronted4 | Across the street, a band / was playing.
fronted4 | With trembling hands, she opened the letter.
fronted4 | Once upon a time, a king / lived in a tower.
fronted4 | On the other side ^ of the wall, bees / hummed.
fronted4 | From the window, we could see the sea.
fronted4 | From morning ^ to night, everyone / enjoyed the fair.
fronted4 | Without any warning, the dog / leapt up.
fronted4 | At the far end ^ of the beach, two seals / were sleeping.
fronted4 | Three weeks ^ before the race, the runner / hurt her ankle.
fronted4 | In the middle ^ of the night, a strange noise / woke the twins.
fronted4 | On the way ^ to the station, the taxi / ran out of petrol.
fronted4 | Near the top ^ of the mountain, the climbers / found a hut.
fronted4 | Somewhere ^ in the long grass, a cricket / was singing.
fronted4 | By the end ^ of the week, the seeds / had sprouted.
clause4 | When the bell ^ rang, we packed our bags.
clause4 | If it rains tomorrow, we will play indoors.
clause4 | Although he was tired, Callum finished the race.
clause4 | Because the road ^ was icy, the bus / was late.
clause4 | While Mum ^ cooked, Dad / laid the table.
clause4 | As the sun ^ set, the bats / came out.
clause4 | Before you leave, shut the windows.
clause4 | After the film ^ ended, we bought chips, peas and juice.
clause4 | Until the rain ^ stopped, we waited in the barn.
clause4 | Since you asked, I will tell you the secret.
clause4 | When we reached the top, we ate apples, nuts and cheese.
clause4 | If you find the key, unlock the box, lift the lid and look inside.
clause4 | As soon as the gates ^ opened, the crowd / rushed in.
clause4 | Whenever I visit Nan, she makes soup.
clause4 | Though the tower ^ was steep, we climbed to the top.
clause4 | Unless we hurry, we will miss the train.
clause4 | We packed the tent, filled the flasks and set off.
clause4 | She opened the gate, crossed the yard and knocked.
clause4 | The puppy / yawned, stretched and fell asleep.
clause4 | He found a coin, rubbed it clean and put it away.
clause4 | We need tall trees, clean rivers and fresh air.
clause4 | The witch / stirred the pot, tasted the broth and cackled.
clause4 | Once the paint ^ is dry, add the stars, the moon and the owl.
clause4 | While the baby ^ slept, we tidied, swept and dusted.
clause4 | When he smiled, his gold tooth / shone.
clause4 | Even though it was dark, the explorers / went on.
clause4 | As I walked home, I met Sana, Rhys and Ruby.
clause4 | If the ice ^ is thin, keep away from the pond.
clause4 | The old lady, the boy and the dog shared one umbrella.
clause4 | Wherever she goes, the cat / follows her.
fronted6 | Late in the afternoon, the climbers / pressed on.
fronted6 | Throughout the long winter, food / was scarce.
fronted6 | In the final minute, the youngest player / scored.
fronted6 | In the aftermath of the storm, volunteers / cleared the roads.
fronted6 | Beneath the crumbling tower, archaeologists found a Roman coin.
fronted6 | Without a moment's hesitation, she dived into the icy water.
fronted6 | High above the valley, an eagle / was circling.
fronted6 | By the light of the moon, the team / returned home.
fronted6 | At the stroke of midnight, the orchestra / fell silent.
fronted6 | With remarkable patience, the vet / removed the thorn.
clause6 | Although the path ^ was steep, the walkers / kept up their pace.
clause6 | Because the bridge ^ had collapsed, the convoy / took a longer route.
clause6 | Unless the weather ^ improves, the race / will be postponed.
clause6 | While the judges ^ conferred, the audience / fell silent.
clause6 | As soon as the verdict ^ was read, the reporters / rushed outside.
clause6 | Even though the evidence ^ was thin, the jury / found him guilty.
clause6 | Once the tide ^ had turned, the fishermen / hauled in their nets.
clause6 | Until the alarm ^ was repaired, the guards / patrolled the corridors.
clause6 | Since the museum ^ was closed, we explored the harbour, the market and the old fort.
clause6 | When the curtain ^ rose, the stage / was bare.
clause6 | After the votes ^ had been counted, the mayor / announced the result.
clause6 | Before the ship ^ sailed, the crew loaded barrels, timber and rope.
clause6 | Whenever the wind ^ rose, the shutters / rattled, banged and creaked.
clause6 | If you doubt my word, ask the captain, the cook and the cabin boy.
clause6 | Though the manuscript ^ was damaged, the last page / could still be read.
clause6 | As the explorers ^ approached, the temple / emerged from the mist.
clause6 | As the fog ^ lifted, the lighthouse / came into view.
clause6 | Because the harvest ^ had failed, the villagers / went hungry.
clause6 | Although the ladder ^ was broken, the painter / climbed it.
clause6 | Until the doctor ^ arrived, the nurse / stayed with the patient.
clause6 | When the players ^ had tuned up, the conductor / raised her baton.
clause6 | While the snow ^ was falling, the deer / sheltered among the pines.
clause6 | If the pump ^ fails, the cellar / will flood.
clause6 | Though the lecture ^ was long, the students / listened to every word.
clause6 | Unless the strike ^ ends, the trains / will stay in their sheds.
clause6 | Whenever the bell ^ tolled, the rooks / flew up from the tower.
clause6 | Even though the lock ^ had been changed, the thief / got in.
paren5 | My uncle {who lives in Leeds} is a pilot.
paren5 | The castle {built in 1150} stands on a hill.
paren5 | Our dog {a lively spaniel} loves the sea.
paren5 | The concert {despite the rain} was a success.
paren5 | Mrs Khan {our new neighbour} plays the cello.
paren5 | The cake {which Dad had baked} vanished overnight.
paren5 | Mount Everest {the highest mountain on Earth} is in the Himalayas.
paren5 | The twins {born on New Year's Day} share a room.
paren5 | The museum {opposite the station} opens at ten.
paren5 | Her bike {a birthday present} was bright green.
paren5 | The captain {tired and hungry} steered towards land.
paren5 | Our school {founded in 1902} has a clock tower.
paren5 | The old oak {said to be haunted} creaked in the wind.
paren5 | Blue whales {the largest animals alive} eat tiny krill.
paren5 | The actor {who had forgotten his lines} blushed.
paren5 | The bridge {closed since March} will open again soon.
paren5 | My friend Zofia {a brilliant goalkeeper} saved the day.
paren5 | The recipe {my grandmother's favourite} needs six eggs.
paren5 | London {the capital of England} lies on the Thames.
paren5 | The library {usually so quiet} was full of music.
paren5 | The parcel {wrapped in gold paper} was for Arjun.
paren5 | A tortoise {unlike a hare} never hurries.
paren5 | The winner {a girl from Cardiff} lifted the cup.
paren5 | The path {steep and slippery} led down to the cave.
paren5 | Roald Amundsen {a Norwegian explorer} reached the South Pole.
paren5 | Our train {as usual} was ten minutes late.
paren5 | The robot {which cost a fortune} fell over.
paren5 | The piano {out of tune for years} was mended.
paren5 | Saturn {famous for its rings} is a gas giant.
paren5 | The lighthouse {painted red and white} guides ships home.
paren7 | The manuscript {long believed lost} surfaced in a Dublin attic when the house was sold.
paren7 | Her speech {barely three minutes long} changed the minds of everybody in the hall.
paren7 | The senator {to nobody's surprise} refused to answer a single question about the money.
paren7 | The volcano {dormant for centuries} began to rumble on the morning of the festival.
paren7 | His latest novel {a sequel to the first} sold badly in spite of a clever beginning.
paren7 | The treaty {signed in secret} ended the war but not the quarrel behind it.
paren7 | The expedition {poorly equipped from the start} turned back before the first snow of winter.
paren7 | Ada Lovelace {a gifted mathematician} wrote about computers a century before the first was built.
paren7 | The orchestra {or what was left of it} played on until the last lamp went out.
paren7 | The old harbour {once the busiest in the county} lies silent now that the herring have gone.
paren7 | The butler {if the rumours are true} inherited the estate and sold it within a month.
paren7 | The painting {which had hung there for years} was a copy that fooled three generations of visitors.
paren7 | Our guide {an expert on fossils} found three perfect ammonites in less than an hour.
paren7 | The village {cut off by snow} ran short of bread by the end of the week.
paren7 | The committee {after much debate} approved the plan for a footbridge over the canal.
paren7 | The inventor {penniless and ill} never gave up his dream of a flying machine.
paren7 | The cathedral {damaged by fire} took decades to rebuild with stone from the same quarry.
paren7 | The results {as I had feared} were disappointing for everybody who had helped with the survey.
paren7 | The detective {never one to hurry} lit the lamp and read the letter a second time.
paren7 | The island {barely a mile across} is home to more puffins than people.
paren7 | The ship's cook {a cheerful man from Cork} sang all day while the storm shook the cabin.
paren7 | This custom {unknown in the south} survives in a few villages at the edge of Orkney.
paren7 | The report {published last week} blames the weather for the late opening of the bridge.
paren7 | The final chapter {by far the best} explains why the captain never came home.
paren7 | The heir {still only a child} was crowned in May in front of a nervous crowd.
paren7 | The bridge {designed by a local engineer} won a prize in the year of its opening.
paren7 | My great-aunt {who was born in Lagos} spoke five languages and joked in all of them.
paren7 | The meeting {which lasted six hours} settled nothing that the villagers had hoped for.
`;
