/**
 * Pairs of things that stand in one relation. In a line: how it is told ({a} and {b} stand for the words), the pairs, and after the second bar
 * pairs that would fit as well: they are never asked, and never wrong answers for each other. A pair with '=' holds both ways round (opposites);
 * with ':' only in the direction of the line. A teacher may add pairs, after checking which other words of the line fit the first word,
 * and in the direction of the others, with '=' too: a hammer hits a nail, and a stick a drum.
 */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** The plainest relations, for year 3 at easy alone. */
export const plainRelations = lines(`
a young {b} is called a {a}|kitten:cat puppy:dog lamb:sheep calf:cow foal:horse piglet:pig cub:bear chick:hen duckling:duck|chick:duck
the home of a {b} is called a {a}|nest:bird hive:bee web:spider kennel:dog stable:horse burrow:rabbit den:fox sty:pig|nest:bee den:bear burrow:fox den:rabbit nest:rabbit
one {a}, two {b}|mouse:mice child:children foot:feet goose:geese man:men tooth:teeth leaf:leaves
`);

/** Relations for year 3. What children of six say at once (animal sounds, colours, up and down, the next day) is left out. */
export const firstRelations = lines(`
a {a} is part of a {b}|petal:flower wheel:car page:book key:piano branch:tree sail:yacht toe:foot brick:wall sleeve:shirt hand:clock|key:car wheel:yacht wheel:clock petal:tree key:clock hand:shirt brick:tree branch:flower key:book sail:car hand:foot toe:shirt
a {a} is made of {b}|window:glass jumper:wool tyre:rubber candle:wax book:paper coin:metal brick:clay bottle:plastic|window:metal brick:glass brick:metal brick:rubber tyre:metal candle:glass coin:clay coin:paper book:wool coin:glass jumper:rubber bottle:glass bottle:metal bottle:rubber bottle:clay window:plastic brick:plastic coin:plastic book:plastic tyre:plastic
a {a} is part of the body of a {b}|wing:bird fin:fish trunk:elephant antler:deer mane:lion shell:snail udder:cow prickle:hedgehog|shell:fish mane:horse wing:duck udder:deer
a {a} works in a {b}|teacher:school nurse:hospital farmer:field chef:kitchen librarian:library shopkeeper:shop|chef:school chef:hospital librarian:school librarian:hospital nurse:school teacher:library teacher:hospital shopkeeper:hospital
you use a {a} to {b}|knife:cut pen:write spade:dig broom:sweep ruler:measure needle:sew oven:bake towel:dry|oven:dry oven:cook knife:dig knife:write
you wear a {a} on or round your {b}|glove:hand scarf:neck belt:waist bracelet:wrist ring:finger helmet:head|scarf:head scarf:waist scarf:wrist bracelet:hand glove:wrist glove:finger belt:head ring:hand
a {b} gives us {a}|eggs:hen milk:cow honey:bee wool:sheep silk:silkworm|milk:sheep
a {a} makes us think of the number {b}|triangle:three square:four week:seven hand:five spider:eight year:twelve pair:two|hand:four year:four week:five week:two
a {a} is in control of a {b}|pilot:plane captain:ship driver:bus cyclist:bicycle astronaut:rocket jockey:horse|pilot:rocket pilot:ship captain:plane captain:rocket astronaut:plane driver:bicycle driver:plane pilot:bus
the opposite of {a} is {b}|early=late rich=poor strong=weak heavy=light full=empty sharp=blunt brave=cowardly
`);

/** Words for people that go together. Children of five know them, so they are left to easy. */
export const familyPairs = lines(`
the word {b} is for somebody female; the matching word for somebody male is {a}|king=queen groom=bride prince=princess father=mother brother=sister uncle=aunt son=daughter husband=wife|husband=bride groom=wife king=wife husband=queen prince=bride groom=princess father=wife husband=mother father=daughter son=mother king=princess prince=queen brother=daughter son=sister brother=aunt uncle=sister uncle=mother father=aunt uncle=wife prince=daughter king=daughter
`);

