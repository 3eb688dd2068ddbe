/**
 * Words of like and of opposite meaning. In a line: kind of word (a adjective, n noun, v verb, d adverb) and the field it is from, words of one meaning,
 * and after the second bar words of the opposite meaning. A teacher may add lines; a word with two meanings stands in two lines.
 * Two nouns without others of like meaning have a sentence after the third bar that tells what each means.
 * Wrong options come from the same field, so that the field alone doesn't give the answer away.
 */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Words of year 3. */
export const firstMeanings = lines(`
a feeling|happy glad cheerful joyful|sad unhappy miserable gloomy
a measure|big large huge giant|small little tiny
a measure|fast quick speedy rapid|slow
a character|brave bold fearless|cowardly
a feeling|afraid scared frightened|unafraid
a feeling|angry cross furious|calm
a character|clever smart bright|foolish
a character|silly foolish daft|sensible wise
a character|kind caring gentle|unkind cruel nasty
a look|wet damp|dry
a look|clean spotless|dirty filthy grubby
a look|cold chilly icy freezing|hot boiling
a look|hot boiling scorching|cold freezing
a look|noisy loud|quiet silent
a look|hard tough firm|soft
a opinion|easy simple|hard difficult tricky
a character|rich wealthy|poor
a look|pretty lovely beautiful|ugly
a measure|old ancient|new modern
a feeling|young youthful|old elderly
a feeling|tired sleepy weary
a feeling|hungry starving|full
a feeling|ill sick unwell poorly|well healthy
a feeling|strong powerful mighty|weak feeble
a opinion|right correct|wrong incorrect
a look|empty|full
a look|slim slender
a look|thin|thick
a measure|near close|far distant
a opinion|strange odd peculiar weird|normal usual
a character|polite|rude
a opinion|funny amusing|serious
a opinion|boring dull|exciting interesting
a look|tidy neat|messy untidy
a look|dark dim|light bright
a look|smooth even|rough bumpy
a look|sharp pointed|blunt
a character|lucky fortunate|unlucky
a character|famous|unknown
a opinion|safe secure|dangerous unsafe
a opinion|true|false untrue
a measure|same identical alike|different
a measure|early|late
a measure|high|low
a measure|tall|short
a measure|long lengthy|short brief
a measure|wide broad|narrow
a measure|deep|shallow
a measure|heavy weighty|light
a character|lazy idle
a character|idle|busy
a feeling|proud|ashamed
a feeling|proud|humble
v movement|start begin|stop finish end
v movement|shut close|open
v speech|shout yell|whisper
v movement|run dash race sprint
v movement|jump leap hop
v speech|laugh giggle chuckle|cry weep sob
v speech|cry weep sob|laugh
v movement|throw toss fling|catch
v movement|push shove|pull
v movement|pull tug drag|push
v movement|break smash shatter|mend repair fix
v movement|mend repair fix|break
v movement|look peer gaze
v speech|speak talk chat
v movement|hide conceal|show reveal
v movement|find discover|lose
v movement|build make construct|destroy demolish
v speech|help assist aid
v movement|hurry rush|dawdle
v speech|like enjoy love|dislike detest
v speech|choose pick select|reject
v speech|answer reply respond|ask
v speech|give donate|take
v speech|win triumph|lose
v movement|fall tumble
v movement|fall|rise
v movement|arrive come|leave depart
v movement|leave|stay
v speech|remember recall|forget
v movement|grow expand|shrink
v movement|sleep doze snooze|wake
v movement|join connect attach|separate detach
v movement|shake tremble shiver
v movement|eat munch chew
n place|road street lane
n place|shop store
n place|present gift
n event|mistake error
n place|rubbish litter waste
n place|forest wood
n place|stone rock pebble
n people|friend pal companion|enemy foe
n place|home house dwelling
n place|sea ocean
n place|hole gap opening
n place|smell scent odour
n place|noise din|silence|Where there is noise, you hear a lot; where there is silence, you hear nothing.
n place|boat ship vessel
n people|child youngster|adult|A child is not yet grown up; an adult is.
n event|story tale
n place|prize award
n event|journey trip voyage
n event|job task chore
n event|fight battle
n place|top summit peak|bottom base
n event|beginning start|end finish
n people|thief robber burglar
n place|field meadow
n place|storm gale
n event|party celebration
n place|day|night|By day it is light, by night it is dark.
n place|front|back|A queue begins at the front and ends at the back.
d manner|quickly swiftly fast|slowly
d manner|always forever|never
d manner|nearly almost
d manner|often frequently|rarely seldom
d manner|loudly noisily|quietly softly
d manner|happily gladly|sadly
`);

