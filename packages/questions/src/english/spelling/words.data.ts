/**
 * Words to spell with a sentence that holds each and the ways children miss it.
 *
 * The words of `statutory` are the statutory word lists of the national curriculum in England (English Appendix 1), used
 * under the Open Government Licence v3.0 (https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/).
 * The sentences, the misspellings and the year 7 words are our own.
 *
 * One line a word: set | word | sentence | misspellings. Sets: 3 and 4 share the list for years 3 and 4, 5 and 6 the other.
 */
export const statutory = `
3 | accident | It was an accident, so nobody was cross. | acident, accidant, acsident
4 | accidentally | I accidentally knocked over the milk. | acidentally, accidentaly
4 | actual | The actual size of the whale surprised us. | actuel, acktual
4 | actually | I thought it was Monday, but it was actually Tuesday. | actualy, acctually, actully
3 | address | Write your address on the envelope. | adress, addres, adres
3 | answer | Put up your hand if you know the answer. | anser, awnser, ansewer
3 | appear | Stars appear when the sky grows dark. | apear, appeer
3 | arrive | The coach will arrive at nine. | arive, arrieve
3 | believe | I believe that you told the truth. | beleive, belive, beleave
3 | bicycle | She rode her bicycle to the park. | bycicle, bicicle, bycycle
4 | breath | Take a deep breath before you dive. | breth, braeth
4 | breathe | Fish breathe through their gills. | breeth, brethe
3 | build | We will build a den in the garden. | biuld, bild, buld
3 | busy | The market is always busy on Saturday. | buisy, bussy
4 | business | Her family runs a bakery business. | buisness, busness, bussiness
4 | calendar | Circle the date on the calendar. | calender, calandar, callendar
3 | caught | Kofi caught the ball with one hand. | cought, caugt
3 | centre | The fountain is in the centre of town. | centere, sentre, cenre
3 | century | A century lasts one hundred years. | centuary, sentury
3 | certain | Are you certain that the door is locked? | certin, sertain, certian
3 | circle | Sit in a circle on the carpet. | circel, sircle, cirkle
4 | complete | We need one more piece to complete the puzzle. | compleet, compleate
4 | consider | Please consider the idea before you decide. | concider, considar
4 | continue | We will continue the story tomorrow. | contineu, continu
3 | decide | I cannot decide which book to read. | deside, dicide
3 | describe | Can you describe the lost coat? | discribe, descibe
3 | different | The twins wear different colours. | diffrent, diferent, differant
3 | difficult | The last question was difficult. | dificult, diffecult, difficalt
4 | disappear | The rabbit seemed to disappear into its hole. | dissapear, disapear, dissappear
3 | early | We left early to miss the traffic. | erly, earley
3 | earth | The seeds lay under the damp earth. | erth, eath
3 | eight | A spider has eight legs. | eigth, eihgt, eght
4 | eighth | My birthday is on the eighth of May. | eightth, eigth
3 | enough | We have enough chairs for everyone. | enouph, enougth
4 | exercise | Swimming is good exercise. | excercise, exersise
4 | experience | Camping in the snow was a new experience. | experiance, expirience, experence
4 | experiment | Our experiment showed that ice floats. | experament, experement, expirement
4 | extreme | Deserts can have extreme heat. | extreem, exstreme
3 | famous | The famous singer waved to the crowd. | famos, famus, faymous
3 | favourite | Purple is my favourite colour. | favorite, favourit
3 | February | The shortest month is February. | Febuary, Februry, Feburary
4 | forward | Take one step forward and stop. | foward, forword
4 | forwards | The robot rolls forwards and backwards. | fowards, forwords
3 | fruit | An apple is a fruit. | friut, frut
4 | grammar | Good grammar makes writing clear. | grammer, gramar, gramer
3 | group | Our group painted the tree. | groop, groupe, gruop
4 | guard | A guard stood by the palace gate. | gaurd, gard, guarde
3 | guide | The guide showed us the cave. | gide, giude, guied
3 | heard | I heard an owl in the night. | haerd, heared
3 | heart | Your heart pumps blood around your body. | haert, hearte
4 | height | Measure the height of the door. | hieght, hight, heigth
3 | history | We learnt about the Romans in history. | histery, histroy
3 | imagine | Close your eyes and imagine a beach. | imagin, immagine
4 | important | It is important to wear a helmet. | importent, inportant, importint
4 | increase | The shop plans to increase its prices. | increse, increace
3 | interest | Dinosaurs interest my little brother. | intrest, interist
3 | island | A ferry goes to the island. | iland, islend
4 | knowledge | Her knowledge of birds is amazing. | knowlege, nowledge, knowledg
3 | learn | Penguins learn to swim when they are young. | lern, leern
4 | length | Find the length of the table in centimetres. | lenth, lengh, legnth
4 | library | I borrowed this book from the library. | libary, librery
4 | material | The coat is made of waterproof material. | matireal, meterial
4 | medicine | The vet gave our dog some medicine. | medecine, medisine
4 | mention | Did Zara mention the party? | mension, mentoin
3 | minute | Boil the egg for one more minute. | minuit, minite
4 | natural | Wool is a natural fibre. | natrual, naturel, natral
3 | naughty | The naughty puppy chewed my shoe. | naugty, naughtey
3 | notice | Did you notice the robin on the fence? | notise, nottice
4 | occasion | A wedding is a special occasion. | ocasion, occassion, ocassion
4 | occasionally | We occasionally eat lunch outside. | ocasionally, occassionally, occasionaly
3 | often | We often walk to school. | offen, oftern
4 | opposite | The opposite of hot is cold. | oposite, oppisite, opposit
4 | ordinary | It was an ordinary day until the parrot flew in. | ordinery, ordnary
4 | particular | Is there a particular cake that you like? | perticular, particuler
4 | peculiar | A peculiar smell came from the cupboard. | peculier, perculiar, pecular
3 | perhaps | If the rain stops, perhaps we can play out. | prehaps, perhapse
3 | popular | Football is a popular game at our school. | populer, poppular
4 | position | The goalkeeper moved into position. | posision, possition
4 | possess | Dragons in stories possess great treasure. | posess, possese
4 | possession | Her most precious possession is a silver ring. | posession, possesion
4 | possible | It is possible to see the sea from here. | posible, possable, possibel
3 | potatoes | Dad mashed the potatoes. | potatos, pottatoes
4 | pressure | Check the air pressure in the tyres. | presure, preasure
4 | probably | It will probably rain later. | probaly, probebly, propably
3 | promise | I promise to feed the fish. | promice, prommise
4 | purpose | She did not break the cup on purpose. | perpose, purpuse
3 | quarter | Cut the pizza and eat a quarter. | quater, quorter
3 | question | Please answer the first question. | qestion, questian
4 | recent | The recent storm blew down a tree. | reecent, ricent, reacent
4 | regular | Brush your teeth at regular times. | reguler, regulor
4 | reign | The queen had a long reign. | riegn, raign, reighn
3 | remember | Always remember to say thank you. | rember, remeber, remembar
3 | sentence | A sentence starts with a capital letter. | sentance, sentense
4 | separate | Keep the red and white socks separate. | seperate, seprate, sepparate
4 | special | Mum baked a special cake. | specail, spetial
4 | straight | Draw a straight line with a ruler. | straigt, staight
3 | strange | We heard a strange noise upstairs. | strainge, strang
4 | strength | Lifting the box took all my strength. | strenth, strengh, stregnth
3 | suppose | I suppose we could share the last bun. | supose, suppoze
3 | surprise | The party was a surprise. | suprise, surprize, suprize
4 | therefore | It was raining, and therefore we stayed inside. | therfore, theirfore, thairfore
3 | though | It felt warm even though it was winter. | thogh, thowgh
3 | although | We played outside although it was cold. | allthough, althogh
4 | thought | I thought of a good plan. | thougt, thorght
4 | through | The train went through the tunnel. | throgh, thruogh
4 | various | The shop sells various kinds of cheese. | varius, verious, variuos
4 | weight | The weight of the parcel was two kilograms. | wieght, weigth
3 | woman | The woman in the red hat is my aunt. | womman, wooman
3 | women | Two women rowed across the lake. | wommen, wimen
5 | accommodate | The hall can accommodate two hundred people. | accomodate, acommodate, acomodate
5 | accompany | An adult must accompany young children. | acompany, accompeny
6 | according | We lined up according to our height. | acording, accoding
5 | achieve | You can achieve a lot with practice. | acheive, achive, acheve
6 | aggressive | An aggressive goose chased the postman. | agressive, aggresive, agresive
6 | amateur | He is an amateur painter who works in a bank. | amature, amatuer, amatur
5 | ancient | The ancient temple is three thousand years old. | anchient, ancent, anceint
6 | apparent | It was apparent that nobody had read the notice. | aparent, apparant, aparant
5 | appreciate | I really appreciate your help. | apreciate, appresiate, appretiate
6 | attached | The key was attached to a long ribbon. | atached, attatched
5 | available | Tickets are available at the door. | availible, avalable, availabel
5 | average | The average score in the test was seven. | avarage, averege, avrage
5 | awkward | There was an awkward silence after the joke. | akward, awkwerd
5 | bargain | The coat was a bargain at five pounds. | bargin, bargan, bargian
5 | bruise | The fall left a purple bruise on my knee. | bruse, briuse, bruize
5 | category | Which category does a bat belong to? | catagory, categery
6 | cemetery | The path leads past the old cemetery. | cemetary, semetery, cematery
6 | committee | The committee meets every Thursday. | comittee, commitee
6 | communicate | Bees communicate by dancing. | comunicate, communacate
5 | community | The whole community helped to clear the beach. | comunity, communaty, comunaty
5 | competition | Amara won the baking competition. | compitition, competion, compatition
6 | conscience | His conscience told him to own up. | concience, conscence, consience
6 | conscious | The patient was conscious again after the operation. | concious, consious, conscius
6 | controversy | The new bypass caused controversy in the town. | contraversy, controversey
6 | convenience | The shop stays open late for our convenience. | conveniance, convinience, convenence
6 | correspond | The numbers correspond to places on the map. | corespond, corrispond, corrospond
6 | criticise | It is easy to criticise other people. | critisise, critiscise
5 | curiosity | Curiosity made her open the old box. | curiousity, curiosety
5 | definite | We need a definite answer by Friday. | definate, deffinite
6 | desperate | The desperate sailors waved at the ship. | desparate, despirate, desprate
5 | determined | She was determined to finish the race. | determind, ditermined
5 | develop | Tadpoles develop into frogs. | develope, devellop
5 | dictionary | Look up the word in a dictionary. | dictionery, dictonary
6 | disastrous | The picnic was disastrous because of the wasps. | disasterous, dissastrous, disastrus
6 | embarrass | Please do not embarrass me in front of my friends. | embarass, embarras, embaras
5 | environment | Litter harms the environment. | enviroment, envirnment, enviornment
6 | equip | They will equip the boat with new sails. | equipp, eqip
6 | equipped | The climbers were well equipped for the snow. | equiped, eqipped
5 | equipment | Put the sports equipment away. | equiptment, equipement, eqipment
5 | especially | I love fruit, especially mangoes. | especialy, expecially, espesially
6 | exaggerate | Anglers often exaggerate the size of a fish. | exagerate, exaggarate, exagerrate
5 | excellent | Your drawing of the harbour is excellent. | excelent, exellent, excellant
6 | existence | Nobody has proved the existence of the monster. | existance, exsistence, existense
5 | explanation | Her explanation was short and clear. | explaination, explenation
5 | familiar | The tune sounded familiar. | familier, familar
5 | foreign | She speaks three foreign languages. | foriegn, foren, forein
5 | forty | There are forty seats on the coach. | fourty, fortey
6 | frequently | Buses run frequently on this route. | frequantly, frequentley
5 | government | The government makes the laws. | goverment, govenment, governement
6 | guarantee | The watch comes with a two-year guarantee. | garantee, guarentee, gaurantee
6 | harass | The gulls harass people who eat chips. | harrass, haras, harras
6 | hindrance | The heavy bag was a hindrance on the climb. | hinderance, hindrence, hindranse
5 | identity | The spy hid her true identity. | identaty, idenity, indentity
6 | immediate | The firefighters took immediate action. | imediate, immeadiate, immedeate
6 | immediately | The secretary wanted the committee to meet immediately. | imediately, immediatly, immedietly
5 | individual | Each individual snowflake is different. | indivdual, individuel, indavidual
6 | interfere | Do not interfere with the experiment. | interfear, intefere
5 | interrupt | It is rude to interrupt a speaker. | interupt, intterupt
5 | language | Welsh is a very old language. | langauge, languege, langage
6 | leisure | What do you do in your leisure time? | liesure, lesure, leasure
5 | lightning | Thunder follows the lightning. | lightining, lighning
6 | marvellous | What a marvellous view of the mountains! | marvelous, marvellus
6 | mischievous | The mischievous monkey stole his hat. | mischevious, mischievious, mischivous
5 | muscle | I pulled a muscle in my leg. | mussle, musle, muscel
6 | necessary | It is necessary to book in advance. | neccessary, necesary, neccesary
5 | neighbour | Our neighbour grows enormous marrows. | nieghbour, neigbour, neighber
6 | nuisance | That buzzing fly is a nuisance. | nusance, nuisence
5 | occupy | Puzzles occupy me on long journeys. | ocupy, occuppy
5 | occur | Large earthquakes rarely occur in Britain. | ocur, occurr, ocurr
6 | opportunity | This trip is a great opportunity. | oportunity, oppertunity, opportunaty
6 | parliament | Laws are debated in parliament. | parliment, parlament, parliamant
5 | persuade | I tried to persuade Mum to get a kitten. | pursuade, perswade
6 | physical | Rugby is a very physical sport. | phisical, physicle, phsyical
6 | prejudice | It is wrong to judge people out of prejudice. | prejudise, predjudice
6 | privilege | It was a privilege to meet the astronaut. | privelege, priviledge, privilige
6 | profession | Teaching is a rewarding profession. | proffession, profesion
5 | programme | My favourite programme is about animals. | progamme, programe
6 | pronunciation | The teacher helped me with the pronunciation of the word. | pronounciation, pronunceation
5 | queue | We joined the queue for ice cream. | qeue, queu
5 | recognise | I did not recognise you in that wig. | reconise, recongnise
6 | recommend | Can you recommend a good book? | recomend, reccommend, reccomend
6 | relevant | Stick to facts that are relevant. | relevent, relavant, rellevant
6 | restaurant | We ate noodles at a restaurant. | restarant, resturant, restaurent
5 | rhyme | The words 'moon' and 'spoon' rhyme. | ryme, ryhme, rhime
6 | rhythm | Clap the rhythm of the song. | rythm, rhythem, rhythym
6 | sacrifice | Giving up her holiday was a big sacrifice. | sacrafice, sacrifise, sacrefice
6 | secretary | Ask the school secretary for a form. | secretery, secratary, secetary
5 | shoulder | The parrot sat on his shoulder. | sholder, shulder
5 | signature | Write your signature at the bottom. | signiture, signeture
6 | sincere | Her apology sounded sincere. | sincear, sinsere
6 | sincerely | End the letter with 'Yours sincerely'. | sincerly, sinserely
5 | soldier | A soldier stood outside the palace. | soldeir, soilder
5 | stomach | My stomach rumbled in the lesson. | stomack, stumach, stomache
6 | sufficient | Is there sufficient food for everyone? | suficient, sufficiant, sufficent
5 | suggest | I suggest that we take the train. | sugest, sudgest, sujest
5 | symbol | A dove is a symbol of peace. | simbol, symbel, symble
5 | system | Eight planets belong to our solar system. | sistem, systim
6 | temperature | The temperature fell below zero. | temprature, temperture, tempreture
6 | thorough | Give the kitchen a thorough clean. | thorogh, thurough, thorrough
6 | twelfth | December is the twelfth month. | twelth, twelvth, twelveth
5 | variety | The shop sells a variety of fruit. | varity, variaty
5 | vegetable | A carrot is a vegetable. | vegtable, vegatable
5 | vehicle | Every vehicle must stop at the red light. | vehical, veicle
6 | yacht | The white yacht sailed into the harbour. | yatch, yaht
`;

