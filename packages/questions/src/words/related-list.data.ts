/**
 * Words that WordNet 3.1 (Princeton University, free licence) brings together in any of their senses: same meaning, opposite, one a kind or a part
 * of the other, two of one small kind; and the words that our own lists of meanings join. Only used to leave options out and to look for second answers. Each line is a word and the words after it
 * in the alphabet that are related to it; '_' stands for a space.
 */
export const relatedList = `
abandon bare barren bleak break desert desolate discard dump empty expose fling forfeit free fury give give_up leave lift quit relinquish renounce rescue save scrap toss trap vacant waste yield
abandoned derelict deserted neglected solitary unoccupied
abate decrease diminish fall hiatus intensify lessen quench slack subside
abbot superior
abhor cherish despise detest disdain dislike hate loathe repulsive scorn
abolish eliminate end establish extinguish launch scrap
abridge condense contract curtail cut decrease elaborate enlarge expand extend lengthen lessen reduce restrict shorten
abrupt bold brusque confused courteous curt explosive gradual hasty heavy illogical sharp short shortness smooth split sudden
abruptly gradually short suddenly
absent away barren disappear drowsy fade fall fleet free go inattentive innocent missing present vanish wither
abundant ample copious easy long lush meagre plentiful profuse rare rich scanty scarce sparse square sufficient thick
accelerate alter brisk build change condense decelerate hasten hurry intensify quicken race renovate repair rush sharpen slow speed
accept acquire admit agree allow attach bear believe brook collect decline deprive embrace endure get give honour include let meet observe permit recall receive refuse reject respect respond submit support take tolerate withdraw yield
accident break injury trip wreck
accidentally deliberately inadvertently intentionally purposely
acclaim announce applaud bow criticism extend hiss praise shake wave
accomplish achieve act arrive attain average begin clear close compass complete culminate discover fail finish gain get hasten induce make meet nail run rush save top win
accumulate assemble catch collect distribute drift gather hive increase scatter scratch store
accurate away close correct exact faithful false inaccurate incorrect outside precise right take true wide wrong
accuse acquit blame censure charge incriminate reprimand
achieve act arrive attain average begin clear compass culminate discover fail gain make nail run success win
acquire admit base benefit buy capture catch change clear collect cut find forfeit gain get grow instruct leaf learner learning lose make meet obtain profit purchase receive spring study take teach turn win
acquit act bear blame charge clear exile find rule sling vindicate
act arrive attack attain attempt bank bear begin bit book clear coerce compel continue create criticise dawdle delay departure descend evade everyday fake find finish follow force forfeit go guard gush hasten hindrance hurry incite instigate instrument joke keep make mask mundane nail oppose order present procrastinate prompt pull pursue quack race rage repeat residence respond reward rotate run rush stall start stay stop storm support surprise swell take trip try turn waste win workable
active agile brisk busy dark dormant dull energetic fight flat hot idle inactive indolent interested lethargic lively nimble open quick quiet scrap slow sluggish soggy
actual contemporary current factual false genuine hypothetical possible real theoretical true truthful up-to-date
adaptable conform elastic flexible inflexible pliable rigid unbending versatile
adequate capable cool enough incompetent insufficient plenty right sufficient
adhere agree attach border cling coherent cover edge follow hang meet scratch skirt split stick
admire despise disdain envy fear friend look mock prize respect revere scorn venerate worship
admired dear disreputable infamous notorious respected
admit allow bear brook clear concede confess contain declare deny disclose dispute divulge endure exclude give honour house include initiate leave let meet permit provide refuse reject reveal shut sleep support take tolerate trust
admonish alarm alert assault attack blame caution censure chide commend criticise denounce deter discourage dissuade knock pick press rebuke reprimand reprove savage scold urge
adore cherish detest dislike enjoy hate like loathe love lovely revere worship
adorn alter beauty change decorate embellish flight gift hang illuminate stick vest
adult big blue catch child host hot immature lush man mature youngster
advance aid ameliorate appear assist back boost break charge climb come continue discard early easy-going edge encourage expel fall_back flee fling foster front gain gentle get go head help hint improve increase jump keep late lift middle near nose push raise retreat rise second shop submit support take task toss trust urge wax win withdraw
advantage benefit disadvantage drawback gain interest profit pull reward start strength
adversary ally enemy foe opponent oppose resist rival
adversity calamity catastrophe disaster distress hardship knock misfortune nadir pity prosperity shame tragedy weakness
affection dislike fondness hatred love respect warm
affluent branch easy flourishing impoverished poor prosperous rich soaked stiff struggling thriving wealth wealthy well-off wet
afraid alarmed cowardly fearless frightened reluctant scared terrified timid unafraid
afternoon day even morning
aged ancient derelict elderly fresh green immature mature new old scruffy shabby young
aggravate alleviate alter ameliorate anger change decline ease enrage exacerbate improve irritate relieve worsen
aggressive attack bitter dirty friendly hostile ill opponent rough unfriendly welcoming
agile brainy bright brilliant clever clumsy hot inactive lithe lumbering natural nimble quick smart sprightly
agitate amaze annoy awaken baffle beat bewilder bother calm cause charge disorder distress effort entice fight get heat ignite incite instigate irritate jog lull pacify perplex plug press provoke push puzzle quake quiet rouse shake soothe stick still tempt toss tremble upset wake
agitated calm easy-going excitable impatient placid tense turbulent unruffled
agitation calmness serenity shake turbulence turmoil unrest upset
agony discomfort hurt pain torment
agree agreement allow answer argue bicker blend choir concede conclude corroborate dig discord duplicate give go harmony let look make_up permit quarrel run square support yield
agreement argument conspiracy dispute harmony peace quarrel row second sympathy
aid alleviate ameliorate assist back benefit boost comfort cure ease encourage facilitate foil frustrate gift hand hasten heal help hinder improve lift obstruct second shop support thwart
alarm alert caution clock fear fright startle surprise wake
alarmed anxious fearless frightened petrified scared terrified unafraid uneasy
alert awake awaken aware brisk caution crisp drowsy energetic fly fresh inattentive insomniac jolly jovial lethargic lively merry real sensible sleepy strenuous unaware vigilant vigorous wake wary watchful
alike different identical like same
alleviate ameliorate appease assist comfort ease facilitate gentle hasten help improve mitigate pacify placate quench relieve soothe
allow ban bear brook capture clear conquer deny endure forbid give give_up include keep leave let margin open permit prevent prohibit provide refuse support tolerate trust yield
allure attract entice repel tempt
ally companion company enemy foe friend opponent rival see
almost close most near nearly
alter ameliorate antique awaken blunt break capture change charge clean clear condense confuse contract cool correct cry cut damage darken decelerate decorate decrease delay depart deviate dirty disorder diverge dry dull elaborate embellish empty end even exacerbate expand extend fake fix fortify full get heat hide humble improve increase intensify jump lessen lift loose lower make mature merge muddy narrow obliterate obscure perplex preserve proof raise rectify refresh restore right rouse sew shake shallow sharpen shoal shorten simplify speed spike stabilise still straighten strengthen supple tailor tame tense terminate transform turn unite vary wake warm weaken wet widen worsen
always forever invariably never occasionally
amaze annoy astonish astound baffle beat bewilder bother catch confuse cross elude escape foil fox frustrate get irritate lick perplex puzzle stick surprise throw thwart
amazed astonished out surprised thunderstruck
ambiguous cryptic equivocal evasive explicit unambiguous unclear
ambitious arduous awkward delicate determined difficult easy hard nasty rough serious tall tough tricky unambitious
ameliorate build change decline down embellish enhance exacerbate fix heal help improve lift mend raise rectify relieve remedy repair restore turn worsen
amenable capable compliant defiant headstrong obstinate open pig-headed pliable stubborn vulnerable
ample bare big broad colossal copious deep easy enormous full gargantuan generous giant gigantic healthy heroic huge immense large little long lush meagre miserable plentiful plenty profuse rich scanty scarce small spare sufficient thick tidy vast wide
amplify betray boast brag deceive diminish embellish enhance enlarge exaggerate expand increase intensify lie magnify overstate raise sharpen understate
amusing comical curious dry fascinating funny gripping hilarious interesting jolly jovial laugh merry odd peculiar serious suspect
ancestor descendant father forefather
ancient antique early egypt elderly frank immature last late long modern new old old-fashioned past present recent time up-to-date young
anger angry black enrage envy exacerbate experience furious fury pride provoke rage raise storm strong wrath
angler fish
angry annoyed bad black calm cross dirty enraged ferocious fierce furious fury healthy hot incensed irate livid raging rough savage stormy wrath yellow
animals aquarium big cows cross cut den driver fin head hen herd lick litter meat nest nose pack rabbit run shell small team tongue water wool zoologist
animosity enmity friendship goodwill hatred hostility
announce answer articulate bare break cry declare denounce disclose discover divulge expose give leave mention observe present proclaim reiterate repeat reply respond reveal sound stray supply talk uncover wander
annoy baffle beat bewilder bother get irritate make perplex please provoke puzzle repel soothe stick
annoyed anxious careful displeased furious nervous pleased raging sick soaked stiff struggling turbulent uneasy upset wet worried
answer appease articulate ask break content contradict cover declare echo field give inquiry lick meet mention observe oppose present quench question refute reply respond response result stay sufficient supply
antique change commonplace dowdy modern new old old-fashioned out outmoded recent relic shop stylish tired used veteran yellow
antler deer
anxious awkward carefree careful confident eager hot impatient nervous petrified relaxed sick struggling uneasy upset worried
apart distinct isolated jointly obscure separate together
apathetic apathy fervent interested listless thin uninterested zealous
apathy eagerness enthusiasm zeal
apparent appear evident frank neat obscure obvious plain profound shallow superficial tangible transparent
appear break cut disappear emerge evident fade gleam glow jump lift look make plain rise shine show sound vanish
appease calm content enrage gentle lull make_up meet pacify peace placate provoke quench quiet relieve stay still
applaud bow commend compliment condemn criticise denounce extend gush hiss praise proclaim push scold shake sonnet wave
apple green pear red tree yellow
apprentice beginner cub expert initiate learner novice veteran
april may
aquarium fish water
archive collect documents
arctic bleak chilly cold crisp hot icy rubber
arduous awkward delicate difficult easy effortless gruelling hard heavy nasty rough serious strenuous tall tough tricky
argue argument bicker chat defend dispute gossip oppose present quarrel question scrap show spin support
argument clue dispute fight gap proof quarrel row
arid aridity drab dreary dry dull heavy humdrum lively moist monotonous parched wet
aridity barren deluge drought dryness flood hunger
arrival arrive come departure entrance entry get
arrive attain clear come depart get go leave nail run shore stay win
arrogant big boastful conceited haughty humble modest pleased pride proud vain
arrow bow direction head quarrel
articulate ask connect declare eloquent expressive fluent frame give inarticulate incoherent invent join link mention observe present provide raise reply respond show silent smile sound speak supply talk tongue-tied unite
artificial fake false natural near strained
ascend change climb come descend fall follow go jump king lift mean queen raise rise river rocket
ashamed audacious guilty humble insolent proud
ask beg clamour collect command compel eliminate exact frame implore inquiry need question reply require respond take urge want
assault attack attempt battle blame censure chide criticise defend delight denounce fight jump knock pick protect rebuke reprimand reprove rubbish rush savage scold shame shout storm
assemble build collaborate collect confuse construct cooperate create crowd demolish destroy distribute flock gather hive join make meet piece scatter see withdraw
assiduous diligent hard-working industrious negligent
assist back boost comfort ease encourage facilitate hamper hand hang hasten help hinder impede lift look obstruct protect second see shop support
astonish astound baffle beat bewilder catch get perplex puzzle stick surprise
astonished out surprised thunderstruck
astound baffle beat bewilder catch get perplex puzzle stick surprise
astute canny clever sharp shrewd smart
attach bear border catch cling collect condemn connect cover deprive detach edge fix forfeit join link meet nail pair part piece pound recall scratch secure separate skirt stick take tie withdraw
attack attempt begin beginning blame calm censure charge chide commence criticise criticism defend denounce effort fall fight get jump knock launch pick plunge protect rebuke reprimand reprove rubbish rush savage scold shout soak start storm surprise tense torment try turn
attain average begin clear come compass culminate discover fail find gain get go make meet nail peak run see shore summit top win
attempt battle begin cause chance commence contract effort establish examine fight fling get go hazard initiate part prove risk run start trip try whirl win
attract attractive capture catch clear collect drag entrance gain gather get make pick pull repel tempt tug twist
attractive beautiful cunning fascinating hideous plain pull repulsive ugly unattractive
audacious bold brave cautious cheap daring fearless heroic insolent intrepid loud rash reckless stout sturdy timid unafraid
augment boost diminish enlarge grow increase lessen reduce
august blue gentle haughty july
aunt father mother niece sister uncle
auspicious bright fortunate hopeful ominous sinister
austere austerity bare blue dry lavish luxurious opulent plain severe simple spartan stern strict sumptuous
austerity luxury opulence spartan
authentic fake false genuine honest real true
authenticate concoct condemn fabricate invent make_up prove reflect verify
author book books pen write
avenge correct punish retaliate
average begin cautious come common commonplace compass culminate everyday extraordinary fair jolly make mean mediocre modest mundane natural normal ordinary outstanding pretty reasonable small uncommon
aversion avert dislike escape fondness
avert avoid avoidable baffle cross eliminate exclude foil forbid frustrate halt hinder obstruct prevent refuse reject save stop thwart turn
aviary bird birds
avoid avoidable baffle break cause confront cross dodge duck eliminate elude escape evade exclude fast foil forbid frustrate halt hinder keep lift miss obstruct prevent recall reduce save skirt stop thwart
avoidable certain inescapable inevitable necessary preventable unavoidable
awake awaken aware dormant drowsy insomniac rouse sensible sleep sleepy tired turn unaware up wake watchful weary
awaken change charge lull rouse sleep turn wake
award gift give honour letter mention present prize
aware careful ignorant long sensible tenacious unaware
away home inaccurate incorrect missing out outside past present wide wrong
awful bad brilliant cowardly dazzling desperate dirty dreadful enormous extraordinary fear filthy foul grim hard heroic hideous ill incompetent magnificent mean mediocre menacing nasty ominous ordinary poor pretty proud rare respectful right rubber sad severe sick sinister splendid stinking stunning superb threatening timorous tough ugly uncommon wicked
awkward clumsy delicate difficult easy elegant fluent graceful hard incompetent inept lithe nasty nervous rough serious slowness smooth strained supple tall tough tricky ugly uneasy ungainly
baa bashful bleat cry sheep
back book boost confirm corroborate cover current defend disused encourage establish foul front go grass hamper help hinder impede lie look obsolete obstruct outdated proof prove raise second see shop show small stern strengthen support trunk verify
bad base big black blue brutal cheap coarse cold common dark deep dingy dismal drab dreadful dreary evil fake false fictitious fierce fresh genuine gloomy grim hard harmless hazardous healthy hot ill incompetent inferior inquisitive intense keen long mediocre mild miserable mock neat old poor pretty profound raging risk risky rubber sad severe sinister smart solid sound stinking strong subtle superb superior swell thick tough ugly uneasy violent warm wicked wrong yellow
baffle beat bewilder bother confuse contain cross curious dash elude escape evade expose foil forbid fox frustrate funny get halt hinder irritate keep lick obstruct odd order peculiar peril perplex prevent puzzle queen ruin rule save stick stop throw thwart torment
baffled bewildered broken confused enlightened illogical muddled perplexed puzzled upset
bake baker crisp dry heat hot oven potter soak sun toast weather
baker bread
ball bat bird bunch catch clue cut dance driver egg eggs field hand hop nut revolve run stick sweep team toe wind
ban banish discard exclude exile expel fling forbid grim let menacing ominous order outlaw permit prohibit sinister threatening toss
banana leaves yellow
bandage compress fix secure sling
banish break discard exclude exile expel fling spike submit toss
bank clear cover criticise flight give hill house long look money road row sell swan trade trust verify water withdraw
bare barren black bleak break clean clear crowded decorated desert desolate dim disclose discover distribute divulge drenched dry empty expose free full give hollow hospitable hostile inhospitable innocent leave lifeless meagre miserable narrow plain reiterate release repeat reveal scanty severe simple spare stern stray talk uncover unfriendly vacant wander waste white wide
bark branch cork cover cry dog noise peel plants pull ship speak talk tree trees trunk
barren black bleak desert deserted desolate dim fertile free fruitful hospitable hostile impoverished infertile inhospitable innocent lifeless lush missing populous unfriendly waste
barrier hindrance hurdle obstacle obstruction stop wing
base bottom build cheap coarse common conclusion establish fake false fictitious foot foundation genuine home humble inferior launch low mean meanness mediocre miserable mock modest part peak petty piece pinnacle right small stern store summit superior support top unlawful vessel water wrong
bashful bleat bold outgoing retiring shy timid timorous
bat beat cream frame grip lick long out racket shell turn vanquish wing
battle effort fight peace scrap scuffle strife try war
bear brook bull canine clear collect contain content corroborate cover create cub deprive embrace endure exile fawn feline foal gain give head include jump keep kitten lamb let litter long make permit pig profit queen recall retain sling stay strong support take tolerant tolerate trust withdraw yield
beat bewilder bother bow chide confuse conquer cream create cross defeat demolish destroy dodge down drained drum duck dump eliminate elude escape evade exhaust exhausted expel fatigued foil foot fox frustrate full get glare go haggard hammer irritate jockey lick make measure nose overcome perplex pound puzzle quiver rebuke repeat reprimand ripple run sail scold shell skirt slowness sluggishness soak sound speed stick surrender throw thwart time tire tired toss transient upset vanquish weary weather win
beautiful fair graceful grateful hideous lovely picturesque pretty repulsive scenic splendid stunning ugly
beauty decorate embellish hard loveliness severe sing smash steady talk ugliness
bee company hive honey party queen
bees hive honey queen
beg crave dodge duck elude evade excuse implore plead press skirt tap urge
begin beginner beginning cease commence compass continue culminate depart egypt end fall father finish first get halt inaugurate initiate launch make novice open originate part plunge quit speak start stop talk terminate write
beginner commence cub expert father field get grunt incompetent initiate learner novice specialist start veteran
beginning commence conclusion end ending entry finish first foundation get growth head home inception introduction middle opening originate part spring start
belief believe content faith suspicion true trust
believable believe credible implausible improbable plausible tall
believe buy consider credible doubt embrace honour observe receive respect see submit suspect true trust
bellow cry flourishing hollow mumble prosperous roar shout speak thriving whisper yell
belt cat caterpillar cut fix flexible jar knock part secure shell sing smash sock tap tie waist
bendy elastic flexible rigid stiff supple
benefit clear cure disadvantage drawback gain get heal help interest profit reward wisdom
benevolent big charitable generous gentle giving kind kindly lavish malevolent spiteful unkind unselfish
berlin clay germany glass wrote
betray break deceive denounce disclose discover divulge drift exaggerate expose fail fox frame grass lie magnify meander out overstate reveal roam sell shop sing snow spring stray swan talk thread uncover wander wind
bewilder bother confuse cross elude enlighten escape foil fox frustrate get hurt irritate lick pain perplex puzzle stick throw thwart upset
bewildered broken confused enlightened illogical muddled perplexed puzzled upset
biased fair impartial neutral partial prejudiced unbiased
bicker dispute oppose quarrel row scrap
bicycle boat bus cyclist foot ordinary wheel
big boastful bold brag broad brutal cold colossal conceited conspicuous crow crucial deafening deep distinguished enormous essential extensive fierce gargantuan generous giant gift gigantic giving glaring grave haughty heavy heroic huge humble immature immense important inconspicuous intense invisible keen key large lavish lesser light little loud massive mature microscopic mild miniature minuscule minute outstanding pleased plentiful principal profound prominent proud puny raging serious severe slender slim small smart soft strong tall thick tiny unimportant unselfish vain vast violent weighty wicked wide
bird birds chick comb cork cry duck egg flight flock goose grass hen hiss hoot meat miss observe owl rubber shell shout skirt swan taunt tweet warm weaver web wing yell
birds comb flight flock goose grass meat weaver web
bit bite chew everyday fragment key minute mundane part piece plug scrap second taste time turn whole
bite chew cut fish grip hunger hurt injury knife munch nibble plug pungent scratch smart strong success tap taste teeth triumph tweet victory wound
bitter choice delicious dirty flavoursome grim harsh heartbroken hostile hot ill impossible joyful mournful opponent pungent rich robust rough sad sharp sorrowful sour stout sweet taste tasteless tasty tearful unfriendly ungrateful unhappy yummy
bizarre conventional odd outlandish unusual weird
black bleak calamity child clandestine clean covert cream dark desolate desperate despondent dim dingy dirty disaster enraged evil filthy fortunate foul furious gloomy grim grubby heat hopeful hot illegal incensed irate japan king legal light livid man menacing miserable muddy nasty neat night ominous open outlaw overt piece pitch-black poor pungent secret shabby sinister soiled spade squalid sulky threatening ugly unhappy unlawful unlucky white yellow
blame censure charge chide commend condemn criticise denounce free hoot incriminate knock pick rebuke reprimand reprove savage scold
bland delicious dry flat flavoursome insipid smooth tasteless tasty yummy
blatant blinding conspicuous dazzling glaring noisy quiet subtle understated
bleak bright chilly cold crisp desert deserted desolate desperate despondent dim dismal dreary free gloomy hopeful hospitable hostile hot icy inhospitable innocent lush populous sunny unfriendly waste
bleat complain croak cry goat grumble kick murmur plain scold sheep talk
blend combine concoct go merge split unite
blessing boon calamity catastrophe disaster mercy prosperity reward support tragedy
blinding bright brilliant conspicuous dazzling dim dull glaring gleaming glittering shiny
bloom droop energy flourish flower glow peak rash shrivel wilt wither
blouse jumper top
blue cheerful clean dark dejected dingy dirty dismal down downcast drab dreary elated filthy foul gentle give gloomy glum green grim grubby hair high hot king listless lively low lush melancholy muddy nasty neutral rich robust sad sapphire severe sombre spartan stern strict sulky
blunt break brutal candid change damp dull evasive forthright frank guarded open plain pointed pointless sharp sharpen square weaken
boast brag crow embellish exaggerate magnify overstate show_off triumph
boastful brag conceited crow haughty humble modest pleased proud vain
boat bus row sail ship tug vessel wheel yacht
boiling chilly cold freezing heat hot icy scorching warm
bold brave cautious conspicuous courageous cowardly daring fearless glaring gradual heavy heroic inconspicuous intrepid invisible large outgoing outstanding prominent rash reckless retiring sharp shy timid timorous unafraid
boldly bravely timidly
bolt break cloth dash desert devour eat escape finish flee fly go gobble haste head hurry key leave length lock nibble nut pick piece pig rigid run rush slapdash sloppy stiff
book booklet cover cut dig fact hand keep leaf library long novel page rule save secure stamp time wisdom
booklet leaf paper
books library
boon calamity catastrophe close dear disaster distant mercy near prosperity remote thick tragedy
boost dig diminish encourage enlarge force foster friend gain help increase jog lessen lift pound press pressing push raise ram reduce rise second shop shove support
border boundary cling cover edge frame hem margin meet perimeter provide rim scratch shore skirt stick supply wall
boring dig dull exciting fascinating gripping insipid interesting mind-numbing monotonous slow tedious verbose wordy
botanist brown plants
bother charge confuse distress expose get grief irritate make pain peril perplex please provoke puzzle repel rouse scuffle soothe sorrow stick
bottle cork flexible garage glass keep milk split store vessel
bottom catch compass connect dig follow foot foundation frame front get glance grasp inferior knock last lick part peak provide see sound stern summit supply top trunk turn
boundary compass depth edge end length limit margin maximum perimeter rim
boundless extensive immense tiny vast
bow crouch defer extend fall fawn follow front head instrument lie postpone right rise shake stick straighten submit tie vessel waist wave yield
bracelet cloth metal wrist
brag brilliant choice crow embellish exaggerate inferior magnify outstanding overstate prize select show_off splendid superb superior triumph
brainy bright brilliant clever foolish natural nimble quick smart
branch brook broom diverge field grow growth outcome result river run separate stick tree zoologist
brave bravery cautious colourful courage courageous cowardly daring desperate endure fearless heroic insolent intrepid noisy picturesque rash reckless resolute stout sturdy timid unafraid weather yellow
bravely timidly
bravery courage courageous cowardice danger daring fear fearless fright valour
bread cover flour gem host lift money prize profit scratch toast
break breakable breaker cease change cheese climax close conclude continuation croak cry culminate cut damage damp dance dash decrease delay denounce descend desert destroy detach deteriorate diminish disappear disclose discover distribute divide divulge droop elude emerge end escape evade exit expose fail failure fall finish fix flee flight flop fly fragment gap get give give_up go grass halt hesitate hiatus hurt injure injury jam join jump keen keep laugh leap leave lessen lick lull make mend narrow observe out part pause quit raise rectify reduce reiterate repair repeat rest restore reveal ruin run scatter separate shake shatter shop sing smash spite split spring sprint stop stray submit take talk tame task terminate tire turn uncover vanish vary wander waver weaken weary weather weep widen wilt withdraw wound wreck yield
breakable brittle delicate fail fragile frail go robust separate short sturdy
breaker ripple tsunami wave
breeze gale go hurricane nail storm task wind
brevity brief continuation length shortness transient
brick clay sun
bride groom
brief close concise crisp cryptic curt enduring everlasting fleeting instruct instrument lasting lengthy long permanent short succinct temporary
bright brilliant celebrated changeable cheery clever colourful dark dazzling deep dim dismal dreary dull faded flat foolish fortunate glaring gleaming glittering gloomy happy hollow hopeful intense light livid matt natural nimble prosperous quick rich shine shiny smart soft sunny unhappy vivid white
brilliant changeable choice clever colourful dazzling deep dreadful dull glare glaring gleaming glittering heroic hollow inferior intense magnificent natural nimble outstanding prize proud quick rich select shiny smart splendid stunning superb superior vivid
brim edge hat lid peak rim stick vessel
brisk busy crisp energetic fresh hasty inactive jolly jovial leisurely lethargic lively merry novel open quicken rapid real slow speed strenuous swift vigorous
brittle crisp delicate fragile frail short sturdy
broad clear colossal deep distinct enormous evident extensive full gargantuan giant gigantic heroic high huge immense kind large last little low lucid narrow noticeable slender small thick thin tolerant tolerate umbrella unclear vast vivid wide
broken bumpy complete confused damaged derelict divided docile flawed gentle humble hurt illogical imperfect impoverished incomplete intact low mild modest obliterate partial proud rough smooth solid sparse tame thin tough upset
brook clear endure give include jump let permit river run stay support tolerant tolerate trust water
broom finish flower flowers long sweep towel yellow
brother companion friend nephew niece pal sister uncle
brown chocolate dark fawn first fox island low neutral orange toast
brush clean comb cover fight fox grip growth hair rake sail scrap sweep take teeth withdraw
brusque courteous crisp curt short shortness
brutal candid cold cruel deep evil ferocious fierce forthright frank grim intense keen mild persistent plain pointed profound raging savage severe smart square stern strong thick unkind violent wicked
bucket open vessel
build condense construct create demolish destroy establish fortify frame improve increase intensify lock make man paint quicken raise ruin sharpen speed wreck
bull centre climb cow cows fake hair job make man moo nail order pig push rise second speak strong sun truth
bumpy even flat jump level rock rough smooth
bunch crowd culminate flock head mob pack
burglar robber thief
burrow dig hole hollow spade
bus car coach conductor erase fleet obliterate wheel window
business field firm giant house job occupation profession trade
busy cross diligent elaborate idle inactive indolent lazy occupation occupied open plain potter unoccupied
butter cover cream head milk snail stick
butterfly caterpillar cut dawdle feet fleet grass kick open speak talk water wing
buy choose get margin purchase save select sell shop take trade true trust
cairo city egypt river town
calamity catastrophe disaster famine hardship knock misfortune pity shame tragedy tsunami
calf cows elephant
calm calmness chaos charge comfort confusion console cool cross dirty disorder ease easy-going enrage enraged excitable fierce furious gentle grave hush lull order pacify pandemonium peace peaceful placate placid quiet raging relieve rough rouse serene serenity silence smooth soak solemn soothe stabilise steady still storm stormy tense tranquil tranquillity turbulent turmoil turn unruffled uproar weather wind
calmness clemency cool lull quiet serene serenity stillness tranquil tranquillity
camera speed stop
candid evasive forthright frank guarded open plain pointed secretive speech square
candle egg eggs examine inspect look rake scrutinise see skim stick taper wax
canine dog feline fox long teeth tooth
canny clever cunning sharp shrewd smart
capable confident incompetent inept open pliable vulnerable
captain head major pilot ship team
captivity freedom imprison liberty solitary
capture catch change clutch conquer conquest delight entrance entry free frog get grip imprison liberate nail occupation paint picture present release run show snare theft trap
car coach fin first garage high key lift low pilot trunk wheel window wing
cardiff city wales
carefree clear idle loose nervous relaxed silly uneasy worried
careful careless caution cautious certain close conscientious consider diligent easy easy-going elaborate hurried leisurely long mean minute miserly narrow nervous painstaking prudent rash reckless slapdash sloppy struggling superficial thorough thoughtful thrifty uneasy unhurried upset wary worried
carefully carelessly cautiously
careless carelessness cautious certain close conscientious elaborate imprudent inattentive meticulous minute narrow neglect negligent painstaking precise reckless slapdash sloppy superficial thorough thoughtful wary
carelessly cautiously meticulously thoroughly
carelessness error escape failure mistake neglect sloppy
caring cruel fondness gentle kind love nasty thoughtful unkind
carpenter plane
carrot deep long orange reward stick
cars garage
cash change money sell trade
cat caterpillar cross eliminate empty feline goose gossip kitten leaves lion make man metal miaow queen ridicule roar sick speed
catastrophe disaster distress famine hardship knock misfortune nadir pity shame tragedy tsunami
catch caught change clutch collect compass conquer conquest contain contract damp delay delight deny dig discover dog drag drawback entrance entry field find fish fling follow frame frog get grasp grip hear hurl hurt ignite lick lock lose make_up nail nose observe overcome pick pull receive run scratch see ship snare speech stall start stop strong stumble surprise take throw time tongue toss trap tricky trip tug twist watch window
caterpillar metal silkworm
caught grunt
cause compel create danger effort encourage facilitate fight force get hasten inception incite induce initiate inspire instigate let make outcome peril persuade power press prevent prompt provoke push result rise risk rush stop try war
caution cautious discourage folly foresight guard prudence recklessness reprove wisdom
cautious daring fair guarded impetuous impulsive intrepid modest rash reasonable reckless shy small timid wary
cease cheese climax close commence conclude continue culminate depart disappear end ending finish give_up go halt preserve quit relinquish renounce start stop terminate vanish withdraw
celebrated fame famous obscure renowned unknown well-known
celebrity fame famous honour lion obscurity renown respect toast
censure chide commend condemn criticise denounce incriminate knock pick rebuke reprimand reprove savage scold
centre content core edge essential eye france hear love meat middle plunge recall sweet
cereal ear flour grass plants spike
certain close confident conscientious definite distinct doubtful dubious elaborate inescapable inevitable minute narrow painstaking preventable thorough unavoidable
chance danger day fight find hazard measure opening opportunity outcome peril planned result risk street throw try unplanned
change charge clean clear coin come condense confuse contract cool correct cry cure cut damage darken decelerate decorate decrease delay depart deviate dim dirty disorder distribute diverge divide drift dry dull elaborate embellish empty end even exacerbate expand experience extend fail fall find fix fly fortify foul full get give glass go grow hand heat hide humble hush improve increase intensify jump leap leave lessen lift loose lower make mature merge modernise muddy narrow obliterate obscure obtain outcome part perplex preserve proof raise receive rectify reduce refresh remain rest restore result right rise rouse run satisfaction sell separate shake shallow sharpen shoal shorten simplify sparkling speed spike stabilise stay still straighten strengthen supple surprise take tame tense terminate trade transform turn unite variety vary wake warm weaken wet widen worsen yield
changeable colourful deep erratic explosive mobile rich stable steady unstable versatile vivid volatile
chaos confusion disorder order pandemonium turmoil
charge command commend complain create dash defeat deluge direction disorder distress down drench explosive fall_back flee forbid guard hasten ill incriminate instruct kick level lie lull make order ordinary paint prohibit provide quiet race require retreat rouse rush soak speed still supply take trust turn upset wake weight withdraw
charitable generous gentle giving kind kindly malevolent mean miserly selfish spiteful tolerant unkind unselfish
chase cut dog follow frame interest pursue tree
chat chatty gossip question speak talk visitor
chatty expressive garrulous gossip loquacious reticent taciturn talk talkative
cheap close coarse common costly dear expensive generous inexpensive inferior insolent loud loudly mean mediocre miserable miserly near overpriced shabby squalid superior tasteless
cheeky fresh impolite insolent polite respectful rude smart wise
cheerful cheery content dark delighted dingy dismal downcast drab dreary ecstatic elated glad gloomy glum grave grim happy joyful jubilant light-hearted melancholy miserable mournful optimistic pessimistic sad sombre sorrowful sunny unhappy wistful
cheery dismal dreary glad gloomy light-hearted sunny
cheese flower flowers give_up hero milk quit stop withdraw
cherish despise loathe love
chew eat flock jam mountain mumble munch pack plenty plug pound ram
chick cygnet hen miss rooster skirt
chide commend correct criticise denounce grumble knock pick praise raise rebuke reprimand reprove savage scold shell speech talk vanquish
child cow cub daughter descendant kid lamb minor mother silly son youngster
childish immature mature
children house jumper nurse small
chilly cold cool crisp dry freezing friendly hot icy unfriendly
chips deep
chocolate drink milk
choice choose conclusion delicious flavoursome hot inferior opening outstanding pick pleasure prize pungent rich robust select sour splendid superb superior take taste tasteless tasty willing yummy
choir instrument run sing singers
choose field fix follow go limit measure order pick prize purchase reject rule see select take try
chore duty job part task
chuckle cry giggle guffaw laugh laughter roar smile sob weep
city cork dublin eight london madrid mayor paris rome square tokyo town urban
clamour cry din hush racket require shout silence uproar want yell
clandestine covert open overt secret
clay muddy soaked stiff water
clean clear clever cold comb complete cool cunning defenceless deprive difficult dingy dirty down easy easy-going effortless empty fair faultless filthy flat flawless foul fresh full groom grubby handy hard immaculate impeccable imperfect incomplete jolly lifeless light make make_up muddy nasty native neat pick plain press pretty pristine scent simple smooth soft soiled sound spotless squalid straighten sweep take thorough tidy vacant washed white withdraw
clear cold collect complete confused cool correct create crisp cut declare definite disappear distinct down dull elaborate empty endure enlarge enlighten exhaust expand fair faultless find flat flawless free fresh gain get give guilty hazy heavy hollow hop illuminate immaculate impeccable imperfect include incriminate indistinct innocent intelligible let liberate lick light loose lucid make muddled muddy nail native obscure opaque open permit picture pilot plain pristine profit pull relieve rule run sell separate serene sharp smooth solid straighten sullen support take threatening tolerate top transparent trust unambiguous unclear vague vanish vindicate vivid water win withdraw yield
clemency harshness merciful mercy mild pardon
clever crafty cunning foolish handy natural neat nimble quick sharp shrewd sly smart tricky
climax close come completion conclude culminate disappear end finish flood go head level minute second stop story terminate time top vanish
climb decline descend fall full gain go grow increase jump lift raise rise rocket wax
cling coherent cover edge grasp hang meet scratch skirt split stick
clock day key measure sound time watch
close coarse cold complete completion conclude conclusion conscientious crowd culminate dear deep disappear distant elaborate end ending epilogue even exclude faithful far faraway finish generous go harsh hot imminent impede impending inaccurate isolated jam join last level lock long loose mean meanness minute miserly most narrow near nearby nearly obstruct open painstaking plug private public pursue push remote right secret secretive secure short shut silent small speech stop terminate thick thorough top trade true turn vanish warm withdraw
cloth duck elastic fly grass hair hem iron nail pick right sew silk skirt sleeve sock tailor towel wardrobe weaver web wet white woof wool
clothes grass sew tailor wardrobe wet
clue hint prompt wind
clumsy graceful humble incompetent inept lithe lumbering nimble rough slowness sprightly strained ungainly weak
clutch embrace flock get grasp grip lock mountain nail nest overcome plenty purse release take trap
coach driver fleet give horse horses instruct teach teacher team window
coal fragment hot ignite left light provide supply
coarse common harsh harshness inferior loose low mediocre miserable open refined robust rough rude small superior uncouth
coax convince dissuade induce persuade
cobbler shoe shoes sling
cobra expand neck snake
coerce compel condemn force shame walk
coherent confused consistent illogical incoherent logical long lucid persistent rambling rational reasonable stick tenacious transparent
coin head metal money pen plug real write
cold commonplace complete cool crisp cruel deep distant down enthusiastic far faraway faultless fervent fierce fish flawless freezing fresh hard heat hot icy immaculate impeccable imperfect innocent intense keen late lifeless low lukewarm mild near nose original out profound raging remote savage scorching severe shabby smart strong temperature tepid thick time tired unkind unoriginal violent warm white wicked
collaborate cooperate gather join meet
collect deprive distribute gain gather get hive make need nest nut pick pull raise rake recall require scatter scratch snail store take win withdraw
college complex school
colossal deep enormous gargantuan giant gigantic heroic huge immense large little massive miniature minuscule minute small vast wide
colourful deep dowdy drab dull faded livid neutral noisy picturesque rich sombre vivid white
comb extend go groom hair head make_up red scent straighten teeth tooth
combine concoct divide give join merge separate split trust unite
come depart descend descendant distribute drag emerge endure enjoy experience extend fall find flow follow gain get go grow head leave lie make meet near obtain originate peril reduce result rise run see shore spring swell take turn win
comfort console cover delight discomfort distress ease help lull mercy pleasure quiet relieve satisfaction soothe still throw upset
comical curious dry funny hilarious jolly jovial laugh merry odd peculiar serious suspect
command direction exact forbid force head instruct lie link need obey order overlook prohibit require rule take want
commence conclude depart end fall finish get inaugurate initiate launch open part plunge quit start stop terminate
commend compliment condemn denounce gush mention praise present proclaim push raise rebuke remember reprimand reprove scold sonnet trust urge
common commonplace everyday extraordinary fair green harsh humble inferior low mediocre miserable mundane normal ordinary plentiful public rare refined robust rough rude scarce single strange superior uncommon uncouth unusual usual
commonplace everyday exciting extraordinary fair humdrum mediocre monotonous monotony mundane old-fashioned ordinary original outmoded sameness tame tired unique unoriginal
companion company enemy foe follow friend pal see
company conspiracy follow friendship guest order pack party run see ship trust visitor wardrobe
compass cover culminate depth dig direction embrace follow get grasp instrument length lick limit make nail plane see ship sweep telescope triangle tumble
compassion cruelty kindness mercy pity shame sympathy
compel condemn encourage exact force get induce inspire instigate let make need persuade prompt require shame take walk
complain croak grumble kick moan murmur plain scold
complete completion delicate down end entire eternal everlasting everywhere expert faultless finish flawless full hot immaculate impeccable imperfect incomplete mean nail partial run sound terminate thorough top up versatile whole
completion conclusion culminate ending finish inception nail start
complex complicated difficult hard plain simple whole
compliant defiant docile follow headstrong obedient obstinate pig-headed rebellious stubborn willing
complicated plain simple
compliment criticise gush praise pride proclaim push scold sonnet
composer conductor coward music write
compress condense contract expand firm force narrow pack press pressing tense
compulsory mandatory obligatory optional voluntary
conceal contain cover disguise expose hide mask obscure obstruct reveal show
concede conclude confess dispute forgive give give_up make_up profession support surrender yield yielding
conceited futile haughty humble modest pleased proud vain
concise crisp cryptic curt lengthy succinct taciturn tedious verbose wordy
conclude conclusion culminate disappear end ending find finish gather go induce initiate make_up stop support terminate vanish yield
conclusion defeat end ending epilogue fade finish foundation halt introduction last outcome pick release result speech stop terminate triumph victory willing
concoct fabricate fix invent keep make make_up preserve spin
condemn correct declare denounce excuse force forgive hiss pardon reflect shame time walk
condense contract cut expand fall intensify open quicken reduce sharpen shorten speed take telescope withdraw
condone denounce excuse forgive free pardon
conductor heat
confess deny oink profession yield
confident hesitant nervous relaxed shy tentative timid uneasy worried
confirm contradict corroborate defend disprove establish fortify prove refute secure show stabilise steady strengthen support swan verify
conform correct depart deviate diverge obey square vary
confront dodge elude evade front look meet oppose present
confuse confusion defer dodge drink duck elude evade fox frustrate get mistake muddy obscure perplex piece postpone puzzle skirt stick throw torment upset
confused confusion consistent enlightened illogical incoherent logical muddled perplexed puzzled silly split upset
confusion discord disorder error fox mistake order pandemonium strife throw turbulence turmoil
connect detach glance join knock link mean part remember separate tie unite
conquer conquest contain damp defeat demolish deny destroy down expel hush nose overcome quench shell silence still surrender upset vanquish yield
conquest defeat failure success triumph victory
conscientious diligent elaborate minute narrow negligent painstaking thorough
consider examine include initiate like look make ponder press prize puzzle question receive reflect respect see study take trust
consistent erratic illogical incoherent logical lucid rational solid tenacious unpredictable
console distress ease lull quiet relieve shell soothe still upset
conspicuous dazzling glaring inconspicuous invisible large noticeable obscure outstanding prominent unobtrusive
conspiracy pack party plot scheme
construct create demolish destroy fabricate fact frame invent law lock make make_up part raise regulation restore rule whole wreck write
contain content cover damp defend deny embrace exclude include keep make_up omit protect retain rule stop take
contemporary current modern outdated peer up-to-date
contempt despise disdain dislike reject respect ridicule scorn shortness
content core delight direction ecstatic elated end entry essential experience happy ignorance knowledge meat meet necessary part piece please pleased quench rebellious stay story tale tradition water wisdom
continuation continue gap hiatus keep length lengthy pause persistence prolong remain retain shortness stay
continue cover cross end endure extend give_up go halt head jog keep persevere persist preserve prolong push quit remain rest retain roar run speak stay stop sweep talk wander
contract cut declare decrease desolate diminish elaborate enlarge expand fall firm get grow illness job lessen narrow plight press pressing purse reduce ship shorten shrink swell take tense widen
contradict corroborate deny depart deviate disprove diverge establish opponent oppose prove refute resist show support vary verify
conventional outlandish scheme square stiff unoriginal weird
convince dissuade induce persuade
convivial gregarious outgoing sociable solitary unsociable
cool feeble flat freezing heat hot in lukewarm modern quench quiet right serene serenity stylish tepid tranquil tranquillity turn unfriendly unruffled up-to-date warm
cooperate gather join meet
copious easy long lush plentiful plenty profuse rich scanty scarce sparse thick
copy create cross dump duplicate echo follow imitate letter make mimic miniature mock original originate repeat replica write
core dig edge essential hole hollow meat middle ram
cork ireland oak plug secure tap wood
correct cover decline descend enlighten even exact fall false illuminate inaccurate incorrect jog level make_up precise punish rebuke rectify remedy repair reprimand retaliate right scold separate sharpen tame time true tune turn wrong
corroborate disprove establish prove show support swan verify
corruption dishonesty evil honesty honour integrity ruin uprightness
costly dear expensive inexpensive overpriced
cottage house
countless few many numerous space
courage courageous cowardice danger daring fear hero valour weak weather
courageous cowardly daring desperate fearless heroic man resolute timid unafraid yellow
courteous curt impolite polite respectful rude short well-mannered
cover covert cross declare dig disguise edge embrace envelope expose extend flood foil gift grasp grass hide hop include initiate interest jacket jump lid love make_up mask meet multiply obscure obstruct overcome paint pair paper proof protect reveal ruin scratch secure see shell show skim skirt stick sweep take throw top turn uncover walk wax
covert flight flock invisible open overt protected secret visible
covet envy
cow coward cows dog moo udder vixen
coward cowardly fawn
cowardice cowardly daring fear valour
cowardly daring desperate dreadful fearless heroic timid timorous yellow
cows herd udder
crackers daft mild sick silly soft unstable wrong
crafty cunning deep dodge fox sly tricky
crave desire hunger implore long want
cream few lick milk pack pick shell skim sunscreen take vanquish white withdraw
create cut demolish destroy elaborate establish fabricate father foundation get give initiate introduction invent make make_up mother multiply originate paint piece press proof provoke raise ruin shell short start wreck write yield
credible credulous flimsy implausible improbable plausible tall
credulous doubtful dubious green gullible innocent naive sceptical simple trusting unconvinced
crisp cross crouch cryptic curt distinct fresh heat hot icy indistinct lively merry pungent sharp short soak strong succinct toast tough warm
criticise criticism denounce knock notice pick praise rebuke reprimand reprove savage scold
criticism knock praise rebuke reprimand
croak exhale exit fail fall frog go grumble kick leave lose mumble murmur plain scold stall turn yield
cross curious dark dash displeased effort elude enraged evade expose extend foil forbid frustrate funny furious get glum halt hinder hop incensed jump letter meet moody morose obstruct odd overcome peckish peculiar peril perplex plants prevent puzzle queen ruin save see sour stick stop sulky sullen sweep take thwart tie time torment ugly walk write
crouch fawn hop jump leap rest spring
crow cry show_off triumph
crowd flock gather herd hive jam meet mob near pack press push swarm throng
crowded deserted empty full hollow packed vacant
crucial distinguished essential grave heavy important key minor outstanding principal serious significant trivial unimportant vital weighty
cruel cruelty evil gentle harshness kind merciless nasty savage thoughtful unkind
cruelty harsh harshness malice meanness merciless pity spite sympathy
cry denounce giggle gobble gush hiss hollow hoot keen laugh miaow moo need neigh noise proclaim require roar shout sob sound want weep yell
cryptic curt deep equivocal explicit secret succinct unambiguous unclear
cub den fawn foal give initiate kitten lamb learner lion litter novice pig
culminate disappear end find finish gain go head make peak stop summit terminate top vanish
cunning deep dodge fascinating fox handy neat sly trickery tricky unattractive
cure heal help keep mend preserve rectify relieve remedy repair
curious exotic expose foil frustrate funny inquisitive interested nosy odd peculiar peril prying queen strange suspect thwart uninterested unusual weird
current disused flow modern new obsolete outdated outmoded torrent twist up-to-date
curt short shortness succinct
curtail cut limit prolong reduce restrict shorten
custom duty habit normal rule trade tradition
cut decrease dig direction divide drift elaborate eliminate enlarge exclude excuse expand extinguish faded flock free gem get give gleam glow go grass grow hairdresser halt horse horses hurt ignore instrument jam jump leaf leap leaves lessen liberate lift look make make_up meat miss mountain music neck neglect obliterate omit open opening page part pause plane plenty prize pump quench race rage reduce relieve repel restrict rise rough run sapphire save saw scratch separate sew shine shorten small sound split spring stall stamp stop strength tailor tap thin throw turn water weak weaken white wound write
cyclist wheel
cygnet swan
daft foolish mild sensible sick silly soft unstable wise wrong
damage dent destroy eat fix hurt impair injure injury loss mend repair restore run scratch shatter smash wound wrong
damaged derelict disreputable hurt infamous intact notorious squalid
damp deny drenched dry dull moist muddy parched silent sloppy soaked soggy tame washed weaken wet
dance hop jump kick leap music party spring tango tap time twist waltz
danger dangerous effort expose hazard injury loss peril perilous risk risky safety unsafe warm
dangerous desperate grave harmless hazardous heavy perilous precarious risky safe secure serious severe unsafe vulnerable weighty
dangle droop hang
daring fear fearless fresh heroic insolent intrepid new novel original timid timorous unoriginal valour
dark day dim dingy dirty dismal down downcast drab dreary dull enlightened evil gloomy glum grim grubby heavy hidden idle inactive light livid low melancholy menacing moody morose muddy night obscure obscurity ominous opaque peckish persistent pitch-black sad secret sinister slow sluggish sombre sour sulky sullen tenacious threatening ugliness ugly white wicked
darken dim illuminate light
dash dawdle foil fright frustrate haste hasten hurl hurry plunge race ruin run rush shatter sling smash speed sprint stroll thwart walk zeal
daughter kid miss niece princess son
dawdle delay drag fall fall_back follow hasten hurry linger loiter procrastinate race rush speed stall stroll
day even mean modern monday moon morning night old opportunity solar sun time tuesday week year
dazzling dim dull glaring gleaming glittering heroic magnificent proud shiny splendid stunning
deafening loud noisy quiet silent soft
dear distant expensive genuine heartfelt honest honey inexpensive innocent insincere lamb love near overpriced remote sincere solemn thick true
deceit deceive dishonesty dodge falsehood fraud honesty lie lying scheme trickery
deceitful dishonest false honest lying truthful
deceive exaggerate fox frame lie magnify overstate sell snow wander
decelerate decrease delay diminish fall lessen quicken slack slow speed
declare give mention murmur observe plead present proclaim reply respond supply swan take verify
decline decrease deprive descend deteriorate diminish disdain dump exacerbate fail fall improve lessen lose loss lower neglect plunge raise receive refuse regret reject respond rise scorn take tumble turn worsen wreck
decorate drink embellish flight hang honour illuminate reward stick toast
decorated ornate plain spare
decrease diminish dwindle enlarge fall fly growth increase lessen limit lower mitigate multiply reduce shelter shorten shrink shrivel slack slow speed subside taper vanish weaken wither
deep depth distant enormous fat fierce gargantuan giant gigantic guffaw head heavy heroic high huge immense intense keen large late light little long low may middle mild narrow ocean profound raging rich roar secret severe shallow sleep sly small smart sound strong superficial thick thin thoughtful time tricky vast violent vivid wicked wide
deer down fawn
defeat demolish destroy down end ending expel experience failure finish frustrate halt jockey last loss nose outcome overcome result shell stop success surrender triumph upset vanquish victory win yield
defenceless open protected unsafe vulnerable
defend exclude excuse fight guard hinder impede keep opponent oppose prevent protect repel resist restrict shut stop support suspect vindicate
defer delay dodge duck elude evade hasten hesitate pause postpone procrastinate respect scratch skirt stall submit yield
defiant difficult docile obedient rebellious unwilling
definite distinct explicit hazy indistinct precise unclear vague
dejected despondent down downcast elated gloomy glum grim high jubilant low unhappy
delay ease gap haste hasten hesitate hurry keep pause postpone procrastinate rest rush slow slowness speed stall stay
deliberately intentionally purposely
delicate difficult easy excitable expert fallible flimsy fragile frail hard hot imperfect mean nasty polite refined robust rough serious short soft sturdy tall thin tough tricky versatile weak well-mannered
delicious easy flavoursome hot lush pungent rich robust sour sweet tasteless tasty yummy
delight enjoy entrance grief joy like love misery please pleasure racket rejoice sorrow
delighted displeased downcast glum happy miserable overjoyed pleased unhappy
deluge downpour drench drizzle drought dryness flock flood flow lush mountain overcome plenty rain shower soak torrent
demolish destroy devour down expel experience finish make nose overcome pig ruin see shell smash upset vanquish wreck
den dwelling home retreat
denounce disclose discover divulge excuse expose grass knock pick rebuke reprimand reprove reveal savage scold shop sound uncover
dent destroy dig droop outcome result scratch turn twist
dental jacket teeth tongue
deny deprive keep preserve refuse refute renounce retain save store withdraw withhold
depart departure deviate direction disappear diverge exit get give_up go leave linger loiter loss part quit release relinquish remain renounce spare start stay stop stray vanish vary wander
departure deviate dispute diverge exit go leave loss part quit release start vary
deplete eat exhaust finish refill replenish save squander take tire waste
deprive deteriorate fail lose provide recall supply take tumble want withdraw withhold worsen
depth height length level limit profound wisdom
depths height nadir part peak pinnacle zenith
derelict deserted diligent feeble hurt inattentive neglected negligent new pauper scruffy shabby ship slack solitary unoccupied weak
descend descendant dive fall flop gain give go jump lift light lower plunge reduce rise subside tumble
descendant down fall forefather
desert desolate escape expose flee fly forest leave resist waste
deserted desolate lush packed populous solitary unoccupied
desire envy hunger like long longing miss rage trust urge want
desolate destroy dim expose free hospitable hostile inhospitable innocent leave lush populous reduce ruin shrink unfriendly waste
desperate despondent determined dim dreadful eager firm grave hazardous heroic hopeful interested irresolute keen perilous precarious pressing resolute risky safe serious severe spartan steadfast steady stiff stout toast unsafe urgent
despise detest disdain hate loathe mock reject respect revere scorn venerate worship
despondent dim downcast elated heartbroken hopeful jubilant
destroy devour down eliminate end eradicate expel extinguish get level make nose overcome ruin scratch shell smash upset vanquish waste wreck
detach divide join link part reduce scatter separate
detect discover find miss notice observe overlook see uncover
deter discourage dissuade encourage hindrance persuade press reject urge
deteriorate deviate droop fade fail fall fast improve lose ruin tire tumble waste weary weather wilt worsen
determined docile firm irresolute obstinate persistent pig-headed resolute spartan steadfast steady stiff stout stubborn tenacious unambitious yielding
detest disdain dislike enjoy hate hatred like loathe love scorn
deviate diverge fast normal turn twist vary
devour down eat enjoy experience finish gobble nibble pick piece pig ruin see
different distinct duplicate extraordinary identical like new odd peculiar same unique unusual usual
difficult easy easy-going effortless hard nasty rough serious simple smooth soft tall tough tricky
dig effort embrace follow force get grasp hole hollow incite lick lift nail pound queen ram see spade take tire tumble turn weary withdraw
diligent enduring hard-working impatient inattentive industrious negligent patient slack thrifty tolerant unhurried
dim disappear distinct dull fade foolish gloomy hazy heavy hopeful hush indistinct lessen light loose obliterate obscure pitch-black quiet sharpen silent slack slow slowness smart soft subside sulky thick vague waste weak weaken wilt
diminish dwindle enlarge fall fly increase lessen magnify multiply reduce shorten shrink shrivel slack slow subside taper vanish weaken wither
din go hush noise racket silence sound turmoil uproar whirl
dingy dirty dismal down downcast drab dreary filthy foul gloomy grim grubby low melancholy muddy nasty pitch-black sad soiled sombre squalid sulky
direction expand hint left order piano right rule study toe wheel wind
dirty dishonest dismal drab dreary fair fierce filthy foul fresh furious gloomy grim grubby hostile hot ill illegal immaculate legal mean muddy nasty opponent outlaw pristine raging rough soiled spotless squalid stinking stormy unclear unfriendly unlawful untidy washed
disadvantage dislike drawback hamper hinder loss separate
disappear dull emerge end fade fall finish fleet fly go leave lessen loose slack slow stop subside terminate vanish waste weaken wilt wither
disaster distress famine hardship knock misfortune nadir pity shame tragedy tsunami
discard dump exclude expel fling keep retain scrap throw toss waste
disclose discover divulge expose give grass leave out reiterate repeat reveal shop sing spring stray talk uncover wander widen withhold
discomfort ease hurt irritate torment
discord disorder dispute harmony strife turbulence
discourage dissuade encourage inspire press reject reprove urge
discover divulge expose find gain give grass hear key leave lose make meet miss notice observe out overlook pick reiterate repeat reveal see separate shop sing spring stray talk try uncover wander watch widen
disdain dislike hate loathe lower mock refuse regret reject repel respect scorn
disease illness
disguise expose hide mask obscure obstruct reveal
dishonest false honest insincere lying truthful
dishonesty falsehood honesty honour integrity uprightness
dislike enjoy fondness hate hatred like love pride scorn
disloyal faithful loyal rebellious
dismal down downcast drab dreary gloomy grim grubby low melancholy muddy sad sombre sulky sunny
disorder distress failure ill order rouse strife turbulence turmoil upset
displeased enraged incensed pleased sick
disprove establish prove refute show support verify
dispute gap oppose quarrel question row scrap
disreputable infamous notorious respected squalid
dissuade induce persuade press urge
distant far faraway imminent impending isolated near nearby remote space thick
distinct hazy indistinct isolated lucid precise same separate sharp unclear vague vivid
distinguished eminent essential grave heavy important key outstanding principal renowned serious unimportant unknown weighty
distress hardship hurt nadir pain rouse soothe torment upset wound
distribute donate expand fail flow gather gift give give_up go hand leave lie obtain peril present release run scatter sell stumble submit supply surrender trade
disused obsolete outdated outmoded up-to-date
dive duck dump fall fin flop jump plunge school swim
diverge meet separate vary
divide join multiply part reduce scatter separate split unite
divided separate sparse split thin unanimous united
divulge expose give grass leave out reiterate repeat reveal shop sing spring stray talk uncover wander widen withhold
docile gentle obedient obstinate persistent pig-headed rebellious stubborn tame teach tenacious yielding
documents library
dodge duck elude escape evade fake falsehood fox lie miss postpone scheme skirt sly tricky
dog down follow fox frank head kennel man metal pack puppy pursue ridicule shout stop stray support time tree trip villain vixen wheel
donate gift give give_up leave present submit surrender take
dormant drowsy flat inactive sleepy sluggish soggy upright vertical
doubt doubtful dubious hesitate question suspect suspicion trust waver
doubtful dubious equivocal funny impossible improbable open question sceptical suspect tentative trusting unconvinced unlikely
dowdy drab dull old-fashioned out outmoded stylish vivid
down downcast drab dreary drink dump eat elated expel experience faultless finish first flawless gloomy glum grim gulp guzzle hair high immaculate impeccable imperfect improve level lick listless low nose out overcome pig safe school see sheep shell shut sip soft sulky time turn up upset vanquish weak wool
downcast drab dreary elated gloomy glum grim jubilant listless low miserable sulky unhappy up weak
downpour drizzle flood lush rain shower soak torrent
doze drowsy sleep snooze wake
drab dreary dull faded gloomy grim grubby heavy humdrum lively livid low melancholy monotonous muddy neutral sad sombre sulky vivid white
drag drawing embrace fall_back friction go hindrance inhale inspire obstacle obstruction persuade pick pull push scuffle sweep tug
drained empty energetic exhausted fatigued haggard neutral tired weary
drawing frame painting picture pull study tug
dreadful fear grim hard harsh hideous ill incompetent magnificent mediocre menacing ominous poor pretty rubber sad severe sick sinister splendid stinking superb threatening timorous tough ugly wicked
dreary dull gloomy grim grubby heavy humdrum lively low melancholy monotonous muddy sad sombre sulky sunny
drench drink dry flood flow provide soak soaking supply water wet
drenched soaked wet white
drift fly force gallery gather get go grass head jog meander mistake roam stay stray swan thread vary verify wander wind
drink eat fling fox give gulp guzzle honour lavish lick milk plunge racket reward shake shower sip soak squander take taste throw toast try waste water
driver long wood
drizzle rain shower torrent
droop flourish ruin scratch shrivel weather wilt wither
drought dryness flood
drowsy energetic inattentive lethargic listless lively sleepy sluggish tired vigorous weary
drum fish go head instrument iron jam metal ram shallow shoe snare sound study vessel water wheel
dry dryness flat fresh funny futile grass hard hilarious interest low milk moist muddy pack parched plain scorching severe simple sloppy soak soaked soggy solid sour stern strong sweet tearful vain washed wet
dryness flood
dubious equivocal funny question sceptical suspect tentative trusting unconvinced
dublin ireland
duchess duke right wife
duck duckling elude escape evade fake goose head jump miss plunge postpone quack skirt web
duke high peer
dull exciting fade flat foolish gentle glaring gleaming glittering gripping hazy heavy humdrum idle inactive insipid intense interesting keen lessen little lively loose loud low matt mind-numbing monotonous quiet sharp sharpen shiny silent slack slow slowness sluggish sluggishness small smart soft soggy sparkling subside sulky sullen tame tedious thick threatening verbose vivid warm waste weak weaken wilt wordy
dump fling full hammer hang keep knock plunge retain scrap sell store toss waste
duplicate extra identical imitate like multiply original repeat replica same
duty job part responsibility task
dwelling home house kitchen residence
dwindle fall increase lessen multiply
eager eagerness enthusiastic hesitant hot impatient interested keen reluctant unwilling
eagerness enthusiasm zeal
ear eye fox head mouse notice rabbit spike
early first immature last late little middle modern new old past present recent rude small young youthful
ease easy facilitate give go hasten help lull pause quench quiet relieve rest simple soothe still yield
easy easy-going effortless flourishing gentle gradual hard heavy hurried late leisurely light long loose lucky lush nasty open plentiful poor precarious profuse prosperity prosperous quickly relaxed rich rough scarce serious simple slow slowly smooth soft sweet tall thick thriving tough tricky uneasy unhurried unstable visible wealthy well well-off worried
easy-going effortless excitable hard hurried leisurely lenient light placid push simple smooth soft unhurried unruffled
eat exhaust feast finish give gobble munch nibble pick piece pig save squander take taste tire try waste water
echo go imitate mimic noise originate recall repeat reply response sound
economical extravagant frugal thrifty wasteful
ecstatic elated jolly jovial joyful jubilant merry
edge hem in kerb limit margin meet middle perimeter provide rim scratch sharpen skirt stick supply
edinburgh scotland
editor frame job
effort fight fling friction go part peril press pull push risk run see tap try war whirl
effortless gruelling hard heavy simple smooth soft strenuous
egg eggs envelope hen nest nut shell white
eggs hen nest nut shell white
eight five four school seven spider
elaborate enlarge enlighten expand grow illuminate lush luxurious magnify make minute narrow painstaking perplex plain profuse reduce shorten simplify thorough
elastic flexible lively pliable rigid spring stiff supple
elated gloomy glum grim happy high jolly jovial joyful jubilant low merry
elderly immature new old young youthful
elegant fluent graceful lithe merciful refined scruffy shabby smart smooth stylish supple
elephant herd trunk
eliminate empty eradicate exclude exhaust expel extinguish free make need obliterate omit quench reject release require shell sick take vanquish withdraw
eloquent expressive fluent inarticulate neat smooth tongue-tied
elude escape evade fake foil frustrate get miss perplex postpone puzzle refuse resist shake skirt stick subtle thwart
emancipate enslave free liberate liberty loose release turn
embellish exaggerate flight groom hang illuminate improve magnify overstate shine smooth stick
embrace follow grasp grip honour include lock observe receive reject renounce respect submit sweep
emerge escape fade fall follow grow growth head leave originate rise shell swell vanish well
eminent high idealistic inferior low proud renowned superior unknown
empty exhaust exhausted famished full give_up heavy hollow hungry leave lifeless lift make occupied peckish ravenous renounce sick take turn unoccupied untouched vacant white withdraw
encourage foster get help induce inspire instigate let make nurture persuade prompt push raise second shop support urge
end ending epilogue establish extinguish finish first get give_up go guard halt last lift limit middle outcome part quit raise remain rest result scrap speech start stop terminate triumph vanish victory
ending epilogue fade finish first halt introduction last limit middle outcome release result speech start stop terminate triumph victory
endure enjoy experience extend find give go include jump keep last let measure meet obtain permit persevere persist persistent remain resist rule run see stay support tolerant tolerate triumph trust weather
enduring eternal everlasting impatient lasting patient permanent strength temporary tolerant unhurried
enemy foe force friend opponent pal rival
energetic energy fatigued hard-working industrious lethargic listless lively merry push sluggish strenuous vigorous vigour
energy force glow heat industrious power push strength vigorous vigour vital
england london
enhance foil impair improve intensify raise sharpen
enjoy experience find hate joy like love meet please pleasure racket see taste
enlarge enlighten exaggerate expand grow illuminate increase magnify overstate reduce shorten shrink swell
enlighten expand illuminate instruct light perplex separate straighten teach
enlightened initiate puzzled wise
enmity friendship goodwill hate hatred hostile hostility suspicion unfriendly war
enormous gargantuan giant gigantic heroic huge immense large little massive miniature minuscule minute small vast wide
enough flock insufficient majority mountain plenty sufficient
enrage exacerbate pacify placate rage
enraged ferocious fierce furious fury incensed irate livid placid raging savage
enslave free liberate
enthusiasm enthusiastic interest zeal
enthusiastic keen lukewarm reluctant tepid unwilling warm zealous
entice incite instigate jog provoke repel snare tempt
entire full incomplete intact partial rough smooth stallion whole
entrance entry exit grip opening
entry exit introduction launch opening start submit
envelope jacket letter window
envy pride want wrath
ephemeral eternal fleeting lasting permanent short-lived temporary transient
epilogue prologue
equine horse mane mare neck
equivocal evasive explicit funny suspect unambiguous unclear
eradicate extinguish quench
erase obliterate scratch
erratic mobile moody rambling unpredictable unstable volatile
error evil failure folly foolishness loss mistake neglect out
escape evade fall flee flight fly get leave miss neglect perplex puzzle refuse resist run scheme shake skirt spring stay stick
essential grave heavy important key meat minor necessary need obligatory outstanding part piece principal require serious superfluous surplus trivial unimportant unnecessary unneeded vital want water weighty
establish fix foundation give initiate launch make make_up open pacify present prove scrap show support trip verify yield
eternal everlasting fleeting lasting lengthy long permanent short short-lived temporary thorough transient
etiquette manners rule
evade evasive fake foil frustrate miss postpone shake skirt thwart
evasive forthright frank guarded open unambiguous
even fall firm flat level make_up odd plane rough smooth steady still true untrue
eventually immediately instantly last
everlasting lasting permanent temporary thorough
everyday exotic extraordinary fair humdrum mediocre mundane ordinary strange turn unusual usual
everywhere nowhere
evident frank noticeable obscure observe obvious plain tangible transparent
evil heavy malevolent malice savage sinful sinister ugliness ugly virtuous white wicked wrong
ewe ram sheep udder
exacerbate improve irritate lessen mitigate worsen
exact free inaccurate incorrect loose need odd precise require right rough strict take wrong
exaggerate expand lie magnify make overstate understate
examine follow glance hear inspect look prove pump question rake scrutinise see skim study taste try verify
excitable nervous peckish placid quick steady unruffled warm
exciting gripping humdrum interesting monotonous tame tedious
exclude exhaust exile expel extinguish fling forbid hinder impede include keep lack miss neglect obliterate omit outlaw overlook prevent prohibit release restrict shut toss want
excuse forgive frank free implore mitigate pardon plead relieve support vindicate
exhale exit go inhale inspire
exhaust expel finish hollow refresh release save squander take tire tyre waste weary
exhausted faded fatigued haggard left odd refreshed sleepy strength tired weary
exile expel
exit fail fall go grumble leave loss murmur opening release stall turn yield
exorbitant extraordinary far hideous overpriced reasonable sinful
exotic extraordinary foreign funny humdrum mundane native odd ordinary peculiar strange unusual weird
expand extend flourish grow illuminate increase magnify overstate reduce shorten shrink simplify swell thrive widen
expel fling kick nose overcome release rouse shell terminate toss upset vanquish
expensive inexpensive overpriced
experience find foundation get glow joy learning london loss meat meet new nurse old pity pride receive regret rejoice saw see shine submit take taste time trip wisdom
expert hot learner mean novice specialist versatile veteran
explicit open overt silent unambiguous unclear
explosive gradual sharp stable steady sudden unstable volatile
expose fly foil frustrate funny give grass hazard hide leave mask moon odd open out peculiar peril present protect queen reflect reiterate repeat reveal ridicule risk shelter shop show show_off sing spring stray sun talk thwart uncover wander widen
expressive fluent inarticulate show talkative tongue-tied
extend extensive give go increase last lengthen open persist prolong provide resist run shake sharpen shorten spin start straighten supply sweep taper task tense turn twist wave widen
extensive immense large lengthy little small tiny umbrella vast wide widen
exterior inside interior open out outside part
external foreign inner interior internal outer outside
extinguish ignite light obliterate omit press quench stamp terminate
extra necessary pointless spare superfluous surplus unnecessary unneeded
extraordinary fair far humdrum mediocre mundane normal odd ordinary peculiar rare right sinful superior uncommon unique unusual usual wicked
extravagant fast frugal lush profuse rake thrifty wasteful
eye hole lid look middle mouse needle notice open owl prudence see shut
fabricate fake invent lying make make_up spin
facilitate force hasten help hinder impede incite initiate make prompt provoke relieve
fact gossip rumour truth
factual fictitious genuine imaginary invented real
fade fall fleet go lessen loose shrink shrivel slack slow subside tire vanish waste weaken weary wilt wither
faded fatigued hurt intense livid small sombre vivid weak white
fail failure fall flop give go lose miss neglect tumble weakness win worsen yield
failure flop go lose loss misfortune miss mistake neglect out ruin success triumph upset victory
fair foul honest impartial join jolly loveliness lovely mediocre modest mundane neutral ordinary picturesque prejudiced pretty reasonable scenic sensible serene show small splendid stunning ugly unbiased
faith suspicion trust
faithful fast firm flock inaccurate loyal right true untrue
fake false fictitious fraud genuine invent job make_up mock natural near present real skirt sob
fall fall_back fleet flop flow fly get give give_up go hang increase jump launch lessen lie lift light loss lower miss night plunge quit rain raise reduce renounce right rise ruin separate shine shorten shower shrink shrivel slack slow snow spring start straighten subside summer surrender taper trip triumph tumble turn vanish vest victory weaken wither yield
fall_back flee follow gain linger repeat retreat win withdraw
fallible fragile frail imperfect infallible weak
false falsehood fictitious fraud genuine honest incorrect insincere mock natural near plausible real realistic right sincere sour true truthful untrue volatile wrong
falsehood fib lie scheme truth
fame famous honour obscurity renown renowned respect
famine hunger lack plenty shortage shortness starving tragedy want
famished full hungry peckish ravenous sated satiated starving
famous obscure renown renowned unknown well-known
far faraway hot left long near nearby remote right short sinful warm
faraway isolated near nearby remote
farmer grow raise right
fascinating gripping interesting monotonous tedious unattractive
fast firm fleet flight hasty hot hurried immobile lazy lock loyal lush profuse prompt proof quick quickly rake rapid rough run rush rushed slow slowly sluggish smart smooth speed speedy stationary sudden sulky swift swiftly time true turbulent unhurried
fat fertile fruitful heavy lucrative plentiful profitable rich weighty
father first forefather get give hamlet head house initiate make mother novice uncle yield
fatigued haggard refreshed tired weary
faultless flawed flawless immaculate impeccable imperfect spotless
fawn foal kitten lamb litter pig shrink
fear fright prize quiver regret respect revere shiver terror valour venerate worship
fearless frightened heroic insolent intrepid rash reckless scared secure stout sturdy terrified timid timorous unafraid
feasible impossible possible workable
feast host party
feeble flimsy frail halt mighty powerful puny robust sick square strong tough vulnerable weak weakness
feet kick poem rod run
feline lion
ferocious fierce furious fury gentle hot mild raging rough savage tame tough violent
fertile fruitful infertile lifeless lush plentiful rich stiff strong
fervent hot scorching warm white zealous
few many numerous pick
fiasco flop success
fib lie story tale truth
fictitious fraud genuine imaginary invented mock real
field flat front home horse horses house instrument interest kind king library major meadow novice open plain plane planes preserve reply respond responsibility sea select street study take team tree trees
fierce furious fury gentle hot intense keen merciful merciless mild profound raging red rough savage severe smart stormy strong tame thick tough violent wicked
fight hazard hero opponent oppose peace plug press push repel resist risk scrap scuffle try tug war
filthy foul grubby mean muddy nasty pristine soiled spotless squalid stinking washed
fin fish five pair school ship shoe swim water window
final first initial last opening
find gain gather get grow hear induce light lose make mature meet miss notice observe obtain overlook peak recall receive rectify remember rule see summit take top uncover watch
finish give_up go gobble halt last nibble outcome pick piece pig quit result ruin start stop taste terminate tie top triumph vanish victory wind
firm hard healthy house immobile impetuous irresolute lasting level loyal narrow press resolute secure severe sharp soft solid sound spartan stable stationary steadfast steady stiff stout strict strong tense tough true tyrannical unsafe unstable watertight whole wind
first front head hero initial initiate instrument king last low middle morning opening orchestra original page ram rock second start sun team time waltz white
fish grunt meat scales school shoal stop sun
five four guard seven team
fix get hang heal hole improve jam keep lift limit lock make make_up mend modernise persuade piece preserve proof provide repair restore reward secure select sew shatter smash spike stay stick submit take tie
flat horizontal humdrum immediately inactive indolent insipid instantly kitchenette level light matt monotonous natural plain plane rough sharp slender smooth soft tasteless tasty thick thin transparent true upright vertical
flavoursome hot insipid pungent rich robust sour tasteless tasty yummy
flawed flawless impeccable imperfect
flawless immaculate impeccable imperfect
flee flight fly retreat run stay withdraw
fleet go hot hurry prompt quick rapid run ship slow smart speed speedy swift vanish wither
fleeting lasting long short short-lived transient
flexible give hammer headstrong inflexible lively obstinate pliable rigid shoe snake stiff stubborn sturdy supple trunk turn twist willing yielding
flight flock fly pilot plane purchase quick run sound trip wing
flimsy fragile frail important improbable light little puny robust sick significant slender slim solid stout strong sturdy superficial thin trivial unimportant unlikely vulnerable weak
fling go hurl lavish scrap shower squander throw toss try waste whirl
flock flood gather go goat hive jam meet mob mountain pack plenty plug press ram rush sheep swarm torrent
flood flow grass gush light mountain plenty provide release run spring supply torrent water
flop give hiss jump miss right success
flourish grow part shrivel thrive tune turn wave waver wilt wither
flourishing impoverished in lucky prosperity prosperous roar struggling thriving well-off
flow gush hang lie obtain peril quiver race release ripple run rush torrent trickle waste whirl
flower flowers glad head honesty may peak plants rash spike vase
flowers glad head honesty may spike vase
fluctuate stabilise turn vary waver
fluent graceful inarticulate lithe neat smooth supple tongue-tied
fly give go hop journey lessen lift opening pilot present reflect reveal run sail sea ship show smash turn vanish vigilant watchful wing
foal give horse kitten lamb litter pig
foe friend opponent pal rival
foil forbid frustrate funny get halt hinder obstruct odd oppose peculiar peril perplex picture prevent puzzle queen ruin save stick stop thwart torment
follow get go grasp grow guard head honour imitate lick meet mimic mock obey observe obstinate originate persevere persist plug preserve prolong pursue respect result rise see select stick study swell take watch win
folly foolish foolishness foresight fury mistake prudence rage recklessness slowness wisdom
fondness heat partial respect taste warm
foolish foolishness goose imprudent sensible silly slow smart thick weak wise
foolishness fury mistake rage slowness wisdom
foot foundation head height in kick length man measure peak pick pinnacle run shoe sock spade stamp stern summit support team toe top walk wheel
forbid frustrate halt hinder keep let obstruct outlaw permit prevent prohibit require save stop thwart
force fury grasp grip guard hostility impulsive incite initiate jam law make man men nose pound power press prompt provoke pull push ram repel rouse shame shove stick storm strength toe top tumble vigour violent walk wheel
forefather get mother
foreign home interior internal native outside strange unknown unusual
foresight prudence recklessness wisdom
forest tree wood
forever invariably never
forfeit gain give_up loss obtain relinquish
forget jump leave lose miss neglect omit overlook recall remember
forgive free pardon relieve spare yield
forthright frank open plain pointed square
fortify secure spike stabilise steady strengthen weaken
fortunate happy hopeful lucky miserable poor unhappy unlucky well well-off
foster help inspire natural neglect nurture raise support urge
foul fragrant grubby hideous high impede jam muddy nasty obstruct repel repulsive severe shame sinful smell smelly soiled sour squalid stinking stop support unclear wicked
foundation inception initiate introduction launch learning originate start stern support
four seven
fox frame frustrate get lake obscure perplex puzzle river sell sly stick throw torment trickery tricky vixen wander
fragile frail imperfect important light little robust short significant slender slim solid stout sturdy superficial thin trivial unimportant weak
fragment hiatus part piece pound run scrap separate smash split whole
fragrant high scent smelly sour stinking sweet
frail imperfect iron robust short stout strong sturdy thin vigorous weak weight
frame give horse job lock make man pair part picture pilot plot raise rigid scheme sell ship snare support team top transparent trap wander wheel window
france paris
frank guarded letter mean obvious open plain pointed relieve secretive speech square stamp time transparent
fraud honesty joke trickery
free give give_up hand impede impoverished imprison induce innocent jam leave liberate liberty loose missing obstruct occupied odd outstanding pardon quit release relieve relinquish renounce rescue rough run save smooth spare stick submit supply take trap trust unoccupied waste withdraw
freedom liberty
freezing heat hot icy scorching
frequently often rarely seldom
fresh glow hard hot idle immaculate insolent light lively merry native new novel old original plain pristine recent refreshed smart soiled spotless strong sweet tired unoriginal used warm washed wet wise young
friction grip
friend friendly friendship help light opponent pal rival support unknown
friendly horse hospitable hostile sociable unfriendly warm welcoming
friendship goodwill hatred hostility tie trust
fright inspire quiver shake shiver tempt terror
frightened scared terrified unafraid worried
frivolous grave idle light light-hearted real serious silly sincere solemn solid superficial thoughtful trivial
frog long run snare tadpole trap
front head lie look nose oppose present preserve responsibility top
frugal lavish sumptuous thrifty wasteful
fruitful plentiful rich
frustrate funny get halt hinder needle obstruct odd peculiar peril perplex prevent provoke puzzle queen ruin savage save stick stop throw thwart torment
full generous hammer heavy high hollow hungry incomplete increase intact last lifeless low meagre ravenous rich rise sated sound stallion starving thin thorough untouched vacant wax white whole wide
funny green hilarious ill joke jolly jovial laugh light merriment merry odd peculiar peril poorly queen serious sick strange suspect thwart unusual unwell upset wary weird well
furious fury hot incensed irate livid placid rage raging rough savage stormy tough violent
fury rage raging strength top violent wrath
futile indolent lazy pointless superfluous useful useless vain worthwhile
gain gather get give go increase jump lose loss make obtain peak profit pull raise receive red reduce rise slim summit thin top turn wax win yield
gale hurricane storm strong wind
gallery head house long wall
gap hiatus hole open opening pause prize quarrel row space split window
garage keep kennel shop store
gargantuan giant gigantic heroic huge immense large little minuscule small vast wide
garrulous loquacious reticent taciturn talk talkative
gather hem hive increase induce join make meet mend nest nut pick piece pull rake scatter see sew shell snail twist win withdraw
gaunt haggard penniless pointless slender slim spare superfluous thin
gaze glare ignore look peer stare
gem rock sapphire stone
generous give giving kindly large lavish malevolent meagre mean miserly near selfish spiteful unselfish wide
gentle gradual heavy intense kind kindly knight light little loud low lull make_up mild nasty neck pacify peace placate quench quiet raise relieve savage small soft stay still tame unkind violent
genuine heartfelt honest insincere mock real sincere true truthful
get give go grasp grip grow hasten hear hurt induce inspire instigate irritate kick launch leaf leave let lick lose make make_up mean mother nail obtain overcome part perplex persuade plunge profit prompt provoke pull purchase puzzle receive release reward ruin run rush see shore spring start stick submit take terminate throw thwart tug turn walk win yield
giant gigantic heroic huge immense large little small tiny vast wide
gift give give_up giving hang leave present prize purchase submit surrender vest
gigantic heroic huge immense large little massive miniature minuscule minute small vast wide
giggle guffaw laugh laughter roar sob weep
give give_up giving go goose grass groom hand head high include join kitten lamb leave length let litter lose loss make man mention mother nest nurse observe open opening order pacify permit pig present prove provide receive reflect reiterate release relinquish repair repeat reply respond reveal run second sell sharpen shop show smile spare speak spring stray submit supply support surrender take talk throw toast tolerate trust uncover vest wander yield
give_up hand keep kick leave lift part present preserve quit release relinquish renounce resist retain sell spare start stop submit surrender terminate trust vacant withdraw yield
giving lavish leave mean miserly plentiful present selfish unselfish
glad gloomy grateful happy joyful leaves light-hearted melancholy miserable mournful pensive plants sad spike sunny thankful ungrateful unhappy unwilling willing wistful
gladly happily sadly
glance glare gleam glimpse inspect knock look scrutinise shine skim stare study
glare glow look lower reflect shine sparkle stare
glaring gleaming glittering inconspicuous invisible large outstanding prominent shiny subtle understated
glass plug provide scratch solid speed supply telescope transparent vase window
gleam gleaming glow jump lift look make rise shine sound sparkle
gleaming glittering glow matt shine shiny sparkle sparkling
glimpse look see stare
glittering matt shiny sparkle sparkling
gloom gloomy laughter look melancholy merriment mirth obscurity smell sombre sulky
gloomy glum grim grubby happy joyful light listless low melancholy miserable muddy pitch-black sad sluggish sombre sulky sunny unhappy
glove hand wrist
glow jump lift light look make rise shine sound sparkle
glum grim heavy low miserable moody morose peckish persistent sour sulky sullen tenacious threatening ugly unhappy
go grumble halt hasten hiss hurry hurt journey jump keep knock last leave lift loss make meander miss murmur noise open overcome pursue push race release repair resist retreat ripple rise roam run rush scent select sing smart smell sound speed stall start stay stop stray swan swim take tap terminate thread trip try turn tweet vanish walk wander watch wheel whirl win wind wing withdraw wither yield
goat kid lamb sheep sun udder
gobble nibble pick piece pig
goodwill hatred hostility intangible malice spite
goose gosling incite long man pump silly tweet web
gossip question rumour speak talk visitor
graceful lithe merciful refined smooth strained supple ungainly
gradual heavy sharp slow steady sudden
gradually suddenly
granite rock
grapes vineyard
grasp grip hang keep lick lock nail persevere persist release see stop taste trap tumble
grass green horse horses open paper reveal shop uncover
grateful thankful ungrateful
grave heavy important key outstanding principal real scratch sculptor serious severe sincere solemn solid sombre thoughtful unimportant unsafe weight weighty
green gullible ill immature innocent leaves light mature naive neutral open plants poorly river sick simple unwell upset urban well yellow young
gregarious outgoing sociable solitary unsociable
grief grieve joy misery pain pleasure regret sorrow
grieve keen lose mourn pity regret rejoice sorrow try
grim grubby hardship harsh hot listless low melancholy menacing mild moody morose muddy ominous persistent pungent rough sad severe sharp sick sinister sombre sour stern sulky sullen tenacious threatening ugly ungrateful unhappy
grip interest nail racket release spike trunk tweet umbrella
gripping interesting monotonous tedious
groom hand horse horses make_up man scent school shine smooth stable straighten tidy
grow growth head increase initiate keep leaf lengthen make mature mean originate prove raise rise rotate shrink spring start swell thrive turn
growth habit hair illness inception increase mane mature originate raise rise spring start turn
grubby muddy nasty soiled spotless squalid washed
gruelling hard heavy strenuous
grumble kick moan mumble murmur noise plain rebuke reprimand scold sound
grunt incompetent initiate kind low marine noise novice oink pig
guard measure observe protect safety watch
guarded open quiet reticent
guest host visitor
guffaw laugh laughter roar
guilt guilty pride regret remorse satisfaction sorrow
guilty innocent
gullible innocent naive sceptical simple trusting wary
gulp guzzle lick sip speak talk
gush praise proclaim pump push run sonnet spring torrent trickle waste whirl
guzzle lick sip
habit tradition
haggard penniless pointless slender slim spare superfluous thin tired weary
hair hairdresser head hedgehog lock mane part permanent pig thread white wool
halt hinder incite initiate instigate last obstruct outcome pause prevent result save soft square stall start stay steadfast stop thwart triumph victory waver
hamlet hero town village
hammer head instrument knock metal piano pound rigid rock rocks tap tongue
hamper help hinder impede limit obstruct reduce restrict tie
hand help kangaroo leave left length man needle power release relinquish right sailor scratch ship show submit take time toe trust
handy helpful neat useful useless
hang hinder look mention obstruct secure see sling stick
happily sadly
happy high joyful lucky miserable overjoyed pleased prosperous sad unhappy unwilling well well-off willing
hard harshness heavy ill incompetent luxurious mediocre merciless nasty powerful pretty robust rough rubber sad scarce serious severe shrewd simple smooth soft solid sound stiff stinking strenuous strict strong tall tough tricky weak wet yielding
hard-working idle industrious lazy negligent slack
hardship harshness knock misfortune nadir pity prosperity severe shame tragedy weakness
hare jog long rabbit run rush sprint
harmless hazardous ill innocent menacing ominous reassuring risky safe sinister subtle threatening unsafe
harmony music order peace quiet strife tranquillity
harsh harshness heavy hot kind lenient light loose merciful open rough sharp small strict uncouth ungrateful unhappy unkind
harshness malice meanness mercy rough severe spite
haste hasty hurried hurry press rush slowness speed
hasten help hurry induce linger make postpone procrastinate quicken race rush speed stall
hasty hurried hurry leisurely quick rapid rush rushed sharp slow swift unhurried
hat head lid part provide sailor scarf supply try weather
hate hatred hostility like loathe love scorn
hatred hostility love
haughty humble jubilant modest pleased proud vain
hazard hazardous obstacle outcome peril perilous result risk risky safety suspect trap try
hazardous peril perilous precarious risk risky safe secure unsafe
hazy heavy indistinct muddled precise sullen threatening unclear vague
head height helmet hill hint horse iron knight knowledge length lid lie make mayor metal mountain nail neck originate owl peak pilot plug principal question rake ram rash reckless rise roar run scarf school sea ship spike stray swell take teacher throw tiny tongue top tree trunk wander water well wind withdraw write
headstrong obedient obstinate pig-headed stubborn willing
heal help hurt improve injure mend remedy repair restore wound
healthy ill poorly powerful reasonable robust safe secure sensible sick significant solid sound square stable straighten tidy unwell well whole yellow
hear pick plunge recall receive see try watch
heartbroken joyful miserable mournful sad sorrowful tearful upset
heartfelt honest insincere sincere solemn true
heat hot ignite incite instigate insulation iron light metal permanent press provide provoke race raise soak sun supply temperature toast turn wake warm white
heavy hero heroine humdrum important key large light lively loose lumbering luxurious massive menacing monotonous moody morose ominous outstanding packed part plump principal profound rich serious severe shallow sharp sinful sinister slow soft soggy sound sour stout strained strenuous strict sullen thick thin threatening unimportant untouched villain virtuous weight weighty wicked
height length level long nadir peak pinnacle sea shortness summit tall time top wall zenith
help hinder hindrance impede improve instrument leave lift obstruct obstruction provide save second shop spare supply support
helpful useful useless
hem sew
hen rooster
herd hive host jam keep kind mob pack sheep swarm throng
hermit solitary
hero heroic heroine long man meat part poem principal see strength swim tomato triangle villain
heroic huge immense intrepid large little magnificent proud rash reckless small splendid stunning talkative timid vast wide
heroine part villain
hesitant hesitate keen reluctant tentative unwilling waver
hesitate linger pause postpone procrastinate stall waver
hiatus opening pause piece
hibernate pause rest sleep
hidden invisible noticeable obscure secret visible
hide kid mask obliterate obscure obstruct reveal show
hideous repel repulsive ugly wicked
high hot inferior jubilant jumper last level low meat oink rocket school sharp smell smelly soaked sour speed spike stiff stinking superior tall top up wet
hilarious mirth serious
hill hillock mountain swell
hinder hindrance impede jam keep obstruct obstruction prevent restrict save shut stop support thwart
hindrance impede noise obstacle obstruct obstruction resist stop
hint look mean show wind
hiss hoot noise shout speak speech talk taunt yell
historian write
hive host house man meet nest store swarm throng
hoist lift lower raise sew wind
hole hollow jam opening porous space trap
hollow massive real roar shout solid take vacant withdraw yell
home house inner interior internal kitchen residence rise street
honest honesty insincere lying modest safe secure sincere square true truth truthful
honesty honour integrity square trickery uprightness white
honey love neutral syrup yellow
honour integrity letter mention obscurity observe present prize receive renown respect reward shame submit take toast tolerate uprightness
hoot mend owl shout taunt yell
hop hurdle jump leap spring take top walk
hopeful optimistic pessimistic
horizontal level upright vertical
horse horses hostile jockey king knight mare neigh nervous plug provide queen shoe stable stallion supply time
horses jockey nervous stable
hospitable hostile inhospitable kind open unfriendly waste welcoming
host numerous swarm throng visitor
hostile hostility ill inhospitable opponent rough unfriendly violent waste welcoming
hostility suspicion war
hot icy illegal impatient inactive keen legal lucky lush mean near nearby neat new nimble novel old outlaw prompt pungent quick raging rapid recent rich robust rough savage scorching sharp slow smart solid sour speedy strong superb swell swift taste tasteless tasty tough ungrateful unhappy unlawful unlucky versatile violent warm white young yummy
house kennel library mother orchestra part picture residence shelter sleep stable stall study
huge immense large little small tiny vast wide
humble humility hurt incompetent inferior injure low mild modest petty pleased proud respectful rough small smash spite superior vain weak wound
humdrum lively monotonous monotony mundane ordinary same sameness tame tired
humility pride shame
hunger hungry hurt longing plenty smart want
hungry longing peckish ravenous starving
hurdle jump leap obstacle obstruction spring
hurl sling throw toss
hurricane wind
hurried hurry leisurely quick rush rushed unhurried
hurry induce press push quicken race run rush slowness speed stroll urge
hurt injure injury livid malice pain provoke pull raise run scent smart smell sound spite throw tire torment try twist upset weary wound
husband man paris preserve save squander waste wife
hush lock lull quench quiet racket sharpen silence still stillness uproar water
hypothetical theoretical
icy rubber shiny
idealistic impractical practical pragmatic proud rare realistic sensible
identical like real same
idle inactive indolent industrious lazy light loose moon occupied profitable run serious silly slack slow sluggish trivial unprofitable
ignite incite instigate light provoke quench raise turn wake
ignorance ignorant ignore knowledge learning
ignorant illiterate innocent naive unaware unplanned
ignore look neglect negligent notice observe peer reject renounce repel stare watch
ill illness incompetent light mediocre menacing ominous opponent poorly pretty rubber sad severe sick sinister stinking subtle threatening tough unfriendly unwell upset well
illegal lawful legal outlaw unlawful
illiterate literate
illness nurse sick unwell white
illogical incoherent logical rational reasonable split upset
illuminate light miniature paint separate straighten
imaginary invented real
imitate mimic mock originate recall repeat
immaculate impeccable imperfect pristine soiled spotless tarnished untouched washed white
immature little mature new old small young youthful
immediately instantly prompt quick
immense large little miniature minute small tiny vast wide
imminent impending remote
immobile mobile movable stationary stiff trap versatile
impair improve ruin
impartial neutral open partial prejudiced unbiased
impatient patient tolerant unhurried
impeccable imperfect innocent spotless virtuous wicked
impede jam keep obstruct obstruction prevent restrict shut stop
impending remote
imperfect infallible past present tense weak
impetuous impulsive rash sharp strong
implausible improbable plausible unlikely
implore plead press tap urge
impolite insolent polite respectful rude well-mannered
important key large light little minor modest momentous outstanding petty powerful principal profound serious significant superficial thin trivial unimportant vital weighty
impossible impractical improbable out possible unlikely workable
impoverished innocent need obliterate penniless poor prosperous rich struggling thriving wealthy
impractical practical pragmatic realistic sensible tedious verbose wordy
imprison keep liberate release trap
improbable plausible tall unlikely
impromptu planned rehearsed speech spontaneous unplanned
improve lift mend raise rectify relieve remedy repair restore turn worsen
imprudent prudent rash sensible talkative wise
impulsive natural rash spontaneous
in length metal modern outgoing prosperous stylish thriving up-to-date
inaccurate incorrect outside precise right true wide wrong
inactive indolent lethargic neutral nimble open peaceful quick rigid slow sluggish soggy stable stationary still stillness
inadvertently purposely
inarticulate incoherent silent tongue-tied
inattentive negligent slack vigilant watchful
inaugurate launch open start
incensed irate livid pacified
inception introduction originate rise start
incite initiate inspire instigate jog make prompt provoke raise tempt trip wake
include initiate let omit permit see shut support take tolerate trust
incoherent logical lucid rambling silent tongue-tied
incompetent inept initiate mediocre novice pretty rough rubber sad severe stinking tough ungainly weak
incomplete partial sound thorough whole
inconspicuous invisible large noticeable obscure outstanding prominent unobtrusive
incorrect outside precise right wide wrong
increase intensify jump leap lengthen lessen magnify multiply prove raise reduce rise speed spike split swell up wax widen
incriminate mean reprimand smell vindicate
indistinct precise sharp unclear vague
indolent industrious lazy pointless superfluous
induce initiate inspire instigate leave let liberate make persuade prompt race release result rush speed
industrious lazy negligent
inept slowness ungainly
inescapable inevitable necessary preventable unavoidable
inevitable necessary preventable unavoidable unpredictable
inexpensive loud overpriced
infallible weak
infamous notorious respected squalid
inferior insufficient lesser low mediocre miserable modest outstanding prize select small splendid superb superior top
infertile lifeless lush
inflexible obstinate pliable rigid stiff stout strict stubborn sturdy supple tough unbending versatile yielding
inhale inspire
inhospitable kind unfriendly waste welcoming
initial last letter original
initiate instigate introduction learner make novice originate prompt provoke rise start terminate trip
injure injury knife malice pain provoke pull raise spite torment turn twist wound
injury loss nurse peril pull right twist wound wreck wrong
inner inside interior internal out outer outside private secret
innocent lamb missing naive out simple virtuous waste wicked
inquiry investigation question
inquisitive nosy prying risky sceptical uninterested
inside interior internal outer outside part right thick wrong
insincere plausible sincere true truthful
insipid interesting poor short slow smooth tasteless tasty tedious
insolent intrepid loud polite respectful rude smart wise
insomniac sleep up watchful
inspect look rake scrutinise see skim study visitor
inspire instigate let make nurture persuade press proclaim prompt quicken shake tempt urge
instantly prompt quick
instigate jog let make persuade prompt provoke raise tempt wake
instruct obey order require reward talk teach teacher
instrument knife law mean measure music needle patient permit piano release result right second soak stamp start stick thermometer tongue triangle tune violin wheel wind write
insufficient light low meagre poor short shy sufficient
intact stallion whole
intangible real tangible
integrity single uprightness whole
intelligible lucid muddled obscure thick
intense keen mild profound raging severe sharp smart soft strong thick violent vivid wicked
intensify quicken raise sharpen speed subside weaken
intentionally purposely
interest interesting money occupation part power principal provoke pursue rage raise reward right slow time tire
interested keen uninterested
interesting slow tedious
interior internal out outside part private secret thick
internal outer outside private secret
intrepid rash reckless stout sturdy timid timorous unafraid
introduction launch opening originate present prologue question speech start
invariably occasionally
invent make make_up ponder reflect spin throw
investigation tap
invisible large microscopic noticeable obscure outstanding prominent visible
irate livid pacified
ireland island scotland wales
iron metal pig press robust spider stout sturdy vigorous wood
irresolute persistent resolute spartan steadfast steady stiff stout tenacious unstable yielding
irritate make perplex please provoke puzzle quicken repel scratch soothe stick worsen
island islet japan water
isolated lone nearby obscure remote separate solitary stray unpredictable white
italy rome
jacket jumper kind metal peel shell tooth
jam mob mountain obstruct obstruction pack pause plenty plug preserve press push ram stop swarm throng
japan sea tokyo
jar knock lid smash tap vase vessel
job occupation part ponder profession reflect responsibility shelter ship task trade
jockey shell trickery vanquish
jog make_up meander press pressing provoke push roam run rush shove sprint square stray stroll swan tempt walk wander
join link meet pair part piece scarf separate sew tie unite
jointly together
joke laugh laughter ridicule
jolly jovial joyful jubilant kid lively mediocre merry morose party pretty taunt
journey run sail ship trip voyage
jovial joyful jubilant kid lively merry morose pretty
joy joyful misery please pleasure rejoice sorrow triumph
joyful jubilant merry miserable mournful overjoyed sad sorrowful tearful unhappy
jubilant melancholy merry mournful rejoice sorrowful triumph wistful
jump leap lift look make miss narrow neglect omit overlook plunge rise rough rush savage shine shy sound spring start startle support tolerate vary wax widen
jumper temporary
kangaroo long
keen laugh mild neat old profound raging reluctant severe sharp smart solid sorrow strong subtle superb swell thick tough unwilling violent weep wicked
keep last let lose make mourn observe permit persevere persist preserve prevent prolong protect raise refuse relinquish remain renounce resist rest restrict retain rule save shut stay stop store support surrender trap withhold
kennel shelter stable stall
key lock mean metal music outstanding paint piano poem principal profound provide scales separate serious space spring supply unimportant weighty wind wrote
kick launch make murmur plain relinquish rocket rush scold spring strong throw walk
kid merry minor pretty silly son taunt youngster
kind kindly kindness like low make merciful nasty nest new oink pair queen rough soft sweep taste teeth thoughtful tolerant tolerate unkind variety
kindly malevolent spiteful unkind
kindness mercy pardon pity tolerant
king knight monarch picture power queen right rival
kitchen kitchenette oven
kitten lamb litter pig
knife long peak scalpel tongue wound
knight page queen
knock misfortune notice pick pity pound praise rebuke reprimand reprove ridicule savage scold shame smash sock sound tap tragedy upset
knowledge learning need power
lack miss need shortage shortness surplus want
lake pond red water
lamb litter meat pig sheep
lane road street walk
large lesser little massive microscopic miniature minuscule minute momentous ornate outstanding profound prominent puny significant slender slim small tall tiny umbrella unimportant vast wide
last late low maximum measure old opening original outcome outside past present recent remote resist result run spike stop triumph unlikely victory weight
lasting lengthy long permanent persist persistent short short-lived stable steady strength temporary tenacious transient unstable
late lifeless middle modern new old past present prompt punctual recent rude slow slowly tardy young
laugh laughter ridicule roar smile sob weep
laughter merriment mirth
launch open plane plunge rake rocket smooth start throw
lavish lush luxurious luxury opulent poor rich shower squander sumptuous unselfish waste
law regulation rule
lawful legal outlaw square true unlawful weak
lazy pointless slack slow sluggish sulky superfluous
leaf leaves length needle page plants spring stamp turn
leap spring
learner novice veteran
learning study
leave let liberty linger lose make open part present provide quit reiterate release relinquish remember repeat result reveal run save spare start stay stray submit surrender talk trust uncover vanish wander yield
leaves stick whisper
left litter near odd pen right strong turn warm
legal logical outlaw sound unlawful
leisurely rapid rushed slow soft swift unhurried
lemon strong tree yellow
length lengthy limit long nail perimeter rake ruler shortness speed spring stick temperature time wall
lengthen prolong shorten
lengthy long short succinct
lenient light merciful soft strict
lessen limit loose lower mitigate multiply reduce shorten shrink shrivel slack slow subside taper vanish waste weaken wilt wither
lesser little microscopic miniature minuscule minute puny slender slim small superior tiny
let letter make permit persuade prevent prohibit prompt support tolerate trust yield
lethargic lethargy listless lively merry sluggish sluggishness strenuous vigorous
lethargy matt slack sluggish sluggishness vigour weakness
letter page prove school speech stamp win write
level low lower make_up peak pinnacle plane pull raise rough smooth speak steadfast steady stiff story summit take talk top true turn vertical
liberate liberty loose release relieve run turn
liberty loose release run
librarian library
library stall
lick perplex pull puzzle see shell sip stick tongue vanquish workable
lid lock open sailor top weather
lie look lying magnify obtain overlook overstate peril rest right rise scheme story straighten sun tale top truth
lifeless lush out stillness vacant white
lift look lower make nurture peak pinnacle prove pump raise recall renounce rise rocket scratch shine sound spin take terminate wave whisper wind withdraw
light light-hearted livid look loose low massive miniature moon native open pitch-black plain poor poorly pristine quench serious shallow short shy sick significant silly skim slender soft soggy sparkle sparkling sufficient sulky sun superficial thick thin transparent trivial unimportant unwell upset vigilant wake weak weighty well white
light-hearted silly solemn sunny
like love please same see variety want worship
limit maximum minimum peak prolong reduce restrict select take tie
linger loiter persist race remain rush speed stay stick waver
linguist speak
link mean part remember tie unite
lion lioness mane pride roar sun toast
lions pride
listless lively low sluggish thin vigorous
lithe lumbering nimble smooth sprightly supple
litter pig rubbish scrap waste
little long loud low massive microscopic miniature minuscule minute moody old petty puny quiet short shortness slender slim sloppy small soft superficial tall thick thin tiny trivial unimportant vast wide young youthful
lively merry monotonous real rich robust sleepy sluggish sprightly strenuous tired vigorous vital warm watchful weary
livid placid sombre white
loathe scorn
lock make mean overcome piece raise rigid scarf secure shut silence still throw trap water withdraw
logical lucid rational reasonable sensible sound tenacious transparent
loiter remain stay
lone single solitary unique
long longing lush mane new old pencil persistent plentiful profuse rabbit rake retain rich risky roar rod scarce short snake sound speech spike stick swan sweep tall tenacious thick thread thrifty tie time tongue trunk want
longing nostalgia
look make mean mother nose nurse peer rake rise scrutinise see shine show skim smell sound sparkle stare swan taste trust verify watch
loose odd open packed prize release relinquish rough run slack sloppy slow strained subside taut tense waste weaken wilt withdraw
loquacious reticent taciturn talk talkative
lose loss miss money overlook profit receive slow sorrow triumph tumble win withdraw worsen
loss out peril profit red release surrender triumph victory want win wound
loud loudly low noisy piano quiet quietly shabby silent small soft softly strength tasteless
loudly noisily piano quietly softly strength
love make neck pair ruin sock take wind worship
loveliness lovely ugliness
lovely picturesque pretty scenic splendid stunning sweet ugly
low mean mild miserable modest moo oink petty piano poor proud pump quiet refined robust rough rude sharp shoal short shy small soft sufficient sulky superior tall uncouth
lower raise refuse reject scorn smile take
loyal rebellious true
lucid muddled obscure opaque rambling rational reasonable tenacious transparent unclear vivid
lucky prosperous thriving unlucky well well-off
lucrative profitable unprofitable
lukewarm tepid warm
lull pacify pause placate quiet relieve rouse silence soothe still stillness
lumbering nimble sprightly trade
lunar moon
lush luxurious luxury opulence opulent plentiful poor populous profuse rich scarce soak sumptuous thick torrent turbulent yummy
luxurious luxury opulence opulent poor profuse rich severe spartan strict sumptuous
luxury opulence opulent sumptuous wealth
lying truthful
madrid spain
magnificent proud splendid stunning superb
magnify overstate reduce understate
major majority minor study superior
majority minority most
make make_up mother multiply originate peak persuade piece present preserve press profit prompt proof provoke pull raise rise run rush scuffle secure see shell shine short sick sound spring start straighten summit support take throw tidy top variety walk water wet win write yield
make_up pacify placate present right scent spin square straighten submit support tailor tidy yield
malevolent malice spiteful
malice meanness spite spiteful wound
man mane marine piece queen rake sailor sea speech stiff swell vest veteran voluntary white
mandatory obligatory optional voluntary
mane neck
many numerous
mare moon part
margin nose page perimeter profit rim space
marine sea ship ships snail
mask obscure obstruct party reveal
massive minuscule minute small soggy solid
matt shiny sluggishness soft sparkling
mature old right turn
maximum minimum peak
may open pen red tree white
meagre minimum miserable plentiful scanty scarce spare sufficient wide
mean meanness mention miserable miserly money nail nasty natural near normal plug poor remember rich road run sail selfish show strength thrifty tooth unselfish versatile
meander roam snake straighten stray stroll swan thread twist wander waver wind
meanness miserly spite
measure order praise proof rod rule ruler select sound speedometer take time try twist weight
meat neck nut snail tongue
mediocre miserable mundane ordinary outstanding pretty rubber sad severe stinking superior tough
meet piece provide quench receive right rigid satisfaction scratch see skirt stay stick supply take withdraw
melancholy merry mournful pensive sad sombre sorrowful wistful
men tie vest
menacing ominous reassuring sick sinister sullen threatening ugly
mend modernise piece repair restore shatter smash
mention murmur notice observe present proclaim raise remember reply respond supply
merciful merciless mercy refined soft strict
merciless nasty unkind
mercy pardon pity
merge split unite
merriment mirth
merry morose pretty real sorrowful strenuous vigorous
messy neat rambling sloppy tidy untidy
metal nail nut pig pilot plug rod ruler scarf shell spike spring tongue triangle window
meteorologist specialist weather
meticulous microscopic painstaking precise refined slapdash sloppy thorough
meticulously thoroughly
microscopic miniature minuscule minute precise puny refined slender slim small tiny visible
middle modern new old part start trunk
might mighty power strength weakness
mighty power powerful right strong weak
mild modest profound proud raging severe smart soft stern strong tame thick violent wicked
milk proof pump river tap wet white
mimic mock originate
mind-numbing tedious
miniature minuscule minute painting picture puny slender slim small tiny
minimum peak understate
minor minority modest momentous narrow petty significant silly small study trivial unimportant vital youngster
minority most
minuscule minute puny slender slim small tiny
minute narrow painstaking puny second slender slim small thorough time tiny
miserable misery pity poor sad scanty silly spare superior tough ugly uneasy unhappy unlucky upset warm
miserly near selfish thrifty
misery pleasure sorrow
misfortune noise pity prosperity shame tragedy weakness
miss neglect omit overlook regret skirt uncover want
missing present stray
mistake neglect stray stumble taste
mitigate plead relieve
mob nest pack press swarm throng
mobile movable rambling stationary stiff unstable versatile volatile
mock respect ridicule scorn taunt
modern music new old old-fashioned recent stylish time up-to-date
modernise neglect refresh refurbish renovate repair restore wreck
modest narrow petty proud reasonable retiring small soft superior tame vain
moist muddy parched sloppy soggy washed wet
momentous petty profound significant trivial unimportant
monarch ruler
monday second tuesday week
money purse scratch stamp thrifty wallet wealth
monotonous monotony sameness tedious
monotony same sameness variety
moody morose peckish persistent sloppy sour sulky sullen tenacious threatening ugly
moon open show_off
morning start time
morose peckish persistent sour sulky sullen tenacious threatening ugly
most near nearly
mother nurse see uncle yield
mountain pack plenty plug ram rush swell torrent wall
mourn observe pity rejoice sorrow
mournful pensive sad sorrowful tearful wistful
mouse walk
movable stationary versatile
muddled obscure silly
muddy nasty obscure opaque sloppy sluggish soggy soiled solid spotless squalid washed wet
multiply raise square
mumble munch murmur roar shout speak talk whisper yell
munch nibble
mundane ordinary turn
murmur plain proclaim scold sound speak talk
music noise piano piece racket rock singers sound speech tango tie tune waltz write
nadir peak pinnacle zenith
nail narrow pig run sail smash spike stick sweep win
naive new refined sceptical simple trusting young
narrow painstaking petty press slender slim small sound taper tense thick thin thorough tolerant trap vary wide widen
nasty rough serious soiled spite squalid tall tough tricky unkind
native plain pristine strange
natural near nimble normal quick rude sharp smart spontaneous success violent vivid weird
near nearby nearly nest push remote right rough thick warm
nearby remote warm
nearly well
neat old order profound shallow solid superb superficial swell tidy tough untidy
necessary need obligatory part piece require spare superfluous surplus unavoidable unnecessary unneeded vital want water
neck opening part scarf swan trunk
need poverty require take urge want
needle provoke torment
neglect negligent nurture omit overlook refurbish renovate restore slack wreck
negligent slack
neighbourhood street vicinity
nephew niece sister son uncle
nervous quick relaxed sick speed strained struggling taut tense uneasy upset warm worried
nest nose pack retreat weaver
neutral optimistic orange prejudiced red sapphire sluggish soggy stable stone unbiased yellow
new novel old old-fashioned original recent rude same scruffy shabby time unoriginal up-to-date used yellow young
newspaper page paper press
nibble pick piece pig
niece sister
night time white
nimble quick smart sprightly
noise noisy obscurity oink racket roar scratch shout silence sound uproar whisper yell
noisily quietly softly
noisy peaceful picturesque quiet serene silent still stormy tranquil
normal odd ordinary peculiar rare right rule strange tradition unusual usual weird
nose nosy overcome prize prying push scent shell smell upset vanquish wind
nosy prying uninterested
notice noticeable observe release respond see watch
noticeable prominent sensible unobtrusive visible weak
notorious respected squalid
novel old original recent story unoriginal young
novice specialist veteran
nowhere obscurity
nurse see
nurture provide raise supply support urge
nut shell square thread
oak tree wood
obedient obey obstinate rebellious respect
obey order square
obligatory optional unnecessary unneeded voluntary
obliterate obscure omit
obscure obscurity obstruct obvious opaque plain reduce renowned secret separate throw unclear unknown vague well-known
obscurity renown unknown vague
observe present receive reply respect respond see submit supply tolerate watch
obsolete outdated outmoded up-to-date
obstacle obstruction stop
obstinate persevere persist persistent pig-headed plug stubborn sturdy tame tenacious willing yielding
obstruct obstruction prevent save stop support thwart
obstruction stall stop
obtain peril persist receive rule run secure shop take triumph
obvious open overt plain transparent
occupation profession take trade
occupied populous spare unoccupied vacant
ocean sea water
odd outlandish peculiar peril queen rough strange suspect thwart unique unusual usual weird
odour scent smell smelly sound taste
odourless pungent sharp
often rarely seldom
oink pig
old past present recent small solid superb swell time tough used veteran well-known yellow young youthful
old-fashioned out outmoded recent stylish tired up-to-date
ominous reassuring sick sinister sullen threatening ugly
omit overlook shut
opaque solid transparent unclear window
open opening outside overt pliable private prize protected provide public receive road secret secretive show_off shut speech square start sweep talk tentative triangle turn unsafe up vase visible vulnerable water wide yield
opening opportunity possible prologue space split start window
opponent oppose resist rival unfriendly
opportunity street throw
oppose pursue quarrel refute repel resist respond scrap submit yield
optimist pessimist
optimistic pessimistic
optional voluntary
opulence opulent sumptuous wealth
opulent poor profuse rich spartan sumptuous
orange red river tree trees yellow
orchestra second stall
order peace quiet regulation require rule select stay straighten take tidy tranquillity try turmoil vest
ordinary rare right scarce uncommon unusual usual wheel
original pilot replica tired unoriginal
originate rise spring start swell
ornate plain tall
out outer outgoing outmoded outside past pointless possible retiring reveal run safe sing spring stylish talk uncover
outcome response result stop triumph victory wake
outdated outmoded up-to-date
outer outside
outgoing past retiring shy sociable solitary timid unsociable
outlandish unusual
outlaw permit principal prohibit thief tough turn twist unlawful
outmoded stylish tired up-to-date
outside part remote right unlikely wide wrong
outstanding principal prize prominent select serious splendid superb superior unimportant weighty
overcome provoke raise shell surrender upset vanquish yield
overjoyed pleased sorrowful
overlook rule uncover
overpriced reasonable
overstate understate
overt public secret visible
owl owlet
pacify peace placate quench quiet relieve serenity soothe stay still
pack party plenty plug ram swarm take throng wet
page paper run time
pain pleasure smart sorrow temperature throw torment try upset wound
painstaking precise slapdash sloppy thorough
paint painting picture present red show space
painting picture trade
pair piece ruin run two unite wing
pandemonium uproar
pants scanty
paper press separate stamp towel wallet
parched wet
paris prince town
part partial piece pressing profit reduce rest right scatter separate spare split start support task toe top try tune turn villain waist water whole
partial unbiased whole
party racket receive shower sociable
past present recent reticent retiring run tense time
patient result tolerant unhurried
pause postpone procrastinate rest sleep stall stop waver
peace placate quiet serenity shelter tranquillity turmoil war
peaceful quiet serene still stormy tranquil turbulent violent
peak pencil pinnacle rash rise summit taper top zenith
pear tree
pebble rock stone
peckish ravenous rough sour starving sulky sullen ugly
peculiar peril queen strange suspect thwart unique unusual usual weird
peel pull
peer stare
pen pencil sty swan write
pencil plot rubber rule stick write
penniless poor rich wealthy well-off
pensive reflect sad thoughtful wistful
peril perilous precarious queen risk risky safety thwart
perilous precarious risk risky safe secure unsafe unstable
perimeter rim
permanent persistent short-lived stable temporary transient wave
permanently temporarily
permit prevent prohibit support tolerate trust yield
perplex puzzle simplify stick throw thwart
perplexed puzzled
persevere persist persistence persistent plug preserve prolong quit remain run stay stop
persist persistence persistent plug preserve prolong quit remain rest rule run stay stick stop tenacity triumph
persistence persistent strength tenacious tenacity
persistent pig-headed remain resolute run sour stay stern stubborn sullen tenacious tenacity yielding
persuade prompt sell tempt
petrified uneasy
petty significant small superficial theft tiny trivial unimportant
piano quietly soft softly upright
pick piece pig pleasure prize provoke pull rebuke receive reject reprimand reprove savage scold see select take thread tug willing withdraw woof yield
picture present queen see show still transparent
picturesque pretty scenic splendid stunning ugly unattractive
piece pig repair restore scrap shred study time water white
pig piglet
pig-headed stubborn tenacious
pilot plane sail ship ships stick tree turn voyage water wing
pinnacle raise summit top zenith
pitch-black sulky
pity poor shame sorrow sympathy tragedy
placate provoke quench quiet relieve stay still
placid quiet serene serenity smooth still stillness stormy tranquil tranquillity unruffled
plain pointed pristine scold severe simple spare square stern tangible transparent unattractive
plane rake skim smooth snake square true umbrella water wing
planes umbrella
planned rehearsed spontaneous unplanned
plants water
plausible sincere unlikely
plead press turn
please pleasure soothe
pleased proud sick vain
pleasure rejoice sorrow
plentiful plenty profuse rare rich scanty scarce sparse sufficient thick uncommon
plenty plug ram rich rush torrent wealth
pliable rigid stiff supple unbending vulnerable
plight predicament
plot rule scheme story
plug pound press push ram scold secure socket stop tap water
plump weighty
plunge recall soak start swim
poem sonnet
pointed pointless sharp square
pointless sharp spare superfluous surplus useful useless vain worthwhile
polite refined respectful rude well-mannered
ponder puzzle question reflect study
poor poverty prosperous rich sad short shortness shy silly sufficient sumptuous ugly unhappy unlucky wealthy well-off
poorly scruffy sick squalid unwell upset well
porous watertight
possible practical realistic workable
postpone procrastinate scratch skirt stall submit
potter throw time wheel
pound ram stone tap walk
poverty riches want wealth
power powerful provide strength supply weakness
powerful right robust severe sound stiff strong tidy tough weak
practical pragmatic real realistic sensible theoretical vivid
pragmatic real realistic sensible vivid
praise proclaim push rebuke reprimand scold sonnet worship
precarious risky safe secure stable uneasy unsafe unstable worried
precise refined right slapdash take thorough unclear vague wrong
prejudiced unbiased
present prize prove receive recent reflect reply respond reveal show speak spin submit supply surrender talk tense time
preserve prolong protect push quit refuse responsibility retain save stop store transform withhold
press pressing pull push raise rush shove strengthen swarm tense tug tumble urge urgent wardrobe
pressing push shove urge urgent
pretty rubber sad scenic severe splendid stinking stunning tough ugly
prevent prohibit restrict save shut stop thwart
preventable unavoidable
pride regret remorse satisfaction shame sorrow wound wrath
prince son
princess queen
principal school serious teacher unimportant weighty
pristine soiled spotless squalid tarnished untouched washed
private public secret
prize respect revere scratch see select splendid superb superior take venerate
proclaim push shout sonnet
procrastinate stall
profit scratch win yield
profitable unprofitable useful
profound raging severe shallow significant silent smart sound strong superficial thick thoughtful unimportant violent wicked
profuse rich scanty scarce sparse sumptuous thick turbulent
prohibit require
prolong restrict retain spin
prominent unobtrusive
prompt provoke punctual quick rapid slow smart speedy swift tardy trip
proof see strength strengthen support true truth water
prosperity prosperous strength success thriving well-off
prosperous rich roar struggling thriving unhappy wealthy well-off
protect shelter stop wall
protected secure vulnerable
proud splendid stunning vain
prove raise refute result rise see show study support taste try verify
provide pump rim shelter shower supply support tap top water win yield
provoke question raise scuffle shake shame spite tempt torment upset wake wound
prudence prudent recklessness wisdom
prudent rash sensible wise
public secret single
pull push repel row shove shred split square take thread tug twist withdraw wound
pump question raise shoe supply sweep tap watch
punctual tardy
pungent rich robust sharp sour tasteless tasty yummy
punish retaliate reward
puny robust sick slender slim small strong tiny vulnerable weak
purchase save select sell shop sound take trade wind
purse wallet
push raise repel rouse rush sell shove sonnet trade tug tumble urge
puzzle question reflect stick study throw thwart
quack sound
quake quiver shake shiver toss tremble
quarrel row scrap speech
queen rival ruler thwart tire weary wife
quench reduce relieve shorten silence slack stay still take thin
question reflect reply respond response study
quick quickly rapid rush rushed slow smart speed speedy swift unhurried warm
quicken race refurbish renovate repair repel rush sharpen slow speed
quickly slow slowly swiftly
quiet quietly relieve reticent rouse serene serenity sharpen silence silent small smooth soft softly soothe sound still stillness stormy tame tranquil tranquillity turbulent unruffled
quietly softly
quit release relinquish renounce stay stop submit terminate weaken withdraw
quiver rock shake shiver tremble waver
rabbit run
race rival run rush show speed sprint stroll wake walk
racket receive silence sound toast uproar
rage storm wrath
raging rough savage severe smart stormy strong thick tough violent wicked
rain row run shower snow storm torrent
raise rebuke remember reprimand rise scold see shake shame sharpen spite square submit take task terminate upright upset vertical wake wind wound
rake scrutinise see skim smooth sweep teeth
ram sheep smash sun toe
rambling sloppy tidy twist untidy wind
rapid river slow smart speed speedy swift time
rare right scarce thick thin uncommon unusual usual
rarely seldom
rash reckless recklessness timid wary wise
rational real reasonable sensible serious
ravenous sated satiated starving
real realistic serious sincere solemn solid tangible thoughtful true truthful untrue vivid
realistic sensible vivid
reasonable sensible small sound
reassuring sinister threatening
rebuke reprimand reprove savage scold shell speech talk vanquish
recall refresh remember retreat supply take twist withdraw
receive refuse reject respect see submit take
recent up-to-date young
reckless recklessness slapdash sloppy superficial timid wary wise
recklessness wisdom
rectify relieve remedy repair right tame turn
red river tomato violent
reduce restrict ruin separate shorten shrink simplify slender slim smash thin tie turn weaken
refill replenish
refined robust rough rude uncouth well-mannered
reflect reveal shine show sparkle study
refresh refurbish remember renovate restore tire weary
refreshed tired weary
refurbish renovate repair restore wreck
refuse regret reject resist respond retain save scorn store take waste withhold
refute renounce withdraw
regret reject remorse satisfaction scorn sorrow
regulation rule
rehearsed spontaneous unplanned
reiterate repeat reveal stray talk uncover wander
reject renounce repel resist respond scorn select take
rejoice triumph
relaxed strained taut tense uneasy worried
release relinquish renounce run submit supply throw trust turn water withdraw
relieve remedy repair rescue save smooth soothe spare still take
relinquish renounce retain spare stop submit surrender trust withdraw
reluctant unwilling willing
reluctantly unwillingly willingly
remain rest run stay stick
remedy repair right
remember retain withdraw
remorse satisfaction sorrow
remote thick unlikely
renounce retain stop submit surrender vacant withdraw
renovate repair restore speed wreck
renown respect
renowned unknown well-known
repair restore right shatter smash speed
repeat replica reveal stray talk tongue uncover wander
repel repulsive resist scorn tempt wicked
reply respond response supply
reprimand reprove savage scold shell speech talk vanquish
reprove savage scold
repulsive ugly wicked
require take want
rescue save take trap
resist respond rise submit surrender weaken yield
resolute spartan steadfast steady stiff stout tenacious unstable yielding
respect respectful revere ridicule scorn see submit taunt tolerate venerate
respectful rude
respond response supply
response result
rest sleep stay support
restore wreck
restrict shut tie
result stop triumph victory wake
retain save store surrender tenacious withhold
reticent retiring taciturn talkative
retiring shy timid
retreat withdraw
reveal shop show sing spring stamp stray talk uncover wander widen withhold
revere scorn venerate worship
revolve rotate spin turn twirl wheel whirl
reward shame support take teach toast yield
rich robust scarce sour sumptuous tasteless tasty thick thin vivid wealthy well-off yummy
riches wealth wealthy
ridicule scorn shout silly taunt
right rise square straighten teacher true truth turn uncommon vest whole wrong
rigid shell shore spike stationary stern stiff still strict sturdy supple tolerant unbending
rim supply vessel wheel
ripple sing sound talk transient tsunami wave
rise rocket shine sound spike spring start straighten swell tumble wave wax well
risk risky try
risky safe secure sound unsafe
rival run scratch
river run snake water white
road street
roam stay stray stroll swan thread verify wander wind
roar shout smile thriving wander water whisper yell
robber thief
robust rough rude severe solid sound sour stiff stout strong sturdy tasteless tasty uncouth vigorous weak yummy
rock rough shake stable stick stone strong wall waver
rocket throw
rod square
rotate spin swell turn twirl wheel whirl
rough rude savage scratch serious sharp simple smooth stormy tall tough tricky uncouth ungrateful unhappy unkind violent weak
rouse still upset wake
row run sail scrap speech square wall yacht
rubber sad safe safety severe shoe shoes snow stinking tough tree trees water
rubbish scrap shout waste
rude uncouth well-mannered young
ruin smash thwart waste weather wilt wreck
rule ruler run select take tradition triumph try
ruler stick
rumour talk
run rush sail see separate show smash snare speed split spring sprint stay stroll sweep take team thread throw time trade trap trickle trip triumph try walk waste weather whirl win
rural urban
rush rushed savage slowness speed sprint stroll sweep unhurried urge
rushed unhurried
sad severe sorrow sorrowful stinking tearful tough unhappy upset wistful
safe safety secure solid sound stable true unsafe
safety single
sail sailor ship swan sweep voyage water weather yacht
sailor ship
same sameness
sameness variety
sapphire transparent
sated starving
satisfaction sorrow
savage scold tame torment tough unkind violent
save spare squander stop store thwart trap waste withhold write
saw tooth true
scanty spare sparse sufficient
scarce thick time uncommon unusual
scared terrified unafraid worried
scarf try
scatter separate split
scenic splendid stunning ugly unattractive
scent smart smell smelly sound wind
sceptical trusting unconvinced wary
scheme web
school shallow shoal swim tame taste teach teacher
scold shell speech talk vanquish
scorching warm white
scorn venerate worship
scrap scuffle shred toss waste whole
scratch skirt start stick wound
scruffy shabby smart squalid stylish unwell
scrutinise see skim study
scuffle walk war
sea tongue tyre water
second shop speech square support team temporary time
secretive silence silent
secure see sew solid sound spike stabilise stable stay steady stick strengthen strong tie true unafraid unsafe vulnerable watertight
see show skim study submit take try verify visitor walk watch
select splendid superb superior take try
selfish unselfish
sell surrender trade wander
sensible silly smell sound unaware weak wise
separate single smash split stamp unite white
serene smooth still stormy tranquil turbulent unruffled
serenity tranquillity
serious severe silly sincere solemn solid tall thoughtful tough tricky trivial unimportant unsafe weighty wicked
seven week
severe simple sinful smart sound spartan stern stiff stinking strict strong thick tough tyrannical unsafe violent weak weighty wicked
sew tailor tie
shabby smart stylish yellow
shake shiver tempt throw toss tremble wave waver weaken
shallow shoal sound strong superficial water
shame tragedy walk
sharp shrewd smart strong subtle sudden ungrateful unhappy
sharpen speed start taper turn twist
shatter smash
sheep simple udder wool
shell shoe snail take tooth upset vanquish win withdraw
shelter stable stall supply
shine shiny smooth sound sparkle
shiny sparkling
ship stern top vessel wreck
shiver tremble
shoal water
shoe shoes sling spike time tongue tree waist wheel
shoes spike
shop shopkeeper store support uncover
shore skirt support water
short shortly shortness shy soon suddenly sufficient tall tenacious thick
short-lived temporary transient
shortage shortness surplus want
shorten thin
shortly soon
shortness want
shout speak talk whisper yell
shove tug
show show_off smile support take variety verify
shower squander supply tap torrent waste
shrewd smart soft
shrink shrivel specialist swell wither
shrivel wilt wither
shut turn wide
shy start startle sufficient throw timid wary
sick sinister strong threatening ugly uneasy unstable untouched unwell upset vulnerable weak well worried
significant superficial thin tidy trivial unimportant
silence silent sound still stillness uproar
silent slow still stillness tongue-tied
silk silkworm spider thread whisper wool
silkworm white
silly solemn trivial wise youngster
simple smooth soft square stern tricky wide
sincere solemn solid thoughtful true truthful
sinful virtuous wicked
sing sound speak spring talk talkative uncover
single solitary thick unique united
sinister sullen threatening ugly
sip taste
skim snake study take throw withdraw
skirt stick waist wall
slack slow still strained subside taut tense waste weaken wilt
slapdash sloppy superficial thorough
sleep sleepy snooze time wake
sleepy tired weary
slender slim small spare stout thick thin tiny transparent wide
slim small spare stout thick thin tiny turn wide
sling throw
sloppy sluggish soggy superficial thorough tidy untidy washed wet
slow slowly slowness sluggish sluggishness smart soggy speed speedy steady subside sudden sulky swift tedious thick time unhurried verbose waste weak weaken wilt wordy
slowly swiftly
slowness sluggishness speed unhurried
sluggish sluggishness soggy sulky vigorous
sluggishness soggy speed sulky vigour
sly tricky
small soft superior tiny vast wide young youthful
smart smell sound speedy strong stylish swift thick violent weak wicked wise
smash sock split success tap
smell smelly sound stinking taste wind
smelly sour stinking
smooth soft still stillness stormy supple tranquil tranquillity unruffled
snake thread twist wander wind
snare tempt trap
snooze wake
snow storm true water white
soak soaking tense toast torrent water wet
soaked soggy stiff wealthy wet wicked
soaking water wet
sob weep
sociable solitary unsociable
soft softly solid tough yielding
soggy sulky washed wet
soiled spotless squalid tarnished untidy untouched washed
solar sun
solemn solid thoughtful
solid sound square stable stamp stout strong sturdy superb swell thoughtful unanimous whole
solitary unique unoccupied unsociable
sombre white
soothe still upset
sorrow sorrowful
sorrowful tearful unhappy wistful
sound speak speech stable stiff strong tap taste thorough tidy time tweet upright water waver weak whole wisdom
sour stinking sulky sullen sweet taste tasteless tasty tenacious threatening turn ugly yummy
spare squander start superfluous surplus take thin unnecessary unneeded unoccupied waste
sparkle sparkling
sparkling still
sparse thin
spartan steadfast steady stern stiff stout strict
speak speech talk talkative whisper
speech talk tongue whisper
speed speedometer speedy swift time
speedy swift
spike stick strengthen wall wave
spin twirl twist wheel whirl
spite spiteful wound
splendid stunning superb superior ugly
split stick tumble unite united
spontaneous unplanned
spotless tarnished untouched washed
spring summer talk uncover water
sprint stroll walk
squalid unwell
squander take waste
square take transparent true
stabilise steady strengthen vary
stable stall steady still unstable volatile
stall stop
stamp telescope walk
start startle stop taper terminate time turn twist
startle surprise
stationary still
stay stick stop stray support tie tolerate wander
steadfast steady stiff stout watertight
steady stiff stout strengthen sudden unstable volatile watertight
stern strict trunk
stick throw thwart tree
stiff stout strict strong supple unbending watertight weak wealthy wet wicked
still stillness stormy tranquil tranquillity unruffled
stillness tranquil turbulence unrest unruffled
stinking tough
stone take withdraw
stop tap terminate thwart trip triumph vanish victory withdraw
store withhold
storm stormy surprise turmoil uproar weather
stormy tranquil turbulent unruffled
story tale
stout sturdy thin tough vigorous weighty
straighten tidy twist wander wind
strained taut tense ungainly
strange unknown unusual usual weird
stray swan talk thread uncover unpredictable verify wander wind
strength strong success tired top vigour weak weakness
strengthen tumble weaken
strenuous vigorous
strict tolerant tyrannical unbending
strife turbulence
stroll walk wander
strong taste thick tough trunk unlawful violent vulnerable waltz warm watertight weak wet wicked
struggling thriving uneasy upset worried
stubborn sturdy tame tenacious willing yielding
study take try
stumble trip walk waver
stunning ugly
sturdy tough unbending vigorous yielding
stylish up-to-date
submit surrender take urge yield
subside waste weaken wilt
subtle tangible tough understated
success triumph upset victory win
succinct verbose wordy
sulky sullen ugly
sullen tenacious threatening ugly
summer white year
summit top
sun sunburn week white year
superb superior swell
superficial thin thoughtful trivial unimportant
superfluous surplus unnecessary unneeded
superior untouched
supple unbending
supply tap top water yield
support swan take tolerant tolerate trust verify yield
surplus unnecessary unneeded
surprised thunderstruck
surrender vanquish yield yielding
suspect suspicion trust wary
suspicion trust war wary
swan sweep take thread true verify wander white wind
swarm throng
sweep take time towel triumph victory win
sweet taste tasty
swell tough wave well
swim water
taciturn talkative
tailor tame tie
take taste throw triumph try turn verify walk want waste win withdraw yield
talk talkative teach uncover wander whisper wind
tall thick tough tricky unlikely
tame yielding
tango time
tap walk withdraw
taper turn twist widen
tarnished untouched
taste tasty tongue try weakness
tasteless tasty understated yummy
tasty yummy
taut tense
teach teacher
tedious verbose wind wordy
teeth tooth
temperature thermometer water weather
temporary transient unstable
tenacious tenacity yielding
tense turn uneasy
tepid warm
terminate vanish
terrified unafraid worried
thankful ungrateful
thick thin transparent violent weak wicked wide
thin transparent trivial turn unimportant weaken weighty wide
thoughtful unkind
thread wander waver wind woof wool
threatening ugly
thrifty wasteful
thrive turn wither
thriving wealthy well-off
throw torment toss turn upset withdraw
thwart torment
tidy untidy
tie unite
time up waltz window year
timid timorous yellow
tiny trivial vast
tire tyre waste weary withdraw
tired unoriginal weary
toe walk web
tolerant tolerate unhurried variety
tolerate trust
tomato yellow
top turn
torment try wound
torrent trickle twist
toss tremble tumble turn waste
tough tricky uneasy violent warm weak
town urban village
tragedy tsunami
tranquil tranquillity turbulent unruffled
tranquillity turmoil unruffled
transform turn
transparent window
trap web
tree trees trunk wood
trickle waste whirl
trip tumble voyage walk
triumph victory waltz win
trivial unimportant vital
trousers waist white
true truth truthful tune untrue wrong
trunk waist
trust trusting
trusting unconvinced wary
truth truthful
try verify whirl win
tsunami wave
tuesday week
tumble whirl worsen
turbulence turbulent turmoil unrest
turmoil unrest uproar
turn twist wake walk watch wind worsen wound
tweet weak
twirl twist wheel whirl
twist wander wave whirl wind wound
tyre weary wheel
ugliness ugly wicked
ugly unattractive
umbrella wide
unambiguous unclear
unanimous united whole
unclear vague vivid
uncommon unusual
uncover wander widen
uneasy unstable upset warm worried
unfriendly unsociable waste welcoming
ungrateful unhappy
unhappy unlucky upset worried
unimportant weighty
unique unusual usual
unknown unusual well-known
unlawful wrong
unnecessary unneeded vital
unoccupied vacant
unprofitable useless
unsafe vulnerable
unstable volatile worried
untrue volatile
unusual usual weird
unwell upset well
unwilling voluntary willing
unwillingly willingly
up watchful weak
upright uprightness vertical
uprightness vertical
upset vanquish well worried
urge urgent
used yellow
useful useless vain worthwhile
useless vain worthwhile
usual weird
vacant white
vain worthwhile
vanish wither
vanquish win yield
vary widen
vast wide
venerate worship
verbose wind wordy
verify wander
vessel well yacht
victory waltz win
vigilant watchful
vigorous vigour
violent wicked
virtuous wicked
voluntary willing
vulnerable weak
wake watch wave
wall window
wander waver wind
warm zealous
wary watchful
washed wet
waste wasteful weaken weary whirl wilt
water wet wing
wave waver weather
waver wind
weak weakness white
weaken wilt
wealth wealthy
wealthy well-off wet
weary withdraw
weather wilt wind
weight weighty
well well-off
wet wicked
wheel whirl wing
whisper yell
wicked wrong
wide wrong
wilt wither
wind wood wordy
wisdom wise
yield yielding
young youthful
zeal zealous
`;
