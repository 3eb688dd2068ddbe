/**
 * Groups of things. In a line: the realm, perhaps with a branch of it, the path in it, the name of the group, its words, and perhaps near misses
 * and a name for these, where they are in no other group.
 * Groups of one realm are near each other, those of one branch nearest; they have nothing in common unless one path begins with the other, or is
 * '?'. A word that belongs to two groups is listed in both. Near misses are words of the same realm that clearly don’t belong: where a path is '?', no other
 * words are near. A teacher may add to them.
 */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Groups for years 3 and 4. */
export const firstGroups = lines(`
food|fruit|fruits|apple pear banana grape cherry orange lemon plum peach melon kiwi mango
food|veg|vegetables|carrot potato cabbage onion leek turnip celery spinach beetroot broccoli parsnip
food|drink|drinks|water milk juice tea coffee lemonade squash cocoa
food|meal|meals|breakfast lunch dinner supper tea brunch
animals|?|farm animals|cow pig sheep goat hen horse duck turkey
animals|?|pets|hamster rabbit kitten puppy goldfish budgie gerbil
animals.kind|b|birds|robin sparrow owl eagle crow swan parrot thrush gull heron hen duck turkey magpie
animals.kind|i|insects|ant bee wasp beetle butterfly fly moth ladybird cricket grasshopper|spider snail worm slug centipede|small animals that are not insects
animals.kind|f|fish|cod salmon trout shark tuna haddock plaice goldfish herring
animals.kind|m.cat|wild cats|lion tiger leopard cheetah panther jaguar lynx puma|wolf fox bear badger otter|wild animals that are not cats
animals|?|baby animals|lamb calf foal kitten puppy cub chick duckling piglet
body|?|parts of the body|arm leg knee elbow shoulder ankle neck chest back
body|face|parts of the face|nose mouth eye cheek chin lip eyebrow forehead
clothes|?|clothes|shirt skirt trousers dress jumper jacket coat blouse cardigan
clothes|feet|things you wear on your feet|shoe boot sandal slipper sock trainer
clothes|head|things you wear on your head|hat cap helmet crown bonnet hood beret
home|furn|pieces of furniture|table chair bed sofa wardrobe desk shelf cupboard stool armchair
home|room|rooms|kitchen bathroom bedroom hall lounge attic cellar study
home|kit|things to cook with|pan whisk sieve ladle grater spatula
school|write|things for writing|pen pencil crayon chalk marker
school|subject|school subjects|history geography science art music English
people|job.school|people in a school|teacher pupil caretaker cook librarian
travel|wheel|vehicles on roads and rails|car bus lorry van bicycle tractor taxi tram train
travel|boat|boats|canoe ferry yacht kayak raft dinghy ship
travel|air|things that fly|plane helicopter glider rocket balloon kite
nature.plant|tree|trees|oak ash elm beech willow pine birch maple holly
nature.plant|flower|flowers|rose daisy tulip lily daffodil poppy bluebell violet sunflower
nature.sky|weather|kinds of weather|rain snow wind fog hail sunshine frost mist
nature.plant|?|parts of a plant|root stem leaf petal bud seed|feather tail fin paw|parts of animals
colours|c|colours|red blue green yellow purple pink orange brown violet
places|continent|continents|Africa Asia Europe Oceania Antarctica
places|ocean|oceans|Atlantic Pacific Indian Arctic
maths|number|numbers|three seven ten twelve twenty hundred
maths.shape|flat|2D shapes|circle square triangle oval rectangle hexagon
time|day|days|Monday Tuesday Thursday Friday Sunday
time|month|months|March April June July October December
time|season|seasons|spring summer autumn winter
play|?|toys|doll teddy kite puppet marbles skittles
sport|ball|ball games|football tennis cricket rugby hockey netball
play|ground|things in a playground|swing slide seesaw roundabout sandpit
music|i|musical instruments|piano violin drum flute guitar trumpet recorder harp
people.work|job|jobs|doctor nurse baker farmer plumber teacher pilot cook builder dentist sailor firefighter
family|fam|family members|mother father brother sister uncle aunt cousin grandma
tools|t|tools|hammer saw spanner drill chisel screwdriver file
tools|t.garden|garden tools|spade rake fork trowel shears
doing.move|waysofwalking|ways of walking|stroll march stride plod tiptoe wander
doing.voice|waysofspeaking|ways of speaking|whisper shout mutter mumble yell scream
doing.move|waysofmovingintheair|ways of moving in the air|fly glide soar hover float
doing.hand|waysofcooking|ways of cooking|boil fry bake roast grill steam
food|?|sweet things|sugar honey jam syrup toffee chocolate|cabbage carrot onion potato leek turnip water milk coffee
size|big|words for big|huge giant vast enormous immense gigantic
size|small|words for small|tiny little mini minute teeny
feelings|happy|happy feelings|glad cheerful joyful merry jolly pleased
feelings|sad|sad feelings|gloomy miserable upset tearful unhappy
buildings|?|buildings|house school church library hospital castle museum cottage
buildings|animal|animal homes|nest kennel stable hive den burrow sty
nature.land|sea|places by the sea|beach shore pier harbour cove
materials|metal|metals|iron gold silver copper tin lead steel
materials|cloth|kinds of cloth|cotton wool silk linen nylon velvet denim
home|floor|floor coverings|carpet rug mat lino tiles
home|furn.sit|things to sit on|chair stool sofa bench armchair pew throne
home|cont|containers|box jar tin crate barrel basket
home|kit.cut|pieces of cutlery|knife fork spoon teaspoon
family|fam.man|male relatives|uncle nephew grandfather son husband brother
family|fam.woman|female relatives|aunt niece grandmother daughter wife sister
people.rank|royal|royalty|king queen prince princess emperor empress
travel|?|parts of a bicycle|pedal saddle handlebar chain wheel brake|sail mast deck|parts of a boat
doing.voice|soundsofanimals|sounds of animals|bark miaow neigh bleat roar hoot
`);

