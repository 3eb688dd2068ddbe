/**
 * Each word with two meanings in two short sentences, in the order of its meanings: they show a child that it really has both. In a line: the word,
 * a sentence for its first meaning, one for its second. A teacher may change them.
 */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** For the words for year 4. */
export const firstSentences = lines(`
light|Switch on the light by the bed.|She chose light blue for her walls.
bat|He hit the ball with his bat.|A bat flew out of the cave at night.
bark|We heard the dog bark at the postman.|The bark of an oak is rough.
ring|She wore a gold ring on her finger.|I will ring you when I get home.
watch|We like to watch the ships go by.|His watch was five minutes slow.
bank|They sat on the bank of the river.|Gran keeps her savings in the bank.
park|We played on the swings in the park.|You must not park on the yellow lines.
match|Our team won the match.|Dad struck a match to light the fire.
cold|The water in the lake was cold.|He has a cold and keeps sneezing.
kind|It was kind of you to help me.|What kind of biscuit do you like best?
letter|I wrote a letter to my cousin.|B is the second letter of the alphabet.
orange|She peeled an orange for her lunch.|His scarf is orange and black.
rock|The crab hid under a rock.|Mum used to rock the cradle gently.
wave|A big wave broke on the beach.|Wave to your friend across the road.
trip|We went on a trip to the zoo.|Mind you do not trip over that step.
fair|It is only fair to share the sweets.|We rode on the big wheel at the fair.
spring|Lambs are born in spring.|The cat was ready to spring at the mouse.
nail|He hit the nail with a hammer.|She painted the nail of her thumb red.
palm|I held the coin in the palm of my hand.|A palm grows on hot sandy beaches.
sink|The dirty plates are in the sink.|A stone will sink in water.
stick|The dog ran after the stick.|Stick the stamp on the envelope.
train|The train stopped at the station.|I must train my puppy to sit.
box|The shoes came in a box.|The two men are going to box in the ring.
tie|Tie your laces in a bow.|He wore a shirt and tie.
head|Put the helmet on your head.|She is the head of the whole company.
point|The pencil has a sharp point.|Do not point at people.
present|I wrapped a birthday present.|He is not here at present.
mean|It was mean of him to laugh at her.|I did not mean to hurt you.
well|After a week in bed, she was well again.|They drew water from the well.
back|We sat at the back of the bus.|He carried a bag on his back.
change|You cannot change the rules now.|I paid with a note and got some change.
fly|Swallows fly to Africa in autumn.|A fly buzzed against the window.
foot|She stood on one foot.|A foot is about thirty centimetres.
sign|The sign says “No swimming”.|Please sign your name at the bottom.
step|He took a step forward.|She sat on the bottom step.
pack|He carried a heavy pack up the hill.|A pack of wolves howled in the forest.
plant|That plant has yellow flowers.|We plant the beans in May.
fork|Eat your peas with a fork.|Turn left at the fork in the road.
jam|I like strawberry jam on toast.|We were late because of a traffic jam.
second|Wait a second while I find my keys.|Mia came second in the race.
tap|There was a tap at the door.|Turn the tap off when you have washed.
tear|Try not to tear the paper.|A tear rolled down her cheek.
can|We opened a can of beans.|I can swim ten lengths.
long|Giraffes have long necks.|I long for the holidays.
safe|You are safe indoors.|The jewels are locked in a safe.
fine|The weather was fine all week.|He had to pay a fine for parking there.
iron|The gate is made of iron.|I must iron my school shirt.
glasses|He filled two glasses with juice.|She wears glasses to read.
trunk|The old trunk was full of clothes.|An elephant drinks with its trunk.
roll|She ate a cheese roll for lunch.|Watch the ball roll down the hill.
glass|I drank a glass of milk.|The window is made of glass.
file|Keep your papers in a file.|He made the metal smooth with a file.
sheet|There is a clean sheet on the bed.|Write your name on the sheet.
seal|A seal lay on the rocks by the sea.|Seal the envelope before you post it.
page|Turn to the next page of the book.|The page carried the king’s cloak.
calf|The cow had a calf in spring.|He pulled a muscle in his calf.
ball|She kicked the ball over the fence.|Cinderella danced at the ball.
hide|The children hide behind the tree.|The hide of a buffalo is thick.
handle|Turn the handle to open the door.|Please do not handle the fruit.
shower|A shower of rain soaked us.|He has a shower every morning.
ship|The ship sailed across the ocean.|The shop will ship the parcel today.
stamp|Put a stamp on the postcard.|Do not stamp your feet on the stairs.
duck|A duck swam on the pond.|Duck, or you will bump your head.
bow|She shot an arrow with her bow.|The actors bow at the end of the play.
crane|A crane lifted the steel on to the roof.|A crane is a bird with long legs.
cricket|We play cricket in summer.|A cricket chirped in the long grass.
date|A date is a sweet brown fruit.|What is the date of your birthday?
diamond|There is a diamond in her ring.|Cut the paper into a diamond.
jumper|Put on a jumper because it is cold.|That horse is a good jumper.
key|He turned the key in the lock.|She pressed a key on the piano.
mouse|The cat chased a mouse.|Click on the picture with the mouse.
pen|He wrote his name with a pen.|The pigs ran out of their pen.
drop|A drop of water ran down the glass.|Do not drop that vase.
flat|The fields here are quite flat.|They live in a flat on the top floor.
hard|The bread was stale and hard.|That was a hard question.
line|We stood in a line for tickets.|Hang the washing on the line.
lock|Please lock the door at night.|A lock of hair fell over her eyes.
march|The soldiers had to march all day.|Spring begins in March.
mark|The mud left a mark on my coat.|She got a good mark for her essay.
minute|Ants are minute creatures.|I shall be ready in a minute.
pole|The flag flew from a tall pole.|Polar bears live near the North Pole.
pool|We swam in a pool below the falls.|They play pool in the youth club.
pound|A bus ticket costs a pound.|Pound the nuts with a stone.
rose|A red rose grew by the door.|The sun rose at six.
row|We sat in the front row.|Let us row across the lake.
sack|A sack of potatoes stood by the door.|The boss had to sack the lazy clerk.
spot|Can you spot the owl in the tree?|He had a spot on his chin.
star|The sun is a star.|The star of the film signed my book.
store|She bought it at the village store.|Store the apples in a cool place.
table|Lay the table for dinner.|Look at the table of results.
type|What type of music do you like?|She can type without looking.
wind|The wind blew my hat off.|Wind the wool into a ball.
`);

