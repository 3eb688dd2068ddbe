/** Sentences that leave no doubt which word is meant; ___ stands for the word. By how well known the words are. A teacher may add to them. */

const rows = (text: string): readonly (readonly [word: string, sentence: string])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', sentence = ''] = line.split('|');
      return [word, sentence] as const;
    });

/** Words of years 3 and 4. */
export const firstSentences = rows(`
earth|The ___ goes round the sun once a year.
sheep|The farmer cut the wool from his ___.
shelf|Please put the books back on the ___.
scarf|Wrap a warm ___ round your neck.
thumb|You have four fingers and a ___ on each hand.
trunk|An elephant drinks with its long ___.
learn|We go to school to ___ new things.
canoe|They paddled down the river in a ___.
jewel|The ring had a bright red ___ in it.
prawn|A ___ is a small sea animal that turns pink when it is cooked.
camera|She took the photo with her new ___.
dragon|The ___ in the story breathed fire.
bridge|We crossed the river by the stone ___.
button|One ___ has come off my coat.
flower|A rose is a ___ with a sweet smell.
castle|The king and queen lived in a huge ___.
banana|A monkey likes to peel and eat a ___.
guitar|He plucked the strings of his ___.
island|Water lies all round an ___.
kidney|Each ___ in your body cleans your blood.
kitten|The cat gave her ___ a good wash.
orange|An ___ is a fruit full of juice.
pencil|My ___ is blunt, so I need a sharpener.
peanut|Spread some ___ butter on the toast.
pigeon|A grey ___ sat on the roof and cooed.
pirate|The ___ hid his gold on a desert island.
potato|Chips are made from a ___.
puppet|She moved the ___ by pulling its strings.
rabbit|The ___ hopped back to its burrow.
shrimp|A ___ is even smaller than a prawn.
tongue|You lick an ice cream with your ___.
wallet|Dad keeps his money in a leather ___.
window|Open the ___ to let in some fresh air.
museum|We saw dinosaur bones at the ___.
garage|The car is parked in the ___.
coffee|Mum drinks a cup of ___ every morning.
eleven|One more than ten is ___.
fourth|After the third comes the ___.
happen|What will ___ if I press this button?
search|Help me ___ for my lost glove.
narrow|The path was too ___ for two of us.
follow|Walk behind me and ___ my footsteps.
escape|The hamster tried to ___ from its cage.
hidden|The treasure was ___ under a rock.
beware|The sign on the gate said: “___ of the dog!”
afraid|Some people are ___ of spiders.
answer|Put up your hand if you know the ___.
because|I took an umbrella ___ it was raining.
bedroom|Tidy your ___ before you go to sleep.
believe|Do you ___ that story, or is it made up?
between|The number five comes ___ four and six.
bicycle|A ___ has two wheels and two pedals.
cabbage|A ___ is a round green vegetable with many leaves.
captain|The ___ told the sailors what to do.
careful|Be ___ when you carry the hot soup.
cartoon|We watched a funny ___ about a mouse.
custard|I like apple pie with warm yellow ___.
display|Our paintings are on ___ in the hall.
goodbye|She waved ___ as the train left.
haircut|He went to the barber for a ___.
holiday|We went to the seaside on our summer ___.
husband|The queen and her ___ waved to us.
journey|The ___ to London took three hours by train.
kitchen|Dad is cooking dinner in the ___.
million|One thousand thousands make a ___.
nowhere|I looked everywhere, but it was ___ to be found.
pattern|The curtains have a ___ of stars.
penguin|A ___ is a bird that swims but cannot fly.
perfect|Full marks! Your work was ___.
picture|She painted a ___ of a ship.
present|I wrapped the birthday ___ in shiny paper.
promise|If you make a ___, you must keep it.
railway|Trains run along the ___ line.
rainbow|A ___ has seven colours.
sandwich|He ate a cheese ___ for lunch.
station|The train stopped at every ___.
strange|I heard a ___ noise in the night.
sunrise|The birds begin to sing at ___.
surface|A leaf floated on the ___ of the pond.
swallow|Chew your food well before you ___ it.
theatre|We saw the play at the ___.
village|Fewer people live in a ___ than in a town.
visitor|A ___ came to see us yesterday.
yourself|Look at ___ in the mirror.
alphabet|There are twenty-six letters in the ___.
birthday|You blow out candles on your ___.
calendar|The ___ on the wall shows the months.
cupboard|The plates are kept in the ___.
elephant|An ___ is a grey animal with tusks.
entrance|Go in through the main ___.
everyone|When the team scored, ___ cheered.
football|Eleven players make a ___ team.
fourteen|Seven and seven make ___.
goldfish|A ___ swims round and round in its bowl.
hospital|Doctors and nurses work in a ___.
keyboard|You type with the keys of a ___.
motorway|Many cars drive fast on the ___.
pavement|Walk on the ___, not on the road.
platform|We waited for the train on ___ two.
postcard|Send me a ___ from your holiday.
sentence|A ___ begins with a capital letter.
skeleton|Your ___ is made of bones.
slippery|Ice makes the path very ___.
thousand|Ten hundreds make a ___.
tomorrow|The day after today is ___.
someone|I can hear ___ knocking at the door.
planet|Mars is a ___ that looks red.
winter|It often snows in ___.
garden|Grandma grows roses in her ___.
carrot|A ___ is a long orange vegetable.
carpet|A soft ___ covers the floor.
parrot|The ___ learned to say hello.
basket|She put the eggs into a ___.
cotton|This shirt is made of ___.
father|My ___ and mother came to sports day.
hammer|Hit the nail with a ___.
monkey|The ___ swung from tree to tree.
turkey|Many people eat roast ___ at Christmas.
candle|She lit the ___ with a match.
plaster|Put a ___ on that cut.
feather|A bird dropped a white ___.
weather|The ___ is sunny and warm today.
chicken|A hen is a female ___.
blanket|The baby sleeps under a soft ___.
teacher|The ___ wrote the date on the board.
sparrow|A ___ is a small brown bird.
spider|The ___ spun a web.
painter|The ___ dipped his brush into the pot.
farmer|The ___ drove his tractor across the field.
helmet|Wear a ___ when you ride your bike.
summer|The weather is hottest in ___.
branch|The squirrel ran along the ___ of a tree.
blossom|In spring, the apple trees are full of ___.
dolphin|A ___ leapt out of the sea.
lantern|He lit the ___ to see in the dark tunnel.
pumpkin|We carved a face into a big orange ___.
hamster|My ___ runs in its wheel all night.
thunder|After the lightning came a roll of ___.
trumpet|She blew a tune on her shiny ___.
`);