/** Groups for years 5 and 6. */
export const middleGroups = lines(`
animals.kind|m|mammals|whale bat bear horse elephant dolphin otter badger
animals.kind|r|reptiles|snake lizard crocodile tortoise gecko turtle alligator
animals.kind|a|amphibians|frog toad newt salamander
animals.kind|s|shellfish|crab lobster prawn mussel oyster shrimp
animals.kind|b.hunt|birds that hunt|hawk falcon kestrel buzzard osprey|sparrow swan parrot duck budgie goose|birds that do not hunt
animals.kind|b.flightless|birds that cannot fly|penguin ostrich emu kiwi|sparrow swan parrot duck owl gull|birds that can fly
animals.kind|m.dog|breeds of dog|poodle terrier spaniel collie beagle greyhound corgi|wolf fox badger otter bear horse|other mammals
animals|?|female animals|ewe mare vixen hen doe lioness|ram stallion stag bull drake gander|male animals
animals|?|male animals|ram stallion bull rooster stag drake gander|ewe mare vixen hen doe lioness|female animals
animals|?|young animals|cygnet foal calf joey fawn tadpole gosling|swan horse cow kangaroo frog goose|grown-up animals
animals|group|words for groups of animals|herd flock pack swarm shoal litter pride
body|bone|parts of the skeleton|skull rib spine femur pelvis
body|organ|organs|heart liver lung kidney stomach brain
clothes|jewel|pieces of jewellery|ring necklace bracelet brooch earring bangle
clothes|?|parts of a coat|sleeve collar pocket button cuff hood zip|sole heel tongue|parts of a shoe
food.flavour|herb|herbs|mint parsley basil thyme rosemary sage
food.flavour|spice|spices|ginger cinnamon pepper nutmeg turmeric paprika saffron
food|nut|nuts|almond walnut cashew hazelnut pecan pistachio chestnut
food|cheese|cheeses|cheddar brie mozzarella camembert parmesan
food|pasta|kinds of pasta|spaghetti macaroni lasagne ravioli penne
food|bread|kinds of bread|loaf roll baguette bagel naan bun
buildings|worship|places of worship|church mosque temple synagogue cathedral chapel
buildings|house|houses|cottage bungalow mansion villa cabin palace
buildings|castle|parts of a castle|moat drawbridge tower battlement turret keep
nature.land|water|inland waters|river stream brook lake pond canal
nature.land|high|high places|hill mountain peak summit ridge
nature.sky|planet|planets|Mars Venus Saturn Jupiter Neptune Mercury Earth
nature.stuff|gem|gemstones|ruby emerald diamond sapphire pearl opal
nature.stuff|gas|gases|oxygen helium hydrogen nitrogen
nature.stuff|rock|rocks|granite marble slate chalk limestone sandstone
nature.plant|tree.needle|trees with needles or scale-like leaves|pine fir spruce larch cedar yew|oak ash beech willow birch maple|trees with flat leaves
nature.sky|weather.storm|storms|hurricane tornado gale blizzard typhoon|rain fog frost mist sunshine hail|weather that is not a storm
people|job.sport|people in sport|referee umpire coach goalkeeper striker
people|job.stage|people on stage|actor singer dancer comedian magician
people.rank|job.army|people in the army|soldier captain sergeant general corporal private
people.work|job.make|people who make things|baker weaver potter carpenter tailor cobbler
language.grammar|kindsofword|word classes|noun verb adjective adverb pronoun
language.grammar|punctuationmarks|punctuation marks|comma colon apostrophe hyphen bracket
language.tongue|languages|languages of Europe|French Spanish German Italian Welsh Polish
language.reading|?|things to read|novel magazine newspaper comic diary letter|film radio concert painting|things to look at or listen to
language.reading|literary|kinds of poem|limerick haiku sonnet ballad
places|country|countries|France Spain Egypt India Japan Kenya Poland
places|capital|capital cities|London Paris Rome Cairo Tokyo Madrid
music|i.string|stringed instruments|violin cello harp guitar viola banjo|flute trumpet drum clarinet tuba oboe|instruments without strings
music|i.wind|wind instruments|flute clarinet oboe recorder bassoon|violin cello harp drum viola cymbal|instruments that are not blown
music|i.wind.brass|brass instruments|trumpet trombone horn tuba bugle cornet|flute clarinet oboe bassoon|woodwind instruments
music|i.beat|percussion instruments|drum cymbal triangle tambourine gong|violin cello harp flute trumpet oboe|instruments that you do not hit or shake
maths.measure|length|units of length|metre mile inch foot yard kilometre
maths.measure|weight|units of weight|gram kilogram ounce tonne pound
maths.measure|time|units of time|second minute hour week decade century
maths.shape|solid|solid shapes|cube sphere cone cylinder pyramid prism
maths.shape|flat|flat shapes|square circle triangle pentagon hexagon oval
money|coinsandmoney|kinds of money|penny pound euro dollar rupee yen
travel|?|parts of a ship|deck mast anchor hull rudder cabin sail|pedal saddle handlebar brake|parts of a bicycle
travel|road|roads|lane motorway avenue street alley
sport|water|water sports|swimming rowing diving sailing surfing
sport|winter|winter sports|skiing skating sledging snowboarding curling
sport|board|board games|chess draughts ludo backgammon
doing|waysoflooking|ways of looking|stare glance peer gaze glimpse peep
doing.voice|waysoflaughing|ways of laughing|giggle chuckle cackle guffaw chortle
doing.hand|waysofeating|ways of eating|nibble chew munch gobble devour gnaw
doing.hand|waysofcutting|ways of cutting|slice chop carve snip trim saw
doing.hand|waysofbreaking|ways of breaking|smash shatter crack snap splinter
doing|soundsofwater|sounds of water|splash drip gurgle plop slosh
colours|c.red|kinds of red|scarlet crimson ruby maroon cherry
colours|c.blue|kinds of blue|navy azure turquoise sapphire indigo
feelings|angry|words for angry|furious livid enraged cross irate
feelings|afraid|words for afraid|scared terrified frightened alarmed petrified
feelings|tired|words for tired|weary exhausted drowsy sleepy fatigued
people.work|job.medicine|people in medicine|surgeon nurse paramedic dentist midwife
nature.stuff|gas.fuel|kinds of fuel|coal petrol diesel gas peat
buildings|work|workplaces|office factory studio laboratory workshop
body|joint|joints|knee elbow shoulder hip ankle wrist
`);