/** Things that are used or named together, for year 3. In each line all pairs go together for one reason. */
export const togetherPairs = lines(`
{a} and {b}: people often eat them together|bread=butter fish=chips bacon=eggs strawberries=cream crackers=cheese toast=jam cereal=milk pancakes=syrup|butter=jam bread=cheese bread=jam bread=eggs bread=bacon bread=milk bread=fish bread=chips bread=cream bread=syrup toast=butter toast=cheese toast=eggs toast=bacon toast=milk toast=syrup toast=fish crackers=butter crackers=jam crackers=milk cereal=cream cereal=syrup cereal=butter pancakes=butter pancakes=cream pancakes=jam pancakes=milk pancakes=eggs pancakes=bacon pancakes=cheese chips=cheese chips=eggs chips=bacon chips=butter bacon=butter bacon=cheese bacon=syrup fish=butter fish=eggs fish=cheese fish=cream strawberries=milk strawberries=jam strawberries=syrup strawberries=pancakes strawberries=cereal bread=toast
{a} and {b}: people use them together|needle=thread hammer=nail bat=ball bow=arrow stick=drum brush=paint spade=bucket knife=fork cup=saucer|knife=thread knife=bow knife=arrow cup=knife cup=fork saucer=knife saucer=fork fork=bucket cup=bucket pen=paper brush=paper paint=paper paint=bucket brush=bucket ball=stick bat=stick bow=stick needle=paper paint=nail nail=brush ball=bow needle=ball
{a} and {b}: people wear them together|sock=shoe hat=scarf shirt=tie jacket=trousers pyjamas=slippers blouse=skirt vest=pants|shirt=trousers shirt=skirt shirt=scarf jacket=shirt jacket=tie jacket=scarf jacket=hat hat=tie hat=shirt hat=skirt shoe=slippers sock=slippers shoe=trousers shoe=jacket shoe=shirt shoe=skirt shoe=tie sock=pants sock=trousers sock=skirt sock=vest sock=shirt blouse=trousers blouse=scarf blouse=jacket blouse=tie jacket=skirt scarf=trousers scarf=skirt vest=shirt vest=trousers vest=tie vest=jacket vest=skirt vest=blouse pants=shirt pants=jacket pants=shoe pants=tie pants=trousers pyjamas=pants pyjamas=vest pyjamas=sock tie=trousers tie=skirt hat=shoe hat=sock hat=pants hat=trousers pyjamas=hat pyjamas=shirt pyjamas=trousers pyjamas=scarf
{a} and {b}: one is made to fit the other|key=lock plug=socket bolt=nut lid=jar cork=bottle letter=envelope picture=frame tyre=wheel bulb=lamp battery=torch|bulb=torch battery=lamp lamp=plug lamp=socket bulb=socket bulb=plug battery=plug battery=socket wheel=nut wheel=bolt tyre=nut tyre=bolt wheel=lock tyre=lock wheel=frame battery=key bulb=battery lock=bolt lid=bottle cork=jar key=bolt letter=jar letter=bottle picture=envelope lock=nut lock=frame plug=bottle plug=jar letter=frame
`);

