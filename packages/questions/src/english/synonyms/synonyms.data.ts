/**
 * Words with others of like meaning and of opposite meaning, one a line:
 * year | class | word | like meaning, the plainest first | opposite meaning | a sentence with the word in curly brackets.
 * Within a year no two lines of one class may come near each other in meaning: the words of one line are wrong answers for another.
 */
export const synonyms = `
3 | adjective | big | large, huge, giant | small, tiny | We saw a {big} ship.
3 | adjective | happy | glad, cheerful, joyful | sad, unhappy | Mei felt {happy} at the fair.
3 | adjective | fast | quick, speedy, swift | slow | The hare is {fast}.
3 | adjective | brave | bold, fearless, daring | cowardly, timid | The {brave} knight rode on.
3 | adjective | clever | smart, brainy | foolish | A {clever} fox opened the gate.
3 | adjective | cold | chilly, icy, freezing | hot, boiling | The lake is {cold}.
3 | adjective | wet | damp, soaked, soggy | dry | My socks are {wet}.
3 | adjective | loud | noisy, deafening | quiet, silent | The band was {loud}.
3 | adjective | kind | caring, thoughtful | cruel, unkind | The {kind} nurse smiled.
3 | adjective | angry | cross, furious, enraged | calm | The giant was {angry}.
3 | adjective | tired | sleepy, weary, drowsy | lively | The puppy was {tired}.
3 | adjective | funny | amusing, comical, hilarious | serious | He told a {funny} story.
3 | adjective | pretty | beautiful, lovely | ugly | What a {pretty} garden!
3 | adjective | rich | wealthy, well-off | poor, penniless | The {rich} man lived alone.
3 | adjective | old | ancient, elderly, aged | young, new | An {old} man sat there.
3 | adjective | hard | difficult, tricky | easy, simple | This puzzle is {hard}.
3 | adjective | scared | afraid, frightened, terrified | unafraid | The mouse was {scared}.
3 | adjective | dirty | grubby, filthy, muddy | clean, spotless | His boots are {dirty}.
3 | adjective | strong | powerful, tough | weak, feeble | A {strong} ox pulled the cart.
3 | adjective | tasty | delicious, yummy | tasteless | The soup is {tasty}.
3 | adjective | shiny | gleaming, sparkling, glittering | dull | She found a {shiny} coin.
3 | adjective | thin | slim, slender | thick | A {thin} thread held it.
3 | verb | start | begin, commence | stop, finish, end | The film will {start} soon.
3 | verb | shout | yell, bellow, roar | whisper, murmur | Do not {shout} in here.
3 | verb | look | gaze, stare, peer | - | We {look} at the stars.
3 | verb | jump | leap, hop, spring | - | Frogs {jump} into the pond.
3 | verb | sob | weep | laugh, giggle | The baby began to {sob}.
3 | verb | mend | fix, repair | break, damage | Dad can {mend} the bike.
3 | verb | like | enjoy, adore, love | dislike, hate | I {like} long walks.
3 | verb | throw | toss, fling, hurl | catch | Can you {throw} a ball?
3 | verb | hide | conceal, cover | show, reveal | They will {hide} the treasure.
3 | verb | push | shove, press | pull, tug | {Push} the door to open it.
3 | verb | get | receive, gain | lose | Did you {get} any points?
3 | verb | rush | hurry, dash, race | dawdle, stroll | Please do not {rush} home.
3 | verb | help | assist, aid | - | Can you {help} me?
3 | verb | arrive | come, turn up | leave, depart | Our guests will {arrive} at noon.
3 | verb | remember | recall | forget | I {remember} her name.
3 | verb | build | make, construct | destroy, demolish | We will {build} a den.
3 | adjective | deep | bottomless | shallow | The well is {deep}.
4 | adjective | enormous | gigantic, massive, colossal | minute, minuscule | The whale was {enormous}.
4 | adjective | miserable | unhappy, glum, downcast | cheerful, delighted | He looked {miserable}.
4 | adjective | rapid | swift, brisk, hasty | leisurely, slow | She made a {rapid} escape.
4 | adjective | brilliant | superb, splendid, magnificent | dreadful, awful | It was a {brilliant} show.
4 | adjective | nervous | anxious, worried, uneasy | relaxed, confident | I felt {nervous} before the play.
4 | adjective | famous | well-known, renowned, celebrated | unknown | The singer is {famous}.
4 | adjective | dangerous | risky, unsafe, hazardous | safe, harmless | The cliff path is {dangerous}.
4 | adjective | empty | vacant, deserted, bare | full, crowded | The hall was {empty}.
4 | adjective | polite | courteous, well-mannered | rude, impolite | She gave a {polite} answer.
4 | adjective | important | vital, essential, crucial | minor, trivial | This rule is {important}.
4 | adjective | lazy | idle | hard-working | My brother is {lazy}.
4 | adjective | sturdy | solid, robust, stout | flimsy, fragile | It was a {sturdy} box.
4 | adjective | curious | inquisitive, nosy | uninterested | The kitten was {curious}.
4 | adjective | generous | giving, unselfish, charitable | mean, selfish | My aunt is very {generous}.
4 | adjective | smooth | even, level, flat | rough, bumpy | The new road is {smooth}.
4 | adjective | correct | right, accurate, true | wrong, false | Your answer is {correct}.
4 | adjective | fierce | savage, ferocious | tame, gentle | A {fierce} dog guarded it.
4 | adjective | rare | scarce, uncommon, unusual | common, ordinary | Such birds are {rare} here.
4 | adjective | modern | new, up-to-date, recent | ancient, old-fashioned | They live in a {modern} house.
4 | adjective | tranquil | peaceful, still, serene | stormy, noisy | The bay was {tranquil}.
4 | adjective | stubborn | obstinate, headstrong | flexible, obedient | The old mule is {stubborn}.
4 | verb | collect | gather, assemble, accumulate | scatter, distribute | They will {collect} the papers.
4 | verb | permit | allow, let | forbid, ban | They {permit} dogs here.
4 | verb | destroy | ruin, wreck, demolish | build, create | They may {destroy} the model.
4 | verb | discover | find, uncover, detect | overlook, miss | Did you {discover} the clue?
4 | verb | reply | answer, respond | ask, question | Let me {reply} first.
4 | verb | vanish | disappear, fade | appear, emerge | Watch the coin {vanish}.
4 | verb | choose | pick, select | reject | You may {choose} a book.
4 | verb | tremble | shake, shiver, quiver | - | His hands began to {tremble}.
4 | verb | praise | compliment, applaud | criticise, scold | Our teachers often {praise} us.
4 | verb | rescue | save, free | abandon | They had to {rescue} the crew.
4 | verb | wander | roam, stray, drift | - | The sheep {wander} on the hills.
4 | verb | need | require | - | Plants {need} light.
4 | verb | join | connect, attach, link | part, detach | {Join} the two ropes.
5 | adjective | reluctant | unwilling, hesitant | eager, keen | He was {reluctant} to leave.
5 | adjective | vague | unclear, hazy, indistinct | precise, definite | His plan was {vague}.
5 | adjective | ample | plentiful, sufficient, abundant | scanty, meagre | There was {ample} food for all.
5 | adjective | arrogant | haughty, conceited, boastful | humble, modest | The prince was {arrogant}.
5 | adjective | cautious | careful, wary | reckless, rash | Be {cautious} on the ice.
5 | adjective | sincere | genuine, honest, truthful | insincere, false | She gave a {sincere} apology.
5 | adjective | remote | distant, isolated, faraway | nearby, close | They live on a {remote} island.
5 | adjective | fragile | delicate, brittle, breakable | sturdy | The vase is {fragile}.
5 | adjective | vast | immense, extensive, boundless | tiny | We crossed a {vast} desert.
5 | adjective | hostile | unfriendly, aggressive | welcoming, friendly | The crowd seemed {hostile}.
5 | adjective | permanent | lasting, everlasting, enduring | temporary, short-lived | The mark is {permanent}.
5 | adjective | tedious | boring, dull, monotonous | exciting, gripping | The speech was {tedious}.
5 | adjective | frugal | thrifty, economical | wasteful, extravagant | She led a {frugal} life.
5 | adjective | bewildered | puzzled, confused, baffled | - | He looked {bewildered}.
5 | adjective | notorious | infamous, disreputable | respected | He served a {notorious} captain.
5 | adjective | flexible | supple, elastic | rigid, stiff | Willow twigs are {flexible}.
5 | adjective | barren | infertile, lifeless | fertile, lush | The land was {barren}.
5 | noun | summit | peak, top, pinnacle | base, foot | They reached the {summit}.
5 | noun | courage | bravery, valour, daring | cowardice, fear | She showed great {courage}.
5 | noun | foe | enemy, opponent, rival | friend, ally | The knight faced his {foe}.
5 | noun | chaos | disorder, confusion, turmoil | order, calm | There was {chaos} in the kitchen.
5 | noun | haste | hurry, speed, rush | slowness, delay | Their {haste} led to mistakes.
5 | verb | conquer | defeat, overcome, vanquish | surrender, yield | They were sure to {conquer} their enemies.
5 | verb | expand | enlarge, swell | shrink, contract | Warm air will {expand} the balloon.
5 | verb | imitate | copy, mimic, echo | - | Parrots {imitate} voices.
5 | verb | construct | build, assemble | demolish, destroy | They will {construct} a tower.
5 | verb | postpone | delay, defer | hasten | We must {postpone} the match.
5 | verb | retreat | withdraw, flee, fall back | advance, charge | The troops began to {retreat}.
5 | verb | scorn | despise, mock, disdain | respect, admire | Do not {scorn} good advice.
5 | verb | encourage | inspire, urge | discourage | Coaches {encourage} players to try again.
5 | verb | assist | help, aid, support | obstruct, hinder | Guides {assist} the climbers.
5 | verb | cease | stop, end, halt | continue, begin | The rain will soon {cease}.
5 | verb | linger | remain, loiter, stay | depart | We should not {linger}.
5 | verb | conceal | hide, mask, disguise | reveal, expose | She could not {conceal} her joy.
6 | adjective | meticulous | thorough, painstaking, precise | careless, slapdash | He is a {meticulous} worker.
6 | adjective | tenacious | persistent, determined, resolute | irresolute, yielding | The {tenacious} climber went on.
6 | adjective | lucid | clear, intelligible | obscure, muddled | She gave a {lucid} account.
6 | adjective | placid | calm, easy-going, unruffled | excitable, agitated | The {placid} cow chewed on.
6 | adjective | frivolous | silly, light-hearted | solemn | It was a {frivolous} remark.
6 | adjective | austere | spartan, severe | luxurious | They led an {austere} life.
6 | adjective | copious | abundant, plentiful, profuse | sparse, scanty | There were {copious} tears at the end.
6 | adjective | candid | frank, open, blunt | evasive, guarded | Give me your {candid} opinion.
6 | adjective | futile | pointless, useless, vain | useful, worthwhile | It was a {futile} search.
6 | adjective | nimble | agile, lithe, sprightly | clumsy, lumbering | The {nimble} goat leapt up.
6 | adjective | obsolete | outdated, outmoded, antiquated | current, up-to-date | The machine is {obsolete}.
6 | adjective | prosperous | thriving, flourishing, affluent | struggling, impoverished | It was a {prosperous} town.
6 | adjective | rigid | stiff, inflexible, unbending | pliable, supple | The frame is {rigid}.
6 | adjective | sinister | menacing, threatening, ominous | harmless, reassuring | A {sinister} shape moved.
6 | adjective | trivial | unimportant, petty, minor | significant, momentous | It was a {trivial} matter.
6 | adjective | dismal | gloomy, dreary, bleak | sunny, bright | It was a {dismal} day.
6 | adjective | impartial | fair, unbiased, neutral | biased, prejudiced | A judge must be {impartial}.
6 | adjective | ravenous | starving, famished | full, sated | The wolves were {ravenous}.
6 | adjective | bashful | shy, timid, retiring | bold, outgoing | The {bashful} boy hid his face.
6 | noun | novice | beginner, learner, apprentice | expert, veteran | The {novice} sat beside her teacher.
6 | noun | remorse | regret, guilt, sorrow | - | He felt deep {remorse}.
6 | noun | triumph | victory, success, conquest | defeat, failure | The battle ended in {triumph}.
6 | noun | drought | dryness, aridity | flood, deluge | The {drought} ruined the crops.
6 | noun | clamour | din, uproar, racket | silence, hush | We heard a {clamour} outside.
6 | verb | diminish | lessen, decrease, dwindle | increase, multiply | Supplies began to {diminish}.
6 | verb | console | comfort, soothe | upset, distress | I tried to {console} her.
6 | verb | condemn | denounce, blame, censure | commend | Critics {condemn} the plan.
6 | verb | prohibit | forbid, ban, outlaw | permit | The new rules {prohibit} hunting.
6 | verb | persuade | convince, coax, induce | dissuade | We must {persuade} him to stay.
6 | verb | scrutinise | examine, inspect, study | skim, glance | Detectives {scrutinise} every clue.
6 | verb | wither | wilt, shrivel, droop | bloom, flourish | Plants {wither} without water.
6 | verb | boast | brag, crow, show off | - | Champions should not {boast}.
6 | verb | renovate | restore, refurbish, modernise | neglect, wreck | They will {renovate} the barn.
6 | verb | hinder | hamper, impede, obstruct | assist, help | Fog may {hinder} the search.
7 | adjective | benevolent | kindly, charitable, generous | malevolent, spiteful | The {benevolent} king forgave them.
7 | adjective | ephemeral | fleeting, short-lived, transient | lasting, eternal | Fame is {ephemeral}.
7 | adjective | garrulous | talkative, chatty, loquacious | taciturn, reticent | Our {garrulous} guide never paused.
7 | adjective | opulent | luxurious, sumptuous, lavish | austere | They dined in an {opulent} hall.
7 | adjective | pragmatic | practical, realistic, sensible | idealistic, impractical | We need a {pragmatic} answer.
7 | adjective | eloquent | articulate, fluent, expressive | inarticulate, tongue-tied | It was an {eloquent} speech.
7 | adjective | audacious | daring, bold, intrepid | timid, cautious | It was an {audacious} raid.
7 | adjective | melancholy | sorrowful, mournful, wistful | cheerful, jubilant | She hummed a {melancholy} tune.
7 | adjective | lethargic | sluggish, listless, drowsy | energetic, vigorous | The heat made us {lethargic}.
7 | adjective | pristine | spotless, immaculate, untouched | soiled, tarnished | The silver spoons were {pristine}.
7 | adjective | ambiguous | unclear, equivocal | explicit, unambiguous | His reply was {ambiguous}.
7 | adjective | diligent | industrious, hard-working, assiduous | negligent | She is a {diligent} student.
7 | adjective | volatile | unstable, changeable, explosive | stable, steady | The mood was {volatile}.
7 | adjective | mundane | ordinary, everyday, humdrum | extraordinary, exotic | He had a {mundane} job.
7 | adjective | obstinate | stubborn, headstrong, pig-headed | compliant, amenable | The {obstinate} mule stood still.
7 | adjective | inevitable | unavoidable, certain, inescapable | avoidable, preventable | Defeat seemed {inevitable}.
7 | adjective | sceptical | doubtful, dubious, unconvinced | credulous, trusting | The jury was {sceptical}.
7 | adjective | desolate | bleak, deserted, barren | populous, lush | They crossed a {desolate} moor.
7 | adjective | gregarious | sociable, outgoing, convivial | solitary, unsociable | My {gregarious} aunt chats to everyone.
7 | noun | animosity | hostility, hatred, enmity | goodwill, friendship | There was {animosity} between them.
7 | noun | catastrophe | disaster, calamity, tragedy | blessing, boon | The flood was a {catastrophe}.
7 | noun | integrity | honesty, uprightness, honour | dishonesty, corruption | She is a woman of {integrity}.
7 | noun | zenith | peak, height, pinnacle | nadir, depths | The empire was at its {zenith}.
7 | noun | hiatus | pause, break, gap | continuation | There was a {hiatus} of a year.
7 | noun | prudence | caution, wisdom, foresight | recklessness, folly | He acted with {prudence}.
7 | verb | corroborate | confirm, verify, support | contradict, disprove | Two witnesses {corroborate} his story.
7 | verb | relinquish | surrender, renounce, give up | retain, keep | The king refused to {relinquish} power.
7 | verb | scold | rebuke, reprimand, chide | praise, commend | Tutors {scold} idle pupils.
7 | verb | augment | increase, enlarge, boost | reduce, diminish | He works nights to {augment} his pay.
7 | verb | placate | pacify, appease, calm | enrage | She tried to {placate} the crowd.
7 | verb | instigate | incite, initiate | halt | Rumours can {instigate} a riot.
7 | verb | meander | wander, twist | - | Rivers {meander} across the plain.
7 | verb | fabricate | invent, concoct, make up | - | Do not {fabricate} an excuse.
7 | verb | procrastinate | delay, dawdle, stall | act, hasten | Try not to {procrastinate}.
7 | verb | revere | worship, venerate, admire | despise, scorn | They {revere} the old poet.
`;

