/**
 * Words with two meanings. In a line: the word, words near its first meaning, words near its second one.
 * No word of the second list may fit the first meaning, nor the other way round. A teacher may add lines.
 */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Words for year 4. */
export const firstDoubles = lines(`
light|lamp torch lantern|pale weightless
bat|club racket stick|owl moth mouse
bark|woof growl yelp|trunk twig branch
ring|bracelet necklace earring|phone call ping
watch|look stare see|clock timer
bank|shore riverside edge|money savings
park|playground garden|halt stop
match|game contest|candle lighter
cold|chilly icy freezing|cough flu sneeze
kind|caring gentle nice|sort type
letter|note card message|symbol character
orange|lemon pear peach|red yellow purple
rock|stone pebble boulder|sway swing
wave|ripple swell|greet signal
trip|journey outing tour|stumble tumble
fair|just equal|funfair carnival
spring|summer autumn|leap bounce
nail|screw pin tack|finger toe
palm|hand fist|tree coconut
sink|basin bath|descend submerge
stick|twig branch|glue paste
train|coach tram|teach practise
box|crate case carton|punch fight
tie|bow knot|scarf collar
head|skull face|boss chief leader
point|dot spot tip|show aim
present|gift parcel|now here
mean|unkind nasty|intend signify
well|healthy fit|fountain spring
back|rear behind|spine shoulder
change|alter vary|coins pennies
fly|soar glide|insect bee
foot|toe ankle|inch yard
sign|notice poster|write autograph
step|pace stride|stair rung
pack|bag case|herd gang
plant|flower shrub|bury sow
fork|spoon knife|branch split
jam|honey marmalade|squash queue
ruler|king queen emperor|metre measure
second|moment instant|first third
tap|knock pat|plug pipe
tear|rip split|drop cry
can|tin pot|able may
long|lengthy extended|wish yearn
safe|secure protected|locker vault
fine|sunny dry|penalty charge
iron|steel copper|press smooth
glasses|cups mugs|spectacles goggles
trunk|suitcase chest|snout nose
boot|shoe sandal|kick start
roll|bun loaf|spin turn
glass|cup mug|window mirror
file|folder binder|rasp tool
sheet|blanket quilt|page paper
seal|walrus otter|close stamp
page|leaf sheet|servant boy
calf|cow lamb|leg shin
ball|sphere globe|dance party
hide|conceal cover|skin leather
race|run sprint|people tribe
handle|lever grip|touch feel
shower|rain drizzle|bath wash
ship|boat yacht|send post
stamp|postage seal|tread stomp
trap|snare net|catch capture
duck|goose swan|stoop dodge
bow|arrow dart|bend curtsy
crane|hoist lift|heron stork
cricket|football tennis|grasshopper locust
date|fig raisin|day month
diamond|ruby emerald|square shape
jumper|sweater pullover|leaper kangaroo
key|lock door|piano note
mouse|rat hamster|keyboard screen
pen|pencil crayon|sty fold
`);

