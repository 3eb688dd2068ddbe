/**
 * In which school year a child first has a word at command, by kind of word: 1 is what infants say every day, 4 is new in year 4, 4.5 later in that year.
 * Each pair of words is asked in the year of its harder word, and wrong words are of the same height. A teacher may move words.
 */

export const adjectiveHeights: Readonly<Record<number, string>> = {
  1: `happy sad big large huge small little tiny fast quick slow brave afraid scared angry cross clever bright silly kind wet dry clean dirty cold
hot noisy loud quiet hard soft easy rich poor pretty lovely old new young tired hungry full ill sick well strong right wrong empty thin
thick near close far funny boring tidy messy dark light sweet smelly sharp lucky safe true same different early late high low tall short
long wide deep heavy busy broken careful real friendly first last many few outside`,
  2: `glad cheerful unhappy frightened calm smart gentle unkind nasty damp chilly icy freezing boiling beautiful ugly sleepy poorly healthy weak
correct strange normal polite rude exciting neat untidy sour tasty smooth rough bumpy unlucky famous dangerous unsafe false lazy worried
mean hidden clear cheap useful helpful extra whole enough`,
  2.5: `daft sensible wise caring cruel silent tough simple difficult tricky starving unwell odd weird usual dull interesting delicious stinking
untrue narrow proud enormous nervous bendy fake expensive shy unfriendly useless cheeky`,
  3: `joyful miserable gloomy speedy fearless cowardly unafraid furious foolish spotless filthy grubby firm wealthy ancient modern elderly
powerful mighty incorrect slim amusing serious dim even pointed blunt unknown alike shallow gigantic selfish honest lying ordinary common
unusual fierce tame peaceful stormy damaged careless wicked evil thankful stiff nosy crowded scruffy plain sudden handy present patient
spare possible impossible important colourful loose complete single clumsy secret jolly merry inner outer`,
  3.5: `bold scorching distant peculiar fortunate identical broad ashamed courageous daring heroic anxious relaxed generous truthful dishonest rare
breakable invisible grateful guilty innocent dear curious cheery packed tasteless public private absent cunning sly impolite impatient
tearful solid hollow upright lively final active`,
  4: `rapid youthful weary feeble slender secure lengthy brief idle miniature timid carefree uncommon exact fragile delicate visible recent
cautious stubborn flexible ungrateful transparent costly necessary aware drowsy alert bashful deserted elegant stylish shabby complicated
vast natural crafty moist sorrowful loyal faithful violent vertical horizontal eager keen unimportant moody attractive energetic faded
entire incomplete childish strict hopeful risky protected exhausted crisp certain decorated thoughtful puzzled`,
  4.5: `weighty immense uneasy extraordinary plentiful accurate savage ferocious intact noticeable antique reckless lasting rigid opaque inexpensive
essential unnecessary unaware dismal vacant occupied major minor maximum minimum frail respectful disloyal obvious hurried boastful unclear
sulky hideous mild harsh mobile countless fascinating refreshed awkward graceful kindly foreign imaginary invented planned
confident divided`,
  5: `humble colossal minute deceitful scarce precise inaccurate sturdy tranquil wary sinful permanent temporary genuine vital ignorant
inquisitive dreary hostile unoccupied fragrant complex sincere gradual artificial tolerant mournful fertile fruitful barren hasty unhurried
enthusiastic unwilling hazy definite open secretive enraged illegal legal tense slack reasonable original lesser stern severe grim mature
watertight rural urban urgent lone exterior interior drained obedient current believable abandoned exotic native pointless welcoming actual
average outstanding threatening sloppy unattractive determined rehearsed unneeded united watchful changeable lawful unlawful`,
  5.5: `charitable miserly robust serene obstinate authentic heartfelt insincere superior inferior parched abundant evident apparent leisurely
reluctant modest arrogant vague distinct significant livid repulsive drab vivid strained logical illogical sluggish thriving
neutral unoriginal intense infertile lush optional brutal bizarre immature initial internal external merciful stationary immobile numerous
hazardous porous prompt sufficient insufficient defenceless brittle effortless spiteful neglected inactive unpredictable wasteful imperfect
puny factual worthwhile trusting capable avoidable reassuring luxurious baffled stable unplanned lukewarm unique vain`,
  6: `turbulent insolent ample meagre workable conceited trivial petty sullen frank placid taut lethargic prosperous unbiased biased compulsory
voluntary partial literate illiterate optimistic pessimistic perilous punctual adequate tedious vulnerable fatigued solitary courteous
defiant rebellious outdated fluent consistent overpriced extravagant soiled remote flawless faultless flawed rash unavoidable profitable
unprofitable menacing thorough nimble agile arid scenic unstable odourless ravenous famished grave surplus persistent hesitant coarse wordy
adaptable inflexible inattentive`,
  6.5: `obscure feasible candid dowdy rational impoverished impartial novel obligatory mandatory conventional lenient tardy monotonous pressing
shrewd ungainly concise industrious strenuous abrupt rambling minuscule prominent contemporary dejected downcast derelict diligent dormant
distinguished renowned thrifty fictitious futile gullible naive hospitable inhospitable immaculate impulsive incompetent inevitable bland
flavoursome irate jovial lavish melancholy commonplace notorious infamous ominous sinister ornate perplexed picturesque sombre subtle
understated glaring tepid refined versatile vigilant`,
  7: `astute canny succinct indolent arduous gruelling benevolent curt evasive coherent incoherent gargantuan compliant docile conspicuous
inconspicuous credible plausible implausible elated jubilant conscientious negligent eloquent articulate eminent erratic frugal gaunt
haggard sceptical theoretical pristine imminent impending inept intrepid incensed pacified morose sumptuous listless lucrative mediocre
meticulous painstaking slapdash mundane obsolete spartan pensive precarious profound superficial prudent imprudent pungent resolute
steadfast spontaneous squalid blatant tangible intangible tenacious tentative unanimous uncouth zealous fervent apathetic`,
  7.5: `malevolent brusque forthright lucid unobtrusive covert clandestine overt despondent inarticulate exorbitant fallible infallible hypothetical
impeccable impetuous insipid timorous auspicious opulent satiated irresolute impromptu superfluous verbose volatile`,
};