/** Links between their words by which a child could join them as well: none of these stands as a wrong answer beside the other. */
export const otherLinks = `
thunder: bolt stars moon drum rain sky train|lightning: bolt stars moon sky torch|moon: stars sky night|stars: sky torch night|cup: table plate jar lid milk hand saucer bottle ball
saucer: cup milk plate table lid|knife: butter bread cheese bacon paper nail table envelope fork hand spade stick|fork: eggs bacon chips pancakes table knife spade hand fish
table: knife cup saucer cream paper salt pepper ball bat lid picture hand bread|chair: hand jacket table brush|pillow: hair button blanket torch pyjamas|blanket: pyjamas thread needle pillow button horse tent picnic scarf
salt: chips eggs fish bacon butter crackers bread pepper jar lid water sea|pepper: chips eggs fish bacon cheese jar salt lid|horse: train boat hair brush shoe blanket hat cart prince king bucket|saddle: horse track boat bow prince king
train: track bride horse boat plug button|track: train shoe lock|boat: fish lock bottle paper horse oar key|oar: boat hand stick bat
button: shirt jacket coat thread needle blouse trousers pyjamas hand shoe skirt vest bow|coat: button hat scarf hair paint shoe glove jacket tie horse|tent: torch bolt stick pillow blanket picture|torch: stick match lock plug hand key
comb: hair brush bow hand|hair: brush bow hat comb scarf button nail cut tie|brush: hair comb shoe picture paint bucket thread cup slippers hand chair|paint: picture brush nail lid jar cup frame wall|pen: lid letter hand frame envelope picture ink plug lock
paper: letter envelope picture hat bread fish chips frame plug bat bow ball boat pen|letter: pen paper envelope jam key lock box king queen|envelope: paper pen letter|picture: paper paint brush nail pen frame king queen princess
nail: hammer hand brush bolt nut frame picture paint|hammer: nail nut bolt hand lock bat stick ball|bolt: lock key nut thunder lightning hammer arrow nail|nut: bread butter milk bolt hammer jar lid cereal|needle: thread nut button shirt sock trousers eye jacket skirt stick|thread: needle button shirt sock bolt nut brush
bat: ball glove hand stick hat|ball: bat hand glove slippers princess bucket hat paper stick king queen jar|bow: arrow hair tie hat blouse horse bride boat button|arrow: bow bolt key stick feather|drum: stick hand thunder lid ball king|stick: drum ball bat ring fish paint hand bread lock hammer candle torch
bucket: spade paint brush lid milk fish water|spade: bucket fork hand knife king queen|sock: hand shoe needle thread foot ball|shoe: horse brush box sock key|hat: hair king queen princess bow tie coat button|scarf: hat coat blanket hair button|tie: bow hair coat button knot groom
glove: hand coat ball bat hat scarf jacket|hand: glove nail pen ball stick bat brush fork wife king queen bride|lock: hair key bolt picture boat envelope horse train|key: lock jar letter bottle button|plug: socket torch lock sink|socket: plug eye bolt nut
lid: jar bottle cup bucket|jar: jam lid cork butter paint|bottle: milk cork lid ball syrup|cork: bottle jar ball boat frame|frame: picture door|bread: knife butter|butter: knife cup bread|fish: boat net|chips: fish salt|jam: jar lid cream knife|milk: bottle jar cup cream butter cheese eggs|cheese: cream butter milk knife|cream: milk butter cup jar|syrup: bottle jar|eggs: cup salt
bee: flower hive honey queen|candle: match cake wax|king: queen throne crown ball|queen: bee king crown bow|bride: train groom ring|groom: horse brush ring bride|prince: horse|princess: ball|father: son|mother: daughter
`;

/** Relations for years 3 and 4. */
export const secondRelations = lines(`
today I {a}, but yesterday I {b}|buy:bought teach:taught fly:flew write:wrote catch:caught think:thought bring:brought
a {a} makes {b}|baker:bread potter:pots composer:music weaver:cloth sculptor:statues cobbler:shoes tailor:suits|potter:statues tailor:cloth weaver:suits sculptor:pots composer:books author:music author:books
a {a} measures {b}|clock:time thermometer:temperature ruler:length compass:direction
you {a} a {b}|bandage:wound sharpen:pencil iron:shirt tune:piano peel:banana frame:picture|frame:shirt peel:wound frame:banana
a {a} is a number of {b} together|flock:sheep herd:cows bunch:grapes choir:singers litter:puppies|herd:sheep flock:cows bunch:singers bunch:puppies
a {b} is made to hold {a}|money:purse cars:garage planes:hangar flowers:vase books:library paintings:gallery clothes:wardrobe|books:wardrobe books:gallery books:purse paintings:library paintings:garage paintings:purse money:wardrobe money:vase planes:garage cars:hangar cars:gallery flowers:gallery flowers:garage flowers:library clothes:garage clothes:purse clothes:library books:garage
{a} sounds just like {b}|berry=bury brake=break fair=fare grate=great mail=male missed=mist peace=piece plain=plane
the opposite of {a} is {b}|generous=mean ancient=modern guilty=innocent shallow=deep fresh=stale rough=smooth tame=wild noisy=silent
`);

