/**
 * Groups of things. In a line: the name of the group, its words. A word that belongs to two groups is listed in both, or with the names it fits too
 * (also-fits.data.ts). No word holds the name of its group: a hazelnut tells that it is a nut. Which groups are asked about side by side, and how
 * high that is, stands in neighbours.data.ts. A teacher may add to them.
 */
const lines = (text: string): readonly string[] => text.trim().split('\n');

const plants = lines(`
trees|oak ash elm beech willow pine birch maple holly
evergreen trees|pine fir spruce cedar yew holly
trees that lose their leaves|oak ash elm beech willow birch maple
flowers|rose daisy tulip lily daffodil poppy bluebell crocus
vegetables|carrot cabbage onion leek turnip celery spinach beetroot broccoli parsnip
parts of a plant|root stem leaf petal bud seed
parts of a flower|petal sepal stamen stigma anther
herbs|mint parsley basil thyme rosemary sage
spices|ginger cinnamon pepper nutmeg turmeric paprika saffron
nuts|almond cashew pecan pistachio macadamia
`);

const animals = lines(`
farm animals|cow pig sheep goat hen horse turkey donkey
pets|hamster gerbil goldfish budgie canary kitten puppy
wild animals of Britain|badger fox hedgehog squirrel otter hare mole
wild animals of Africa|lion giraffe zebra hippo elephant rhino
fish|cod salmon trout tuna haddock plaice herring mackerel
shellfish|crab lobster prawn mussel oyster shrimp
reptiles|snake lizard crocodile tortoise gecko turtle alligator
amphibians|frog toad newt salamander
birds that hunt|hawk falcon kestrel buzzard osprey eagle
birds that cannot fly|penguin ostrich emu kiwi
water birds|duck swan goose heron coot
garden birds|robin sparrow finch thrush wren starling
rodents|mouse squirrel beaver hamster porcupine rat gerbil
marsupials|kangaroo koala wombat opossum wallaby
male animals|ram stallion bull stag drake gander
female animals|ewe mare vixen doe lioness sow
young animals|cygnet foal fawn joey gosling calf tadpole
words for groups of animals|herd flock pack swarm litter pride
animal homes|nest kennel stable hive burrow sty
homes of wild animals|lair den burrow sett warren drey
homes that people build for animals|kennel stable sty hutch coop aviary
`);

const atHome = lines(`
rooms|kitchen lounge attic cellar nursery pantry
pieces of furniture|wardrobe desk armchair sofa cupboard stool bookcase
houses|cottage bungalow mansion villa cabin
kitchen tools|whisk sieve ladle grater spatula peeler
workshop tools|hammer saw spanner drill chisel screwdriver pliers
garden tools|spade rake trowel shears lawnmower
things for writing and drawing|pen pencil crayon chalk marker
containers for liquids|flask jug keg flagon decanter
boxes|crate chest trunk casket
bags|satchel rucksack pouch holdall
fabrics|corduroy satin tweed velvet linen
pieces of jewellery|necklace bracelet brooch bangle earring
things worn on the head|beret bonnet turban bowler trilby
things worn on the feet|sandal moccasin clog slipper wellington
parts of a coat|sleeve collar pocket button cuff hood zip
parts of a shoe|sole heel tongue lace
`);

const travel = lines(`
boats|canoe ferry yacht kayak raft dinghy barge
ships of old|galleon schooner frigate clipper
parts of a bicycle|pedal saddle handlebar chain wheel brake
parts of a ship|mast deck anchor hull rudder sail
parts of a sailing ship|mast rudder hull keel bowsprit
roads|lane motorway avenue street crescent
people who travel|tourist pilgrim explorer passenger nomad
`);

const places = lines(`
places by the sea|beach shore pier harbour cove
inland waters|river stream brook lake pond canal
high places|hill mountain peak summit ridge
continents|Africa Asia Europe Oceania Antarctica
oceans|Atlantic Pacific Indian Arctic
countries|France Spain Egypt India Japan Kenya Poland Norway Greece Canada
capital cities|London Paris Rome Cairo Tokyo Madrid Dublin Berlin Athens Oslo
rivers|Thames Nile Amazon Danube Severn Ganges Rhine
mountains|Everest Snowdon Vesuvius Kilimanjaro Etna
seas|Baltic Mediterranean Caribbean Adriatic Aegean
deserts|Sahara Gobi Kalahari Atacama
high ground|summit ridge crest peak pinnacle
low ground|valley gorge canyon ravine
stretches of water|estuary lagoon reservoir fjord
places of worship|church mosque temple synagogue cathedral chapel
workplaces|office factory studio laboratory workshop
parts of a castle|moat drawbridge battlement turret keep
parts of a church|nave altar pulpit spire font
parts of a theatre|stage foyer wings auditorium balcony
clouds|cirrus cumulus stratus nimbus
storms|hurricane tornado typhoon cyclone blizzard
winds|breeze gust draught zephyr
`);