export const nounHeights: Readonly<Record<number, string>> = {
  1: `road street shop present rubbish wood stone rock friend home house sea hole smell noise boat ship child story job fight top bottom start end
finish field storm party day night front back answer question money middle inside outside space rule piece love bit help`,
  2: 'lane store gift forest adult prize trip beginning robber danger edge rest break trap lie pain ending speed copy',
  2.5: 'mistake litter pebble pal ocean gap tale battle thief anger fear joy reply centre crowd chance clue truth visitor hero',
  3: `enemy opening silence award journey task base burglar meadow celebration bravery fright beauty safety cash row pause ruler hint fib dislike
power entrance exit height hunger whole hurry fact peace length manners laughter`,
  3.5: `error scent voyage chore peak gale courage rage delight pleasure victory riches loveliness ugliness border argument habit law scrap strength
arrival entry beginner guest depth villain learning energy`,
  4: `companion foe din youngster summit fury terror sorrow misery defeat loss wealth wisdom foolishness rim mob quarrel agreement trade business
shred hatred might weakness success failure expert host comfort fame freedom risk knowledge learner result pride shame cure calm trust order
praise respect`,
  4.5: `cowardice grief triumph poverty response core duty monarch custom tradition opportunity departure ancestor profit gain disaster pity cruelty
introduction honesty plenty cause original confusion`,
  5: `peril hazard responsibility interior exterior snare affection specialist forefather descendant opponent rival agony antique ease discomfort
sympathy conclusion trickery disadvantage advantage enthusiasm eagerness celebrity foundation haste mercy obstacle barrier hurdle plot
rumour gossip shortage lack faith chaos shortness flop dishonesty gloom variety luxury boundary calmness stillness neighbourhood benefit`,
  5.5: `throng dispute falsehood regulation novice ally torment catastrophe deceit drawback famine fragment liberty captivity investigation
ignorance majority minority occupation profession outcome scheme remedy replica duplicate residence dwelling suspicion criticism hardship
misfortune fondness harshness completion spite goodwill longing perimeter`,
  6: `relic calamity compassion fraud inquiry veteran surplus tranquillity scorn harmony obstruction sluggishness merriment sameness uproar
persistence`,
  6.5: `adversary zeal renown obscurity conspiracy humility turmoil vigour prosperity contempt strife prologue folly hindrance malice mirth plight
serenity agitation turbulence unrest vicinity pinnacle`,
  7: `apathy acclaim adversity aversion brevity disdain discord epilogue etiquette fiasco integrity lethargy monotony nostalgia austerity
pandemonium predicament tenacity zenith`,
  7.5: 'clemency inception opulence nadir',
};

