/**
 * Words for spelling patterns, one a line: set | word with its pattern in brackets | a sentence that holds it | what is
 * wrongly written in place of the pattern (none given: the other patterns of `rivals`). All of it can stand in a list of letters to
 * choose from; only what is before a semi-colon, or else the first two, is shown as a misspelt word, for children do write it.
 * Words of the sets `ough` and `silent` list whole misspellings in the last part.
 * The words of `y3plain` and `ou3plain` are spelt as they are said: they only stand in rows, so that not every word without the pattern is misspelt.
 */
export const patternWords = `
y3 | g[y]m | We do handstands in the gym. | i; ie, iy
y3 | m[y]th | The myth tells of a wicked giant. | i; u, ie
y3 | Eg[y]pt | The most famous mummies come from Egypt.
y3 | p[y]ramid | The pyramid was built of stone.
y3 | m[y]stery | Who ate the cake is still a mystery.
y3 | cr[y]stal | A crystal hung in the window. | i; e, ie
y3 | s[y]mbol | A dove is a symbol of peace.
y3 | s[y]stem | The school has a new heating system. | i; e, a, ie
y3 | h[y]mn | We sang a hymn in assembly. | i; e, u, ie
y3 | rh[y]thm | Clap the rhythm of the song.
y3 | ox[y]gen | Fish take oxygen from the water.
y3 | l[y]rics | I know all the lyrics of that song.
y3 | t[y]pical | It was a typical rainy Monday.
y3 | ph[y]sical | Running is physical exercise.
y3 | c[y]gnet | A grey cygnet swam behind the swan.
y3 | s[y]mpathy | He felt sympathy for the lost dog.
y3 | s[y]mptom | A cough is a symptom of a cold.
y3 | l[y]nx | A lynx has tufts on its ears. | i; e, u, ie
y3 | cr[y]pt | There is a crypt under the church. | i; u, ie
y3 | s[y]llable | The word “cat” has one syllable.
y3 | s[y]nonym | “Glad” is a synonym of “happy”.
y3 | c[y]mbal | She hit the cymbal with a stick.
y3 | g[y]mnast | The gymnast landed on both feet.
y3 | Ol[y]mpic | She won an Olympic medal.
y3 | ph[y]sics | My aunt teaches physics.
y3plain | c[i]nema | We saw a film at the cinema. | y; e, ie
y3plain | cl[i]nic | The vet has a clinic in our street. | y; e, ie
y3plain | m[i]mic | A parrot can mimic your voice. | y; e, ie
y3plain | h[i]story | We learnt about Roman history. | y; e, ie
y3plain | v[i]ctory | The fans cheered after the victory. | y; e, ie
y3plain | s[i]gnal | Wait for the signal to start. | y; e, ie
y3plain | s[i]lver | She won a silver medal. | y; e, ie
y3plain | l[i]mit | There is a limit of two books each. | y; e, ie
y3plain | v[i]sit | We will visit Gran on Sunday. | y; e, ie
y3plain | w[i]zard | The wizard waved his wand. | y; e, ie
y3plain | l[i]zard | A lizard lay on the warm rock. | y; e, ie
y3plain | k[i]tchen | The kitchen smells of toast. | y; e, ie
y3plain | pr[i]ncess | The princess rode a white pony. | y; e, ie
y3plain | m[i]racle | It was a miracle that nobody was hurt. | y; e, ie
y3plain | p[i]cnic | We had a picnic by the river. | y; e, ie
y3plain | wh[i]sper | He spoke in a whisper. | y; e, ie
ou3 | y[ou]ng | The young rabbit stayed near its nest.
ou3 | t[ou]ch | Do not touch the wet paint.
ou3 | d[ou]ble | We share a double bedroom. | u, o; oo, ow, uo
ou3 | tr[ou]ble | The puppy was in trouble again.
ou3 | c[ou]ntry | Wales is a small country. | o; oo, uo, ow
ou3 | c[ou]sin | My cousin lives in Leeds. | u, o; oo, ow
ou3 | c[ou]ple | I waited a couple of minutes. | u, o; oo, ow, uo
ou3 | c[ou]rage | It takes courage to say sorry. | u, o; oo, ow
ou3 | n[ou]rish | Good food will nourish your body.
ou3 | enc[ou]rage | We shout to encourage our team.
ou3 | fl[ou]rish | Plants flourish in the warm greenhouse. | u; oo, uo, ow
ou3 | s[ou]thern | Penguins live in southern seas. | u, o; oo, ow, uo
ou3 | y[ou]ngest | Ravi is the youngest in the class.
ou3 | tr[ou]bled | A troubled look crossed his face.
ou3 | c[ou]ntryside | We love walking in the countryside. | o; oo, uo, ow
ou3 | t[ou]ching | The boats were nearly touching. | u, o; oo, ow
ou3 | n[ou]rishing | Grandma makes nourishing soup.
ou3 | y[ou]ngster | A cheerful youngster opened the gate.
ou3 | unt[ou]ched | The last biscuit was untouched.
ou3 | disc[ou]rage | Do not let one mistake discourage you.
ou3 | tr[ou]blesome | The troublesome goat ate my hat.
ou3 | c[ou]plet | A couplet is two lines that rhyme. | u, o; oo, ow, uo
ou3plain | th[u]nder | The thunder woke the baby. | ou; o, oo
ou3plain | t[u]nnel | The train went into a tunnel. | ou; o, oo
ou3plain | j[u]ngle | Monkeys live in the jungle. | ou; o, oo
ou3plain | p[u]ddle | The dog splashed in the puddle. | ou; o, oo
ou3plain | b[u]bble | The bubble burst with a pop. | ou; o, oo
ou3plain | h[u]nger | Lions hunt when they feel hunger. | ou; o, oo
ou3plain | s[u]dden | There was a sudden bang. | ou; o, oo
ou3plain | b[u]tton | A button fell off my coat. | ou; o, oo
ou3plain | n[u]mber | Pick a number from one to ten. | ou; o, oo
ou3plain | p[u]nish | The king will punish the thief. | ou; o, oo
ou3plain | d[u]ngeon | The dungeon was dark and cold. | ou; o, oo
ou3plain | st[u]mble | Do not stumble over the step. | ou; o, oo
ou3plain | p[u]blish | They will publish her book in May. | ou; o, oo
ou3plain | gr[u]mble | Some people grumble about the rain. | ou; o, oo
tion4 | sta[tion] | The train waited at the station.
tion4 | inven[tion] | The wheel was a great invention.
tion4 | injec[tion] | The nurse gave him an injection.
tion4 | ac[tion] | The film was full of action.
tion4 | hesita[tion] | She jumped without hesitation.
tion4 | opera[tion] | The operation lasted two hours.
tion4 | fic[tion] | I like fiction more than facts.
tion4 | mo[tion] | The motion of the boat made us sleepy.
tion4 | na[tion] | The whole nation celebrated the victory.
tion4 | atten[tion] | Pay attention to the road.
tion4 | direc[tion] | Which direction is the castle?
tion4 | educa[tion] | Every child has a right to education.
tion4 | collec[tion] | He has a collection of shells.
tion4 | celebra[tion] | We had a big celebration at school.
tion4 | conversa[tion] | They had a long conversation.
tion4 | frac[tion] | A half is a fraction.
tion4 | imagina[tion] | Use your imagination when you write stories.
tion4 | subtrac[tion] | Seven take away four is an example of subtraction.
tion4 | expan[sion] | The expansion of the park took a year.
tion4 | exten[sion] | They built an extension to the house.
tion4 | ten[sion] | There was tension before the race. | tion; ssion, cian
tion4 | pen[sion] | Grandad gets his pension on Fridays.
tion4 | man[sion] | The mansion has forty rooms. | ssion; tion, cian
tion4 | comprehen[sion] | Our comprehension was about foxes.
tion4 | deci[sion] | Choosing between them was a hard decision.
tion4 | confu[sion] | There was confusion about the time. | tion; ssion, shion, tian
tion4 | televi[sion] | Please remember to turn off the television.
tion4 | expre[ssion] | The gentleman had a puzzled expression.
tion4 | discu[ssion] | We had a discussion about pets.
tion4 | confe[ssion] | The suspect finally made a full confession.
tion4 | permi[ssion] | You need permission to leave.
tion4 | admi[ssion] | Admission to the zoo is free today. | sion; tion, cian, sshion
tion4 | mi[ssion] | The mission to the moon began. | sion; tion, cian, sshion
tion4 | pa[ssion] | Football has always been her greatest passion.
tion4 | se[ssion] | The first session starts at nine. | sion; tion, cian, sshion
tion4 | profe[ssion] | Nursing is a demanding profession.
tion4 | impre[ssion] | The robot made a great impression.
tion4 | posse[ssion] | My bike is my best possession.
tion4 | proce[ssion] | A procession marched through town.
tion4 | musi[cian] | The musician tuned her violin.
tion4 | electri[cian] | An electrician mended the lights.
tion4 | magi[cian] | The magician pulled out a rabbit.
tion4 | politi[cian] | The politician gave a speech.
tion4 | mathemati[cian] | A mathematician solved the riddle.
tion4 | opti[cian] | The optician tested my eyes. | tion, ssion, tian
tion4 | techni[cian] | A technician set up the screen.
tion4 | beauti[cian] | The beautician painted her nails.
ch4 | s[ch]eme | Their scheme was to build a raft. | k, c, ck, tch
ch4 | [ch]orus | Everyone joined in the chorus. | c, k, ck, tch
ch4 | [ch]emist | The chemist sells cough sweets. | c, k, ck, tch
ch4 | e[ch]o | We heard an echo in the cave. | k, ck, kk, tch
ch4 | [ch]aracter | Who is your favourite character? | c, k, ck, tch
ch4 | an[ch]or | The ship dropped its anchor. | k, c, ck, tch
ch4 | stoma[ch] | My stomach is rumbling. | k, c, ck, tch
ch4 | [ch]aos | The kitchen was in chaos. | k, c, ck, sch
ch4 | ar[ch]itect | An architect drew the plans. | k, c, ck, tch
ch4 | or[ch]estra | The orchestra played a march. | k, c, ck, tch
ch4 | or[ch]id | The orchid has purple petals. | k, c, ck, tch
ch4 | [ch]emical | Never taste a chemical. | c, k, ck, tch
ch4 | te[ch]nology | Phones use clever technology. | k, c, ck, tch
ch4 | monar[ch] | The monarch waved from the coach. | k, c, ck, tch
ch4 | [ch]ef | The chef chopped an onion. | sh; s, tch, sch
ch4 | [ch]alet | We stayed in a wooden chalet. | sh; s, tch, sch
ch4 | ma[ch]ine | The machine wraps the sweets. | sh; s, tch, sch
ch4 | bro[ch]ure | The brochure shows sunny beaches. | sh; s, tch, sch
ch4 | para[ch]ute | Her parachute opened at once. | sh; s, tch, sch
ch4 | [ch]andelier | A chandelier hung in the hall. | sh; s, tch, sch
ch4 | mousta[ch]e | Uncle Ravi has a curly moustache. | sh; s, tch, sch
ch4 | qui[ch]e | We ate quiche at the picnic. | sh; s, tch, sch
ch4 | lea[gue] | Our team is top of the league. | g, ge, gu, ghue
ch4 | ton[gue] | The dog stuck out its tongue. | ge, gu, gge, ghue
ch4 | ro[gue] | The rogue stole the jewels. | ge, g, gu, ghue
ch4 | va[gue] | His plan was rather vague. | g, ge, gu, ghue
ch4 | dialo[gue] | The dialogue in the play is funny. | ge, gu, gge, ghue
ch4 | catalo[gue] | I chose the boots from a catalogue. | ge, gu, gge, ghue
ch4 | fati[gue] | The runners felt great fatigue. | g, ge, gu, ghue
ch4 | pla[gue] | A plague of flies came in. | g, ge, gu, ghue
ch4 | anti[que] | The antique clock still ticks. | k, qe; ck, ke, cque
ch4 | uni[que] | Each snowflake is unique. | k, qe; ck, ke, cque
ch4 | che[que] | He paid with a cheque. | qe; ke, cke, cque
ch4 | mos[que] | The mosque has a golden dome. | k, qe; ck, ke, cque
ch4 | pla[que] | A plaque on the wall names the poet. | k, qe; ck, ke, cque
ch4 | bouti[que] | The boutique sells silk scarves. | k, qe; ck, ke, cque
ch4 | techni[que] | Her swimming technique is good. | k, qe; ck, ke, cque
ch4 | opa[que] | You cannot see through opaque glass. | k, qe; ck, ke, cque
ch4 | [sc]ience | We grow beans in science. | s, c, ss, sch
ch4 | [sc]ene | The last scene made us laugh. | s, c, ss, sch
ch4 | di[sc]ipline | Learning an instrument takes discipline. | s, c, ss, sch
ch4 | fa[sc]inate | Spiders fascinate my brother. | s, c, ss, sch
ch4 | cre[sc]ent | A crescent moon shone above. | s, c, ss, sch
ch4 | [sc]issors | Cut the card with scissors. | s, c, ss, sch
ch4 | de[sc]end | The path will descend to the sea. | s, c, ss, sch
ch4 | [sc]enery | The scenery in Wales is lovely. | s, c, ss, sch
ch4 | mu[sc]le | He pulled a muscle in his leg. | s, c, ss, sch
ture3 | mea[sure] | Please measure the shelf with a ruler.
ture3 | trea[sure] | The treasure was hidden in a cave.
ture3 | plea[sure] | It was a pleasure to meet you.
ture3 | enclo[sure] | The lions sleep in their enclosure.
ture3 | lei[sure] | We swim at the leisure centre.
ture3 | clo[sure] | Snow led to the closure of the road. | shure, zure; zher, jure
ture3 | displea[sure] | The cat hissed with displeasure.
ture3 | expo[sure] | The photo needs a longer exposure.
ture3 | crea[ture] | A strange creature lives in the pond.
ture3 | furni[ture] | We moved the furniture upstairs.
ture3 | pic[ture] | She drew a picture of a boat. | tur, tuer; cher, sure
ture3 | na[ture] | We went on a nature walk.
ture3 | adven[ture] | Camping was a great adventure.
ture3 | mix[ture] | Pour the mixture into the tin.
ture3 | cap[ture] | They tried to capture the runaway goat.
ture3 | fu[ture] | In the future, cars may fly.
ture3 | cul[ture] | We learnt about the culture of Japan.
ture3 | depar[ture] | The departure of the train was delayed.
ture3 | vul[ture] | A vulture circled in the sky.
ture3 | tex[ture] | The bark has a rough texture.
ture3 | tempera[ture] | The temperature fell below zero.
ture3 | signa[ture] | Write your signature at the bottom.
ture3 | tea[cher] | Our teacher reads us a story.
ture3 | cat[cher] | The catcher dropped the ball.
ture3 | ri[cher] | The king grew richer each year.
ture3 | stret[cher] | They carried him on a stretcher.
ture3 | but[cher] | The butcher sells fresh sausages.
ture3 | prea[cher] | The preacher spoke in a loud voice.
ture3 | vou[cher] | I won a voucher for a book.
ture3 | ar[cher] | The archer hit the middle of the target.
ei4 | v[ei]n | You can see a blue vein on my wrist. | ie; ay, eigh
ei4 | v[ei]l | The bride lifted her veil. | ie; ay, eigh
ei4 | r[ei]ndeer | The reindeer pulled the cart through the snow. | ai; ay, eigh, ea
ei4 | b[ei]ge | Our new carpet is beige. | ay, ai; eigh, ea
ei4 | unv[ei]l | The mayor will unveil a statue today. | ai, ay; eigh, ea
ei4 | w[eigh] | We have to weigh the flour first. | aigh, iegh; ai, ey
ei4 | [eigh]t | A spider has eight legs. | aigh; ay, ey
ei4 | n[eigh]bour | Our neighbour feeds the cat. | ay, iegh; aigh, ey
ei4 | sl[eigh] | The sleigh slid down the hill. | aigh, iegh; ai, ey
ei4 | fr[eigh]t | The freight train has forty trucks. | ai, iegh; aigh, ey
ei4 | w[eigh]t | The weight of the box is two kilos. | aigh; ay, ey
ei4 | [eigh]teen | My cousin is eighteen years old. | aigh; ai, ay, ey
ei4 | [eigh]ty | My grandma is eighty today. | aigh; ai, ay, ey
ei4 | [eigh]th | August is the eighth month. | aigh; ai, ay, ey
ei4 | n[eigh] | We heard the pony neigh. | aigh; ai, ey
ei4 | overw[eigh]t | The suitcase is overweight. | aigh, ai; ay, ey
ei4 | ob[ey] | Dogs learn to obey a whistle. | ay; eigh, aye, ai
ei4 | gr[ey] | The sky is grey this morning. | aye; eigh, ai
ei4 | pr[ey] | The owl caught its prey. | eigh; aye, ai
ei4 | surv[ey] | We did a survey about pets. | ay; eigh, aye, ai
ei4 | conv[ey] | Pictures can convey a feeling. | ay; eigh, aye, ai
ei4 | disob[ey] | It is not safe to disobey the lifeguard. | ay; eigh, aye, ai
cious5 | vi[cious] | The vicious wind tore our tent.
cious5 | pre[cious] | The ring is very precious to her.
cious5 | deli[cious] | Grandma’s vegetable soup was delicious.
cious5 | mali[cious] | Spreading that rumour was malicious.
cious5 | suspi[cious] | The detective felt suspicious.
cious5 | gra[cious] | The queen gave a gracious smile.
cious5 | spa[cious] | The new hall is spacious.
cious5 | fero[cious] | A ferocious storm hit the coast.
cious5 | preco[cious] | The precocious child could read at three.
cious5 | tena[cious] | The tenacious runner never gave up.
cious5 | atro[cious] | The weather was atrocious throughout the week.
cious5 | auda[cious] | It was an audacious escape.
cious5 | vora[cious] | She is a voracious reader.
cious5 | lus[cious] | The peaches were luscious and ripe. | ious, tious; ceous, cous
cious5 | judi[cious] | That was a judicious decision.
cious5 | ambi[tious] | She is ambitious and works hard.
cious5 | cau[tious] | Be cautious on the slippery path.
cious5 | ficti[tious] | The island in the adventure story is fictitious.
cious5 | infec[tious] | His laughter was infectious.
cious5 | nutri[tious] | Lentils are cheap and nutritious.
cious5 | supersti[tious] | A superstitious sailor never whistles.
cious5 | conten[tious] | The council’s new rule is contentious.
cious5 | repeti[tious] | After several verses the tune became repetitious.
cious5 | scrump[tious] | The apple pie was scrumptious.
cious5 | ostenta[tious] | He wore an ostentatious gold hat.
cious5 | frac[tious] | The tired toddler was fractious.
cial5 | offi[cial] | The official opening is on Friday.
cial5 | artifi[cial] | Those beautiful flowers were artificial.
cial5 | so[cial] | Honeybees are social insects.
cial5 | cru[cial] | The last penalty was crucial.
cial5 | fa[cial] | His facial expression did not change.
cial5 | finan[cial] | They gave us financial help.
cial5 | commer[cial] | It is a commercial building with many shops.
cial5 | gla[cial] | The glacial valley was carved by ice.
cial5 | benefi[cial] | Sleep is beneficial to your health.
cial5 | superfi[cial] | It was only a superficial scratch.
cial5 | antiso[cial] | Dropping litter is antisocial.
cial5 | judi[cial] | A judicial inquiry looked into the matter.
cial5 | provin[cial] | She moved to a quiet provincial town.
cial5 | sacrifi[cial] | They laid sacrificial gifts on the altar.
cial5 | ra[cial] | The law forbids racial discrimination.
cial5 | par[tial] | It was only a partial success.
cial5 | confiden[tial] | The hospital’s letter was confidential.
cial5 | essen[tial] | Fresh water and sunlight are essential for plants.
cial5 | ini[tial] | My initial idea was to walk.
cial5 | poten[tial] | The young player has great potential.
cial5 | residen[tial] | They live in a residential street.
cial5 | torren[tial] | Torrential rain flooded the lane.
cial5 | substan[tial] | We ate a substantial breakfast.
cial5 | influen[tial] | She is an influential writer.
cial5 | mar[tial] | Judo is a martial art. | cial; sial, tiel
cial5 | pala[tial] | The hotel was palatial.
cial5 | sequen[tial] | Put the pictures in sequential order.
cial5 | presiden[tial] | The presidential car drove past.
cial5 | preferen[tial] | No one should get preferential treatment.
cial5 | impar[tial] | A judge must be impartial.
ance5 | observ[ant] | An observant child spotted the owl.
ance5 | toler[ant] | Be tolerant of other views.
ance5 | hesit[ant] | The foal took a hesitant step.
ance5 | assist[ant] | The shop assistant was helpful.
ance5 | relev[ant] | Only give relevant facts.
ance5 | eleg[ant] | The swan is an elegant bird.
ance5 | dist[ant] | We heard distant thunder.
ance5 | import[ant] | It is important to rest.
ance5 | abund[ant] | Berries are abundant in autumn.
ance5 | vac[ant] | The seat opposite the window is vacant.
ance5 | const[ant] | There was a constant drip.
ance5 | ignor[ant] | I am ignorant of the rules of cricket.
ance5 | fragr[ant] | These climbing roses are fragrant.
ance5 | toler[ance] | Tolerance helps people live together.
ance5 | assist[ance] | Do you need any assistance?
ance5 | bal[ance] | She lost her balance on the beam.
ance5 | dist[ance] | The distance to the moon is huge.
ance5 | perform[ance] | The evening performance sold out.
ance5 | import[ance] | He spoke of the importance of sleep.
ance5 | appear[ance] | The sudden appearance of a fox surprised us.
ance5 | guid[ance] | The team asked the coach for guidance.
ance5 | allow[ance] | He saved his weekly allowance.
ance5 | fragr[ance] | The fragrance of baking filled the air.
ance5 | innoc[ent] | The prisoner was innocent.
ance5 | frequ[ent] | There are frequent buses to town.
ance5 | obedi[ent] | The obedient dog sat down.
ance5 | independ[ent] | Cats are independent animals.
ance5 | intellig[ent] | Scientists know that dolphins are intelligent.
ance5 | excell[ent] | That was an excellent save.
ance5 | sil[ent] | The forest was silent.
ance5 | urg[ent] | An urgent message arrived.
ance5 | innoc[ence] | She proved his innocence.
ance5 | confid[ence] | Practice gives you confidence.
ance5 | obedi[ence] | The puppy goes to obedience class.
ance5 | differ[ence] | Can you spot the difference?
ance5 | sil[ence] | Silence fell in the hall.
ance5 | pati[ence] | Fishing takes patience.
ance5 | abs[ence] | A note explained her absence.
ance5 | evid[ence] | The detective found new evidence.
ance5 | sent[ence] | End the sentence with a full stop.
ance5 | audi[ence] | The audience clapped for ages.
able5 | ador[able] | Everyone agreed that the kitten was adorable.
able5 | applic[able] | That rule is not applicable here.
able5 | consider[able] | The storm did considerable damage.
able5 | toler[able] | The noise was just tolerable.
able5 | change[able] | Spring weather is changeable.
able5 | notice[able] | There was a noticeable dent in the door.
able5 | depend[able] | A dependable friend keeps promises.
able5 | comfort[able] | This chair is very comfortable.
able5 | understand[able] | It was an understandable mistake.
able5 | reason[able] | Five pounds is a reasonable price.
able5 | enjoy[able] | We had an enjoyable afternoon.
able5 | valu[able] | The Chinese vase is ancient and valuable.
able5 | wash[able] | This children’s paint is washable.
able5 | break[able] | Wrap the breakable cups in paper.
able5 | suit[able] | The film is suitable for all ages.
able5 | port[able] | He carried a portable radio.
able5 | agree[able] | They spent an agreeable hour by the fire.
able5 | poss[ible] | Is it possible to swim there?
able5 | horr[ible] | The strawberry medicine tasted horrible.
able5 | terr[ible] | There was a terrible noise.
able5 | vis[ible] | The island is visible from here.
able5 | incred[ible] | From the mountain the view was incredible.
able5 | sens[ible] | Wear sensible shoes for the walk.
able5 | ed[ible] | Not all berries are edible.
able5 | flex[ible] | A gymnast has a flexible body.
able5 | respons[ible] | Who is responsible for the hamster?
able5 | leg[ible] | Please make your writing legible.
able5 | revers[ible] | My waterproof jacket is reversible.
able5 | aud[ible] | Her whisper was barely audible.
able5 | convert[ible] | The sofa is convertible into a bed.
able5 | digest[ible] | Porridge is easily digestible.
able5 | plaus[ible] | His excuse sounded plausible.
able5 | elig[ible] | You are eligible for the junior team.
able5 | access[ible] | The castle is accessible by bus.
able5 | gull[ible] | The gullible giant believed every word.
`;

