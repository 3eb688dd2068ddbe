/**
 * Words with two meanings for years 6 and 7. In a line: the word; words near its first meaning, and one for a child who
 * looks at this clue only; the same for its second meaning; a sentence for each meaning. No word of one meaning may fit the other. A teacher may add lines.
 */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Plain ones for year 6. */
export const yearSixPlain = lines(`
board|plank slat|log|committee council|team|A loose board creaked in the floor.|The board of the club met to vote.
company|firm business|shop|guests friends|visitors|He works for a company that makes toys.|We have company for dinner tonight.
current|present modern|recent|stream flow|tide|She told us the current news.|The current carried the boat away.
express|fast rapid|quick|say state|tell|Send the letter by express post.|He tried to express how he felt.
just|fair honest|right|only merely|simply|He was a just and honest king.|There is just one cake left.
lean|thin skinny|slim|tilt slant|bend|The runner was tall and lean.|Do not lean out of the window.
mint|parsley basil|sage|coins factory|bank|Mint grows in our herb garden.|Coins are made at the mint.
mould|fungus mildew|mushroom|shape form|cast|There was green mould on the bread.|Pour the jelly into the mould.
object|thing item|article|protest complain|argue|A strange object lay on the beach.|I object to your plan.
plain|simple clear|ordinary|prairie grassland|meadow|It is plain that he is tired.|Buffalo grazed on the plain.
produce|make create|build|fruit vegetables|crops|The factory can produce a car a minute.|The shop sells fresh farm produce.
project|task scheme|job|jut protrude|overhang|Our class project is about the Romans.|His ears project from under his hat.
shade|shadow gloom|darkness|tint hue|colour|We sat in the shade of a tree.|That is a lovely shade of green.
sole|only single|lone|plaice cod|haddock|She was the sole winner.|We ate sole and chips.
staff|workers employees|team|stick rod|cane|The staff of the shop wear green.|The shepherd leaned on his staff.
stall|booth kiosk|counter|delay stop|wait|She sells fruit at a market stall.|He tried to stall them until help came.
still|calm motionless|frozen|yet however|nevertheless|Sit still and do not move.|It was late, and still we waited.
stock|goods supply|stores|cattle sheep|pigs|The shop has a good stock of paint.|The farmer feeds his stock at dawn.
stuff|things material|objects|fill cram|load|What is all this stuff on the floor?|Stuff the clothes into the bag.
uniform|outfit dress|costume|even same|equal|The guard wore a blue uniform.|The tiles are all of uniform size.
volume|book tome|novel|loudness sound|noise|The story fills one thick volume.|Please turn the volume down.
address|speech lecture|talk|street postcode|avenue|The head gave an address to the parents.|Write your address on the envelope.
bar|rod rail|pole|prevent forbid|ban|An iron bar held the gate shut.|The rules bar us from entering.
capital|London Rome|Madrid|wealth funds|riches|Paris is the capital of France.|You need capital to start a business.
champion|winner victor|hero|defend support|protect|She is the champion of the world.|They champion the rights of children.
clip|trim shear|snip|film extract|trailer|The barber will clip your hair.|We saw a clip of the new film.
coast|shore beach|seaside|glide freewheel|roll|We drove along the coast.|On a bicycle, you can coast downhill.
crop|harvest yield|grain|trim cut|shear|The farmer had a good crop of wheat.|Crop the photo to make it smaller.
desert|wasteland Sahara|dunes|abandon leave|forsake|Camels live in the desert.|A true friend will not desert you.
draw|sketch trace|doodle|pull tug|haul|She likes to draw horses.|Oxen draw the heavy cart.
net|mesh web|lattice|final remaining|leftover|The fish were caught in a net.|After tax, his net pay is small.
patch|repair mend|fix|plot area|allotment|Patch the hole in your jeans.|We grow peas in a small patch.
pants|gasps puffs|breaths|underwear briefs|socks|The dog pants when it is hot.|He folded his clean pants.
ram|sheep ewe|lamb|crash hit|smash|A ram led the flock.|The van tried to ram the gate.
spoke|talked said|chatted|bar rod|rung|She spoke for an hour.|A spoke of the wheel was bent.
treat|delight pleasure|gift|cure heal|nurse|Ice cream is a treat.|The vet will treat your rabbit.
wake|rouse stir|awaken|track trail|path|Please wake me at seven.|The boat left a wake behind it.
trace|hint vestige|clue|copy outline|sketch|There was no trace of the thief.|Trace the map on to thin paper.
sound|noise din|bang|healthy fit|well|There was not a sound in the house.|He is old, but his heart is sound.
shock|surprise startle|fright|hair mop|curls|The loud bang gave me a shock.|He has a shock of red hair.
spare|extra surplus|additional|pity save|forgive|There is a spare tyre in the boot.|The king chose to spare his enemy.
`);

