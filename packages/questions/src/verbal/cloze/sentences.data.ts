/**
 * Sentences with a gap. In a line: the sentence, the word for the gap, words that do not fit ('so_that' is two words),
 * and why the first one fits. A teacher may add lines.
 */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Little words and set phrases: only one makes sense of the whole sentence. */
export const linkClozes = lines(`
We stayed indoors ___ it was pouring with rain.|because|although unless until whether|The rain is the reason for staying indoors, and “because” gives a reason.
___ she was tired, she finished the race.|Although|Because Unless Until Or|Nobody expects a tired runner to finish. “Although” joins two things that are a surprise together.
You will not pass the test ___ you work harder.|unless|because and so or|“Unless” means “if you do not”: if you do not work harder, you will fail.
I will wait here ___ you come back.|until|although than because whether|“Until” tells how long the waiting lasts.
He looked everywhere for his glasses, ___ they had been on his nose the whole time.|but|because until unless or|The second part is a surprise after the first, so the two are joined by “but”.
Take a map ___ you do not get lost.|so_that|although unless until but|The map is there for a purpose, and “so that” tells the purpose.
She asked me ___ I would like some tea.|whether|although unless until because|After “asked”, “whether” stands for a question to be answered with yes or no.
The cat sat ___ the two cushions.|between|during until since about|There is one cushion on each side, and “between” is used of two things.
We have lived in this street ___ 2015.|since|until during between among|“Since” names the time when something began that still goes on.
The film was so exciting ___ nobody left their seat.|that|as than what which|“So … that” go together: so exciting that something happened.
He is taller ___ his older brother.|than|then as that from|After a word that ends in -er, such as “taller”, we compare with “than”.
This puzzle is as hard ___ the last one.|as|than like that so|“As … as” go together: as hard as.
She divided the cake ___ the five children.|among|under during above through|There are more than two children who share it, and “among” is used of three or more.
The boy ___ dog had run away was crying.|whose|who which whom that|The dog is his, so the word must show that something belongs to the boy: “whose”.
The house in ___ I was born has been sold.|which|that who where whose|After a little word such as “in”, a thing takes “which”, not “that”.
Do you know the man ___ is standing by the gate?|who|which whose whom where|A man is a person, and he does the standing: “who”.
I cannot find my keys ___.|anywhere|nowhere somewhere everywhere everyone|After “cannot”, we say “anywhere”: two words that say no would cancel each other out.
There were ___ apples left, so we made a pie.|several|much any little either|There were enough apples for a pie, and apples can be counted: “several”.
There is not ___ milk in the fridge.|much|many few several none|Milk can’t be counted, so it takes “much”.
Only a ___ people knew the secret.|few|little much lot some|People can be counted, and “a few” means a small number of them.
He ran ___ the stairs to answer the door.|down|during between against among|The door is downstairs, so he ran from the top to the bottom.
She jumped ___ the puddle and landed on the other side.|over|under in beneath until|She landed on the other side, so she went across it through the air: “over”.
The train goes ___ a long tunnel.|through|among during between until|A tunnel is all round the train, and we go “through” what is all round us.
You must finish your work ___ you go out to play.|before|while during until since|The work comes first and the play later, so the work is “before” the play.
We sang songs ___ we were walking home.|while|during than which despite|“While” is followed by what was going on at the same time: “we were walking”.
It rained ___ the whole match.|during|while when since until|“The whole match” is a noun, so it takes “during”; “while” would need a verb after it.
He won the race ___ his sore foot.|despite|although because though however|A sore foot did not stop him. “Despite” says so, and a noun comes after it.
It was cold; ___, we went for a swim.|however|because although unless whether|Swimming in the cold is a surprise. “However” says so, and it stands between a semicolon and a comma.
Neither Tom ___ Mei could solve the riddle.|nor|or and but either|“Neither … nor” go together.
You can have either soup ___ salad.|or|nor and but with|“Either … or” go together.
I have ___ been to Scotland, but I hope to go one day.|never|ever always often already|He hopes to go one day, so it hasn’t happened yet: “never”.
The shop was ___ closed when we arrived.|already|yet enough ever until|It had happened by the time we came: “already”.
Have you finished your homework ___?|yet|soon ever still since|At the end of a question, “yet” means “up to now”.
She is ___ young to drive a car.|too|such enough much many|“Too young to” says that she is not old enough.
He is not tall ___ to reach the shelf.|enough|too very so such|“Enough” stands after the word it goes with: tall enough.
It was ___ a lovely day that we had a picnic.|such|so very too quite|Before “a” and a noun with its adjective we say “such”: such a lovely day.
I would rather walk ___ take the bus.|than|as that then of|“Rather … than” go together.
Be careful, ___ you will spill the paint.|or|which and unless than|“Or” tells what will happen if you do not do it.
The more you practise, ___ better you will play.|the|than as so that|“The more …, the better …” go together.
He behaves ___ he were the king himself.|as_if|so even unless until|He isn’t the king: “as if” compares him with what is not so.
We set off early ___ avoid the traffic.|to|for so that by|“To” and a verb tell the purpose: to avoid the traffic.
She learned to swim ___ going to the pool every day.|by|with for at to|“By” tells how she learned it, and a word in -ing comes after it.
My bag is similar ___ yours.|to|with than as by|We say “similar to”.
I am looking forward ___ the holidays.|to|at on for with|We say “look forward to”.
He is very good ___ drawing horses.|at|in on for by|We say “good at” something.
She is afraid ___ thunder.|of|from by with at|We say “afraid of” something.
We arrived ___ the station just in time.|at|to on into for|We arrive “at” a place such as a station. Nobody arrives “to” a place.
They laughed ___ the funny film.|at|by on of for|We laugh “at” what is funny.
Wait a moment: I must look ___ this word in the dictionary.|up|out after off down|To “look up” a word is to find it in a dictionary.
The match was put ___ until next week because of the snow.|off|out down over up|To “put off” a match is to have it later.
Please turn ___ the light when you leave.|off|away over by in|To “turn off” a light is to make it go out.
Who will look ___ the rabbit while we are away?|after|up down off by|To “look after” a pet is to care for it.
The thief ran ___ with the jewels.|away|over at of to|To “run away” is to escape.
She gave ___ eating sweets for a month.|up|out away in over|To “give up” something is to stop having it.
He made ___ an excuse for being late.|up|out off over down|To “make up” an excuse is to invent it.
We have run ___ of milk, so I shall go to the shop.|out|off over down up|To “run out of” milk is to have none left.
I get ___ well with all my cousins.|on|in by off over|To “get on” with people is to be friends with them.
Hold ___ to the rail, or you might fall.|on|up out in over|To “hold on” is to keep a tight grip.
The fire alarm went ___ in the middle of the lesson.|off|out away up by|When an alarm “goes off”, it begins to ring.
The dog barked ___ the postman came to the door.|when|that than which or|“When” tells the moment at which the dog barked.
I like both apples ___ pears.|and|or nor but with|“Both … and” go together.
Hardly ___ came to the match because of the rain.|anyone|nobody everyone someone none|“Hardly anyone” means “almost nobody”; “hardly” already says no.
She is the girl ___ won the spelling prize.|who|which whom whose what|A girl is a person, and she did the winning: “who”.
We walked ___ the bridge to the other bank.|across|among between into during|The other bank is the other side of the water, and we go “across” from side to side.
He hid the letter ___ his pillow.|under|among during through until|The pillow lies on top of the letter, so the letter is “under” it.
There is a bus stop ___ front of the school.|in|at on by to|The phrase is “in front of”.
The picture is hanging ___ the wall.|on|in at up into|A picture that hangs there touches the wall: it is “on” the wall.
She has been ill ___ Monday.|since|for until during of|Monday is when it began and it still goes on: that is “since”.
He lived in Wales ___ ten years.|for|since by at until|Ten years is how long it lasted: that takes “for”.
My sister is interested ___ insects.|in|at on for of|We say “interested in”.
This parcel is ___ Grandma, so please give it to her.|for|of by since off|Grandma is to have the parcel: it is “for” her.
Put on your helmet ___ you ride your bike.|before|until than unless during|First the helmet, then the ride: “before”.
She was so tired that she fell ___ on the sofa.|asleep|sleeping sleepy slept sleep|To “fall asleep” is to begin to sleep; no other form goes with “fall”.
`);

