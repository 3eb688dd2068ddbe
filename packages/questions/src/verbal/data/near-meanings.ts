/**
 * Words of different lines of meanings.ts that are near each other all the same: they never stand in one question as right and wrong.
 * Found once with WordNet 3.1 (Princeton University, free licence) and used only to leave options out; each line is a word and its near words.
 */

export const nearAdjectives = `
abandoned deserted solitary unoccupied
abrupt bold heavy sharp short sudden
absent barren drowsy inattentive innocent
abundant easy long lush rich
accurate close faithful right true
active agile busy hot nimble open quick
actual contemporary current factual genuine real true truthful
adaptable flexible
adequate capable right
afraid reluctant
agile bright clever hot natural quick smart
alert awake aware energetic lively merry sensible strenuous
ambitious arduous awkward delicate difficult hard nasty rough serious tall tough tricky
ample big broad colossal deep easy enormous full gargantuan generous giant gigantic heroic huge immense large long lush rich vast wide
amusing dry fascinating interesting
ancient early elderly last late
angry dirty enraged fierce incensed irate livid rough stormy
antique dowdy old used
anxious careful eager hot impatient
apathetic listless thin
apparent frank neat shallow superficial transparent
arduous awkward delicate difficult hard heavy nasty rough serious tall tough tricky
arid drab dreary dry dull heavy monotonous
arrogant big proud vain
artificial fake false near strained
ashamed guilty
astute clever sharp smart
attractive cunning fascinating
auspicious bright fortunate hopeful
authentic honest true
average cautious common commonplace mean modest mundane natural normal ordinary reasonable small
awake aware sensible watchful
aware careful sensible
away inaccurate incorrect outside wide wrong
awkward delicate difficult hard inept nasty rough serious strained tall tough tricky uneasy
bare barren clean dry hostile inhospitable meagre miserable narrow plain severe simple spare stern unfriendly vacant
barren hostile inhospitable innocent missing unfriendly
bashful timid timorous
beautiful grateful picturesque scenic
benevolent big generous gentle giving kind lavish
biased partial
big boastful bold broad brutal cold colossal conceited conspicuous deep distinguished enormous essential fierce gargantuan generous gigantic giving glaring grave heavy heroic immense important intense keen lavish loud mature outstanding profound prominent proud serious severe smart strong vain vast violent weighty wicked wide
bitter delicious dirty flavoursome grim harsh hostile hot ill impossible mournful pungent rich robust rough sad sharp sorrowful tasty tearful unfriendly ungrateful unhappy
bland dry smooth
blatant conspicuous noisy
blunt brutal candid dull forthright frank plain pointless
boastful proud vain
bold conspicuous glaring heavy heroic intrepid large outstanding prominent rash reckless sharp
boring insipid slow
brave colourful courageous heroic intrepid noisy picturesque rash reckless
breakable brittle frail short
brief close crisp curt
bright celebrated changeable colourful deep fortunate glaring happy hollow hopeful livid natural nimble prosperous quick rich
brittle delicate fragile frail short
broad clear colossal deep distinct enormous evident full gargantuan giant gigantic heroic high huge immense large last lucid noticeable tolerant vast vivid
broken bumpy derelict divided docile flawed gentle humble imperfect impoverished incomplete low mild modest partial rough tame thin
brusque short
brutal candid cold cruel deep forthright frank intense keen plain pointed profound savage severe smart strong unkind violent wicked
busy occupied open
calm placid quiet smooth
candid plain pointed
canny clever sharp smart
capable confident open vulnerable
carefree clear idle loose
careful certain close conscientious easy leisurely long minute narrow nervous painstaking thorough thrifty uneasy unhurried worried
careless slapdash sloppy superficial
cautious modest reasonable small
celebrated renowned
certain close confident conscientious definite distinct minute narrow painstaking thorough
changeable colourful deep erratic mobile rich unstable versatile vivid
charitable gentle kind
cheap close coarse common inferior loud mean mediocre miserable miserly near tasteless
cheeky fresh smart wise
cheerful cheery optimistic
cheery glad
chilly crisp dry unfriendly
clean clear clever cold complete cunning defenceless easy effortless empty faultless flawless fresh full handy immaculate impeccable light native neat plain pristine simple smooth soft thorough vacant
clear cold complete crisp distinct faultless flawless fresh immaculate impeccable innocent light loose lucid native open plain pristine serene sharp vivid
clever cunning handy natural neat nimble quick sharp shrewd
close conscientious dear even faithful hot imminent impending mean minute miserly narrow painstaking private right secret secretive short silent small thorough true
clumsy humble incompetent inept rough strained weak
coarse common harsh inferior loose low mediocre miserable open robust rough rude
coherent consistent logical rational reasonable tenacious
cold commonplace complete crisp cruel deep distant far faultless fierce flawless hard immaculate impeccable innocent intense keen late lukewarm profound remote savage severe smart strong tepid tired unkind unoriginal violent wicked
colossal deep giant heroic huge large vast wide
colourful deep noisy picturesque rich
common commonplace humble inferior low mediocre miserable mundane public robust rough rude uncouth
commonplace mediocre ordinary tame tired unoriginal
complete delicate faultless flawless full hot immaculate impeccable mean thorough versatile
conceited proud
concise crisp curt
conscientious minute narrow painstaking thorough
consistent logical solid
conspicuous glaring large outstanding
contemporary modern
conventional stiff
costly overpriced
covert protected
crafty deep tricky
crisp curt distinct fresh hot icy sharp strong succinct
cross dark moody morose sour sulky sullen ugly
cruel savage
cunning deep fascinating handy neat tricky
curious exotic funny odd peculiar strange unusual weird
curt short succinct
daft sick unstable
damaged derelict infamous notorious squalid
damp sloppy washed
dangerous grave hazardous perilous precarious risky serious severe
daring fresh new novel original
dark dismal drab dreary dull evil gloomy grim hidden idle inactive melancholy moody morose obscure opaque secret sinister slow sluggish sombre sour sulky sullen ugly
dear genuine heartfelt honest near overpriced sincere true
deceitful false
deep distant enormous fat fierce gargantuan giant gigantic heavy heroic huge immense intense keen large low rich secret severe sly smart strong thoughtful tricky vast violent vivid wicked wide
defenceless open unsafe
dejected gloomy grim low
delicate difficult frail hard hot mean nasty polite refined rough serious short soft tall tough tricky versatile
delicious easy flavoursome hot pungent rich robust sour sweet
derelict deserted inattentive negligent scruffy shabby slack solitary unoccupied
deserted solitary unoccupied
despondent dim
determined firm obstinate persistent spartan steady stiff stubborn tenacious
different distinct extraordinary new odd peculiar unique unusual
difficult nasty rough serious tall tough
diligent industrious patient tolerant unhurried
dim dull foolish gloomy hazy slow sulky vague weak
dirty dishonest fierce furious hostile hot ill illegal mean nasty rough soiled squalid stormy unclear unfriendly unlawful
dishonest false
disloyal rebellious
dismal drab grim melancholy sombre
distant remote
distinct lucid sharp vivid
distinguished essential grave heavy important outstanding serious weighty
divided thin
docile gentle tame
dormant drowsy sleepy sluggish
downcast gloomy grim low weak
drab dreary faded gloomy grim heavy livid melancholy monotonous sombre
drained empty exhausted haggard neutral tired weary
dreary dull grim heavy melancholy monotonous sombre
drowsy inattentive
dry funny futile hard plain severe simple solid stern strong vain
dull foolish gentle hazy heavy idle inactive insipid little low monotonous quiet slow sluggish small soft sullen tedious threatening weak
eager hot impatient
early immature last little new old recent rude small young youthful
easy effortless gentle gradual leisurely light long loose lush open plentiful prosperous rich smooth soft sweet unhurried visible wealthy
effortless simple smooth soft
elated high jolly jovial joyful merry
elegant fluent graceful merciful refined smooth
eminent high superior
empty exhausted famished hollow hungry ravenous
energetic industrious merry strenuous
enormous gargantuan giant heroic huge large vast wide
enraged incensed irate
enthusiastic zealous
entire full intact smooth
erratic mobile unstable volatile
essential grave heavy important obligatory outstanding serious weighty
even firm steady true
evident frank noticeable transparent
evil heavy malevolent sinister ugly
exact right strict
exhausted haggard tired
exorbitant extraordinary far sinful
exotic funny odd peculiar strange unusual weird
expensive overpriced
external foreign outside
extra superfluous surplus unnecessary unneeded
extraordinary far odd peculiar right sinful uncommon unique
factual real
faded livid small sombre
faithful fast firm right true
fake fictitious near
fallible frail weak
false fictitious incorrect insincere near plausible sour volatile wrong
famished hungry
famous renowned
far long remote right sinful
fascinating interesting
fast firm hasty hot hurried immobile loyal prompt rushed smart smooth stationary true
fat fertile fruitful heavy lucrative plentiful profitable rich weighty
fatigued haggard tired
faultless immaculate
fearless heroic rash reckless unafraid
feeble sick vulnerable
ferocious furious hot tough violent
fertile plentiful rich
fervent hot scorching
fierce furious hot intense keen profound rough severe smart stormy strong tough violent wicked
filthy mean nasty soiled
firm healthy immobile impetuous lasting loyal resolute secure sharp solid spartan stable stationary steadfast steady stiff strong true whole
first original
flavoursome hot pungent rich robust sour tasty
flawed imperfect
flawless immaculate
flexible lively
fluent graceful smooth
foolish slow weak
foreign outside strange
forthright frank plain pointed
fortunate happy hopeful well
fragile frail light short superficial thin trivial unimportant
fragrant sweet
frail imperfect short
frank obvious plain pointed transparent
fresh hot immaculate light native novel original plain pristine recent refreshed smart spotless strong sweet washed wet wise young
fruitful plentiful rich
full generous heavy high intact last rich thorough whole wide
funny ill light odd peculiar poorly sick strange unusual unwell weird
furious hot incensed irate rough savage stormy tough violent
futile useless vain
gargantuan giant gigantic heroic huge immense large vast wide
gaunt slender slim spare thin
generous large lavish wide
gentle gradual kindly light little low mild quiet small soft
genuine heartfelt honest sincere true truthful
giant gigantic heroic immense vast wide
gigantic heroic huge large vast wide
giving lavish
glad grateful thankful
glaring large outstanding prominent
gloomy grim low melancholy sombre sulky
graceful merciful refined smooth
grave heavy important outstanding real serious severe sincere solid thoughtful weighty
grim harsh hot low melancholy menacing ominous pungent rough sharp sick sinister sombre threatening ugly ungrateful unhappy
grubby nasty soiled squalid
gruelling hard heavy
gullible innocent simple
haggard slender slim spare thin tired weary
handy neat
happy lucky prosperous well
hard heavy ill incompetent luxurious mediocre nasty powerful pretty robust rough sad serious severe shrewd solid stiff stinking strenuous strong tall wet
harsh heavy hot loose open rough sharp ungrateful unhappy unkind
hasty quick
hazardous precarious unsafe
hazy heavy sullen threatening
healthy reasonable safe secure sensible significant solid stable tidy whole
heartfelt honest true
heavy important large luxurious monotonous outstanding packed plump profound rich serious sharp sinful strenuous sullen threatening wicked
heroic huge immense intrepid large proud rash reckless vast wide
hidden obscure secret
hideous wicked
high jubilant last sharp smelly soaked sour stiff stinking superior wet
honest modest sincere true
hospitable kind open
hostile ill inhospitable rough
hot illegal impatient keen lucky lush mean near neat new nimble novel old prompt pungent quick rapid recent rich robust rough savage sharp smart solid sour speedy strong tasty tough ungrateful unhappy unlawful versatile violent young
huge immense wide
humble incompetent inferior low mild rough small weak
hungry ravenous
hurried quick
idle inactive light loose silly slow sluggish trivial unprofitable
ignorant illiterate innocent naive
ill incompetent light mediocre ominous pretty sad severe stinking subtle tough unfriendly
illogical incoherent
immaculate impeccable washed
immature little small young youthful
immense large vast wide
immobile stiff
impeccable innocent virtuous
imperfect weak
impetuous sharp strong
important large outstanding powerful profound serious weighty
impoverished poor
imprudent rash
impulsive natural spontaneous
inaccurate incorrect outside wide wrong
inactive indolent neutral rigid slow sluggish stable stationary
inarticulate incoherent silent
inattentive negligent slack
incensed livid
incoherent silent
incompetent mediocre pretty rough sad severe stinking tough weak
inconspicuous invisible obscure
incorrect outside wide
inevitable necessary
infamous squalid
inferior low mediocre miserable modest small
inflexible rigid stiff sturdy
inhospitable unfriendly
initial original
inner interior private secret
innocent missing naive simple virtuous
insincere plausible
insipid slow tedious
insufficient light low poor short shy
intact whole
intense keen profound severe sharp smart strong violent wicked
interior internal private secret
internal private secret
intrepid rash reckless
invisible obscure
irate livid
irresolute unstable
jolly joyful jubilant
jovial joyful jubilant
joyful jubilant merry
jubilant merry
keen neat old profound severe sharp smart solid strong subtle violent wicked
kind kindly tolerant
large ornate outstanding profound prominent significant tall vast wide
last late old outside recent remote
lasting lengthy long persistent stable steady
late modern new old recent
lavish lush luxurious opulent rich
lawful true weak
lazy slow sluggish sulky
legal logical
lenient light soft
lesser little miniature minuscule minute puny slender slim small tiny
light livid loose low native plain poor poorly pristine shallow short shy sick silly slender soft superficial thin transparent trivial unimportant unwell weak
listless thin
little low miniature minuscule minute moody petty puny quiet short slender slim sloppy soft trivial unimportant young youthful
lively merry strenuous vital
livid sombre
logical lucid
lone unique
long lush plentiful rich risky tall tenacious thrifty
loose odd open rough sloppy
loud tasteless
lovely picturesque scenic sweet
low mean mild miserable modest poor quiet robust rough rude short shy small soft uncouth
loyal true
lucid rational reasonable transparent vivid
lucky prosperous well
lush luxurious opulent plentiful rich sumptuous
luxurious rich sumptuous
major superior
meagre miserable spare
mean miserable nasty natural near normal poor versatile
mediocre miserable mundane ordinary pretty sad severe stinking tough
melancholy mournful pensive sad sombre
menacing ominous sick sinister ugly
merciful refined
merry strenuous
messy rambling sloppy
meticulous precise refined
mild modest soft
miniature minuscule puny slender slim small tiny
minor modest narrow petty small
minuscule minute puny slender slim small tiny
minute narrow painstaking puny slender slim small thorough tiny
miserable poor spare tough uneasy unlucky
miserly near
mobile unstable versatile volatile
modern stylish
modest narrow reasonable small
moist sloppy washed wet
moody morose sloppy sour ugly
morose sour sulky sullen ugly
mournful pensive sad
movable versatile
mundane ordinary
naive new simple young
narrow painstaking petty slender small thin thorough
nasty rough serious soiled squalid tall tough tricky
native plain pristine
natural nimble normal quick rude smart spontaneous
neat old shallow solid superficial
necessary obligatory unavoidable
negligent slack
nervous quick strained taut tense
neutral stable
new recent rude young
nimble quick smart
noisy picturesque
normal right
noticeable sensible weak
notorious squalid
novel recent young
obscure opaque secret unclear unknown vague
obstinate persistent tenacious
obvious transparent
odd rough unique unusual
old recent solid
ominous sick threatening ugly
opaque solid
open overt public tentative unsafe visible vulnerable wide
opulent rich sumptuous
ornate tall
outer outside
outside remote right wide wrong
outstanding prominent serious superior weighty
overt visible
patient unhurried
peculiar unique unusual
pensive sad
perilous precarious unsafe
persistent stubborn
picturesque pretty
placid quiet smooth tranquil
plain pointed pristine severe spare stern transparent unattractive
plentiful rich
plump weighty
pointless superfluous
polite refined
poor short shy unhappy unlucky
powerful robust severe stiff
precarious risky uneasy unsafe worried
precise refined right
pretty sad scenic severe stinking tough
pristine washed
private secret
profound severe significant smart strong thoughtful violent wicked
prompt quick rapid smart speedy
prosperous rich
proud vain
prudent wise
pungent rich robust sour tasty
puny sick slender slim small tiny vulnerable weak
quick rushed smart
quiet small smooth soft tranquil
rambling sloppy untidy
rapid smart
rare right thin
rash reckless
rational serious
real serious sincere solid tangible thoughtful truthful vivid
reasonable sensible small
recent young
reckless slapdash sloppy superficial
repulsive wicked
resolute spartan steady stiff
rich robust sour sumptuous tasty vivid
right true uncommon
rigid stationary strict
risky unsafe
robust rough rude severe sour stiff strong tasty uncouth
rough rude serious sharp stormy tall tough tricky uncouth ungrateful unhappy unkind weak
rude uncouth young
sad severe sorrowful stinking tearful tough
safe solid stable
savage tough unkind violent
sceptical wary
secretive silent
secure solid stable steady strong unafraid
sensible weak
serious severe sincere solid tall thoughtful tough tricky weighty
severe simple smart spartan stiff stinking strict strong tough violent wicked
sharp shrewd smart strong subtle sudden ungrateful unhappy
short shy
shrewd smart
shy timid wary
sick sinister threatening ugly unstable vulnerable weak
significant tidy
silly trivial
simple smooth soft stern
sincere solid thoughtful true
single unique
sinister threatening ugly
slapdash superficial
slender small spare tiny transparent
slim small spare tiny
sloppy superficial untidy washed wet
slow sluggish sulky tedious weak
sluggish sulky
sly tricky
small soft young youthful
smart speedy strong violent wicked wise
smelly sour
smooth soft tranquil
soaked stiff
soiled squalid
solid stable strong thoughtful unanimous whole
solitary unique unoccupied
sour stinking sulky sullen tasty ugly
spare superfluous surplus thin unnecessary unneeded unoccupied
spartan steadfast steady stern stiff strict
stable steady
steadfast steady stiff
steady stiff
stern strict
stiff strong wet
stinking tough
strained ungainly
strange unknown unusual
strong unlawful violent wet wicked
stubborn tenacious
sturdy tough
sulky ugly
sullen threatening ugly
superficial thin trivial unimportant
superfluous unnecessary
surplus unnecessary
tall tough tricky
tedious verbose wordy
thin transparent trivial unimportant
threatening ugly
timid timorous
tired unoriginal
tolerant unhurried
tough tricky uneasy violent
true truthful
unanimous whole
uncommon unusual
uneasy unstable
ungrateful unhappy
unhappy unlucky
unique unusual
unnecessary unneeded
unsafe vulnerable
unstable volatile worried
untrue volatile
unusual weird
vast wide
violent wicked
vulnerable weak
washed wet
wide wrong
`;

