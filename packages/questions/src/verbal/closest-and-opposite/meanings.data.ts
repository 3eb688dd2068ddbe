/**
 * Words of like and of opposite meaning. In a line: kind of word (a adjective, n noun, v verb, d adverb), words of one meaning,
 * and after the second bar words of the opposite meaning. A teacher may add lines; a word with two meanings stands in two lines.
 */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Words of year 3. */
export const firstMeanings = lines(`
a|happy glad cheerful joyful|sad unhappy miserable gloomy
a|big large huge giant|small little tiny
a|fast quick speedy rapid|slow
a|brave bold fearless|cowardly
a|afraid scared frightened|unafraid
a|angry cross furious|calm
a|clever smart bright|foolish
a|silly foolish daft|sensible wise
a|kind caring gentle|unkind cruel nasty
a|wet soaked damp|dry
a|clean spotless washed|dirty filthy grubby
a|cold chilly icy freezing|hot boiling
a|hot boiling scorching|cold freezing
a|noisy loud|quiet silent
a|hard tough firm|soft
a|easy simple|hard difficult tricky
a|rich wealthy|poor
a|pretty lovely beautiful|ugly
a|old ancient|new modern
a|new fresh|old used
a|young youthful|old elderly
a|tired sleepy weary|awake
a|hungry starving|full
a|ill sick unwell poorly|well healthy
a|strong powerful mighty|weak feeble
a|right correct|wrong incorrect
a|empty|full
a|slim slender|stout
a|thin|thick
a|near close|far distant
a|strange odd peculiar weird|normal usual
a|polite courteous|rude
a|funny amusing|serious
a|boring dull|exciting interesting
a|tidy neat|messy untidy
a|dark dim|light bright
a|smooth even|rough bumpy
a|sharp pointed|blunt
a|lucky fortunate|unlucky
a|famous celebrated|unknown
a|safe secure|dangerous unsafe
a|true real|false untrue
a|same identical alike|different
a|early|late
a|high tall|low
a|long lengthy|short brief
a|wide broad|narrow
a|deep|shallow
a|heavy weighty|light
a|lazy idle|busy
a|proud|ashamed humble
v|start begin|stop finish end
v|shut close|open
v|shout yell|whisper
v|run dash race sprint|walk stroll
v|jump leap hop
v|laugh giggle chuckle|cry weep sob
v|cry weep sob|laugh
v|throw toss fling|catch
v|push shove|pull
v|pull tug drag|push
v|break smash shatter|mend repair fix
v|mend repair fix|break
v|look peer gaze
v|speak talk chat
v|hide conceal|show reveal
v|find discover|lose
v|build make construct|destroy demolish
v|help assist aid|hinder
v|hurry rush|dawdle
v|like enjoy love|dislike detest
v|choose pick select|reject
v|answer reply respond|ask
v|give donate|take
v|win triumph|lose
v|fall tumble|rise
v|arrive come|leave depart
v|leave depart go|arrive stay
v|remember recall|forget
v|grow expand|shrink
v|sleep doze snooze|wake
v|join connect attach|separate detach
v|shake tremble shiver
v|eat munch chew
v|taste sip
n|road street lane
n|shop store
n|present gift
n|mistake error
n|rubbish litter waste
n|forest wood
n|stone rock pebble
n|friend pal companion|enemy foe
n|home house dwelling
n|sea ocean
n|hole gap opening
n|smell scent odour
n|noise sound din|silence
n|boat ship vessel
n|child youngster|adult
n|story tale
n|picture painting drawing
n|prize award
n|journey trip voyage
n|job task chore
n|fight battle|peace
n|top summit peak|bottom base
n|beginning start|end finish
n|thief robber burglar
n|field meadow
n|storm gale
n|party feast
n|day|night
n|front|back
n|inside interior|outside exterior
d|quickly swiftly fast|slowly
d|always forever|never
d|nearly almost
d|often frequently|rarely seldom
d|loudly noisily|quietly softly
d|happily gladly|sadly
`);