/** A word of the lists above | words of other lines that another of its senses brings near, or the opposite: they are no wrong answers to it. */
export const nearSenses = `
miserable | dreadful, awful
tranquil | relaxed, leisurely, level, flat
curious | uncommon
dangerous | savage, ferocious
reluctant | wary
cautious | hesitant
ample | extensive, boundless
frugal | modest, meagre
tenacious | unbending
lucid | bright
frivolous | petty, unimportant, pointless, useless, significant, momentous, worthwhile, useful
austere | solemn, bleak, sparse, scanty, inflexible, unbending, light-hearted, gloomy, dreary
obsolete | useless, useful
prosperous | luxurious
sinister | gloomy, bleak
trivial | pointless, useless, worthwhile, useful
dismal | solemn
diminish | shrivel, wilt, bloom, flourish
prohibit | hamper, impede
scrutinise | neglect
wither | dwindle
hinder | permit
ephemeral | changeable
garrulous | sociable, outgoing, convivial, inarticulate, tongue-tied, articulate, fluent
eloquent | loquacious, taciturn, reticent
melancholy | bleak
lethargic | assiduous
ambiguous | certain
diligent | vigorous, listless, sluggish
volatile | fleeting, transient, short-lived, eternal
desolate | mournful, sorrowful, wistful, cheerful, jubilant
gregarious | talkative, chatty, loquacious, taciturn, reticent
instigate | pacify, appease, calm, enrage
revere | commend
meander | dawdle
kind | lovely
hard | cruel, unkind
narrow | slim, slender, thick
broad | slim, slender, thick
careful | bold, fearless, daring, thoughtful, caring, cowardly, timid
fresh | delicious, yummy, tasteless, chilly, clean, new, ancient, elderly, aged, sparkling
stale | delicious, yummy, tasteless, ancient, elderly, aged, new
sharp | smart, brainy
blunt | dull
wild | furious, enraged, calm, cross
straight | simple
cheap | poor, penniless, wealthy, well-off
expensive | poor, penniless, wealthy, well-off
rough | tough, calm, simple, difficult, tricky
smooth | calm, simple
common | hilarious, simple, dull, lovely, poor
rare | lovely, funny
pretty | tasteless
unusual | amusing, comical, hilarious
private | quiet, silent
melt | vanish
accept | gain, receive, lose, give, adore
reject | lose, hate, toss, fling, hurl
refuse | lose, hate
attack | damage, destroy, demolish, break, dash
defend | assist, aid, repair
protect | conceal, cover, assist, aid
add | gain, receive, lose, make, construct
tighten | pull, tug, repair, fix
loosen | pull, tug, break
raise | make, construct, destroy, demolish, gain, spring, pull
shrink | lose, weep
stretch | pull, tug, gain
lift | pull, tug, leap, spring
sink | lose
save | gain, receive, lose, give, assist, aid, conceal
spend | give, lose
waste | lose, damage, destroy, demolish, break
departure | exit, ending
arrival | exit, start, opening
triumph | power, happiness
sadness | cruelty
happiness | kindness
angry | boiling
tasty | lovely, beautiful
shiny | clean, spotless
lazy | leisurely, relaxed
fierce | mean
rare | obscure
vague | confused, puzzled
tedious | lifeless, everlasting, enduring
retreat | surrender, yield, shrink
postpone | halt
candid | fair, unbiased
copious | full, thorough, painstaking
bashful | guarded, open, frank
condemn | permit
mundane | practical
sceptical | cautious
pristine | deserted, exotic
placate | incite
procrastinate | initiate
`;

