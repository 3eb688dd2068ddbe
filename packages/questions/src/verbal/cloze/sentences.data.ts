/**
 * Sentences with a gap. In a line: the sentence, the word for the gap, words that do not fit ('so_that' is two words),
 * and why the first one fits. A teacher may add lines.
 */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Little words and set phrases: only one makes sense of the whole sentence. */
export const linkClozes = lines(`
You will not pass the test ___ you work harder.|unless|because and so or|“Unless” means “if you do not”: if you do not work harder, you will fail.
Take a map ___ you do not get lost.|so_that|although unless until but|The map is there for a purpose, and “so that” tells the purpose.
She asked me ___ I would like some tea.|whether|although unless until because|She asked a question that you answer with yes or no. After “asked”, it begins with “whether”.
The boy ___ dog had run away was crying.|whose|who which whom that|The dog is his, so the word must show that something belongs to the boy: “whose”.
The house in ___ I was born has been sold.|which|that who where whose|After a little word such as “in”, a thing takes “which”, not “that”.
Do you know the man ___ is standing by the gate?|who|which whose whom where|A man is a person, and he does the standing: “who”.
I cannot find my keys ___.|anywhere|nowhere somewhere everywhere everyone|After “cannot”, we say “anywhere”: two words that say no would cancel each other out.
We sang songs ___ we were walking home.|while|during than which despite|“While” is followed by what was going on at the same time: “we were walking”.
It rained ___ the whole match.|during|while when since until|“The whole match” is a noun, so it takes “during”; “while” would need a verb after it.
He won the race ___ his sore foot.|despite|although because though however|A sore foot did not stop him. “Despite” says so, and a noun comes after it.
It was cold; ___, we went for a swim.|however|because although unless whether|Swimming in the cold is a surprise. “However” says so, and it goes between a semicolon and a comma.
Neither Tom ___ Mei could solve the riddle.|nor|or and but either|“Neither … nor” go together.
The more you practise, ___ better you will play.|the|than as so that|“The more …, the better …” go together.
He behaves ___ he were the king himself.|as_if|so even unless until|He isn’t the king: “as if” compares him with what is not so.
Hardly ___ came to the match because of the rain.|anyone|nobody everyone someone none|“Hardly anyone” means “almost nobody”; “hardly” already says no.
There were ___ cars on the road than usual.|fewer|less little least lesser|Cars can be counted, so there are “fewer” of them. What can’t be counted takes “less”.
We should all use ___ plastic than we do now.|less|fewer few fewest many|Plastic can’t be counted, so it takes “less”. What can be counted takes “fewer”.
___ the rain had stopped, the pitch was too wet to play on.|Although|Because Unless Until Despite|A wet pitch is a surprise when the rain has stopped. “Although” says so, and a verb comes after it.
___ of the heavy snow, the school was closed.|Because|Although Unless Until Whereas|The snow is the reason. Before a noun we say “because of”.
She took an umbrella ___ it rained later.|in_case|unless until whether despite|It might rain or it might not, and “in case” tells what she was ready for.
You may borrow my bike, ___ you bring it back by six.|provided|unless until whether despite|“Provided” means “only if”: you may borrow it only if you bring it back.
___ of the two brothers could swim, so their father stayed close.|Neither|Either Both None Each|Their father stayed close because not one of the two could swim: “neither”. “None” is for three or more.
The town ___ my grandparents live is by the sea.|where|which who whom whose|A town is a place, and they live in it: “where”.
Nobody knows the reason ___ the ship sank.|why|which what whose how|We say “the reason why”.
My cousin, ___ lives in Canada, is coming to stay.|who|whom which that whose|A cousin is a person, and it is the cousin who lives there: “who”. “That” does not follow such a comma.
The bridge, ___ was built in 1820, is being repaired.|which|that who what whose|A bridge is a thing, and between two commas it takes “which”, not “that”.
The road was closed; ___, we had to go the long way round.|therefore|because although nevertheless otherwise|The second part follows from the first, and “therefore” says so.
Finish your soup now; ___ it will go cold.|otherwise|therefore whereas although unless|“Otherwise” tells what will happen if you do not do it.
The ice was thin; ___, two boys walked out on to it.|nevertheless|therefore because otherwise unless|Nobody expects boys to walk on thin ice. “Nevertheless” says that they did it all the same.
Not only did she win the race, ___ she also broke the record.|but|and so or yet|“Not only … but also” go together.
No sooner had we sat down ___ the bell rang.|than|while then that as|“No sooner … than” go together.
Each of the runners ___ given a medal at the end.|was|were are have been|“Each” means every single one, so the verb is for just one: “was”.
___ being the youngest, she won the chess game.|Despite|Because However Unless Until|Nobody expects the youngest to win. “Despite” says so, and a word in -ing can come after it.
The museum is free, ___ from the special exhibition.|apart|except besides despite without|We say “apart from”; “except” would need “for”.
In ___ of the storm, the ferry left on time.|spite|despite sake stead reason|We say “in spite of”; “despite” goes without “in” and “of”.
She practised every day in ___ to win the cup.|order|purpose reason aim course|“In order to” tells the purpose.
By the time we arrived, the play ___ already begun.|had|has have did is|It began before another time in the past, and “had” shows that.
If I ___ you, I would tell the truth.|were|am be is being|Nobody can be somebody else: for what is not so, we say “if I were you”.
He must ___ forgotten his keys again.|have|of has had off|After “must” we say “have”. It can sound like “of”, but “of” is never part of a verb.
The twins blamed each ___ for the broken window.|other|another one others both|We say “each other” of two who do the same.
Between you and ___, I think that he made the story up.|me|I my mine he|After “between” we say “me”, as in “between me and you”.
My brother and ___ are learning to sail.|I|me my mine us|“I am learning to sail” is right without the brother, so it is “my brother and I”.
The coach gave Ravi and ___ a lift home.|me|I my mine we|“The coach gave me a lift home” is right without Ravi, so it is “Ravi and me”.
The race was cancelled ___ to the fog.|due|because reason cause result|“Due to” gives the reason; “because” would need “of” after it.
According ___ the timetable, the last bus has gone.|to|with for of by|We say “according to”.
Whether you like it or ___, you must tidy your room.|not|neither nor none never|“Whether … or not” go together.
We left early so ___ to catch the first train.|as|that for than in|“So as to” tells the purpose; after “so that” we would need “we”.
He cannot swim, and ___ can his sister.|neither|either so also too|After something that says no, “neither can” means that she can’t do it, too.
I would sooner walk ___ wait an hour for the bus.|than|that then as but|“Sooner … than” compare two things.
`);