/** What is wrongly written for a pattern where a row does not say: pattern in its set, then its rivals. */
export const rivals: Readonly<Record<string, string>> = {
  'y3 y': 'i; e, u, ie',
  'ou3 ou': 'u, o; oo, ow, uo',
  'tion4 tion': 'sion; ssion, cian, shion',
  'tion4 sion': 'tion; ssion, cian, shion',
  'tion4 ssion': 'tion, sion, cian, sshion',
  'tion4 cian': 'tion, sion, ssion, tian',
  'ture3 sure': 'shure, zure; zher, ture',
  'ture3 ture': 'cher, chure; sure, tcher',
  'ture3 cher': 'chur, chure; ture, sher',
  'cious5 cious': 'tious; ceous, shous, cous, teous, tous',
  'cious5 tious': 'cious; teous, shous, tous, ceous, cous',
  'cial5 cial': 'tial; shal, sial, ciel',
  'cial5 tial': 'cial; shal, sial, tiel',
  'ance5 ant': 'ent; int, unt, aunt',
  'ance5 ent': 'ant; int, unt, eant',
  'ance5 ance': 'ence; anse, ense, ince',
  'ance5 ence': 'ance; ense, anse, ince',
  'able5 able': 'ible; eble, abel, ibel',
  'able5 ible': 'able; eble, ibel, abel',
  'ible6 able': 'ible; eble, abel, ibel',
  'ible6 ible': 'able; eble, ibel, abel',
  'ible6 ant': 'ent; int, unt, aunt',
  'ible6 ent': 'ant; int, unt, eant',
};