/** Words of year 5 and year 6. */
export const middleSentences = rows(`
youth|In his ___, Grandad played football for the town.
vowel|The letter E is a ___.
digit|The number 407 has a zero as its middle ___.
weary|After the long climb, we felt ___ and sat down.
affair|What I do with my money is my own ___.
afford|That bike costs too much; we cannot ___ it.
agency|They booked the trip at a travel ___.
appeal|The charity made an ___ for warm clothes.
appear|Stars ___ in the sky when it gets dark.
ascend|To go up a ladder is to ___ it.
breath|Take a deep ___ before you dive.
browse|I like to ___ through the books in a shop.
chapel|A small church is called a ___.
client|The lawyer met her ___ at the office.
credit|She paid for the shoes with a ___ card.
effort|With a great ___, he lifted the box.
equate|Do not ___ being rich with being happy.
excuse|Being tired is no ___ for being rude.
fallen|A tree has ___ across the road.
favour|Please do me a ___ and close the door.
growth|Plants need light and water for their ___.
hollow|The owl nests in a ___ tree.
humane|It is ___ to treat animals kindly.
labour|Digging the tunnel took years of hard ___.
locate|Can you ___ Wales on the map?
nation|The whole ___ watched the final on television.
occupy|These books ___ two whole shelves.
option|You have no ___ but to wait.
period|The Victorian ___ lasted over sixty years.
prompt|The actor forgot his words and needed a ___.
reduce|If you slow down, you ___ your speed.
reveal|Pull the curtain back to ___ the painting.
robust|These boots are ___ enough for the mountains.
rumour|There is a ___ that the shop will close.
sadden|The bad news will ___ everybody.
script|The actors learned their words from the ___.
slogan|A good ___ helps to sell things.
steady|Hold the ladder ___ while I climb.
sudden|There was a ___ bang, and we all jumped.
suffix|In the word “kindness”, the ___ is “ness”.
thrown|The ball was ___ over the fence.
wombat|A ___ is a furry Australian animal that digs burrows.
ability|She has the ___ to run very fast.
abandon|They had to ___ the sinking ship.
achieve|Work hard and you will ___ your goal.
advance|Book your tickets in ___ to be sure of a seat.
amateur|He plays golf as an ___, not for money.
analogy|To explain it, she used an ___ with a river.
antique|The ___ clock is two hundred years old.
anybody|Has ___ seen my glasses?
apology|He said he was sorry, and we accepted his ___.
approve|The head teacher must ___ the plan.
arrange|Please ___ the chairs in a circle.
attract|Bright flowers ___ bees.
average|She is of ___ height, neither tall nor short.
bargain|At half price, the coat was a real ___.
beneath|The treasure lay buried ___ the old oak.
benefit|One ___ of swimming is that it keeps you fit.
billion|One thousand million is one ___.
boredom|There was nothing to do, and she yawned with ___.
breathe|Fish ___ through their gills.
cabinet|The medicine is locked in a ___.
capital|Paris is the ___ of France.
caution|Drive with great ___ on icy roads.
chemist|You can buy medicine at the ___.
climate|Deserts have a hot, dry ___.
company|She works for a ___ that makes toys.
conceal|The spy tried to ___ the letter under his hat.
concern|Your health is my main ___.
concert|The orchestra gave a ___ in the park.
condemn|We all ___ cruelty to animals.
confuse|Too many signs only ___ drivers.
connect|This wire will ___ the lamp to the battery.
consume|Large cars ___ a lot of fuel.
contain|What does that box ___?
content|The cat purred, warm and ___ by the fire.
convict|The jury did not ___ the man, so he went home.
country|Scotland is a ___ with many lochs.
courage|The lion had the ___ to fight on.
creator|Who was the ___ of this story?
declare|I now ___ the new library open!
deposit|You pay a small ___ and the rest later.
descend|The plane began to ___ towards the airport.
despair|He gave up hope and sat there in ___.
develop|A tadpole will ___ into a frog.
diagram|Draw a ___ of the water cycle and label it.
dignity|The old king walked with great ___.
economy|Shops and factories are part of a country’s ___.
educate|Schools ___ children.
elegant|She wore an ___ dress to the ball.
element|Oxygen is a chemical ___.
emotion|Joy is a strong ___.
evident|From his smile, it was ___ that he had won.
example|A robin is an ___ of a bird.
exhibit|A mummy is the best-known ___ in that museum.
extract|The dentist had to ___ a tooth.
factory|Cars are built in a ___.
fantasy|A story with dragons and magic is a ___.
fashion|Wide trousers are in ___ again.
fiction|Novels are works of ___, not fact.
foreign|French is a ___ language in England.
forgive|I am sorry; please ___ me.
formula|The scientist wrote the secret ___ on the board.
fortune|The merchant made his ___ by selling silk.
general|The ___ led his army over the hill.
grammar|Nouns and verbs are part of ___.
harmony|The choir sang in perfect ___.
himself|The boy made the whole cake ___.
history|In ___ lessons, we learn about the past.
honesty|He gave back the purse, and was praised for his ___.
illegal|Stealing is ___.
improve|Practise every day to ___ your spelling.
inherit|He will ___ the farm from his uncle.
instead|We had no milk, so I used water ___.
intense|The heat of the fire was ___.
justice|A judge must see that ___ is done.
kingdom|The princess ruled over a small ___.
leaflet|The guide gave me a ___ with a map.
licence|You must have a ___ to drive a car.
literal|The ___ meaning of a word is its plain meaning.
maximum|Thirty is the ___ number of children in the class.
message|She left a ___ on my phone.
mileage|A car’s ___ is how far it has travelled.
mistook|I ___ you for your brother.
monarch|The ___ waved to the crowd from the palace balcony.
network|Roads form a ___ across the country.
nuclear|A ___ power station makes electricity.
opinion|In my ___, the book is better than the film.
outlook|The ___ for tomorrow is sunny.
outrage|There was ___ when they cut down the old trees.
overall|He came third in one race but first ___.
package|The postman brought a ___ tied with string.
patient|The nurse took the ___ to the doctor.
payment|The shop takes ___ by card.
penalty|The striker scored from the ___ spot.
pitfall|The plan seems good, but it has one hidden ___.
predict|Nobody can ___ the future.
pretend|Let us ___ to be pirates.
prevent|Brushing helps to ___ tooth decay.
primary|Red is a ___ colour.
private|The letter was ___, so I did not read it.
problem|We solved the ___ together.
produce|Cows ___ milk.
product|The ___ of 3 and 4 is 12.
protect|A helmet will ___ your head.
protein|Beans and eggs are full of ___.
provide|The hotel will ___ towels for us.
quality|Shoes of good ___ last for years.
reality|It seemed like a dream, but it was ___.
replace|I broke the cup and must ___ it.
reverse|To go backwards, you put a car into ___.
routine|Brushing my teeth is part of my morning ___.
satisfy|One biscuit will not ___ a hungry boy.
scarlet|The guards wore bright ___ coats.
scratch|The cat gave me a ___ on the arm.
section|The grapes are in the fruit ___ of the shop.
selfish|It is ___ to keep all the sweets for yourself.
several|There were ___ mistakes, not just one.
student|A ___ at a university has many books to read.
surname|In “Tom Smith”, the ___ is Smith.
suspend|They will ___ the lamps from hooks in the ceiling.
tragedy|A play with a very sad end is a ___.
uniform|At our school, everyone wears a ___.
vacancy|The hotel was full; it did not have a single ___.
welfare|Vets care about the ___ of animals.
without|I drink my tea ___ sugar.
anywhere|I cannot find my keys ___.
approach|Be quiet as you ___ the nest.
argument|They had an ___ about who was right.
champion|The winner of the last match is the ___.
collapse|A badly built shed may ___ in a storm.
continue|After a short rest, we shall ___ our walk.
corridor|The classrooms are at the end of the ___.
creature|A strange ___ crawled out of the swamp.
delicate|Take care: the glass is very ___.
describe|Can you ___ the person you saw?
distance|The ___ from here to town is five miles.
estimate|I did not count; it is only an ___.
eyesight|Carrots are said to be good for your ___.
fraction|One half is a ___.
grateful|I am very ___ for your help.
horrible|The medicine had a ___ taste.
identify|Can you ___ this bird from its song?
magnetic|Iron is ___, but wood is not.
movement|Stay still: any ___ will scare the deer.
multiple|Twelve is a ___ of four.
opposite|Hot is the ___ of cold.
patience|Fishing needs a lot of ___.
personal|A diary is a ___ book.
position|She is in third ___ with one lap to go.
powerful|The engine is ___ enough to pull ten trucks.
practice|Playing the piano well takes ___.
quantity|A large ___ of sand was delivered.
southern|Spain is in ___ Europe.
splendid|What a ___ view from the tower!
standard|Your work is of a very high ___.
symmetry|A butterfly’s wings show ___.
terrible|The weather was ___: wind, rain and hail.
`);