/** Words of years 4 and 5. */
export const middleMeanings = lines(`
a measure|enormous gigantic immense colossal|minute miniature
a character|courageous daring heroic|timid cowardly
a feeling|anxious worried nervous uneasy|relaxed carefree
a character|generous charitable|mean selfish miserly
a character|honest truthful|dishonest lying deceitful
a measure|ordinary common normal usual|unusual rare extraordinary
a measure|scarce rare uncommon|plentiful common
a opinion|correct accurate exact precise|inaccurate
a character|fierce savage ferocious|tame gentle
a look|fragile delicate breakable|sturdy robust
a feeling|calm peaceful tranquil serene|stormy turbulent
a look|damaged broken|intact
a look|visible noticeable|invisible hidden
a measure|ancient antique|modern recent
a character|cautious careful wary|reckless careless
a character|wicked evil sinful|virtuous
a character|stubborn obstinate|flexible
a feeling|grateful thankful|ungrateful
a character|guilty|innocent
a measure|permanent lasting|temporary
a look|flexible bendy|rigid stiff
a look|transparent clear|opaque
a opinion|genuine real authentic|fake false
a measure|cheap inexpensive|dear expensive costly
a opinion|necessary essential vital|unnecessary
a character|ignorant unaware|aware
a character|curious inquisitive nosy
a feeling|drowsy sleepy|alert
a look|gloomy dismal dreary|bright cheery
a character|shy bashful|bold
a character|hostile unfriendly|friendly
a look|vacant empty unoccupied|occupied
a look|crowded packed|deserted
a look|smart elegant stylish|scruffy shabby
a look|tasty delicious|tasteless
a look|smelly stinking|fragrant
a opinion|simple plain|complicated complex
a measure|huge vast|tiny
a character|sincere heartfelt|insincere
a measure|gradual|sudden
a opinion|useful handy helpful|useless
a measure|public|private
a measure|major|minor
a measure|maximum|minimum
a opinion|artificial|natural
a measure|absent|present
a measure|superior|inferior
a character|cunning sly crafty
a feeling|frail weak feeble|strong
a look|sour|sweet
a look|moist damp|dry parched
a character|rude insolent cheeky impolite|polite respectful
a character|patient tolerant|impatient
a measure|spare extra
a feeling|sorrowful tearful mournful|joyful
a character|loyal faithful|disloyal
a character|violent|gentle
a look|fertile fruitful|barren
a look|solid|hollow
a measure|vertical upright|horizontal
v movement|vanish disappear|appear emerge
v movement|gather collect assemble|scatter
v movement|repair mend restore|damage
v movement|purchase buy|sell
v movement|demolish destroy wreck|build construct create
v movement|increase enlarge|decrease reduce
v speech|permit allow let|forbid ban prohibit
v movement|rescue save|abandon
v speech|imitate copy mimic
v speech|accept receive|refuse reject decline
v speech|admit confess|deny
v speech|praise compliment|criticise
v movement|attack assault|defend protect
v movement|ascend climb|descend
v speech|attempt try
v speech|command order instruct
v movement|conquer defeat beat
v movement|glance peek
v movement|grasp clutch grip|release
v movement|guard protect defend
v movement|halt stop cease|continue
v movement|hurl throw sling
v movement|injure hurt wound|heal
v movement|unite combine join|divide separate
v movement|plunge dive
v movement|prevent stop
v movement|prevent|cause
v speech|shout bellow roar
v movement|shine gleam glow sparkle
v movement|soak drench|dry
v movement|strengthen fortify|weaken
v movement|wander roam stroll
v movement|wander drift stray
v speech|complain moan grumble
v speech|annoy irritate bother|please
v movement|expand swell|contract shrink
v speech|reward|punish
v speech|require need
v movement|observe watch notice|ignore
v movement|raise lift hoist|lower
v movement|stumble trip
v movement|attract|repel
v speech|trust believe|doubt
v movement|whirl spin twirl
n mind|courage bravery|cowardice|With courage you face a danger; out of cowardice you run away from it.
n mind|anger rage fury
n mind|fear terror fright
n mind|joy delight pleasure|sorrow misery grief
n event|victory triumph win|defeat loss
n mind|wealth riches|poverty|In poverty people have too little; wealth is having a great deal.
n mind|beauty loveliness|ugliness|Beauty makes a thing pleasant to look at; ugliness makes it unpleasant.
n mind|wisdom|foolishness|Wisdom shows in good sense; foolishness shows in a lack of it.
n event|danger peril hazard|safety
n event|answer reply response|question
n place|cash money
n place|centre middle core|edge
n place|edge border rim
n people|crowd throng mob
n mind|duty responsibility
n event|quarrel argument row dispute|agreement
n event|rest break pause
n place|inside interior|outside exterior
n event|trade business
n place|trap snare
n people|ruler monarch
n event|custom habit tradition
n event|chance opportunity
n event|clue hint
n place|gap space
n event|lie fib falsehood|truth
n event|rule law regulation
n place|scrap shred piece
n mind|hatred dislike|love affection
n mind|strength power might|weakness
n mind|success|failure|A success is a plan that works, a failure is one that doesn’t.
n event|arrival|departure|An arrival is when somebody comes, a departure is when somebody goes.
n place|entrance entry|exit
n people|expert specialist|beginner novice
n people|guest visitor|host
n people|ancestor forefather|descendant|An ancestor lived long before you; a descendant will live long after you.
n mind|profit gain|loss
n place|height|depth|Height tells how far something goes up, depth how far it goes down.
n people|hero|villain|The hero of a story fights for good, the villain does harm.
d manner|suddenly abruptly|gradually
d manner|carefully cautiously|carelessly
d manner|everywhere|nowhere
d manner|soon shortly
d manner|together jointly|apart
d manner|bravely boldly|timidly
`);

