/**
 * A rule, a root, a word family or a way to remember for each word of the spelling lists, one a line: word | one or two sentences,
 * and the letters they are about where some misspellings of the word go wrong in others: of ‘suppoze’ nobody says “Two p’s”.
 * Written for the child who has just met the word, so each names the letters that go wrong.
 */
export const reminders = `
accident | Two c’s: the first says “k”, the second says “s” because i follows. | cc
accidentally | Build it up: accident + al + ly. So there are two c’s and two l’s.
actual | It is built from act: act + ual.
actually | Build it up: act + ual + ly. The l of actual meets the l of -ly.
address | Double d, double s: add your address twice.
answer | The w is silent. The word is related to swear: an + swer. | w
appear | Two p’s, and ear at the end: app + ear.
arrive | Two r’s: ar + rive. It first meant reaching the river bank. | rr
believe | Never beLIEve a lie: there is a lie in the middle.
bicycle | Bi- means two, and cycle means wheel: bi + cycle.
breath | It has ea as in bread, and no e at the end. Only the verb, breathe, has one.
breathe | It has the ea of breath, and an e at the end that makes the sound long: breath + e.
build | The u is silent: u and i build it together.
busy | It sounds like “bizzy”, but it is built like this: bus + y.
business | Busy + ness, with the y turned into i: busi + ness.
calendar | It ends in -dar, as in radar: calen + dar. | dar
caught | It follows the pattern of taught and naughty: -aught.
centre | It begins with cent, and British spelling ends in -re, as in metre and theatre.
century | Cent- means a hundred, as in percent, and the ending is -ury: cent + ury.
certain | It begins with a soft c and ends like mountain and curtain: -tain.
circle | Both c’s matter: the first is soft before i, the second is hard before l.
complete | It ends in e-t-e: the e at the end makes the vowel before it long.
consider | Con + sider: one s, one d, and -er at the end.
continue | It ends in -ue, like value and rescue.
decide | A soft c before i, and a magic e: think of decision, which keeps the ci.
describe | De- + scribe. To scribe is to write: you de-scribe in writing.
different | It comes from differ: differ + ent. Don’t lose the e.
difficult | Two f’s, then i: dif + fi + cult. | ffi
disappear | Dis + appear: one s, two p’s.
early | There is an ear in early. | ear
earth | There is an ear in earth.
eight | It follows the pattern of weight and neighbour: -eigh- says “ay”.
eighth | Eight + h: the t is already there, so only h is added.
enough | Here -ough says “uff”, as in rough and tough.
exercise | Exer + cise: no c after the x, and c-i-s-e at the end.
experience | Ex + peri + ence: peri as in experiment, and it ends like science.
experiment | Ex + peri + ment: it begins like experience.
extreme | It ends in e-m-e: the e at the end makes the sound long, as in theme. | eme
famous | It comes from fame: the e makes way for -ous.
favourite | British spelling has “our” in favour, and favour + ite keeps it. | our
February | Say it as it is written: Feb-ru-ary. Many people don’t say the first r.
forward | For + ward: -ward shows a direction, as in backward.
forwards | For + wards: -wards shows a direction, as in backwards.
fruit | U comes before i, as in juice and suit.
grammar | Two m’s and two a’s: no e in gram-mar.
group | Here ou says “oo”, as in soup and you. | ou
guard | The u is silent and keeps the g hard, as in guess. | gua
guide | The u is silent and keeps the g hard before i, as in guitar. | gui
heard | You hear with an ear: hear + d.
heart | There is an ear in heart, and art at the end: he-art.
height | It has the same eigh letters as eight and weight.
history | Hi-story: there is a story in history.
imagine | One m, as in image: image loses its e before -ine.
important | Im + port + ant: it ends in ant.
increase | In + crease: it ends like a crease in paper.
interest | Inter + est: say the middle e as you write, in-ter-est.
island | The s is silent: an island is land.
knowledge | Know + ledge: what you know sits on a ledge.
learn | There is an ear in learn.
length | It comes from long: the g stays before th.
library | Two r’s: say li-bra-ry.
material | Mat + er + ial: say it in parts, ma-te-ri-al.
medicine | It is related to medic and medical: medic + ine.
mention | It ends in -tion, like station and action.
minute | Minute ends in u-t-e, like flute.
natural | It comes from nature: the e makes way for -al.
naughty | It follows the pattern of caught and taught: -aught.
notice | Not + ice: one t, and ice at the end.
occasion | Two c’s, one s: o-cc-a-s-ion.
occasionally | Occasion + al + ly: two c’s, one s, two l’s.
often | Many people don’t say the t, but it is there: of-ten.
opposite | Oppo + site: two p’s, and a site at the end.
ordinary | Ordin + ary: it ends like library and dictionary.
particular | Par-tic-u-lar: it begins with part and ends in -ar, like popular.
peculiar | Pe-cu-li-ar: no r after pe, and -iar at the end, as in familiar.
perhaps | Per + haps: it begins with per. | per
popular | Pop-u-lar: one p in the middle, and -ar at the end, as in regular.
position | Only one s, and it ends in -tion: posi + tion.
possess | Four s’s: two and two. Possess possesses as many as it can.
possession | Possess + ion: keep all four s’s.
possible | Two s’s, and -ible: it belongs with impossible and possibly.
potatoes | Words that end in o after a consonant often add -es: potato + es. Potatoes have toes! | oes
pressure | Press + ure: there is a press in pressure.
probably | Probable loses its e and gains y: prob-ab-ly.
promise | Pro + mise: one m, and -ise at the end, though it says “iss”.
purpose | Pur + pose: it ends in a pose.
quarter | Q is followed by u, and after qu the “or” sound is spelt ar: qu-ar-ter.
question | Quest + ion: there is a quest in every question.
recent | One soft c before e: re + cent.
regular | Reg-u-lar: it ends in -ar, like popular.
reign | It has -eign, as in foreign: e before i, and a silent g.
remember | Re + member: say every m, re-mem-ber.
sentence | It has three e’s and no a: sen-ten-ce.
separate | There is a rat in separate: sep-a-rat-e. | arat
special | The “shul” sound is spelt -cial after a vowel: spe + cial.
straight | It has aigh in it: str + aigh + t.
strange | The e at the end makes the g soft and the a long, as in change.
strength | It comes from strong: the g stays before th.
suppose | Two p’s, and pose at the end: sup + pose.
surprise | Two r’s, and -prise with an s: sur + prise.
therefore | There + fore: the e of there stays.
though | Here -ough says “oh”, as in although and dough.
although | Al + though: one l, then the whole of though.
thought | Here -ough says “or”, as in bought and brought: th + ought.
through | Here -ough says “oo”: th + rough with another sound.
various | It comes from vary: the y turns into i before -ous.
weight | It has the same eigh letters as eight and weigh.
woman | One wo-man: it ends in man.
women | Two wo-men: it ends in men, though it sounds like “wimmin”.
accommodate | Two c’s and two m’s: there’s room to accommodate both pairs.
accompany | Ac + company: that makes two c’s. It ends in a whole company.
according | Ac + cord + ing: two c’s, one d.
achieve | I before e, as in believe: a + chieve, which begins like chief.
aggressive | Two g’s and two s’s: ag-gres-sive.
amateur | One m and one t: am-a-teur. It comes from French and ends in -eur.
ancient | After this c, i comes before e: an-ci-ent.
apparent | Two p’s, one r, and a parent: ap + parent.
appreciate | Two p’s: ap + preci + ate. It is related to precious.
attached | Two t’s, and no t before ch: at-tach-ed.
available | Avail + able: keep the whole of avail.
average | It ends in -age, and there is an e in the middle: av-er-age.
awkward | Awk + ward: w, k, w in a row, which is awkward to write.
bargain | It ends in gain: you gain from a bar-gain.
bruise | U comes before i, as in cruise and fruit. | ui
category | Cat + e + gory: a cat, an e, then -gory.
cemetery | Three e’s and no a: c-e-m-e-t-e-ry. | emetery
committee | Three pairs of letters: two m’s, two t’s and two e’s.
communicate | Two m’s, one n: com + muni + cate. It begins like community.
community | Two m’s, one n, and -ity at the end: com + mun + ity.
competition | It comes from compete: compet + ition.
conscience | Con + science: there is science in it.
conscious | Con + sci + ous: it shares sci with science.
controversy | Contro + versy: o in the middle, and s near the end.
convenience | Conveni + ence: it comes from convenient, so it has e in the ending.
correspond | Cor + respond: you respond to each other, with two r’s.
criticise | It comes from critic: critic + ise.
curiosity | One r, and the u of curious goes: curi + os + ity.
definite | There is finite in it: de + finite.
desperate | There is a per in the middle: des-per-ate.
determined | De + termine + d: it begins with de, and it keeps the ine.
develop | De-vel-op: one l, one p, and no e at the end.
dictionary | Diction + ary: it ends like library.
disastrous | Disaster loses its e before -ous: disastr + ous. | trous
embarrass | Two r’s and two s’s: you go really red and smile shyly.
environment | Environ + ment: there is iron in the middle, so keep the n.
equip | It has qu, as in quick, and ends in a single p.
equipped | The stress is at the end of equip, so the p doubles: equip + p + ed. | pped
equipment | Equip + ment: u after the q, and nothing between the p and the m.
especially | E + special + ly: there is special in it, with two l’s.
exaggerate | Two g’s, one r: ex-ag-ger-ate.
excellent | It comes from excel: excel + l + ent. A c follows the x.
existence | It ends in -ence, and no s follows the x: exist + ence.
explanation | The i of explain goes: expla + nation. There is a nation in it.
familiar | Family with i for y: famili + ar. It has one m and one l.
foreign | One r, then -eign: e before i, and a silent g.
forty | Four loses its u: for + ty. | for
frequently | Frequent + ly: two e’s and no a.
government | Govern + ment: hear the n of govern, and join the two without an e.
guarantee | Begin it like guard: gua + ran + tee.
harass | One r and two s’s. Don’t mix it up with embarrass, which has two of each.
hindrance | Hinder loses its e before -ance: hindr + ance.
identity | I-den-ti-ty: it begins like identical.
immediate | Two m’s: im + medi + ate.
immediately | Immediate + ly: keep the e, and both m’s.
individual | In + divid + ual: think of divide.
interfere | It ends like here: inter + fere.
interrupt | Inter + rupt: the r of inter meets the r of rupt. Rupt means break.
language | The u comes before the a: lang + uage.
leisure | E comes before i here: lei + sure.
lightning | The flash has no e: light + ning.
marvellous | In British spelling the l of marvel doubles: marvel + l + ous.
mischievous | Mischief with v for f: mischiev + ous. There is no i after the v.
muscle | The c is silent: mus-cle. It belongs with muscular, where you hear the c.
necessary | One collar, two sleeves: one c and two s’s.
neighbour | It follows the pattern of eight: n + eigh + bour.
nuisance | U comes before i, and it ends in -ance: nuis + ance.
occupy | Two c’s, one p: oc + cupy.
occur | Two c’s, one r: oc + cur.
opportunity | Two p’s: there is a port in op-port-unity, and it ends in unity.
parliament | There is an “I am” in it: parl-I-am-ent.
persuade | Per + suade: it begins with per, and the “w” sound is spelt u.
physical | The “f” sound is spelt ph, as in physics: physic + al.
prejudice | Pre + judice: it means judging too soon, and has no d before the j.
privilege | Two i’s, two e’s, and no d: pri-vi-lege.
profession | One f, two s’s: pro + fession. It comes from profess.
programme | Pro + gramme: one g, and the British ending -mme.
pronunciation | There is a nun in it: pro-nun-ciation, though the verb is pronounce.
queue | One q, then ue twice: the letters queue up behind the q.
recognise | Re + cog + nise: there is a cog in it.
recommend | Re + commend: one c, two m’s.
relevant | Rel + e + vant: it ends in ant, with e in the middle.
restaurant | Restau + rant: there is a rant at the end.
rhyme | A silent h after r, as in rhythm, and y for the vowel.
rhythm | Rhythm Helps Your Two Hips Move: the first letters spell it.
sacrifice | Sacri + fice: i in the middle, and ice at the end.
secretary | A secretary can keep a secret: secret + ary.
shoulder | There is should in it: should + er.
signature | Sign + ature: keep the a of -ature.
sincere | Since + re: it begins with since.
sincerely | Sincere + ly: keep the e before -ly.
soldier | Sold + i + er: it comes from the solidus, a coin that soldiers were paid in.
stomach | The “k” sound is spelt ch, as in echo. | ach
sufficient | Two f’s, and ci before ent: suf-fici-ent.
suggest | Two g’s: sug + gest.
symbol | Y for the short i sound, and -bol at the end: sym + bol.
system | Y for the short i sound, and -tem at the end: sys + tem.
temperature | Temper + ature: keep the whole of temper.
thorough | Put an o into through: th-o-rough.
twelfth | Twelve turns its ve into f: twelf + th.
variety | It comes from vary: vari + ety.
vegetable | Vege + table: there is a table at the end.
vehicle | Say it as it is spelt, with a clear h: ve-hi-cle. The ending is -icle.
yacht | It comes from Dutch: the ch is silent in ya-ch-t.
accessible | Access + ible: two c’s, two s’s.
acknowledge | Ac + knowledge: c before a silent k.
acquaintance | Ac + quaint + ance: c comes before qu.
acquire | Ac + quire: c comes before qu.
adolescent | Adol + e + scent: there is a scent at the end.
analyse | One n, one l, and -yse at the end, as in paralyse.
anonymous | An + onym + ous: onym means name, as in synonym.
argument | Argue loses its e before -ment. | gum
necessarily | One c, two s’s; the y of necessary turns into i.
atmosphere | Atmo + sphere: there is a sphere at the end.
bureaucracy | Bureau + cracy: bureau is French for desk.
campaign | The g is silent, as in sign and foreign.
catastrophe | It ends in -ophe, like apostrophe.
changeable | The e stays to keep the g soft: change + able.
colleague | There is a league at the end: col + league.
commitment | Commit + ment: two m’s, and only one t before -ment.
comparison | It ends in -ison: compar + i + son.
conscientious | It is related to conscience: con + scien + tious.
consensus | It is related to sense: con + sens + us.
deceive | After c, e comes before i: de + ceive.
deterrent | Deter doubles its r: deter + r + ent.
dilemma | One l, two m’s and no n: di + lemma.
disappoint | Dis + appoint: one s, two p’s.
eligible | El-i-gible: one l, an i in the middle, and -ible at the end.
eloquent | El-o-quent: one l, an o in the middle, and -quent at the end, as in frequent.
emphasise | Emphasis + e: the ph says “f”.
exhilarating | A silent h, then -ilar-: it is related to hilarious.
fluorescent | U before o, then sc: fluor + escent.
fulfil | In British spelling there is one l in each part: ful + fil.
gauge | A comes before u: ga + uge.
guardian | Guard + ian: keep the u of guard.
humorous | Humour loses its second u before -ous: humor + ous.
hygiene | I before e: hy + gi + ene.
hypocrisy | Hypo + cris + y: think of a crisis.
independent | It ends in -dent: in + depend + ent.
ingenious | It is related to genius, but with io: in + geni + ous.
inoculate | One n, one c: in + ocul + ate.
irresistible | Ir + resist + ible: two r’s.
jewellery | In British spelling the l of jewel doubles: jewel + l + ery.
liaise | Two i’s, with the a between them: li-a-ise.
maintenance | Maintain changes its ain to en: main + ten + ance.
manoeuvre | It comes from French: man + oeu + vre.
medieval | Medi + eval: medi means middle.
millennium | Mille means thousand and keeps its two l’s; -ennium means years and has two n’s.
miniature | Mini + ature: say the a, min-i-a-ture.
minuscule | It begins with minus: minus + cule.
noticeable | The e stays to keep the c soft: notice + able.
obedient | Obey gives obedi + ent: it ends in -ent.
occurrence | Two c’s, two r’s, and -ence: occur + r + ence.
omission | One m, two s’s: o + mission.
parallel | One r, then two l’s side by side, and one l at the end: pa + ral + lel.
pastime | It passes the time, but it has only one s and one t: pas + time.
perceive | After c, e comes before i: per + ceive.
permanent | It ends in -ent: per + man + ent.
perseverance | Persevere loses its last e before -ance: persever + ance.
phenomenon | The “f” sound is spelt ph: phe-nom-e-non.
possesses | Possess + es: five s’s in all.
preferred | The stress is on -fer, so the r doubles: prefer + r + ed.
proceed | It ends in -ceed, like succeed and exceed.
psychology | The p is silent: psych means mind, and -ology means study.
questionnaire | Question + naire: two n’s.
receipt | After c, e comes before i, and the p is silent.
reference | Refer + ence: the stress moves away from -fer, so the r stays single.
rehearsal | There is hear in it: re + hears + al.
reminiscent | S before c: remin + iscent.
ridiculous | It is related to ridicule: ridicul + ous. It begins with ri-, not with re-.
schedule | S, then ch: sche + dule.
sergeant | Serge + ant: the ar sound is spelt er.
silhouette | A silent h follows the l: sil + houette.
souvenir | French for remember: sou + ven + ir.
siege | I before e: si + ege.
success | Two c’s, two s’s: suc + cess.
supersede | It is the one word that ends in -sede: super + sede.
surveillance | Sur + veil + lance: a veil and a lance.
tendency | Tend + ency: it ends in -ency.
threshold | Thresh + old: there is only one h in the middle.
tragedy | No d before the g: tra + gedy.
truly | True loses its e before -ly: tru + ly.
tyranny | One r, two n’s: tyran + ny.
unanimous | Un + anim + ous: un means one, and anim means mind.
unnecessary | Un + necessary: two n’s, one c, two s’s.
vacuum | One c and two u’s: vac-u-um.
vengeance | Venge + ance: the e stays to keep the g soft.
weird | It breaks the rule: e comes before i in weird.
wholly | Whole loses its e: whol + ly. So there are two l’s.
withhold | With + hold: both h’s stay.
`;
