/** Sentences with a gap. In a line: the sentence, the word for the gap, words that do not fit ('so_that' is two words). A teacher may add lines. */

const lines = (text: string): readonly string[] => text.trim().split('\n');

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
The car was ___ at the traffic lights.|stationary|stationery stagnant sedate starring
I would like to ___ you on your success.|compliment|complement comment console command
The rules do not ___ us to run indoors.|allow|aloud allot alloy alone
He read the poem ___ to the class.|aloud|allowed loud allow along
I think ___ going to snow tonight.|it’s|its its’ it theirs
The boys forgot ___ boots.|their|there they’re theirs them
We shall be ___ by six o’clock.|there|their they’re them then
Do not ___ hope; help is coming.|lose|loose lost loss less
This screw is ___; please tighten it.|loose|lose lost loss less
The wind ___ the leaves across the yard.|blew|blue blow blown below
I have ___ all my pocket money.|spent|spend bought buy cost
The tickets ___ ten pounds each.|cost|pay price spend buy
How much did you ___ for that jacket?|pay|cost buy price worth
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
We need two cups of ___ to make the cake.|flour|flower floor flavour floury
The hunter followed the ___ of the deer.|trail|trial trailer train trailed
The jury listened to every witness at the ___.|trial|trail tale trio trill
She sang the song in a high ___.|voice|vice noise void vote
`);

/** Words that are alike in sound, kind or field, and of which only one means what the rest of the sentence says. */
export const fineClozes = lines(`
The jury whispered together for an hour before giving its ___.|verdict|virtue voyage venture vision
The twins are so alike that it is hard to ___ one from the other.|distinguish|disguise distract dissolve discuss
The old map was so faded that the names were barely ___.|legible|edible audible flexible sensible
She spoke so softly that her voice was barely ___.|audible|edible legible visible flexible
Some toadstools look tasty, but many of them are not ___.|edible|audible legible credible visible
It hardly ever rains here, so plants are ___.|scarce|plentiful ample numerous frequent
The knight was too ___ to boast about his victory.|modest|vain selfish greedy conceited
The captain gave the order to ___ the sinking ship.|abandon|abolish absorb accuse adopt
On a hot day the water in a puddle will soon ___.|evaporate|evacuate exaggerate estimate elevate
We all had to ___ the building when the fire alarm rang.|evacuate|evaporate evolve excavate invade
Archaeologists are going to ___ the ruins of a Roman villa.|excavate|evaporate exaggerate evict exhale
He does ___: he says that the fish was as long as a bus.|exaggerate|excavate examine evaporate hesitate
His explanation did not ___ me: I still think it was a trick.|convince|convict confine conquer conduct
The hikers had to ___ their walk until the storm had passed.|postpone|provoke predict pursue persuade
The soldiers built a wall to ___ the town from attack.|protect|project protest provide promote
One witness said yes and the other said no: they ___ each other.|contradicted|constructed contributed conducted conserved
A good detective looks at all the clues and never jumps to ___.|conclusions|confessions collections conversations congratulations
In summer there is little water, and the river is too ___ for boats.|shallow|hollow mellow steep severe
The bridge could not bear the ___ of so many lorries.|weight|height width length wealth
My cousin is so ___ that he believes every story he hears.|gullible|reliable sensible humble suspicious
She was ___ to touch the snake, but in the end she stroked it.|reluctant|relevant eager reliable keen
The lost puppy was found, to everyone’s great ___.|relief|grief belief regret despair
The glass vase is ___, so please carry it with care.|fragile|agile fertile hostile sturdy
A gymnast has to be quick and ___.|agile|fragile hostile futile idle
The castle was under ___ for months, and no food could be brought in.|siege|surge sieve stage storage
The message was in code, and nobody could ___ it.|decipher|decline decorate deceive descend
The rescue team worked ___ all night, without a break.|tirelessly|timidly briefly rarely idly
He gave all his old toys to charity, which was very ___ of him.|generous|general genuine greedy grateful
The witness could not ___ what colour the car had been.|recall|refuse recover repair reply
They had only a ___ amount of water left, so they drank very little.|limited|lavish limitless generous vast
Please ___ from talking while the choir is singing.|refrain|retain remain resign repair
A low stone wall marks the ___ between the two farms.|boundary|bounty balance bonus burden
The crops failed, and the whole country was threatened by ___.|famine|fashion fame feast plenty
Give a ___ answer in no more than three words.|brief|lengthy detailed broad vague
The volcano has been ___ for centuries, but it may erupt again.|dormant|dominant distant dense decent
The hero faced the dragon at once, without any ___.|hesitation|invitation imitation irritation hibernation
A hedgehog rolls into a ball when it ___ danger.|senses|sentences sorts serves settles
The shopkeeper was ___ when the boy paid with a gold coin, so he asked where it came from.|suspicious|spacious superb suitable sufficient
The new stadium is so ___ that ninety thousand people can sit in it.|spacious|suspicious spiteful cramped specific
Her ___ made her open every drawer to see what was inside.|curiosity|courtesy clarity quality charity
The knight bowed to the queen to show his ___.|respect|regret remorse reward revenge
The thief felt so much ___ that he gave the ring back.|remorse|revenge pride relief delight
There is a ___ of bread, because the bakers are on strike.|shortage|storage courage surplus package
The referee must be fair and not ___ either team.|favour|flavour fulfil furnish fashion
The orchestra will ___ next week in the town hall.|perform|confirm inform conform transform
The doctor will ___ some medicine for your cough.|prescribe|describe subscribe inscribe transcribe
The polar bear is well ___ to life in the cold.|adapted|adopted admired advised adored
My aunt ___ a kitten from the rescue centre.|adopted|adapted adjusted addressed advised
Her excuse was so ___ that nobody believed it.|feeble|fertile faithful honest sincere
We had plenty of time, so we walked at a ___ pace.|leisurely|rapid brisk hasty frantic
He had a narrow ___ when the branch crashed down beside him.|escape|excuse estate essay exchange
The museum has a large ___ of butterflies.|collection|correction connection collision election
Two cars were damaged in a ___ at the crossroads.|collision|collection decision division confusion
The judges were ___: all five voted for the same cake.|unanimous|anonymous enormous ambitious ridiculous
The letter was ___, so nobody knew who had sent it.|anonymous|unanimous famous enormous generous
You need your parents’ ___ to go on the school trip.|permission|admission profession possession mission
Fog reduced the ___ so much that the driver could hardly see the road.|visibility|ability possibility activity responsibility
The tunnel ___ under the river for two miles.|extends|expects excludes explains expires
The farmer put up a scarecrow to ___ the crows.|deter|detain devour decide deliver
The baby’s laugh was so ___ that soon we were all laughing too.|infectious|insulting furious tedious serious
Loose stones and sudden drops made the mountain path ___.|treacherous|courageous glorious luxurious spacious
The old king had no children, so his nephew was his ___.|heir|hero host heroine hermit
Nobody lives in the ___ house, and its windows are boarded up.|derelict|delicate deliberate delicious devoted
`);