/** Harder ones for year 6. */
export const yearSixHarder = lines(`
column|pillar pole|tower|article report|essay|A stone column holds up the roof.|She writes a column in the newspaper.
complex|difficult complicated|tricky|buildings centre|offices|The sum was too complex for me.|They built a new sports complex.
harbour|port dock|bay|shelter hide|protect|The boats sheltered in the harbour.|It is a crime to harbour a thief.
issue|problem matter|trouble|edition copy|magazine|Litter is a serious issue in our town.|I bought the May issue of the magazine.
major|important main|vital|officer captain|colonel|Heart disease is a major problem.|The major gave orders to his men.
novel|book story|tale|new original|fresh|I am reading a novel about pirates.|It was a novel idea that nobody had had before.
rear|back behind|tail|raise nurture|feed|We sat at the rear of the hall.|They rear sheep on the hills.
refuse|decline reject|deny|rubbish waste|litter|If they ask me, I shall refuse.|The lorry collects our refuse.
sage|wise learned|clever|thyme mint|basil|Grandma gave me some sage advice.|Mum put sage in the stuffing.
sentence|phrase clause|word|punishment prison|jail|Begin a sentence with a capital.|His sentence was two years in jail.
steer|guide direct|lead|bull ox|cow|She had to steer the boat past the rocks.|A steer was grazing with the cows.
stern|strict harsh|severe|rear back|tail|The teacher gave him a stern look.|The flag flies at the ship’s stern.
tender|gentle loving|caring|sore painful|aching|She gave the baby a tender kiss.|My bruised knee was tender.
vessel|ship boat|ferry|jug bowl|vase|The vessel sailed out of port.|Pour the water into a clay vessel.
article|item thing|object|report essay|column|An article of clothing lay on the floor.|I read an article about whales.
base|bottom foundation|foot|wicked vile|evil|The statue stands on a marble base.|Betraying a friend is a base act.
bound|leap spring|hop|tied fastened|roped|The deer cleared the ditch in one bound.|The prisoner’s hands were bound.
counter|worktop surface|shelf|oppose resist|fight|Pay at the counter.|How did he counter her argument?
dock|wharf quay|pier|remove deduct|subtract|The ship lay in the dock.|They may dock your pay if you are late.
game|sport pastime|hobby|brave plucky|daring|Chess is a game for two.|Who is game to jump first?
grate|fireplace hearth|stove|shred rasp|scrape|A log burned in the grate.|Grate the cheese over the pasta.
grave|serious solemn|sombre|tomb vault|burial|He made a grave mistake.|She laid flowers on the grave.
hail|sleet snow|frost|greet call|wave|Hail rattled on the roof.|He stepped out to hail a taxi.
model|copy replica|miniature|pose sit|posture|He built a model of the ship.|She had to model for the painter without moving.
pine|long yearn|ache|fir spruce|larch|The dog will pine for its master.|The table is made of pine.
prune|plum fruit|raisin|trim cut|snip|She ate a stewed prune.|Prune the roses in winter.
scrap|fragment piece|crumb|fight quarrel|row|A scrap of paper blew by.|The boys had a scrap in the playground.
shrink|contract dwindle|lessen|recoil flinch|wince|Wool may shrink in the wash.|She did not shrink from danger.
sling|throw hurl|chuck|bandage splint|plaster|Sling your bag over there.|Her arm was in a sling.
tense|nervous anxious|uneasy|past future|present|Before the test, I felt tense.|“Ran” is in the past tense.
yarn|thread wool|string|tale story|legend|She knitted with red yarn.|The old sailor told us a yarn.
strain|stress pressure|worry|sieve filter|sift|She was under a lot of strain.|Strain the peas before you serve them.
pulse|heartbeat throb|beat|lentil bean|pea|The nurse felt his pulse.|A lentil is a pulse.
peer|look gaze|stare|equal noble|match|I had to peer through the fog.|An earl is a peer, and so is a duke.
refrain|stop abstain|avoid|chorus tune|verse|Please refrain from shouting.|Everyone sang the refrain.
converse|talk chat|speak|opposite reverse|contrary|They like to converse in French.|I believe the converse is true.
toll|charge fee|tax|ring chime|peal|Drivers pay a toll at the bridge.|The bells toll at midnight.
cape|cloak shawl|poncho|headland peninsula|spit|The wizard wore a black cape.|The ship sailed round the cape.
`);

