/**
 * Groups of things. In a line: the realm, the path in it, the name of the group, its words. Groups of one realm are near each other;
 * they have nothing in common unless one path begins with the other, or is '?'. A word that belongs to two groups stands in both. A teacher may add to them.
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
animals|b|birds|robin sparrow owl eagle crow swan parrot thrush gull heron hen duck turkey magpie
animals|i|insects|ant bee wasp beetle butterfly fly moth ladybird cricket grasshopper
animals|f|fish|cod salmon trout shark tuna haddock plaice goldfish herring
animals|m.cat|wild cats|lion tiger leopard cheetah panther jaguar lynx puma
animals|?|baby animals|lamb calf foal kitten puppy cub chick duckling piglet
body|?|parts of the body|arm leg knee elbow shoulder ankle neck chest back
body|face|parts of the face|nose mouth eye cheek chin lip eyebrow forehead
clothes|?|clothes|shirt skirt trousers dress jumper jacket coat blouse cardigan
clothes|feet|things for the feet|shoe boot sandal slipper sock trainer
clothes|head|things for the head|hat cap helmet crown bonnet hood beret
home|furn|furniture|table chair bed sofa wardrobe desk shelf cupboard stool
home|room|rooms|kitchen bathroom bedroom hall lounge attic cellar study
home|kit|things for the kitchen|pan kettle plate fork spoon whisk sieve
school|write|things for writing|pen pencil crayon chalk marker
school|subject|school subjects|history geography science art music English
people|school|people in a school|teacher pupil caretaker cook librarian
travel|wheel|things with wheels|car bus lorry van bicycle tractor taxi tram train
travel|boat|boats|canoe ferry yacht kayak raft dinghy ship
travel|air|things that fly|plane helicopter glider rocket balloon kite
nature|tree|trees|oak ash elm beech willow pine birch maple holly
nature|flower|flowers|rose daisy tulip lily daffodil poppy bluebell violet sunflower
nature|weather|weather|rain snow wind fog hail sunshine frost mist
nature|plant|parts of a plant|root stem leaf petal bud seed
colours|c|colours|red blue green yellow purple pink orange brown violet
maths|number|numbers|three seven ten twelve twenty hundred
maths|flat|shapes|circle square triangle oval rectangle hexagon
time|day|days|Monday Tuesday Thursday Friday Sunday
time|month|months|March April June July October December
time|season|seasons|spring summer autumn winter
play|?|toys|doll teddy kite puppet marbles skittles
sport|ball|ball games|football tennis cricket rugby hockey netball
play|ground|things in a playground|swing slide seesaw roundabout sandpit
music|i|musical instruments|piano violin drum flute guitar trumpet recorder harp
people|?|jobs|doctor nurse baker farmer plumber teacher pilot cook builder dentist
people|fam|family members|mother father brother sister uncle aunt cousin grandma
tools|t|tools|hammer saw spanner drill chisel screwdriver file
tools|t.garden|garden tools|spade rake fork trowel shears
doing|waysofwalking|ways of walking|stroll march stride plod tiptoe wander
doing|waysofspeaking|ways of speaking|whisper shout mutter mumble yell scream
doing|waysofmovingintheair|ways of moving in the air|fly glide soar hover float
doing|waysofcooking|ways of cooking|boil fry bake roast grill steam
food|sweet|sweet things|sugar honey jam syrup toffee chocolate
size|big|words for big|huge giant vast enormous immense gigantic
size|small|words for small|tiny little mini minute teeny
feelings|happy|happy feelings|glad cheerful joyful merry jolly pleased
feelings|sad|sad feelings|gloomy miserable upset tearful unhappy
buildings|?|buildings|house school church library hospital castle museum cottage
buildings|animal|animal homes|nest kennel stable hive den burrow sty
nature|sea|places by the sea|island beach shore bay harbour cove
materials|metal|metals|iron gold silver copper tin lead steel
materials|cloth|things to make clothes of|cotton wool silk linen nylon velvet denim
`);

/** Groups for years 5 and 6. */
export const middleGroups = lines(`
animals|m|mammals|whale bat bear horse elephant dolphin otter badger
animals|r|reptiles|snake lizard crocodile tortoise gecko turtle alligator
animals|a|amphibians|frog toad newt salamander
animals|s|shellfish|crab lobster prawn mussel oyster shrimp
animals|b.hunt|birds that hunt|eagle hawk falcon owl kestrel buzzard osprey
animals|b.flightless|birds that cannot fly|penguin ostrich emu kiwi
animals|m.dog|breeds of dog|poodle terrier spaniel collie beagle greyhound corgi
animals|?|female animals|ewe mare vixen hen doe lioness
animals|?|male animals|ram stallion bull rooster stag drake gander
animals|?|young animals|cygnet foal calf joey fawn tadpole gosling
animals|group|groups of animals|herd flock pack swarm shoal litter pride
body|bone|bones|skull rib spine femur pelvis shin
body|organ|organs|heart liver lung kidney stomach brain
clothes|jewel|jewellery|ring necklace bracelet brooch earring bangle
clothes|part|parts of a coat|sleeve collar pocket button cuff hood zip
food|herb|herbs|mint parsley basil thyme rosemary sage
food|spice|spices|ginger cinnamon pepper nutmeg turmeric paprika saffron
food|nut|nuts|almond walnut cashew hazelnut pecan pistachio chestnut
food|cheese|cheeses|cheddar brie mozzarella camembert parmesan
food|pasta|pasta|spaghetti macaroni lasagne ravioli noodles
food|bread|breads|loaf roll baguette bagel naan bun
buildings|worship|places of worship|church mosque temple synagogue cathedral chapel
buildings|house|houses|cottage bungalow mansion villa cabin palace
buildings|castle|parts of a castle|moat drawbridge tower battlement turret keep
home|floor|floor coverings|carpet rug mat lino tiles
home|furn.sit|things to sit on|chair stool sofa bench armchair pew throne
home|cont|containers|box jar tin crate barrel basket
home|kit.cut|cutlery|knife fork spoon ladle
nature|water|rivers and lakes|river stream brook lake pond canal
nature|high|high places|hill mountain peak summit ridge
nature|planet|planets|Mars Venus Saturn Jupiter Neptune Mercury Earth
nature|gem|gemstones|ruby emerald diamond sapphire pearl opal
nature|gas|gases|oxygen helium hydrogen nitrogen neon
nature|rock|rocks|granite marble slate chalk limestone sandstone
nature|tree.needle|trees with needles or scales|pine fir spruce larch cedar yew
nature|weather.storm|storms|hurricane tornado gale blizzard typhoon
people|fam.man|relatives who are men|uncle nephew grandfather son husband brother
people|fam.woman|relatives who are women|aunt niece grandmother daughter wife sister
people|sport|people in sport|referee umpire coach goalkeeper striker
people|stage|people on stage|actor singer dancer comedian magician
people|army|people of the army|soldier captain sergeant general corporal private
people|royal|royal people|king queen prince duke princess emperor duchess
people|make|people who make things|baker weaver potter carpenter tailor cobbler
language|kindsofword|kinds of word|noun verb adjective adverb pronoun
language|punctuationmarks|punctuation marks|comma colon apostrophe hyphen bracket
language|languages|languages|French Spanish German Italian Welsh Polish Urdu
language|?|things to read|novel magazine newspaper comic diary letter
language|kindsofpoem|kinds of poem|limerick haiku sonnet ballad
places|country|countries|France Spain Egypt India Japan Kenya Poland
places|capital|capital cities|London Paris Rome Cairo Tokyo Madrid
places|continent|continents|Africa Asia Europe America Antarctica
places|ocean|oceans|Atlantic Pacific Indian Arctic
music|i.string|stringed instruments|violin cello harp guitar viola banjo
music|i.wind|wind instruments|flute clarinet oboe recorder bassoon
music|i.wind.brass|brass instruments|trumpet trombone horn tuba bugle cornet
music|i.beat|things to beat|drum cymbal triangle tambourine gong
maths|length|measures of length|metre mile inch foot yard kilometre
maths|weight|measures of weight|gram kilogram ounce tonne pound
maths|time|measures of time|second minute hour week decade century
maths|solid|solid shapes|cube sphere cone cylinder pyramid prism
maths|flat|flat shapes|square circle triangle pentagon hexagon oval
money|coinsandmoney|coins and money|penny pound euro dollar rupee yen
travel|bike|parts of a bicycle|pedal saddle handlebar chain wheel brake
travel|ship|parts of a ship|deck mast anchor hull rudder cabin sail
travel|road|roads|lane motorway avenue street alley
sport|water|water sports|swimming rowing diving sailing surfing
sport|winter|winter sports|skiing skating sledging snowboarding curling
sport|board|board games|chess draughts ludo backgammon
doing|waysoflooking|ways of looking|stare glance peer gaze glimpse peep
doing|waysoflaughing|ways of laughing|giggle chuckle cackle guffaw chortle
doing|waysofeating|ways of eating|nibble chew munch gobble devour gnaw
doing|waysofcutting|ways of cutting|slice chop carve snip trim saw
doing|waysofbreaking|ways of breaking|smash shatter crack snap splinter
doing|soundsofanimals|sounds of animals|bark miaow neigh bleat roar hoot
doing|soundsofwater|sounds of water|splash drip trickle gurgle gush
colours|c.red|kinds of red|scarlet crimson ruby maroon cherry
colours|c.blue|kinds of blue|navy azure turquoise sapphire indigo
feelings|angry|words for angry|furious livid enraged cross irate
feelings|afraid|words for afraid|scared terrified frightened alarmed petrified
feelings|tired|words for tired|weary exhausted drowsy sleepy fatigued
`);

