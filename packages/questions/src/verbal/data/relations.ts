/**
 * Pairs of things that stand in one relation. In a line: how it is told ({a} and {b} stand for the words), then the pairs.
 * A teacher may add pairs; the second word of a pair must not fit another first word of its line.
 */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Relations for years 3 and 4. */
export const firstRelations = lines(`
a young {b} is a {a}|kitten:cat puppy:dog lamb:sheep calf:cow foal:horse piglet:pig cub:bear chick:hen duckling:duck
the home of a {b} is a {a}|nest:bird hive:bee web:spider kennel:dog stable:horse burrow:rabbit den:fox sty:pig
a {b} says {a}|moo:cow woof:dog miaow:cat quack:duck baa:sheep hoot:owl oink:pig neigh:horse
the opposite of {b} is {a}|hot:cold up:down big:small in:out day:night wet:dry fast:slow happy:sad old:new left:right open:shut high:low
a {a} belongs to the body of a {b}|wing:bird fin:fish trunk:elephant antler:deer mane:lion shell:snail udder:cow spike:hedgehog
a {a} works in a {b}|teacher:school nurse:hospital farmer:field chef:kitchen librarian:library sailor:ship shopkeeper:shop
you use a {a} to {b}|knife:cut pen:write spade:dig broom:sweep ruler:measure needle:sew oven:bake towel:dry
you wear a {a} on your {b}|hat:head glove:hand shoe:foot scarf:neck belt:waist bracelet:wrist
you {b} with your {a}|eye:see ear:hear nose:smell tongue:taste foot:kick teeth:bite
{a} is the colour of {b}|green:grass yellow:lemon red:tomato white:snow orange:carrot black:coal brown:chocolate
a {a} comes from a {b}|egg:hen milk:cow honey:bee apple:tree petrol:pump silk:silkworm
{b} comes after {a}|Monday:Tuesday April:May spring:summer first:second seven:eight morning:afternoon July:August
a {a} has {b}|triangle:three square:four week:seven hand:five spider:eight year:twelve pair:two
more than one {a} are {b}|mouse:mice child:children foot:feet goose:geese man:men tooth:teeth leaf:leaves
a {a} drives or flies a {b}|pilot:plane captain:ship driver:bus cyclist:bicycle astronaut:rocket jockey:horse
`);

/** Things that are used or named together, for year 3. */
export const togetherPairs = lines(`
{a} and {b} go together|knife:fork bread:butter salt:pepper cup:saucer needle:thread lock:key bat:ball pen:paper sock:shoe bucket:spade brush:paint thunder:lightning table:chair king:queen hammer:nail bow:arrow fish:chips comb:hair hat:scarf moon:stars nut:bolt pillow:blanket train:track boat:oar drum:stick candle:match leash:dog saddle:horse plug:socket bee:flower bride:groom sun:sky
`);

