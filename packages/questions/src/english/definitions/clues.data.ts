/** Which words of its sentence help to guess what a word means: word | words of the sentence. */
export const contextClues = `
orchard | picked apples
burrow | The rabbit ran
harbour | the ships stayed
lantern | to light the path
feast | ten puddings
cottage | with a tiny garden
herd | of cows
voyage | to India took six months
shelter | when the hail began
blizzard | could not see the road
riddle | Nobody could answer
summit | put a flag
compass | told them which way to walk
crew | The captain
sapling | no taller than me
tailor | sewed a new coat
meadow | Bees hummed
stream | paddled
wander | along the beach for hours
gather | in a bucket
mend | the torn kite
shiver | The icy wind
borrow | until lunch
gobble | like a turkey
creep | past the sleeping dog
vanish | The magician
glance | was busy
scatter | all over the lawn
stumble | Lift your feet
plead | before he let us stay up
gleam | rubbed the spoons
scold | if they are late
ancient | nearly a ruin
hollow | An owl lived
weary | sat down to rest
enormous | longer than the bus
fragile | Wrap
curious | looked in every box
drowsy | The warm fire
timid | hid at every sound
soggy | fell in the pond
generous | gave me half her cake
ancestor | fought at Hastings
avalanche | The skiers fled
drought | the river was dry
famine | Crops failed
hermit | had not seen anyone for years
mansion | forty rooms
nephew | Uncle Ben
peninsula | the sea on every side
predator | shut the hens in
ravine | A rope bridge crossed
rumour | that the shop would close
tyrant | threw all his critics into prison
spectator | stood up when the goal went in
triumph | Winning the cup
abandon | the sinking ship
conceal | behind his back
demolish | the old tower and build a library
devour | The wolves
hesitate | at the edge: jump!
inspect | each paw
linger | we will miss the bus
meander | Rivers
ponder | the difficult choice
plunge | into the lake
quarrel | about the top bunk
soar | above the peaks
trudge | through deep snow
ample | some was left over
bleak | Nothing grew
crafty | tricked the crow
dense | no light came in
feeble | I could not hear it
jagged | tore the sail
luxurious | had gold taps
nimble | leapt from rock to rock
peculiar | Nobody knew
reluctant | stood shivering at the side
sturdy | heavy books
tranquil | without a wave
vivid | painted the parrot
wary | it bites
adversary | He defeated
anecdote | about his first job
candour | admitted her mistake
charlatan | sold coloured water
debris | from the wrecked hut
epitome | In her silk gown
foresight | stored grain for the winter
hypocrite | calls us lazy but never works
inertia | kept him in bed until noon
labyrinth | We lost our way
nostalgia | songs of her childhood
paradox | the more you hurry, the later you are
remnant | still stands
scapegoat | for his master's crime
abscond | with the takings
admonish | for talking
commemorate | A statue was put up
deteriorate | crumble
emulate | the champions they admire
exacerbate | Scratching
fluctuate | high one day, low the next
incite | the mob to riot
oscillate | between left and right
reconcile | After years of anger
refute | New evidence
squander | on sweets
ambivalent | excited and sad at once
archaic | nobody says any more
brusque | offended the guests
clandestine | in a cellar at night
dilapidated | had lost half its roof
elusive | was seen only twice a year
fervent | never misses a match
indelible | will not wash out
lenient | let him off with a warning
ominous | black clouds
plausible | so we believed him
resilient | was rebuilt within a year of the flood
estuary | until the tide came up the river
sediment | a layer of
foliage | thick green
precipice | would have fallen over
`;
