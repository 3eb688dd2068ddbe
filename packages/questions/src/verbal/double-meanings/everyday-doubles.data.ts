/**
 * Words with two meanings for years 4 and 5. In a line: the word; words near its first meaning, and one for a child who
 * looks at this clue only; the same for its second meaning; a sentence for each meaning. No word of one meaning may fit the other. A teacher may add lines.
 */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Plain ones for year 4. */
export const yearFourPlain = lines(`
light|lamp torch lantern|candle|pale pastel|whitish|Switch on the light by the bed.|She chose light blue for her walls.
bat|club racket stick|paddle|owl moth mouse|badger|He hit the ball with his bat.|A bat flew out of the cave at night.
bark|woof growl yelp|howl|trunk twig branch|leaf|We heard the dog bark at the postman.|The bark of an oak is rough.
ring|bracelet necklace earring|bangle|phone call ping|buzz|She wore a gold ring on her finger.|I will ring you when I get home.
watch|look stare see|gaze|clock timer|alarm|We like to watch the ships go by.|His watch was five minutes slow.
bank|shore riverside|coast|money savings|cash|They sat on the bank of the river.|Gran keeps her savings in the bank.
match|game contest|race|candle lighter|spark|Our team won the match.|Dad struck a match to light the fire.
cold|chilly icy freezing|frosty|cough flu sneeze|fever|The water in the lake was cold.|He has a cold and keeps sneezing.
kind|caring gentle nice|helpful|sort type|brand|It was kind of you to help me.|What kind of biscuit do you like best?
letter|card message|email|symbol character|number|I wrote a letter to my cousin.|B is the second letter of the alphabet.
orange|pear banana grape|apple|red yellow purple|blue|She peeled an orange for her lunch.|His scarf is orange and black.
rock|stone pebble boulder|cliff|sway swing|wobble|The crab hid under a rock.|Mum used to rock the cradle gently.
wave|ripple swell|tide|greet signal|hello|A big wave broke on the beach.|Wave to your friend across the road.
trip|journey outing tour|holiday|stumble tumble|fall|We went on a trip to the zoo.|Mind you do not trip over that step.
fair|just equal|honest|funfair carnival|circus|It is only fair to share the sweets.|We rode on the big wheel at the fair.
spring|summer autumn|season|leap bounce|hop|Lambs are born in spring.|The cat was ready to spring at the mouse.
nail|screw pin tack|hook|finger toe|thumb|He hit the nail with a hammer.|She painted the nail of her thumb red.
sink|basin bath|tub|descend submerge|dive|The dirty plates are in the sink.|A stone will sink in water.
stick|twig branch|log|glue paste|tape|The dog ran after the stick.|Stick the stamp on the envelope.
train|tram carriage|bus|teach practise|study|The train stopped at the station.|I must train my puppy to sit.
box|crate case carton|container|punch fight|kick|The shoes came in a box.|The two men are going to box in the ring.
tie|knot fasten|loop|scarf collar|cap|Tie your laces in a bow.|He wore a shirt and tie.
jam|honey marmalade|syrup|squeeze queue|crowd|I like strawberry jam on toast.|We were late because of a traffic jam.
tap|knock pat|bang|spout valve|nozzle|There was a tap at the door.|Turn the tap off when you have washed.
can|tin pot|bucket|could may|might|We opened a can of beans.|I can swim ten lengths.
fly|soar glide|float|insect bee|wasp|Swallows fly to Africa in autumn.|A fly buzzed against the window.
glass|cup mug|beaker|window mirror|pane|I drank a glass of milk.|The window is made of glass.
glasses|cups mugs|bowls|spectacles goggles|lenses|He filled two glasses with juice.|She wears glasses to read.
ball|sphere globe|bubble|dance party|disco|She kicked the ball over the fence.|Cinderella danced at the ball.
duck|goose swan|hen|stoop dodge|crouch|A duck swam on the pond.|Duck, or you will bump your head.
drop|bead blob|speck|fall plunge|tumble|A drop of water ran down the glass.|Do not drop that vase.
key|lock door|bolt|piano note|violin|He turned the key in the lock.|She pressed a key on the piano.
hard|solid firm|rigid|difficult complicated|tricky|The bread was stale and hard.|That was a hard question.
star|sun galaxy|moon|actor celebrity|singer|The sun is a star.|The star of the film signed my book.
spot|see notice|glimpse|pimple freckle|blotch|Can you spot the owl in the tree?|He had a spot on his chin.
plant|flower shrub|bush|bury sow|dig|That plant has yellow flowers.|We plant the beans in May.
back|rear behind|end|spine shoulder|chest|We sat at the back of the bus.|He carried a bag on his back.
foot|toe ankle|heel|inch yard|mile|She stood on one foot.|A foot is about thirty centimetres.
rose|daisy tulip|lily|climbed ascended|soared|A red rose grew by the door.|The sun rose at six.
table|desk bench|shelf|chart list|graph|Lay the table for dinner.|Look at the table of results.
head|skull face|neck|boss chief leader|captain|Put the helmet on your head.|She is the head of the whole company.
step|pace stride|stroll|stair rung|ladder|He took a step forward.|She sat on the bottom step.
`);