/** Relations for years 4 and 5. */
export const middleRelations = lines(`
a {a} uses a {b}|carpenter:saw surgeon:scalpel gardener:rake photographer:camera hairdresser:comb astronomer:telescope angler:rod chef:oven|surgeon:saw gardener:saw hairdresser:scalpel astronomer:camera surgeon:camera photographer:telescope angler:camera gardener:rod chef:saw surgeon:comb
{b} is the noun made from {a}|brave:bravery wise:wisdom strong:strength true:truth high:height long:length honest:honesty deep:depth
{a} means very {b}|scorching:hot freezing:cold drenched:wet famished:hungry furious:cross colossal:big exhausted:tired petrified:scared filthy:dirty
a young {b} is called a {a}|cygnet:swan gosling:goose tadpole:frog joey:kangaroo fawn:deer caterpillar:butterfly kid:goat|owlet:owl
a {b} is male, and the matching female is a {a}|ewe:ram hen:cockerel mare:stallion cow:bull vixen:fox duchess:duke niece:nephew|hen:rooster heroine:hero
the capital of {b} is {a}|Rome:Italy Madrid:Spain Berlin:Germany Tokyo:Japan Cairo:Egypt Athens:Greece Oslo:Norway Lisbon:Portugal Ottawa:Canada Warsaw:Poland
{a} means nearly the same as {b}|drowsy=sleepy feeble=weak rapid=quick timid=shy courteous=polite peculiar=odd wealthy=rich sly=cunning
the opposite of {a} is {b}|increase=decrease hide=reveal arrive=depart attack=defend accept=refuse|remember=forget
`);

/** Relations for year 5. In opposites and words of one meaning all words of a line are of one kind: among adjectives a noun would be seen at once. */
export const upperRelations = lines(`
a {a} is a number of {b} together|shoal:fish pride:lions fleet:ships gaggle:geese colony:ants troupe:dancers brood:chicks|pack:wolves swarm:bees pack:lions pack:bees swarm:fish fleet:fish swarm:ants colony:bees brood:geese
{a} means nearly the same as {b}|obstinate=stubborn hazardous=dangerous tranquil=peaceful genuine=real vital=essential hostile=unfriendly parched=dry
the opposite of {a} is {b}|advance=retreat construct=demolish conceal=reveal inhale=exhale attract=repel unite=separate
a {a} is in charge of a {b}|conductor:orchestra coach:team mayor:town principal:college editor:newspaper abbot:monastery|coach:orchestra conductor:team principal:orchestra mayor:team principal:team editor:team abbot:college coach:college principal:town
{a} is the noun that goes with the verb {b}|choice:choose belief:believe proof:prove growth:grow speech:speak flight:fly loss:lose gift:give
a {a} is a small {b}|copse:wood hamlet:village brook:river cove:bay dinghy:boat trowel:spade pouch:bag|cottage:house twig:branch pony:horse hamlet:house cottage:village copse:branch twig:wood
`);