/** Words of years 4 and 5. */
export const middleMeanings = lines(`
a|enormous gigantic immense colossal|minute miniature
a|courageous daring heroic|timid cowardly
a|anxious worried nervous uneasy|relaxed carefree
a|generous giving charitable|mean selfish miserly
a|honest truthful|dishonest lying deceitful
a|ordinary common normal usual|unusual rare extraordinary
a|scarce rare uncommon|plentiful common
a|correct accurate exact precise|inaccurate
a|fierce savage ferocious|tame gentle
a|fragile delicate breakable|sturdy robust
a|calm peaceful tranquil serene|stormy turbulent
a|damaged broken|intact
a|visible noticeable|invisible hidden
a|ancient antique|modern recent
a|cautious careful wary|reckless careless
a|wicked evil sinful|virtuous
a|stubborn obstinate|flexible
a|grateful thankful|ungrateful
a|guilty|innocent
a|permanent lasting|temporary
a|flexible bendy|rigid stiff
a|transparent clear|opaque
a|genuine real authentic|fake false
a|cheap inexpensive|dear expensive costly
a|necessary essential vital|unnecessary
a|ignorant unaware|aware
a|curious inquisitive nosy
a|drowsy sleepy|alert
a|gloomy dismal dreary|bright cheery
a|shy bashful|bold
a|hostile unfriendly|friendly
a|vacant empty unoccupied|occupied
a|crowded packed|deserted
a|smart elegant stylish|scruffy shabby
a|tasty delicious|tasteless
a|smelly stinking|fragrant
a|simple plain|complicated complex
a|huge vast|tiny
a|sincere heartfelt|insincere
a|gradual slow steady|sudden
a|helpful useful handy|useless
a|public|private
a|major|minor
a|maximum|minimum
a|artificial|natural
a|absent missing away|present
a|superior|inferior
a|cunning sly crafty
a|frail weak feeble|strong
a|sour bitter|sweet
a|moist damp|dry parched
a|rude insolent cheeky impolite|polite respectful
a|patient tolerant|impatient
a|spare extra
a|sorrowful tearful mournful|joyful
a|loyal faithful|disloyal
a|violent|gentle
a|fertile fruitful|barren
a|solid|hollow
a|vertical upright|horizontal
v|vanish disappear|appear emerge
v|gather collect assemble|scatter
v|repair mend restore|damage
v|purchase buy|sell
v|demolish destroy wreck|build construct create
v|increase enlarge|decrease reduce
v|permit allow let|forbid ban prohibit
v|rescue save|abandon
v|imitate copy mimic
v|accept receive|refuse reject decline
v|admit confess|deny
v|praise compliment|criticise
v|attack assault|defend protect
v|ascend climb|descend
v|attempt try
v|command order instruct|obey
v|conquer defeat beat|surrender
v|glance glimpse|stare
v|grasp clutch grip|release
v|guard protect defend
v|halt stop cease|continue
v|hurl throw sling
v|injure hurt wound|heal
v|unite combine join|divide separate
v|plunge dive
v|prevent stop avoid|cause
v|shout bellow roar
v|shine gleam glow sparkle
v|soak drench|dry
v|strengthen fortify|weaken
v|wander roam stroll
v|wander drift stray
v|complain moan grumble
v|annoy irritate bother|please soothe
v|expand swell|contract shrink
v|reward|punish
v|require need
v|observe watch notice|ignore
v|raise lift hoist|lower
v|stumble trip
v|tempt attract|repel
v|trust believe|doubt suspect
v|whirl spin twirl
n|courage bravery|cowardice
n|anger rage fury
n|fear terror fright
n|joy delight pleasure|sorrow misery grief
n|victory triumph win|defeat loss
n|wealth riches|poverty
n|beauty loveliness|ugliness
n|wisdom|foolishness
n|danger peril hazard|safety
n|answer reply response|question
n|cash money
n|centre middle core|edge
n|edge border rim
n|crowd throng mob
n|duty responsibility
n|quarrel argument row dispute|agreement
n|rest break pause
n|summit peak|foot
n|trade business
n|trap snare
n|ruler monarch
n|custom habit tradition
n|chance opportunity
n|clue hint
n|gap space
n|lie fib falsehood|truth
n|rule law regulation
n|scrap shred piece
n|hatred dislike|love affection
n|strength power might|weakness
n|success|failure
n|arrival|departure
n|entrance entry|exit
n|expert specialist|beginner novice
n|guest visitor|host
n|ancestor forefather|descendant
n|profit gain|loss
n|drought|flood
n|height|depth
n|hero|villain
d|suddenly abruptly|gradually
d|carefully cautiously|carelessly
d|everywhere|nowhere
d|soon shortly
d|together jointly|apart
d|bravely boldly|timidly
`);