/** Groups for year 7. */
export const expertGroups = lines(`
animals|m.rodent|rodents|mouse squirrel beaver hamster porcupine rat
animals|m.marsupial|marsupials|kangaroo koala wombat opossum wallaby
animals|home|homes of wild animals|lair den burrow sett warren
animals|adjective|adjectives of animals|feline canine equine bovine aquiline
people|science|people of science|botanist physicist zoologist chemist astronomer geologist
people|medicine|people of medicine|surgeon nurse paramedic dentist midwife
people|law|people of the law|judge barrister solicitor juror magistrate
people|writer|people who write|poet novelist journalist playwright biographer
people|?|people who rule|monarch president emperor dictator sultan
language|figuresofspeech|figures of speech|simile metaphor alliteration personification onomatopoeia
language|partsofabook|parts of a book|chapter index preface glossary contents appendix
language|?|kinds of story|fable legend myth novel parable
language|prefixes|prefixes|anti sub inter semi mis
language|languagesofasia|languages of Asia|Hindi Mandarin Japanese Urdu Bengali Tamil
nature|?|land forms|peninsula isthmus plateau valley canyon
nature|weather.cloud|clouds|cirrus cumulus stratus nimbus
nature|?|kinds of fuel|coal petrol diesel gas peat
nature|plant.flower|parts of a flower|petal sepal stamen stigma
maths|angle|kinds of angle|acute obtuse reflex right
maths|tri|kinds of triangle|scalene isosceles equilateral
maths|avg|averages|mean median mode
maths|flat.four|four-sided shapes|rhombus trapezium kite parallelogram square rectangle
maths|circle|parts of a circle|radius diameter circumference chord arc sector
places|river|rivers|Thames Nile Amazon Danube Severn Ganges
places|desert|deserts|Sahara Gobi Kalahari Atacama
places|mountain|mountains|Everest Snowdon Vesuvius Kilimanjaro
places|sea|seas|Baltic Mediterranean Caribbean Adriatic
music|term|words for how loud or fast|forte piano allegro adagio presto crescendo
music|voice|kinds of singer|soprano alto tenor baritone bass
music|dance|dances|waltz tango polka foxtrot minuet
art|thingsanartistuses|things an artist uses|easel canvas palette brush charcoal
art|kindsofpicture|kinds of picture|portrait landscape sketch mural fresco
art|thingsofclay|things of clay|pottery porcelain earthenware terracotta
materials|cloth|fabrics|satin corduroy tweed linen silk chiffon
clothes|?|old-fashioned clothes|bonnet petticoat doublet breeches crinoline
buildings|churchpart|parts of a church|nave aisle spire altar pulpit
buildings|arch|parts of a column or arch|keystone pillar capital vault
buildings|?|workplaces|office factory studio laboratory workshop
feelings|brave|words for brave|intrepid valiant courageous fearless gallant
feelings|sad|words for sad|melancholy despondent dejected mournful sorrowful
feelings|proud|words for proud|arrogant haughty conceited vain boastful
feelings|calm|words for calm|placid serene tranquil composed
doing|waysofasking|ways of asking|beg implore plead entreat beseech
doing|waysofsayingno|ways of saying no|refuse decline reject deny
doing|waysofwalkingslowly|ways of walking slowly|amble saunter stroll dawdle trudge
doing|waysofmakingbetter|ways of making better|improve enhance refine amend
doing|waysofstopping|ways of stopping|cease halt desist pause terminate
size|many|words for many|numerous countless abundant copious myriad
size|short|words for short in time|brief fleeting momentary transient
science|statesandchanges|states and changes|melt freeze evaporate condense boil
science|thingsforlookingfarornear|things for looking far or near|telescope microscope binoculars periscope
science|metal|metals|zinc copper aluminium nickel mercury
body|eye|parts of an eye|pupil iris retina lens cornea
body|?|joints|knee elbow shoulder hip ankle wrist
money|wordsofbanking|words of banking|loan deposit interest account overdraft
money|payments|payments|fee fare rent toll wage
travel|people|people who travel|tourist pilgrim nomad explorer passenger
travel|boat.old|ships of old|galleon schooner frigate clipper
`);