/** Harder ones for year 4. */
export const yearFourHarder = lines(`
point|dot spot|speck|show indicate|gesture|The star was a tiny point of light.|Do not point at people.
present|gift parcel|prize|now currently|nowadays|I wrapped a birthday present.|He is not here at present.
mean|unkind nasty|horrid|intend plan|aim|It was mean of him to laugh at her.|I did not mean to hurt you.
well|healthy fit|strong|fountain spring|stream|After a week in bed, she was well again.|They drew water from the well.
change|alter vary|adjust|coins pennies|cash|You cannot change the rules now.|I paid with a note and got some change.
sign|notice poster|label|write autograph|scribble|The sign says “No swimming”.|Please sign your name at the bottom.
pack|bag case|load|herd gang|flock|He carried a heavy pack up the hill.|A pack of wolves howled in the forest.
fork|spoon knife|dish|branch split|divide|Eat your peas with a fork.|Turn left at the fork in the road.
second|moment instant|minute|first third|fourth|Wait a second while I find my keys.|Mia came second in the race.
tear|rip split|slash|drop cry|sob|Try not to tear the paper.|A tear rolled down her cheek.
long|lengthy extended|tall|wish yearn|hope|Giraffes have long necks.|I long for the holidays.
safe|secure protected|unhurt|locker vault|cupboard|You are safe indoors.|The jewels are locked in a safe.
fine|sunny dry|bright|penalty charge|ticket|The weather was fine all week.|He had to pay a fine for parking there.
iron|steel copper|gold|press smooth|flatten|The gate is made of iron.|I must iron my school shirt.
trunk|suitcase chest|bag|snout nose|beak|The old trunk was full of clothes.|An elephant drinks with its trunk.
roll|bun loaf|bread|spin turn|tumble|She ate a cheese roll for lunch.|Watch the ball roll down the hill.
file|folder binder|drawer|rasp tool|hammer|Keep your papers in a file.|He made the metal smooth with a file.
sheet|blanket quilt|duvet|page paper|card|There is a clean sheet on the bed.|Write your name on the sheet.
seal|walrus otter|penguin|close stamp|shut|A seal lay on the rocks by the sea.|Seal the envelope before you post it.
page|leaf sheet|book|servant boy|footman|Turn to the next page of the book.|The page carried the king’s cloak.
calf|cow lamb|foal|leg shin|knee|The cow had a calf in spring.|He pulled a muscle in his calf.
hide|conceal cover|bury|skin leather|fur|The children hide behind the tree.|The hide of a buffalo is thick.
handle|lever latch|button|touch feel|stroke|Turn the handle to open the door.|Please do not handle the fruit.
shower|rain drizzle|storm|bath wash|soap|A shower of rain soaked us.|He has a shower every morning.
ship|boat yacht|canoe|send post|deliver|The ship sailed across the ocean.|The shop will ship the parcel today.
stamp|postage seal|envelope|tread stomp|march|Put a stamp on the postcard.|Do not stamp your feet on the stairs.
bow|ribbon knot|lace|bend curtsy|kneel|She tied the ribbon in a bow.|The actors bow at the end of the play.
crane|hoist lift|winch|heron stork|flamingo|A crane lifted the steel on to the roof.|A crane is a bird with long legs.
cricket|football tennis|rugby|grasshopper locust|beetle|We play cricket in summer.|A cricket chirped in the long grass.
date|fig raisin|prune|day month|year|A date is a sweet brown fruit.|What is the date of your birthday?
diamond|ruby emerald|pearl|square shape|circle|There is a diamond in her ring.|Cut the paper into a diamond.
flat|level even|smooth|apartment home|house|The fields here are quite flat.|They live in a flat on the top floor.
line|queue row|file|cord twine|rope|We stood in a line for tickets.|Hang the washing on the line.
lock|bolt fasten|shut|curl hair|fringe|Please lock the door at night.|A lock of hair fell over her eyes.
march|walk parade|stride|April May|June|The soldiers had to march all day.|Spring begins in March.
mark|stain spot|smear|grade score|result|The mud left a mark on my coat.|She got a good mark for her essay.
pole|post rod|stick|Arctic Antarctic|globe|The flag flew from a tall pole.|Polar bears live near the North Pole.
pool|pond lake|puddle|snooker billiards|darts|We swam in a pool below the falls.|They play pool in the youth club.
pound|dollar euro|penny|hammer beat|thump|A bus ticket costs a pound.|Pound the nuts with a stone.
row|line queue|column|paddle oar|canoe|We sat in the front row.|Let’s row across the lake.
sack|bag pouch|basket|dismiss fire|expel|A sack of potatoes stood by the door.|The boss had to sack the lazy clerk.
store|shop market|supermarket|keep save|hoard|She bought it at the village store.|Store the apples in a cool place.
type|kind sort|class|keyboard print|write|What type of music do you like?|She can type without looking.
wind|breeze gale|storm|coil twist|wrap|The wind blew my hat off.|Wind the wool into a ball.
pen|pencil crayon|chalk|sty fold|stable|He wrote his name with a pen.|The pigs ran out of their pen.
palm|hand fist|wrist|tree coconut|mango|I held the coin in the palm of my hand.|A palm grows on hot sandy beaches.
mouse|rat hamster|gerbil|keyboard screen|printer|The cat chased a mouse.|Click on the picture with the mouse.
coach|bus tram|van|trainer teacher|tutor|The class went by coach to the museum.|Our coach shows us how to serve.
yard|metre foot|mile|playground garden|patio|A yard is nearly a metre.|The dog barked in the yard.
minute|tiny small|little|second hour|day|Ants are minute creatures.|I shall be ready in a minute.
`);