/** Words of year 6. */
export const hardMeanings = lines(`
a|abundant plentiful ample|scarce meagre
a|obvious evident plain apparent|obscure
a|feasible possible workable|impossible
a|hasty hurried rushed|leisurely unhurried
a|eager keen enthusiastic|reluctant unwilling
a|humble modest|arrogant boastful conceited
a|vague unclear hazy|definite distinct
a|trivial unimportant petty|important significant
a|sullen sulky moody
a|frank candid open|secretive
a|furious enraged livid|placid
a|hideous ugly repulsive|attractive
a|illegal unlawful|legal lawful
a|drab dull dowdy|colourful vivid
a|tense strained taut|loose slack
a|logical reasonable rational|illogical
a|lively energetic active|lethargic sluggish
a|prosperous thriving wealthy|impoverished
a|neutral unbiased impartial|biased
a|novel original new|unoriginal
a|vivid bright intense|faded
a|barren infertile|lush fertile
a|compulsory obligatory mandatory|voluntary optional
a|ferocious fierce brutal|mild
a|complete whole entire|partial incomplete
a|inferior lesser|superior
a|weird bizarre|conventional
a|ambitious determined|unambitious
a|grim stern severe|mild
a|immature childish|mature
a|initial first|final last
a|internal inner|external outer
a|lenient merciful|strict harsh
a|literate|illiterate
a|mobile movable|stationary immobile
a|numerous many countless|few
a|optimistic hopeful|pessimistic
a|perilous hazardous risky|secure
a|porous|watertight
a|prompt punctual|late tardy
a|rural|urban
a|sufficient enough adequate|insufficient
a|tedious boring monotonous|fascinating
a|urgent pressing
a|vulnerable defenceless|protected
a|weary exhausted fatigued|refreshed
a|brittle crisp
a|solitary lone single
a|shrewd astute canny
a|clumsy awkward ungainly|graceful
a|concise brief succinct|lengthy
a|exterior outside|interior
a|fatigued drained|energetic
a|indolent lazy idle|industrious
v|abolish scrap end|establish
v|accelerate quicken|decelerate
v|accuse blame charge|acquit
v|achieve accomplish attain|fail
v|adhere stick cling
v|amplify magnify|diminish
v|astonish amaze astound
v|baffle puzzle bewilder confuse
v|banish exile expel
v|betray deceive
v|boast brag
v|cease stop quit|commence begin
v|conceal hide mask|expose reveal
v|console comfort|distress
v|crave desire long
v|dangle hang
v|detest loathe|adore
v|discard dump|retain keep
v|encourage urge|discourage deter
v|endure bear tolerate
v|evade dodge elude|confront
v|exaggerate overstate|understate
v|exhaust tire|refresh
v|extinguish quench|ignite light
v|flee escape|stay
v|flourish thrive|wither
v|gain acquire obtain|forfeit
v|grieve mourn|rejoice
v|hesitate pause waver
v|hinder hamper obstruct|assist
v|illuminate light|darken
v|include contain|exclude omit
v|inhale|exhale
v|liberate free release|imprison capture
v|linger loiter
v|merge blend combine|split
v|mock ridicule taunt|respect
v|pardon forgive excuse|condemn
v|persist continue persevere|quit
v|plead beg implore
v|ponder consider reflect
v|postpone delay defer
v|pursue chase follow
v|quarrel argue bicker|agree
v|resist oppose|submit yield
v|retreat withdraw|advance
v|rotate turn revolve
v|scold rebuke reprimand|praise
v|shelter protect|expose
v|soothe calm pacify|agitate
v|squander waste|save
v|startle alarm surprise
v|supply provide|deprive
v|tolerate accept
v|transform change alter|preserve
v|tremble quiver quake
n|adversary opponent rival|ally
n|agony torment pain
n|antique relic
n|calamity disaster catastrophe
n|comfort ease|discomfort
n|compassion pity sympathy|cruelty
n|conclusion ending|introduction
n|deceit trickery fraud|honesty
n|drawback disadvantage|benefit advantage
n|enthusiasm eagerness zeal|apathy
n|fame renown celebrity|obscurity
n|famine hunger|plenty
n|foundation base
n|fragment scrap bit|whole
n|freedom liberty|captivity
n|haste hurry speed
n|hazard risk danger
n|inquiry investigation
n|knowledge learning|ignorance
n|majority most|minority
n|mercy pity
n|novice beginner learner|veteran
n|obstacle barrier hurdle
n|occupation job profession
n|outcome result|cause
n|plot scheme conspiracy
n|pride|humility shame
n|remedy cure
n|replica copy duplicate|original
n|residence dwelling
n|rumour gossip|fact
n|shortage lack|surplus
n|tranquillity calm peace|turmoil
n|trust faith|suspicion
n|turmoil chaos confusion|order
n|vigour energy strength
d|seldom rarely|frequently
d|deliberately intentionally|accidentally
d|reluctantly unwillingly|willingly
d|permanently|temporarily
d|instantly immediately|eventually
`);

