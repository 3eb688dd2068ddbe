/**
 * Where no word of like meaning can be a wrong answer beside a word whose opposite is asked: words about the same thing that are no opposite
 * of it, so that the right one isn't the only word of its field. First the word given, then its near misses. A teacher may add lines.
 */

export const nearMisses = `
cowardly frightened afraid
relaxed peaceful calm lively
generous caring thankful
guilty wicked ashamed dishonest
innocent truthful honest
gloomy miserable dim dreary
public famous common
private secret hidden
absent invisible distant
present handy
tearful miserable gloomy
solid firm tough
hollow empty broken
scatter fling toss
refuse ignore ban
continue repeat
doubt puzzle confuse
height length peak
depth length base
conceal vanish disappear
reveal announce admit confess
miniature slender slim brief
cautious timid patient
opaque solid dull
unnecessary spare extra
vacant deserted hollow
occupied crowded packed
major important powerful
minor unimportant brief
maximum enormous gigantic
minimum miniature rare
disloyal dishonest selfish
deny argue doubt
poverty hunger misery
loss failure defeat
attractive graceful stylish
mild tame peaceful
refreshed lively alert relaxed
graceful elegant delicate
mock annoy punish
respect praise trust
result success response
cause beginning
confusion error
order law
eventually gradually
insincere dishonest deceitful
drab dreary shabby
illogical foolish impossible
superior outstanding powerful
porous moist hollow
watertight sturdy intact
commence launch
discourage forbid criticise
extinguish drench darken
wither shrink weaken
advance pursue ascend
ally companion
captivity snare
suspicion rumour hatred
permanently frequently
temporarily shortly rarely
pointless unnecessary foolish
worthwhile necessary vital
threatening hostile violent
reassuring kindly peaceful
unplanned hasty sudden
vain boastful selfish
changeable flexible hasty
stable permanent sturdy
boost encourage assist
lessen weaken limit
conclude halt prove
harshness cruelty hatred
spite hatred cruelty
goodwill sympathy affection
impoverished meagre shabby vulnerable
biased obstinate insincere
tardy leisurely sluggish
establish construct launch
confront oppose accuse
agitate startle provoke
obscurity ignorance
turmoil uproar agony
abrupt stern hasty
courteous thoughtful respectful
outdated antique
thrifty cautious miserly
immaculate flawless elegant
soiled shabby faded
bland mild dreary
flavoursome pungent fragrant
glaring evident vivid
coarse brutal insolent
refined graceful elegant
inflexible rigid obstinate
inattentive drowsy unaware
enlighten persuade
withhold conceal retain
strife hatred spite
harmony affection sympathy
sluggishness weakness stillness
vigour enthusiasm
agitation terror turbulence
evasive secretive insincere
overt evident prominent blatant
implausible fictitious bizarre
negligent incompetent indolent
inarticulate incoherent hesitant
intrepid resolute
timorous hesitant vulnerable
pacified placid serene
frugal meagre modest
auspicious optimistic prosperous
spartan frugal meagre
profound intense complex
superficial trivial petty
irresolute hesitant erratic
squalid derelict repulsive
succinct lucid coherent
apathetic listless indolent
intensify accelerate amplify
commend applaud
condone tolerate pardon
conform submit cooperate
facilitate cooperate enhance
exacerbate provoke aggravate
incriminate accuse denounce
austerity hardship shortage
nadir foundation
`;