/** Words for years 5 and 6. */
export const middleDoubles = lines(`
board|plank slat|committee council
bright|shiny dazzling|clever smart
block|brick lump|stop obstruct
bolt|lock latch|dash run
bonnet|hat cap|car engine
bridge|viaduct arch|cards whist
brush|broom comb|touch graze
bulb|lamp light|onion tulip
case|box bag|trial lawsuit
cast|throw fling|actors players
charge|fee price|attack rush
chest|box trunk|lungs ribs
clear|obvious plain|remove empty
coach|bus tram|trainer teacher
column|pillar post|article list
company|firm business|guests friends
complex|difficult complicated|buildings centre
content|happy satisfied|filling stuffing
count|add number|duke baron
court|judge trial|pitch ground
cover|hide conceal|lid top
current|present modern|stream flow
dash|run sprint|hyphen stroke
deck|ship floor|cards pack
draft|sketch outline|recruit enlist
drill|bore pierce|exercise practice
drop|bead blob|fall plunge
even|smooth level|still yet
express|fast rapid|say state
figure|number digit|shape form
firm|hard solid|company business
flat|level even|apartment home
ground|earth soil|crushed milled
harbour|port dock|shelter hide
hard|solid firm|difficult tough
hatch|door opening|emerge break
horn|trumpet bugle|antler tusk
interest|hobby concern|bank loan
issue|problem matter|edition copy
jar|pot bottle|jolt shake
just|fair honest|only merely
last|final latest|endure continue
lead|guide conduct|leash rope
lean|thin skinny|tilt slant
line|queue row|string cord
litter|rubbish waste|puppies kittens
lock|bolt fasten|curl hair
log|trunk branch|diary record
lounge|parlour salon|laze relax
major|important main|officer captain
march|walk parade|April May
mark|stain spot|grade score
mine|pit quarry|yours hers
minute|tiny small|second hour
mint|parsley basil|coins factory
mole|badger shrew|freckle spot
mould|fungus mildew|shape form
mount|climb ascend|horse steed
note|letter memo|tone sound
novel|book story|new original
object|thing item|protest complain
order|command instruct|neatness sequence
organ|heart liver|piano keyboard
park|field common|halt stop
pass|overtake exceed|ticket permit
patient|calm tolerant|casualty sufferer
pick|choose select|axe shovel
pitch|field ground|throw toss
plain|simple clear|prairie grassland
plot|plan scheme|land patch
pole|post rod|Arctic Antarctic
pool|pond lake|snooker billiards
post|mail letters|stake pillar
pound|dollar euro|hammer beat
press|push squeeze|newspapers reporters
produce|make create|fruit vegetables
project|task scheme|jut protrude
pupil|student learner|eye iris
range|stove oven|mountains hills
rear|back behind|raise nurture
refuse|decline reject|rubbish garbage
rest|relax pause|remainder others
ring|circle hoop|phone call
root|bulb stem|origin source
rose|daisy tulip|climbed ascended
row|line queue|paddle oar
rule|law regulation|govern reign
sack|bag pouch|dismiss fire
sage|wise learned|thyme mint
sail|canvas sheet|voyage cruise
scale|climb ascend|ruler measure
school|academy college|shoal fish
season|winter autumn|flavour salt
sentence|phrase clause|punishment prison
set|group collection|harden solidify
shade|shadow gloom|tint hue
shed|hut barn|drop moult
shock|surprise startle|hair mop
slip|slide skid|paper note
soil|earth mud|dirty stain
sole|only single|plaice cod
sound|noise din|healthy fit
spade|shovel fork|hearts clubs
spell|magic charm|time period
spot|see notice|pimple freckle
spray|squirt shower|bouquet twig
squash|crush flatten|pumpkin marrow
stable|steady firm|barn stall
stage|platform theatre|step phase
stalk|stem stick|hunt track
staff|workers employees|stick rod
stall|booth stand|delay stop
star|sun planet|actor celebrity
steer|guide direct|bull ox
stern|strict harsh|rear back
still|calm motionless|yet however
stock|goods supply|cattle sheep
store|shop market|keep save
strike|hit beat|walkout protest
string|cord twine|series chain
stroke|pat caress|swimming crawl
stuff|things material|fill cram
suit|jacket trousers|fit please
swallow|gulp drink|swift martin
table|desk bench|chart list
tablet|pill capsule|computer screen
tender|gentle loving|sore painful
tick|check correct|flea mite
tip|end point|hint advice
toast|bread crumpet|drink cheers
train|locomotive carriage|teach coach
type|kind sort|keyboard print
uniform|outfit dress|even same
vessel|ship boat|jug bowl
volume|book tome|loudness sound
wind|breeze gale|coil twist
yard|metre foot|courtyard garden
`);