export const verbHeights: Readonly<Record<number, string>> = {
  1: `start begin stop finish end shut close open shout run race jump hop laugh cry throw catch push pull break fix look speak talk hide show find
lose build make help like love pick answer ask give take win fall come leave stay remember forget grow sleep wake join shake eat buy sell
let save copy climb try hurt shine dry need watch lift spin stick hang keep chase follow turn change`,
  2: 'yell smash mend chat hurry enjoy choose arrive chew collect beat dive trip believe surprise',
  2.5: `whisper dash leap giggle shove tug drag rush dislike reply rise munch appear allow rescue attack order peek guard roar glow sparkle soak
moan annoy please raise escape free argue agree decorate`,
  3: `sprint weep sob toss repair discover destroy select tumble shrink snooze connect shiver disappear gather damage create receive protect
continue divide wander complain grumble bother reward punish notice ignore lower trust twirl blame fail amaze dump pause split beg calm
waste invent repeat`,
  3.5: `chuckle fling shatter peer gaze dawdle doze attach separate tremble vanish scatter wreck ban accept refuse admit praise defend defeat grip
halt injure heal cause drench stroll stumble doubt whirl puzzle confuse boast comfort tire light darken capture forgive shelter alarm
improve force correct`,
  4: `reveal construct demolish assist respond donate depart expand purchase increase enlarge forbid confess attempt command instruct glance grasp
release hurl sling wound plunge gleam strengthen weaken roam drift irritate attract quit dangle encourage dodge gain include contain respect
excuse quarrel scold provide shorten announce prove`,
  4.5: `conceal aid reject triumph recall decrease reduce permit abandon imitate mimic deny compliment ascend descend clutch combine prevent bellow
stray swell require observe achieve cling astonish brag adore refresh flee imprison blend mock consider delay rotate soothe startle supply
transform quiver worsen limit persuade launch refill awaken widen`,
  5: `detest emerge assemble restore prohibit decline criticise assault conquer cease unite contract hoist repel scrap quicken accuse magnify
astound banish betray mask distress desire bear exhaust extinguish wither obtain grieve mourn rejoice hesitate inhale exhale linger pardon
plead reflect bicker resist retreat advance revolve alter quake extend ease tempt boost envy applaud erase declare surrender examine inspect
narrow clear`,
  5.5: `fortify charge accomplish baffle bewilder exile expel deceive commence expose crave loathe discard urge discourage exaggerate ignite
flourish thrive obstruct illuminate exclude merge taunt persist ponder postpone pursue oppose withdraw relieve lessen cooperate conclude
vary neglect confirm embrace`,
  6: `establish accelerate decelerate attain amplify diminish console retain endure tolerate confront overstate understate acquire forfeit waver
hinder hamper omit liberate loiter ridicule condemn persevere implore submit yield despise cherish lure dispute compress restrict prolong
enslave adorn eliminate provoke proclaim disprove rouse lull frustrate scorn`,
  6.5: `abolish acquit adhere deter evade defer rebuke reprimand pacify agitate squander intensify aggravate entice perplex enlighten compel
collaborate terminate condense deteriorate disclose withhold dwindle enhance stabilise nurture replenish foil`,
  7: `elude subside commend alleviate avert initiate concede denounce covet deviate diverge conform dissuade divulge embellish impair eradicate
fabricate fluctuate foster impede obliterate placate appease rectify refute relinquish renounce deplete scrutinise taper thwart revere
incriminate`,
  7.5: `abate abhor abridge admonish reprove ameliorate augment coerce condone curtail emancipate facilitate inaugurate mitigate exacerbate
procrastinate reiterate venerate vindicate`,
};

export const adverbHeights: Readonly<Record<number, string>> = {
  1: 'quickly fast slowly always never loudly quietly happily sadly soon together',
  2: 'forever nearly almost often noisily softly carefully everywhere bravely',
  2.5: 'gladly suddenly',
  3: 'nowhere apart',
  3.5: 'carelessly shortly boldly',
  4: 'swiftly frequently rarely cautiously timidly immediately',
  4.5: 'seldom gradually accidentally willingly instantly eventually',
  5: 'abruptly jointly deliberately unwillingly',
  5.5: 'intentionally reluctantly permanently temporarily purposely',
  6: 'thoroughly',
  7: 'invariably meticulously',
  7.5: 'inadvertently',
};