/** Words that are near each other in sound or in meaning. */
export const nearClozes = lines(`
The medicine had no ___ on his cough.|effect|affect effort defect infect|An effect (noun) is what something brings about; to affect (verb) is to change something.
The bad news did not ___ her mood.|affect|effect effort infect defect|To affect (verb) is to change something; an effect (noun) is what comes of it.
Everyone came to the party ___ Omar, who was ill.|except|accept expect excerpt exempt|Omar was left out: “except” means “but not”. To accept is to take what is offered.
Please ___ this small gift from all of us.|accept|except affect adopt accent|To accept is to take what is offered; “except” means “but not”.
The doctor gave me some good ___.|advice|advise device adverse advance|Advice (noun) is what you are given; to advise (verb) is to give it.
I ___ you to take the early train.|advise|advice devise revise advance|To advise (verb) is to give advice (noun).
She wore a long white ___ at her wedding.|veil|vale vain vein veal|A veil is a thin cloth over the face or hair; a vale is a valley, and vain means proud.
The miners dug for a ___ of gold.|vein|vain vane veil van|Gold lies in the rock in a vein; vain means proud, and a vane shows the wind.
The ship was tied to the ___.|quay|key queue clay quake|A quay is where ships are tied up. It sounds like key, but a key opens a lock.
We stood in a long ___ for tickets.|queue|cue quay curve quest|A queue is a line of people who wait; a cue is a signal to an actor.
The king sat upon his ___.|throne|thrown throng throat through|A throne is a king’s chair; thrown comes from the verb throw.
Sugar gives tea a sweet ___.|flavour|favour flower flavoured fever|Flavour is taste. A favour is something kind that you do for somebody.
The path was ___ and hard to climb.|steep|step steeple stoop stiff|A path that rises sharply is steep.
We ate ice cream for ___.|dessert|desert dissent deserve concert|Dessert, with two of the letter s, is the sweet course; a desert is dry and sandy.
The soldiers marched past the ___ of the old queen.|statue|statute stature status station|A statue is a figure of stone or metal; a statute is a law.
She has a good ___ of humour.|sense|scents cents since science|The phrase is “a sense of humour”; scents are smells.
The storm caused great ___ to the roof.|damage|damp dagger drainage demand|Damage is harm. Damp is only a little wet.
The magician’s trick was clever, but I saw ___ it.|through|threw thorough though tough|To “see through” a trick is not to be fooled by it; threw comes from throw.
They searched the house from top to ___.|bottom|button base ground floor|The phrase is “from top to bottom”.
Do not dive here: the water is not ___ enough.|deep|steep tall thick long|Water that goes far down is deep.
Strong coffee keeps me ___.|awake|asleep waken woken wakes|Coffee keeps sleep away, and after “keeps me” an adjective is needed: awake.
I could not ___ the weight of the box.|bear|bare bore bar beak|To bear a weight is to hold it up; bare means without cover.
The farmer keeps his hay in a ___.|barn|barren kennel baron burrow|Hay is stored in a barn, a building on a farm.
The explorers set up their ___ beside the river.|camp|champ cramp clamp camel|Explorers live in tents in a camp.
He has a ___ for finding lost things.|talent|tale tablet talon target|A talent is a gift for doing something well.
The artist mixed red and yellow paint to ___ orange.|make|do let draw colour|Colours are mixed to “make” a new one.
Would you ___ me a favour?|do|make give take let|We “do” a favour.
She ___ a speech at the end of the prize-giving.|made|did told spoke said|We “make” a speech.
Can you ___ me the time, please?|tell|say speak talk explain|We “tell” somebody something; we say, speak or talk “to” somebody.
He ___ that he had seen a ghost.|said|told spoke talked asked|“Said” can be followed by “that”. “Told” would need a person after it: he told us that he had seen a ghost.
The coach ___ us how to hold the racket.|showed|said learned saw looked|We “show” somebody how; said and looked would need “to” or “at” before “us”.
My uncle ___ me to swim when I was six.|taught|learned studied thought said|The uncle knew and the child learned: he “taught” me. To learn is to take in, to teach is to pass on.
I ___ my pencil case at school, so I have none today.|left|let lend leave loan|“Left” comes from leave: the pencil case stayed at school. “Let” means allowed.
May I ___ your ruler for a moment?|borrow|lend loan lent owe|To borrow is to take for a while; to lend is to give for a while.
Please ___ me your ruler for a moment.|lend|borrow hire keep owe|To lend is to give for a while; to borrow is to take for a while.
The eagle ___ high above the valley.|soared|sawed sowed sewed scored|To soar is to fly high; sawed, sowed and sewed come from saw, sow and sew.
The ___ of the story is that honesty pays.|moral|morale mortal mural model|The moral of a story is what it teaches; morale is how confident people feel.
The team’s ___ was high after three wins.|morale|moral mortal mural manual|Morale is how confident people feel; a moral is what a story teaches.
The head teacher is the ___ of the school.|principal|principle prince principally prime|The principal is the head of a school; a principle is a rule to live by.
It is against my ___ to tell a lie.|principles|principals princes prizes profits|Principles are rules to live by; a principal is the head of a school.
She bought some ___ to write a letter.|stationery|stationary station statement starting|Stationery, with e as in envelope, is writing paper; stationary means not moving.
The car was ___ at the traffic lights.|stationary|stationery stagnant sedate starring|Stationary means not moving; stationery, with e as in envelope, is writing paper.
I would like to ___ you on your success.|compliment|complement comment console command|A compliment, with i, is praise; a complement completes something.
The rules do not ___ us to run indoors.|allow|aloud allot alloy alone|To allow is to let; “aloud” means so that others can hear.
He read the poem ___ to the class.|aloud|allowed loud allow along|“Aloud” means so that others can hear; “allowed” means permitted.
I think ___ going to snow tonight.|it’s|its its’ it theirs|“It’s” is short for “it is”: I think it is going to snow.
The boys forgot ___ boots.|their|there they’re theirs them|“Their” shows that the boots belong to the boys; “they’re” is short for “they are”.
We shall be ___ by six o’clock.|there|their they’re them then|“There” tells the place; “their” shows that something belongs to them.
Do not ___ hope; help is coming.|lose|loose lost loss less|To lose, with one o, is not to have any more; loose means not tight.
This screw is ___; please tighten it.|loose|lose lost loss less|Loose, with two of the letter o, means not tight; to lose is not to have any more.
The wind ___ the leaves across the yard.|blew|blue blow blown below|“Blew” comes from blow; blue is a colour.
I have ___ all my pocket money.|spent|spend bought buy cost|After “have” the verb is spent; “spend” is for now, and “bought” is for things, not money.
The tickets ___ ten pounds each.|cost|pay price spend buy|Tickets “cost” money; people “pay” or “spend” it.
How much did you ___ for that jacket?|pay|cost buy price worth|A person “pays” for something; things “cost” money.
The choir will ___ for the concert every Monday.|practise|practice practical rehearsal practising|After “will” a verb is needed. To practise, with s, is the verb; practice, with c, is the noun.
All her ___ had made her a fine pianist.|practice|practise practical practised practically|After “her” a noun is needed. Practice, with c, is the noun; to practise, with s, is the verb.
He could not ___ the smell of the cheese.|bear|carry hold keep lift|To “bear” a smell is to put up with it.
The waiter brought us the ___ so that we could order.|menu|manual memo melody money|A menu is the list of dishes to order from.
The children sat ___ still while the picture was taken.|quite|quiet quit quilt quick|“Quite” means “completely” here: quite still. “Quiet” means without noise.
Please be ___ in the library.|quiet|quite quit quiz quilt|“Quiet” means without noise; “quite” means rather or completely.
The ___ in spring is often wet and windy.|weather|whether wether water winter|The weather is rain, wind and sun; “whether” stands for a choice.
I do not know ___ to laugh or cry.|whether|weather wether wither where|“Whether … or” stands for a choice; the weather is rain, wind and sun.
The bride walked down the ___ of the church.|aisle|isle island alley idle|An aisle is the way between the seats; an isle is an island.
They were shipwrecked on a desert ___.|isle|aisle ill idle idol|An isle is an island; an aisle is the way between the seats.
Sieve the ___ into a bowl to make the cake.|flour|flower floor flavour floury|Flour is for baking; a flower grows in a garden.
The hunter followed the ___ of the deer.|trail|trial trailer train trailed|A trail is a line of tracks to follow; a trial is held in court.
The jury listened to every witness at the ___.|trial|trail tale trio trill|A trial is held in court before a jury; a trail is a line of tracks.
She sang the song in a high ___.|voice|vice noise void vote|We sing with the voice.
`);

