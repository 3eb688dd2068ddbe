/**
 * Sentences with the class of every word: word/tag.
 *
 * n noun, v verb, m modal verb, j adjective, a adverb, o adverb of possibility, p preposition, d determiner, r pronoun,
 * q possessive pronoun, w relative pronoun, c co-ordinating conjunction, s subordinating conjunction,
 * i question word, x never asked about (the to of an infinitive, not, there, than before a noun or pronoun).
 * The number in front is the first year that may read the sentence.
 */
export const taggedSentences = `
3 | The/d small/j dog/n barked/v loudly/a .
3 | A/d kind/j nurse/n smiled/v at/p the/d baby/n .
3 | The/d cat/n slept/v under/p the/d table/n .
3 | Mia/n quickly/a ate/v her/d lunch/n .
3 | The/d old/j clock/n ticked/v softly/a .
3 | We/r walked/v slowly/a along/p the/d beach/n .
3 | The/d tall/j tree/n swayed/v in/p the/d wind/n .
3 | Ben/n carefully/a carried/v the/d eggs/n .
3 | A/d green/j frog/n jumped/v into/p the/d pond/n .
3 | They/r happily/a played/v in/p the/d garden/n .
3 | The/d brave/j knight/n fought/v a/d dragon/n .
3 | Our/d teacher/n reads/v stories/n beautifully/a .
3 | The/d hungry/j fox/n crept/v through/p the/d wood/n .
3 | Snow/n fell/v silently/a during/p the/d night/n .
3 | She/r put/v the/d book/n on/p the/d shelf/n .
3 | The/d moon/n shone/v brightly/a above/p the/d hills/n .
3 | He/r found/v a/d shiny/j coin/n behind/p the/d sofa/n .
3 | The/d train/n stopped/v suddenly/a .
3 | I/r often/a visit/v my/d cousins/n .
3 | The/d soft/j blanket/n kept/v him/r warm/j .
3 | A/d spider/n crawled/v across/p the/d ceiling/n .
3 | The/d children/n sang/v cheerfully/a .
3 | Sam/n and/c Lucy/n built/v a/d den/n .
3 | The/d river/n flows/v past/p the/d mill/n .
3 | The/d baby/n laughed/v because/s the/d puppy/n sneezed/v .
3 | We/r stayed/v inside/a when/s the/d storm/n arrived/v .
3 | The/d soup/n was/v hot/j but/c tasty/j .
3 | You/r may/m have/v an/d apple/n or/c a/d pear/n .
3 | The/d gate/n creaked/v if/s we/r pushed/v it/r .
3 | Dad/n whistled/v while/s he/r cooked/v .
3 | The/d bees/n buzzed/v around/p the/d flowers/n .
3 | Amy/n wore/v a/d blue/j hat/n and/c a/d red/j scarf/n .
3 | The/d ducks/n swim/v near/p the/d bridge/n .
3 | The/d giant/n had/v enormous/j feet/n .
3 | Grandma/n knitted/v a/d woolly/j jumper/n .
3 | The/d mouse/n hid/v beneath/p the/d floor/n .
3 | The/d lion/n roared/v fiercely/a .
3 | We/r waited/v patiently/a for/p the/d bus/n .
3 | The/d sun/n melted/v the/d ice/n .
3 | Leo/n kicked/v the/d ball/n over/p the/d fence/n .
3 | My/d sister/n draws/v neatly/a .
3 | The/d farmer/n feeds/v the/d hens/n daily/a .
3 | A/d cold/j wind/n blew/v from/p the/d sea/n .
3 | She/r politely/a asked/v a/d question/n .
3 | The/d clown/n wore/v funny/j shoes/n .
3 | The/d path/n leads/v to/p the/d castle/n .
3 | It/r rained/v heavily/a .
3 | The/d juicy/j peach/n dripped/v on/p my/d shirt/n .
3 | The/d queen/n lived/v in/p a/d grand/j palace/n .
3 | Tom/n always/a brushes/v his/d teeth/n .
3 | The/d canary/n sings/v because/s it/r hears/v a/d flute/n .
3 | The/d puppy/n was/v hungry/j so/c it/r barked/v .
3 | I/r like/v grapes/n but/c my/d brother/n prefers/v plums/n .
3 | The/d bell/n rang/v before/s the/d race/n began/v .
3 | The/d wizard/n waved/v his/d wooden/j wand/n .
3 | The/d sleepy/j kitten/n yawned/v .
3 | A/d rainbow/n appeared/v after/p the/d shower/n .
3 | The/d boat/n sailed/v between/p the/d islands/n .
3 | He/r shut/v the/d door/n gently/a .
3 | The/d team/n cheered/v when/s Zoe/n scored/v .
3 | We/r bought/v fresh/j bread/n at/p the/d bakery/n .
3 | The/d rabbit/n nibbled/v the/d crunchy/j carrots/n .
3 | The/d climber/n reached/v the/d top/n safely/a .
3 | The/d snail/n moved/v slowly/a but/c steadily/a .
3 | The/d lake/n was/v deep/j and/c dark/j .
3 | The/d parrot/n repeated/v every/d word/n .
3 | Some/d birds/n build/v nests/n in/p tall/j trees/n .
3 | The/d baker/n sold/v two/d cakes/n .
3 | This/d pencil/n belongs/v to/p Anna/n .
3 | Those/d boots/n are/v muddy/j .
3 | I/r lost/v my/d glove/n near/p the/d swings/n .
3 | The/d squirrel/n buried/v its/d nuts/n under/p the/d leaves/n .
3 | The/d pirate/n opened/v the/d heavy/j chest/n .
3 | The/d crowd/n clapped/v loudly/a and/c cheered/v .
3 | Bears/n sleep/v during/p the/d winter/n .
3 | The/d thirsty/j camel/n drank/v noisily/a .
3 | We/r never/a swim/v after/p lunch/n .
3 | The/d letter/n arrived/v yesterday/a .
3 | The/d narrow/j street/n was/v empty/j .
3 | The/d sailor/n climbed/v the/d mast/n easily/a .
3 | Zara/n hummed/v a/d tune/n while/s she/r painted/v .
3 | The/d shop/n shut/v early/a .
3 | The/d chef/n tasted/v the/d spicy/j sauce/n .
3 | The/d goat/n ate/v my/d sandwich/n although/s I/r shouted/v .
3 | The/d kite/n flew/v above/p the/d houses/n .
3 | A/d strange/j noise/n woke/v us/r .
3 | The/d girls/n ran/v towards/p the/d gate/n .
3 | Dad/n mended/v the/d broken/j chair/n .
3 | The/d rocket/n rose/v rapidly/a into/p the/d sky/n .
3 | We/r wrote/v letters/n and/c posted/v them/r .
3 | The/d panda/n ate/v bamboo/n greedily/a .
3 | The/d curious/j monkey/n stole/v a/d banana/n .
3 | The/d library/n is/v beside/p the/d museum/n .
3 | The/d twins/n argued/v until/s Mum/n laughed/v .
3 | I/r wore/v gloves/n because/s the/d snow/n was/v cold/j .
3 | Nobody/r spoke/v when/s the/d king/n frowned/v .
3 | The/d ants/n marched/v across/p the/d path/n .
3 | The/d magician/n pulled/v a/d rabbit/n from/p his/d hat/n .
3 | The/d choir/n sang/v sweetly/a in/p the/d church/n .
3 | The/d fire/n crackled/v merrily/a .
3 | The/d gardener/n planted/v yellow/j tulips/n .
3 | The/d robin/n hopped/v along/p the/d wall/n .
3 | Our/d neighbour/n has/v a/d friendly/j dog/n .
3 | The/d twins/n sometimes/a share/v a/d bike/n .
3 | The/d tortoise/n won/v the/d race/n easily/a .
3 | She/r shouted/v but/c nobody/r heard/v her/r .
3 | The/d nurse/n spoke/v calmly/a .
3 | Ruby/n whispered/v because/s the/d baby/n was/v asleep/j .
3 | The/d pony/n trotted/v proudly/a around/p the/d field/n .
3 | We/r ran/v indoors/a when/s the/d thunder/n rumbled/v .
3 | Omar/n wanted/v the/d red/j kite/n but/c it/r was/v tiny/j .
3 | The/d otter/n dived/v smoothly/a into/p the/d river/n .
3 | The/d tiger/n waited/v while/s the/d deer/n drank/v .
3 | They/r sang/v and/c danced/v until/s the/d music/n stopped/v .
3 | Bring/v a/d coat/n because/s the/d wind/n is/v cold/j .
3 | You/r may/m paint/v or/c you/r may/m read/v .
3 | The/d bees/n buzzed/v angrily/a inside/p the/d hive/n .
3 | The/d soup/n was/v salty/j so/c we/r drank/v water/n .
3 | Poppy/n grinned/v when/s the/d clown/n juggled/v .
3 | The/d bus/n usually/a arrives/v at/p the/d gate/n .
3 | The/d lamp/n glowed/v dimly/a .
3 | Grandad/n snored/v noisily/a but/c nobody/r woke/v .
3 | The/d squirrel/n leapt/v nimbly/a between/p the/d branches/n .
3 | I/r washed/v the/d cups/n and/c Dad/n dried/v them/r .
3 | The/d swan/n glided/v gracefully/a beneath/p the/d bridge/n .
3 | Noah/n hid/v before/s Ella/n looked/v .
3 | The/d path/n was/v steep/j but/c short/j .
3 | We/r wore/v boots/n although/s it/r was/v sunny/j .
3 | Harry/n wrote/v the/d letter/n carefully/a and/c neatly/a .
3 | The/d hens/n clucked/v if/s a/d fox/n came/v near/p the/d barn/n .
3 | The/d children/n waved/v excitedly/a at/p the/d pilot/n .
3 | The/d door/n banged/v twice/a during/p the/d storm/n .
3 | The/d lonely/j giant/n lived/v in/p a/d cave/n .
3 | The/d silly/j clown/n wore/v a/d hat/n .
3 | We/r heard/v a/d lovely/j tune/n .
3 | A/d curly/j beard/n covered/v his/d chin/n .
3 | The/d ugly/j duckling/n swam/v in/p the/d pond/n .
3 | The/d smelly/j dog/n rolled/v in/p the/d mud/n .
4 | My/d bike/n is/v old/j but/c his/q is/v new/j .
4 | The/d broken/j seat/n was/v his/q .
4 | Our/d tent/n is/v small/j but/c his/q is/v enormous/j .
4 | We/r ate/v our/d lunch/n but/c he/r lost/v his/q .
4 | The/d grey/j pony/n is/v his/q .
4 | Her/d answer/n was/v wrong/j but/c his/q was/v right/j .
4 | The/d captain/n lost/v his/d silver/j medal/n .
4 | The/d baker/n burnt/v his/d fingers/n .
4 | The/d king/n forgot/v his/d crown/n .
4 | His/d tired/j horse/n slept/v under/p a/d tree/n .
4 | These/d shells/n came/v from/p a/d sandy/j beach/n .
4 | Each/d child/n received/v a/d certificate/n .
4 | She/r gave/v him/r the/d tasty/j biscuit/n .
4 | That/d bicycle/n is/v mine/q .
4 | The/d red/j coat/n is/v hers/q .
4 | We/r found/v your/d bag/n but/c lost/v ours/q .
4 | They/r painted/v their/d fence/n white/j .
4 | Is/v this/d umbrella/n yours/q ?
4 | His/d answer/n was/v right/j but/c mine/q was/v wrong/j .
4 | The/d prize/n is/v theirs/q .
4 | Our/d tent/n leaked/v but/c theirs/q stayed/v dry/j .
4 | My/d kite/n flew/v higher/a than/x yours/q .
4 | Her/d shoes/n are/v new/j but/c his/q are/v old/j .
4 | The/d blue/j cup/n is/v yours/q .
4 | Your/d drawing/n is/v neater/j than/x hers/q .
4 | Those/d muddy/j boots/n must/m be/v his/q .
4 | We/r shared/v our/d sandwiches/n with/p them/r .
4 | Several/d swans/n glided/v across/p the/d lake/n .
4 | An/d owl/n watched/v us/r from/p a/d branch/n .
4 | Both/d teams/n played/v well/a .
4 | He/r told/v me/r a/d secret/n .
4 | Everybody/r enjoyed/v the/d show/n .
4 | Many/d people/n visit/v this/d castle/n .
4 | It/r frightened/v them/r .
4 | I/r saw/v you/r at/p the/d market/n .
4 | The/d dragon/n guarded/v its/d gold/n fiercely/a .
4 | No/d birds/n sang/v in/p the/d silent/j forest/n .
4 | Three/d sailors/n rowed/v to/p the/d island/n .
4 | You/r should/m thank/v her/r politely/a .
4 | Their/d garden/n is/v larger/j than/x ours/q .
4 | The/d scientist/n wrote/v her/d results/n in/p a/d notebook/n .
4 | Someone/r left/v this/d scarf/n on/p the/d bus/n .
4 | They/r followed/v him/r through/p the/d maze/n .
4 | We/r packed/v some/d apples/n for/p the/d journey/n .
4 | The/d mayor/n shook/v my/d hand/n warmly/a .
4 | He/r kept/v his/d promise/n and/c she/r kept/v hers/q .
4 | Nobody/r believed/v me/r at/p school/n .
4 | This/d tall/j tower/n has/v four/d clocks/n .
4 | I/r lent/v her/r a/d ruler/n .
4 | Every/d winter/n ,/x they/r feed/v the/d birds/n .
4 | The/d lost/j keys/n were/v ours/q .
4 | Everyone/r brought/v something/r for/p the/d picnic/n .
4 | The/d green/j bicycle/n is/v mine/q .
4 | That/d noisy/j parrot/n is/v theirs/q .
4 | Your/d sandwich/n is/v bigger/j than/x mine/q .
4 | Are/v these/d gloves/n yours/q ?
4 | The/d biggest/j pumpkin/n was/v ours/q .
4 | Their/d boat/n sank/v but/c ours/q floated/v .
4 | I/r like/v my/d poem/n but/c I/r prefer/v yours/q .
4 | The/d tent/n beside/p the/d stream/n is/v hers/q .
4 | My/d bag/n is/v heavy/j but/c hers/q is/v light/j .
4 | The/d muddy/j wellies/n are/v his/q .
4 | We/r ate/v our/d lunch/n and/c they/r ate/v theirs/q .
4 | This/d seat/n is/v yours/q and/c that/d seat/n is/v mine/q .
4 | Our/d kitten/n is/v grey/j but/c theirs/q is/v ginger/j .
4 | She/r lost/v her/d key/n so/c I/r lent/v her/r mine/q .
4 | The/d best/j idea/n was/v hers/q .
5 | You/r must/m wear/v a/d helmet/n on/p the/d track/n .
5 | Perhaps/o the/d train/n is/v late/j .
5 | She/r can/m speak/v three/d languages/n .
5 | They/r will/m certainly/o win/v the/d cup/n .
5 | It/r might/m snow/v tomorrow/a .
5 | Maybe/o we/r should/m ask/v the/d guide/n .
5 | The/d boy/n who/w found/v my/d purse/n lives/v nearby/a .
5 | The/d cake/n which/w Dad/n baked/v was/v delicious/j .
5 | You/r ought/m to/x tell/v the/d truth/n .
5 | He/r could/m hear/v footsteps/n behind/p him/r .
5 | We/r shall/m meet/v at/p the/d station/n .
5 | The/d key/n is/v definitely/o in/p this/d drawer/n .
5 | The/d woman/n whose/w dog/n barked/v apologised/v .
5 | Possibly/o ,/x the/d thief/n escaped/v through/p a/d window/n .
5 | The/d team/n will/m probably/o travel/v by/p coach/n .
5 | The/d bridge/n that/w collapsed/v was/v very/a old/j .
5 | You/r may/m borrow/v my/d dictionary/n .
5 | Surely/o the/d museum/n opens/v at/p nine/x .
5 | Clearly/o ,/x the/d path/n was/v dangerous/j .
5 | Students/n should/m arrive/v before/p eight/x .
5 | I/r would/m help/v if/s you/r asked/v .
5 | The/d girl/n who/w won/v the/d race/n trains/v daily/a .
5 | Robots/n might/m explore/v the/d ocean/n .
5 | The/d house/n which/w stands/v on/p the/d hill/n is/v empty/j .
5 | He/r is/v obviously/o proud/j of/p his/d garden/n .
5 | The/d author/n whose/w books/n I/r love/v lives/v in/p Wales/n .
5 | Visitors/n must/m not/x feed/v the/d monkeys/n .
5 | We/r can/m see/v the/d harbour/n from/p here/a .
5 | The/d tickets/n that/w you/r bought/v are/v useless/j .
5 | It/r will/m undoubtedly/o rain/v during/p the/d parade/n .
5 | The/d uncle/n whom/w we/r visited/v keeps/v bees/n .
5 | The/d parcel/n could/m arrive/v before/p breakfast/n .
5 | Maybe/o the/d cat/n slipped/v under/p the/d gate/n .
5 | You/r should/m never/a swim/v near/p the/d weir/n .
5 | Perhaps/o her/d answer/n surprised/v them/r .
5 | The/d singer/n who/w opened/v the/d concert/n was/v nervous/j .
5 | They/r could/m possibly/o reach/v the/d summit/n by/p noon/n .
5 | The/d film/n which/w we/r watched/v lasted/v two/d hours/n .
5 | Sailors/n could/m steer/v by/p the/d stars/n .
5 | This/d is/x the/d man/n whose/w boat/n sank/v .
5 | The/d storm/n will/m definitely/o reach/v us/r before/p midnight/n .
5 | The/d apples/n that/w fell/v were/v sour/j .
5 | Can/m you/r solve/v this/d riddle/n ?
5 | Surely/o he/r can/m swim/v .
5 | Perhaps/o he/r forgot/v his/d lines/n .
5 | You/r may/m certainly/o sit/v beside/p me/r .
5 | The/d coin/n which/w lay/v among/p the/d leaves/n was/v Roman/j .
5 | The/d team/n could/m not/x score/v against/p them/r .
5 | The/d pupil/n who/w sits/v beside/p me/r never/a talks/v .
5 | The/d puppy/n that/w chewed/v my/d slippers/n looked/v guilty/j .
5 | The/d castle/n is/v probably/o older/j than/x the/d village/n .
5 | We/r will/m camp/v beyond/p the/d forest/n .
5 | She/r must/m be/v the/d new/j captain/n .
5 | The/d hotel/n might/m have/v a/d pool/n on/p its/d roof/n .
5 | Between/p the/d rocks/n hid/v a/d large/j crab/n .
5 | Without/p a/d map/n ,/x they/r wandered/v for/p hours/n .
5 | Throughout/p the/d summer/n ,/x they/r swam/v in/p the/d lake/n .
5 | He/r leaned/v against/p a/d crumbling/j wall/n .
5 | The/d chef/n who/w made/v this/d soup/n is/v famous/j .
5 | The/d tree/n which/w fell/v blocked/v the/d road/n .
5 | The/d pupil/n whose/w essay/n won/v the/d prize/n smiled/v .
5 | The/d bus/n that/w goes/v to/p the/d museum/n is/v full/j .
5 | The/d neighbour/n who/w plays/v the/d tuba/n practises/v nightly/a .
5 | The/d rabbit/n that/w escaped/v was/v ours/q .
5 | The/d girl/n whose/w kite/n broke/v borrowed/v mine/q .
5 | The/d letter/n which/w arrived/v yesterday/a was/v from/p Wales/n .
5 | The/d explorer/n who/w crossed/v the/d desert/n wrote/v a/d book/n .
5 | The/d shop/n that/w sells/v maps/n closed/v early/a .
5 | The/d cyclist/n whose/w wheel/n buckled/v walked/v home/a .
5 | The/d story/n which/w she/r told/v frightened/v nobody/r .
5 | The/d ferry/n will/m probably/o leave/v at/p dawn/n .
5 | Obviously/o ,/x the/d puppy/n was/v hungry/j .
5 | Certainly/o ,/x the/d view/n is/v magnificent/j .
5 | They/r clearly/o enjoyed/v the/d concert/n .
5 | The/d answer/n is/v surely/o in/p the/d atlas/n .
5 | Undoubtedly/o ,/x she/r was/v the/d fastest/j runner/n .
5 | He/r possibly/o missed/v the/d train/n .
5 | The/d museum/n is/v probably/o busy/j on/p Mondays/n .
5 | The/d painting/n was/v definitely/o genuine/j .
5 | We/r must/m finish/v the/d model/n before/p lunch/n .
5 | You/r can/m follow/v the/d path/n through/p the/d wood/n .
5 | The/d river/n might/m flood/v the/d lower/j fields/n .
5 | They/r should/m bring/v a/d torch/n and/c a/d whistle/n .
5 | She/r would/m like/v a/d seat/n .
5 | May/m I/r borrow/v your/d telescope/n ?
5 | Divers/n could/m find/v treasure/n beneath/p the/d wreck/n .
5 | You/r must/m not/x touch/v the/d wet/j paint/n .
5 | The/d judge/n will/m announce/v the/d winner/n tomorrow/a .
6 | The/d weary/j travellers/n eventually/a reached/v a/d remote/j village/n .
6 | Although/s the/d task/n was/v tedious/j ,/x nobody/r complained/v .
6 | She/r spoke/v so/a quietly/a that/s we/r missed/v her/d name/n .
6 | Honesty/n matters/v more/a than/x wealth/n .
6 | Unless/s the/d weather/n improves/v ,/x they/r will/m cancel/v the/d regatta/n .
6 | His/d courage/n inspired/v several/d younger/j players/n .
6 | Neither/d candidate/n answered/v the/d difficult/j question/n honestly/a .
6 | The/d curator/n displayed/v the/d fragile/j vase/n beneath/p a/d glass/x dome/n .
6 | Few/d visitors/n ever/a explore/v this/d lonely/j valley/n .
6 | Anybody/r can/m join/v our/d orchestra/n .
6 | The/d scientists/n carefully/a recorded/v their/d results/n in/p a/d table/n .
6 | Freedom/n is/v precious/j ,/x yet/c many/d people/n forget/v it/r .
6 | They/r rarely/a argue/v about/p money/n .
6 | We/r postponed/v the/d match/n since/s the/d pitch/n was/v icy/j .
6 | Whenever/s the/d phone/n rings/v ,/x the/d parrot/n answers/v it/r .
6 | An/d unexpected/j visitor/n stood/v silently/a beside/p the/d fountain/n .
6 | The/d witness/n gave/v us/r a/d detailed/j description/n .
6 | The/d orchestra/n performed/v magnificently/a despite/p the/d noise/n .
6 | Everyone/r admired/v her/d determination/n .
6 | Whereas/s my/d brother/n enjoys/v chess/n ,/x I/r prefer/v drama/n .
6 | The/d explorers/n trudged/v wearily/a towards/p their/d distant/j camp/n .
6 | Somebody/r has/x hidden/v my/d spectacles/n .
6 | The/d committee/n reluctantly/a accepted/v the/d proposal/n .
6 | Until/s the/d bell/n rang/v ,/x the/d pupils/n worked/v silently/a .
6 | The/d inventor/n sketched/v an/d ingenious/j machine/n on/p an/d envelope/n .
6 | Either/d route/n crosses/v a/d perilous/j swamp/n .
6 | The/d captain/n thanked/v them/r for/p their/d loyalty/n .
6 | Curiosity/n drove/v him/r into/p the/d tunnel/n .
6 | The/d audience/n applauded/v because/s the/d dancers/n were/v superb/j .
6 | The/d abandoned/j lighthouse/n still/a attracts/v artists/n .
6 | The/d glacier/n moves/v imperceptibly/a down/p the/d valley/n .
6 | He/r hesitated/v briefly/a before/s he/r replied/v .
6 | The/d museum/n bought/v both/d paintings/n from/p a/d private/j collector/n .
6 | Her/d patience/n never/a fails/v .
6 | The/d detective/n examined/v the/d faint/j footprints/n beneath/p the/d window/n .
6 | Nothing/r could/m disturb/v the/d peaceful/j valley/n .
6 | The/d actors/n rehearsed/v tirelessly/a throughout/p the/d week/n .
6 | The/d ambitious/j architect/n designed/v an/d elegant/j bridge/n .
6 | The/d journalist/n wrote/v an/d article/n about/p poverty/n .
6 | Our/d guide/n warned/v us/r about/p the/d crocodiles/n .
6 | The/d jury/n finally/a reached/v a/d unanimous/j verdict/n .
6 | Provided/s the/d ice/n holds/v ,/x we/r will/m skate/v tomorrow/a .
6 | Neither/r of/p them/r enjoyed/v that/d film/n .
6 | Both/d sisters/n wanted/v that/d ticket/n ,/x but/c neither/r would/m share/v it/r .
6 | Most/r of/p the/d guests/n brought/v some/d food/n ,/x but/c few/r shared/v it/r .
6 | Each/r of/p the/d dancers/n wore/v this/d mask/n .
6 | Several/d roads/n were/v icy/j ,/x and/c most/r were/v empty/j .
6 | Many/d guests/n arrived/v ,/x but/c few/r stayed/v .
6 | I/r read/v both/d poems/n ,/x but/c neither/r surprised/v me/r .
6 | Either/d answer/n is/v right/j ,/x but/c this/r is/v better/j .
6 | No/d key/n fitted/v ,/x so/c we/r tried/v another/r .
6 | Some/d people/n love/v this/d music/n ,/x but/c many/r hate/v it/r .
6 | All/r of/p the/d boats/n sank/v during/p that/d storm/n .
6 | Those/r are/v mine/q ,/x so/c these/d gloves/n are/v yours/q .
6 | Enough/d guests/n came/v ,/x but/c several/r left/v early/a .
6 | That/r is/v the/d only/j key/n to/p this/d room/n .
6 | Each/d player/n took/v two/d cards/n and/c kept/v both/r .
7 | The/d senator/n vehemently/a denied/v the/d allegation/n .
7 | Because/s evidence/n was/v scarce/j ,/x the/d historian/n proceeded/v cautiously/a .
7 | Her/d generosity/n towards/p strangers/n astonished/v everybody/r .
7 | The/d novelist/n whose/w career/n had/x faltered/v wrote/v a/d sublime/j sequel/n .
7 | Neither/d explanation/n entirely/a satisfied/v the/d sceptical/j panel/n .
7 | The/d expedition/n perished/v amid/p treacherous/j glaciers/n .
7 | Ambition/n may/m corrupt/v honourable/j leaders/n .
7 | They/r negotiated/v tirelessly/a until/s the/d treaty/n was/v complete/j .
7 | The/d solitary/j hermit/n seldom/a welcomed/v visitors/n .
7 | Whoever/w breaks/v the/d seal/n inherits/v the/d curse/n .
7 | Despite/p his/d reluctance/n ,/x the/d apprentice/n obeyed/v instantly/a .
7 | The/d translucent/j petals/n drifted/v gracefully/a onto/p the/d water/n .
7 | Everything/r depends/v upon/p your/d decision/n .
7 | Once/s the/d curtain/n fell/v ,/x the/d critics/n departed/v hurriedly/a .
7 | The/d merchant/n shrewdly/a concealed/v his/d fortune/n .
7 | Ours/q was/v the/d only/j boat/n that/w survived/v .
7 | Such/d arrogance/n rarely/a impresses/v anybody/r .
7 | The/d eloquent/j lawyer/n persuaded/v the/d jury/n with/p considerable/j skill/n .
7 | We/r cannot/m predict/v the/d outcome/n ,/x nor/c can/m they/r .
7 | The/d ancient/j manuscript/n disintegrated/v almost/a immediately/a .
7 | Since/p the/d earthquake/n ,/x several/d families/n have/x lived/v in/p tents/n .
7 | The/d conductor/n raised/v her/d baton/n and/c the/d chatter/n ceased/v abruptly/a .
7 | Loyalty/n ,/x which/w he/r valued/v above/p wealth/n ,/x guided/v every/d choice/n .
7 | The/d prosecutor/n presented/v irrefutable/j evidence/n .
7 | If/s anyone/r objects/v ,/x the/d chairman/n will/m intervene/v .
`;