/** Words of year 6. */
export const hardMeanings = lines(`
a measure|abundant plentiful ample|scarce meagre
a opinion|obvious evident plain apparent|obscure
a opinion|feasible possible workable|impossible
a measure|hasty hurried rushed|leisurely unhurried
a feeling|eager keen enthusiastic|reluctant unwilling
a character|humble modest|arrogant boastful conceited
a opinion|vague unclear hazy|definite distinct
a opinion|trivial unimportant petty|important significant
a feeling|sullen sulky moody
a character|frank candid open|secretive
a feeling|furious enraged livid|placid
a look|hideous ugly repulsive|attractive
a opinion|illegal unlawful|legal lawful
a look|drab dull dowdy|colourful vivid
a look|tense strained taut|loose slack
a opinion|logical reasonable rational|illogical
a feeling|lively energetic|lethargic sluggish
a character|prosperous thriving wealthy|impoverished
a character|neutral unbiased impartial|biased
a opinion|novel original new|unoriginal
a look|vivid bright intense|faded
a look|barren infertile|lush fertile
a opinion|compulsory obligatory mandatory|voluntary optional
a character|ferocious fierce brutal|mild
a measure|complete whole entire|partial incomplete
a measure|inferior lesser|superior
a opinion|weird bizarre|conventional
a character|stern severe grim
a character|immature childish|mature
a measure|initial first|final last
a measure|internal inner|external outer
a character|lenient merciful|strict harsh
a character|literate|illiterate
a look|mobile|stationary immobile
a measure|numerous many countless|few
a character|optimistic hopeful|pessimistic
a opinion|perilous hazardous risky|secure
a look|porous|watertight
a measure|prompt punctual|late tardy
a measure|rural|urban
a measure|sufficient enough adequate|insufficient
a opinion|tedious boring monotonous|fascinating
a opinion|urgent pressing
a feeling|vulnerable defenceless|protected
a feeling|weary exhausted fatigued|refreshed
a look|brittle crisp
a character|solitary lone single
a character|shrewd astute canny
a character|clumsy awkward ungainly|graceful
a measure|concise brief succinct|lengthy
a measure|exterior outside|interior
a feeling|fatigued drained|energetic
a character|indolent lazy idle|industrious
v movement|abolish scrap|establish
v movement|accelerate quicken|decelerate
v speech|accuse blame charge|acquit
v speech|achieve accomplish attain|fail
v movement|adhere stick cling
v movement|amplify magnify|diminish
v speech|astonish amaze astound
v speech|baffle puzzle bewilder confuse
v movement|banish exile expel
v speech|betray deceive
v speech|boast brag
v movement|cease stop quit|commence begin
v movement|conceal hide mask|expose reveal
v speech|console comfort|distress
v speech|crave desire
v movement|dangle hang
v speech|detest loathe|adore
v movement|discard dump|retain keep
v speech|encourage urge|discourage deter
v speech|endure bear tolerate
v movement|evade dodge elude|confront
v speech|exaggerate overstate|understate
v movement|exhaust tire|refresh
v movement|extinguish|ignite light
v movement|flee escape|stay
v movement|flourish thrive|wither
v movement|gain acquire obtain|forfeit
v speech|grieve mourn|rejoice
v speech|hesitate pause waver
v movement|hinder hamper obstruct|assist
v movement|illuminate light|darken
v movement|include contain|exclude omit
v movement|inhale|exhale
v movement|liberate free release|imprison capture
v movement|linger loiter
v movement|merge blend combine|split
v speech|mock ridicule taunt|respect
v speech|pardon forgive excuse|condemn
v movement|persist continue persevere|quit
v speech|plead beg implore
v speech|ponder consider reflect
v movement|postpone delay defer
v movement|pursue chase follow
v speech|quarrel argue bicker|agree
v movement|resist oppose|submit yield
v movement|retreat withdraw|advance
v movement|rotate turn revolve
v speech|scold rebuke reprimand|praise
v movement|shelter protect|expose
v speech|soothe calm pacify|agitate
v movement|squander waste|save
v speech|startle alarm surprise
v movement|supply provide
v speech|tolerate accept
v movement|transform change alter
v movement|tremble quiver quake
n people|adversary opponent rival|ally
n mind|agony torment pain
n place|antique relic
n event|calamity disaster catastrophe
n mind|comfort ease|discomfort
n mind|compassion pity sympathy|cruelty
n event|conclusion ending|introduction
n event|deceit trickery fraud|honesty|Honesty tells the truth; trickery and fraud hide it.
n event|drawback disadvantage|benefit advantage
n mind|enthusiasm eagerness zeal|apathy|With enthusiasm or zeal you care a great deal; with apathy you do not care at all.
n mind|fame renown celebrity|obscurity|In fame you are known to everybody; in obscurity you are known to hardly anybody.
n mind|famine hunger|plenty|In a famine there is far too little to eat; in times of plenty there is more than enough.
n place|foundation base
n place|fragment scrap bit|whole
n mind|freedom liberty|captivity
n mind|haste hurry speed
n event|hazard risk danger
n event|inquiry investigation
n mind|knowledge learning|ignorance
n mind|majority|minority|A majority is more than half, a minority is less than half.
n mind|mercy pity
n people|novice beginner learner|veteran|A beginner has only just started; a veteran has done it for many years.
n place|obstacle barrier hurdle
n event|occupation job profession
n event|outcome result|cause
n event|plot scheme conspiracy
n mind|pride|humility|Pride says “I am great”, humility says “I am no better than others”.
n mind|pride|shame|You feel pride in what you did well, and shame for what you did badly.
n event|remedy cure
n place|replica copy duplicate|original
n place|residence dwelling
n event|rumour gossip|fact
n mind|shortage lack|surplus
n mind|tranquillity calm peace|turmoil
n mind|trust faith|suspicion
n event|turmoil chaos confusion|order
n mind|vigour energy strength
d manner|seldom rarely|frequently
d manner|deliberately intentionally|accidentally
d manner|reluctantly unwillingly|willingly
d manner|permanently|temporarily
d manner|instantly immediately|eventually
`);

