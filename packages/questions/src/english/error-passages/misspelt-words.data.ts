/**
 * Words that children often misspell when they write, and what they write for them: the level of the word | word | misspellings | why it
 * is spelt like this. Levels 1 to 3 are those of year 4, 3 to 5 of year 5, and so on up to 8 (`ladder.ts`): 1 holds the plainer statutory
 * words and patterns of years 3 and 4, with few of year 2 that are still written wrong, 2 and 3 the others, 4 and 5 those of years 5 and 6.
 */
export const misspeltWords = `
1 | always | allways | When all joins another word, it has one l: always, already.
1 | answer | anser | The w is silent, as in sword.
1 | answered | ansered | The w is silent: answer + ed.
1 | beautiful | beutiful, beautifull | Big Elephants Are Ugly: b-e-a-u. And -ful has one l.
1 | biscuit | biscit, biskit | The u is silent, as in build and guide.
1 | biscuits | biscits, biskits | The u is silent, as in build and guide.
1 | bought | baught, bougt | It comes from buy, and follows the pattern of brought: -ought.
1 | brought | braught | It comes from bring, and follows the pattern of bought: -ought.
1 | build | bild | The u is silent: u and i build it together.
1 | builder | bilder | Build + er: the u is silent.
1 | built | bilt | The u is silent, as in build.
1 | careful | carefull, carful | Full loses an l as an ending: care + ful.
1 | caught | cought, caugt | It follows the pattern of taught: -aught.
1 | coming | comeing, comming | The e of come drops out before -ing, and the m stays single.
1 | different | diffrent, diferent | It comes from differ: differ + ent.
1 | digging | diging | Short vowel, one consonant: double the g before -ing.
1 | earth | erth | There is an ear in earth.
1 | eleven | elevan | Three e’s and one l.
1 | enough | enuogh, enouf | Here -ough says “uff”, as in rough and tough.
1 | everything | evrything, everthing | Two words in one: every + thing.
1 | famous | famos | It comes from fame: drop the e and add -ous.
1 | group | groupe, gruop | The sound “oo” is spelt ou, as in soup.
1 | having | haveing | The e of have drops out before -ing.
1 | heard | heared | You hear with an ear: hear + d.
1 | island | iland | An island IS LAND: the s is silent.
1 | joking | jokeing | The e of joke drops out before -ing.
1 | knees | nees | The k is silent, as in know and knife.
1 | laughed | luaghed, laughd | In laugh the letters gh say “f”. Add -ed.
1 | laughing | luaghing, laughfing | In laugh the letters gh say “f”.
1 | library | libary | There is an r on both sides of the a: libr + ary.
1 | listen | lisen, lissen | The t is silent, as in whistle and castle.
1 | listened | lissened | The t is silent: listen + ed.
1 | minute | minit, minuit | It ends in -ute, although you hear “it”.
1 | orange | orenge, orrange | It ends in -ange, although it sounds like “inge”.
1 | really | realy | Real + ly: that makes two l’s.
1 | Saturday | Saterday | It was named after Saturn: Satur + day.
1 | someone | somone | Two words in one: some + one.
1 | stopped | stoped, stopt | Short vowel, one consonant: double the p before -ed.
1 | straight | straigt, straght | It has the -aight that no other common word has: str + aight.
1 | surprised | suprised, surprized | It has an r twice: sur-prised.
1 | their | thier | It begins with the: the + ir.
1 | thirty | thurty | It begins like third: thir + ty.
1 | thought | thougt, thougth | The letters ought come in bought and brought, too.
1 | through | throgh, thruogh | It is thr + ough, with a silent gh.
1 | Tuesday | Teusday, Tusday | It was named after Tiw: Tue comes first.
1 | twelve | twelv, tweleve | It ends in -lve, as in shelve.
1 | until | untill | Till has two l’s, but until has only one.
2 | almost | allmost | When all joins another word, it has one l: almost, always.
2 | already | allready, alredy | When all joins another word, it has one l: already, always.
2 | bravely | bravly, braveley | Brave + ly: the e stays, and no other joins it.
2 | breakfast | brekfast, breakfest | It breaks a fast: break + fast.
2 | carefully | carefuly, carfully | Careful + ly: that makes two l’s.
2 | carried | carryed, carreid | Carry + ed: the y turns into i.
2 | circle | circel | Both c’s matter: the first is soft, the second is hard.
2 | cities | citys | City ends in a consonant and y, so the plural is -ies.
2 | countries | countrys, contries | Country ends in a consonant and y, so the plural is -ies.
2 | decided | desided | A soft c: think of decision.
2 | easily | easyly, easely | Easy + ly: the y turns into i.
2 | exactly | exacly, exackly | Exact + ly: the t stays.
2 | explained | explaned | It has ai, as in plain.
2 | families | familys | Family ends in a consonant and y, so the plural is -ies.
2 | finally | finaly, finnally | Final + ly: that makes two l’s.
2 | frightened | frightend, fritened | Fright + en + ed: the gh is silent.
2 | guessed | gessed | The u is silent: guess + ed.
2 | happily | happyly, hapily | Happy + ly: the y turns into i.
2 | heart | haert | There is an ear in heart.
2 | heavily | heavyly, hevily | Heavy + ly: the y turns into i.
2 | hundred | hundered | Only one e: hund + red.
2 | interested | intrested, intersted | Say all the parts: in-ter-est-ed.
2 | kitchen | kichen, kitchin | Tch comes after a short vowel, as in catch and match.
2 | message | mesage, messege | Double s, and it ends in -age.
2 | mistakes | misstakes | Mis + takes: one s.
2 | mountain | mountin, mountian | It ends in -tain, as in fountain and captain.
2 | mountains | mountins, mountians | It ends in -tain, as in fountain and captain.
2 | notice | notise, nottice | It ends in -ice, as in office.
2 | noticed | notised | A soft c, and the e of notice stays.
2 | promised | promissed | One s: the word ends in -ise, then -d.
2 | quietly | quitely, quietley | Quiet + ly: qui-et has two parts.
2 | remember | rember, remeber | Say all the parts: re-mem-ber.
2 | second | secound, secend | It ends in -ond, as in beyond.
2 | special | speciel, speical | It ends in -cial, as in official.
2 | strange | strainge | The soft g needs its e: -ange, as in change.
2 | studied | studyed, studdied | Study + ed: the y turns into i.
2 | suddenly | suddenley, sudenly | Sudden + ly, with a double d.
2 | swallowed | swollowed, swalowed | The a after w says “o”, and the l is doubled.
2 | taught | tought, taugt | It follows the pattern of caught: -aught.
2 | themselves | themselfs | Them + selves: the f of self turns into v.
2 | thousand | thousend, thowsand | You can find sand in thousand.
2 | thousands | thousends, thowsands | You can find sand in thousands.
2 | village | villige, vilage | Double l, and it ends in -age.
2 | villages | villiges, vilages | Double l, and it ends in -ages.
2 | whispered | wispered | It begins with wh, as in whistle.
2 | whistle | wistle | A silent h and a silent t.
2 | written | writen | A short i before a double t, and a silent w.
3 | although | allthough | When all joins another word, it has one l: al + though.
3 | bicycle | bycicle, bicicle | Bi- means two, and cycle means wheel: bi + cycle.
3 | breathe | breethe, brethe | The verb has ea, as in leaf, and an e at the end.
3 | captain | captin, captian | It ends in -tain, as in mountain.
3 | centre | center, centere | British spelling ends in -re, as in metre.
3 | centuries | centurys | Century ends in a consonant and y, so the plural is -ies.
3 | century | centuary | Cent- means a hundred: cent + ury.
3 | certain | certin, certian | It begins with a soft c and ends like mountain: -tain.
3 | cheerfully | cheerfuly, chearfully | Cheerful + ly: two l’s.
3 | chemist | chemest, cemist | The ch says “k”, as in chorus.
3 | colours | colors, coulours | British spelling has one u: colour + s.
3 | competition | compitition | It comes from compete: compet + ition.
3 | completely | completly | Complete + ly: the e stays.
3 | crowded | crouded | It has ow, as in crown, and ends in -ed.
3 | curtain | curtin, curtian | It ends in -tain, as in mountain.
3 | dangerous | dangerus | It is built from danger: danger + ous.
3 | disappear | dissapear, disapear | Dis + appear: one s, two p’s.
3 | disappeared | dissapeared, disapeared | Dis + appeared: one s, two p’s.
3 | discovered | discoverd, descovered | It is built from cover: dis + cover + ed.
3 | elephant | elephent | There is an ant in elephant.
3 | engine | engin | It ends like imagine, with a soft g.
3 | enormous | enourmous, enormus | It comes from norm: e + norm + ous.
3 | favour | faver, favor | British spelling ends in -our.
3 | February | Febuary | There is an r after the b: Feb-ru-ary.
3 | forgotten | forgoten, forgotton | Double t after a short o, and -en.
3 | furious | furius, furrious | Fury + ous: the y turns into i.
3 | gently | gentely, gentley | Gentle loses -le before -ly.
3 | guide | giude | The silent u comes right after the g and keeps it hard.
3 | guided | giuded | The silent u comes right after the g: guide + d.
3 | honestly | onestly, honestley | The h is silent: honest + ly.
3 | imagine | imagin, immagine | It comes from image: one m, and an e at the end.
3 | instead | insted | In + stead, with ea as in bread and head.
3 | journey | jurney, journy | It has our, and ends in -ey.
3 | machine | machien, mashine | The ch says “sh”, as in chef.
3 | machines | machiens, mashines | The ch says “sh”, as in chef.
3 | minutes | minuites | It ends in -utes, although you hear “its”.
3 | museum | musuem, musium | Mu-se-um: e before u.
3 | neighbour | nieghbour, neigbour | It follows the pattern of eight, and British spelling ends in -our.
3 | neighbours | nieghbours, neigbours | It follows the pattern of eight, and British spelling ends in -our.
3 | parents | parants | It ends in -ents, as in students.
3 | perfectly | perfectley, prefectly | Perfect + ly: add -ly and nothing else.
3 | photograph | photagraph, photogragh | Photo + graph, both from Greek: ph says “f”.
3 | politely | politly, polietly | Polite + ly: the e stays.
3 | practise | practiss, pracktise | The verb ends in -ise: to practise.
3 | properly | propaly, properley | It is built from proper: proper + ly.
3 | scarves | scarfes, scarvs | The f of scarf turns into v in the plural.
3 | science | sience | A silent c, as in scissors.
3 | scissors | sissors, scisors | A silent c, and a double s in the middle.
3 | sentence | sentance, sentense | It ends in -ence, with an e each time.
3 | shelves | shelfs, shelvs | Words in -lf change to -lves in the plural.
3 | telephone | telaphone, telephon | Tele + phone, both from Greek: ph says “f”.
3 | thoughtfully | thoughtfuly | Thoughtful + ly: two l’s.
3 | towards | torwards | Two words in one: to + wards.
3 | travelled | traveled, travled | British spelling doubles the l: travel + l + ed.
3 | travelling | traveling, travling | British spelling doubles the l: travel + l + ing.
3 | umbrella | umberella, umbrela | Double l, and no e after the b.
3 | unusual | unusuall, unussual | Un + usual: one n, one s, one l.
3 | usually | usualy, ussually | Usual + ly: that makes two l’s.
3 | weather | wether, wheather | It has ea, as in breath and feather.
3 | weighed | wieghed | It follows the pattern of eight: -eigh- says “ay”.
3 | weighs | wieghs | It follows the pattern of eight: -eigh- says “ay”.
3 | weight | wieght | It follows the pattern of eight: -eigh- says “ay”.
4 | anxiously | anxiosly | Anxious + ly: anxi + ous.
4 | appeared | apeared, appeered | Two p’s, and e-a-r in the middle, as in hear.
4 | appears | apears, appeers | Two p’s, and e-a-r as in hear.
4 | argued | argueed | Argue + d: one e is enough.
4 | attempt | atempt, attemt | Two t’s at the beginning, and a p before the last t.
4 | believe | beleive, belive | i before e when it says “ee”, except after c.
4 | believes | beleives, belives | i before e when it says “ee”, except after c.
4 | cabbages | cabages, cabbiges | Double b, and it ends in -ages.
4 | carriage | carrige | Carry + age: the y turns into i.
4 | champion | champian, champiun | It ends in -ion, as in companion.
4 | collapse | colapse | Two l’s, and it ends in -apse.
4 | collected | colected | Two l’s: col + lect + ed.
4 | collects | colects | Two l’s: col + lects.
4 | curiously | curiosly, couriously | Curious + ly: it comes from curious, with -ious.
4 | damage | damige, dammage | It ends in -age, with a single m.
4 | delicious | delicous, deliscious | It ends in -cious: the c comes from delicacy.
4 | dictionaries | dictionarys, dictonaries | Dictionary ends in a consonant and y, so the plural is -ies.
4 | dictionary | dictionery, dictionry | Diction + ary.
4 | disaster | dissaster, desaster | Dis + aster: one s.
4 | engineer | enginear, enginer | It ends in -eer, as in volunteer.
4 | engineers | enginears, enginers | It ends in -eers, as in volunteers.
4 | entrance | entrence, enterance | Entr + ance: it ends in -ance.
4 | experiment | experement, expirement | It begins like expert: exper + i + ment.
4 | extremely | extremly, extreemly | Extreme + ly: the e stays.
4 | galleries | gallerys, galeries | Gallery ends in a consonant and y, so the plural is -ies.
4 | generous | genorous, generus | It ends in -ous, and its middle is -er-.
4 | generously | generousley, genrously | Generous + ly: say all its parts.
4 | harbour | harber, habour | British spelling ends in -our.
4 | immediately | immediatly, imediately | Immediate + ly, with two m’s. The e stays.
4 | instrument | insturment, instrament | In-stru-ment: the r follows the t.
4 | instruments | insturments, instraments | In-stru-ments: the r follows the t.
4 | interesting | intresting | Say all the parts: in-ter-est-ing.
4 | invention | invension | Invent + ion: the t stays.
4 | manage | manige, mannage | It ends in -age, with a single n.
4 | mentioned | mensioned, mentiond | It has -tion, then -ed: men + tion + ed.
4 | neither | niether, neether | Neither has ei, like either.
4 | nervously | nervosly, nervousley | Nervous + ly: it ends in -ous before -ly.
4 | ninety | ninty, nintey | Nine + ty: the e stays.
4 | opposite | oposite, oppisite | Two p’s, as in oppose.
4 | probably | probaly, probly | It comes from probable: the e turns into y.
4 | rarely | rarly | Rare + ly: the e stays.
4 | scientists | sientists | It comes from science, with a silent c.
4 | seriously | seriousley, seriusly | Serious + ly: it ends in -ous before -ly.
4 | whether | wheather, wether | It begins with wh, as in which: you choose one of two.
5 | allotment | alotment, allottment | Allot + ment: two l’s, one t.
5 | ancient | anchient, ancent | The ci says “sh”: an + cient.
5 | argument | arguement, argumant | Argue loses its e before -ment.
5 | astonishing | astonnishing, astonising | As-ton-ish-ing: one s and one n.
5 | attached | atached, attatched | Two t’s, then -ached: there is no t before ch.
5 | audience | audiance, audeince | It ends in -ence, as in science.
5 | average | avrage, averige | Say all its parts: av-er-age.
5 | calculator | calculater | It ends in -or, as in doctor.
5 | carpenter | carpentor, carpanter | It ends in -er, as in painter.
5 | certificate | certifcate, certifacate | It comes from certify: a soft c, then -ific-.
5 | collectors | collecters | It ends in -or, as in doctor.
5 | community | comunity | Two m’s, as in common.
5 | conductor | conducter | It ends in -or, as in doctor.
5 | convinced | convinsed | The c of convince stays.
5 | definitely | definately, definitly | It comes from finite: de + finite + ly.
5 | described | discribed, descibed | De + scribe: a scribe is a writer.
5 | desert | desart | A desert has one s, for sand; a dessert has two.
5 | determined | determind | Determine + d: the e stays.
5 | envelope | envalope, enverlope | En + vel + ope: an e before the l.
5 | eventually | eventualy | Event + ual + ly: two l’s.
5 | excellent | excelent, exellent | Exc- and a double l: it comes from excel.
5 | exhausted | exausted | The h is silent: ex + haust + ed.
5 | explanation | explaination, explenation | Explain loses its i: explan + ation.
5 | extraordinary | extrordinary, extraordinery | Two words in one: extra + ordinary.
5 | familiar | familar, familier | It comes from family: famili + ar.
5 | festival | festaval, festivle | It ends in -ival, as in arrival: festiv + al.
5 | furniture | furnature | It ends in -iture: furn + iture.
5 | galaxies | galaxys | Galaxy ends in a consonant and y, so the plural is -ies.
5 | inspector | inspecter | It ends in -or, as in doctor.
5 | language | langauge, languege | The u comes before the a: lang + u + age.
5 | length | lenth, lengh | Long has a g, and so has length.
5 | lightning | lightining | No e: light + ning.
5 | measuring | mesuring | It has ea and an s, as in treasure.
5 | muscles | mussles, musceles | The c is silent, and it ends in -les: think of muscular.
5 | necklace | neclace, neckless | It is lace for the neck: neck + lace.
5 | ordinary | ordinery, ordnary | Say all its parts: or-di-na-ry.
5 | passengers | passangers, passengors | It has -eng- in the middle, as in messenger.
5 | performance | performence, preformance | Per-, then form, then -ance.
5 | programme | programe | Pro + gram + me: two m’s.
5 | recommend | reccomend, recomend | Re + commend: one c, two m’s.
5 | restaurant | resturant, restaraunt | It comes from French: rest + au + rant.
5 | secretary | secretery, secratary | A secretary keeps a secret: secret + ary.
5 | silence | silance | It ends in -ence: compare silent.
5 | soldiers | soilders, soldeirs | Sold + iers: the i comes after the d.
5 | strength | strenth, strengh | Strong has a g, and so has strength.
5 | telescope | teliscope, telascope | Tele, from Greek, means far: tele + scope.
5 | temperature | temprature | It comes from temper: temper + ature.
5 | terrified | terified, terrifyed | Two r’s as in terror, and the y turns into i.
5 | treasures | tresures | It has ea and an s, as in measure and pleasure.
5 | vegetables | vegtables | Say all the parts: ve-ge-ta-bles.
5 | villain | villan, villian | It ends in -ain, as in captain.
6 | advertisements | advertisments, advertizements | Advertise + ments: the e stays.
6 | allotments | alotments, allottments | Allot + ments: two l’s, one t.
6 | announced | anounced, announsed | Two n’s at the beginning, and a soft c: an + nounced.
6 | antique | antiqe, anteque | It ends in -que, as in unique.
6 | astonished | astonnished, astonised | As-ton-ished: one s and one n.
6 | awkward | akward, awkard | It has w-k-w: awk + ward.
6 | cautious | caucious, cautous | It comes from caution, so it ends in -tious.
6 | committee | comittee, commitee | Double m, double t, double e.
6 | curiosity | curiousity | Curious loses its u before -ity: curios + ity.
6 | deceived | decieved | After c, the “ee” sound is spelt ei.
6 | delicately | delicatly, dellicately | Delicate + ly: the e stays.
6 | deserved | diserved | De + serve + d.
6 | elderly | eldery, elderley | It is built from elder: elder + ly.
6 | equipment | equiptment | Equip + ment: no t in front of the m.
6 | equipped | equiped | Equip doubles its p before -ed.
6 | especially | especialy, expecially | Especial + ly: es-, not ex-, and two l’s.
6 | evidence | evidance | It ends in -ence: compare evident.
6 | experience | experiance, expirience | It begins like expert and ends in -ence: exper + ience.
6 | foreign | foriegn, foregn | It has ei and a silent g, as in reign.
6 | forty | fourty | Four loses its u in forty.
6 | gentleman | gentelman, gentlman | A gentle man: gentle + man.
6 | illustrated | ilustrated, illistrated | Two l’s, then u: ill + us + trated.
6 | imprisoned | imprisonned, inprisoned | Im + prison + ed: one n at the end.
6 | influenced | influensed, infleunced | Influence + d: the c stays.
6 | languages | langauges, languiges | The u comes before the a: lang + u + ages.
6 | loneliness | lonelyness, lonliness | Lonely + ness: the y turns into i.
6 | microphones | micraphones | Micro + phone, both from Greek: ph says “f”.
6 | musicians | musitians, musicans | Music + ians: the c of music stays.
6 | necessary | neccessary, necesary | One collar and two sleeves: one c, two s’s.
6 | nephews | nephues | The ph says “f”, and the end is like few.
6 | opportunity | oportunity, oppurtunity | Two p’s, then “port”: op + port + unity.
6 | orchestra | orchastra, orchistra | The ch says “k”, as in chorus.
6 | patience | pacience, patiance | It comes from patient: ti says “sh”, and -ence ends it.
6 | patiently | paciently, patiantly | It comes from patient: ti says “sh”.
6 | permitted | permited | The stress is at the end, so the t is doubled.
6 | recognise | reconise, recognice | There is a g in it, as in recognition.
6 | relief | releif, relefe | i before e when it says “ee”, except after c.
6 | sensitive | sensative, sensitve | It has an i on both sides of the t: sens + itive.
6 | separate | seperate | There is a rat in it: sep + a rat + e.
6 | separated | seperated | There is a rat in it: sep + a rat + ed.
6 | severely | severly | Severe + ly: the e stays.
6 | success | sucess, succes | Two c’s and two s’s: suc + cess.
6 | supposedly | suposedly, suppossedly | Sup + posed + ly: two p’s.
6 | suspicious | suspitious, suspicous | Suspic + ious: a c and an i.
6 | tortoise | tortise, tortoice | It ends in -oise, as in noise.
6 | unforgettable | unforgetable | Forget doubles its t before -able.
6 | unfortunately | unfortunatly, unfortunatley | Un + fortunate + ly: the e stays.
6 | urgent | urgant | It ends in -ent, as in agent.
6 | valuable | valueable, valuble | Value loses its e before -able.
6 | volunteers | volenteers, voluntears | It ends in -eer, as in engineer.
7 | accident | acident, accidant | Two c’s, and it ends in -ent.
7 | amateur | amature, amatuer | It comes from French and ends in -eur.
7 | anniversary | aniversary, anniversery | Ann- means year: two n’s, and it ends in -ary.
7 | apparently | aparently, apparantly | App + ar + ent + ly.
7 | applaud | aplaud | Two p’s, and au as in author.
7 | astronomers | astronamers, astronomors | Astronom + ers, from astronomy.
7 | boundary | boundry, boundery | It is built from bound: bound + ary.
7 | career | carreer | It has one r in the middle, and ends in -eer.
7 | cathedral | cathederal, cathidral | Cathe + dral: no e after the d.
7 | cemetery | cemetary, cematery | Three e’s and no a.
7 | condemned | condemed, condemmed | The n of condemn is silent: condemn + ed.
7 | conscience | concience, consience | Con + science.
7 | considerably | considerabley, considrably | It is built from consider: consider + ably.
7 | correspondent | correspondant | Two r’s, and it ends in -ent.
7 | councillor | counciller, counsillor | Council + l + or: the l is doubled.
7 | desperation | desparation | Desper + ation: there is no “despair” in it.
7 | embarrassed | embarassed, embarrased | Two r’s and two s’s: you go really red and smile shyly.
7 | emperor | emporer, emperer | Emper + or, as in doctor.
7 | fashionable | fashionible, fasionable | It is built from fashion: fashion + able.
7 | genuine | genuin, genuien | Genu + ine: it ends like imagine.
7 | glimpse | glimse, glimps | There is a p in it, and an e at the end.
7 | government | goverment, govenment | It comes from govern: keep the n before -ment.
7 | hesitated | hesistated, hesatated | Say all its parts: hes-i-ta-ted.
7 | hesitation | hesistation, hesitasion | Hesit + ation.
7 | impatiently | impaciently, inpatiently | Im + patient + ly.
7 | ingredients | ingrediants, ingreedients | Say it in parts: in-gre-di-ents. One e comes after the r, and it ends as patients does.
7 | inherited | inheritted, inhereted | The stress isn’t at the end, so the t stays single.
7 | interruption | interuption | Inter + rupt: two r’s, one p.
7 | journalists | journelists, jurnalists | Journal + ists.
7 | laboratory | labratory, laboratery | Say all its parts: la-bor-a-to-ry.
7 | marvellous | marvellus, marvellious | Marvel doubles its l before -ous.
7 | measurements | measurments | Measure + ments: the e stays.
7 | memorable | memerable, memorible | Memory loses its y: memor + able.
7 | nuisance | nusance, nuisence | It has ui, as in fruit, and ends in -ance.
7 | overwhelming | overwelming | Over + whelm + ing, with a silent h.
7 | preserve | perserve, preserv | It begins with pre-, as in prepare.
7 | professor | proffesor, professer | One f, two s’s, and -or.
7 | pronunciation | pronounciation | Pronounce loses its second o: pro + nun + ciation.
7 | retirement | retirment | Retire + ment: the e stays.
7 | rhythm | rythm, rhythem | Rhythm Helps Your Two Hips Move: r-h-y-t-h-m.
7 | signatures | signitures | It comes from sign, and ends in -ature.
7 | specialised | speciallised | Special + ised: one l.
7 | species | speceis, spesies | It ends in -cies, with i before e.
7 | succeeded | suceeded, succeded | Two c’s and two e’s: suc + ceed.
7 | suspiciously | suspicously, suspitiously | Suspic + ious + ly: a c and an i.
7 | techniques | tecniques, techneques | The ch says “k”, and -que says “k” too.
7 | thoroughly | thoroughley | Tho + rough + ly: the ending is -ly, without an e.
7 | unbearable | unbareable, unbearible | Nobody can bear it: un + bear + able.
7 | unbreakable | unbreakible, unbrakeable | Un + break + able.
7 | vehicle | vehical, veicle | It ends in -icle, as in icicle.
7 | yacht | yaht, yatch | The ch is silent: ya + cht.
8 | apologetically | apologeticly | Words in -ic add -ally: apologetic + ally.
8 | apprentice | aprentice, apprentise | Two p’s, and it ends in -ice.
8 | apprenticed | aprenticed | Two p’s, and a soft c.
8 | colleagues | collegues, coleagues | Two l’s, and -eague as in league.
8 | compromise | compramise, comprimise | There is a promise in compromise.
8 | conscious | concious | It comes from science: con + sci + ous.
8 | consciously | conciously, consiously | It comes from science: con + sci + ously.
8 | courteously | curteously, courtiously | Courte + ous + ly, from court.
8 | embarrassingly | embarassingly, embarrasingly | Two r’s and two s’s: you go really red and smile shyly.
8 | equivalent | equivelent, equivilant | Equi + val + ent, from value.
8 | inevitable | inevitible, inevetable | It ends in -able: inevit + able.
8 | inheritance | inheritence, inheretance | You inherit an inheritance: inherit + ance.
8 | inseparable | inseperable, inseparible | It comes from separate: in + separ + able.
8 | mischievous | mischevious, mischievious | It comes from mischief: mischiev + ous, with three parts.
8 | occasion | ocasion, occassion | It has two c’s but only one s.
8 | persuades | pursuades, perswades | Per + suades: u after the s.
8 | philosophy | philosiphy, philosphy | Philo + sophy: an o on both sides of the s.
8 | satisfactory | satisfactery, satisfactry | It ends in -ory, as in history and victory.
8 | sceptical | septical, scepticle | It begins with sc, which says “sk”, and ends in -al.
8 | surveyors | surveyers | It ends in -or, as in doctor.
8 | syllable | sylable, syllible | Two l’s, and it ends in -able.
`;
