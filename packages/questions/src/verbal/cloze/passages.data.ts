/**
 * Short texts with six gaps each. A gap stands in braces: first the word that fits, then three that do not; a dash before it marks a plain gap, of
 * which a hard question has one at most. No three that do not fit say the same: the right word would be the one that is left.
 * The first line of a text is its title. A teacher may add texts; keep to six gaps.
 */

const texts = (all: string): readonly string[] => all.trim().split('\n\n');

/** Texts for year 6. */
export const middlePassages = texts(`
The Lighthouse
On a rock far out at sea stands an old lighthouse. For more than a century, its beam has warned sailors of the {treacherous|harmless|sheltered|inviting} rocks below. A keeper once lived there all by himself, and he grew used to the {solitude|company|bustle|applause}. Each evening, he climbed two hundred steps to light the great lamp. In rough weather, no boat could {-approach|abandon|admire|accompany} the rock for weeks, so he had to keep {ample|meagre|stale|nimble} supplies of food. Today, the lamp is {-controlled|persuaded|comforted|contained} by a computer, and the rooms below are {deserted|inhabited|departed|bustling}.

How Honey Is Made
Honey begins in the heart of a flower. There a bee {extracts|deposits|scatters|spills} a sweet liquid called nectar and {transports|translates|transforms|transplants} it home to the hive. Inside the hive, other bees pass it from mouth to mouth until it has lost most of its {moisture|sweetness|flavour|goodness}. Then they {deposit|squander|devour|dissolve} it in small cells made of wax, where they fan it with their wings until it is dry enough. When a cell is full, the bees {-seal|drain|puncture|polish} it with a lid, as you might close a jar. One jar of honey is the {-result|reason|remedy|request} of thousands of journeys.

The Lost Dog
When Poppy got home from school, the garden gate was {ajar|bolted|adrift|aloof} and Biscuit, her terrier, had {-vanished|arrived|remained|survived}. She ran up and down the street and called his name, but there was no {-response|permission|request|excuse}. Next, she made a poster with his photo and pinned it to a tree. At {-dusk|dawn|noon|midday}, as the street lamps came on, the telephone rang. A kind neighbour had {-discovered|misplaced|purchased|abandoned} a muddy little dog asleep in her shed. Poppy was so {relieved|envious|resentful|indignant} that she laughed and cried at once.

Castles
The first castles in England were built of timber, which made them {vulnerable|resistant|immune|invisible} to fire. Later, builders preferred thick walls of stone, which were far more {durable|fragile|flexible|temporary}. A wide ditch filled with water, called a moat, {-surrounded|survived|surrendered|supported} the whole castle. To get in, visitors had to cross a bridge that was pulled up as soon as an enemy {-approached|retreated|surrendered|departed}. Narrow windows let the guards {observe|welcome|entertain|obey} their attackers without being seen. A castle was also a home, in which a whole family ate, slept and held {lavish|frugal|solitary|starving} feasts.

The Market
Every Saturday, the square in front of the town hall is {crammed|deserted|infested|crumpled} with stalls. Farmers bring fresh {produce|equipment|machinery|timber} and bakers sell warm loaves. Traders shout their prices as loudly as they can, {-competing|cooperating|apologising|volunteering} for the attention of the customers. By four o’clock, many things have been {-reduced|increased|reserved|repeated} in price, because nobody wants to take them home again. When the last van has {-departed|arrived|parked|unloaded}, the pigeons {-descend|hibernate|migrate|flee} to look for crumbs.

Penguins
Penguins are birds, yet they are {incapable|capable|fond|proud} of flight. Their wings work like paddles and make them {-superb|clumsy|reluctant|mediocre} swimmers. Some of them {inhabit|inherit|inhale|exhibit} the icy lands around the South Pole. To {conserve|squander|consume|conclude} warmth in a storm, these huddle together and take turns in the middle of the group. The emperor penguin lays a single egg, and the father {-balances|buries|abandons|swallows} it on his feet for two months. All that time, he {fasts|feasts|flees|boasts} and grows very thin.

The School Play
On the evening of the play, there was not a single {vacant|occupied|wooden|vague} seat in the hall. Behind the curtain, the actors waited for the music to begin. Hassan, who was to play the wizard, could not {recall|forget|ignore|deny} his first line, and his knees were {-trembling|shrinking|swelling|resting}. Then the lights {-dimmed|glared|dazzled|multiplied} and everyone grew quiet. As soon as he stepped on to the stage, the words came back to him, and his fear {evaporated|intensified|condensed|dawned}. At the end, the applause was so {thunderous|feeble|hostile|treacherous} that he had to bow three times.

Volcanoes
Deep under the ground, the heat is so {-intense|mild|distant|brief} that rock melts. Sometimes this liquid rock is {-forced|invited|lowered|harvested} up through a crack in the Earth and bursts out as lava. After a great eruption, clouds of ash may {obscure|reveal|brighten|polish} the sun for days. Towns nearby can be {devastated|constructed|decorated|disappointed} and fields buried. People have {nevertheless|therefore|otherwise|similarly} always lived close to volcanoes. The reason is that the soil there is very {fertile|barren|futile|sterile}, so crops grow well.

A Night in the Tent
We {-pitched|pinched|punched|perched} our tent on a flat piece of grass beside the stream. After supper, we {-gathered|harvested|hoarded|amassed} round the fire and told each other stories. In the middle of the night, I woke up because something was {-rustling|blazing|glittering|dissolving} outside. I held my breath and listened {intently|idly|loudly|vividly}. Then I opened the zip as {-cautiously|recklessly|furiously|generously} as I could and peeped out. It was only a hedgehog, which had found the {-remains|remedies|recipes|rewards} of our supper.

The Bicycle
The first bicycles had no pedals, and riders had to {propel|prevent|protect|promote} themselves along with their feet. Later came a machine with a huge front wheel; to sit so high up was {hazardous|harmless|tedious|hesitant}, because a fall could break your arm. Tyres were made of wood or iron, so every ride was {-uncomfortable|luxurious|soothing|unfamiliar}. It was a vet who {devised|disguised|despised|divided} a tyre filled with air for his son’s tricycle. Soon bicycles became more {-affordable|exclusive|vulnerable|peculiar}, and ordinary people could {commute|communicate|compute|compare} to work on them.

Saving Water
Most of our planet is covered with water, but only a tiny {fraction|majority|friction|fragrance} of it is fit to drink. That is why we should not {squander|conserve|inherit|dissolve} what we have. One dripping tap may seem {trivial|alarming|tropical|treacherous}, and yet it can lose a bucket of water in a day. In the garden, you can {-collect|scatter|exhaust|pollute} rain in a barrel and give it to the plants. A {-brief|leisurely|broad|brittle} shower uses far less than a bath. In a long {drought|flood|downpour|thaw}, when the ground is dry and cracked, every drop is precious.

The Secret Door
Behind the old wardrobe in Grandma’s attic, Leila discovered a {concealed|conceited|concerned|convinced} door. It was {-coated|soaked|woven|filled} in dust and spiders’ webs, as if nobody had opened it for a {-century|weekend|fortnight|season}. The handle {-refused|agreed|pretended|remembered} to turn, so she searched for the key. At last, she found it under a loose board in the floor. Her heart was {-pounding|sinking|breaking|resting} with excitement as the door swung open to {-reveal|conceal|prevent|resemble} a narrow staircase.

The Robin
The robin is easy to {-identify|overlook|imitate|mislay} by its red front. Its friendly looks are {deceptive|sincere|defective|destructive}: it is a fierce little bird, which {-defends|deserts|shares|surrenders} its garden against other robins. Gardeners know it well, for it {accompanies|alarms|avoids|assaults} them in the hope of finding worms. In winter, when the ground is frozen, robins may {venture|retreat|subside|vanish} close to the window to be fed. Their song is {audible|visible|edible|legible} all the year round, even at night beside a street lamp.

The Great Race
A hare once {mocked|praised|envied|flattered} a tortoise for being so slow. The tortoise {-challenged|forbade|obeyed|congratulated} him to a race to the old oak, and the hare laughed {scornfully|timidly|modestly|gratefully}. Soon he was so far ahead that he lay down in the grass for a nap. The tortoise did not {-pause|proceed|pounce|descend}; step by step he {plodded|galloped|plunged|soared} on. When the hare awoke, the sun was low. He ran as fast as he could, but it was {futile|fruitful|effortless|victorious}: the tortoise was already sitting under the tree.
`);

