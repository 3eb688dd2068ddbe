/**
 * Short texts with six gaps each. A gap stands in braces: first the word that fits, then three that do not.
 * The first line of a text is its title. A teacher may add texts; keep to six gaps.
 */

const texts = (all: string): readonly string[] => all.trim().split('\n\n');

/** Texts for year 6. */
export const middlePassages = texts(`
The Lighthouse
On a rock far out at sea stands an old lighthouse. For more than a century, its bright {beam|shade|whistle|echo} has warned sailors of the dangerous {cliffs|fields|forests|roads} below. Long ago a keeper lived there all alone and {climbed|raised|lifted|grew} two hundred steps each evening to light the great lamp. In rough weather no boat could {reach|arrive|sail|travel} him for weeks, so he had to store plenty of food. Today the lamp is {switched|lit|shone|opened} on by a computer, and the rooms below are {empty|busy|crowded|noisy}.

How Honey Is Made
Honey begins in the heart of a {flower|hive|jar|nest}. There a bee drinks a sweet liquid called nectar and {carries|travels|leaves|wanders} it home to the hive. Inside the hive, other bees {pass|fill|swallow|hold} it from mouth to mouth until most of its water has gone. Then they {store|scatter|waste|lose} it in small cells made of wax. To help the honey {dry|melt|rise|grow}, they fan it with their wings. When a cell is full, the bees {seal|open|empty|visit} it with a lid, as you might close a jar.

The Lost Dog
When Poppy got home from school, the garden gate was wide {open|shut|narrow|locked} and Biscuit, her terrier, had disappeared. She ran up and down the street and {called|wrote|drew|read} his name, but there was no answer. Next she made a {poster|diary|album|film} with his photo and pinned it to a tree. Just before {dark|noon|lunch|dawn}, as the street lamps came on, the telephone rang. A kind neighbour had {found|lost|sold|bought} a muddy little dog asleep in her shed. Poppy was so {relieved|annoyed|bored|jealous} that she laughed and cried at once.

Castles
The first castles in England were made of {wood|brick|iron|glass}, and they burned easily. Later, builders used thick walls of {stone|straw|timber|cloth} instead. A wide ditch filled with water, called a {moat|tower|gate|bridge}, lay all round. To get in, visitors had to {cross|avoid|sink|burn} a bridge that could be pulled up when enemies came. Narrow windows let the guards {watch|sleep|feast|march} without being seen. A castle was also a {home|school|church|shop}, in which a whole family ate, slept and held great feasts.

The Market
Every Saturday the square in front of the town hall is {crowded|empty|silent|deserted} with stalls. Farmers bring fresh {vegetables|tractors|fields|barns} and bakers sell warm loaves. Traders {shout|whisper|mumble|hide} their prices as loudly as they can, for each of them wants to be {heard|ignored|left|forgotten}. By four o’clock many things are sold more {cheaply|dearly|secretly|slowly}, because nobody wants to take them home again. When the last van has {left|opened|sold|filled}, the pigeons come to look for crumbs.

Penguins
Penguins are birds, yet they cannot {fly|swim|see|eat}. Their wings work like paddles and make them excellent {swimmers|singers|climbers|builders}. Most of them live in the {cold|hot|green|dusty} lands around the South Pole. To keep warm in a storm, they stand close {together|apart|above|alone} and take turns in the middle of the group. The emperor penguin lays a single {egg|nest|feather|fish}, and the father keeps it on his feet for two months. All that time he eats {nothing|everything|plenty|enough} and grows very thin.

The School Play
On the evening of the play, the hall was {full|empty|deserted|closed}. Behind the curtain the actors {waited|forgot|played|applauded} for the music to begin. Hassan, who was to play the wizard, could not {remember|forget|ignore|spell} his first line, and his knees were shaking. Then the lights went down and the {audience|costume|scenery|script} grew quiet. As soon as he stepped on to the {stage|bus|roof|street}, the words came back to him. At the end everybody {clapped|slept|complained|left}, and he had to bow three times.

Volcanoes
Deep under the ground, it is so hot that rock {melts|freezes|hardens|cools}. Sometimes this liquid rock is pushed up through a {crack|slope|flood|storm} in the Earth and bursts out as lava. After a great eruption, grey {ash|lava|grass|light} may fall from the sky for days. Towns nearby can be {buried|founded|protected|repaired} and fields destroyed. And yet people have always {lived|fled|avoided|escaped} close to volcanoes. The reason is that the soil there is very {rich|poor|dry|thin}, so crops grow well.

A Night in the Tent
We put up our tent on a {flat|flooded|floating|burning} piece of grass beside the stream. After supper we sat round the {fire|stream|path|wall} and told each other stories. In the middle of the night, I {woke|slept|dreamed|snored} up, because something was moving outside. I held my {breath|voice|sound|word} and listened. Very slowly I opened the zip and {peeped|dozed|nodded|yawned} out. It was only a hedgehog, which had found the {crumbs|guests|recipes|smoke} of our supper.

The Bicycle
The first bicycles had no {pedals|wheels|seats|riders}, and people pushed themselves along with their feet. Later came a machine with a huge front wheel; to sit so high up was {dangerous|safe|easy|boring}, because a fall could break your arm. Tyres were made of {wood|air|wool|cloth} or iron, so every ride was very bumpy. It was a vet who {invented|forgot|refused|buried} a tyre filled with air for his son’s tricycle. Soon bicycles became {cheaper|heavier|slower|rarer}, and ordinary people could {afford|refuse|forbid|regret} to buy one.

Saving Water
Most of our planet is {covered|mixed|heated|joined} with water, but nearly all of it is too {salty|sweet|deep|wide} to drink. That is why we should not {waste|save|share|clean} what we have. A tap that {drips|shines|turns|squeaks} can lose a bucket of water in a day. If you {clean|lose|count|show} your teeth, turn the tap off while you brush. In the garden you can {collect|lose|spend|waste} rain in a barrel and give it to the plants.

The Secret Door
Behind the old wardrobe in Grandma’s attic, Leila {discovered|lost|missed|borrowed} a tiny door. It was {covered|filled|mixed|made} with dust and spiders’ webs, as if nobody had {opened|missed|heard|broken} it for a hundred years. The handle would not turn, so she looked for the {key|lamp|rope|ladder}. At last she found it under a {loose|steep|shallow|deep} board in the floor. Her heart was {beating|breathing|walking|looking} fast as she pushed the door and saw a narrow staircase.

The Robin
The robin is easy to {recognise|forget|confuse|hide} by its red front. It looks friendly, but it is a {fierce|lazy|silent|huge} little bird, which drives other robins out of its garden. Gardeners know it well, for it {follows|fears|feeds|teaches} them in the hope of finding worms. In winter, when the ground is {frozen|muddy|dusty|soft}, robins may come to the window to be {fed|chased|caught|scared}. Their song can be heard all year, even at night beside a street {lamp|map|name|party}.

The Great Race
A hare once made fun of a tortoise because he was so {slow|clever|tall|rich}. The tortoise challenged him to a {race|rest|song|meal} to the old oak, and the hare laughed aloud. Soon he was so far {ahead|behind|below|beside} that he lay down in the grass for a nap. The tortoise did not stop; step by step he {plodded|flew|galloped|raced} on. When the hare {awoke|slept|arrived|forgot}, the sun was low, and he ran as fast as he could. He was too {late|early|fast|clever}: the tortoise was sitting under the tree.
`);