/** Plain ones for year 5. */
export const yearFivePlain = lines(`
bright|shiny dazzling|glowing|clever smart|brainy|The sun was so bright that we squinted.|She is a bright girl who learns fast.
block|brick lump|cube|stop obstruct|prevent|A block of stone fell from the wall.|Do not block the corridor.
bolt|lock latch|padlock|dash run|flee|Slide the bolt across the door.|The horse may bolt if it is scared.
bulb|lamp light|torch|onion tulip|daffodil|We need a new bulb for the lamp.|A daffodil grows from a bulb.
bonnet|hat cap|beret|car engine|boot|The baby wore a woollen bonnet.|She opened the bonnet to check the oil.
case|box bag|trunk|trial lawsuit|judge|Put your clothes in a case.|The judge heard the case in court.
chest|box crate|carton|lungs ribs|hips|The pirates buried a chest of gold.|He felt a pain in his chest.
clear|obvious plain|simple|remove empty|tidy|It was clear that she was right.|Please clear the table.
cover|hide conceal|mask|lid top|cap|Cover your eyes and do not look.|Put the cover back on the pan.
deck|ship boat|mast|cards pack|pile|We stood on the deck of the ferry.|Shuffle the deck before you deal.
drill|bore pierce|dig|exercise practice|lesson|He used a drill to make a hole.|We had a fire drill at school.
fast|rapid swift|speedy|starve diet|slim|The cheetah is a fast runner.|Some people fast for a whole day.
ground|earth soil|land|crushed milled|mashed|The ground was covered with snow.|The pepper was ground to a powder.
jar|pot bottle|tub|jolt shake|shudder|There is honey in the jar.|A fall like that will jar your bones.
last|final closing|end|endure continue|survive|This is your last chance.|The storm may last all night.
lap|circuit round|loop|knees thighs|waist|They ran one lap of the track.|The cat slept in her lap.
lead|guide conduct|steer|leash rope|collar|The guide will lead us up the hill.|Keep the dog on a lead.
litter|rubbish waste|dirt|puppies kittens|cubs|Put your litter in the bin.|The dog had a litter of six.
log|trunk branch|twig|diary record|journal|Put another log on the fire.|The captain wrote in the ship’s log.
mine|pit quarry|shaft|yours hers|ours|They dig for coal in the mine.|That book is mine, not yours.
mole|badger shrew|hedgehog|freckle spot|pimple|A mole dug up our lawn.|She has a mole on her cheek.
mug|cup beaker|goblet|rob attack|steal|She drank a mug of cocoa.|Two thieves tried to mug him.
note|letter memo|postcard|tone sound|tune|He left me a note on the table.|She sang a very high note.
post|mail letters|parcel|stake pillar|fence|There is a parcel in the post.|A wooden post holds up the fence.
saw|observed noticed|spotted|cut chop|axe|I saw a fox last night.|Saw the plank in two.
school|academy college|classroom|shoal fish|herd|I walk to school every day.|A school of fish swam by.
season|winter autumn|spring|flavour salt|pepper|Autumn is my favourite season.|Season the soup before you serve it.
shed|hut barn|garage|drop moult|lose|The spade is in the shed.|Many trees shed their leaves in autumn.
slip|slide skid|skate|paper note|letter|Take care not to slip on the ice.|Write your name on a slip of paper.
spade|shovel fork|rake|hearts clubs|diamonds|Dig the hole with a spade.|I have the king of hearts and a spade.
spell|magic charm|potion|time period|while|The witch cast a spell.|There was a long spell of rain.
squash|crush flatten|squeeze|pumpkin marrow|courgette|Do not squash the tomatoes.|We made soup from a yellow squash.
stable|steady firm|sturdy|barn stall|shed|The ladder is stable now.|The pony is in its stable.
tablet|pill capsule|medicine|computer screen|laptop|Take one tablet after meals.|He played a game on his tablet.
tip|end point|peak|hint advice|clue|He stood on the tip of his toes.|She gave me a useful tip.
toast|bread crumpet|bun|salute honour|praise|I had toast for breakfast.|They drank a toast to the bride.
tongue|language speech|dialect|mouth taste|tooth|English is her native tongue.|You taste with your tongue.
story|tale fable|novel|lie fib|untruth|Tell us a story.|I do not believe his story about the dog.
snap|crack break|split|photograph picture|photo|I heard the twig snap.|He took a snap of the castle.
leaves|foliage fronds|petals|departs goes|exits|The leaves turn brown in autumn.|The train leaves at noon.
horn|trumpet bugle|trombone|antler tusk|hoof|He blew a tune on his horn.|The rhino has a horn on its nose.
brush|broom comb|mop|touch graze|stroke|Sweep the path with a brush.|I felt the cat brush against my leg.
pick|choose select|decide|axe shovel|hammer|You may pick any card.|He broke the rock with a pick.
rule|law regulation|code|govern reign|manage|There is a rule against running indoors.|Kings used to rule the country.
rest|relax pause|sleep|remainder others|leftovers|Sit down and rest for a while.|I ate two cakes and kept the rest.
`);

