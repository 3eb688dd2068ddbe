/**
 * Words with a tricky part, one a line: set | word with its tricky part in brackets | a sentence that holds it | misspellings.
 * Sets: ough5, silent5 and silent6 (the part in brackets is silent), ie5 and ie6, ible6.
 * Rows of ough5 end with the sound of the part: off, uff, or, oh, oo, ow, uh.
 */
export const trickyWords = `
ough5 | b[ough]t | We bought a tent for the summer. | bort, bougt, baught, bourght | or
ough5 | th[ough]t | I thought it was Tuesday. | thort, thougt, thorght, thourght | or
ough5 | br[ough]t | She brought her own lunch. | brort, brougt, braught, brourght | or
ough5 | f[ough]t | The knights fought with wooden swords. | fougt, faught, foght, fourght | or
ough5 | [ough]t | You ought to wear a coat. | ougt, orght, oght, ourght | or
ough5 | s[ough]t | The pirates sought the hidden cave. | sougt, saught, soght, sourght | or
ough5 | n[ough]t | Another word for zero is nought. | nougt, norght, noght, nourght | or
ough5 | th[ough]tful | It was thoughtful of you to help. | thortful, thougtful, thaughtful, thourghtful | or
ough5 | th[ough]tless | Leaving the gate open was thoughtless. | thortless, thougtless, thaughtless, thourghtless | or
ough5 | afterth[ough]t | The cherry on top was an afterthought. | afterthort, afterthougt, afterthaught, afterthourght | or
ough5 | r[ough] | The sea was rough all night. | rouff, rugh, ruogh, rogh | uff
ough5 | t[ough] | The meat was too tough to chew. | tuff, touf, tugh, tuogh | uff
ough5 | en[ough] | Have we enough chairs? | enuff, enouf, enogh, enuogh | uff
ough5 | r[ough]ly | There were roughly forty people. | roufly, rughly, ruoghly, roghly | uff
ough5 | t[ough]est | That was the toughest race of all. | tuffest, toufest, tughest, tuoghest | uff
ough5 | t[ough]en | Walking barefoot will toughen your feet. | tuffen, toufen, tughen, tuoghen | uff
ough5 | c[ough] | He has a nasty cough. | coff, couf, cogh, cuogh | off
ough5 | tr[ough] | The horse drank from the trough. | troff, trouf, traugh, truogh | off
ough5 | c[ough]ing | Dust made us start coughing. | coffing, coufing, caughing, cuoghing | off
ough5 | th[ough] | It felt warm, though it was winter. | thow, thogh, thowgh, thoh | oh
ough5 | alth[ough] | Although he was tired, he ran on. | allthough, althogh, althow | oh
ough5 | d[ough] | Leave the dough to rise. | dogh, dowgh, doegh, dowe | oh
ough5 | d[ough]nut | I ate a jam doughnut. | dowghnut, dohnut, doghnut, doenut | oh
ough5 | thr[ough] | The train raced through the tunnel. | throo, thruogh, throogh, thrugh | oo
ough5 | thr[ough]out | It rained throughout the match. | throughowt, throuout, thruout, thrughout | oo
ough5 | breakthr[ough] | The cure was a great breakthrough. | breakthroo, breakthrogh, breakthruogh, breakthrugh | oo
ough5 | b[ough] | An owl sat on the highest bough. | bowgh, bogh, buogh | ow
ough5 | pl[ough] | The farmer bought a new plough. | plowgh, plogh, pluogh | ow
ough5 | dr[ough]t | The long drought dried up the pond. | drout, drowght, drougt, drowt | ow
ough5 | pl[ough]ing | Two horses were ploughing the field. | plouing, plowghing, pluoghing, ploghing | ow
ough5 | thor[ough] | Give the hamster cage a thorough clean. | thurough, thorogh, thorow | uh
ough5 | bor[ough] | The park belongs to the borough. | burough, borogh, borugh | uh
ough5 | thor[ough]ly | They searched the house thoroughly. | thuroughly, thoroghly, thorowly | uh
silent5 | dou[b]t | There is no doubt about the result. | dout, dought, dowt
silent5 | i[s]land | The island has a sandy beach. | iland, ighland, eyeland
silent5 | solem[n] | The guard had a solemn face. | solem, sollem, solenm
silent5 | this[t]le | A thistle pricked my finger. | thissle, thisle, thistel
silent5 | [k]nelt | The page knelt before the queen. | nelt, nellt, knellt
silent5 | [k]nuckle | He bumped his knuckle on the desk. | nuckle, knuckel, knuckul
silent5 | [k]nowledge | Her knowledge of birds is amazing. | nowledge, knowlege, knoledge
silent5 | [k]napsack | She packed her knapsack for the hike. | napsack, knappsack, knapsac
silent5 | crum[b] | Not a crumb was left. | crum, crume, crumbe
silent5 | lim[b] | A leg is a limb. | lim, limbe, lymb
silent5 | plum[b]er | The plumber fixed the leak. | plummer, plumer, plumbar
silent5 | num[b] | My toes were numb with cold. | num, nume, numbe
silent5 | [w]rist | She wore a watch on her wrist. | rist, wriste, wrisst
silent5 | [w]rinkle | Iron out every wrinkle. | rinkle, wrinkel, wrincle
silent5 | s[w]ord | The sword hung on the wall. | sord, swored, sowrd
silent5 | ca[l]f | The calf stayed near the cow. | carf, calph, kalf
silent5 | sa[l]mon | The salmon leapt up the waterfall. | sammon, samon, salmmon
silent5 | yo[l]k | The yolk of an egg is yellow. | yoak, yolke, yolck
silent5 | bris[t]le | One bristle of the brush is bent. | brissle, brisle, bristel
silent5 | rus[t]le | We heard a rustle in the bushes. | russle, rusle, rustel
silent5 | jos[t]le | Do not jostle the people in front. | jossle, josle, jostel
silent5 | lis[t]en | Listen to the waves. | lissen, lisen, listten
silent5 | fas[t]en | Please fasten your seat belt. | fassen, fasen, fastern
silent5 | autum[n] | Leaves fall in autumn. | autum, auturm, autunm
silent5 | colum[n] | Add up the first column. | colum, collum, colunm
silent5 | [g]nome | A gnome stood by the pond. | nome, gnoam, knome
silent5 | r[h]yme | The words “moon” and “spoon” rhyme. | ryhme, rhyeme, rhime
silent5 | g[u]est | The guest slept in the attic. | gest, geust, guist
silent5 | bisc[u]it | The puppy ate my biscuit. | biscit, biskit, buiscit
silent6 | r[h]ythm | The drummer keeps the rhythm. | rythm, rhythem, rythem
silent6 | ex[h]austed | The climbers were exhausted. | exausted, exhorsted, exhuasted
silent6 | r[h]ubarb | We made rhubarb crumble. | rubarb, rhubarbe, rhurbarb
silent6 | [h]onest | An honest answer is best. | onest, onnest, honist
silent6 | [h]onour | It was an honour to meet her. | onour, honnour, honner
silent6 | [h]eir | The heir to the throne was only six. | eir, heire, hayr
silent6 | ve[h]icle | The vehicle stopped at the gate. | veicle, vehical, vehikle
silent6 | r[h]inoceros | A rhinoceros has thick skin. | rinoceros, rhinocerous, rhinosceros
silent6 | sil[h]ouette | I saw the silhouette of a fox. | silouette, silhoette, silhouete
silent6 | [p]sychology | She studies psychology. | sychology, phsycology, psycology
silent6 | recei[p]t | Keep the receipt for the shoes. | receit, reciept, receet
silent6 | [p]neumatic | A pneumatic drill woke us. | neumatic, pnewmatic, pnuematic
silent6 | ras[p]berry | I picked a ripe raspberry. | rasberry, raspbery, razberry
silent6 | cu[p]board | The cups are in the cupboard. | cuboard, cubboard, cupbord
silent6 | mor[t]gage | They paid off the mortgage. | morgage, morgege, mortgadge
silent6 | bus[t]le | I love the bustle of the market. | bussle, busle, bustel
silent6 | glis[t]en | Dewdrops glisten on the web. | glissen, glisen, glistern
silent6 | mois[t]en | Moisten the flap of the envelope. | moissen, moisen, moistern
silent6 | condem[n] | The villagers condemn the plan. | condem, condenm, comdemn
silent6 | hym[n] | They sang a hymn at the wedding. | hym, hynm, hymne
silent6 | forei[g]n | She collects foreign coins. | foriegn, forein, forreign
silent6 | rei[g]n | The king had a long reign. | reighn, reine, reagn
silent6 | si[g]npost | The signpost pointed to the moor. | singpost, sighnpost, signepost
silent6 | campai[g]n | The campaign saved the woods. | campain, campane, campaighn
silent6 | resi[g]n | The mayor had to resign. | resine, resighn, risign
silent6 | su[b]tle | There is a subtle difference. | suttle, sutle, subtel
silent6 | de[b]t | He paid his debt in full. | dett, det, debte
silent6 | tom[b] | The tomb was filled with gold. | toom, toomb, tombe
silent6 | succum[b] | Do not succumb to temptation. | succum, sucumb, succume
silent6 | ai[s]le | The bride walked down the aisle. | aile, aisel, iasle
silent6 | i[s]let | A lighthouse stands on the islet. | ilet, islett, iselet
silent6 | beansta[l]k | The giant fell from the beanstalk. | beanstork, beanstawk, beanstaulk
silent6 | [w]reckage | Divers explored the wreckage. | reckage, wrekage, wreckidge
silent6 | disg[u]ise | A false beard was his disguise. | disgise, disguize, disgiuse
silent6 | g[u]arantee | The watch has a guarantee. | garantee, gaurantee, guarentee
silent6 | [m]nemonic | Use a mnemonic to remember the colours. | nemonic, mnenomic, mneumonic
ie5 | bel[ie]ve | I believe every word. | beleive, beleve, belive
ie5 | ch[ie]f | The chief of the tribe spoke. | cheif, cheaf, chiefe
ie5 | th[ie]f | The thief left a footprint. | theif, theef, theaf
ie5 | n[ie]ce | My niece is two years old. | neice, neece, neace
ie5 | sh[ie]ld | The shield was painted red. | sheild, sheeld, shild
ie5 | pr[ie]st | The priest rang the bell. | preist, preest, preast
ie5 | br[ie]f | The speech was brief. | breif, breef, breaf
ie5 | gr[ie]f | The song was full of grief. | greif, greef, greaf
ie5 | y[ie]ld | The trees yield good apples. | yeild, yeeld, yeald
ie5 | shr[ie]k | I heard a shriek in the attic. | shreik, shreek, shreak
ie5 | s[ie]ge | The castle was under siege. | seige, seege, seage
ie5 | rel[ie]f | It was a relief to sit down. | releif, releef, releaf
ie5 | rel[ie]ve | The cream will relieve the itch. | releive, releeve, releve
ie5 | ach[ie]ve | You can achieve your goal. | acheive, acheeve, achive
ie5 | p[ie]r | We walked to the end of the pier. | peir, piear, piere
ie5 | f[ie]rce | A fierce wind shook the door. | feirce, fearce, fiersce
ie5 | retr[ie]ve | The dog will retrieve the stick. | retreive, retreeve, retrive
ie5 | bel[ie]f | She has a strong belief in fairness. | beleif, beleef, beleaf
ie5 | hyg[ie]ne | Good hygiene keeps germs away. | hygeine, hygeene, higiene
ie5 | med[ie]val | The medieval bridge still stands. | medeival, medeeval, midieval
ie5 | c[ei]ling | A spider ran across the ceiling. | cieling, ceeling, cealing
ie5 | rec[ei]ve | Did you receive my letter? | recieve, receeve, reseive
ie5 | dec[ei]ve | Do not let looks deceive you. | decieve, deceeve, deseive
ie5 | perc[ei]ve | Owls perceive tiny sounds. | percieve, perceeve, perseive
ie5 | conc[ei]ve | I cannot conceive of a better plan. | concieve, conceeve, conseive
ie5 | rec[ei]pt | Keep the receipt in your purse. | reciept, receet, receept
ie5 | dec[ei]t | The fox was full of deceit. | deciet, deceet, deseit
ie5 | conc[ei]t | His boasting was pure conceit. | conciet, conceet, conseit
ie5 | conc[ei]ted | The conceited prince admired himself. | concieted, conceeted, conseited
ie5 | prot[ei]n | Beans contain protein. | protien, proteen, protene
ie5 | caff[ei]ne | Tea contains caffeine. | caffiene, caffeen, caffene
ie5 | s[ei]ze | The pirates will seize the ship. | sieze, seeze, seaze
ie5 | [ei]ther | You may choose either colour. | iether, eether, eather
ie5 | n[ei]ther | Neither boot fits me. | niether, neether, neather
ie6 | n[ei]ghbour | Our neighbour plays the tuba. | nieghbour, neighbor, neighber
ie6 | fr[ei]ght | A freight train rumbled past. | frieght, fraight, freigth
ie6 | sl[ei]gh | Horses pulled the sleigh. | sliegh, sleygh, slaigh
ie6 | v[ei]l | The bride wore a long veil. | viel, vayl, veill
ie6 | v[ei]n | A leaf has a vein down the middle. | vien, veyn, vaine
ie6 | b[ei]ge | The walls are painted beige. | biege, baige, beije
ie6 | r[ei]ndeer | A reindeer has large antlers. | riendeer, raindeer, reindear
ie6 | h[ei]ght | Measure the height of the door. | hieght, hight, heigth
ie6 | h[ei]st | The film is about a jewel heist. | hiest, heyst, heest
ie6 | for[ei]gn | He can speak two foreign languages. | foriegn, forren, foreing
ie6 | l[ei]sure | In my leisure time I draw. | liesure, lesure, leasure
ie6 | forf[ei]t | If you lose, you pay a forfeit. | forfiet, forfit, forfeat
ie6 | sover[ei]gn | The sovereign opened the bridge. | soveriegn, sovrein, soverign
ie6 | counterf[ei]t | The coin was counterfeit. | counterfiet, counterfit, counterfeat
ie6 | w[ei]rd | A weird light shone in the sky. | wierd, weerd, weard
ie6 | anc[ie]nt | The ancient walls still stand. | anceint, ancent, anchient
ie6 | sc[ie]nce | We made slime in science. | sceince, sience, sciense
ie6 | spec[ie]s | This species of frog is rare. | speceis, speices, speceies
ie6 | suffic[ie]nt | There is sufficient food for all. | sufficeint, sufficent, suffisient
ie6 | effic[ie]nt | The new fridge is efficient. | efficeint, efficent, effisient
ie6 | consc[ie]nce | His conscience troubled him. | consceince, consience, conscence
ie6 | glac[ie]r | The glacier creeps downhill. | glaceir, glacer, glacior
ie6 | soc[ie]ty | She joined the chess society. | soceity, sosiety, sosciety
ie6 | profic[ie]nt | He is a proficient swimmer. | proficeint, proficent, profisient
ie6 | qu[ie]t | Inside the museum everything was quiet. | queit, quiett, qwiet
ie6 | var[ie]ty | A variety of fish lives here. | vareity, veriety, varierty
ie6 | misch[ie]f | The kittens got into mischief. | mischeif, mischeef, misschief
ie6 | handkerch[ie]f | He waved a handkerchief. | handkercheif, hankerchief, handkerchef
ie6 | l[ie]utenant | The lieutenant saluted. | leiutenant, lietenant, leutenant
ie6 | s[ie]ve | Shake the flour through a sieve. | seive, sive, siev
ible6 | irrit[able] | Lack of sleep makes me irritable. | irritible, iritable, irratable
ible6 | inevit[able] | A draw now seemed inevitable. | inevitible, inevetable, innevitable
ible6 | memor[able] | It was a memorable holiday. | memorible, memmorable, memerable
ible6 | miser[able] | The weather last weekend was miserable. | miserible, misrable, mizerable
ible6 | recognis[able] | Her voice is recognisable at once. | recognisible, reconisable, recongnisable
ible6 | vulner[able] | The chicks are small and vulnerable. | vulnerible, vunerable, vulnrable
ible6 | hospit[able] | Our hospitable hosts made us soup. | hospitible, hospittable, hospetable
ible6 | manage[able] | Split the job into manageable steps. | managable, managible, manegeable
ible6 | invalu[able] | Throughout the rehearsals your help was invaluable. | invaluible, invalueable, invalluable
ible6 | incred[ible] | The acrobats were incredible. | incredable, increddible, increadible
ible6 | respons[ible] | A responsible owner walks the dog. | responsable, responcible, resposible
ible6 | invis[ible] | The mysterious ink is invisible in daylight. | invisable, invissible, invizible
ible6 | irresist[ible] | The smell of bread was irresistible. | irresistable, iresistible, irrisistible
ible6 | access[ible] | The museum is accessible to all. | accessable, accesible, acessible
ible6 | indestruct[ible] | The toy is almost indestructible. | indestructable, indistructible, indesstructible
ible6 | incomprehens[ible] | The complicated instructions were incomprehensible. | incomprehensable, incomprihensible, incomprihensable
ible6 | reduc[ible] | Is that fraction reducible? | reducable, reduceible, redusible
ible6 | combust[ible] | Keep combustible rubbish outside. | combustable, cumbustible, combusstible
ible6 | compat[ible] | The plug is compatible with this socket. | compatable, compattible, commpatible
ible6 | neglig[ible] | The difference was negligible. | negligable, neglegible, neglidgible
ible6 | restaur[ant] | The restaurant serves fresh fish. | restaurent, resturant, restaraunt
ible6 | reluct[ant] | The cat was reluctant to move. | reluctent, relucktant, relluctant
ible6 | extravag[ant] | The hat was rather extravagant. | extravagent, extravegant, extravergant
ible6 | signific[ant] | The Roman discovery was significant. | significent, signifficant, signifigant
ible6 | domin[ant] | The dominant colour is green. | dominent, dominnant, domminant
ible6 | exuber[ant] | The exuberant puppy leapt about. | exuberent, exhuberant, exubarant
ible6 | flamboy[ant] | The singer wore a flamboyant cape. | flamboyent, flambuoyant, flambouyant
ible6 | toler[ant] | A tolerant teacher let them talk. | tolerent, tollerant, tolarant
ible6 | resili[ent] | Young children are often surprisingly resilient. | resiliant, resillient, resilent
ible6 | effici[ent] | Walking is an efficient way to travel. | efficiant, eficient, effishent
ible6 | persist[ent] | A persistent knock woke him. | persistant, persisstent, persestent
ible6 | consist[ent] | Her marks have been consistent. | consistant, consisstent, concistent
ible6 | promin[ent] | A prominent tower marks the town. | prominant, promminent, promenent
ible6 | perman[ent] | The scratch on the furniture is permanent. | permanant, permenent, permernent
ible6 | transpar[ent] | Unlike cardboard, glass is transparent. | transparant, transperent, transparrent
ible6 | appar[ent] | His mistake was apparent to everybody. | apparant, aparent, apperent
ible6 | compet[ent] | She is a competent sailor. | competant, compitent, compatent
ible6 | conveni[ent] | The nearest bus shelter is convenient. | conveniant, conveinient, convinient
ible6 | magnific[ent] | The peacock has a magnificent tail. | magnificant, magnifisent, magnifecent
`;

