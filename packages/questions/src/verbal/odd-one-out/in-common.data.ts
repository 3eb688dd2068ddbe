/**
 * What words of different groups have in common all the same: what they are made of, where they come from, what they can do. Never asked for; three
 * words that share one of these are never left over by chance. In a line: what it is, the words.
 */
export const inCommon: readonly string[] = `
jobs|explorer weaver potter carpenter tailor cobbler surgeon nurse judge poet novelist journalist
musical words for loud and soft|forte piano crescendo fortissimo diminuendo
musical words for fast and slow|allegro adagio presto andante lento
Italian food|brie mozzarella parmesan spaghetti macaroni lasagne ravioli penne basil espresso
from Italy|mozzarella parmesan spaghetti macaroni lasagne ravioli penne Italian Rome Vesuvius villa Etna
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
sweet things|sugar honey jam syrup toffee chocolate
pieces of cutlery|knife fork spoon teaspoon
baby animals|lamb calf foal kitten puppy cub chick duckling piglet
sounds of animals|bark miaow neigh bleat roar hoot
stones out of the ground|granite marble slate limestone sandstone basalt ruby emerald diamond sapphire opal topaz garnet amethyst
words of banking|loan deposit interest account overdraft
money that is paid|interest fee fare rent toll wage salary fine
languages of Asia|Hindi Mandarin Japanese Urdu Bengali Tamil
languages named after a country|French Spanish German Italian Welsh Polish Japanese
kinds of weather|rain snow wind fog hail sunshine frost mist
gems|ruby emerald diamond sapphire pearl opal jade turquoise topaz garnet amethyst
foods that are colours|cherry olive lime chestnut hazel chocolate orange lemon peach plum salmon mint
trees that are colours|cherry olive lime chestnut hazel
kinds of colour and fruit|orange cherry peach plum lime lemon
colours that are also things|orange pink violet rose ruby sapphire cherry navy turquoise indigo
grows underground|potato carrot onion turnip beetroot parsnip leek root garlic ginger bulb turmeric
grows on trees|apple pear cherry orange lemon plum peach mango walnut almond cashew hazelnut pecan chestnut pistachio leaf nutmeg cinnamon
has stones or pips|apple pear grape cherry orange lemon plum peach melon mango
eaten as vegetables|carrot potato cabbage onion leek turnip celery spinach beetroot broccoli parsnip squash pepper
can be drunk|water milk juice tea coffee lemonade squash cocoa chocolate espresso smoothie
hot to drink|chocolate tea coffee cocoa milk
can fly|robin sparrow owl eagle crow swan parrot thrush gull heron duck magpie bee wasp beetle butterfly fly moth ladybird plane helicopter glider rocket balloon kite hawk falcon kestrel buzzard osprey bat grasshopper drake gander budgie goose cygnet blackbird wren starling coot canary airship jet finch
has wings|robin sparrow owl eagle crow swan parrot thrush gull heron hen duck turkey magpie bee wasp beetle butterfly fly moth ladybird plane glider penguin ostrich emu kiwi bat hawk falcon kestrel buzzard osprey rooster drake gander chick duckling cygnet budgie gosling goose blackbird wren starling coot canary finch
has feathers|robin sparrow owl eagle crow swan parrot thrush gull heron hen duck turkey magpie penguin ostrich emu kiwi hawk falcon kestrel buzzard osprey rooster drake gander chick duckling cygnet gosling budgie goose blackbird wren starling coot canary finch
birds|robin sparrow owl eagle crow swan parrot thrush gull heron hen duck turkey magpie penguin ostrich emu kiwi hawk falcon kestrel buzzard osprey rooster drake gander chick duckling cygnet gosling budgie cuckoo goose blackbird wren starling coot canary finch
kept on a farm|cow pig sheep goat hen horse duck turkey lamb calf foal chick duckling piglet ewe mare ram rooster drake gander bull gosling stallion donkey sow
kept at home|hamster rabbit kitten puppy goldfish budgie gerbil cat dog parrot snake lizard tortoise gecko poodle terrier spaniel collie beagle greyhound corgi mouse rat turtle canary
four legs|cow pig sheep goat horse hamster rabbit kitten puppy gerbil lion tiger leopard cheetah panther jaguar lynx puma lamb calf foal cub piglet table chair bed whale bear elephant otter badger lizard crocodile tortoise gecko turtle alligator frog toad newt salamander poodle terrier spaniel collie beagle greyhound corgi mouse squirrel beaver porcupine rat stool sofa armchair ewe mare vixen doe lioness ram stallion bull stag mule fawn wolf fox donkey hedgehog hare mole giraffe zebra hippo rhino sow desk
has horns or antlers|cow goat bull ram stag
lives in or by water|duck swan gull heron frog toad newt salamander crocodile turtle alligator whale dolphin otter beaver cod salmon trout shark tuna haddock plaice goldfish herring crab lobster prawn mussel oyster shrimp penguin osprey cygnet tadpole duckling drake coot mackerel hippo goose
lives in the sea|cod shark tuna haddock plaice herring crab lobster prawn mussel oyster shrimp whale dolphin turtle salmon mackerel
swims|duck swan frog toad newt crocodile turtle alligator whale dolphin otter beaver cod salmon trout shark tuna haddock plaice goldfish herring penguin tadpole cygnet duckling drake mackerel goose coot hippo
lays eggs|robin sparrow owl eagle crow swan parrot thrush gull heron hen duck turkey magpie snake lizard crocodile tortoise gecko turtle alligator frog toad newt salamander penguin ostrich emu kiwi ant bee wasp cod salmon trout blackbird wren starling coot canary finch
hops or jumps|rabbit frog toad grasshopper cricket kangaroo wallaby robin
male animals|ram stallion bull rooster stag drake gander
female animals|ewe mare vixen hen doe lioness cow duck sow
young animals|lamb calf foal kitten puppy cub chick duckling piglet cygnet joey fawn tadpole gosling
wild mammals of Britain|badger fox hedgehog squirrel otter hare mole mouse rat beaver
deer|stag doe fawn deer
horses|stallion mare foal horse
cattle|bull calf cow
sheep|ram ewe lamb sheep
geese and ducks|gander drake goose duck gosling duckling
mammals|cow pig sheep goat horse hamster rabbit kitten puppy gerbil lion tiger leopard cheetah panther jaguar lynx puma lamb calf foal cub piglet whale bat bear elephant dolphin otter badger poodle terrier spaniel collie beagle greyhound corgi ewe mare vixen doe lioness ram stallion bull stag mouse squirrel beaver porcupine rat kangaroo koala wombat opossum wallaby joey fawn wolf fox donkey hedgehog hare mole giraffe zebra hippo rhino sow
from Australia|kangaroo koala wombat wallaby emu joey
from Africa|lion elephant ostrich cheetah Kenya Egypt Nile Sahara Kilimanjaro Cairo Kalahari lioness giraffe zebra hippo rhino leopard
spotted or striped|tiger leopard cheetah ladybird jaguar bee wasp zebra giraffe
big|whale elephant bear huge giant vast enormous immense gigantic giraffe hippo rhino
small|ant mouse tiny little mini minute teeny shrimp
breeds of dog and names of things|boxer pointer setter
has hands|clock watch person
worn|shirt skirt trousers dress jumper jacket coat blouse cardigan shoe boot sandal slipper sock trainer hat cap helmet crown bonnet hood beret ring necklace bracelet brooch earring bangle petticoat doublet breeches crinoline scarf glove turban bowler trilby moccasin clog wellington
worn on the head|hat cap helmet crown bonnet hood beret turban bowler trilby
worn by women|skirt dress blouse bonnet petticoat crinoline necklace bracelet earring brooch
worn outdoors|jacket coat boot hat cap scarf glove hood helmet
has buttons|shirt jacket coat blouse cardigan
has laces or soles|shoe boot trainer sandal slipper
has strings|violin cello harp guitar viola banjo lute mandolin kite puppet piano bow
blown|flute clarinet oboe recorder bassoon trumpet trombone horn tuba bugle cornet balloon
musical instruments|piano violin drum flute guitar trumpet recorder harp cello viola banjo clarinet oboe bassoon trombone horn tuba bugle cornet cymbal triangle tambourine gong lute mandolin xylophone timpani maracas
in an orchestra|violin cello harp viola flute clarinet oboe bassoon trumpet trombone horn tuba drum cymbal triangle timpani xylophone conductor
has three sides|triangle pyramid
round|circle sphere ring drum coin ball sun wheel moon hoop marbles melon orange balloon plate penny cylinder cone oval
shapes|circle square triangle oval rectangle hexagon cube sphere cone cylinder pyramid prism pentagon rhombus trapezium kite parallelogram cuboid octagon heptagon decagon
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
used in the garden|spade rake fork trowel shears hose lawnmower
used to eat|knife fork spoon plate bowl cup teaspoon
made of metal|hammer saw spanner drill chisel screwdriver file pan kettle fork spoon whisk sieve knife ladle grater teaspoon spade rake trowel shears trumpet trombone tuba bugle cornet cymbal gong ring necklace bracelet penny anchor key tin pliers peeler
made of wood|lute mandolin xylophone table chair bed wardrobe desk shelf cupboard stool violin guitar pencil cello viola recorder crate barrel bench pew draughts
big things to store or ship goods in|crate chest trunk casket barrel keg
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
goes on water|canoe ferry yacht kayak raft dinghy ship galleon schooner frigate clipper duck swan barge
has an engine|car bus lorry van tractor taxi train plane helicopter ferry motorbike ship tram jet airship coach barge
for many people|bus train tram plane ferry ship
goes on rails or roads|car bus lorry van bicycle tractor taxi tram train coach motorbike
means of transport|car bus lorry van bicycle tractor taxi tram train canoe ferry yacht kayak raft dinghy ship plane helicopter glider rocket balloon galleon schooner frigate clipper motorbike barge jet airship coach
ball games|football tennis cricket rugby hockey netball golf rounders
played with a bat or racket|tennis cricket rounders badminton golf
played in teams|football cricket rugby hockey netball curling
games|football tennis cricket rugby hockey netball chess draughts ludo backgammon marbles skittles
sport|football tennis cricket rugby hockey netball swimming rowing diving sailing surfing skiing skating sledging snowboarding curling golf rounders
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
parts of the body|arm leg knee elbow shoulder ankle neck chest back nose mouth eye cheek chin lip eyebrow forehead skull rib spine femur pelvis shin heart liver lung kidney stomach brain hip wrist pupil iris retina lens cornea nostril
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
gemstones and precious things|ruby emerald diamond sapphire pearl opal gold silver jade turquoise topaz garnet amethyst
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
fuel|coal petrol diesel gas peat oil hydrogen
languages|French Spanish German Italian Welsh Polish Urdu Hindi Mandarin Japanese Bengali Tamil English
of Europe|France Spain Poland London Paris Rome Madrid Thames Danube Severn Vesuvius Snowdon French Spanish German Italian Welsh Polish Baltic Adriatic Mediterranean Italy Etna Rhine Greece Norway Dublin Berlin Athens Oslo Aegean
of Asia|India Japan Tokyo Hindi Mandarin Japanese Urdu Bengali Tamil Gobi Everest Ganges Delhi
of Britain|London Thames Severn Snowdon Welsh English
of South America|Amazon Atacama
volcanoes|Vesuvius Kilimanjaro Etna
of Egypt|Egypt Cairo Nile
water on a map|Atlantic Pacific Indian Arctic Thames Nile Amazon Danube Severn Ganges Baltic Mediterranean Caribbean Adriatic river lake sea Rhine Aegean Southern
parts of a sentence|noun verb adjective adverb pronoun comma colon apostrophe hyphen bracket
to read|novel magazine newspaper comic diary letter limerick haiku sonnet ballad fable legend myth parable
poems|limerick haiku sonnet ballad
stories|fable legend myth novel parable
in a book|chapter index preface glossary contents appendix page
imperial measures|mile inch foot yard ounce pound pint gallon
metric measures|metre kilometre gram kilogram tonne centimetre litre millilitre
money|penny pound euro dollar rupee yen
parts of the foot and measures|foot
measures|metre mile inch foot yard kilometre gram kilogram ounce tonne pound second minute hour week decade century centimetre litre millilitre pint gallon
bad feelings|gloomy miserable upset tearful unhappy furious livid enraged cross irate scared terrified frightened alarmed petrified melancholy despondent dejected mournful sorrowful glum heartbroken afraid annoyed raging seething fearful
strong feelings|furious livid enraged terrified petrified exhausted
good feelings|glad cheerful joyful pleased merry jolly happy
wind|gale hurricane tornado typhoon wind blizzard
snow|snow blizzard frost hail
on a coat|sleeve collar pocket button cuff hood zip
on a bicycle|pedal saddle handlebar chain wheel brake
on a horse|saddle mane hoof
containers|box jar tin crate barrel basket pan kettle cup bottle flask keg decanter chest trunk casket
to sit on|chair stool sofa bench armchair pew throne saddle swing bed
for babies|cot pram rattle teddy doll
toys|doll teddy kite puppet marbles skittles balloon swing
made of clay or glass|plate cup jar pottery porcelain earthenware terracotta brick marbles
cooked in an oven|bread cake roast bake loaf roll bun bagel baguette naan
ways to cook|boil fry bake roast grill steam
cooking words|boil fry bake roast grill steam chop slice carve
words of water becoming something|melt freeze evaporate condense boil steam
breaking and cutting|slice chop carve snip trim saw smash shatter crack snap splinter
`
  .trim()
  .split('\n');