/** Groups for years 6 and 7. */
export const expertGroups = lines(`
animals.kind|m.rodent|rodents|mouse squirrel beaver hamster porcupine rat|rabbit badger otter fox bear|mammals that are not rodents
animals|home|homes of wild animals|lair den burrow sett warren
people.work|job.science|scientists|botanist physicist zoologist chemist astronomer geologist
people.work|job.law|people in law|judge barrister solicitor juror magistrate
people.work|job.writer|people who write|poet novelist journalist playwright biographer
people.rank|royal.rule|people who rule|monarch president emperor dictator sultan
language.reading|literary.story|kinds of story|fable legend myth novel parable
language.tongue|languagesofasia|languages of Asia|Hindi Mandarin Japanese Urdu Bengali Tamil
maths.shape|angle|kinds of angle|acute obtuse reflex right
maths.shape|flat.four|four-sided shapes|rhombus trapezium kite parallelogram square rectangle|circle triangle pentagon hexagon oval|shapes without four sides
places|river|rivers|Thames Nile Amazon Danube Severn Ganges
materials|cloth|fabrics|satin corduroy tweed linen silk chiffon
clothes|old|old-fashioned clothes|bonnet petticoat doublet breeches crinoline
doing.move|waysofwalking.slowly|ways of walking slowly|amble saunter stroll dawdle trudge
science|?|ways water can change|melt freeze evaporate condense boil|drip trickle splash gush flow leak|ways water can move
science|?|instruments to look through|telescope microscope binoculars periscope|thermometer barometer stopwatch magnet scales battery|science equipment
nature.stuff|metal|metals|zinc copper aluminium nickel mercury
money|wordsofbanking|banking words|loan deposit interest account overdraft
money|payments|payments|fee fare rent toll wage
travel|people|people who travel|tourist pilgrim nomad explorer passenger
travel|boat.old|ships of old|galleon schooner frigate clipper
language.grammar|figuresofspeech|figures of speech|simile metaphor alliteration personification onomatopoeia
nature.land|high.land|landforms|gorge isthmus plateau valley canyon
nature.sky|weather.cloud|clouds|cirrus cumulus stratus nimbus
nature.plant|plant.flower|parts of a flower|petal sepal stamen stigma
buildings|churchpart|parts of a church|nave aisle spire altar pulpit
body|eye|parts of an eye|pupil iris retina lens cornea
`);