/** Words in which every letter is heard, to stand beside words with a silent one. */
export const plainWords =
  'lemon dragon plastic robin picnic magnet velvet basket cactus napkin victim panic hotel robot salad melon pilot limit comet planet seven camel visit habit infant insect fantastic hospital volcanic continent president tropical animal pelican domestic';

/** The same for year 6, in length and look nearer to its words with a silent letter. */
export const longerPlainWords =
  'talent deposit benefit vitamin volcano acrobat elastic athletic dramatic magnetic gigantic dominant abandon inhabit problem splendid continent consistent pendulum museum momentum hexagon octagon caravan mandolin optimistic sympathetic';

/** A second reading of the sounds of ough: sound, then the words. */
export const oughSounds = `
or | bought, thought, brought, fought, ought, sought, nought, thoughtful, thoughtless, afterthought
uff | rough, tough, enough, roughly, toughest, toughen
off | cough, trough, coughing
oh | though, although, dough, doughnut
oo | through, throughout, breakthrough
ow | bough, plough, drought, ploughing
uh | thorough, borough, thoroughly
`;

/** A second reading of silent letters: what the word looks like, then the letter that is not heard. */
export const silentSigns = `
^kn | k
mb$ | b
mber$ | b
^wr | w
^sword$ | w
al[fkm]$ | l
^salmon$ | l
^yolk$ | l
stle$ | t
sten$ | t
^mortgage$ | t
mn$ | n
^gn | g
[aei]ign$ | g
sign | g
^rh | h
^ex?h | h
^hon | h
^heir$ | h
^vehicle$ | h
^silhouette$ | h
^ps | p
^pn | p
^receipt$ | p
^raspberry$ | p
^cupboard$ | p
^gu | u
cuit$ | u
guise$ | u
^mn | m
[oe]bt | b
^subtle$ | b
^doubt$ | b
^is?l | s
^aisle$ | s
`;