/** For the words for years 5 and 6. */
export const middleSentences = lines(`
board|A loose board creaked in the floor.|The board of the club met to vote.
bright|The sun was so bright that we squinted.|She is a bright girl who learns fast.
block|A block of stone fell from the wall.|Do not block the corridor.
bolt|Slide the bolt across the door.|The horse may bolt if it is scared.
bonnet|The baby wore a woollen bonnet.|She opened the bonnet to check the oil.
bridge|We crossed the river by the bridge.|Four people sat down to play bridge.
brush|Sweep the path with a brush.|I felt the cat brush against my leg.
bulb|The bulb in the lamp has gone.|A daffodil grows from a bulb.
case|Put your clothes in a case.|The judge heard the case in court.
cast|He cast his net into the sea.|The whole cast came on stage to bow.
charge|There is no charge for children.|The bull was about to charge at us.
chest|The pirates buried a chest of gold.|He felt a pain in his chest.
clear|It was clear that she was right.|Please clear the table.
coach|The class went by coach to the museum.|Our coach shows us how to serve.
column|A stone column holds up the roof.|She writes a column in the newspaper.
company|He works for a company that makes toys.|We have company for dinner tonight.
complex|The sum was too complex for me.|They built a new sports complex.
count|Count the chairs in the hall.|The count lived in a castle.
court|The thief was tried in court.|They met on the tennis court.
cover|Cover your eyes and do not look.|Put the cover back on the pan.
current|She told us the current news.|The current carried the boat away.
dash|I had to dash for the bus.|Put a dash between the two words.
deck|We stood on the deck of the ferry.|Shuffle the deck before you deal.
draft|She wrote a first draft of her story.|The army had to draft more men.
drill|He used a drill to make a hole.|We had a fire drill at school.
even|The ice was smooth and even.|I ran fast, but she ran even faster.
express|Send the letter by express post.|He tried to express how he felt.
figure|Write the figure 8 on the board.|I saw a dark figure in the fog.
firm|The ground was firm under our feet.|Mum works for a building firm.
ground|The ground was covered with snow.|The pepper was ground to a powder.
harbour|The boats sheltered in the harbour.|It is a crime to harbour a thief.
hatch|The sailors climbed through the hatch.|The eggs will hatch in a week.
horn|He blew a tune on his horn.|The rhino has a horn on its nose.
interest|Her main interest is music.|The bank pays interest on your savings.
issue|Litter is a serious issue in our town.|I bought the May issue of the magazine.
jar|There is honey in the jar.|A fall like that will jar your bones.
just|He was a just and honest king.|There is just one cake left.
last|This is your last chance.|The storm may last all night.
lead|The guide will lead us up the hill.|Keep the dog on a lead.
lean|The runner was tall and lean.|Do not lean out of the window.
litter|Put your litter in the bin.|The dog had a litter of six.
log|Put another log on the fire.|The captain wrote in the ship’s log.
lounge|We watched television in the lounge.|On Sundays, I lounge on the sofa.
major|Heart disease is a major problem.|The major gave orders to his men.
mine|They dig for coal in the mine.|That book is mine, not yours.
mint|Mint grows in our herb garden.|Coins are made at the mint.
mole|A mole dug up our lawn.|She has a mole on her cheek.
mould|There was green mould on the bread.|Pour the jelly into the mould.
mount|They began to mount the stairs.|The knight rode a fine white mount.
note|He left me a note on the table.|She sang a very high note.
novel|I am reading a novel about pirates.|It was a novel idea that nobody had had before.
object|A strange object lay on the beach.|I object to your plan.
order|The king gave an order to his men.|Put the numbers in order.
organ|The heart is an organ of the body.|She plays the organ in church.
pass|The van tried to pass the bus.|Show your pass at the gate.
patient|Be patient and wait your turn.|The doctor saw her last patient at six.
pick|You may pick any card.|He broke the rock with a pick.
pitch|The teams ran on to the pitch.|Pitch the ball as far as you can.
plain|It is plain that he is tired.|Buffalo grazed on the plain.
plot|They made a plot to rob the bank.|He grows beans on his plot.
post|There is a parcel in the post.|A wooden post holds up the fence.
press|Press the button to start.|The story was in the press next day.
produce|The factory can produce a car a minute.|The shop sells fresh farm produce.
project|Our class project is about the Romans.|His ears project from under his hat.
pupil|Every pupil in the class has a desk.|The pupil is the dark part of the eye.
range|The soup is on the range in the kitchen.|A range of peaks rose ahead of us.
rear|We sat at the rear of the hall.|They rear sheep on the hills.
refuse|If they ask me, I shall refuse.|The lorry collects our refuse.
rest|Sit down and rest for a while.|I ate two cakes and kept the rest.
root|The root of a plant takes in water.|Greed was the root of the trouble.
rule|There is a rule against running indoors.|Kings used to rule the country.
sage|Grandma gave me some sage advice.|Mum put sage in the stuffing.
sail|The wind filled the sail.|They plan to sail round the world.
scale|They tried to scale the wall.|Read the weight off the scale.
school|I walk to school every day.|A school of fish swam by.
season|Autumn is my favourite season.|Season the soup before you serve it.
sentence|Begin a sentence with a capital.|His sentence was two years in jail.
set|She has a set of six chairs.|Leave the jelly in the fridge to set.
shade|We sat in the shade of a tree.|That is a lovely shade of green.
shed|The spade is in the shed.|Many trees shed their leaves in autumn.
shock|The loud bang gave me a shock.|He has a shock of red hair.
slip|Take care not to slip on the ice.|Write your name on a slip of paper.
soil|Plant the seeds in good soil.|Do not soil your new trousers.
sole|She was the sole winner.|We ate sole and chips.
sound|There was not a sound in the house.|He is old, but his heart is sound.
spade|Dig the hole with a spade.|I have the king of hearts and a spade.
spell|The witch cast a spell.|There was a long spell of rain.
spray|Spray the plants with water.|She carried a spray of white roses.
squash|Do not squash the tomatoes.|We made soup from a yellow squash.
stable|The ladder is stable now.|The pony is in its stable.
stage|The actors walked on to the stage.|A tadpole is one stage in a frog’s life.
stalk|The flower has a long green stalk.|Lions stalk their prey in the grass.
staff|The staff of the shop wear green.|The shepherd leaned on his staff.
stall|She sells fruit at a market stall.|He tried to stall them until help came.
steer|She had to steer the boat past the rocks.|A steer was grazing with the cows.
stern|The teacher gave him a stern look.|The flag flies at the ship’s stern.
still|Sit still and do not move.|It was late, and still we waited.
stock|The shop has a good stock of paint.|The farmer feeds his stock at dawn.
strike|Strike the drum with a stick.|The workers went on strike for more pay.
string|The parcel was tied with string.|They won a string of five matches.
stroke|The cat likes you to stroke it.|She swam a strong stroke.
stuff|What is all this stuff on the floor?|Stuff the clothes into the bag.
suit|He wore a grey suit to the wedding.|That colour does not suit you.
swallow|The pill is hard to swallow.|A swallow built its nest in the barn.
tablet|Take one tablet after meals.|He played a game on his tablet.
tender|She gave the baby a tender kiss.|My bruised knee was tender.
tick|The teacher put a tick beside the answer.|The dog had a tick in its fur.
tip|He stood on the tip of his toes.|She gave me a useful tip.
toast|I had toast for breakfast.|They drank a toast to the bride.
uniform|The guard wore a blue uniform.|The tiles are all of uniform size.
vessel|The vessel sailed out of port.|Pour the water into a clay vessel.
volume|The story fills one thick volume.|Please turn the volume down.
yard|A yard is nearly a metre.|The dog barked in the yard.
`);

