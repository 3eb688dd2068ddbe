/**
 * Words about the same thing, alike or opposite: none stands as a wrong word beside another of its group, where somebody could take it for an answer.
 * A word may be in several groups, and a teacher may add groups.
 */
export const nearGroups = `
lively energetic active busy enthusiastic eager keen zealous fervent alert vigilant watchful refreshed determined diligent industrious conscientious lethargic sluggish listless apathetic indolent lazy idle weary tired exhausted fatigued drained sleepy drowsy dormant inactive slow leisurely unhurried placid inattentive reluctant unwilling weak feeble frail
attractive pretty beautiful lovely elegant stylish smart picturesque scenic graceful colourful neat tidy slim slender ugly hideous repulsive dowdy drab scruffy shabby squalid filthy unattractive gaunt haggard plain dull grubby messy untidy
clean spotless immaculate pristine flawless faultless impeccable neat tidy smart dirty filthy grubby soiled squalid messy untidy scruffy shabby flawed
kind caring gentle friendly helpful polite generous charitable benevolent kindly hospitable welcoming thoughtful merciful lenient tolerant patient loyal faithful courteous respectful sincere heartfelt unkind cruel nasty mean selfish miserly spiteful malevolent harsh strict stern severe grim brutal savage violent hostile unfriendly wicked evil sinful rude insolent impolite uncouth brusque curt abrupt coarse menacing threatening ferocious fierce inhospitable impatient disloyal deceitful cheeky mild reassuring
honest truthful frank candid open forthright sincere heartfelt genuine loyal faithful trusting innocent dishonest lying deceitful sly crafty cunning secretive evasive insincere disloyal guilty sinful wicked evil fake false
brave bold fearless courageous daring heroic intrepid confident resolute determined steadfast reckless rash impetuous impulsive cowardly timid shy bashful timorous afraid scared frightened nervous anxious worried uneasy hesitant tentative cautious careful wary irresolute
careful cautious wary prudent sensible thorough meticulous painstaking diligent conscientious vigilant watchful alert careless reckless rash impetuous impulsive negligent sloppy slapdash hasty hurried imprudent inattentive foolish wasteful extravagant clumsy
clever smart bright wise shrewd astute canny cunning sly crafty sensible prudent literate capable foolish silly daft ignorant unaware childish immature gullible naive trusting illiterate inept incompetent clumsy
proud arrogant boastful conceited vain confident insolent humble modest shy bashful ashamed timid unobtrusive
happy glad cheerful joyful merry jolly jovial elated jubilant relaxed carefree optimistic hopeful amusing funny grateful thankful cheery refreshed sad unhappy miserable gloomy sorrowful mournful tearful melancholy dejected downcast despondent morose sullen sulky moody pessimistic weary sombre grave grim dismal dreary serious ashamed anxious worried pensive ungrateful
angry cross furious enraged livid irate incensed fierce violent sulky sullen moody impatient hostile calm placid pacified relaxed patient peaceful tranquil serene gentle mild tolerant
calm peaceful tranquil serene quiet silent relaxed placid mild gentle smooth secure stable carefree stormy turbulent noisy loud rough violent tense anxious nervous crowded uneasy worried
enormous gigantic huge immense colossal vast gargantuan big large mighty broad tall high small little tiny minute miniature minuscule short low puny slender
abundant ample plentiful sufficient enough adequate many numerous countless surplus superfluous spare extra common lavish full whole complete entire maximum major generous rich scarce meagre insufficient few rare uncommon partial incomplete minimum minor frugal poor
ordinary common normal usual commonplace mundane conventional average plain natural native mediocre strange odd peculiar weird bizarre unusual rare uncommon extraordinary unique exotic foreign novel original outstanding curious unpredictable different new
important significant major essential vital necessary urgent pressing serious useful trivial petty unimportant minor unnecessary unneeded superfluous useless futile pointless lesser inferior spare optional handy helpful worthwhile
true correct right accurate exact precise genuine real authentic factual actual definite certain credible plausible believable false untrue wrong incorrect inaccurate fake fictitious imaginary invented artificial hypothetical theoretical implausible infallible fallible natural
clear obvious evident plain apparent definite distinct vivid visible noticeable conspicuous prominent lucid coherent blatant glaring bright transparent open overt vague unclear hazy obscure invisible hidden secret covert clandestine opaque dim faded subtle understated inconspicuous unobtrusive incoherent rambling tangible intangible
easy simple effortless plain clear possible feasible workable hard difficult tricky arduous gruelling strenuous complicated complex impossible tough
exciting interesting fascinating amusing funny lively vivid outstanding boring dull tedious monotonous dreary plain dry mundane commonplace bland insipid drab
safe secure protected watertight dangerous unsafe perilous hazardous risky vulnerable defenceless precarious unstable menacing threatening ominous sinister volatile reassuring stable
strong powerful mighty robust sturdy tough firm hard rigid stiff solid intense stable weak feeble frail puny fragile delicate breakable brittle vulnerable defenceless soft bendy flexible unstable
legal lawful right optional voluntary illegal unlawful compulsory obligatory mandatory guilty wrong
logical reasonable rational sensible coherent feasible illogical foolish incoherent possible plausible credible
neutral unbiased impartial reasonable biased partial hostile
new modern recent current contemporary novel young youthful early old ancient antique elderly outdated obsolete late tardy remote imminent impending
permanent lasting consistent stable long lengthy temporary brief short sudden volatile changeable erratic unpredictable concise succinct
fast quick speedy rapid brief short hasty hurried prompt punctual sudden impromptu abrupt spontaneous slow leisurely unhurried gradual late tardy sluggish imminent impending long lengthy
rich wealthy prosperous thriving opulent luxurious lavish sumptuous costly expensive dear exorbitant overpriced lucrative profitable extravagant poor impoverished cheap inexpensive frugal thrifty spartan unprofitable miserly meagre shabby
fertile fruitful lush rich barren infertile arid parched dry
wet damp moist dry parched arid
full crowded packed occupied busy empty vacant unoccupied deserted hollow abandoned derelict neglected solitary lone solid
tasty delicious sweet sour flavoursome sumptuous tasteless bland insipid smelly stinking pungent fragrant odourless
famous renowned eminent distinguished notorious infamous outstanding prominent unknown obscure
eloquent fluent articulate verbose wordy lengthy coherent lucid rambling inarticulate incoherent concise succinct brief curt brusque evasive
stubborn obstinate resolute determined steadfast tenacious persistent rigid inflexible flexible adaptable versatile compliant obedient docile hesitant irresolute tentative
obedient compliant docile respectful polite defiant rebellious stubborn obstinate insolent cheeky rude disloyal
capable agile nimble graceful versatile clumsy awkward ungainly inept incompetent
cold chilly icy freezing hot boiling scorching tepid lukewarm
mobile active flexible stationary immobile stable inactive dormant rigid stiff
puzzled baffled perplexed uneasy hesitant curious
internal inner interior inside external outer exterior outside superficial
thin thick slim slender narrow wide broad high low tall short deep shallow upright vertical horizontal profound superficial
tense strained taut stiff rigid firm loose slack flexible bendy relaxed
broken damaged flawed incomplete intact whole complete entire flawless
public private secret open hidden
refreshed well healthy ill sick unwell poorly exhausted fatigued frail feeble weak
bright light vivid intense colourful dark dim faded gloomy dismal dreary sombre dull drab
united divided unanimous same identical alike different
first initial final last early late
mature childish immature young youthful old elderly
planned rehearsed spontaneous impromptu unplanned
inevitable unavoidable certain avoidable possible impossible feasible
curious nosy inquisitive
ornate decorated plain simple spartan opulent
delicate elegant graceful slender gentle subtle refined
superior inferior lesser outstanding mediocre average
refined elegant courteous polite uncouth coarse rude graceful
help assist aid facilitate supply provide encourage foster nurture comfort console rescue save relieve ease boost hinder hamper obstruct impede thwart foil frustrate prevent stop deter discourage dissuade delay neglect abandon ignore betray
hurt injure wound damage destroy demolish wreck break smash shatter attack assault abolish eradicate eliminate obliterate erase impair mend repair fix restore heal build make construct create protect defend guard shelter save rescue rectify correct improve enhance
start begin commence initiate launch inaugurate establish create ignite cause stop finish end cease halt quit conclude terminate abolish extinguish
continue persist persevere endure stay keep retain prolong linger stop cease quit halt abandon leave relinquish surrender renounce
increase enlarge expand swell grow extend prolong augment boost amplify magnify intensify strengthen fortify widen exaggerate overstate raise improve flourish thrive decrease reduce shrink contract lessen dwindle diminish abate subside shorten abridge condense compress curtail narrow taper limit restrict weaken lower understate wither decline decelerate deteriorate deplete alleviate mitigate ameliorate
improve enhance ameliorate rectify correct restore refresh worsen deteriorate aggravate exacerbate impair damage weaken alleviate mitigate
allow let permit accept tolerate admit encourage excuse condone pardon endure bear forbid ban prohibit prevent refuse reject restrict limit stop exclude deter omit
accept receive take embrace gain obtain acquire choose pick select include refuse reject decline renounce discard dump relinquish scrap forfeit exclude omit ban expel banish exile ignore
keep retain grip grasp clutch capture save gather collect release free liberate emancipate discard dump lose abandon give donate squander waste surrender relinquish forfeit scatter
capture imprison enslave banish exile expel guard free release liberate emancipate escape flee rescue save
hide conceal mask withhold vanish disappear show reveal expose disclose divulge appear emerge announce proclaim declare confess admit find discover
praise compliment applaud commend respect venerate revere encourage reward love adore cherish criticise scold rebuke reprimand reprove admonish denounce condemn blame accuse charge mock ridicule taunt scorn punish despise detest loathe abhor dislike
forgive pardon excuse condone acquit clear vindicate tolerate blame accuse charge condemn punish denounce incriminate criticise
like love enjoy adore cherish desire crave covet envy need require dislike detest loathe abhor despise scorn reject
calm soothe pacify placate appease comfort console ease relieve alleviate mitigate lull please annoy irritate bother provoke agitate aggravate alarm startle distress taunt rouse
surprise astonish amaze astound startle alarm baffle puzzle bewilder perplex confuse enlighten
speak talk chat declare proclaim announce answer reply respond reiterate repeat whisper shout yell bellow roar
complain moan grumble criticise argue quarrel bicker dispute deny refute agree concede admit accept confirm
ask plead beg implore urge need require crave answer reply respond
boast brag exaggerate overstate praise understate
confirm prove vindicate admit concede believe trust refute disprove deny dispute doubt
order command instruct coerce compel force urge persuade encourage submit yield plead beg
attract entice lure tempt persuade encourage urge coerce repel deter dissuade discourage
ponder consider reflect remember recall hesitate pause waver forget ignore
look peer gaze watch observe notice examine inspect scrutinise peek glance ignore omit
join connect attach unite combine merge blend assemble gather collect adhere stick cling collaborate cooperate include separate divide split scatter diverge exclude
rise climb ascend lift raise hoist fall tumble descend dive plunge lower trip stumble
arrive come leave depart flee escape retreat withdraw stay linger loiter appear
run dash race sprint hurry rush dawdle linger loiter wander roam stroll drift stray pursue chase follow accelerate quicken decelerate
delay postpone defer procrastinate dawdle linger hesitate pause waver hurry rush accelerate quicken advance retreat withdraw
win triumph beat defeat conquer achieve accomplish attain gain lose fail surrender submit yield forfeit
resist oppose confront defend submit yield surrender concede accept conform tolerate endure bear withdraw retreat
evade dodge elude escape flee avert confront resist
gain acquire obtain buy purchase receive sell lose forfeit give supply provide donate
change alter transform vary fluctuate deviate diverge stabilise conform keep retain
shine gleam glow sparkle light illuminate ignite darken extinguish
shake tremble shiver quiver quake
turn rotate revolve spin whirl twirl
throw toss fling hurl sling catch
copy imitate mimic repeat reiterate invent create fabricate
exhaust tire weaken deplete refresh strengthen replenish refill restore rouse awaken
sleep doze snooze wake awaken rouse lull
deceive betray fabricate invent exaggerate trust believe
grieve mourn weep cry sob distress console comfort rejoice laugh giggle chuckle
decorate adorn embellish enhance improve
foster nurture cherish neglect abandon
sorrow misery grief agony torment pain gloom shame discomfort hardship misfortune adversity poverty distress joy delight pleasure mirth merriment laughter comfort ease luxury longing nostalgia
anger rage fury hatred malice spite contempt scorn disdain dislike aversion love affection fondness goodwill sympathy compassion pity mercy clemency respect trust calm peace serenity calmness tranquillity harmony cruelty harshness
fear fright terror cowardice agony bravery courage
danger peril hazard risk disaster calamity catastrophe adversity hardship misfortune predicament plight famine defeat fiasco flop failure loss safety success prosperity triumph victory turmoil
quarrel argument row dispute discord strife fight battle unrest turbulence turmoil chaos confusion pandemonium uproar noise din criticism agitation agreement harmony peace calm calmness tranquillity serenity silence stillness order
wealth riches prosperity opulence luxury profit gain plenty surplus money cash poverty hardship famine hunger shortage lack loss austerity adversity
wisdom knowledge learning foolishness folly ignorance
strength power might energy vigour weakness lethargy sluggishness apathy enthusiasm eagerness zeal
rouse urge encourage discourage deter
relaxed calm peaceful placid serene tranquil lively energetic
honesty truth integrity trust faith fact dishonesty deceit trickery fraud lie fib falsehood suspicion rumour gossip
pride humility shame fame renown celebrity acclaim praise respect obscurity criticism contempt scorn disdain
freedom liberty captivity
duty responsibility rule law regulation job task chore occupation profession
benefit advantage help profit gain hindrance obstruction drawback disadvantage obstacle barrier hurdle
beginning start inception introduction prologue cause end finish ending conclusion epilogue completion outcome result
friend pal companion ally guest visitor enemy foe adversary opponent rival villain thief robber burglar hero
expert specialist veteran beginner novice learner youngster child
top summit peak pinnacle zenith bottom base nadir foundation depth height
edge border rim boundary perimeter centre middle core inside interior outside exterior
copy replica duplicate original
piece scrap shred fragment bit whole
trap snare plot scheme conspiracy trickery deceit fraud
habit custom tradition rule etiquette manners
home house residence dwelling
rest break pause
monotony sameness variety
brevity shortness length height depth
prize award present gift
beauty loveliness ugliness
arrival entrance entry opening departure exit
crowd throng mob majority minority
chance opportunity risk
clue hint
inquiry investigation
mirth merriment laughter gloom
persistence tenacity zeal
victory triumph success defeat loss failure
journey trip voyage
suddenly abruptly quickly swiftly fast instantly immediately soon shortly slowly gradually eventually
always invariably forever often frequently never rarely seldom permanently temporarily
carefully cautiously meticulously thoroughly carelessly
loudly noisily quietly softly
happily gladly willingly sadly reluctantly unwillingly
deliberately intentionally purposely accidentally inadvertently
boldly bravely timidly cautiously
together jointly apart
inevitable unavoidable compulsory obligatory mandatory essential vital necessary optional voluntary avoidable
naive gullible innocent trusting immature childish ignorant
industrious diligent persistent tenacious determined resolute thorough
sombre grave severe stern grim serious strict harsh
rebellious defiant unpredictable erratic impulsive volatile changeable
significant important outstanding prominent eminent distinguished superior
original genuine authentic natural native real artificial fake
erase scrap discard dump abolish eliminate eradicate obliterate omit exclude
mimic imitate mock ridicule taunt
envy covet crave desire scorn despise
strengthen fortify protect defend guard weaken
snare trap obstacle barrier hurdle
torment turmoil agitation agony uproar chaos distress
lucrative profitable worthwhile useful unprofitable pointless futile
adversity hardship misfortune strife hindrance plight predicament obstruction
mundane trivial petty
lessen subside ease reduce relieve
deviate stray follow conform
enhance boost
beautiful lovely delicate ugly
infamous notorious wicked
optimistic hopeful confident pessimistic
believable reasonable implausible
ignore evade
steadfast loyal
defiant rebellious bold obedient
strong energetic
thick solid thin
generous extravagant
strict careful careless
gentle humble bold
donate withhold
deceive enlighten
defend guard abandon
innocent shrewd
thoughtful carefree
shy open friendly
watchful trusting
damage strengthen
allow force
surprise calm soothe
`;