/** Words of year 6 and year 7. */
export const hardSentences = rows(`
abnormal|So much snow in May is quite ___.
accurate|A good clock is always ___.
activate|Press this switch to ___ the alarm.
activity|Skating is a popular winter ___.
addition|In ___ to apples, we sell pears.
adequate|The food was ___, but nobody was really full.
adjacent|The kitchen is ___ to the dining room.
aircraft|Jets and gliders are kinds of ___.
alliance|The two countries formed an ___ against their enemy.
anecdote|He told a funny ___ about his first day.
antidote|The snake’s bite is dangerous, but there is an ___.
apparent|It was ___ from her face that she was pleased.
applause|The singer bowed to loud ___.
approval|The plan needs the ___ of the council.
arrogant|He is so ___ that he thinks he is always best.
bacteria|Wash your hands to remove ___.
bankrupt|The firm lost all its money and went ___.
basement|The boiler is down in the ___.
campaign|They began a ___ to save the park.
carriage|A horse pulled the ___ to the palace.
category|Which ___ of books do you like best?
chemical|Chlorine is a ___ used in swimming pools.
commence|The show will ___ at seven o’clock.
complete|One piece is missing, so the jigsaw is not ___.
conclude|The streets are wet, so I ___ that it has rained.
concrete|The path is made of ___.
conflict|The talks ended the ___ between the two tribes.
constant|The temperature stays ___ all year.
contract|The player signed a ___ for two years.
contrary|No, on the ___, I like it very much.
contrast|There is a strong ___ between black and white.
courtesy|Holding the door open is an act of ___.
creation|The statue is the artist’s latest ___.
database|The library keeps its list of books in a ___.
decision|She thought for a long time and made her ___.
dedicate|I ___ this poem to my grandmother.
definite|Yes or no? I need a ___ answer.
dialogue|The play begins with a ___ between two friends.
distinct|I heard a ___ click, quite clear and sharp.
distract|Do not ___ the driver by talking.
document|A passport is an important ___.
donation|Every ___ helps the charity.
dramatic|The film has a ___ ending with a chase.
duration|Please stay seated for the ___ of the flight.
economic|The price of oil is an ___ matter.
election|The people chose a new mayor in the ___.
equality|The same rights for all: that is called ___.
equation|In the ___ x + 2 = 5, x is 3.
evaluate|Test the idea and ___ the results.
evidence|The footprints were ___ that somebody had been there.
facility|The new sports ___ has a pool and a gym.
farewell|She waved a sad ___ from the ship.
footnote|The ___ at the bottom of the page explained the word.
forecast|The ___ says it will be sunny.
fragment|They dug up a ___ of a Roman pot.
friction|Rubbing your hands makes heat by ___.
frighten|That mask will ___ the baby.
function|The ___ of the heart is to pump blood.
geometry|Shapes and angles belong to ___.
governor|The island is ruled by a ___.
graduate|After three years at university, she will ___.
hardship|They faced cold and ___ on the journey.
heritage|Castles are part of our ___.
hesitate|Do not ___; just jump in.
historic|The old castle is a ___ site.
identity|The spy kept his true ___ secret.
ignorant|He knew nothing about it; he was quite ___.
illusion|The water in the desert was only an ___.
immature|Throwing food is silly and ___.
incident|The police wrote a report about the ___.
indicate|Arrows ___ the way out.
industry|Steel was once a great ___ in this town.
infinite|The numbers go on for ever: they are ___.
informal|The party is ___, so wear what you like.
initiate|The mayor wants to ___ a new plan.
innocent|He had done nothing wrong; he was ___.
instinct|Birds build nests by ___.
junction|Turn left at the next road ___.
language|Which ___ do they speak in Spain?
location|This is a perfect ___ for a picnic.
marriage|The king gave his daughter in ___ to a prince.
material|Wool is a warm ___ for a coat.
metaphor|“The moon was a silver boat” is a ___.
military|Soldiers live on a ___ base.
minority|Only a few agreed: they were in the ___.
moderate|Cook it at a ___ heat, neither hot nor cool.
momentum|A ball gains ___ as it rolls downhill.
motivate|A good coach can ___ her team.
national|England’s ___ flower is the rose.
nominate|We ___ Amara as class captain.
obsolete|Typewriters are ___ now.
occasion|A wedding is a happy ___.
official|The ___ time of the race was nine seconds.
opponent|She shook hands with her ___ after the match.
optional|You need not come; it is ___.
ordinary|It began as an ___ day like any other.
overflow|Turn off the tap or the bath will ___.
paradise|The sunny island was a ___.
parallel|Railway lines are ___.
particle|A grain of dust is a tiny ___.
peaceful|The lake was calm and ___.
persuade|Try to ___ him to come with us.
pipeline|Oil flows through a ___.
pleasant|We spent a ___ afternoon in the park.
positive|Think of good things and be ___.
postpone|It is raining, so we must ___ the match.
prohibit|The rules ___ running in the corridor.
property|That field is the farmer’s ___.
proposal|The council voted on the ___ for a new bridge.
purchase|Keep the receipt for every ___.
reaction|What was her ___ when she heard the news?
relation|My cousin is a ___ of mine.
relevant|That is not ___ to the question.
religion|Christianity is a ___.
research|The scientists did ___ into sleep.
resident|Every ___ of the street came to the party.
resource|Water is a precious ___.
retrieve|The dog ran to ___ the stick.
romantic|The film is a ___ love story.
rotation|One ___ of the Earth takes a day.
severity|The ___ of the storm surprised everyone.
shortage|In dry summers, there is a ___ of water.
simulate|Pilots train in machines that ___ flight.
software|A computer needs ___ to run.
solution|We found the ___ to the puzzle.
specimen|He looked at the ___ under a microscope.
strategy|A chess player needs a good ___.
superior|Our team was ___ and won easily.
sympathy|We sent her flowers to show our ___.
tendency|He has a ___ to be late.
threaten|Dark clouds ___ rain.
tolerant|A ___ person lets others think as they like.
tolerate|I cannot ___ that noise any longer.
transmit|Radio masts ___ signals.
ultimate|Winning the cup is our ___ aim.
vacation|Americans call a holiday a ___.
wasteful|Leaving lights on is ___.
withdraw|You can ___ money at the bank.
accompany|May I ___ you to the station?
advantage|Being tall is an ___ in basketball.
affection|The dog licked his hand with ___.
agreement|After long talks, they reached an ___.
allowance|He gets a small weekly ___ from his aunt.
alternate|Walkers and runners came on ___ days.
amusement|To our ___, the monkey stole his hat.
apologise|I must ___ for being late.
associate|I ___ summer with ice cream.
attention|Please pay ___ to the teacher.
attribute|Kindness is her best ___.
authentic|Is it a copy or an ___ Roman coin?
automatic|The doors are ___ and open by themselves.
behaviour|The pupils were praised for their good ___.
brilliant|What a ___ idea!
calculate|Can you ___ 25 × 4 in your head?
candidate|Each ___ took the same test.
cardboard|The box is made of ___.
catalogue|She ordered the shoes from a ___.
cathedral|The ___ has a tall spire and old windows.
celebrate|We had a party to ___ her birthday.
challenge|Climbing the mountain was a real ___.
chemistry|In ___, we mix liquids in test tubes.
chocolate|She melted a bar of ___ for the cake.
companion|The dog was his only ___ on the walk.
competent|You need a ___ driver for that lorry.
component|Each ___ of the engine was cleaned.
condition|The old car is still in good ___.
conductor|The ___ raised his baton, and the orchestra began.
confident|She was ___ that she would win.
confusion|In the ___, two children got lost.
construct|They plan to ___ a new bridge.
curiosity|The kitten was full of ___.
departure|The ___ of the train was delayed.
desperate|They were ___ for water in the desert.
direction|In which ___ is north?
disappear|The magician made the rabbit ___.
diversity|The rainforest has a great ___ of plants.
duplicate|Make a ___ of the key in case you lose it.
education|Everyone has a right to an ___.
eliminate|Soap helps to ___ germs.
elsewhere|There was no room, so we went ___.
emotional|Saying goodbye was an ___ moment.
encourage|We cheered to ___ the runners.
enjoyment|She plays music for her own ___.
equipment|The climbers checked their ___.
establish|They want to ___ a new school.
everybody|We waited until ___ was there.
existence|Do you believe in the ___ of monsters?
explosion|With a loud ___, the firework lit up the sky.
extension|They built an ___ on to the house.
fantastic|The view was ___.
fascinate|Stars and planets ___ me.
favourite|Blue is my ___ colour.
forbidden|It is ___ to feed the animals.
forgotten|I have ___ my packed lunch.
fortnight|Two weeks make a ___.
fortunate|You were ___ to find your purse again.
furniture|Tables and chairs are ___.
guarantee|The clock has a two-year ___.
household|There are five people in our ___.
identical|The twins look ___.
ignorance|His ___ of the rules cost the team the game.
immediate|We need help now: an ___ answer, please.
inability|His ___ to swim kept him out of the boat.
inclusion|She was pleased with her ___ in the team.
insertion|The ___ of a coin starts the machine.
insurance|The ___ paid for the damage.
intention|It was not my ___ to hurt you.
introduce|Let me ___ my sister to you.
invention|The telephone was a great ___.
knowledge|Reading adds to your ___.
landscape|The artist painted a ___ with hills.
legendary|King Arthur is a ___ hero.
mandatory|Seat belts are ___.
microwave|He heated the soup in the ___.
migration|The ___ of swallows begins in autumn.
narrative|A story is also called a ___.
necessity|Food is a ___ of life.
negotiate|The two sides met to ___ peace.
neighbour|Our ___ lives next door.
nightmare|She woke up from a bad ___.
objection|If there is no ___, we shall begin.
operation|The patient had an ___ on his knee.
otherwise|Hurry up; ___, you will miss the bus.
ownership|Nobody could prove ___ of the land.
paperback|A ___ is cheaper than a hardback.
paragraph|Begin each ___ on a new line.
permanent|The ink is ___ and cannot be removed.
political|Members of Parliament belong to a ___ party.
potential|The young player has great ___.
practical|Boots are more ___ than sandals in the mud.
president|The people of France elect a ___.
primitive|Early people used ___ tools of stone.
privilege|It was a ___ to meet the queen.
procedure|Follow the fire drill ___.
programme|My favourite television ___ is about whales.
prominent|The church tower is a ___ landmark.
promotion|She worked hard and got a ___.
pronounce|How do you ___ this word?
radiation|The sun gives off ___.
recipient|The ___ of the letter opened it.
recommend|I ___ this book to you.
rectangle|A ___ has four right angles.
reduction|There was a ___ in the price.
relevance|What is the ___ of that remark?
reproduce|Can you ___ the sound of an owl?
residence|The palace is the king’s ___.
sacrifice|Giving up her seat was a small ___.
satellite|The moon is a ___ of the Earth.
secondary|After primary school comes ___ school.
secretary|The school ___ answers the telephone.
selection|The shop has a large ___ of hats.
sensation|I had an odd ___ in my toes.
sensitive|A ___ person is easily hurt.
situation|Getting lost was a difficult ___.
somewhere|My keys must be ___ in this room.
staircase|The ___ leads up to the attic.
statement|The police read out a ___.
strategic|The castle stands at a ___ point.
supervise|Two adults must ___ the swimmers.
suspicion|His nervous look aroused ___.
telephone|She picked up the ___ and dialled a number.
tentative|We made a ___ plan, which may still change.
terminate|This train will ___ at the next station.
therefore|It is raining; ___ we shall stay in.
tolerance|People of all faiths need ___.
tradition|A tree at Christmas is an old ___.
transform|A coat of paint will ___ this room.
transient|A rainbow is beautiful but ___.
translate|Please ___ this letter into French.
transport|Buses are a form of ___.
treatment|The doctor began the ___ at once.
unpopular|The new rule was very ___.
variation|There is little ___ in the weather here.
voluntary|Nobody has to help: it is ___.
warehouse|The goods are stored in a ___.
wonderful|We had a ___ time at the fair.
yesterday|The day before today was ___.
`);

