/** Sentences with a gap. In a line: the sentence, the word for the gap, words that do not fit ('so_that' is two words). A teacher may add lines. */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** The meaning of the sentence tells the word at once. */
export const plainClozes = lines(`
The baker takes the hot ___ out of the oven.|bread|window shoe cloud river
We put on our coats because it was ___ outside.|cold|hungry cheap empty square
The bus was late, so we had to ___ at the stop.|wait|cook paint grow shine
Please ___ the door quietly, because the baby is asleep.|close|drink eat climb borrow
The thirsty dog ___ a whole bowl of water.|drank|wrote built chased drew
A spider has eight ___.|legs|wheels pages wings songs
The sun ___ in the east every morning.|rises|barks reads whispers freezes
She used an umbrella to keep herself ___ in the rain.|dry|loud rich sour late
The library lends ___ to its members.|books|clouds teeth rivers sparks
He was so ___ that he fell asleep at the table.|tired|awake noisy sharp deep
The mountain was too ___ to climb in one day.|high|soft sweet early brave
My grandfather tells the best ___ about his childhood.|stories|bridges feathers engines fences
The gardener ___ the flowers every evening in summer.|waters|reads drives sings wears
An owl hunts at night and ___ during the day.|sleeps|melts rings pours boils
The ice in my glass slowly began to ___.|melt|bark climb sneeze knit
The firefighters put out the ___ with a long hose.|fire|ladder engine rescue water
You need a needle and ___ to sew on a button.|thread|soup chalk gravel smoke
The teacher asked us to ___ our names at the top of the page.|write|eat swim boil plant
Birds build their nests from twigs and ___.|grass|soup thunder glass music
The ship sank to the ___ of the sea.|bottom|corner ceiling chapter middle
She blew out all the ___ on her birthday cake.|candles|shoes rivers clocks pencils
The farmer milks his ___ twice a day.|cows|trees fields hens tractors
A caterpillar turns into a ___.|butterfly|kitten pebble tadpole branch
Cross the road only when the light is ___.|green|red heavy blue salty
The clown’s funny tricks made everyone ___.|laugh|freeze rust melt snow
He could not open the chest because it was ___.|locked|open empty cloudy awake
The soup was too hot to ___, so we blew on it.|eat|read wear ride sew
In autumn the leaves ___ from the trees.|fall|sing drive knock type
My shoes are too small and they ___ my toes.|pinch|paint follow water whisper
Astronauts travel into space in a ___.|rocket|lorry ferry tunnel canoe
The detective followed the ___ in the snow.|footprints|recipes melodies opinions minutes
The bell ___ at the end of the lesson.|rang|ate swam folded melted
We planted the seeds and covered them with ___.|soil|steam music noise thunder
The lion is known for its loud ___.|roar|whisker stripe meal shadow
She speaks two ___, English and Welsh.|languages|countries books schools meals
The king wore a golden ___ on his head.|crown|shoe glove belt cloak
I brush my teeth with a brush and ___.|toothpaste|gravy ink butter mud
The map showed us the ___ to the castle.|way|taste weight colour noise
A clock tells us the ___.|time|price weather truth story
Mum pays for the shopping at the ___.|till|shelf trolley window basket
The fox ran off when it heard the dogs ___.|barking|reading cooking knitting typing
There was not a single cloud in the ___.|sky|cupboard sea drawer field
The orchestra played a beautiful piece of ___.|music|cheese cloth paint history
You must ___ your hands before you eat.|wash|read ring plant fold
The old bridge was so weak that it might ___.|collapse|whistle hatch boil bloom
The eggs in the nest will soon ___.|hatch|drive knock ripen melt
A judge works in a ___.|court|kitchen stable tunnel harbour
The snow lay deep and ___ on the hills.|white|loud hungry spicy narrow
He was late for school because he missed the ___.|bus|sun wall lesson soup
The rope was not ___ enough to reach the ground.|long|hot quiet early sweet
The hungry bear was looking for ___.|food|music paper snow stairs
We could hear the rain ___ on the roof.|drumming|reading cooking walking knitting
The nurse put a ___ on my knee.|bandage|ladder sandwich window lantern
The path through the wood was dark and ___.|gloomy|salty ripe sunny polite
A kangaroo carries its baby in a ___.|pouch|basket nest pram stable
The concert was sold out, and every ___ was taken.|seat|song poster stage violin
Please turn down the ___, I cannot hear you.|radio|carpet recipe window bread
The knight fought the dragon with his ___.|sword|pillow spoon saddle helmet
Honey is made by ___.|bees|hens cows bakers spiders
I keep my money in a ___.|purse|puddle candle ladder cloud
The carpenter cut the plank with a ___.|saw|spoon brush needle pillow
A dictionary tells you what a word ___.|means|drinks wears paints throws
Please speak up, because Grandpa cannot ___ well.|hear|paint fold melt hatch
The puppy ___ its tail when it saw me.|wagged|opened read boiled painted
The climbers reached the ___ of the mountain at noon.|top|price taste chapter wheel
We watched the ___ swim round and round in the tank.|fish|lamps buses stamps hills
The princess slept for a hundred ___.|years|metres pounds pages degrees
I need a ___ to unlock this door.|key|pillow spoon carrot ribbon
The lamb followed its ___ across the field.|mother|window pocket number story
He peeled the ___ and shared it with his sister.|orange|window spoon letter pencil
The lightning was followed by a clap of ___.|thunder|rainbow frost candle silence
The boat has a hole, so it is filling with ___.|water|songs bread pages sleep
You can see the stars best on a clear ___.|night|plate street sock meal
Her coat has two large ___ to keep her hands in.|pockets|wheels handles lids roofs
`);