/** Groups of rarer words, and of words that few tell apart, for the same years. */
export const rareGroups = lines(`
animals.kind|m.marsupial|marsupials|kangaroo koala wombat opossum wallaby|rabbit beaver badger otter bear fox|mammals that are not marsupials
language.reading|partsofabook|parts of a book|chapter index preface glossary contents appendix
maths.shape|tri|kinds of triangle|scalene isosceles equilateral
maths|avg|averages|mean median mode
maths.shape|circle|parts of a circle|chord arc sector tangent segment
places|desert|deserts|Sahara Gobi Kalahari Atacama
places|mountain|mountains|Everest Snowdon Vesuvius Kilimanjaro
places|sea|seas|Baltic Mediterranean Caribbean Adriatic
music|term|musical words for how loud or fast|forte piano allegro adagio presto crescendo
music|voice|kinds of singer|soprano alto tenor baritone bass
music|dance|dances|waltz tango polka foxtrot minuet
art|thingsanartistuses|things an artist uses|easel canvas palette brush charcoal
art|kindsofpicture|kinds of picture|portrait landscape sketch mural fresco
art|thingsofclay|things made of clay|pottery porcelain earthenware terracotta
feelings|brave|words for brave|intrepid valiant courageous fearless gallant
feelings|sad|words for sad|melancholy despondent dejected mournful sorrowful
feelings|proud|words for proud|arrogant haughty conceited vain boastful
feelings|calm|words for calm|placid serene tranquil composed
doing.voice|waysofasking|ways of asking|beg implore plead entreat beseech
doing.voice|waysofsayingno|ways of saying no|refuse decline reject deny
doing|waysofmakingbetter|ways of making something better|improve enhance refine amend
doing.move|waysofstopping|ways of stopping|cease halt desist pause terminate
size|many|words for many|numerous countless abundant copious myriad
size|short|words for short in time|brief fleeting momentary transient
`);

/**
 * What words of different groups have in common all the same: what they are made of, where they come from, what they can do. Never asked for; three
 * words that share one of these are never left over by chance. In a line: what it is, the words.
 */