/** Words for year 7; the same four parts. */
export const advanced = `
7 | accessible | The museum is accessible by wheelchair. | accessable, acessible, accesible
7 | acknowledge | Please acknowledge my letter when it comes. | aknowledge, acknowlege, acknowladge
7 | acquaintance | She is an acquaintance, not a close friend. | aquaintance, acquaintence, aquaintence
7 | acquire | The museum hopes to acquire the painting. | aquire, acquier
7 | adolescent | The book follows an adolescent boy in Leeds. | adolecent, addolescent, adolescant
7 | analyse | We will analyse the poem line by line. | annalyse, analise, anallyse
7 | anonymous | The gift came from an anonymous donor. | anonimous, annonymous, anonymus
7 | argument | The argument was about whose turn it was. | arguement, argumant
7 | necessarily | The longest answer is not necessarily the best. | neccessarily, necesarily, necessarilly
7 | atmosphere | The atmosphere in the stadium was electric. | atmospher, atmoshpere
7 | bureaucracy | Too much bureaucracy slowed the project down. | beaurocracy, bureaucrasy, burocracy
7 | campaign | The campaign to save the pool succeeded. | campain, campiagn
7 | catastrophe | The flood was a catastrophe for the village. | catastrophy, catastrophie
7 | changeable | The weather in April is changeable. | changable, changeible
7 | colleague | My aunt met a colleague on the train. | collegue, coleague, colleauge
7 | commitment | Learning the violin takes commitment. | committment, comitment, commitmant
7 | comparison | The writer makes a comparison with a storm. | comparason, comparisson, comparision
7 | conscientious | A conscientious student checks every answer. | consciencious, conscientous, consientious
7 | consensus | The council reached a consensus at last. | concensus, consencus, concencus
7 | deceive | The advert tried to deceive shoppers. | decieve, decive
7 | deterrent | The alarm is a deterrent to thieves. | deterent, deterrant, deterant
7 | dilemma | He faced a dilemma about which club to join. | dilema, dilemna, dillemma
7 | disappoint | I did not want to disappoint my team. | dissapoint, disapoint, dissappoint
7 | eligible | Anyone over eleven is eligible to enter. | elligible, eligable, elegible
7 | eloquent | The mayor gave an eloquent speech. | eloquant, elloquent, elequent
7 | emphasise | Use a pause to emphasise the last word. | emphesise, emphassise
7 | exhilarating | The ride down the hill was exhilarating. | exilarating, exhilerating, exhillarating
7 | fluorescent | Cyclists should wear fluorescent jackets. | flourescent, fluoresent, fluorescant
7 | fulfil | She worked hard to fulfil her ambition. | fullfil, fulfill
7 | gauge | The gauge shows how much fuel is left. | guage, gaige
7 | guardian | A parent or guardian must sign the form. | gardian, gaurdian, guardien
7 | humorous | The speech was both clever and humorous. | humourous, humerous, humorus
7 | hygiene | Good hygiene matters in a kitchen. | hygeine, higiene, hygine
7 | hypocrisy | The cartoon mocks the hypocrisy of the king. | hypocracy, hipocrisy
7 | independent | Cats are independent animals. | independant, indepandent
7 | ingenious | Her ingenious machine peels an apple. | ingenius, ingeneous
7 | inoculate | The nurse will inoculate the children on Monday. | innoculate, inocculate, innocculate
7 | irresistible | The smell of fresh bread was irresistible. | irresistable, iresistible, irrisistible
7 | jewellery | The thief took only the jewellery. | jewelery, jewellary, jewlery
7 | liaise | The captain will liaise with the referee. | liase, liaze, laise
7 | maintenance | The lift is closed for maintenance. | maintainance, maintenence, maintanance
7 | manoeuvre | Parking the van was a difficult manoeuvre. | manouvre, manoeuver, maneouvre
7 | medieval | The castle is a medieval fortress. | medeival, medival, midieval
7 | millennium | The new millennium began with fireworks. | millenium, milennium, milenium
7 | miniature | He built a miniature railway in the shed. | minature, miniture, minitaure
7 | minuscule | The writing on the coin was minuscule. | minniscule, minuscle, minescule
7 | noticeable | There was a noticeable change in the weather. | noticable, noticeible, notiseable
7 | obedient | An obedient dog comes when it is called. | obediant, obidient, obedeint
7 | occurrence | An eclipse is a rare occurrence. | occurence, ocurrence, occurrance
7 | omission | Leaving out her name was a careless omission. | ommission, omision, ommision
7 | parallel | The road runs parallel to the railway. | paralel, parralel, parallell
7 | pastime | Her favourite pastime is fishing. | passtime, pasttime
7 | perceive | Dogs perceive sounds that we cannot hear. | percieve, perseive, percive
7 | permanent | The pen leaves a permanent mark. | permanant, perminent, permenant
7 | perseverance | With perseverance, she learnt to skate. | perserverance, perseverence, persaverance
7 | phenomenon | The northern lights are a natural phenomenon. | phenomanon, phenominon
7 | possesses | The museum possesses two Roman swords. | posesses, possessess, posseses
7 | preferred | She preferred tea to coffee. | prefered, preffered, prefferred
7 | proceed | Please proceed to the next gate. | procede, proseed, proceede
7 | psychology | Her brother is studying psychology. | phsychology, psycology, psichology
7 | questionnaire | Everyone filled in a questionnaire. | questionaire, questionnair, questionare
7 | receipt | Keep the receipt in case it breaks. | reciept, receit, recipt
7 | reference | The essay makes a reference to a famous poem. | referance, refference, referrence
7 | rehearsal | The last rehearsal is on Thursday evening. | rehersal, rehearsel
7 | reminiscent | The smell was reminiscent of bonfires. | reminicent, reminiscant, remeniscent
7 | ridiculous | He wore a ridiculous hat with bells on. | rediculous, ridiculus, ridicculous
7 | schedule | The builders finished ahead of schedule. | shedule, scedule, schedual
7 | sergeant | The sergeant inspected the boots. | sargeant, sergent, sargent
7 | silhouette | A silhouette of the castle stood against the sky. | silouette, silhoutte, sillhouette
7 | siege | The siege of the town lasted a year. | seige, sige
7 | souvenir | I bought a tin bus as a souvenir. | suvenir, souvenier
7 | success | The school fair was a great success. | sucess, sucsess
7 | supersede | The new map will supersede the old one. | superceed, supersead, suppersede
7 | surveillance | The shop is under constant surveillance. | surveilance, survellance, surveillence
7 | tendency | He has a tendency to rush his work. | tendancy, tendensy
7 | threshold | She paused on the threshold of the hall. | threshhold, threashold, treshold
7 | tragedy | The play is a tragedy in five acts. | tradgedy, tragady, trajedy
7 | truly | I am truly grateful for your kindness. | truely, trully, truley
7 | tyranny | The rebels fought against tyranny. | tyrany, tirany, tyrranny
7 | unanimous | The vote was unanimous. | unanimus, unannimous, unanamous
7 | unnecessary | It was unnecessary to shout. | unecessary, unneccessary, unnecesary
7 | vacuum | Sound cannot travel through a vacuum. | vaccum, vaccuum
7 | vengeance | The ghost in the story wants vengeance. | vengance, vengence, vengeanse
7 | weird | A weird green light filled the cave. | wierd
7 | wholly | The plan was not wholly successful. | wholely, wholy, wholley
7 | withhold | You must not withhold information from the police. | withold, witthold
`;