/** More words of years 4 to 6 that have a word of three letters in them. */
export const longSentences = rows(`
parliament|Laws are made in ___.
independent|Once a colony, the country is now free and ___.
illuminate|Street lamps ___ the road after dark.
magnificent|The palace was so grand, so ___, that we could only stare.
monotonous|The same dull note again and again was ___.
obstinate|The mule was so ___ that it would not move an inch.
redundant|When the factory closed, fifty workers were made ___.
treacherous|Ice made the mountain path ___.
vegetation|In the desert there is hardly any ___ for camels to eat.
competitive|He is so ___ that he even wants to win at breakfast.
exaggerate|Do not ___: the fish was small, not as long as a bus!
lieutenant|The captain gave his orders to a young ___.
manufacture|Those factories ___ cars and lorries.
restaurant|We ate at an Italian ___.
stationary|The bus hit a ___ car that was parked by the kerb.
temperature|A thermometer measures the ___.
perimeter|Add all four sides to find the ___ of the field.
penetrate|No light can ___ the thick curtains.
formidable|The champion was a ___ opponent, feared by all.
prosperity|Trade brought wealth and ___ to the town.
apparatus|The gym has bars, ropes and other ___ for climbing.
persevere|The task is hard, but if you ___, you will finish it.
hospitable|The ___ couple gave every traveller a bed and a meal.
catastrophe|The earthquake was a ___ for the whole country.
resilient|Rubber is ___: it springs back into shape.
vindicate|New evidence may ___ the man who was blamed.
chronological|Put the events in ___ order, the earliest first.
predator|A lion is a ___ that hunts zebra.
habitat|A pond is the natural ___ of a newt.
inevitable|With no brakes, a crash was ___.
inhabitant|The last ___ left the island long ago.
laboratory|The scientists work in a ___.
parachute|The pilot jumped out and opened his ___.
`);
