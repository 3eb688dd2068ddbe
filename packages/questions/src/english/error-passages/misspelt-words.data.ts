/**
 * Words that children often misspell when they write, and what they write for them: how easily it is seen (0 by a child of year 4, 1 at a
 * glance, 3 only by those who know) | word | misspellings | why it is spelt like this (none given: the reminder of the spelling lists).
 */
export const misspeltWords = `
1 | almost | allmost, olmost | When all joins another word, it has one l: almost, always.
1 | already | allready, alredy | When all joins another word, it has one l: already, always.
1 | although | allthough | When all joins another word, it has one l: al + though.
0 | always | allways | When all joins another word, it has one l: always, already.
0 | another | anuther, anouther | Two words in one: an + other.
1 | answer | anser, answar | The w is silent, as in sword.
1 | answered | ansered | The w is silent: answer + ed.
0 | anything | enything, anythink | Two words in one: any + thing.
0 | asked | askt | The sound is “t”, but the past ends in -ed.
1 | beautiful | beutiful, beautifull, butiful | Big Elephants Are Ugly: b-e-a-u. And -ful has one l.
0 | because | becuase, becouse, becose | Big Elephants Can Always Understand Small Elephants.
1 | bicycle | bycicle, bicicle | Bi- means two, and cycle means wheel: bi + cycle.
1 | biscuit | biscit, biskit | The u is silent, as in build and guide.
1 | biscuits | biscits, biskits | The u is silent, as in build and guide.
1 | bought | bort, baught | It comes from buy, and follows the pattern of brought: -ought.
1 | breakfast | brekfast, breakfest | It breaks a fast: break + fast.
0 | brother | bruther, brothar | The o says “u”, as in mother and other.
1 | brought | brort, braught | It comes from bring, and follows the pattern of bought: -ought.
0 | build | bild, buld | The u is silent: u and i build it together.
0 | builder | bilder, buildor | Build + er: the u is silent.
0 | built | bilt, buildt | The u is silent, as in build.
1 | captain | captin, captian | It ends in -tain, as in mountain.
1 | careful | carefull, carful | Full loses an l as an ending: care + ful.
1 | carefully | carefuly, carfully | Careful + ly: that makes two l’s.
1 | carried | carryed, carreid | Carry + ed: the y turns into i.
1 | caught | cought | It follows the pattern of taught: -aught.
1 | centre | center, centere | British spelling ends in -re, as in metre.
1 | centuries | centurys, senturies | Century ends in a consonant and y, so the plural is -ies.
1 | century | centuary, sentury | Cent- means a hundred: cent + ury.
1 | certain | certin, sertain | It begins with a soft c and ends like mountain: -tain.
0 | children | childern, chidren | One child, many child + ren.
1 | circle | sircle, circel | Both c’s matter: the first is soft, the second is hard.
1 | cities | citys | City ends in a consonant and y, so the plural is -ies.
1 | climbed | climed | The b of climb is silent, as in lamb.
1 | colours | colors, coulours | British spelling ends in -our: colour + s.
0 | coming | comeing, comming | The e of come drops out before -ing, and the m stays single.
1 | countries | countrys, contries | Country ends in a consonant and y, so the plural is -ies.
1 | curtain | curtin, curtian | It ends in -tain, as in mountain.
1 | dictionaries | dictionarys, dictonaries | Dictionary ends in a consonant and y, so the plural is -ies.
1 | different | diffrent, diferent | It comes from differ: differ + ent.
0 | digging | diging, diggin | Short vowel, one consonant: double the g before -ing.
0 | drawing | drawring | Draw + ing: no r between them.
1 | earth | erth | There is an ear in earth.
1 | easily | easyly, easely | Easy + ly: the y turns into i.
1 | enough | enuff, enuogh | Here -ough says “uff”, as in rough and tough.
0 | everyone | evryone, everone | Two words in one: every + one.
0 | everything | evrything, everthing | Two words in one: every + thing.
1 | families | familys | Family ends in a consonant and y, so the plural is -ies.
1 | famous | famos, faymous | It comes from fame: drop the e and add -ous.
1 | February | Febuary | There is an r after the b: Feb-ru-ary.
0 | friend | freind, frend | A fri-end is there to the end: i before e.
1 | friendly | freindly, frendly | It comes from friend: i before e.
0 | friends | freinds, frends | A fri-end is there to the end: i before e.
1 | frightened | frightend, fritened | Fright + en + ed: the gh is silent.
1 | galleries | gallerys, galeries | Gallery ends in a consonant and y, so the plural is -ies.
0 | garden | gardin, gardan | It ends in -den, as in golden.
1 | group | groop, gruop | The sound “oo” is spelt ou, as in soup.
1 | guessed | gessed | The u is silent: guess + ed.
1 | guide | gide, guid | The u is silent, as in build. It keeps the g hard.
1 | guided | gided, guidded | The u is silent: guide + d.
1 | happily | happyly, hapily | Happy + ly: the y turns into i.
0 | having | haveing, havving | The e of have drops out before -ing.
1 | heard | hurd, heared | You hear with an ear: hear + d.
1 | heart | haert | There is an ear in heart.
1 | heavily | heavyly, hevily | Heavy + ly: the y turns into i.
1 | hundred | hundered | Only one e: hund + red.
1 | hurting | herting, hurtting | It has ur, as in burn and turn.
1 | interested | intrested, intersted | Say all the parts: in-ter-est-ed.
1 | interesting | intresting, interesing | Say all the parts: in-ter-est-ing.
1 | island | iland, islend | An island IS LAND: the s is silent.
0 | joking | jokeing, jokking | The e of joke drops out before -ing.
0 | jumped | jumpt, jumpped | The sound is “t”, but the past ends in -ed.
1 | kitchen | kichen, kitchin | Tch comes after a short vowel, as in catch and match.
1 | knees | nees, neese | The k is silent, as in know and knife.
1 | laughed | laffed, laught | In laugh the letters gh say “f”. Add -ed.
1 | laughing | laffing | In laugh the letters gh say “f”.
1 | library | libary | There is an r on both sides of the a: libr + ary.
1 | listen | lissen, lisen | The t is silent, as in whistle and castle.
1 | listened | lissened, listend | The t is silent: listen + ed.
0 | living | liveing, livving | The e of live drops out before -ing.
0 | looked | lookt | The sound is “t”, but the past ends in -ed.
0 | loudly | loudley, lowdly | Loud + ly: add -ly and nothing else.
1 | machine | masheen, machien | The ch says “sh”, as in chef.
1 | machines | masheens, machiens | The ch says “sh”, as in chef.
1 | minute | minit, minuit | It ends in -ute, although you hear “it”.
1 | minutes | minits, minuites | It ends in -utes, although you hear “its”.
0 | mother | muther, mothar | The o says “u”, as in brother and other.
1 | mountain | mountin, mountian | It ends in -tain, as in fountain and captain.
1 | mountains | mountins, mountians | It ends in -tain, as in fountain and captain.
0 | moving | moveing, mooving | The e of move drops out before -ing.
1 | neighbour | neighbor, nieghbour | It follows the pattern of eight, and British spelling ends in -our.
1 | neighbours | nieghbours, neigbours | It follows the pattern of eight, and British spelling ends in -our.
0 | nothing | nuthing, nothink | Two words in one: no + thing.
0 | orange | orenge, orrange | It ends in -ange, although it sounds like “inge”.
0 | people | peaple, peple, poeple | Say “pe-o-ple” as you write it: the o is silent.
0 | picture | pickture | It ends in -ture, as in adventure.
0 | pictures | picturs | It ends in -ture, as in adventure.
1 | promised | promissed | One s: the word ends in -ise, then -d.
0 | pushed | pusht | The sound is “t”, but the past ends in -ed.
0 | question | qestion, questian | It comes from quest: quest + ion.
0 | questions | qestions, questians | It comes from quest: quest + ions.
0 | quickly | quickley, qickly | Quick + ly, and u always follows q.
1 | quietly | quitely, quietley | Quiet + ly: qui-et has two parts.
0 | Saturday | Saterday, Satarday | It was named after Saturn: Satur + day.
1 | scarves | scarfes, scarvs | The f of scarf turns into v in the plural.
1 | scissors | sissors, scisors | A silent c, and a double s in the middle.
1 | second | secound, secend | It ends in -ond, as in beyond.
1 | shelves | shelfs, shelvs | Words in -lf change to -lves in the plural.
0 | slowly | slowley, slowely | Slow + ly: add -ly and nothing else.
0 | smiling | smileing, smilling | The e of smile drops out before -ing.
0 | someone | somone | Two words in one: some + one.
0 | something | somthing, sumthing | Two words in one: some + thing.
0 | sometimes | somtimes, sumtimes | Two words in one: some + times.
1 | special | speshal, speciel | It ends in -cial, as in official.
0 | stopped | stoped, stopt | Short vowel, one consonant: double the p before -ed.
1 | straight | strate, straigt | It has the -aight that no other common word has: str + aight.
1 | strange | strainge | The soft g needs its e: -ange, as in change.
1 | studied | studyed, studdied | Study + ed: the y turns into i.
1 | suddenly | suddenley, sudenly | Sudden + ly, with a double d.
1 | surprised | suprised, surprized | It has an r twice: sur-prised.
1 | taught | tought, taugt | It follows the pattern of caught: -aught.
1 | themselves | themselfs, themselvs | Them + selves: the f of self turns into v.
1 | thought | thort, thougt | The letters ought come in bought and brought, too.
1 | thousand | thousend, thowsand | You can find sand in thousand.
1 | thousands | thousends, thowsands | You can find sand in thousands.
1 | through | throo, throgh | It is thr + ough, with a silent gh.
1 | Tuesday | Teusday, Tusday | It was named after Tiw: Tue comes first.
1 | until | untill | Till has two l’s, but until has only one.
0 | walked | walkt | The sound is “t”, but the past ends in -ed. And the l is silent.
1 | weighed | wayed, wieghed | It follows the pattern of eight: -eigh- says “ay”.
1 | weighs | wieghs | It follows the pattern of eight: -eigh- says “ay”.
1 | whispered | wispered, whisperd | It begins with wh, as in whistle.
1 | whistle | wistle | A silent h and a silent t.
0 | woman | wuman, womun | It is built from man: wo + man.
0 | write | wriet, writte | The w is silent, as in wrong and wrist.
1 | written | writen, ritten | A short i before a double t, and a silent w.
0 | wrote | wrotte | The w is silent, and the e makes the o long.
2 | ancient | anchient, ancent | The ci says “sh”: anc + ient.
2 | anxiously | anxiosly | Anxious + ly: anxi + ous.
1 | appeared | apeared, appeered | Two p’s, and e-a-r in the middle, as in hear.
1 | appears | apears, appeers | Two p’s, and e-a-r as in hear.
2 | argued | argueed, argud | It is argue + d: the u and the e stay.
2 | argument | arguement, argumant | Argue loses its e before -ment.
2 | attached | atached, attatched | Two t’s, then -ached: there is no t before ch.
2 | attempt | atempt, attemt | Two t’s at the beginning, and a p before the last t.
2 | audience | audiance, audeince | It ends in -ence, as in science.
2 | awkward | akward, awkard | It has w-k-w: awk + ward.
2 | believe | beleive, belive | i before e when it says “ee”, except after c.
2 | believes | beleives, belives | i before e when it says “ee”, except after c.
1 | bravely | bravly, braveley | Brave + ly: the e stays.
2 | breathe | breethe, brethe | The verb has an e at the end, which makes the sound long.
2 | cabbages | cabages, cabbiges | Double b, and it ends in -ages.
2 | carriage | carrige, carraige | Carry + age: the y turns into i.
2 | cautious | caucious, cautous | It comes from caution, so it ends in -tious.
2 | certificate | sertificate, certifcate | It comes from certify: a soft c, then -ific-.
2 | cheerfully | cheerfuly, chearfully | Cheerful + ly: two l’s.
1 | chemist | kemist, chemest | The ch says “k”, as in chorus.
2 | collapse | colapse, collaps | Two l’s, and it ends in -apse.
2 | collected | colected | Two l’s: col + lect + ed.
2 | collects | colects, collecs | Two l’s: col + lects.
2 | committee | comittee, commitee | Double m, double t, double e.
2 | community | comunity | Two m’s, as in common.
2 | competition | compitition | It comes from compete: compet + ition.
2 | completely | completly | Complete + ly: the e stays.
2 | crowded | crouded | It has ow, as in crown, and ends in -ed.
2 | curiously | curiosly, couriously | Curious + ly: it comes from curious, with -ious.
2 | damage | damige, dammage | It ends in -age, with a single m.
2 | dangerous | dangerus | It is built from danger: danger + ous.
2 | deceived | decieved, deceved | After c, the “ee” sound is spelt ei.
1 | decided | desided | A soft c: think of decision.
2 | definitely | definately, definitly | It comes from finite: de + finite + ly.
2 | delicately | delicatly, dellicately | Delicate + ly: the e stays.
2 | delicious | delishous, delicous | It ends in -cious: the c comes from delicacy.
2 | disappear | dissapear, disapear | Dis + appear: one s, two p’s.
2 | disappeared | dissapeared, disapeared | Dis + appeared: one s, two p’s.
2 | disaster | dissaster, desaster | Dis + aster: one s.
1 | discovered | discoverd, descovered | It is built from cover: dis + cover + ed.
1 | elephant | elefant, elephent | The ph says “f”, as in dolphin.
0 | eleven | elevan, elleven | Three e’s and one l.
1 | engineer | enginear, enginer | It ends in -eer, as in volunteer.
1 | engineers | enginears, enginers | Engine + er: it ends in -eers.
2 | enormous | enourmous, enormus | It comes from norm: e + norm + ous.
2 | entrance | entrence, enterance | Entr + ance: it ends in -ance.
2 | equipped | equiped | Equip doubles its p before -ed.
2 | especially | especialy, expecially | Especial + ly: es-, not ex-, and two l’s.
2 | eventually | eventualy | Event + ual + ly: two l’s.
1 | exactly | exacly, exackly | Exact + ly: the t stays.
2 | excellent | excelent, exellent | Exc- and a double l: it comes from excel.
2 | exhausted | exausted | The h is silent: ex + haust + ed.
2 | experiment | experement, expirement | It begins like expert: exper + i + ment.
2 | experts | expurts | It begins like experience: exper-.
1 | explained | explaned, exsplained | It has ai, as in plain.
2 | explanation | explaination, explenation | Explain loses its i: explan + ation.
2 | extraordinary | extrordinary, extraordinery | Two words in one: extra + ordinary.
2 | extremely | extremly, extreemly | Extreme + ly: the e stays.
2 | favour | faver, favor | British spelling ends in -our.
2 | finally | finaly, finnally | Final + ly: that makes two l’s.
1 | forgiven | forgivven | It is built from give: for + given.
2 | forgotten | forgoten, forgotton | Double t after a short o, and -en.
2 | forty | fourty, fortey | Four loses its u in forty.
2 | furious | furius, furrious | Fury + ous: the y turns into i.
2 | generous | genorous, generus | It ends in -ous, and its middle is -er-.
2 | generously | generousley, genrously | Generous + ly: say all its parts.
2 | gently | gentely, gentley | Gentle loses -le before -ly.
2 | harbour | harber, harbor | British spelling ends in -our.
2 | honestly | onestly, honestley | The h is silent: honest + ly.
2 | imagine | imagin, immagine | It comes from image: one m, and an e at the end.
2 | immediately | immediatly, imediately | Immediate + ly, with two m’s. The e stays.
2 | instrument | insturment, instrament | In-stru-ment: the r follows the t.
2 | instruments | insturments, instraments | In-stru-ments: the r follows the t.
2 | journey | jurney, journy | It has our, and ends in -ey.
2 | language | langauge, languege | u before a: lang + u + age.
2 | lightning | litening | No e: light + ning.
1 | message | mesage, messege | Double s, and it ends in -age.
1 | mistakes | misstakes, mistaks | Mis + takes: one s.
2 | museum | musuem, museam | Mu-se-um: e before u.
2 | neither | niether, neether | Neither has ei, like either.
2 | nervously | nervosly, nervousley | Nervous + ly: it ends in -ous before -ly.
2 | ninety | ninty, nintey | Nine + ty: the e stays.
1 | notice | notise, nottice | It ends in -ice, as in office.
1 | noticed | notised, noticd | A soft c, and the e of notice stays.
2 | opposite | oposite, oppisite | Two p’s, as in oppose.
2 | orchestra | orkestra, orchistra | The ch says “k”, as in chorus.
2 | ordinary | ordinery, ordnary | It comes from order: ordin + ary.
2 | patience | pacience, patiance | It comes from patient: ti says “sh”, and -ence ends it.
2 | patiently | paciently, patiantly | It comes from patient: ti says “sh”.
2 | perfectly | perfectley, prefectly | Perfect + ly: add -ly and nothing else.
2 | performance | performence, preformance | Per-, then form, then -ance.
2 | permitted | permited | The stress is at the end, so the t is doubled.
1 | photograph | fotograph, photograf | Photo + graph, both from Greek: ph says “f”.
2 | politely | politly, polietly | Polite + ly: the e stays.
2 | practise | practiss, pracktise | The verb has an s: to practise.
2 | probably | probaly, probly | It comes from probable: the e turns into y.
2 | properly | propaly, properley | It is built from proper: proper + ly.
1 | really | realy, reely | Real + ly: that makes two l’s.
2 | recognise | reconise, recognice | There is a g in it, as in recognition.
1 | remember | rember, remeber | Say all the parts: re-mem-ber.
2 | science | sience, scince | A silent c, as in scissors.
2 | scientists | sientists, scienctists | It comes from science, with a silent c.
2 | sentence | sentance, sentense | It ends in -ence, with an e each time.
2 | separate | seperate | There is a rat in separate.
2 | separated | seperated | There is a rat in separated.
2 | seriously | seriousley, seriusly | Serious + ly: it ends in -ous before -ly.
2 | simply | simpley, simpely | Simple loses -le before -ly.
2 | suspicious | suspishous, suspicous | It ends in -cious, and its root is suspic-.
2 | swallowed | swollowed, swalowed | The a after w says “o”, and the l is doubled.
2 | techniques | tecniques, techneques | The ch says “k”, and -que says “k” too.
1 | telephone | telefone, telaphone | Tele + phone, both from Greek: ph says “f”.
2 | temperature | temprature | It comes from temper: temper + ature.
2 | terrified | terified, terrifyed | Two r’s as in terror, and the y turns into i.
1 | their | thier | It begins with the: the + ir.
0 | thirty | thurty, thirdy | It begins like third: thir + ty.
2 | thoughtfully | thoughtfuly | Thoughtful + ly: two l’s.
2 | towards | torwards | Two words in one: to + wards.
2 | travelled | traveled, travled | British spelling doubles the l: travel + l + ed.
2 | travelling | traveling, travling | British spelling doubles the l: travel + l + ing.
0 | twelve | tweleve | It ends in -lve, as in shelve.
1 | umbrella | umberella, umbrela | Double l, and no e after the b.
2 | unfortunately | unfortunatly, unfortunatley | Un + fortunate + ly: the e stays.
2 | unusual | unusuall, unussual | Un + usual: one n, one s, one l.
2 | usually | usualy, ussually | Usual + ly: that makes two l’s.
2 | vegetables | vegtables, vegetabels | Say all the parts: ve-ge-ta-bles.
1 | village | villige, vilage | Double l, and it ends in -age.
1 | villages | villiges, vilages | Double l, and it ends in -ages.
1 | weather | wether, wheather | ea as in breath and feather.
2 | weight | wieght, wayt | It follows the pattern of eight: -eigh- says “ay”.
2 | whether | wheather, wether | It begins with wh, as in which: you choose one of two.
3 | advertisements | advertisments, advertizements | Advertise + ments: the e stays.
3 | anniversary | aniversary, anniversery | Ann- means year: two n’s, and it ends in -ary.
3 | apologetically | apologeticly | Words in -ic add -ally: apologetic + ally.
3 | apparently | aparently, apparantly | App + ar + ent + ly.
3 | apprentice | aprentice, apprentise | Two p’s, and it ends in -ice.
3 | apprenticed | aprenticed, apprentised | Two p’s, and a soft c.
3 | astonished | astonnished, astonised | Aston + ish + ed: one n.
3 | astonishing | astonnishing, astonising | Aston + ish + ing: one n.
3 | boundary | boundry, boundery | It is built from bound: bound + ary.
3 | career | carreer, carear | It has one r in the middle, and ends in -eer.
3 | cathedral | cathederal, cathidral | Cathe + dral: no e after the d.
3 | colleagues | collegues, coleagues | Two l’s, and -eague as in league.
3 | compromise | compramise, comprimise | There is a promise in compromise.
3 | conductor | conducter, conductar | It ends in -or, as in doctor.
3 | conscious | concious | It comes from science: con + sci + ous.
3 | consciously | conciously, consiously | It comes from science: con + sci + ously.
3 | considerably | considerabley, considrably | Consider + able + ly: the e turns into y.
3 | councillor | counciller, counsillor | Council + l + or: the l is doubled.
3 | courteously | curteously, courtiously | Courte + ous + ly, from court.
3 | desert | desart, dezert | A desert has one s, for sand; a dessert has two.
3 | desperation | desparation, desperasion | Desper + ation: there is no “despair” in it.
3 | elderly | eldery, elderley | It is built from elder: elder + ly.
3 | embarrassingly | embarassingly, embarrasingly | Two r’s and two s’s: both go red.
3 | equivalent | equivelent, equivilant | Equi + val + ent, from value.
3 | fashionable | fashionible, fasionable | It is built from fashion: fashion + able.
3 | gentleman | gentelman, gentlman | A gentle man: gentle + man.
3 | genuine | genuin, genuwine | Genu + ine: it ends like imagine.
3 | government | goverment, govenment | It comes from govern: keep the n before -ment.
3 | impatiently | impaciently, inpatiently | Im + patient + ly.
3 | inevitable | inevitible, inevetable | It ends in -able: inevit + able.
3 | ingredients | ingrediants, ingreedients | Say it in parts: in-gre-di-ents. One e comes after the r, and it ends as patients does.
3 | inheritance | inheritence, inheretance | You inherit an inheritance: inherit + ance.
3 | inherited | inheritted, inhereted | The stress isn’t at the end, so the t stays single.
3 | inseparable | inseperable, inseparible | There is a rat in separate, and it ends in -able.
3 | inspector | inspecter, insspector | It ends in -or, as in doctor.
3 | interruption | interuption | Inter + rupt: two r’s, one p.
3 | laboratory | labratory, laboratery | Labour in the laboratory: labor + atory.
3 | length | lenth, lengh | Long has a g, and so has length.
3 | measurements | measurments, mesurements | Measure + ments: the e stays.
3 | memorable | memerable, memorible | Memory loses its y: memor + able.
3 | mischievous | mischevious, mischievious | It comes from mischief: mischiev + ous, with three parts.
3 | necklace | neckless, neclace | It is lace for the neck: neck + lace.
3 | occasion | ocasion, occassion | It has two c’s but only one s.
3 | persuades | pursuades, perswades | Per + suades: u after the s.
3 | preserve | perserve, preserv | It begins with pre-, as in prepare.
3 | professor | proffesor, professer | One f, two s’s, and -or.
1 | rarely | rarly | Rare + ly: the e stays.
3 | respected | rispected | It is built from respect: respect + ed.
3 | satisfactory | satisfactery, satisfactry | It ends in -ory, as in history and victory.
3 | sceptical | septical, skeptical | British spelling: sc says “sk”.
3 | severely | severly | Severe + ly: the e stays.
3 | signatures | signitures | It comes from sign, and ends in -ature.
3 | silence | silance, sylence | It ends in -ence: compare silent.
3 | species | speceis, spesies | It ends in -cies, with i before e.
3 | succeeded | suceeded, succeded | Two c’s and two e’s: suc + ceed.
3 | supposedly | suposedly, suppossedly | Sup + posed + ly: two p’s.
3 | syllable | sylable, syllible | Two l’s, and it ends in -able.
3 | thoroughly | thoroughley | It ends like rough + ly, but begins with thor-.
3 | tortoise | tortise, tortoice | It ends in -oise, as in noise.
3 | unbearable | unbareable, unbearible | Nobody can bear it: un + bear + able.
3 | unbreakable | unbreakible, unbrakeable | Un + break + able.
3 | vehicle | vehical, veicle | It ends in -icle, as in icicle.
3 | villain | villan, villian | It ends in -ain, as in captain.
3 | yacht | yaht, yatch | The ch is silent: ya + cht.
`;
