/** Groups, by their first words, that are asked at easy only: children have known them since year 2, or since the year before theirs. */
export const easyGroups =
  'here, knot, see, son, two, there, blue, night, right, new, quiet, farther, bought, hoarse, lose';

/** Groups, by their first words, that are asked at easy and medium: at hard the wrong word would be seen at a glance. */
export const plainGroups = 'ball, stairs, board, steal, heard, morning, guessed, breath';

/** Groups, by their first words, that are not asked at easy: sound and meaning are so near that only the word class tells them apart. */
export const hardGroups = 'affect, practice, licence, prophecy';

/** Words whose meaning every child of their year knows: nobody is asked for it at medium. */
export const plainWords =
  "meat, meet, not, mail, break, great, rain, flower, pear, week, fair, tail, ball, grown, seen, hole, whole, stairs, threw, missed, weather, whose, who's, heard, morning, birth, guessed, guest, steal, cereal, bored, personal, root, thrown";

/**
 * Words that are mixed up, one group a line: year | word = meaning = sentence / sentence | word = meaning = sentence / sentence …
 * The sentences have the word exactly as it is written here. Of two meanings, parted by a semi-colon, the first is that of the first sentence.
 */
export const homophones = `
3 | here = in this place = Come over here at once. / We have lived here for years. | hear = to notice with your ears = Can you hear the waves? / I hear a bell.
3 | meat = food from animals = The lion ate its meat. / We cut the meat into slices. | meet = to come together = Let us meet at noon. / The two rivers meet in the valley.
3 | knot = a join made by tying rope or string = Tie a knot in the rope. / The knot came undone. | not = a word that says no = I am not tired. / It is not your turn.
3 | plain = simple, with nothing added = She wore a plain blue dress. / I like plain rice. | plane = a machine that flies = The plane landed in Leeds. / We watched a plane take off.
3 | mail = letters and parcels = Dad reads his mail at breakfast. / The mail fell through the letter box. | male = not female = A male deer has antlers. / The male lion has a mane.
3 | break = to smash into pieces = Do not break the cup. / The giant can break rocks. | brake = what stops a bike = Pull the brake to slow down. / The brake on my bike squeaks.
3 | great = very good; very big = We had a great time. / A great oak stood there. | grate = to rub into small pieces = Please grate the cheese. / I grate carrots for the salad.
3 | rain = water from clouds = The rain fell all day. / I can smell rain. | reign = the time when a king or queen rules = The king's reign lasted ten years. / Her reign as queen was long and happy. | rein = a strap to guide a horse = Hold the rein tightly. / One rein had snapped.
3 | see = to notice with your eyes = I can see a ship. / We see stars at night. | sea = the ocean = We swam in the sea. / The sea was rough.
3 | son = a boy to his parents = Their son is called Omar. / The king had one son. | sun = the star that gives us light and warmth = We sat in the hot sun. / Cats love to lie in the sun.
3 | two = the number after one = I have two sisters. / We saw two deer. | too = as well; more than it should be = I like jam too. / This bag is too heavy. | to = in the direction of = We walked to the park. / The bus goes to Leeds.
3 | there = in that place = Put the box over there. / I have never been there. | their = belonging to them = The girls lost their kite. / Bees guard their hive.
3 | blue = the colour of a clear sky = My coat is blue. / She painted a blue door. | blew = sent air out = She blew on her hot soup. / I blew into the whistle.
3 | flour = powder for baking bread = Sift the flour into a bowl. / Mix the flour with two eggs and some sugar. | flower = the blossom of a plant = The flower had red petals. / I picked a yellow flower.
3 | pear = a green or yellow fruit = I ate a juicy pear. / We have a pear tree. | pair = two that belong together = I need a new pair of socks. / A pair of swans swam past.
3 | week = seven days = We go back to school next week. / I swim once a week. | weak = not strong = My tea is too weak. / The kitten was weak at first.
3 | tail = the long part at the back of an animal = The dog wagged its tail. / A fox has a bushy tail. | tale = a story = Grandad told us a tale. / It is a tale about a giant.
3 | night = the time when it is dark = Owls hunt at night. / It snowed in the night. | knight = a soldier in armour = The knight rode a white horse. / A knight guarded the bridge.
3 | fair = a place with rides and stalls = We won a prize at the fair. / The fair is in town. | fare = the money for a journey = The bus fare is one pound. / Have you got the fare?
3 | right = correct = You gave the right answer. / That is not the right way. | write = to put words on paper = Please write your name. / I write with my left hand.
3 | new = not old = I have a new bike. / The new shop opens today. | knew = was sure of = I knew the answer. / Nobody knew his name.
3 | quiet = without noise = The library was quiet. / Be quiet, please. | quite = rather; fully = The test was quite hard. / I am not quite ready.
3 | hole = an opening = There is a hole in my sock. / A rabbit dug a hole. | whole = complete, with nothing left out = He ate the whole cake. / It rained the whole day.
3 | threw = sent through the air = She threw the ball back. / He threw a stick for the dog. | through = from one side to the other = We walked through the wood. / Light came through the window.
4 | accept = to take what is offered = Please accept this gift. / I accept your kind offer. | except = but not = Everyone came except Noah. / I like all fruit except figs.
4 | affect = to make a difference to = Rain will affect the match. / Does noise affect your work? | effect = a result = The medicine had no effect. / Light has a strange effect on moths.
4 | ball = a round toy = He kicked the ball over the wall. / The ball rolled away. | bawl = to cry loudly = The baby began to bawl. / There is no need to bawl.
4 | berry = a small soft fruit = A thrush ate the red berry. / Each berry was ripe. | bury = to put under the ground = Dogs bury their bones. / Pirates bury their treasure.
4 | groan = a deep sad sound = He let out a groan. / We heard a groan in the dark. | grown = become bigger = You have grown so tall! / The beans have grown.
4 | heel = the back of the foot = I have a blister on my heel. / My heel hurts. | heal = to get better = The cut will soon heal. / Bones heal slowly.
4 | main = most important = Use the main gate. / The main road was shut. | mane = the long hair on an animal's neck = She combed the pony's mane. / The lion shook his mane.
4 | medal = a prize to wear = She won a gold medal. / The medal hung on a ribbon. | meddle = to interfere in other people's business = Do not meddle in my affairs. / It is rude to meddle.
4 | missed = did not catch or hit = We missed the bus. / He missed the goal. | mist = thin fog = The hills were hidden in mist. / The mist cleared at noon.
4 | peace = a time without war or noise = The two tribes made peace. / I need some peace. | piece = a part of something = May I have a piece of pie? / A piece of the puzzle is missing.
4 | scene = a part of a play = The last scene was funny. / She forgot her lines in the first scene. | seen = noticed with the eyes = Have you seen my glove? / I have never seen snow.
4 | weather = rain, sun, wind and snow = The weather was awful. / What is the weather like? | whether = if = I wonder whether it will snow. / Ask whether they are coming.
4 | whose = belonging to which person = I know whose bag this is. / Nobody knows whose hat it is. | who's = who is = Guess who's coming to tea. / Do you know who's in goal?
4 | stairs = a set of steps = He ran up the stairs. / The stairs creak. | stares = looks for a long time = The owl stares at us. / She stares out of the window.
4 | throne = the chair of a king or queen = The queen sat on her throne. / A throne of gold stood in the hall. | thrown = sent through the air = He had thrown the ball too far. / The rider was thrown by her horse.
4 | root = the part of a plant under the ground = He tripped over a tree root. / A plant takes in water through its root. | route = the way to a place = We took the shortest route home. / The bus goes by a different route.
4 | cellar = a room under a house = They keep coal in the cellar. / The flood filled the cellar with water. | seller = a person who sells = The seller wanted ten pounds for the lamp. / A seller of ice cream rang his bell.
4 | sauce = a thick liquid eaten with food = She poured sauce over her pasta. / I like mint sauce with lamb. | source = the place where something begins = The source of the river is a spring. / We followed the stream to its source.
5 | aloud = so that others can hear = Read the poem aloud. / She laughed aloud. | allowed = given permission = Dogs are not allowed here. / We were allowed to stay up.
5 | advice = what somebody thinks you should do = Take my advice and rest. / He gave us good advice. | advise = to tell somebody what you think they should do = I advise you to wait. / Doctors advise us to sleep more.
5 | practice = (noun) doing a thing again and again to get better at it = Band practice is at four. / You need more practice. | practise = (verb) to do a thing again and again to get better at it = I must practise my scales. / They practise every day.
5 | passed = went by; got through = We passed the church. / She passed her test. | past = the time before now; up to something and beyond it = In the past, people rode horses. / He ran past the shop.
5 | guessed = gave an answer without knowing = I guessed the right number. / She guessed my secret. | guest = a visitor = Our guest slept upstairs. / The guest of honour sat here.
5 | heard = noticed with the ears = We heard an owl. / I heard a knock at the door. | herd = a group of animals = A herd of cows blocked the lane. / The herd drank at the river.
5 | led = guided = Dad led us home. / She led the horse to water. | lead = a heavy grey metal = The pipe was made of lead. / The old church roof is covered in lead.
5 | steal = to take what is not yours = Thieves steal for a living. / It is wrong to steal. | steel = a strong metal = The bridge is made of steel. / Knives are made of steel.
5 | cereal = a breakfast food made from grain; a plant grown for its grain = I eat cereal with milk. / Oats are a cereal. | serial = a story in parts = I listen to a serial on the radio. / We missed one part of the serial.
5 | desert = a dry sandy place = Camels cross the desert. / It hardly rains in the desert. | dessert = the sweet part of a meal = We had trifle for dessert. / I am too full for dessert.
5 | morning = the early part of the day = We left in the morning. / The morning was misty. | mourning = sadness after a death = The whole court was in mourning. / The widow was in deep mourning.
5 | aisle = a path between rows = Each aisle of the shop was full. / The trolley blocked the aisle. | isle = a small island = Puffins nest on the isle. / We sailed round the isle.
5 | altar = the table used for worship in a church = Candles stood on the altar. / The priest walked to the altar. | alter = to change = We must alter the plan. / The tailor will alter the coat.
5 | farther = at or to a greater distance = I can swim farther than you. / The shop is farther away than I thought. | father = a dad = My father plays chess. / Her father is a pilot.
5 | profit = money that you gain = The stall made a profit. / We sold the jam at a profit. | prophet = a person who tells what will come = The prophet warned the king. / The old prophet had a vision.
5 | waist = the middle of the body = She tied a belt round her waist. / The skirt fits at the waist. | waste = to throw away or use up for no good reason = Do not waste water. / It is a shame to waste food.
5 | loan = something lent = The book is on loan. / He paid back the loan. | lone = single, by itself = A lone wolf howled. / One lone tree stood there.
5 | sight = the power of seeing = Eagles have keen sight. / Moles have poor sight. | site = a place where something happened; a place where something is built = The site of the battle is a field. / We visited a building site.
5 | board = a flat piece of wood = Pin the notice on the board. / We laid a board across the stream. | bored = tired of something dull = I was bored by the long film. / He soon grew bored and yawned.
5 | hoarse = with a rough voice = He shouted until he was hoarse. / Her hoarse voice cracked. | horse = an animal to ride = The horse trotted past. / A white horse stood there.
5 | bought = paid for = She bought the lamp for ten pounds. / We bought the tickets online. | brought = came with = He brought his sister to the party. / They brought good news.
5 | current = a flow of water; of this time, now = The current is too strong for swimming. / Who is the current champion? | currant = a small dried grape = I found a currant in my bun. / She picked out every currant.
5 | breath = air taken in = Hold your breath. / She was out of breath. | breathe = to take in air = Fish breathe through gills. / It was hard to breathe in the smoke.
5 | cloth = a piece of material = The table was covered with a cloth. / She cut the cloth in two. | clothe = to put garments on = They had to feed and clothe ten children. / We clothe the puppets in silk.
6 | principal = the head of a school or college; most important = The principal of the college spoke. / Rice is their principal food. | principle = a rule or belief = Fairness is a good principle. / He refused on principle.
6 | stationary = not moving = The traffic was stationary. / A stationary bus blocked the road. | stationery = paper, pens and envelopes = The shop sells stationery. / I wrote on my best stationery.
6 | compliment = kind words of praise = She paid me a compliment. / Thank you for the compliment. | complement = to go well with = Those shoes complement your dress. / Mint and peas complement each other.
6 | precede = to go before = Dark clouds precede a storm. / The speeches will precede the meal. | proceed = to go on = You may proceed to the gate. / Let us proceed with the plan.
6 | device = a gadget = A clever device opens the door. / Turn off your device. | devise = to invent or plan = We must devise a plan. / They devise new games.
6 | licence = (noun) a permit = He showed his driving licence. / You need a licence to fish. | license = (verb) to give a permit to = The council will license the stall. / They refused to license the club.
6 | prophecy = a statement of what will happen in the future = The prophecy came true. / An old prophecy spoke of a king. | prophesy = to say what will happen in the future = The witches prophesy that he will be king. / Nobody can prophesy the result.
6 | draft = a first version of something written = Here is my first draft. / She wrote a draft of the speech. | draught = a cold stream of air = A cold draught blew under the door. / Shut the window: I feel a draught.
6 | descent = a journey or movement down = The descent from the peak took an hour. / The plane began its descent. | dissent = disagreement = There was dissent in the crowd. / The king allowed no dissent: everyone had to agree with him.
6 | ascent = a climb up = The ascent of the peak was hard. / The climbers' ascent began at dawn. | assent = agreement = She nodded in assent. / The queen gave her assent.
6 | bridal = of a bride = The bridal dress was white. / They rode in the bridal car. | bridle = what a horse wears on its head = Put the bridle on the pony. / The bridle is made of leather.
6 | wary = careful of danger = Be wary of thin ice. / Be wary: the goose may bite. | weary = very tired = I am so weary that my eyes keep closing. / I felt so weary that I fell asleep.
6 | councillor = a member of a town council = As a town councillor, she votes on new roads. / Each councillor was elected last May. | counsellor = a person who gives help and advice = A counsellor is trained to help people with grief. / The hospital has a counsellor for worried patients.
6 | course = the way something goes; a set of lessons = The ship changed course. / She took a course in cookery. | coarse = rough = The blanket was coarse. / Use coarse sandpaper first.
6 | muscle = a part of the body that makes it move = I pulled a muscle in my leg. / That muscle bends your arm. | mussel = a shellfish = A mussel clung to the rock. / She found a mussel shell.
6 | berth = a bed on a ship or train = He slept in the top berth. / Each cabin has a berth. | birth = being born = The birth of twins delighted the whole family.
6 | lightning = a flash in a storm = The lightning lit up the sky. / A tree was struck by lightning. | lightening = making less heavy; making less dark = We are lightening the load. / She is lightening the paint.
6 | lose = to stop having = Do not lose your ticket. / Did you lose your purse? | loose = not tight = My tooth is loose. / A loose button fell off.
7 | imply = to hint = The signs imply that winter is near. / His words imply a threat. | infer = to work out from hints = From his boots we can infer that he is a farmer. / What do you infer from her smile?
7 | discreet = careful about what you say or do = Be discreet about the surprise. / She was too discreet to repeat the secret. | discrete = separate = The data fall into discrete groups. / The course has six discrete stages.
7 | eminent = famous and respected = An eminent surgeon gave the talk. / She is an eminent historian. | imminent = about to happen = A storm was imminent. / They feared an imminent attack.
7 | elicit = to draw out = The joke did not elicit a smile. / Good questions elicit good answers. | illicit = forbidden = They ran an illicit trade in ivory. / He made illicit copies of the film.
7 | emigrate = to leave your country = They plan to emigrate from Wales. / In the famine many had to emigrate from Ireland. | immigrate = to come into a country = Those who immigrate here need a visa. / Her parents chose to immigrate here.
7 | ensure = to make certain = Please ensure that the door is shut. / Check twice to ensure that nothing is lost. | insure = to pay a company that covers loss or damage = You should insure the painting. / They insure cars against theft. | assure = to tell somebody that something is sure = I assure you that it is safe. / Let me assure you that we will help.
7 | formally = in an official way = Address the king formally, as Your Majesty. / They dressed formally for the ball. | formerly = in the past = This hall was formerly a bank, until it closed. / She was formerly a nurse, but now she teaches.
7 | disinterested = not taking sides = A judge must be disinterested. / The referee must be disinterested, with no favourite team. | uninterested = bored, not caring = He yawned, uninterested in the film. / The cat was uninterested in the toy.
7 | allusion = an indirect reference = The poem makes an allusion to Troy. / She missed the allusion to the Bible. | illusion = something that only seems real = The lake was an optical illusion. / Mirrors create an illusion of space.
7 | adverse = harmful, against you = The flight faced adverse weather. / The storm had adverse effects on crops. | averse = unwilling, disliking = He is averse to early mornings. / I am not averse to a compromise.
7 | moral = to do with right and wrong = The fable has a moral lesson. / She faced a moral choice. | morale = the spirits of a group = The team's morale was low. / The win lifted morale.
7 | council = a group of people chosen to make decisions = The council voted on the plan. | counsel = advice = The king's old friend gave him wise counsel. / My aunt gave me good counsel.
7 | personal = private, one's own = The diary is personal. / He gave it his personal attention. | personnel = the staff = All personnel must wear badges. / Medical personnel arrived.
7 | defuse = to make less dangerous = The army managed to defuse the bomb. / Experts came to defuse the device. | diffuse = to spread out = Gases diffuse through the air. / Let the light diffuse through silk.
7 | prescribe = to say that a medicine should be used = The doctor will prescribe tablets for my cough. / The vet may prescribe drops for the cat's sore eyes. | proscribe = to forbid = The laws proscribe hunting, so put that bow away. / The rules proscribe fires, so nobody may light one.
7 | continual = happening again and again = He makes continual trips to the fridge. | continuous = without a break = The line must be continuous. / The wall is one continuous stretch of stone.
7 | historic = important in history = The first walk on the moon was a historic moment. / Everyone will remember this historic win. | historical = to do with the past = She writes historical novels. / Was Robin Hood a historical person, or did somebody make him up?
7 | censor = to remove unsuitable parts from = They cut out three scenes to censor the film. / They bleeped out rude words to censor the song. | censure = strong criticism = His rudeness drew censure. / She faced censure for the lie.
7 | ingenious = clever and inventive = His ingenious machine peels apples. / Her ingenious gadget opens tins. | ingenuous = innocent and trusting = He was too ingenuous to suspect a trick. / Only an ingenuous child would believe such a story.
7 | eligible = allowed to do or get something = At sixteen he is not yet eligible to vote. / Only members are eligible for the prize. | legible = clear enough to read = Her writing is hardly legible. / The faded sign is no longer legible.
7 | loath = unwilling = She was loath to leave her warm bed. / They are loath to spend money. | loathe = to hate = I loathe cold porridge. / Cats loathe getting wet.
`;