/** Texts for year 7: the words of a gap are of one field, so that only the text tells them apart. */
export const hardPassages = texts(`
The Silk Road
For centuries merchants travelled along a {network|fleet|herd|jury} of paths between China and Europe. Their camels carried silk, spices and other {precious|precise|previous|worthless} goods over mountains and deserts. Few people ever {completed|cancelled|postponed|missed} the whole journey; instead, the goods were {exchanged|harvested|consumed|mined} again and again in busy towns on the way. Together with the silk, ideas and {inventions|customs|languages|beliefs} spread from land to land, among them paper and gunpowder. When safe sea routes were discovered, the old road gradually {declined|expanded|improved|flourished}.

Hibernation
In winter food is {scarce|abundant|tasty|ripe}, and some animals survive by sleeping through it. Before the cold comes, a dormouse eats as much as it can in order to {store|burn|lose|digest} fat. Then it curls up in a {sheltered|exposed|draughty|flooded} nest under the leaves. Its heart beats more {slowly|rapidly|strongly|loudly}, and its body becomes almost as cold as the air. In this state it needs hardly any {energy|sleep|shelter|protection}. If it is {disturbed|protected|comforted|admired} too often, it may use up its fat and not live to see the spring.

The Expedition
The explorers had {underestimated|exaggerated|overcome|escaped} the cold. By the third week their {supplies|spirits|temperatures|wages} were so low that each man was allowed a single biscuit a day. A blizzard {confined|guided|invited|attached} them to their tent, and for four days they could do nothing but wait. Some were in {despair|delight|harmony|comfort}, but their leader remained {optimistic|gloomy|anxious|doubtful} and told jokes to cheer them up. On the fifth morning the wind dropped, and in the {distance|depth|height|width} they saw the smoke of a rescue ship.

Why We Yawn
Everybody yawns, yet scientists still {disagree|agree|complain|cooperate} about the reason. One old {theory|proof|method|law} was that a yawn brings extra oxygen to the blood, but experiments have {failed|managed|continued|helped} to support it. Another suggestion is that yawning {cools|warms|swells|tires} the brain, as a fan cools an engine. What is certain is that yawns are {contagious|poisonous|incurable|harmless}: as soon as one person begins, others {imitate|interrupt|resist|avoid} it. Perhaps you are yawning now, merely because you have read about it.

The Printing Press
Before printing was {invented|abolished|forbidden|forgotten}, every book in Europe had to be copied by hand. The work was so {laborious|effortless|hasty|casual} that a single Bible might take a year. Books were therefore {rare|cheap|brief|familiar}, and only the wealthy could own them. Gutenberg’s press used metal letters that could be {rearranged|rewritten|memorised|translated} for each new page. Within fifty years millions of books had been {produced|destroyed|hidden|forbidden}, and knowledge was no longer the {privilege|burden|punishment|mistake} of a few.

The Deep Sea
Sunlight cannot {penetrate|illuminate|reflect|evaporate} more than a few hundred metres into the ocean. Below that lies a world of {perpetual|occasional|temporary|partial} darkness. The pressure there would {crush|inflate|stretch|lift} an ordinary submarine like an egg. All the same, life has {adapted|surrendered|submitted|objected} to these conditions. Many creatures {produce|absorb|reflect|extinguish} their own light, some to attract prey, others to {confuse|attract|guide|feed} their enemies while they escape.

The Auction
The room fell silent as the auctioneer {displayed|concealed|purchased|mislaid} the small, dusty painting. Nobody seemed {interested|bored|indifferent|weary}, and the first offer was a mere ten pounds. Then a {stranger|passenger|prisoner|patient} at the back raised her hand and offered a thousand. A murmur of {astonishment|boredom|despair|gratitude} went round the room. Two dealers {hastily|wearily|reluctantly|lazily} put on their glasses to look again, and the price began to {soar|tumble|settle|waver}. When the hammer finally came down, the little picture had cost as much as a house.

Bridges
Of all the structures that engineers design, bridges are perhaps the most admired. An arch bridge carries its {load|height|shape|length} by pushing it sideways into the ground. A suspension bridge, by {contrast|accident|mistake|chance}, hangs from cables and can {span|climb|shorten|divide} a far greater distance. Every bridge must be {flexible|rigid|solid|fragile} enough to move a little in the wind. In 1940 a famous bridge in America {swayed|leaned|sank|sagged} so violently in a gale that it broke; since then engineers have {tested|hidden|displayed|painted} models in wind tunnels first.

Migration
Each autumn swallows {depart|return|arrive|search} for Africa, thousands of miles away. How they {navigate|communicate|hibernate|hesitate} over deserts and seas long remained a {mystery|certainty|fact|habit}. We now know that they use the sun, the stars and even the Earth’s magnetic {field|ground|meadow|border}. The journey is {hazardous|leisurely|effortless|brief}: storms, hunger and thirst stop many of the travellers. Nevertheless, those that {survive|perish|stray|starve} come back in spring, often to the very barn in which they were hatched.

The Detective
Inspector Rowe {examined|ignored|tidied|decorated} the study with great care. The window had been {forced|cleaned|replaced|painted}, as the scratches on its frame clearly showed, and muddy {footprints|fingerprints|boots|shadows} led across the carpet to the empty safe. It all looked {straightforward|comfortable|fashionable|valuable}, and for that very reason he was {suspicious|satisfied|grateful|careless}. No rain had fallen for a week. Somebody, he {concluded|denied|promised|regretted}, had carried the mud into the house on purpose.

Chess
Chess is a game of {strategy|chance|strength|speed} in which luck plays no part. It probably {originated|ended|vanished|matured} in India some fifteen hundred years ago. The aim is to {trap|protect|promote|replace} the opponent’s king so that it cannot escape. A good player does not merely {react|object|listen|refer} to each move, but {anticipates|forgets|regrets|repeats} what may happen many moves later. Computers can now {defeat|obey|envy|flatter} the best players in the world, yet people enjoy the game as much as ever.

The Drought
No rain had fallen on the valley since {spring|noon|midnight|sunrise}, and the earth was {parched|drenched|soggy|fertile}. The river, once broad and deep, had {dwindled|swollen|frozen|flooded} to a muddy trickle. Farmers watched {helplessly|cheerfully|eagerly|proudly} as their crops withered. Water was {rationed|wasted|polluted|heated}: each family could fetch two buckets a day from the well. When at last dark clouds {gathered|vanished|scattered|faded} over the hills, the whole village came out of doors to feel the first drops.

Handwriting
Some people {argue|boast|promise|forget} that handwriting has become {obsolete|essential|fashionable|legible}, since nearly everything can be typed. Teachers, {however|therefore|otherwise|moreover}, are not so sure. Studies {suggest|demand|forbid|deny} that we remember notes better if we have written them by hand. The reason may be that writing is slower, so we have to {select|ignore|omit|delay} what is important. Besides, a letter in a friend’s own hand is more {personal|anonymous|official|ordinary} than any message on a screen.

The Orchestra
To {conduct|construct|contradict|condemn} an orchestra is harder than it looks. The conductor must know every {instrument|audience|stage|ticket} and hear at once who has come in too late. With one hand she {indicates|imitates|irritates|isolates} the beat; with the other she asks for more or less {volume|applause|scenery|interval}. During weeks of {rehearsal|applause|silence|absence}, the players learn to trust her smallest sign. The audience, who see only her back, may {underestimate|exaggerate|announce|memorise} how much of the music is her work.
`);