const bodies = lines(`
joints|knee elbow shoulder hip ankle wrist
organs|heart liver lung kidney stomach brain
parts of the skeleton|skull rib spine femur pelvis
bones|femur tibia skull sternum clavicle
teeth|incisor molar canine premolar
parts of an eye|pupil iris retina lens cornea
`);

const materials = lines(`
metals|iron gold silver copper tin lead steel
kinds of cloth|cotton wool silk linen nylon velvet denim
rocks|granite marble slate chalk limestone sandstone
gemstones|ruby emerald diamond sapphire opal
kinds of fuel|coal petrol diesel peat
gems|topaz opal garnet amethyst sapphire
kinds of rock|basalt granite limestone slate marble
kinds of metal|zinc copper aluminium nickel mercury
kinds of red|scarlet crimson maroon cherry ruby
kinds of blue|navy azure turquoise sapphire indigo
kinds of green|emerald olive lime jade
kinds of brown|chestnut hazel tan chocolate
`);

const arts = lines(`
stringed instruments|violin cello harp viola banjo lute mandolin
woodwind instruments|flute clarinet oboe recorder bassoon
brass instruments|trumpet trombone horn tuba bugle cornet
percussion instruments|cymbal tambourine gong xylophone timpani maracas
kinds of singer|soprano alto tenor baritone bass
dances|waltz tango polka foxtrot minuet
kinds of picture|portrait landscape sketch mural fresco
things made of clay|porcelain earthenware terracotta stoneware
things an artist uses|easel canvas palette brush charcoal
ball games|tennis cricket rugby golf rounders
water sports|swimming rowing diving sailing surfing
winter sports|skiing skating sledging snowboarding curling
board games|chess draughts ludo backgammon
`);

const language = lines(`
word classes|noun verb adjective adverb pronoun conjunction preposition
punctuation marks|comma colon apostrophe hyphen bracket
parts of words|root prefix suffix syllable
parts of a text|sentence paragraph clause phrase heading
kinds of poem|limerick haiku sonnet ballad
kinds of story|fable legend myth novel parable
parts of a book|chapter index preface glossary contents appendix
parts of a newspaper|headline article column advert caption
figures of speech|simile metaphor alliteration personification onomatopoeia
kinds of play|comedy tragedy farce pantomime
kinds of verse|ode elegy sonnet epic
`);

const maths = lines(`
2D shapes|circle square triangle oval rectangle hexagon pentagon
3D shapes|cube sphere cone cylinder pyramid prism cuboid
four-sided shapes|rhombus trapezium kite parallelogram square rectangle
shapes with more than four sides|pentagon hexagon octagon heptagon decagon
kinds of triangle|scalene isosceles equilateral
kinds of angle|acute obtuse reflex
averages|mean median mode
parts of a circle|chord arc sector tangent radius diameter
units of length|metre mile inch centimetre kilometre foot
units of weight|gram kilogram ounce tonne pound
units of time|second minute hour week decade century
measures for liquids|litre millilitre pint gallon
`);

const people = lines(`
male relatives|uncle nephew grandfather son husband brother
female relatives|aunt niece grandmother daughter wife sister
people in medicine|surgeon nurse paramedic dentist midwife
people on stage|actor singer dancer comedian magician
people in sport|referee umpire coach goalkeeper striker
people who make things|weaver potter carpenter tailor cobbler
people in the army|soldier sergeant general corporal colonel
people in law|judge barrister solicitor juror magistrate
scientists|botanist physicist zoologist chemist astronomer geologist
people who write|poet novelist journalist playwright biographer
people who rule|monarch president emperor dictator sultan
money that you pay|fare rent toll fine
money that you earn|wage salary commission bonus
banking words|account overdraft loan cheque
`);

export const thingGroups: readonly string[] = [
  plants,
  animals,
  atHome,
  travel,
  places,
  bodies,
  materials,
  arts,
  language,
  maths,
  people,
].flat();