/** Plain ones for year 7. */
export const yearSevenPlain = lines(`
affect|influence alter|change|pretend feign|fake|Lack of sleep can affect your mood.|He likes to affect a foreign accent.
alight|burning ablaze|aflame|descend disembark|dismount|The bonfire was alight by six.|Passengers alight at the next stop.
bolster|pillow cushion|mattress|strengthen support|boost|He slept with his head on a bolster.|Her praise will bolster my courage.
buckle|clasp fastening|clip|bend warp|crumple|Her belt has a silver buckle.|The bridge began to buckle in the heat.
contract|shrink shorten|lessen|agreement deal|pledge|Metal will contract when it cools.|The player signed a contract.
craft|boat vessel|canoe|skill art|talent|A small craft lay in the harbour.|Weaving is an ancient craft.
cue|signal prompt|reminder|billiards snooker|pool|The actor missed his cue.|He hit the white ball with his cue.
entrance|doorway gate|porch|charm delight|thrill|We met at the entrance.|Her songs entrance everyone who hears them.
exact|precise accurate|correct|demand extort|force|What is the exact time?|The bandits exact money from travellers.
flag|banner pennant|emblem|tire weaken|droop|The flag flew over the castle.|After ten miles, we began to flag.
gorge|ravine canyon|valley|devour gobble|stuff|A river runs through the gorge.|They gorge themselves on cake.
hamper|basket crate|trunk|hinder impede|block|We packed a picnic hamper.|Heavy boots hamper a runner.
junk|rubbish waste|litter|boat ship|vessel|The attic was full of junk.|A Chinese junk sailed by.
lash|whip beat|thrash|tie bind|rope|The rain began to lash the windows.|Lash the boat to the post.
launch|boat vessel|yacht|start begin|open|A motor launch took us to the island.|They will launch a new club in May.
limp|floppy slack|drooping|hobble shuffle|stagger|The lettuce was old and limp.|He walks with a limp.
list|roll register|index|lean tilt|slope|Write a shopping list.|The damaged ship began to list.
maroon|strand abandon|desert|crimson scarlet|ruby|The pirates would maroon him on an island.|She wore a maroon coat.
mass|bulk lump|heap|service ceremony|worship|A mass of snow slid off the roof.|They go to mass on Sunday.
matter|substance material|stuff|count signify|concern|All things are made of matter.|It does not matter if you lose.
may|might could|can|hawthorn blossom|hedge|It may rain later.|White may was in flower in the hedge.
moor|heath marsh|bog|tie anchor|fasten|Sheep graze on the moor.|Moor the boat at the jetty.
perch|roost branch|bough|trout carp|salmon|The parrot sat on its perch.|He caught a perch in the river.
quarter|fourth fraction|fifth|district area|region|I ate a quarter of the pie.|They live in the old quarter of town.
shaft|pole rod|handle|mine tunnel|pit|The arrow had a wooden shaft.|Miners went down the shaft.
sweep|brush clean|mop|curve arc|bend|Sweep the floor.|We saw the wide sweep of the bay.
tack|nail pin|staple|course direction|route|Fix the poster with a tack.|The yacht changed tack in the wind.
temple|church mosque|synagogue|forehead brow|cheek|They prayed in the temple.|A vein throbbed in his temple.
terminal|airport station|depot|fatal final|deadly|Our plane leaves from the new terminal.|The illness was terminal.
rash|hasty reckless|careless|spots pimples|measles|It was rash to dive in.|Nettles gave her a rash.
`);

