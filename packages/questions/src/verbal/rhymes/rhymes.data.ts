/** Words that rhyme as they are spoken in Britain, a line for each sound. Words said in two ways (bow, tear) or differently in the north (bath; look, which rhymes with luck there) are left out. */

const lines = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

/** A line rhymes throughout; words of two lines never rhyme. */
export const rhymes = lines(`
cat hat mat rat bat flat that chat
man pan can fan van ran plan began
bed red head said bread fed led shed thread
day play say they weigh grey tray stay sleigh obey
me tree sea key three ski tea bee knee
light kite night bite white height right write
sky pie my high eye buy tie fly dry why
boat coat note wrote float vote goat
snow toe go dough though grow below
moon spoon tune soon prune
blue shoe two who new zoo flew true through
door four more roar floor store score
bear chair hair where there stair pear care fair share
ear here near deer cheer fear clear steer
bird word heard third
car star far jar bar guitar
ball tall wall call small crawl shawl
ring sing king thing string wing bring
rain cane lane train plane reign crane
make cake take break steak snake lake ache
meat feet street heat treat sweet neat seat
feel wheel meal steel deal peel seal
cheese please knees breeze freeze these keys
nose toes rose knows goes froze those
out shout doubt about trout sprout
cow now how plough allow
loud cloud proud crowd aloud
town brown crown down clown frown noun
round ground sound found hound
boy toy joy enjoy annoy destroy
sun run won done fun bun begun
duck luck truck stuck pluck
bug hug rug jug mug plug slug
jump lump thump plump pump
stone phone bone alone throne known grown
road code toad load rode
cold old gold told hold rolled
bell well smell shell hotel
tent went sent rent meant spent
best nest west guest chest dressed rest
face race place case chase space lace
game name same claim frame aim
gate eight plate wait late straight great weight
wave brave save gave cave
mice ice rice twice nice price slice
time climb rhyme lime crime chime
line nine sign shine mine pine fine
find kind mind behind signed
hide ride side tied wide cried bride
pool school rule tool cool
fruit boot root suit flute hoot
pin chin tin win twin thin begin
pink drink think sink link wink
hill will still chill until
sick kick brick stick pick trick
dog log frog fog jog
rock sock clock lock block
hot pot dot knot yacht
shop drop stop hop
song long wrong strong
walk talk chalk hawk
bought caught taught thought brought
nurse verse purse worse
shirt hurt dirt skirt alert
burn learn turn earn fern return
girl pearl curl twirl
money honey sunny funny runny bunny
berry merry very cherry ferry bury
station nation relation
feather weather leather together heather
mother brother other another
butter gutter mutter flutter
letter better sweater wetter
table able stable cable
middle fiddle riddle
handle candle sandal
tower flower power shower hour
fire wire choir tyre
`);

/** Words of a line sound just the same. */
export const homophones = lines(`
pair pear
hair hare
deer dear
meat meet
week weak
tail tale
sail sale
mail male
pail pale
plane plain
rain reign
knot not
right write
ate eight
flower flour
hour our
road rode
nose knows
toe tow
rose rows
cent scent sent
cereal serial
cell sell
cheque check
piece peace
steel steal
heel heal
feet feat
great grate
break brake
stairs stares
fair fare
where wear
witch which
whole hole
wood would
wait weight
waist waste
way weigh
maid made
mane main
groan grown
throne thrown
loan lone
board bored
aloud allowed
band banned
beach beech
berry bury
bread bred
choose chews
creek creak
currant current
dough doe
urn earn
ewe you
fur fir
find fined
guest guessed
hymn him
horse hoarse
idle idol
key quay
leek leak
lesson lessen
mist missed
muscle mussel
pain pane
past passed
pause paws
pedal peddle
pray prey
profit prophet
wrap rap
real reel
ring wring
roll role
root route
sight site
sole soul
sum some
steak stake
story storey
sweet suite
team teem
tide tied
time thyme
through threw
toad towed
vein vain
warn worn
weather whether
whale wail
yolk yoke
seam seem
`);

/** More words that sound just the same, a line for each sound, in the north (aunt and ant) or the south: never asked for, and never called different. */
export const otherHomophones = lines(`
bear bare
here hear
their there
sea see
son sun
blue blew
new knew
know no
night knight
bee be
pair pear pare
rain reign rein
right write rite
way weigh whey
road rode rowed
meat meet mete
sight site cite
vein vain vane
rap wrap rapt
to too two
for four fore
by buy bye
sew so sow
oar or ore awe
paw pour poor pore
saw sore soar
raw roar
law lore
war wore
floor flaw
door daw
core corps caw
nor gnaw
more maw moor
your yore yaw
tor tore
boar bore
shore sure
pole poll
bowl bole
bold bowled
told tolled
foul fowl
coal kohl
aisle isle
air heir
ail ale
bail bale
hail hale
vale veil
ball bawl
hall haul
mall maul
bald bawled
base bass
bay bey
beat beet
peak peek pique
read reed
read red
lead led
need knead
peel peal
wheel weal
seen scene
sees seas seize
tea tee
flea flee
we wee
freeze frees
leased least
ceiling sealing
billed build
gilt guilt
in inn
knit nit
links lynx
wit whit
prince prints
sink sync
tick tic
bite byte bight
might mite
die dye
lie lye
eye aye
pie pi
rye wry
high hi
while wile
whine wine
stile style
side sighed
size sighs
pride pried
mind mined
higher hire
tire tyre
liar lyre
boy buoy
bough bow
browse brows
court caught
sort sought
fort fought
taught taut tort
talk torque
stalk stork
cork caulk
source sauce
course coarse
hoard horde
board bored bawd
sword soared sawed
lord laud
cord chord cawed
morning mourning
fourth forth
pause paws pores pours
cause cores
claws clause
alms arms
farther father
calve carve
spa spar
bar baa bah
heart hart
ant aunt
birth berth
bird burred
heard herd
word whirred
world whirled
pearl purl
purr per
surf serf
turn tern
curb kerb
mare mayor
stair stare
wear where ware
tear tare
tear tier
peer pier
shear sheer
days daze
gate gait
lane lain
plaice place
paste paced
raise rays raze
praise prays preys
spade spayed
wade weighed
staid stayed
nay neigh
slay sleigh
maize maze
fate fete
shake sheikh
dew due
flew flu flue
cue queue
few phew
hue hew
news gnus
crews cruise
loot lute
shoot chute
shoe shoo
rude rued
moan mown
flow floe
slow sloe
row roe
woe whoa
throws throes
nose knows noes
rose rows roes
close clothes
rote wrote
ode owed
mode mowed
toad towed toed
load lode lowed
none nun
one won
plum plumb
dun done
rough ruff
tough tuff
rung wrung
but butt
watt what
wet whet
rest wrest
tents tense
wreck rec
seller cellar
tax tacks
wax whacks
packed pact
jam jamb
cash cache
lacks lax
laps lapse
cast caste
draft draught
bridal bridle
medal meddle
metal mettle
naval navel
gamble gambol
manner manor
panda pander
tuna tuner
tuba tuber
lava larva
baron barren
miner minor
sensor censor
taper tapir
sundae sunday
patience patients
practice practise
colonel kernel
altar alter
guise guys
jeans genes
cheap cheep
whirl whorl
white wight
ewes yews
you ewe yew
rex wrecks
duct ducked
trust trussed
swayed suede
sewed sowed
chased chaste
mustard mustered
`);