/** A hint for each set. */
export const patternHints: Readonly<Record<string, string>> = {
  y3: 'In some words the short “i” sound in the middle is not spelt with an i.',
  ou3: 'In some words the short “u” sound in the middle is spelt with two letters.',
  tion4: 'Think of the word it comes from. Does that end in t or te, in d, de or se, in ss or mit, or in c or cs?',
  ture3:
    'Does the ending sound soft, as in vision, or like “cher”? If like “cher”: is there a shorter word in it that ends in ch or tch?',
  ei4: 'Have you seen the word with a silent gh? If not: is its “ay” sound at the end or in the middle?',
  ch4: 'Some words came from Greek, French or Latin and kept their spelling.',
  cious5: 'Think of a related word. Does it end in -ce, or in -tion?',
  cial5: 'After a vowel the ending is mostly -cial, after a consonant mostly -tial. A few words break the rule.',
  ance5: 'Say a related word in which the vowel is clear. Is it an “a” or an “e”?',
  able5: 'If you can hear a whole word before the ending, it is mostly -able. A few words break the rule.',
  ough5: 'The letters of this pattern make many different sounds. Picture the word.',
  silent5: 'One letter is written but not heard.',
  silent6: 'One letter is written but not heard.',
  ie5: 'Remember: i before e, except after c, when the sound is “ee”. A few words break the rule.',
  ie6: 'The rule “i before e, except after c” is only for the sound “ee”, and a few words break it. Other sounds are spelt in ways of their own.',
  ible6: 'If you can see a whole word before the ending, it is mostly -able. A few words break the rule.',
};