/** Harder ones for year 7. */
export const yearSevenHarder = lines(`
abstract|theoretical conceptual|imaginary|summary outline|digest|Freedom is an abstract idea.|She read the abstract before the article.
appreciate|value admire|treasure|increase rise|grow|I appreciate your help.|The house may appreciate in price.
arch|curve vault|bend|mischievous teasing|playful|The bridge has a stone arch.|She gave him an arch smile.
bearing|direction course|route|posture stance|pose|The sailor took a bearing by the stars.|She has the proud bearing of a queen.
bluff|cliff headland|crag|deceive pretend|trick|The lighthouse stands on a high bluff.|He tried to bluff his way past the guard.
brace|support prop|strut|pair couple|twosome|A steel brace strengthens the wall.|The hunter shot a brace of pheasants.
compact|dense compressed|tight|agreement treaty|pact|The snow was hard and compact.|The two kings signed a compact.
compound|mixture blend|mix|enclosure yard|courtyard|Water is a compound of two gases.|Guards stood at the gate of the compound.
console|comfort soothe|cheer|panel dashboard|controls|I tried to console the crying child.|The pilot checked the lights on the console.
dense|compact solid|heavy|dim slow|dull|We were lost in a dense forest.|I was too dense to see the joke.
discharge|release dismiss|free|leak emission|spill|They discharge patients in the morning.|There was a discharge of oil from the pipe.
flourish|thrive bloom|prosper|wave brandish|swish|Roses flourish in this soil.|He likes to flourish his sword in the air.
founder|creator inventor|maker|sink fail|collapse|She is the founder of the school.|In such a storm, a ship may founder.
frank|honest open|direct|stamp postmark|postage|Give me a frank answer.|The post office will frank your letters.
gravity|seriousness importance|significance|attraction pull|force|He spoke with great gravity.|Gravity makes an apple fall.
gulf|bay inlet|cove|gap chasm|ravine|The ship crossed the gulf.|There is a wide gulf between rich and poor.
host|presenter entertainer|announcer|multitude crowd|mob|The host of the show told jokes.|A host of fans waited outside.
intimate|close dear|private|hint suggest|imply|Only intimate friends came.|He tried to intimate that he was tired.
lumber|junk clutter|rubbish|trudge plod|stagger|The shed is full of old lumber.|Bears lumber through the forest.
overlook|ignore miss|forget|view survey|watch|Do not overlook the last question.|The windows overlook the sea.
pioneer|settler explorer|colonist|begin initiate|launch|The pioneer crossed the plains by wagon.|Scientists pioneer new cures.
prime|main chief|principal|prepare ready|train|That is my prime reason.|Prime the wall before you paint it.
quarry|prey victim|target|pit mine|colliery|The fox ran after its quarry.|Stone is dug from the quarry.
relish|enjoy savour|love|sauce chutney|ketchup|I relish a long walk.|Would you like relish on your burger?
reservation|booking seat|ticket|doubt misgiving|worry|We have a reservation for dinner.|I agreed, but with one reservation.
slate|rock tile|shingle|criticise condemn|attack|The roof is made of slate.|Critics were quick to slate the film.
throng|crowd mob|horde|gather flock|assemble|A throng filled the square.|Fans throng to the stadium.
utter|say speak|voice|complete total|whole|He did not utter a word.|The room was in utter darkness.
vault|leap jump|spring|crypt tomb|cellar|They had to vault over the gate.|The kings are buried in the vault.
yield|surrender submit|obey|crop harvest|produce|They would never yield to the enemy.|The field gave a good yield of corn.
`);