/** Words that are near each other in sound or in meaning. */
export const nearClozes = lines(`
The medicine had no ___ on his cough.|effect|affect effort defect infect|An effect (noun) is what something brings about; to affect (verb) is to change something.
The bad news did not ___ her mood.|affect|effect effort infect defect|To affect (verb) is to change something; an effect (noun) is what comes of it.
The doctor gave me some good ___.|advice|advise device adverse advance|Advice (noun) is what you are given; to advise (verb) is to give it.
I ___ you to take the early train.|advise|advice devise revise advance|To advise (verb) is to give advice (noun).
She wore a long white ___ at her wedding.|veil|vale vain vein veal|A veil is a thin cloth over the face or hair; a vale is a valley.
The miners dug for a ___ of gold.|vein|vain vane veil van|Gold lies in the rock in a vein; vain means proud.
The ship was tied to the ___.|quay|key queue clay quake|A quay is where ships are tied up. It sounds like key, but a key opens a lock.
We stood in a long ___ for tickets.|queue|cue quay curve quest|A queue is a line of people who wait; a cue is a signal to an actor.
The king sat upon his ___.|throne|thrown throng throat through|A throne is a king’s chair; thrown comes from the verb throw.
We ate ice cream for ___.|dessert|desert dissent deserve concert|Dessert, with two of the letter s, is the sweet course; a desert is dry and sandy.
The soldiers marched past the ___ of the old queen.|statue|statute stature status station|A statue is a figure of stone or metal; a statute is a law.
The eagle ___ high above the valley.|soared|sawed sowed sewed scored|To soar is to fly high; sawed comes from saw.
The ___ of the story is that honesty pays.|moral|morale mortal mural model|The moral of a story is what it teaches; morale is how confident people feel.
The team’s ___ was high after three wins.|morale|moral mortal mural manual|Morale is how confident people feel; a moral is what a story teaches.
The head teacher is the ___ of the school.|principal|principle prince principally prime|The principal is the head of a school; a principle is a rule to live by.
It is against my ___ to tell a lie.|principles|principals princes prizes profits|Principles are rules to live by; a principal is the head of a school.
She bought some ___ to write a letter.|stationery|stationary station statement starting|Stationery, with e as in envelope, is writing paper; stationary means not moving.
The car was ___ at the traffic lights.|stationary|stationery stagnant sedate starring|Stationary means not moving; stationery, with e as in envelope, is writing paper.
I would like to ___ you on your success.|compliment|complement comment console command|A compliment, with i, is praise; a complement completes something.
He read the poem ___ to the class.|aloud|allowed cloud allow along|“Aloud” means so that others can hear; “allowed” means permitted.
Do not ___ hope; help is coming.|lose|loose lost loss less|To lose something, with one o, is to have it no longer; loose means not tight.
This screw is ___; please tighten it.|loose|lose lost loss less|Loose, with two of the letter o, means not tight; to lose something is to have it no longer.
The choir will ___ for the concert every Monday.|practise|practice practical rehearsal practising|After “will” a verb is needed. To practise, with s, is the verb; practice, with c, is the noun.
All her ___ had made her a fine pianist.|practice|practise practical practised practically|After “her” a noun is needed. Practice, with c, is the noun; to practise, with s, is the verb.
The bride walked down the ___ of the church.|aisle|isle island alley idle|An aisle is the way between the seats; an isle is an island.
They were shipwrecked on a desert ___.|isle|aisle ill idle idol|An isle is an island; an aisle is the way between the seats.
The hunter followed the ___ of the deer.|trail|trial trailer train trailed|A trail is a line of tracks to follow; a trial is held in court.
The jury listened to every witness at the ___.|trial|trail tale trio trill|A trial is held in court before a jury; a trail is a line of tracks.
A bowl of ___ with milk makes a good breakfast.|cereal|serial burial several aerial|Cereal is food made from grain; a serial is a story told in parts.
The story was printed as a ___, one part each week.|serial|cereal serious burial aerial|A serial is a story told in parts; cereal is food made from grain.
A tailor can ___ the dress to make it shorter.|alter|altar halter alert falter|To alter is to change something; an altar stands in a church.
The bride and groom stood before the ___.|altar|alter alert alto halter|An altar stands in a church; to alter is to change something.
The climbers began their ___ of the mountain at dawn.|ascent|assent accent absent scent|An ascent is a climb; assent means agreement.
The king gave his ___ to the new law.|assent|ascent accent absence scent|Assent means agreement; an ascent is a climb.
The rider put the ___ over the horse’s head.|bridle|bridal brittle bristle bride|A bridle is what a horse wears on its head; bridal has to do with a bride.
The sack was made of ___, scratchy cloth.|coarse|course curse cause coast|Coarse means rough; a course is a way, or a part of a meal.
After the long march, the soldiers were ___ and lay down to sleep.|weary|wary wiry airy eerie|Weary means very tired; wary means on your guard.
Be ___ of that dog, for it may bite.|wary|weary wiry worry vary|Wary means on your guard; weary means very tired.
The prisoners had to ___ a plan to escape.|devise|device devote divide advice|To devise (verb) is to think something out; a device (noun) is a tool or machine.
This clever ___ opens tins by itself.|device|devise divide devote advise|A device (noun) is a tool or machine; to devise (verb) is to think something out.
You need a ___ to drive a car.|licence|license silence essence absence|After “a” a noun is needed. Licence, with c, is the noun; to license, with s, is the verb.
The old wizard’s ___ came true at last.|prophecy|prophesy privacy property policy|A prophecy, with c, is a noun: what somebody says will happen; to prophesy, with s, is the verb.
In the alphabet, M ___ N.|precedes|proceeds presides pretends protects|To precede is to come before; to proceed is to go on.
Close the door: there is a cold ___ in here.|draught|draft drought daughter thought|A draught is a stream of cold air; a draft is a first try at a piece of writing.
Our flat is on the top ___ of the building.|storey|story store stray strait|A storey is a floor of a building; a story is told.
`);