/** Little words and set phrases: only one makes sense of the whole sentence. */
export const linkClozes = lines(`
We stayed indoors ___ it was pouring with rain.|because|although unless until whether
___ she was tired, she finished the race.|Although|Because Unless Until Or
You will not pass the test ___ you work harder.|unless|because and so or
I will wait here ___ you come back.|until|although than because whether
He looked for his glasses ___ he was wearing them all the time.|but|because until unless or
Take a map ___ you do not get lost.|so_that|although unless until but
She asked me ___ I would like some tea.|whether|although unless until because
The cat sat ___ the two cushions.|between|during until since about
We have lived in this street ___ 2015.|since|until during between among
The film was so exciting ___ nobody left their seat.|that|as than what which
He is taller ___ his older brother.|than|then as that from
This puzzle is as hard ___ the last one.|as|than like that so
She divided the cake ___ the five children.|among|under during above through
The boy ___ dog had run away was crying.|whose|who which whom that
The house in ___ I was born has been sold.|which|that who where whose
Do you know the man ___ is standing by the gate?|who|which whose whom where
I cannot find my keys ___.|anywhere|nowhere somewhere everywhere everyone
There were ___ apples left, so we made a pie.|several|much any little either
There is not ___ milk in the fridge.|much|many few several none
Only a ___ people knew the secret.|few|little much lot some
He ran ___ the stairs to answer the door.|down|during between against among
She jumped ___ the puddle and landed on the other side.|over|under in beneath until
The train goes ___ a long tunnel.|through|among during between until
You must finish your work ___ you go out to play.|before|while during until since
We sang songs ___ we were walking home.|while|during than which despite
It rained ___ the whole match.|during|while when since until
He won the race ___ his sore foot.|despite|although because though however
It was cold; ___, we went for a swim.|however|because although unless whether
Neither Tom ___ Mei could solve the riddle.|nor|or and but either
You can have either soup ___ salad.|or|nor and but with
I have ___ been to Scotland, but I hope to go one day.|never|ever always often already
The shop was ___ closed when we arrived.|already|yet enough ever until
Have you finished your homework ___?|yet|soon ever still since
She is ___ young to drive a car.|too|such enough much many
He is not tall ___ to reach the shelf.|enough|too very so such
It was ___ a lovely day that we had a picnic.|such|so very too quite
I would rather walk ___ take the bus.|than|as that then of
Be careful, ___ you will spill the paint.|or|which and unless than
The more you practise, ___ better you will play.|the|than as so that
He behaves ___ he were the king himself.|as_if|so even unless until
We set off early ___ avoid the traffic.|to|for so that by
She learned to swim ___ going to the pool every day.|by|with for at to
My bag is similar ___ yours.|to|with than as by
I am looking forward ___ the holidays.|to|at on for with
He is very good ___ drawing horses.|at|in on for by
She is afraid ___ thunder.|of|from by with at
We arrived ___ the station just in time.|at|to on into for
They laughed ___ the funny film.|at|by on of for
Wait a moment, I must look ___ this word in the dictionary.|up|out after off down
The match was put ___ until next week because of the snow.|off|out down over up
Please turn ___ the light when you leave.|off|away over by in
Who will look ___ the rabbit while we are away?|after|up down off by
The thief ran ___ with the jewels.|away|over at of to
She gave ___ eating sweets for a month.|up|out away in over
He made ___ an excuse for being late.|up|out off over down
We have run ___ of milk, so I shall go to the shop.|out|off over down up
The plane took ___ on time.|off|up out over away
I get ___ well with all my cousins.|on|in by off over
Hold ___ to the rail, or you might fall.|on|up out in over
The fire alarm went ___ in the middle of the lesson.|off|out away up by
The dog barked ___ the postman came to the door.|when|that than which or
I like both apples ___ pears.|and|or nor but with
Hardly ___ came to the match because of the rain.|anyone|nobody everyone someone none
She is the girl ___ won the spelling prize.|who|which whom whose what
We walked ___ the bridge to the other bank.|across|among between into during
He hid the letter ___ his pillow.|under|among during through until
There is a bus stop ___ front of the school.|in|at on by to
The picture is hanging ___ the wall.|on|in at up into
She has been ill ___ Monday.|since|for until during of
He lived in Wales ___ ten years.|for|since by at until
My sister is interested ___ insects.|in|at on for of
This parcel is ___ Grandma, so please give it to her.|for|of by since off
Put on your helmet ___ you ride your bike.|before|until than unless during
She was so tired that she fell ___ on the sofa.|asleep|sleeping sleepy slept sleep
`);