/**
 * The first word of a line | words of that line that mean nearly the same as the first word, but not as the others: empty is bare or
 * deserted, but bare isn't deserted. No two of them are asked for as a pair.
 */
export const loosePairs = `
cold | chilly
wet | damp, soaked
angry | cross
funny | hilarious
old | ancient
dirty | muddy
look | peer
shout | roar
like | enjoy
throw | toss
push | press
hide | cover
get | gain
arrive | turn up
empty | bare, deserted
miserable | downcast
sturdy | stout
modern | recent
rare | unusual
rapid | hasty
rescue | free
wander | stray, drift
vanish | fade
ample | sufficient
arrogant | boastful
remote | isolated
vast | boundless
hostile | aggressive
barren | lifeless
retreat | flee
scorn | mock
encourage | urge, inspire
meticulous | precise
frivolous | silly, light-hearted
austere | spartan, severe
candid | open, blunt
prosperous | affluent
triumph | conquest, success
remorse | guilt, sorrow
haste | speed
renovate | modernise
persuade | coax
scrutinise | study
pristine | untouched
volatile | changeable, explosive
desolate | deserted, barren
prudence | wisdom, foresight
corroborate | support
relinquish | renounce
instigate | initiate
meander | wander, twist
procrastinate | dawdle, stall
revere | admire
melancholy | wistful
catastrophe | tragedy
integrity | honour
reluctant | hesitant
fragile | delicate
foe | enemy
courage | daring
condemn | blame
collect | accumulate
linger | loiter
placate | calm
augment | enlarge
`;