/** Words of year 7. */
export const expertMeanings = lines(`
a opinion|arduous gruelling strenuous|effortless
a character|benevolent kindly charitable|malevolent spiteful
a character|brusque curt abrupt|courteous
a character|candid forthright|evasive
a opinion|coherent lucid|incoherent rambling
a look|colossal gargantuan|minuscule
a character|compliant obedient docile|defiant rebellious
a look|conspicuous prominent noticeable|inconspicuous unobtrusive
a measure|contemporary current|outdated
a opinion|covert secret clandestine|overt
a opinion|credible believable plausible|implausible
a feeling|dejected downcast despondent|elated jubilant
a look|derelict abandoned neglected
a character|diligent conscientious|negligent
a measure|dormant inactive|active
a character|eloquent fluent articulate|inarticulate
a character|eminent distinguished renowned|unknown
a character|erratic unpredictable|consistent
a measure|exorbitant overpriced|reasonable
a character|extravagant wasteful|frugal thrifty
a opinion|exotic foreign|native
a opinion|fallible imperfect|infallible
a look|feeble puny|robust
a opinion|fictitious imaginary invented|factual
a opinion|futile pointless|worthwhile
a look|gaunt haggard
a character|gullible naive trusting|sceptical
a character|hospitable welcoming|inhospitable
a opinion|hypothetical theoretical|actual
a look|immaculate pristine spotless|soiled
a measure|imminent impending|remote
a look|impeccable flawless faultless|flawed
a character|impetuous impulsive rash|cautious
a character|inept incompetent|capable
a opinion|inevitable unavoidable certain|avoidable
a look|insipid bland tasteless|flavoursome
a character|intrepid daring fearless|timorous
a feeling|irate incensed|pacified
a feeling|jovial jolly merry|morose
a look|lavish sumptuous|frugal
a feeling|lethargic listless|lively
a opinion|lucrative profitable|unprofitable
a character|mediocre average|outstanding
a feeling|melancholy sorrowful|merry
a character|menacing threatening|reassuring
a character|meticulous thorough painstaking|slapdash sloppy
a opinion|mundane commonplace|extraordinary
a character|notorious infamous
a character|nimble agile|clumsy
a measure|obsolete outdated|current
a opinion|ominous sinister|auspicious
a look|opulent luxurious|spartan
a look|ornate decorated|plain
a look|parched arid|moist
a feeling|pensive thoughtful
a feeling|perplexed baffled puzzled
a look|picturesque scenic|unattractive
a look|precarious unstable|stable
a opinion|profound deep|superficial shallow
a character|prudent sensible|imprudent
a look|pungent|odourless
a feeling|ravenous famished|satiated
a character|resolute determined steadfast|irresolute
a look|robust sturdy|fragile
a look|sombre grave|cheerful
a opinion|spontaneous unplanned impromptu|planned rehearsed
a look|squalid filthy|pristine
a opinion|subtle understated|blatant glaring
a measure|superfluous surplus unneeded|essential
a opinion|tangible|intangible
a character|tenacious persistent
a character|tentative hesitant|confident
a look|tepid lukewarm
a measure|unanimous united|divided
a character|uncouth coarse|refined
a measure|unique|commonplace
a character|vain conceited|modest
a character|verbose wordy|succinct
a character|versatile adaptable|inflexible
a character|vigilant watchful alert|inattentive
a opinion|volatile changeable|stable
a character|zealous fervent|apathetic
v movement|abate subside|intensify
v speech|abhor despise loathe|cherish
v movement|abridge shorten|extend
v speech|admonish reprove rebuke|commend
v movement|alleviate ease relieve|aggravate
v speech|entice lure tempt|repel
v movement|ameliorate improve|worsen
v movement|augment boost|lessen
v movement|avert prevent
v speech|bewilder perplex|enlighten
v speech|coerce compel force
v speech|collaborate cooperate
v movement|commence initiate|conclude terminate
v speech|concede admit|dispute
v movement|condense compress|expand
v speech|condone excuse|denounce
v speech|covet envy
v movement|curtail restrict limit|prolong
v speech|denounce condemn|applaud
v movement|deteriorate worsen|improve
v movement|deviate diverge|conform
v speech|dissuade deter|persuade
v speech|divulge disclose reveal|withhold
v movement|dwindle diminish|increase
v movement|emancipate liberate free|enslave
v movement|embellish decorate adorn
v movement|enhance improve|impair
v movement|eradicate eliminate
v movement|fabricate invent
v movement|fluctuate vary|stabilise
v movement|foster nurture|neglect
v movement|impede hinder|facilitate
v movement|inaugurate launch
v movement|mitigate lessen|exacerbate
v movement|obliterate erase
v speech|placate appease|provoke
v speech|proclaim announce declare
v movement|procrastinate delay
v movement|rectify correct
v speech|refute disprove|confirm prove
v speech|reiterate repeat
v movement|relinquish surrender|retain
v movement|renounce reject|embrace
v movement|replenish refill|deplete
v speech|reprimand rebuke|praise
v speech|rouse awaken|lull
v movement|scrutinise examine inspect
v movement|taper narrow|widen
v movement|thwart foil frustrate|aid
v speech|venerate revere|scorn
v speech|vindicate clear|incriminate
n mind|acclaim praise|criticism|Praise says what is good about a thing; criticism says what is bad about it.
n event|adversity hardship misfortune|prosperity
n mind|aversion dislike|fondness
n mind|brevity shortness|length
n mind|clemency mercy|harshness
n mind|contempt scorn disdain|respect|With respect you look up to somebody; with contempt you look down on them.
n event|discord strife|harmony
n event|epilogue|prologue|An epilogue comes after a story, a prologue comes before it.
n event|etiquette manners
n event|fiasco flop|success
n mind|folly foolishness|wisdom|Wisdom shows in good sense; folly shows in a lack of it.
n event|hindrance obstruction|help
n event|inception start|completion
n mind|integrity honesty|dishonesty
n mind|lethargy sluggishness|vigour
n mind|malice spite|goodwill|Out of spite you want to hurt somebody; out of goodwill you want to help them.
n mind|mirth merriment laughter|gloom|Laughter belongs to a happy mood; gloom is a sad and dark one.
n mind|monotony sameness|variety
n mind|nostalgia longing
n mind|opulence luxury|austerity|In luxury people have far more than they need; in austerity they make do with very little.
n event|pandemonium uproar|calm
n place|perimeter boundary
n event|predicament plight
n mind|serenity calmness|agitation
n mind|tenacity persistence
n event|turbulence unrest|stillness
n place|vicinity neighbourhood
n place|zenith pinnacle peak|nadir
d manner|invariably always
d manner|inadvertently accidentally|purposely
d manner|meticulously thoroughly|carelessly
`);