/** For the words for year 7. */
export const expertSentences = lines(`
abstract|Freedom is an abstract idea.|She read the abstract before the article.
address|The head gave an address to the parents.|Write your address on the envelope.
affect|Lack of sleep can affect your mood.|He likes to affect a foreign accent.
alight|The bonfire was alight by six.|Passengers alight at the next stop.
appreciate|I appreciate your help.|The house may appreciate in price.
arch|The bridge has a stone arch.|She gave him an arch smile.
article|An article of clothing lay on the floor.|I read an article about whales.
bar|An iron bar held the gate shut.|The rules bar us from entering.
base|The statue stands on a marble base.|Betraying a friend is a base act.
bearing|The sailor took a bearing by the stars.|She has the proud bearing of a queen.
bluff|The lighthouse stands on a high bluff.|He tried to bluff his way past the guard.
boil|Boil the water for the tea.|He had a painful boil on his neck.
bound|The deer cleared the ditch in one bound.|The prisoner’s hands were bound.
brace|A steel brace strengthens the wall.|The hunter shot a brace of pheasants.
buckle|Her belt has a silver buckle.|The bridge began to buckle in the heat.
cape|The wizard wore a black cape.|The ship sailed round the cape.
capital|Paris is the capital of France.|You need capital to start a business.
champion|She is the champion of the world.|They champion the rights of children.
clip|The barber will clip your hair.|We saw a clip of the new film.
coast|We drove along the coast.|On a bicycle, you can coast downhill.
compact|The snow was hard and compact.|The two kings signed a compact.
compound|Water is a compound of two gases.|Guards stood at the gate of the compound.
console|I tried to console the crying child.|The pilot checked the lights on the console.
contract|Metal will contract when it cools.|The player signed a contract.
converse|They like to converse in French.|I believe the converse is true.
counter|Pay at the counter.|How did he counter her argument?
craft|A small craft lay in the harbour.|Weaving is an ancient craft.
crop|The farmer had a good crop of wheat.|Crop the photo to make it smaller.
cue|The actor missed his cue.|He hit the white ball with his cue.
dense|We were lost in a dense forest.|I was too dense to see the joke.
desert|Camels live in the desert.|A true friend will not desert you.
discharge|They discharge patients in the morning.|There was a discharge of oil from the pipe.
dock|The ship lay in the dock.|They may dock your pay if you are late.
draw|She likes to draw horses.|Oxen draw the heavy cart.
entrance|We met at the entrance.|Her songs entrance everyone who hears them.
exact|What is the exact time?|The bandits exact money from travellers.
fast|The cheetah is a fast runner.|Some people fast for a whole day.
fence|A fence runs round the field.|The two knights began to fence.
flag|The flag flew over the castle.|After ten miles, we began to flag.
flourish|Roses flourish in this soil.|She entered with a flourish of her hat.
founder|She is the founder of the school.|In such a storm, a ship may founder.
frank|Give me a frank answer.|The post office will frank your letters.
game|Chess is a game for two.|Who is game to jump first?
gorge|A river runs through the gorge.|They gorge themselves on cake.
grate|A log burned in the grate.|Grate the cheese over the pasta.
grave|He made a grave mistake.|She laid flowers on the grave.
gravity|He spoke with great gravity.|Gravity makes an apple fall.
gulf|The ship crossed the gulf.|There is a wide gulf between rich and poor.
hail|Hail rattled on the roof.|He stepped out to hail a taxi.
hamper|We packed a picnic hamper.|Heavy boots hamper a runner.
host|The host of the show told jokes.|A host of fans waited outside.
intimate|Only intimate friends came.|He tried to intimate that he was tired.
junk|The attic was full of junk.|A Chinese junk sailed by.
lap|They ran one lap of the track.|The cat slept in her lap.
lash|The rain began to lash the windows.|Lash the boat to the post.
launch|A motor launch took us to the island.|They will launch a new club in May.
leaves|The leaves turn brown in autumn.|The train leaves at noon.
limp|The lettuce was old and limp.|He walks with a limp.
list|Write a shopping list.|The damaged ship began to list.
lumber|The shed is full of old lumber.|Bears lumber through the forest.
maroon|The pirates would maroon him on an island.|She wore a maroon coat.
mass|A mass of snow slid off the roof.|They go to mass on Sunday.
matter|All things are made of matter.|It does not matter if you lose.
may|It may rain later.|White may was in flower in the hedge.
model|He built a model of the ship.|She is paid to model hats.
moor|Sheep graze on the moor.|Moor the boat at the jetty.
mug|She drank a mug of cocoa.|Two thieves tried to mug him.
net|The fish were caught in a net.|After tax, his net pay is small.
overlook|Do not overlook the last question.|The windows overlook the sea.
pants|The dog pants when it is hot.|He folded his clean pants.
patch|Patch the hole in your jeans.|We grow peas in a small patch.
peer|I had to peer through the fog.|An earl is a peer, and so is a duke.
perch|The parrot sat on its perch.|He caught a perch in the river.
pine|The dog will pine for its master.|The table is made of pine.
pioneer|The pioneer crossed the plains by wagon.|Scientists pioneer new cures.
prime|That is my prime reason.|Prime the wall before you paint it.
prune|She ate a stewed prune.|Prune the roses in winter.
pulse|The nurse felt his pulse.|A lentil is a pulse.
quarry|The fox ran after its quarry.|Stone is dug from the quarry.
quarter|I ate a quarter of the pie.|They live in the old quarter of town.
racket|The children made a terrible racket.|He hit the ball with his racket.
ram|A ram led the flock.|The van tried to ram the gate.
rash|It was rash to dive in.|Nettles gave her a rash.
refrain|Please refrain from shouting.|Everyone sang the refrain.
relish|I relish a long walk.|Would you like relish on your burger?
reservation|We have a reservation for dinner.|I agreed, but with one reservation.
saw|I saw a fox last night.|Saw the plank in two.
scrap|A scrap of paper blew by.|The boys had a scrap in the yard.
season|Winter is the coldest season.|Season the stew with herbs.
shaft|The arrow had a wooden shaft.|Miners went down the shaft.
shrink|Wool may shrink in the wash.|She did not shrink from danger.
slate|The roof is made of slate.|Critics were quick to slate the film.
sling|Sling your bag over there.|Her arm was in a sling.
snap|I heard the twig snap.|He took a snap of the castle.
spare|There is a spare tyre in the boot.|The king chose to spare his enemy.
spell|A spell turned him into a frog.|We had a spell of warm weather.
spoke|She spoke for an hour.|A spoke of the wheel was bent.
stamp|The clerk put a stamp on the page.|He had to stamp the snow off his boots.
story|Tell us a story.|I do not believe his story about the dog.
strain|She was under a lot of strain.|Strain the peas before you serve them.
sweep|Sweep the floor.|We saw the wide sweep of the bay.
tack|Fix the poster with a tack.|The yacht changed tack in the wind.
temple|They prayed in the temple.|A vein throbbed in his temple.
tense|Before the test, I felt tense.|“Ran” is in the past tense.
terminal|Our plane leaves from the new terminal.|The illness was terminal.
throng|A throng filled the square.|Fans throng to the stadium.
toll|Drivers pay a toll at the bridge.|The bells toll at midnight.
tongue|English is her native tongue.|You taste with your tongue.
trace|There was no trace of the thief.|Trace the map on to thin paper.
treat|Ice cream is a treat.|The vet will treat your rabbit.
utter|He did not utter a word.|The room was in utter darkness.
vault|They had to vault over the gate.|The kings are buried in the vault.
wake|Please wake me at seven.|The boat left a wake behind it.
yarn|She knitted with red yarn.|The old sailor told us a yarn.
yield|They would never yield to the enemy.|The field gave a good yield of corn.
`);
