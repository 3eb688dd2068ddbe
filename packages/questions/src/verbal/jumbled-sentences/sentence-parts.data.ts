/** Parts of plain sentences: any opener, any person, any deed and any ending go together. A teacher may add to the lists. */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Who did it. */
export const people = lines(`
My sister
My brother
Our teacher
The old man
The farmer
The baker
The gardener
The captain
The nurse
Our neighbour
My best friend
The twins
Two children
The shopkeeper
A young artist
My cousin
The new girl
The tall boy
The queen
The painter
Grandpa
Grandma
Mum
Dad
Aunt Nia
Uncle Omar
Three pupils
The builders
Her parents
His team
Our class
The postman
The pilot
The driver
The dentist
The king
A clever inventor
Six visitors
Some children
The football coach
The library staff
My uncle
The clown
A tired climber
The young prince
Both girls
All the boys
The singer
A kind lady
The sailors
`);

/** What they did with a thing: it may be said where. */
export const deeds = lines(`
found a silver ring
painted the garden gate
carried every apple home
baked a chocolate cake
read an exciting story
built a wooden shed
wrote a long letter
made a paper boat
saw a green parrot
lost an old key
drew a huge map
fed the hungry ducks
ate seven pancakes
opened the heavy door
sold ten bright kites
hid a secret note
washed the muddy boots
played a cheerful tune
packed a large rucksack
picked some ripe plums
bought a new umbrella
planted three oak trees
told us another joke
watched an old owl
took a photo of a robin
fixed the broken chair
counted the golden coins
heard a strange sound
caught a small fish
borrowed an atlas
knitted a woollen scarf
sang a lovely song
repaired the bicycle
chose the yellow paint
used a strong rope
won a shiny medal
dug a deep hole
tied a neat bow
mended the torn kite
moved the little table
peeled every potato
rode a brown pony
sent us a postcard
showed me a tiny shell
threw a rubber ball
wore an orange hat
spotted a red squirrel
learned a magic trick
made a tall tower
cut the birthday cake
stirred the vegetable soup
left a message for me
polished the brass bell
wrapped every present
folded the clean towels
chased a cheeky monkey
brushed the lazy cat
carved a wooden spoon
dropped an ice cream
filled the glass jar
gave each child a star
grew some purple flowers
helped a lost puppy
invented a useful machine
kept a pet hamster
lifted the iron lid
lit the camp lantern
needed a larger tent
noticed an open window
ordered a mushroom pizza
passed the ball to me
poured some apple juice
pulled the wooden sledge
raked the fallen leaves
rescued a baby hedgehog
shared the last biscuit
solved a tricky puzzle
spilled some orange paint
studied the cloudy sky
tasted the spicy curry
traced a simple shape
unlocked the rusty gate
warmed up the milk
weighed the flour
asked a clever question
blew up nine balloons
brought us a picnic
checked every answer
coloured each picture
cooked a tasty meal
fetched a clean plate
gathered some dry sticks
guessed the right number
kicked a stone along
laughed at the funny clown
looked at every clue
loved the new puppy
measured the school garden
named each planet
offered us some lemonade
pinned up a poster
practised a difficult song
printed another ticket
pushed the empty cart
remembered an old tale
scored a late goal
sketched a ruined castle
stacked every chair
stitched a coloured patch
thanked each helper
trained a clever dog
turned on the lamp
typed a short report
whispered a secret
whistled an old tune
worked on a model ship
zipped up a thick coat
`);

/**
 * What they did with a lifeless thing, told by a verb that can't describe the thing, as “cooked” does: beside “slept”, “a meal cooked by the
 * river” makes a sentence of its own.
 */
export const plainPasts = lines(`
wrote a long letter
drew a huge map
ate seven pancakes
sang a lovely song
chose the yellow paint
wore an orange hat
threw a rubber ball
began a difficult book
broke an old plate
forgot the picnic basket
took the heavy rucksack
tore the paper bag
shook the glass jar
drove a noisy tractor
flew a bright kite
rang the brass bell
drank some cold lemonade
blew a silver whistle
wove a woollen blanket
rode a rusty bicycle
undid the tight knot
knew the right number
sank the little boat
`);

/** What they did at a place of its own: it is not said where. */
export const moves = lines(`
stopped at the corner
walked across the field
waited at the station
danced on the stage
explored a dark cave
flew over the ocean
hurried to the harbour
jumped over a puddle
marched around the hall
ran across the meadow
slept in a cosy tent
splashed in the pool
swam across the lake
yawned and went upstairs
skipped along the path
crossed the stone bridge
climbed the steep hill
visited the science museum
tidied the art room
swept the kitchen floor
cleaned the dusty attic
followed a narrow path
met a famous author
began an early lesson
joined an indoor game
started a chess club
rowed a leaky boat
woke up the baby
hung up the washing
`);

/** Where, after a deed. */
export const places = lines(`
in the rain
near the church
at the beach
in the garden
by the river
at home
beside the pond
in the park
in town
next to the stream
at the zoo
on the old bench
in Wales
at the fair
by the sea
among the trees
inside the barn
at the farm
on the lawn
in the village
outside the hall
on the island
behind the shed
at school
in the snow
near the harbour
under an oak
beside the road
by the gate
on a tiny island
`);

/** How, after anything they did. */
export const manners = lines(`
with great care
in no time
all alone
with a smile
in a hurry
once again
without any help
as usual
with both eyes open
just in time
with a friend
three times
for fun
in good spirits
at top speed
again and again
like an expert
with ease
`);

/** When, at the end of a sentence without an opener. */
export const times = lines(`
after lunch
last night
before tea
on Monday
after school
at midday
in early autumn
during the holidays
before breakfast
at the weekend
on a sunny day
last Easter
at noon
during break
every afternoon
on Saturday
before the match
after a rest
in the evening
around noon
by candlelight
on the second day
in April
at half past ten
last autumn
one evening
on our first day
`);

/** A first word or two that say when. */
export const openers = lines(`
Yesterday
Last week
One day
This morning
Last summer
On Friday
Later on
Early today
In May
In spring
One winter
That evening
After dinner
On Tuesday
At noon
`);