/** Words of year 7. */
export const expertMeanings = lines(`
a|arduous gruelling strenuous|effortless
a|benevolent kindly charitable|malevolent spiteful
a|brusque curt abrupt|courteous
a|candid forthright|evasive
a|coherent lucid|incoherent rambling
a|colossal gargantuan|minuscule
a|compliant obedient docile|defiant rebellious
a|conspicuous prominent noticeable|inconspicuous unobtrusive
a|contemporary current|outdated
a|covert secret clandestine|overt
a|credible believable plausible|implausible
a|dejected downcast despondent|elated jubilant
a|derelict abandoned neglected
a|diligent conscientious|negligent
a|dormant inactive|active
a|eloquent fluent articulate|inarticulate
a|eminent distinguished renowned|unknown
a|erratic unpredictable|consistent
a|exorbitant overpriced|reasonable
a|extravagant wasteful|frugal thrifty
a|exotic foreign|native
a|fallible imperfect|infallible
a|feeble puny|robust
a|fictitious imaginary invented|factual
a|futile pointless|worthwhile
a|gaunt haggard
a|gullible naive trusting|sceptical
a|hospitable welcoming|inhospitable
a|hypothetical theoretical|actual
a|immaculate pristine spotless|soiled
a|imminent impending|remote
a|impeccable flawless faultless|flawed
a|impetuous impulsive rash|cautious
a|inept incompetent|capable
a|inevitable unavoidable certain|avoidable
a|insipid bland tasteless|flavoursome
a|intrepid daring fearless|timorous
a|irate incensed|pacified
a|jovial jolly merry|morose
a|lavish sumptuous|frugal
a|lethargic listless|lively
a|lucrative profitable|unprofitable
a|mediocre average|outstanding
a|melancholy sorrowful|merry
a|menacing threatening|reassuring
a|meticulous thorough painstaking|slapdash sloppy
a|mundane commonplace|extraordinary
a|notorious infamous
a|nimble agile|clumsy
a|obsolete outdated|current
a|ominous sinister|auspicious
a|opulent luxurious|spartan
a|ornate decorated|plain
a|parched arid|moist
a|pensive thoughtful
a|perplexed baffled puzzled
a|picturesque scenic|unattractive
a|precarious unstable|stable
a|profound deep|superficial shallow
a|prudent sensible|imprudent
a|pungent sharp|odourless
a|ravenous famished|satiated
a|resolute determined steadfast|irresolute
a|robust sturdy|fragile
a|sombre grave|cheerful
a|spontaneous unplanned impromptu|planned rehearsed
a|squalid filthy|pristine
a|subtle understated|blatant glaring
a|superfluous surplus unneeded|essential
a|tangible|intangible
a|tenacious persistent
a|tentative hesitant|confident
a|tepid lukewarm
a|unanimous united|divided
a|uncouth coarse|refined
a|unique|commonplace
a|vain conceited|modest
a|verbose wordy|succinct
a|versatile adaptable|inflexible
a|vigilant watchful alert|inattentive
a|volatile changeable|stable
a|zealous fervent|apathetic
v|abate subside|intensify
v|abhor despise loathe|cherish
v|abridge shorten|extend lengthen
v|admonish reprove rebuke|commend
v|alleviate ease relieve|aggravate
v|allure entice|repel
v|ameliorate improve|worsen
v|augment boost|lessen
v|avert prevent
v|bewilder perplex|enlighten
v|coerce compel force
v|collaborate cooperate
v|commence initiate|conclude terminate
v|concede admit|dispute
v|condense compress|expand
v|condone excuse|denounce
v|covet envy
v|culminate climax
v|curtail restrict limit|prolong
v|denounce condemn|applaud
v|deteriorate worsen|improve
v|deviate diverge|conform
v|dissuade deter|persuade
v|divulge disclose reveal|withhold
v|dwindle diminish|increase
v|elaborate expand|simplify
v|emancipate liberate free|enslave
v|embellish decorate adorn
v|enhance improve|impair
v|eradicate eliminate
v|fabricate invent
v|fluctuate vary|stabilise
v|foster nurture|neglect
v|impede hinder|facilitate
v|inaugurate launch
v|mitigate lessen|exacerbate
v|obliterate erase
v|placate appease|provoke
v|proclaim announce declare
v|procrastinate delay
v|rectify correct
v|refute disprove|confirm prove
v|reiterate repeat
v|relinquish surrender|retain
v|renounce reject|embrace
v|replenish refill|deplete
v|reprimand rebuke|praise
v|retaliate avenge
v|rouse awaken|lull
v|scrutinise examine inspect
v|taper narrow|widen
v|thwart foil frustrate|aid
v|venerate revere|scorn
v|vindicate clear|incriminate
n|acclaim praise|criticism
n|adversity hardship misfortune|prosperity
n|aversion dislike|fondness
n|brevity shortness|length
n|clemency mercy|harshness
n|contempt scorn disdain|respect
n|discord strife|harmony
n|epilogue|prologue
n|etiquette manners
n|fiasco flop|success
n|folly foolishness|wisdom
n|hindrance obstruction|help
n|inception start|completion
n|integrity honesty|dishonesty
n|lethargy sluggishness|vigour
n|malice spite|goodwill
n|mirth merriment laughter|gloom
n|monotony sameness|variety
n|nostalgia longing
n|opulence luxury|austerity
n|pandemonium uproar|calm
n|perimeter boundary
n|predicament plight
n|serenity calmness|agitation
n|tenacity persistence
n|turbulence unrest|stillness
n|vicinity neighbourhood
n|zenith pinnacle peak|nadir
d|invariably always|occasionally
d|inadvertently accidentally|purposely
d|meticulously thoroughly|carelessly
`);