/** Harder ones for year 5. */
export const yearFiveHarder = lines(`
cast|throw fling|hurl|actors players|film|He cast his net into the sea.|The whole cast came on stage to bow.
charge|fee price|bill|attack rush|ambush|There is no charge for children.|The bull was about to charge at us.
count|add number|total|duke baron|earl|Count the chairs in the hall.|The count lived in a castle.
court|judge trial|lawyer|pitch ground|tennis|The thief was tried in court.|They met on the tennis court.
dash|run sprint|race|hyphen stroke|comma|I had to dash for the bus.|Put a dash between the two words.
figure|number digit|sum|shape form|outline|Write the figure 8 on the board.|I saw a dark figure in the fog.
firm|hard solid|stiff|company business|factory|The ground was firm under our feet.|Mum works for a building firm.
interest|hobby pastime|game|bank loan|debt|Her main interest is music.|The bank pays interest on your savings.
lounge|parlour salon|den|laze relax|rest|We watched television in the lounge.|On Sundays, I lounge on the sofa.
mount|climb ascend|scale|horse steed|pony|They began to mount the stairs.|The knight rode a fine white mount.
order|command instruct|tell|arrangement sequence|series|The king gave an order to his men.|Put the numbers in order.
organ|heart liver|lung|piano keyboard|accordion|The heart is an organ of the body.|She plays the organ in church.
pass|overtake exceed|beat|ticket permit|licence|The van tried to pass the bus.|Show your pass at the gate.
pitch|field ground|court|throw toss|hurl|The teams ran on to the pitch.|Pitch the ball as far as you can.
plot|plan scheme|trick|land patch|garden|They made a plot to rob the bank.|He grows beans on his plot.
press|push squeeze|shove|newspapers reporters|magazines|Press the button to start.|The story was in the press next day.
pupil|student learner|scholar|eye eyelid|lens|Every pupil in the class has a desk.|The pupil is the dark part of the eye.
range|stove oven|cooker|mountains hills|peaks|The soup is on the range in the kitchen.|A range of peaks rose ahead of us.
root|radish carrot|cabbage|origin source|cause|A carrot is a root that we eat.|Greed was the root of the trouble.
sail|canvas sheet|flag|voyage cruise|trip|The wind filled the sail.|They plan to sail round the world.
scale|climb ascend|mount|ruler measure|thermometer|They tried to scale the wall.|Read the length off the scale.
set|group collection|bundle|harden solidify|freeze|She has a set of six chairs.|Leave the jelly in the fridge to set.
soil|earth mud|ground|dirty stain|mucky|Plant the seeds in good soil.|Do not soil your new trousers.
spray|squirt shower|sprinkle|bouquet twig|flowers|Spray the plants with water.|She carried a spray of white roses.
stage|platform podium|stand|phase period|era|The actors walked on to the stage.|A tadpole is one stage in a frog’s life.
stalk|stem stick|twig|hunt track|chase|The flower has a long green stalk.|Lions stalk their prey in the grass.
strike|hit beat|punch|walkout protest|march|Strike the drum with a stick.|The workers went on strike for more pay.
string|cord twine|thread|series sequence|row|The parcel was tied with string.|They won a string of five matches.
stroke|pat caress|rub|swimming crawl|diving|The cat likes you to stroke it.|She swam a strong stroke.
suit|jacket trousers|waistcoat|fit please|match|He wore a grey suit to the wedding.|That colour does not suit you.
swallow|gulp drink|sip|swift martin|robin|The pill is hard to swallow.|A swallow built its nest in the barn.
even|smooth level|flat|still yet|nevertheless|The ice was smooth and even.|I ran fast, but she ran even faster.
patient|calm tolerant|gentle|casualty sufferer|victim|Be patient and wait your turn.|The doctor saw her last patient at six.
fence|railing hedge|wall|duel fight|sword|A fence runs round the field.|The two knights began to fence.
racket|din noise|clamour|bat club|paddle|The children made a terrible racket.|He hit the ball with his racket.
boil|bubble simmer|cook|sore spot|blister|Boil the water for the tea.|He had a painful boil on his neck.
`);