/** Words for year 7. */
export const expertDoubles = lines(`
abstract|theoretical conceptual|summary outline
address|speech lecture|street postcode
affect|influence alter|pretend feign
alight|burning ablaze|descend disembark
appreciate|value admire|increase rise
arch|curve vault|sly mischievous
article|item thing|report essay
bar|rod rail|prevent forbid
base|bottom foundation|wicked vile
bearing|direction course|posture manner
bluff|cliff headland|deceive pretend
boil|bubble simmer|sore spot
bound|leap spring|tied fastened
brace|support prop|pair couple
buckle|clasp fastening|bend warp
cape|cloak cloth|headland peninsula
capital|London Rome|wealth funds
champion|winner victor|defend support
chart|map graph|hits songs
clip|trim shear|film extract
coast|shore beach|glide freewheel
compact|dense compressed|agreement treaty
compound|mixture blend|enclosure yard
console|comfort soothe|keyboard panel
contract|shrink shorten|agreement deal
converse|talk chat|opposite reverse
counter|worktop surface|oppose resist
craft|boat vessel|skill art
crop|harvest yield|trim cut
cue|signal prompt|billiards snooker
dense|thick solid|dim slow
desert|wasteland Sahara|abandon leave
discharge|release dismiss|leak emission
dock|wharf quay|remove deduct
draw|sketch trace|pull tug
entrance|doorway gate|charm delight
exact|precise accurate|demand extort
exploit|feat deed|misuse milk
fast|rapid swift|starve abstain
fence|railing hedge|duel fight
flag|banner pennant|tire weaken
flourish|thrive bloom|wave brandish
founder|creator inventor|sink fail
frank|honest open|stamp postmark
game|sport pastime|willing brave
gorge|ravine canyon|devour gobble
grate|fireplace hearth|shred rasp
grave|serious solemn|tomb vault
gravity|seriousness importance|weight pull
gulf|bay inlet|gap chasm
hail|sleet snow|greet call
hamper|basket crate|hinder impede
host|presenter entertainer|multitude crowd
intimate|close dear|hint suggest
invalid|patient sufferer|void worthless
junk|rubbish trash|boat ship
lap|circuit round|knees thighs
lash|whip beat|tie bind
launch|boat vessel|start begin
leaves|foliage fronds|departs goes
limp|floppy slack|hobble shuffle
list|roll register|lean tilt
lumber|timber wood|trudge plod
maroon|strand abandon|crimson scarlet
mass|weight bulk|service ceremony
matter|substance material|count signify
may|might could|hawthorn blossom
model|copy replica|pose sit
moor|heath marsh|tie anchor
mug|cup beaker|rob attack
net|mesh web|final remaining
overlook|ignore neglect|face view
pants|gasps puffs|underwear briefs
patch|repair mend|plot area
peer|look gaze|equal noble
perch|roost branch|trout carp
pine|long yearn|fir spruce
pioneer|settler explorer|begin initiate
prime|main chief|prepare ready
prune|plum fruit|trim cut
pulse|heartbeat throb|lentil bean
quarry|prey victim|pit mine
quarter|half third|district area
racket|din noise|bat club
ram|sheep ewe|crash hit
rash|hasty reckless|spots pimples
refrain|stop abstain|chorus tune
relish|enjoy savour|sauce chutney
reservation|booking seat|doubt misgiving
saw|observed noticed|cut chop
scrap|fragment piece|fight quarrel
season|spring winter|spice salt
shaft|pole rod|mine tunnel
shrink|contract dwindle|recoil flinch
slate|rock tile|criticise condemn
sling|throw hurl|bandage support
snap|crack break|photograph picture
spare|extra surplus|pity save
spell|charm curse|period time
spoke|talked said|bar rod
stamp|mark imprint|stomp tread
story|tale fable|lie fib
strain|stress pressure|sieve filter
sweep|brush clean|curve arc
tack|nail pin|course direction
tan|brown bronze|leather cure
temple|church mosque|forehead brow
tense|nervous anxious|past future
terminal|airport station|fatal final
throng|crowd mob|gather flock
toll|charge fee|ring chime
tongue|language speech|mouth taste
trace|hint vestige|copy outline
treat|delight pleasure|cure heal
utter|say speak|complete total
vault|leap jump|crypt tomb
wake|rouse stir|track trail
yarn|thread wool|tale story
yield|surrender submit|crop harvest
`);