/** Relations for year 6. */
export const hardRelations = lines(`
a {a} person shows {b}|courageous:bravery miserly:meanness diligent:effort truthful:honesty furious:rage curious:interest|diligent:interest diligent:honesty diligent:bravery courageous:honesty courageous:effort truthful:bravery truthful:effort furious:bravery curious:effort curious:honesty curious:bravery miserly:interest courageous:interest furious:meanness miserly:rage
{a} can cause {b}|stress:illness carelessness:accidents drought:famine friction:heat slapstick:laughter|carelessness:illness carelessness:famine carelessness:heat carelessness:laughter drought:illness drought:accidents friction:accidents friction:illness stress:heat stress:famine stress:accidents slapstick:accidents drought:heat
a {a} can prevent {b}|helmet:injury vaccine:disease lock:theft dam:flooding sunshade:sunburn antiseptic:infection|vaccine:infection antiseptic:disease helmet:sunburn vaccine:injury lock:injury dam:injury sunshade:injury
a {a} is made up of many {b}|archipelago:islands constellation:stars anthology:poems mosaic:tiles regiment:soldiers bouquet:flowers|alphabet:letters anthology:letters
a {a} works in a {b}|barrister:court scientist:laboratory sculptor:studio curator:museum lecturer:university mechanic:garage blacksmith:forge trader:market|scientist:university scientist:museum scientist:studio sculptor:museum sculptor:university sculptor:forge sculptor:market sculptor:garage lecturer:laboratory lecturer:museum lecturer:studio lecturer:court curator:university curator:studio curator:laboratory mechanic:forge mechanic:laboratory mechanic:studio blacksmith:market blacksmith:studio blacksmith:garage blacksmith:museum trader:garage trader:museum barrister:university barrister:market trader:stall curator:exhibition
the {a} is the edge of the {b}|shore:sea kerb:road brim:hat hem:skirt bank:river margin:page|shore:river bank:sea bank:road margin:road margin:river hem:hat shore:road kerb:river brim:river brim:skirt
`);

/** Relations for years 6 and 7. */
export const advancedRelations = lines(`
a {a} is like a {b}, but not so big or so strong|breeze:gale drizzle:downpour chuckle:guffaw pebble:boulder snack:feast skirmish:battle stream:torrent|stream:downpour drizzle:gale drizzle:torrent breeze:downpour
a {a} is a place for {b}|aviary:birds apiary:bees archive:documents silo:grain vineyard:grapes reservoir:water observatory:telescopes|vineyard:bees vineyard:birds aviary:bees reservoir:birds aviary:grain
a {a} studies {b}|botanist:plants zoologist:animals astronomer:stars geologist:rocks linguist:languages meteorologist:weather
{a} means nearly the same as {b}|abundant=plentiful obsolete=outdated reluctant=unwilling conspicuous=noticeable audacious=daring meticulous=thorough
the opposite of {a} is {b}|expand=contract ascend=descend permit=prohibit flourish=wither hasten=delay commend=criticise
`);

/** Relations for year 7. */
export const expertRelations = lines(`
the opposite of {a} is {b}|voluntary=compulsory benevolent=malevolent industrious=indolent superficial=profound verbose=concise docile=rebellious elated=dejected|transparent=opaque scarce=abundant rigid=flexible humble=arrogant temporary=permanent fertile=barren urban=rural scarce=fertile barren=abundant flexible=compulsory flexible=permanent
a {a} lacks {b}|desert:water pauper:money coward:courage novice:experience hermit:company insomniac:sleep|hermit:money coward:experience novice:courage pauper:company pauper:sleep pauper:water pauper:experience hermit:sleep desert:company insomniac:company hermit:courage hermit:experience
{a} is the adjective that goes with {b}|lunar:moon nocturnal:night feline:cat equine:horse bovine:cow maternal:mother vocal:voice|nocturnal:moon nocturnal:cat lunar:night nocturnal:owl
{a} means nearly the same as {b}|futile=pointless vigilant=watchful lucid=clear frugal=thrifty candid=frank intrepid=fearless tenacious=persistent|serene=calm obstinate=stubborn insolent=rude lucid=frank candid=clear candid=rude insolent=frank
a {a} measures {b}|barometer:pressure anemometer:wind altimeter:height odometer:distance seismograph:earthquakes|altimeter:pressure altimeter:distance odometer:height barometer:height barometer:wind
a {a} makes {b}|milliner:hats cooper:barrels cartographer:maps confectioner:sweets fletcher:arrows chandler:candles
`);