/** Opposites that take no thought, least of all once some of their letters are shown: hard questions don't ask for them. */
export const plainOpposites =
  'catch, give, safe, full, rude, wrong, false, slow, rough, build, stay, part, miss, mean, tame, common, noisy, tiny, friend, fear, close, begin, order, calm, base, foot, small, sad, hot, dry, quiet, young, new, easy, clean, stop, end, laugh, pull, weak, thick, ugly, poor, dull, lose, break, hate, lively, unkind, unafraid, unhappy, insincere, discourage, friendly, unfriendly, impolite, tasteless, unsociable, unambiguous, inarticulate';

/** Words of like meaning that are known at once, as those of the years below are: they are asked for at easy only. */
export const plainSynonyms =
  'yummy, begin, giant, large, huge, noisy, quick, glad, afraid, come, make, victory, success, comfort, worship, brag, crow, show off, save, find, pick, select, let, new, right, shake, answer, respond, careful, faraway, copy, build, help, stop, end, stay, boring, dull, top, enemy, stiff, minor, hurry, speed, rush, hide, shy, fair, clear, silly, learner, chatty, talkative, disaster, break, gap, pause, stiff, beginner, dryness, starving, calm, admire, wisdom, caution, honesty, ordinary, everyday, certain, practical, sensible, generous, kindly, increase, make up, support, hatred, wander, honest, puzzled, useless, examine, height, peak, lasting, unfriendly, give up';