/** Texts for year 7: the words of a gap are of one field, so that only the text tells them apart. */
export const hardPassages = texts(`
The Silk Road
For centuries, merchants travelled along a {-network|fleet|herd|jury} of paths between China and Europe. Their camels carried silk, spices and other {-precious|precise|previous|worthless} goods over mountains and deserts. Few people ever {-completed|cancelled|postponed|missed} the whole journey; instead, the goods were {exchanged|harvested|consumed|mined} again and again in busy towns on the way. Together with the silk, ideas and {inventions|customs|languages|beliefs} spread from land to land, among them paper and gunpowder. When safe sea routes were discovered, the old road gradually {declined|flourished|reclined|descended}.

Hibernation
In winter, food is {scarce|abundant|tasty|ripe}, and some animals survive by sleeping through it. Before the cold comes, a dormouse eats as much as it can in order to {accumulate|consume|shed|digest} fat. Then it curls up in a {-sheltered|exposed|draughty|flooded} nest under the leaves. Its heart beats more {sluggishly|rapidly|vigorously|loudly}, and its body becomes almost as cold as the air. In this state, it needs hardly any {-energy|sleep|shelter|protection}. If it is {disturbed|protected|comforted|admired} too often, it may use up its fat and not live to see the spring.

The Expedition
The explorers had {underestimated|exaggerated|overestimated|escaped} the cold and brought too few warm clothes. By the third week, their {-supplies|ambitions|temperatures|wages} were so low that each man was allowed a single biscuit a day. A blizzard {confined|guided|invited|attached} them to their tent, and for four days they could do nothing but wait. Some were in {-despair|delight|disguise|harmony}, but their leader remained {optimistic|pessimistic|ominous|envious} and told jokes to cheer them up. On the fifth morning, the wind {subsided|intensified|submerged|collided}, and in the distance they saw the smoke of a rescue ship.

Why We Yawn
Everybody yawns, yet scientists still {-disagree|agree|complain|cooperate} about the reason. One old {theory|proof|method|law} was that a yawn brings extra oxygen to the blood, but experiments have {-failed|managed|offered|rushed} to support it. Another suggestion is that yawning {cools|warms|swells|tires} the brain, as a fan does an engine. What is certain is that yawns are {contagious|poisonous|incurable|harmless}: as soon as one person yawns, others {imitate|interrupt|resist|avoid} the yawn. Perhaps you are yawning now, merely because you have read about it.

The Printing Press
Before printing was invented, every book in Europe had to be copied by hand. The work was so {laborious|effortless|hasty|casual} that a single Bible might take a year. Books were therefore {-rare|cheap|brief|familiar}, and only the {-wealthy|needy|timid|weary} could own them. Gutenberg’s press used metal letters that could be {rearranged|rewritten|memorised|translated} for each new page. Within fifty years, millions of books had been {-produced|destroyed|hidden|forbidden}, and knowledge was no longer the {privilege|burden|punishment|mistake} of a few.

The Deep Sea
Sunlight cannot {penetrate|dissolve|reflect|evaporate} more than a few hundred metres into the ocean. Below that lies a world of {perpetual|temporary|personal|punctual} darkness. The pressure there would {-crush|inflate|stretch|lift} an ordinary submarine like an egg. All the same, life has {adapted|surrendered|submitted|objected} to these conditions. Many creatures {-produce|absorb|reflect|extinguish} their own light, some to attract prey, others to {confuse|attract|guide|feed} their enemies while they escape.

The Auction
The room fell silent as the auctioneer {-displayed|concealed|purchased|mislaid} the small, dusty painting. Nobody seemed {enthusiastic|indifferent|reluctant|weary}, and the first offer was a mere ten pounds. Then a {bidder|vendor|cashier|auctioneer} at the back raised her hand and offered a thousand. A murmur of {astonishment|boredom|despair|gratitude} went round the room. Two dealers {-hastily|lazily|harshly|sourly} put on their glasses to look again, and the price began to {soar|tumble|settle|waver}. When the hammer finally came down, the little picture had cost as much as a house.

Bridges
Of all the structures that engineers design, bridges are perhaps the most admired. An arch bridge carries its {-load|height|shape|length} by pushing it sideways into the ground. A suspension bridge, by {contrast|accident|mistake|chance}, hangs from cables and can {span|climb|shorten|divide} a far greater distance. Every bridge must be {flexible|rigid|fragile|portable} enough to move a little in the wind. In 1940, a famous bridge in America {swayed|leaned|sank|sagged} so violently in a gale that it broke; since then engineers have {-tested|neglected|exhibited|concealed} models in wind tunnels first.

Migration
Each autumn, swallows {-depart|return|arrive|search} for Africa, thousands of miles away. How they {navigate|communicate|hibernate|hesitate} over deserts and seas long remained an {enigma|agenda|enemy|emblem}. We now know that they use the sun, the stars and even the Earth’s magnetic {-field|ground|meadow|border}. The journey is {hazardous|leisurely|effortless|brief}: storms, hunger and thirst {overwhelm|nourish|overlook|overhear} many of the travellers. Nevertheless, those that survive come back in spring, often to the very barn in which they were hatched.

The Detective
Inspector Rowe {scrutinised|neglected|renovated|decorated} the study with great care. The window had been {-forced|cleaned|admired|painted}, as the scratches on its frame clearly showed, and muddy footprints led across the carpet to the empty safe. It all looked {straightforward|comfortable|fashionable|valuable}, and for that very reason he was {-suspicious|satisfied|grateful|careless}. No rain had fallen for a week. Somebody, he {concluded|denied|promised|regretted}, had {deliberately|unwittingly|moderately|legibly} carried the mud into the house in order to deceive him.

Chess
Chess is a game of {strategy|chance|strength|speed} in which luck plays no part. It probably {originated|ended|vanished|matured} in India some fifteen hundred years ago. The aim is to {-trap|protect|promote|replace} the opponent’s king so that it cannot escape. A good player does not merely {react|object|listen|refer} to each move, but {anticipates|forgets|regrets|repeats} what may happen many moves later. Computers can now {-defeat|obey|envy|flatter} the best players in the world, yet people enjoy the game as much as ever.

The Drought
No rain had fallen on the valley since spring, and the earth was {parched|drenched|soggy|fertile}. The river, once broad and deep, had {dwindled|swollen|frozen|flooded} to a muddy {trickle|torrent|thicket|tremor}. Farmers watched {-helplessly|eagerly|harmlessly|boastfully} as their crops withered. Water was {rationed|wasted|polluted|heated}: each family could fetch two buckets a day from the well. When at last dark clouds {-gathered|scattered|echoed|whispered} over the hills, the whole village came out of doors to feel the first drops.

Handwriting
Some people {-argue|boast|promise|forget} that handwriting has become {obsolete|essential|fashionable|legible}, since nearly everything can be typed. Teachers, {however|therefore|otherwise|moreover}, are not so sure. Studies {suggest|demand|forbid|deny} that we remember notes better if we have written them by hand. The reason may be that writing is slower, so we have to {select|ignore|exaggerate|delay} what is important. Besides, a letter in a friend’s own hand is more {-personal|anonymous|official|ordinary} than any message on a screen.

The Orchestra
To {-conduct|construct|contradict|condemn} an orchestra is harder than it looks. The conductor must know every instrument and hear at once who has come in too late. With one hand, she {indicates|imitates|irritates|isolates} the beat; with the other, she asks for more or less {volume|applause|scenery|interval}. During weeks of {-rehearsal|applause|silence|absence}, the players learn to trust her smallest {gesture|texture|costume|feature}. The audience, who see only her back, may {underestimate|exaggerate|announce|memorise} how much of the music is her work.
`);