/** What is no longer asked, as it was too easy or is asked in other words. Stored questions of earlier versions are still solved by it. */
export const retiredRelations = lines(`
a {a} measures {b}|clock:time thermometer:temperature ruler:length protractor:angles compass:direction
we get {a} from {b}|eggs:hens milk:cows honey:bees apples:trees wool:sheep silk:silkworms|milk:sheep honey:trees
a {b} makes the sound {a}|moo:cow woof:dog miaow:cat quack:duck baa:sheep hoot:owl oink:pig neigh:horse
you {b} with your {a}|eye:see ear:hear nose:smell tongue:taste foot:kick teeth:bite
{a} is the colour of {b}|green:grass yellow:lemons red:tomatoes white:snow orange:carrots black:coal brown:chocolate|green:tomatoes white:chocolate black:chocolate brown:grass yellow:grass green:lemons orange:tomatoes yellow:tomatoes white:lemons
{b} comes after {a}|Monday:Tuesday April:May spring:summer first:second seven:eight morning:afternoon July:August|April:August April:summer spring:August spring:May July:May first:eight seven:second morning:Tuesday
the sound that a {b} makes is called a {a}|bark:dog roar:lion hiss:snake bleat:lamb croak:frog grunt:pig tweet:bird|grunt:lion hiss:lion grunt:dog grunt:frog
a {a} is a kind of {b}|sonnet:poem waltz:dance topaz:gem basalt:rock typhoon:storm sycamore:tree bassoon:instrument python:snake tango:dance|topaz:rock basalt:gem sonnet:dance waltz:poem bassoon:tree
`);

/**
 * What comes to mind with a word but is never the answer to it: nothing that the lists pair with the word. A relation whose words are all alike (capitals, verbs, opposites) needs none.
 */