/** A word with every second letter missing can be read as another one that means what is asked for, too. It isn't asked for in this way: the word | the other one. */
export const alsoComplete = `
joyful | joyous
peer | peek, peep
yell | yelp
dislike | despise
despise | dislike
agitated | animated
skim | skip
`;

/** Words of one kind from the weakest to the strongest, the first clearly weaker than the second, as small is not than little: year | the words | what the strongest one means. */
export const shades = `
4 | cool, chilly, cold, freezing | so cold that water turns to ice
4 | warm, hot, boiling, scorching | hot enough to burn
4 | pleased, happy, delighted, overjoyed | extremely happy
4 | disappointed, sad, miserable, heartbroken | overcome by sadness
4 | annoyed, angry, furious, raging | angry beyond control
4 | worried, scared, frightened, terrified | extremely frightened
4 | damp, wet, soaked, drenched | wet through
4 | small, tiny, minuscule, microscopic | so small that you need a microscope to see it
4 | big, huge, enormous, gigantic | as big as a giant
4 | peckish, hungry, famished, starving | weak with hunger
4 | drowsy, tired, shattered, exhausted | so tired that no strength is left
4 | poor, bad, awful, dreadful | extremely bad
4 | whisper, speak, shout, bellow | to shout in a very loud, deep voice
4 | nudge, push, shove, ram | to hit something with great force
4 | smile, chuckle, laugh, guffaw | to laugh very loudly
4 | breeze, wind, gale, hurricane | a storm with the most violent wind
4 | like, love, adore, worship | to love and admire without limit
4 | drip, trickle, pour, gush | to flow out fast and in large amounts
4 | glowing, bright, dazzling, blinding | so bright that you cannot see
4 | interested, keen, eager, desperate | wanting something more than anything
4 | sip, drink, gulp, guzzle | to drink a lot, and greedily
4 | pretty, lovely, beautiful, stunning | amazingly beautiful
6 | displeased, cross, enraged, incensed | extremely angry
6 | content, cheerful, elated, ecstatic | overwhelmed with joy
6 | dislike, hate, detest, abhor | to hate with disgust
6 | uneasy, anxious, alarmed, petrified | so frightened that you cannot move
6 | unkind, nasty, cruel, merciless | without any pity
6 | surprised, amazed, astonished, thunderstruck | so surprised that you cannot speak
6 | ask, urge, beg, implore | to beg with great feeling
6 | interested, absorbed, fascinated, obsessed | unable to think of anything else
6 | disagree, argue, quarrel, brawl | to fight noisily
6 | unusual, odd, bizarre, outlandish | extremely strange
6 | firm, strict, severe, tyrannical | using power in a cruel and unfair way
6 | annoying, exasperating, maddening, unbearable | more than anybody can put up with
6 | possible, likely, probable, certain | sure to happen
6 | hint, suggest, state, insist | to say firmly, whatever others say
6 | uncomfortable, sore, painful, agonising | extremely painful
6 | able, skilled, gifted, peerless | better than anybody else
6 | audible, loud, blaring, deafening | so loud that you can hear nothing else
6 | unhappy, miserable, heartbroken, inconsolable | so sad that nobody can comfort you
6 | mediocre, decent, excellent, superb | of the very best quality
6 | respect, admire, revere, idolise | to admire as if somebody were a god
`;

