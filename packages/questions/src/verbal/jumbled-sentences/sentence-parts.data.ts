/** Parts of plain sentences: any person, any deed and any ending go together. A teacher may add to the lists. */

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
The neighbours
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
painted the garden gate
carried every apple home
baked a chocolate cake
read an exciting story
built a wooden shed
wrote a long letter
made a paper boat
drew a huge map
fed the hungry ducks
ate seven pancakes
opened the heavy door
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
caught a small fish
borrowed an atlas
knitted a woollen scarf
sang a lovely song
repaired the bicycle
chose the yellow paint
used a strong rope
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
filled the glass jar
grew some purple flowers
helped a lost puppy
invented a useful machine
lifted the iron lid
lit the camp lantern
ordered a mushroom pizza
passed the ball to me
poured some apple juice
pulled the wooden sledge
raked the fallen leaves
rescued a baby hedgehog
shared the last biscuit
solved a tricky puzzle
studied the cloudy sky
tasted the spicy curry
traced a simple shape
unlocked the rusty gate
warmed up some milk
weighed some flour
asked a clever question
blew up nine balloons
brought us a picnic
checked every answer
coloured each picture
cooked a tasty meal
fetched a clean plate
gathered some dry sticks
guessed the right number
kicked a small stone
laughed at the funny clown
looked at every clue
measured the school garden
named each planet
offered us some lemonade
pinned up a poster
practised a difficult song
printed another ticket
pushed the empty cart
sketched a ruined castle
stacked every chair
stitched a coloured patch
thanked each helper
trained a clever dog
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
ate the birthday cake
sang a lovely song
chose the yellow paint
began a difficult puzzle
took a short break
tore the paper bag
shook the glass jar
flew a bright kite
rang the brass bell
drank some cold lemonade
wove a woollen blanket
undid the tight knot
gave a loud cheer
forgot the picnic basket
broke the red pencil
threw the old rope
`);

/** Where, after any deed: it may be done indoors or out of doors. */
export const places = lines(`
near the church
at the beach
in the garden
by the river
at home
in town
in the village
in Wales
in Scotland
by the sea
at the farm
at school
on the island
near the harbour
in the country
at the castle
at the camp
in the city
in the valley
on the coast
near the station
at the cottage
`);

/** How, after anything that people mean to do. */
export const manners = lines(`
with great care
with a smile
in a hurry
once again
as usual
with pleasure
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
every afternoon
on Saturday
before the match
after a rest
in the evening
around noon
in April
at half past ten
last autumn
one evening
`);