/** Words that are alike in sound, kind or field, and of which only one means what the rest of the sentence says. */
export const fineClozes = lines(`
The jury whispered together for an hour before giving its ___.|verdict|virtue voyage venture vision|A verdict is what a jury decides.
The twins are so alike that it is hard to ___ one from the other.|distinguish|disguise distract dissolve discuss|To distinguish is to tell two things apart.
The old map was so faded that the names were barely ___.|legible|edible audible flexible sensible|Legible means clear enough to be read.
She spoke so softly that her voice was barely ___.|audible|edible legible visible flexible|Audible means loud enough to be heard.
Some toadstools look tasty, but many of them are not ___.|edible|audible legible credible visible|Edible means safe to eat.
It hardly ever rains here, so plants are ___.|scarce|plentiful ample numerous frequent|Scarce means hard to find, because there are so few.
The knight was too ___ to boast about his victory.|modest|vain selfish greedy conceited|A modest person does not boast.
The captain gave the order to ___ the sinking ship.|abandon|abolish absorb accuse adopt|To abandon a ship is to leave it for good.
On a hot day, the water in a puddle will soon ___.|evaporate|evacuate exaggerate estimate elevate|To evaporate is to turn into vapour and be gone, as water does in the sun.
We all had to ___ the building when the fire alarm rang.|evacuate|evaporate evolve excavate invade|To evacuate a place is to leave it because it is not safe.
Archaeologists are going to ___ the ruins of a Roman villa.|excavate|evaporate exaggerate evict exhale|To excavate is to dig out of the ground.
He does ___: he says that the fish was as long as a bus.|exaggerate|excavate examine evaporate hesitate|To exaggerate is to make something sound bigger than it is.
His explanation did not ___ me: I still think it was a trick.|convince|convict confine conquer construct|To convince is to make somebody believe.
The hikers had to ___ their walk until the storm had passed.|postpone|provoke predict pursue persuade|To postpone is to put off until later.
The soldiers built a wall to ___ the town from attack.|protect|project protest provide promote|To protect is to keep safe from harm.
One witness said yes and the other said no: they ___ each other.|contradicted|constructed contributed conducted conserved|To contradict is to say the opposite of what another person says.
A good detective looks at all the clues and never jumps to ___.|conclusions|confessions collections conversations congratulations|To jump to conclusions is to decide too soon.
In summer, there is little water, and the river is too ___ for boats.|shallow|hollow mellow steep severe|Shallow water is not deep, so a boat would touch the ground.
The bridge could not bear the ___ of so many lorries.|weight|height width length wealth|Weight is how heavy something is, and many lorries together are heavy.
My cousin is so ___ that he believes every story he hears.|gullible|reliable sensible humble suspicious|A gullible person believes anything.
She was ___ to touch the snake, but in the end she stroked it.|reluctant|relevant eager reliable determined|Reluctant means not willing, and “but in the end” shows that she changed her mind.
The lost puppy was found, to everyone’s great ___.|relief|grief belief regret despair|Relief is what you feel when a worry is over.
The glass vase is ___, so please carry it with care.|fragile|agile fertile hostile sturdy|Fragile means easily broken.
A gymnast has to be quick and ___.|agile|fragile hostile futile idle|Agile means able to move quickly and easily.
The castle was under ___ for months, and no food could be brought in.|siege|surge sieve stage storage|In a siege, an army stands round a castle and lets nothing in.
The message was in code, and nobody could ___ it.|decipher|decline decorate deceive descend|To decipher is to find out what writing in code says.
The rescue team worked ___ all night, without a break.|tirelessly|timidly briefly occasionally idly|Tirelessly means without getting tired, and they took no break.
He gave all his old toys to charity, which was very ___ of him.|generous|general genuine greedy grateful|A generous person likes to give.
The witness could not ___ what colour the car had been.|recall|refuse recover repair reply|To recall is to remember.
They had only a ___ amount of water left, so they drank very little.|limited|lavish limitless generous vast|Limited means that there is only so much and no more.
Please ___ from talking while the choir is singing.|refrain|retain remain restrain repair|To refrain from something is to hold back and not do it.
A low stone wall marks the ___ between the two farms.|boundary|bounty balance beginning burden|A boundary is the line where one piece of land ends and the next begins.
The crops failed, and the whole country was threatened by ___.|famine|fashion fame feast plenty|In a famine, there is not enough food for the people.
Give a ___ answer in no more than three words.|brief|lengthy detailed thorough extensive|Brief means short, and three words are few.
The volcano has been ___ for centuries, but it may erupt again.|dormant|dominant distant dense decent|A dormant volcano is asleep, as it were, and may wake up.
The hero faced the dragon at once, without any ___.|hesitation|invitation imitation irritation hibernation|Hesitation is stopping to think, and he faced the dragon at once.
A hedgehog rolls into a ball when it ___ danger.|senses|sentences sorts serves settles|To sense danger is to notice it.
The shopkeeper was ___ when the boy paid with a gold coin, so he asked where it came from.|suspicious|spacious superb suitable sufficient|Suspicious means feeling that something may be wrong.
The new stadium is so ___ that ninety thousand people can sit in it.|spacious|suspicious spiteful cramped specific|Spacious means having a lot of room.
Her ___ made her open every drawer to see what was inside.|curiosity|courtesy clarity quality charity|Curiosity is the wish to know or to see.
The knight bowed to the queen to show his ___.|respect|regret remorse reward revenge|A bow shows respect: that you look up to somebody.
The thief felt so much ___ that he gave the ring back.|remorse|revenge pride relief delight|Remorse is being sorry for what you have done.
There is a ___ of bread, because the bakers are on strike.|shortage|storage courage surplus package|A shortage is too little of something that people need.
The referee must be fair and not ___ either team.|favour|flavour fulfil furnish fashion|To favour one side is to be kinder to it than to the other.
The orchestra will ___ next week in the town hall.|perform|confirm inform conform transform|To perform is to play or act for an audience.
The doctor will ___ some medicine for your cough.|prescribe|describe subscribe inscribe transcribe|To prescribe a medicine is what a doctor does: to write down what you should take.
The polar bear is well ___ to life in the cold.|adapted|adopted admired advised adored|Adapted means well suited to where it lives.
My aunt ___ a kitten from the rescue centre.|adopted|adapted adjusted addressed advised|To adopt an animal is to take it into your family.
Her excuse was so ___ that nobody believed it.|feeble|fertile faithful honest sincere|A feeble excuse is weak, so nobody takes it for true.
We had plenty of time, so we walked at a ___ pace.|leisurely|rapid brisk breathless frantic|Leisurely means without any hurry.
He had a narrow ___ when the branch crashed down beside him.|escape|excuse estate essay exchange|A narrow escape is getting away from danger, but only just.
The museum has a large ___ of butterflies.|collection|correction connection collision election|A collection is a number of things that have been gathered.
Two cars were damaged in a ___ at the crossroads.|collision|collection decision division confusion|A collision is a crash of two things that run into each other.
The judges were ___: all five voted for the same cake.|unanimous|anonymous enormous ambitious ridiculous|Unanimous means that everyone agrees.
The letter was ___, so nobody knew who had sent it.|anonymous|unanimous famous enormous generous|Anonymous means without a name.
You need your parents’ ___ to go on the school trip.|permission|admission profession possession mission|Permission is being allowed to do something.
Fog reduced the ___ so much that the driver could hardly see the road.|visibility|ability possibility activity responsibility|Visibility is how far you can see.
The tunnel ___ under the river for two miles.|extends|expects excludes explains expires|To extend is to reach over a distance.
The farmer put up a scarecrow to ___ the crows.|deter|detain devour decide deliver|To deter is to keep away by frightening.
The baby’s laugh was so ___ that soon we were all laughing too.|infectious|insulting mysterious tedious serious|Infectious laughter spreads from one person to the next.
Loose stones and sudden drops made the mountain path ___.|treacherous|courageous glorious luxurious spacious|A treacherous path is full of hidden dangers.
The old king had no children, so his nephew was his ___.|heir|hero host heroine hermit|An heir is the person who will have the crown next.
Nobody lives in the ___ house, and its windows are boarded up.|derelict|delicate deliberate delicious devoted|A derelict house has been left to fall to pieces.
`);