/** A word of the lists above | words of other lines that could be called its opposite as well: they are no wrong answers where opposites are asked for. */
export const oppositeSenses = `
brave | frightened, terrified, scared, weak, feeble
scared | bold, fearless, daring
clever | dull, simple
funny | dull, sad, cross
happy | cross, furious, enraged
angry | glad, cheerful, joyful
big | slim, slender
thin | large, huge, giant, powerful, tough
build | break, damage
mend | destroy, demolish
dangerous | tame, gentle
fierce | safe, harmless, relaxed
important | unknown, obscure, ordinary, common
famous | obscure, minor, trivial, ordinary, common
tranquil | rough, bumpy, anxious, worried, uneasy, crowded, savage, ferocious
nervous | peaceful, still, serene
rapid | idle, relaxed
lazy | brisk, hasty, swift
permit | reject
choose | forbid, ban
destroy | save, free, assemble, connect, attach, link
rescue | ruin, wreck, demolish
join | scatter, distribute, free
collect | part, detach
flexible | brittle, breakable
fragile | rigid, stiff, lasting, everlasting, enduring, permanent
conquer | withdraw, flee, fall back
linger | flee, withdraw, hasten, fall back
retreat | stay, remain, continue
encourage | obstruct, hinder
assist | discourage, delay, defer, defeat
stubborn | tame, gentle
polite | mean, selfish
brilliant | ordinary, common, minor, trivial, unknown
enormous | minor, trivial
praise | reject
rare | well-known
curious | ordinary, common
kind | angry, cross, furious, enraged
tired | strong, powerful, fast, quick, speedy, swift
pretty | grubby, filthy, muddy
dirty | shiny, gleaming, sparkling, glittering
strong | timid, cowardly
loud | calm
like | reject, refuse
attack | assist, aid
victory | sadness, grief, sorrow
throw | receive, keep, store
ample | tiny
arrogant | friendly, welcoming
vast | meagre, scanty
frugal | abundant, plentiful
notorious | honest, genuine, truthful
barren | ample, abundant, plentiful
postpone | begin, continue, advance
scorn | inspire, support
cease | remain, stay, grow
`;

/** Words whose letters follow rules of later years: nobody is asked to write them from some of their letters. */
export const hardToWrite =
  'receive, ancient, commence, conceal, delicious, hilarious, deafening, essential, crucial, courteous, ferocious, magnificent, anxious, accumulate';