/** Words that are alike in sound, kind or field, and of which only one means what the rest of the sentence says. */
export const fineClozes = lines(`
The jury whispered together for an hour before giving its ___.|verdict|virtue voyage venture vision|A verdict is what a jury decides.
The twins are so alike that it is hard to ___ one from the other.|distinguish|disguise distract dissolve discuss|To distinguish is to tell two things apart.
The old map was so faded that the names were barely ___.|legible|edible audible flexible sensible|Legible means clear enough to be read.
She spoke so softly that her voice was barely ___.|audible|edible legible visible flexible|Audible means loud enough to be heard.
Some toadstools look tasty, but many of them are not ___.|edible|audible legible credible visible|Edible means safe to eat.
The knight was too ___ to boast about his victory.|modest|vain selfish greedy conceited|A modest person does not boast.
The captain gave the order to ___ the sinking ship.|abandon|abolish absorb accuse adopt|To abandon a ship is to leave it for good.
We all had to ___ the building when the fire alarm rang.|evacuate|evaporate evolve excavate invade|To evacuate a place is to leave it because it is not safe.
Archaeologists are going to ___ the ruins of a Roman villa.|excavate|evaporate exaggerate evict exhale|To excavate is to dig out of the ground.
My uncle loves to ___: he says that his fish was as long as a bus.|exaggerate|excavate examine evaporate hesitate|To exaggerate is to make something sound bigger than it is.
His explanation did not ___ me: I still think it was a trick.|convince|convict confine conquer construct|To convince is to make somebody believe.
The hikers had to ___ their walk until the storm had passed.|postpone|provoke predict purchase persuade|To postpone is to put off until later.
One witness said yes and the other said no: they ___ each other.|contradicted|constructed contributed conducted conserved|To contradict is to say the opposite of what another person says.
A good detective looks at all the clues and never jumps to ___.|conclusions|confessions collections conversations congratulations|To jump to conclusions is to decide too soon.
My cousin is so ___ that he believes every story he hears.|gullible|reliable sensible humble suspicious|A gullible person believes anything.
She was ___ to touch the snake, but in the end she stroked it.|reluctant|relevant eager reliable determined|Reluctant means not willing, and “but in the end” shows that she changed her mind.
The glass vase is ___, so please carry it with care.|fragile|agile fertile hostile sturdy|Fragile means easily broken.
A gymnast has to be quick and ___.|agile|fragile hostile futile idle|Agile means able to move quickly and easily.
The castle was under ___ for months, and no food could be brought in.|siege|surge sieve stage storage|In a siege, an army stands round a castle and lets nothing in.
The message was in code, and nobody could ___ it.|decipher|decline decorate deceive descend|To decipher is to find out what writing in code says.
The rescue team worked ___ all night, without a break.|tirelessly|timidly briefly occasionally idly|Tirelessly means without getting tired, and they took no break.
The witness could not ___ what colour the car had been.|recall|refuse recover repair reply|To recall is to remember.
They had only a ___ amount of water left, so they drank very little.|limited|lavish limitless generous vast|Limited means that there is only so much and no more.
Please ___ from talking while the choir is singing.|refrain|retain remain restrain repair|To refrain from something is to hold back and not do it.
A low stone wall marks the ___ between the two farms.|boundary|bounty balance beginning burden|A boundary is the line where one piece of land ends and the next begins.
The crops failed, and the whole country was threatened by ___.|famine|fashion fame feast plenty|In a famine, there is not enough food for the people.
The volcano has been ___ for centuries, but it may erupt again.|dormant|dominant distant dense decent|A dormant volcano is quiet now, as if asleep, but may wake up.
The hero faced the dragon at once, without any ___.|hesitation|destination imitation irritation hibernation|Hesitation is stopping to think, and he faced the dragon at once.
The shopkeeper was ___ when the boy paid with a gold coin, so he asked where it came from.|suspicious|spacious superb suitable sufficient|Suspicious means feeling that something may be wrong.
The new stadium is so ___ that ninety thousand people can sit in it.|spacious|suspicious spiteful cramped specific|Spacious means having a lot of room.
Her ___ made her open every drawer to see what was inside.|curiosity|courtesy clarity quality charity|Curiosity is the wish to know or to see.
The thief felt so much ___ that he gave the ring back.|remorse|revenge pride relief delight|Remorse is being sorry for what you have done.
There is a ___ of bread, because the bakers are on strike.|shortage|storage courage surplus package|A shortage is too little of something that people need.
The referee must be fair and not ___ either team.|favour|flavour fulfil furnish fashion|To favour one side is to be kinder to it than to the other.
The doctor will ___ some medicine for your cough.|prescribe|describe subscribe inscribe transcribe|To prescribe a medicine is what a doctor does: to write down what you should take.
The polar bear is well ___ to life in the cold.|adapted|adopted admired advised adored|Adapted means well suited to where it lives.
Her excuse was so ___ that nobody believed it.|feeble|fertile faithful honest sincere|A feeble excuse is weak, so nobody takes it for true.
We had plenty of time, so we walked at a ___ pace.|leisurely|rapid brisk breathless frantic|Leisurely means without any hurry.
Two cars were damaged in a ___ at the crossroads.|collision|collection decision division confusion|A collision is a crash of two things that run into each other.
The judges were ___: all five voted for the same cake.|unanimous|anonymous enormous ambitious ridiculous|Unanimous means that everyone agrees.
The letter was ___, so nobody knew who had sent it.|anonymous|unanimous famous enormous generous|Anonymous means without a name.
Fog reduced the ___ so much that the driver could hardly see the road.|visibility|ability possibility activity responsibility|Visibility is how far you can see.
The tunnel ___ under the river for two miles.|extends|expects excludes explains expires|To extend is to reach over a distance.
The farmer put up a scarecrow to ___ the crows.|deter|detain devour decide deliver|To deter is to keep away by frightening.
The baby’s laugh was so ___ that soon we were all laughing too.|infectious|insulting mysterious tedious serious|Infectious laughter spreads from one person to the next.
Loose stones and sudden drops made the mountain path ___.|treacherous|courageous glorious luxurious spacious|A treacherous path is full of hidden dangers.
The old king had no children, so his nephew was his ___.|heir|hero host heroine hermit|An heir is the person who will have the crown next.
Nobody lives in the ___ house, and its windows are boarded up.|derelict|delicate deliberate delicious devoted|A derelict house has been left to fall to pieces.
The army had never lost a battle and thought itself ___.|invincible|invisible inaudible illegible inedible|Invincible means that nobody can beat it.
The shop will ___ your money if the toy is faulty.|refund|refute reform reflect refer|To refund money is to give it back.
The pupils had to ___ the long chapter in three sentences.|summarise|supervise sympathise surprise surrender|To summarise is to tell the main points in a few words.
The water was so ___ that we could see every stone on the bottom.|transparent|apparent transferred permanent parental|What is transparent lets you see through it.
Desert plants can ___ months without a drop of rain.|endure|ensure insure assure endorse|To endure is to bear something hard for a long time.
There was no ___ that the man was guilty, so he was set free.|evidence|existence elegance obedience experience|Evidence is what shows that something is true.
Snow had made the road ___, so the lorry had to turn back.|impassable|impossible impatient implausible impartial|An impassable road is one that nobody can get along.
`);