export const inCommon = lines(`
Italian food|brie mozzarella parmesan spaghetti macaroni lasagne ravioli penne basil espresso
from Italy|mozzarella parmesan spaghetti macaroni lasagne ravioli penne Italian Rome Vesuvius villa
from France|brie camembert baguette French Paris France
from India|naan rupee Hindi Urdu Bengali Tamil turmeric Ganges
eaten with cheese|spaghetti macaroni lasagne ravioli penne parmesan bread roll
made from milk|milk cheddar brie mozzarella camembert parmesan chocolate toffee cocoa
made from flour|spaghetti macaroni lasagne ravioli penne loaf roll baguette bagel naan bun
eaten raw|apple pear banana grape cherry orange plum peach melon kiwi mango carrot celery tomato lettuce
green|apple pear grape lime kiwi cabbage leek celery spinach broccoli mint parsley basil thyme rosemary sage frog lizard crocodile grasshopper leaf stem grass emerald green holly peas pistachio gecko cucumber
yellow|banana lemon honey sunflower daffodil butter cheddar gold yellow canary chick duckling sunshine macaroni
orange|orange carrot mango pumpkin saffron goldfish tiger fox orange peach
red|cherry strawberry tomato ruby rose poppy robin ladybird red lobster beetroot apple scarlet crimson maroon Mars
purple|plum grape violet beetroot purple indigo
white|swan snow milk daisy lily cauliflower chalk pearl onion tooth marble garlic parsnip frost hail sugar salt
black|crow blackbird coal ant fly bat
brown|potato chestnut bear mouse sparrow owl bread tea coffee cocoa chocolate nutmeg cinnamon toffee bark gravy brown conker walnut hazelnut pecan almond beaver
kinds of colour and fruit|orange cherry peach plum lime lemon
colours that are also things|orange pink violet rose ruby sapphire cherry navy turquoise indigo
grows underground|potato carrot onion turnip beetroot parsnip leek root garlic ginger bulb turmeric
grows on trees|apple pear cherry orange lemon plum peach mango walnut almond cashew hazelnut pecan chestnut pistachio leaf nutmeg cinnamon
has stones or pips|apple pear grape cherry orange lemon plum peach melon mango
eaten as vegetables|carrot potato cabbage onion leek turnip celery spinach beetroot broccoli parsnip squash pepper
can be drunk|water milk juice tea coffee lemonade squash cocoa chocolate espresso smoothie
hot to drink|chocolate tea coffee cocoa milk
can fly|robin sparrow owl eagle crow swan parrot thrush gull heron duck magpie bee wasp beetle butterfly fly moth ladybird plane helicopter glider rocket balloon kite hawk falcon kestrel buzzard osprey bat grasshopper drake gander budgie goose cygnet
has wings|robin sparrow owl eagle crow swan parrot thrush gull heron hen duck turkey magpie bee wasp beetle butterfly fly moth ladybird plane glider penguin ostrich emu kiwi bat hawk falcon kestrel buzzard osprey rooster drake gander chick duckling cygnet budgie gosling goose
has feathers|robin sparrow owl eagle crow swan parrot thrush gull heron hen duck turkey magpie penguin ostrich emu kiwi hawk falcon kestrel buzzard osprey rooster drake gander chick duckling cygnet gosling budgie goose
birds|robin sparrow owl eagle crow swan parrot thrush gull heron hen duck turkey magpie penguin ostrich emu kiwi hawk falcon kestrel buzzard osprey rooster drake gander chick duckling cygnet gosling budgie cuckoo goose
kept on a farm|cow pig sheep goat hen horse duck turkey lamb calf foal chick duckling piglet ewe mare ram rooster drake gander bull gosling stallion
kept at home|hamster rabbit kitten puppy goldfish budgie gerbil cat dog parrot snake lizard tortoise gecko poodle terrier spaniel collie beagle greyhound corgi mouse rat turtle canary
four legs|cow pig sheep goat horse hamster rabbit kitten puppy gerbil lion tiger leopard cheetah panther jaguar lynx puma lamb calf foal cub piglet table chair bed whale bear elephant otter badger lizard crocodile tortoise gecko turtle alligator frog toad newt salamander poodle terrier spaniel collie beagle greyhound corgi mouse squirrel beaver porcupine rat stool sofa armchair ewe mare vixen doe lioness ram stallion bull stag mule fawn wolf fox
has horns or antlers|cow goat bull ram stag
lives in or by water|duck swan gull heron frog toad newt salamander crocodile turtle alligator whale dolphin otter beaver cod salmon trout shark tuna haddock plaice goldfish herring crab lobster prawn mussel oyster shrimp penguin osprey cygnet tadpole duckling drake
lives in the sea|cod shark tuna haddock plaice herring crab lobster prawn mussel oyster shrimp whale dolphin turtle salmon
swims|duck swan frog toad newt crocodile turtle alligator whale dolphin otter beaver cod salmon trout shark tuna haddock plaice goldfish herring penguin tadpole cygnet duckling drake
lays eggs|robin sparrow owl eagle crow swan parrot thrush gull heron hen duck turkey magpie snake lizard crocodile tortoise gecko turtle alligator frog toad newt salamander penguin ostrich emu kiwi ant bee wasp cod salmon trout
hops or jumps|rabbit frog toad grasshopper cricket kangaroo wallaby robin
male animals|ram stallion bull rooster stag drake gander
female animals|ewe mare vixen hen doe lioness cow duck
young animals|lamb calf foal kitten puppy cub chick duckling piglet cygnet joey fawn tadpole gosling
mammals|cow pig sheep goat horse hamster rabbit kitten puppy gerbil lion tiger leopard cheetah panther jaguar lynx puma lamb calf foal cub piglet whale bat bear elephant dolphin otter badger poodle terrier spaniel collie beagle greyhound corgi ewe mare vixen doe lioness ram stallion bull stag mouse squirrel beaver porcupine rat kangaroo koala wombat opossum wallaby joey fawn wolf fox
from Australia|kangaroo koala wombat wallaby emu joey
from Africa|lion elephant ostrich cheetah Kenya Egypt Nile Sahara Kilimanjaro Cairo Kalahari lioness
spotted or striped|tiger leopard cheetah ladybird jaguar bee wasp zebra
big|whale elephant bear huge giant vast enormous immense gigantic
small|ant mouse tiny little mini minute teeny shrimp
breeds of dog and names of things|boxer pointer setter
has hands|clock watch person
worn|shirt skirt trousers dress jumper jacket coat blouse cardigan shoe boot sandal slipper sock trainer hat cap helmet crown bonnet hood beret ring necklace bracelet brooch earring bangle petticoat doublet breeches crinoline scarf glove
worn on the head|hat cap helmet crown bonnet hood beret
worn by women|skirt dress blouse bonnet petticoat crinoline necklace bracelet earring brooch
worn outdoors|jacket coat boot hat cap scarf glove hood helmet
has buttons|shirt jacket coat blouse cardigan
has laces or soles|shoe boot trainer sandal slipper
has strings|violin cello harp guitar viola banjo kite puppet piano bow
blown|flute clarinet oboe recorder bassoon trumpet trombone horn tuba bugle cornet balloon
musical instruments|piano violin drum flute guitar trumpet recorder harp cello viola banjo clarinet oboe bassoon trombone horn tuba bugle cornet cymbal triangle tambourine gong
in an orchestra|violin cello harp viola flute clarinet oboe bassoon trumpet trombone horn tuba drum cymbal triangle conductor
has three sides|triangle pyramid
round|circle sphere ring drum coin ball sun wheel moon hoop marbles melon orange balloon plate penny
shapes|circle square triangle oval rectangle hexagon cube sphere cone cylinder pyramid prism pentagon rhombus trapezium kite parallelogram
shapes with four sides|square rectangle rhombus trapezium kite parallelogram diamond
shapes that are also other things|square triangle diamond kite star
numbers under twelve|three seven ten
numbers in the five or ten times table|ten twenty hundred
even numbers|ten twelve twenty hundred
days of work|Monday Tuesday Thursday Friday
at the weekend|Sunday Saturday
months of summer|June July August
months with thirty-one days|March July October December May August January
months with thirty days|April June September November
words for time|day week month year hour minute second decade century spring summer autumn winter
short for a name|may june april
girls’ names|June April Daisy Rose Lily Poppy Violet Holly Ruby Pearl Rosemary May Amber Olive
girls’ names in small letters|daisy rose lily poppy violet holly ruby pearl rosemary ivy amber olive heather
boys’ names in small letters|robin jack basil
sharp|knife saw chisel axe needle scissors fork pin shears thorn
cuts|knife saw chisel shears scissors axe
used in the garden|spade rake fork trowel shears hose
used to eat|knife fork spoon plate bowl cup teaspoon
made of metal|hammer saw spanner drill chisel screwdriver file pan kettle fork spoon whisk sieve knife ladle grater teaspoon spade rake trowel shears trumpet trombone tuba bugle cornet cymbal gong ring necklace bracelet penny anchor key tin
made of wood|table chair bed wardrobe desk shelf cupboard stool violin guitar pencil cello viola recorder crate barrel bench pew draughts
holds water|pan kettle cup bath lake pond river barrel jar
hot|kettle oven fire sun volcano summer
cold|snow frost hail winter ice sledging skating skiing snowboarding curling
wet|rain snow hail fog mist sea lake river
loud|thunder drum trumpet roar shout scream yell crash
quiet|whisper mumble mutter murmur
ways of moving|stroll march stride plod tiptoe wander fly glide soar hover float amble saunter dawdle trudge
slow|stroll plod tiptoe wander amble saunter dawdle trudge tortoise snail
sounds|whisper shout mutter mumble yell scream bark miaow neigh bleat roar hoot splash drip gurgle plop slosh giggle chuckle cackle guffaw chortle crack snap
made with the mouth|whisper shout mutter mumble yell scream giggle chuckle cackle guffaw chortle nibble chew munch gobble devour gnaw bark
goes on water|canoe ferry yacht kayak raft dinghy ship galleon schooner frigate clipper duck swan
has an engine|car bus lorry van tractor taxi train plane helicopter ferry motorbike ship tram
for many people|bus train tram plane ferry ship
goes on rails or roads|car bus lorry van bicycle tractor taxi tram train
means of transport|car bus lorry van bicycle tractor taxi tram train canoe ferry yacht kayak raft dinghy ship plane helicopter glider rocket balloon galleon schooner frigate clipper motorbike
ball games|football tennis cricket rugby hockey netball golf
played with a bat or racket|tennis cricket rounders badminton
played in teams|football cricket rugby hockey netball curling
games|football tennis cricket rugby hockey netball chess draughts ludo backgammon marbles skittles
sport|football tennis cricket rugby hockey netball swimming rowing diving sailing surfing skiing skating sledging snowboarding curling
needs a boat|rowing sailing
on snow or ice|skiing skating sledging snowboarding curling
insects and games|cricket
on a playground|swing slide seesaw roundabout sandpit
in the kitchen|pan kettle plate fork spoon whisk sieve knife ladle grater spatula teaspoon table chair cupboard shelf
in the bedroom|bed wardrobe desk shelf chair
in a school|teacher pupil caretaker cook librarian desk chair chalk pen pencil history geography science art music English library
people who help ill people|doctor nurse surgeon paramedic dentist midwife
people who work with food|baker cook farmer chef butcher
people in the arts|actor singer dancer poet novelist playwright musician weaver potter
words for family|mother father brother sister uncle aunt cousin grandma nephew niece grandfather grandmother son daughter husband wife
male people|father brother uncle nephew grandfather son husband king prince duke emperor stallion actor
female people|mother sister aunt niece grandmother daughter wife queen princess duchess grandma empress
could all be men|father brother uncle nephew grandfather son husband king prince emperor doctor nurse baker farmer plumber teacher pilot cook builder dentist sailor firefighter pupil caretaker librarian cousin
could all be women|mother sister aunt niece grandmother daughter wife grandma queen princess empress doctor nurse baker farmer plumber teacher pilot cook builder dentist sailor firefighter pupil caretaker librarian cousin
people who lead|captain king queen emperor president judge general referee conductor coach monarch dictator sultan
in the army or navy|soldier captain sergeant general corporal private
on a ship|captain deck mast anchor hull rudder cabin sail
in sport|captain referee umpire coach goalkeeper striker
parts of the body|arm leg knee elbow shoulder ankle neck chest back nose mouth eye cheek chin lip eyebrow forehead skull rib spine femur pelvis shin heart liver lung kidney stomach brain hip wrist pupil iris retina lens cornea
we have two of them|arm leg knee elbow shoulder ankle eye cheek lip eyebrow lung kidney shin hip wrist femur ear
inside the body|heart liver lung kidney stomach brain skull rib spine femur pelvis
below the waist|leg knee ankle shin femur hip
joints|knee elbow shoulder hip ankle wrist
eaten from animals|liver kidney heart brain tongue egg milk honey
words of love and cards|heart diamond
homes of people|house cottage castle bungalow mansion villa cabin palace
homes of animals|nest kennel stable hive den burrow sty lair sett warren
homes on a farm|stable sty kennel barn
buildings|house school church library hospital castle museum cottage mosque temple synagogue cathedral chapel bungalow mansion villa cabin palace office factory studio laboratory workshop tower
places of worship|church mosque temple synagogue cathedral chapel
old buildings|castle church palace temple cathedral tower museum
water|rain river stream brook lake pond canal sea harbour snow fog hail mist frost ocean ice
by the sea|island beach shore pier harbour cove gull crab
high|hill mountain peak summit ridge tower
plants|oak ash elm beech willow pine birch maple holly rose daisy tulip lily daffodil poppy bluebell violet sunflower mint parsley basil thyme rosemary sage fir spruce larch cedar yew root stem leaf petal bud seed
spring flowers|daffodil tulip bluebell
evergreen|pine holly fir spruce cedar yew rosemary
smells nice|rose lily violet mint basil thyme rosemary sage cinnamon
gemstones and precious things|ruby emerald diamond sapphire pearl opal gold silver
precious|gold silver ruby emerald diamond sapphire pearl opal
metals|iron gold silver copper tin lead steel zinc aluminium nickel mercury
medals|gold silver bronze
planets and metals|Mercury mercury
planets and gods|Mars Venus Saturn Jupiter Neptune Mercury
rocks and things to write with|chalk slate
things to write on or with|pen pencil crayon chalk marker slate paper
elements|iron gold silver copper tin lead oxygen helium hydrogen nitrogen zinc aluminium nickel mercury
from sheep or plants|wool cotton linen silk
from animals|wool silk milk egg honey leather pearl
fuel|coal petrol diesel gas peat oil
languages|French Spanish German Italian Welsh Polish Urdu Hindi Mandarin Japanese Bengali Tamil English
of Europe|France Spain Poland London Paris Rome Madrid Thames Danube Severn Vesuvius Snowdon French Spanish German Italian Welsh Polish Baltic Adriatic Mediterranean Italy
of Asia|India Japan Tokyo Hindi Mandarin Japanese Urdu Bengali Tamil Gobi Everest Ganges
of Britain|London Thames Severn Snowdon Welsh English
of Egypt|Egypt Cairo Nile
water on a map|Atlantic Pacific Indian Arctic Thames Nile Amazon Danube Severn Ganges Baltic Mediterranean Caribbean Adriatic river lake sea
parts of a sentence|noun verb adjective adverb pronoun comma colon apostrophe hyphen bracket
to read|novel magazine newspaper comic diary letter limerick haiku sonnet ballad fable legend myth parable
poems|limerick haiku sonnet ballad
stories|fable legend myth novel parable
in a book|chapter index preface glossary contents appendix page
imperial measures|mile inch foot yard ounce pound
metric measures|metre kilometre gram kilogram tonne
money|penny pound euro dollar rupee yen
parts of the foot and measures|foot
measures|metre mile inch foot yard kilometre gram kilogram ounce tonne pound second minute hour week decade century
bad feelings|gloomy miserable upset tearful unhappy furious livid enraged cross irate scared terrified frightened alarmed petrified melancholy despondent dejected mournful sorrowful
strong feelings|furious livid enraged terrified petrified exhausted
good feelings|glad cheerful joyful pleased merry jolly happy
wind|gale hurricane tornado typhoon wind blizzard
snow|snow blizzard frost hail
on a coat|sleeve collar pocket button cuff hood zip
on a bicycle|pedal saddle handlebar chain wheel brake
on a horse|saddle mane hoof
containers|box jar tin crate barrel basket pan kettle cup bottle
to sit on|chair stool sofa bench armchair pew throne saddle swing bed
for babies|cot pram rattle teddy doll
toys|doll teddy kite puppet marbles skittles balloon swing
made of clay or glass|plate cup jar pottery porcelain earthenware terracotta brick marbles
cooked in an oven|bread cake roast bake loaf roll bun bagel baguette naan
ways to cook|boil fry bake roast grill steam
cooking words|boil fry bake roast grill steam chop slice carve
words of water becoming something|melt freeze evaporate condense boil steam
breaking and cutting|slice chop carve snip trim saw smash shatter crack snap splinter
`);