/** Relations for years 5 and 6. */
export const middleRelations = lines(`
a young {b} is a {a}|cygnet:swan gosling:goose tadpole:frog joey:kangaroo fawn:deer caterpillar:butterfly kid:goat owlet:owl
a group of {b} is a {a}|flock:sheep herd:cows pack:wolves swarm:bees shoal:fish pride:lions litter:puppies bunch:grapes fleet:ships choir:singers
the female of a {b} is a {a}|ewe:ram hen:rooster mare:stallion vixen:fox cow:bull lioness:lion duchess:duke heroine:hero niece:nephew
{a} in the past is {b}|run:ran sing:sang buy:bought teach:taught fly:flew write:wrote eat:ate swim:swam catch:caught
{a} means nearly {b}|tiny:small glad:happy speak:talk rapid:fast begin:start peril:danger shout:yell ancient:old
a {a} uses a {b}|carpenter:saw surgeon:scalpel gardener:rake photographer:camera hairdresser:comb astronomer:telescope angler:rod chef:oven
a {a} makes {b}|baker:bread potter:pots author:books composer:music weaver:cloth sculptor:statues architect:plans
a {a} is part of a {b}|petal:flower wheel:car page:book key:piano branch:tree sail:yacht toe:foot brick:wall sleeve:shirt hand:clock
a {a} measures {b}|clock:time thermometer:temperature ruler:length scales:weight speedometer:speed compass:direction
{a} is much more than {b}|boiling:hot freezing:cold soaked:damp starving:hungry furious:cross enormous:big exhausted:tired terrified:nervous
the capital of {b} is {a}|Paris:France London:England Rome:Italy Madrid:Spain Dublin:Ireland Cardiff:Wales Edinburgh:Scotland Berlin:Germany Tokyo:Japan Cairo:Egypt
{a} is made of {b}|window:glass jumper:wool tyre:rubber candle:wax book:paper coin:metal brick:clay bread:flour
you {a} a {b}|bandage:wound sharpen:pencil iron:shirt lick:stamp tune:piano peel:banana frame:picture
the sound of a {b} is a {a}|bark:dog roar:lion hiss:snake bleat:lamb croak:frog grunt:pig tweet:bird
you can keep {a} in a {b}|money:purse cars:garage planes:hangar flowers:vase books:library paintings:gallery clothes:wardrobe
{a} sounds like {b}|pair:pear sun:son night:knight flower:flour meat:meet blue:blew week:weak hair:hare
{b} is the noun of {a}|brave:bravery wise:wisdom strong:strength kind:kindness true:truth high:height long:length honest:honesty
the opposite of {b} is {a}|generous:mean ancient:modern victory:defeat increase:decrease guilty:innocent hide:reveal shallow:deep arrive:depart
`);

/** Relations for year 7. */
export const expertRelations = lines(`
a {a} studies {b}|botanist:plants zoologist:animals astronomer:stars geologist:rocks historian:past linguist:languages meteorologist:weather
the opposite of {b} is {a}|transparent:opaque optimist:pessimist ascend:descend expand:contract scarce:abundant rigid:flexible humble:arrogant temporary:permanent
{a} is a mild form of {b}|breeze:gale dislike:hatred warm:scorching drizzle:downpour pond:lake hill:mountain whisper:shout nibble:devour smile:guffaw
an {a} person shows {b}|courageous:bravery miserly:meanness diligent:effort truthful:honesty furious:rage curious:interest
a {a} lacks {b}|desert:water pauper:money coward:courage novice:experience hermit:company insomniac:sleep
a {a} is a kind of {b}|sonnet:poem waltz:dance sapphire:gem granite:rock hurricane:storm oak:tree violin:instrument cobra:snake tango:dance
the adjective of {b} is {a}|lunar:moon solar:sun canine:dog feline:cat marine:sea equine:horse dental:teeth urban:city
a {a} leads a {b}|conductor:orchestra coach:team mayor:town principal:college editor:newspaper abbot:monastery
{b} is the verb of {a}|choice:choose belief:believe proof:prove growth:grow speech:speak flight:fly loss:lose gift:give
{a} can cause {b}|virus:illness carelessness:accident drought:famine friction:heat joke:laughter
{a} is used to prevent {b}|helmet:injury umbrella:soaking lock:theft vaccine:disease sunscreen:sunburn insulation:cold
a {a} is where {b} are kept|aviary:birds aquarium:fish stable:horses archive:documents wallet:banknotes orchard:trees vineyard:grapes
a {a} is the edge of a {b}|shore:sea kerb:road brim:hat frame:picture hem:skirt bank:river margin:page
a {a} is a small {b}|booklet:book islet:island kitchenette:kitchen hamlet:village brook:river hillock:hill cottage:house
{a} means nearly {b}|futile:pointless vigilant:watchful lucid:clear novice:beginner frugal:thrifty serene:calm wrath:anger candid:frank
`);