export const nearNouns = `
affection fondness
agitation turmoil unrest
ally friend
answer result
base foot home
bit piece
border perimeter
boundary edge
break gap
business job occupation
calm calmness
chance hazard
chaos pandemonium
conclusion end finish
cruelty harshness
departure exit loss
ease rest
end ending
ending finish
entry introduction
exit loss
famine shortage
fib story tale
fight scrap
foot foundation
foundation introduction
height peak pinnacle summit top
hole trap
inquiry question
obstacle obstruction
peace serenity
peril risk
pinnacle summit top
pity shame
rubbish scrap
rule ruler
serenity tranquillity
`;

export const nearVerbs = `
abridge contract reduce
accept admit bear take
accuse incriminate
acquire grow take win
acquit bear clear
admit allow include take
admonish discourage
advance boost encourage gain raise win
aggravate exacerbate worsen
agitate charge push rouse shake
alleviate facilitate
allow leave provide tolerate
allure tempt
alter vary
amaze baffle beat bewilder perplex puzzle stick
amplify exaggerate expand overstate
appear look
appease pacify stay
ascend rise
ask need require take
attain discover gain make
attract pull
avert avoid
awaken wake
baffle beat foil frustrate perplex stick thwart
ban banish
bear contain yield
beat bewilder exhaust perplex puzzle quiver stick
believe consider
betray denounce fail sell wander
bewilder stick throw
blame pick
blend go
boost encourage
break disclose discover divulge expose fail give go pause reveal separate split stop weaken
build establish
calm lull
capture catch conquer
catch watch
cause make
cease end finish terminate
change vary
charge rouse
choose take
clear enlighten gain illuminate make
climb rise
cling hang
close conclude
come descend fall follow
comfort ease soothe
command require
commence start
commend remember
compress contract
concede confess yield
condense contract
confuse throw
connect unite
consider take
console soothe
construct fabricate
contain stop take
continue extend keep preserve retain stay
contract narrow reduce shorten take
correct decline
create make
cry shout yell
dash smash
dawdle linger
decline worsen
decrease diminish fall lessen
defend oppose
defer submit
delay stay
deny refuse
depart deviate diverge quit start vary
deplete eat exhaust
descend fall
desire trust
despise scorn
deviate vary
diminish fall lessen
discard fling toss
disclose discover expose
discover divulge expose notice observe reveal
dispute quarrel scrap
diverge vary
divide split
divulge expose
drift roam
dump plunge
ease facilitate
eat exhaust
elaborate enlarge
eliminate extinguish reject
elude escape
end terminate
endure go persist run
enhance raise
enlarge expand magnify
enlighten illuminate
entice tempt
eradicate extinguish
escape run
establish give launch make prove show
exacerbate worsen
exaggerate magnify
examine prove try
exclude shut
excuse relieve
exhaust expel release
expand extend flourish thrive
expel release
extend go prolong run widen
facilitate help
fail go neglect
fall hang lessen light shine
find notice observe obtain receive
finish terminate
fix limit make restore
fluctuate waver
follow observe watch
forbid prevent
force push
forget leave
free relieve relinquish
gain gather make win
gaze stare
give leave make open throw yield
go run start
grow raise rise turn
grumble scold
heal mend
hide obliterate
ignite wake
ignore neglect
impede obstruct
initiate start
jump rise start startle
keep observe preserve prevent save
launch plunge
leave provide
lessen subside
lift rise
magnify overstate
make take throw
merge unite
need take
neglect omit
nurture raise
observe respect
obtain receive
pacify placate
permit tolerate
perplex puzzle stick
persist run stay
preserve save
prove raise rise show try
provoke raise
puzzle stick
quarrel scrap
quicken repair
quit relinquish renounce
quiver waver
race rush
recall withdraw
rectify repair
reduce shorten shrink
reflect shine
refuse resist
reject resist scorn
rejoice triumph
release relinquish turn
relieve save
relinquish renounce
require take
roam stray
rouse wake
select take
separate split
shrink wither
start startle
stay stick
stop terminate
submit take
take withdraw
taste try
tumble whirl
`;

export const nearAdverbs = `
deliberately purposely
intentionally purposely
`;