export const temptingOnes = `
cygnet: lake|swan: lake|gosling: feather|goose: feather|tadpole: pond|frog: pond|joey: pouch|kangaroo: pouch|fawn: forest|deer: forest|caterpillar: leaf|butterfly: flower|kid: horns|goat: horns
flock: wool|herd: farmer|brood: hatch|shoal: net|pride: mane|litter: bin|bunch: vine|fleet: harbour|choir: song|gaggle: feather|colony: nest|troupe: stage|chicks: eggs|geese: pond|dancers: ballet|sheep: wool|cows: milk|fish: river|lions: roar|puppies: basket|grapes: vine|ships: anchor|singers: song
ewe: wool|ram: horns|hen: farmyard|cockerel: dawn|vixen: cub|fox: burrow|mare: saddle|stallion: gallop|bull: horns|lion: jungle|duchess: castle|duke: castle|niece: uncle|nephew: uncle
carpenter: shelf|surgeon: hospital|gardener: flower|photographer: wedding|hairdresser: fringe|astronomer: sky|angler: river|chef: restaurant|saw: plank|scalpel: blade|rake: leaves|camera: film|telescope: planet|rod: worm|oven: cake
baker: oven|potter: clay|composer: piano|weaver: loom|sculptor: chisel|cobbler: leather|tailor: needle|bread: crumb|pots: kitchen|music: dance|cloth: cotton|statues: museum|shoes: feet|suits: ties
petal: scent|wheel: tyre|page: word|branch: leaf|sail: wind|toe: nail|sleeve: arm|hand: finger|flower: vase|car: motorway|piano: tune|tree: forest|yacht: harbour|foot: boot|wall: fence|shirt: tie
clock: wall|thermometer: nurse|ruler: pencil|compass: map|time: past|temperature: fever|length: width|direction: signpost
scorching: desert|freezing: ice|drenched: rain|famished: food|furious: rage|colossal: whale|exhausted: bed|petrified: ghost|filthy: mud|hot: sun|cold: winter|wet: water|hungry: lunch|cross: shout|big: elephant|tired: bed|scared: dark|dirty: soap
window: curtain|jumper: sheep|tyre: wheel|candle: flame|book: shelf|coin: purse|bottle: drink|glass: drink|wool: sheep knitting|rubber: pencil|wax: bee|paper: scissors|metal: blacksmith|clay: potter|plastic: factory
bandage: hospital|iron: steel|tune: song|frame: glass|wound: bleed
money: coin|cars: driver|planes: pilot|flowers: bee|books: reader|paintings: artist|clothes: tailor|purse: handbag|garage: petrol|hangar: airport|library: reader|gallery: artist|wardrobe: bedroom
breeze: kite|gale: roof|drizzle: umbrella|downpour: gutter|chuckle: joke|guffaw: clown|pebble: beach|boulder: moss|snack: apple|feast: king
courageous: lion|miserly: coins|diligent: pupil|truthful: witness|furious: bull|curious: kitten|bravery: medal|meanness: miser|effort: sweat|honesty: promise|rage: temper|interest: hobby
stress: worry|carelessness: sloppiness|drought: desert|friction: brakes|slapstick: comedian|illness: bed|accidents: ambulance|famine: hunger|heat: summer|laughter: clown
helmet: cyclist|vaccine: needle|lock: key|dam: beaver|sunshade: beach|antiseptic: plaster|infection: fever|injury: bandage|disease: doctor|theft: burglar|flooding: rain|sunburn: holiday
aviary: cage|apiary: honey|archive: shelf|silo: farm|vineyard: wine|reservoir: dam|observatory: dome|birds: feathers|bees: honey|documents: paper|grain: bread|grapes: wine|water: fish|telescopes: lens
shore: wave|kerb: traffic|brim: shade|hem: stitch|bank: money|margin: pencil|sea: salt|road: traffic|hat: head|skirt: dress|river: salmon|page: story
archipelago: sailor|constellation: sky|anthology: bookshop|mosaic: floor|regiment: war|bouquet: wedding|islands: palm|stars: night|poems: rhyme|tiles: bathroom|soldiers: uniform|flowers: bee
barrister: wig|scientist: experiment|sculptor: chisel|curator: statue|lecturer: notes|mechanic: spanner|blacksmith: horseshoe|trader: customer|court: judge|laboratory: flask|studio: easel|museum: dinosaur|university: student|garage: car|forge: anvil|market: crowd
botanist: microscope|zoologist: cage|astronomer: telescope|geologist: hammer|linguist: dictionary|meteorologist: umbrella|plants: soil|animals: zoo|rocks: cliff|languages: abroad|weather: forecast
desert: camel|pauper: rags|coward: hiding|novice: lesson|hermit: cave|insomniac: pillow|money: bank|courage: hero|experience: expert|company: party|sleep: pillow
lunar: rocket|nocturnal: bed|feline: whiskers|equine: saddle|bovine: milk|maternal: baby|vocal: song|moon: tide|night: lamp|cat: whiskers|horse: saddle|cow: milk|mother: baby|voice: song
barometer: storm|anemometer: sail|altimeter: pilot|distance: marathon|odometer: car|seismograph: needle|pressure: tyre|wind: kite|height: tower|earthquakes: rubble
milliner: feather|cooper: hoop|cartographer: compass|confectioner: sugar|fletcher: feather|chandler: wick|hats: head|barrels: wine|maps: treasure|sweets: toothache|arrows: bow|candles: birthday
copse: shade|hamlet: farmer|brook: trout|dinghy: harbour|trowel: soil|pouch: coins|village: church|boat: harbour|bag: shoulder
brave: hero|wise: owl|strong: muscle|kind: friend|true: fact|high: tower|long: metre|honest: liar
`;
