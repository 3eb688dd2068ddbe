/**
 * For each word of two meanings one more word that goes with its first meaning only, and one that goes with its second only, so that the
 * options fit one of the two clues. In the order of the meanings in the other lists. A teacher may add words.
 */

export const moreHalves = `
light:bulb:faded bat:mallet:rabbit bark:snarl:root ring:brooch:text watch:notice:calendar bank:beach:pennies match:tournament:flame
cold:snowy:headache kind:friendly:group letter:postcard:digit orange:mango:pink rock:gravel:shake wave:splash:nod trip:adventure:slip
fair:right:parade spring:winter:skip nail:bolt:knuckle sink:washbasin:drown stick:stem:fasten train:lorry:revise box:chest:slap
tie:bind:necklace jam:butter:crush tap:rap:hose can:jar:will fly:hover:moth glass:goblet:lens glasses:jugs:binoculars ball:marble:prom
duck:chicken:bend drop:dot:dive key:padlock:drum hard:stiff:puzzling star:comet:hero spot:observe:scar plant:herb:grow back:reverse:hip
foot:leg:centimetre rose:buttercup:lifted table:stool:diagram head:chin:director step:march:landing
point:blob:reveal present:treat:today mean:cruel:expect well:fine:lake change:replace:notes sign:placard:print pack:rucksack:swarm
fork:chopsticks:junction second:jiffy:last tear:scratch:weep long:stretched:dream safe:guarded:cabinet fine:clear:fee iron:brass:neaten
trunk:crate:tusk roll:sandwich:rotate file:wallet:saw sheet:pillow:notepad seal:dolphin:block page:chapter:maid calf:piglet:thigh
hide:mask:wool handle:knob:grab shower:downpour:scrub ship:ferry:mail stamp:letter:stride bow:string:nod crane:pulley:swan
cricket:hockey:moth date:sultana:week diamond:sapphire:triangle flat:straight:cottage line:procession:thread lock:latch:plait
march:hike:July mark:smudge:percentage pole:stake:equator pool:lagoon:bowling pound:cent:bash row:file:raft sack:parcel:remove
store:stall:collect type:group:mouse wind:hurricane:curl pen:paintbrush:cage palm:thumb:banana mouse:squirrel:laptop coach:taxi:instructor
yard:centimetre:lawn minute:teeny:week
bright:glittering:intelligent block:slab:hinder bolt:clasp:gallop bulb:lantern:crocus bonnet:helmet:bumper case:crate:court
chest:casket:heart clear:certain:wipe cover:bury:cork deck:cabin:dice drill:prick:training fast:hasty:abstain ground:mud:powdered
jar:tin:bump last:ultimate:remain lap:orbit:shins lead:direct:chain litter:mess:piglets log:plank:notebook mine:tunnel:theirs
mole:hare:wart mug:tumbler:burgle note:message:melody post:package:pole saw:glimpsed:slice school:nursery:swarm season:summer:sugar
shed:cabin:scatter slip:stumble:leaflet spade:hoe:jacks spell:curse:stretch squash:trample:cucumber stable:fixed:kennel
tablet:ointment:keyboard tip:edge:suggestion toast:crust:congratulate tongue:words:lips story:myth:deceit snap:shatter:portrait
leaves:twigs:flees horn:flute:claw brush:sponge:skim pick:prefer:rake rule:policy:lead rest:doze:scraps
cast:toss:singers charge:payment:storm count:calculate:prince court:jury:stadium dash:gallop:bracket figure:numeral:silhouette
firm:rigid:shop interest:activity:savings lounge:hall:slouch mount:clamber:donkey order:demand:pattern organ:kidney:flute
pass:outrun:voucher pitch:arena:fling plot:conspiracy:field press:squash:journalists pupil:schoolchild:eyebrow range:grill:cliffs
root:turnip:beginning sail:mast:journey scale:clamber:balance set:batch:thicken soil:clay:filthy spray:splash:posy stage:theatre:chapter
stalk:trunk:follow strike:slap:boycott string:ribbon:list stroke:tickle:floating suit:blazer:flatter swallow:slurp:sparrow
even:straight:though patient:kind:invalid fence:gate:joust racket:uproar:mallet boil:steam:pimple
board:beam:assembly company:factory:pals current:topical:brook express:speedy:mention just:unbiased:barely lean:slender:slope
mint:rosemary:money mould:rot:pattern object:gadget:disagree plain:obvious:pasture produce:manufacture:grain project:assignment:bulge
shade:dimness:tone sole:solitary:salmon staff:helpers:pole stall:shop:dawdle still:stationary:though stock:products:horses
stuff:belongings:pack uniform:clothes:regular volume:encyclopedia:noisiness address:sermon:town bar:beam:outlaw capital:Paris:money
champion:medallist:help clip:shave:episode coast:bay:slide crop:produce:snip desert:wilderness:quit draw:paint:heave net:trap:last
patch:darn:bed pants:wheezes:vest ram:goat:bump spoke:whispered:shaft treat:joy:mend wake:disturb:footprints trace:sign:draw
sound:racket:sturdy shock:scare:locks spare:leftover:excuse
column:mast:editorial complex:puzzling:flats harbour:marina:shield issue:difficulty:newspaper major:principal:sergeant
novel:thriller:unusual rear:end:breed refuse:spurn:scraps sage:sensible:rosemary sentence:paragraph:penalty steer:pilot:calf
stern:grim:hull tender:affectionate:bruised vessel:canoe:pot article:gadget:review base:pedestal:cruel bound:skip:chained
counter:table:defy dock:jetty:reduce game:pursuit:bold grate:furnace:chop grave:grim:coffin hail:blizzard:shout model:toy:stand
pine:crave:cedar prune:apricot:shorten scrap:shred:brawl shrink:reduce:cringe sling:toss:gauze tense:edgy:verb yarn:cotton:myth
strain:tension:drain pulse:thump:chickpea peer:gawp:earl refrain:desist:melody converse:natter:inverse toll:fare:clang cape:mantle:promontory
affect:modify:sham alight:flaming:land bolster:duvet:encourage buckle:zip:twist contract:reduce:treaty craft:yacht:flair cue:hint:darts
entrance:lobby:bewitch exact:faithful:insist flag:ensign:wilt gorge:gully:guzzle hamper:box:obstruct junk:scrap:galley lash:flog:knot
launch:cruiser:introduce limp:wilting:totter list:catalogue:slant maroon:forsake:pink mass:pile:prayer matter:elements:mean
may:will:thorn moor:heather:hitch perch:ledge:pike quarter:third:neighbourhood shaft:stick:well sweep:dust:crescent tack:screw:path
temple:chapel:skull terminal:harbour:incurable rash:foolhardy:blotches
abstract:notional:synopsis appreciate:respect:soar arch:dome:cheeky bearing:heading:manner bluff:precipice:mislead brace:buttress:duo
compact:crowded:deal compound:alloy:pen console:reassure:keyboard dense:packed:stupid discharge:liberate:seepage
flourish:blossom:twirl founder:originator:flop frank:blunt:envelope gravity:solemnity:magnetism gulf:lagoon:crevice host:newsreader:swarm
intimate:familiar:mention lumber:scrap:tramp overlook:neglect:inspect pioneer:pathfinder:start prime:foremost:equip
quarry:game:excavation relish:adore:mustard reservation:appointment:qualm slate:granite:blame throng:multitude:congregate
utter:state:absolute vault:hurdle:grave yield:concede:grain
`;