/** Words that are near each other in sound or in meaning. */
export const nearClozes = lines(`
The medicine had no ___ on his cough.|effect|affect effort defect infect
The bad news did not ___ her mood.|affect|effect effort infect defect
Everyone came to the party ___ Omar, who was ill.|except|accept expect excerpt exempt
Please ___ this small gift from all of us.|accept|except affect adopt accent
The doctor gave me some good ___.|advice|advise device adverse advance
I ___ you to take the early train.|advise|advice devise revise advance
She wore a long white ___ at her wedding.|veil|vale vain vein veal
The miners dug for a ___ of gold.|vein|vain vane veil van
The ship was tied to the ___.|quay|key queue clay quarry
We stood in a long ___ for tickets.|queue|cue quay curve quest
The king sat upon his ___.|throne|thrown throng throat through
Sugar gives tea a sweet ___.|flavour|favour flower flavoured fever
The path was ___ and hard to climb.|steep|step steeple stoop stiff
The desert is a hot and ___ place.|dry|dye draw drain drop
We ate ice cream for ___.|dessert|desert dissent deserve concert
The soldiers marched past the ___ of the old queen.|statue|statute stature status station
She has a good ___ of humour.|sense|scents cents since science
The storm caused great ___ to the roof.|damage|damp dagger drainage demand
The magician’s trick was clever, but I saw ___ it.|through|threw thorough though tough
They searched the house from top to ___.|bottom|button base ground floor
Do not dive here: the water is not ___ enough.|deep|steep tall thick long
Strong coffee keeps me ___.|awake|asleep waken woken wakes
I could not ___ the weight of the box.|bear|bare bore bar beak
The farmer keeps his hay in a ___.|barn|barren kennel baron burrow
The explorers set up their ___ beside the river.|camp|champ cramp clamp camel
He has a ___ for finding lost things.|talent|tale tablet talon target
The artist mixed red and yellow paint to ___ orange.|make|do let draw colour
Would you ___ me a favour?|do|make give take let
She ___ a speech at the end of the prize-giving.|made|did told spoke said
Can you ___ me the time, please?|tell|say speak talk explain
He ___ that he had seen a ghost.|said|told spoke talked asked
The coach ___ us how to hold the racket.|showed|said learned saw looked
My uncle ___ me to swim when I was six.|taught|learned studied thought said
I ___ my pencil case at school, so I have none today.|left|let lend leave loan
May I ___ your ruler for a moment?|borrow|lend loan lent owe
Please ___ me your ruler for a moment.|lend|borrow hire keep owe
The eagle ___ high above the valley.|soared|sawed sowed sewed scored
The ___ of the story is that honesty pays.|moral|morale mortal mural model
The team’s ___ was high after three wins.|morale|moral mortal mural manual
The head teacher is the ___ of the school.|principal|principle prince principally prime
It is against my ___ to tell a lie.|principles|principals princes prizes profits
She bought some ___ to write a letter.|stationery|stationary station statement starting
The car was ___ at the traffic lights.|stationary|stationery station statement state
I would like to ___ you on your success.|compliment|complement complete compete comment
The rules do not ___ us to run indoors.|allow|aloud allot alloy alone
He read the poem ___ to the class.|aloud|allowed loud allow along
The dog wagged ___ tail.|its|it’s it is their
I think ___ going to snow tonight.|it’s|its is it their
The boys forgot ___ boots.|their|there they’re theirs them
We shall be ___ by six o’clock.|there|their they’re them then
Do not ___ hope; help is coming.|lose|loose lost loss less
This screw is ___; please tighten it.|loose|lose lost loss less
The wind ___ the leaves across the yard.|blew|blue blow blown below
I have ___ all my pocket money.|spent|spend bought buy cost
The tickets ___ ten pounds each.|cost|pay price spend buy
How much did you ___ for that jacket?|pay|cost buy price spend
The choir will ___ for the concert every Monday.|practise|practice practical rehearsal practising
All her ___ had made her a fine pianist.|practice|practise practical practised practically
He could not ___ the smell of the cheese.|bear|carry hold keep lift
The waiter brought us the ___ so that we could order.|menu|manual memo melody money
The children sat ___ still while the picture was taken.|quite|quiet quit quilt quick
Please be ___ in the library.|quiet|quite quit quiz quilt
The ___ in spring is often wet and windy.|weather|whether wether water winter
I do not know ___ to laugh or cry.|whether|weather wether wither where
The bride walked down the ___ of the church.|aisle|isle island alley idle
They were shipwrecked on a desert ___.|isle|aisle ill idle idol
The police caught the thief, and he was sent to ___.|prison|person poise prism present
We need two cups of ___ to make the cake.|flour|flower floor flavour floury
The hunter followed the ___ of the deer.|trail|trial trailer train trailed
The jury listened to every witness at the ___.|trial|trail tale trio trill
The old castle is a ruin, but one ___ still stands.|tower|towel tour town tow
She sang the song in a high ___.|voice|vice noise void vote
`);
