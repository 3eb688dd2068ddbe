/** What a reader changed in the lists: child words the common list lacks, and common words no child should have to know. A teacher edits this. */

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Taken into every list. */
export const added = wordsIn(`
ant ape bee bib bud bun cab cod cot cub den elf elk fin fib fig fir fox gel gem gym hem hen hop hub hug icy inn ivy jab jar jaw jog jug kin lap
mat mop nap net nip nod oak oar owl pat paw pea peg pip pod pup ram rib rim rip rob rug rye sap sew sip sob sow spa tan tar tow tub tug urn vet vow
wag wax web wig wok yak yam yap zap zip zoo dab dam dew din ebb eel eve ewe hoot hush lamb leek leaf lime loaf lute mane mare mint mole moss moth
nest newt nook oats palm pear peel pier pine plum pond pony pram prawn puma puff purr rake reed roar robe rope rust sage sail sash seal shed shin
silk sink skip sled slug snap soak sofa soot spin spoon stag star stew swan swim tank tart teal tent tide toad toes tram tusk twig veil vest wand
wasp weed weep whip wick yarn yell yelp yolk acorn adder apron arrow badge baker beach berry bison bloom blush boots braid brick bride broom brush
bunny cabin camel candy canoe carrot cheek cheese cherry chess chick chin claw clay cliff cloak clover clown comet coral couch crab crane crayon creek
crisp crown crumb crust curl daisy dance ditch dizzy dough dove dragon dress drill drum eagle elbow fairy feast ferry fern flame flask fleet flock
flour flute fluff foal fog fudge gale ghost giant glove goose grape grass grape grin hare harp hawk hazel hedge heron hinge hive hood hoof honey hutch
igloo jelly jewel jolly kettle kite kitten kneel ladder ladle lemon lily lizard llama lobster locket lolly magpie maple marble mask meadow melon mitten
mouse mower mug mule muddy nanny nappy nettle noodle nurse oasis olive onion orchid otter oven oyster paddle panda parrot pasta peach peanut pearl
pebble pedal penguin petal piano pickle pigeon pillow pirate pizza plait planet pocket potato puddle puppet puppy quack quilt rabbit radish raft
rainbow raisin raven ribbon rocket rooster salad sandal scarf scone shark sheep shell shovel shrimp skate skirt sleet sleeve slime snail snake sock
spade spark spider sponge squid stable stamp steam stork straw stripe swing sword tadpole teapot thorn thumb tiger toast tomato torch towel trout
trunk tulip tunnel turnip turtle twirl vase velvet violin walnut walrus wand wheat wheel whale whisk wolf worm wren yacht yoghurt zebra
turkey candle feather sparrow painter blossom dolphin lantern pumpkin hamster thunder squirrel
bark beak bean beak bell blink boil bolt bulb bump bush cage calf cane cape carp cart chat chip chop clap clip coil comb cone cook cork crow dart deer
deck dice dive dock doll dove drip duck dune dusk fang fawn flea foam frog fuse glue goal goat golf gown grip gull hail hike hound hump jeep junk kilt
lawn leap lend lick lion lips loft maze meal melt mend mice mist moan mule myth ouch pail paws peck pest pill pint plug poem pole pork pout ramp reef
rink roam sack scar seed shoe shop sigh sing sleep slim slip snow soap song sour spot stem stir tame tease tile tray trip vine wave wink wipe yawn
`);

/** Never asked for, but a word to many: new, foreign, American or rare words that the big list lacks. They rule out second answers. */
export const brought = wordsIn(`
app aww bio biro bro cos dal dhal doh eco hun ick lol math nan nana nee ole rad raita rec rem rom sen stat tele tis tod vid vlog vlogs wallbox wifi yay zen
abs afro afros alit bestie besties bhajis bindi bindis boing bros comp comps croc crocs dike dikes lier dino diss dissed dojo eww mech mechs med meds merch noob noobs onesie panini pho sudoku ew fete fetes grandad guac het houmous jammies koi kormas lego loch lochs mardy mo moggy moggies mozzie mozzies owt pakora pakoras rezip roos roti scooch sec spag tig tikka trackies udon whir whirs
mom moms nans maths toon toons agh argh ahh umm erm naw hallo hullo adios goss gilet gilets gaol gaols leant leaped mown sawn hewn shorn swop swops
snigger sniggers plat plats leat leats lac lacs blad eon eons gray grays grayer mold molds moldy plow plows plowed color colors honor honors favor
favors labor labors odor odors vapor vapors flavor flavors armor savor rumor rumors tumor tumors humor parlor valor vigor pajama pajamas donut donuts
omelet cozy cozier woolen ahold cafe cafes fiance eclair eclairs entree seance cliche bot para paras poss def prob intro gov mag mags promo tidbit
bassy ditzy boney hoody spork sporks stye styes tyred
tidbits teensy baddy softie goodie eggy whiffy squeezy roofy beardy beachy echoey ropey frocked karting kebob pickaxe tog trog plex gibe gibes fogy
pikelet pixy twiglet fora czar czars dinos dribs annexe
balk balks balked balking meow meows meowed naught naughts hippie sheik sheiks wizen glebe borage flier fliers caftan hankie molt molts
molted fiber fibers center centers liter liters meager saber sabers somber ocher sulfur clamor ardor arbor fervor rigor rancor savior ruble rubles
drafty phony slier sliest enroll ute utes youse aging prized
`);

/** Short words of ordinary British dictionaries that even the biggest list lacks: a ked is an insect, huss a fish. They rule out second answers by letters. */
export const shortAndRare = wordsIn(`
earnt fae gip urate
eth eths faery farls fondu hebe hebes prem prems
aahs acai acer adz agin alf alfa aloo ave bants bel bhel bing birk bitsy blam blay blin bogy boho bohs bona boyo brin burb burk bute cags cagy carb carr ceps cere
cert chai cher chia chid cigs clag cleg coll coms conf cor cran crem crim crit cyte dag dals daps defo delf derm desi dev devs diff div dorp drey drib
dwam ecad eff emf emic eng eruv etic fabs flic flor fohn foss fugu gage geez gelt gen geo ger gif gila girn glug gogo gonk gul gump gurn hadj haha
haji haka helo heme heps hogg hoik hoki hoss howf hoya huss icer ide ikat ikon jedi joe judy kata ked keks kemp keto kir kirk knag kora kvas kye lat
lav lev lex lias lind ling lory lud lum luma lums luna luv luvs lych lyme maar mach mal marg masa maud mawk mela mem merc merl meta ming moc molt mook
mopy moya muds mung muti nada naga neep neg nene nerk nesh nixe noh noir nom noms noni nori nows nye oaty obol obs oche odic olde olds olm oner oppo
orfe oxer oxo padi parp pecs ped pend pends perp phon phot pipa ponk pos pre prog psi pst pugs puri qat rai raja raku rani recs reg regs repo rex rias roue rusa
ryes sab sabs samp san sark scot ser sera seta sez shan shea shri sial sima sith skas sken sley smit snib soca sog soja soli sook soya soys soz spod sten stot
stum stying suk sulu supe sus syn tabu tai taj tapa tash tec tech tecs teff teg tegs tice tik tika tike tiro tix toc tock topo torc tron tung tup tups twa
tye tyer ughs uke ukes umbo unco urbs var vert vias vin vis vol vols vox vug waka wats wels whig whiz wych wye wyes yack yad yapp yays yomp yoyo zag
zags zax zein zek zep zoot zori zouk
arf bene blub cids curst cush dees dhols dinks dod dods dop drow edhs els elt feart feni gae gnow gub gubs helos illy keds keech lawk lawks layed leady leccy lipa
lod lome mets mina myna neif nep neve nett nief nos odal odals ons oons oot oots orra ower oleos padri pells pents pele plyer polt proo quist squit reh roto sams
scall seld sey sist skees sneds sophs soms spaed spick sye tangi tath tays tel tems tes tocks toho toro trat tuffs tuis twire ums utis vee weid yug diyas sayid
tawer echos halfs shand rotch skats stell ither rewth
`);

/** Left out of the words that may be answers: jargon, oddities, initials, old forms, words of no use in a child's puzzle. */
export const dropped = wordsIn(`
cs si ids eh em ha ho id pi re mys hes sic doe ken sue nay mob nil arse aids ares asses bans baud bias bios buss byte cant caps cents cl
cums cures dons duff eras ergo err ether wont idem ides ifs imp inc ins ions ism ken kens lib lobs lisp lotus maser mas meg mi mod mods
mom moms mona mos mot mu mus mux na nuns null opts opus ova pa pas pros pub pubs punt putt ref rev rho rids saki sans sect sects sh
shh sigma sim sine sines sis sysop tad tau ted tho thee thou thy thine ugh ups usenet vat via vie vile viz wed weds
wets wive yeti yo acne ado ads aft alas akin anon auras bops bursar caddy campus charisma chap chaps cite cited cites crude cult cults
cynic cynical debug dos ego egos ebb epic ethic euro faq feds flux fora fro gab gig gigs ha hex hack hacks hm huh
idles jest jut lab labs lag lags lax lest lieu lobe meta mime modem mods nag nags node nodes nought novice oh ohm oms ooh owing pap
ploy ply pope popes porter pun puns rad rant rants rum sag sass slag sod spec specs stat stats 
sup thus tit tome tomes ump unto vend void voids whence whim whims whom wont wry ye yea yep
putted grands leaded chequed numbest livest vended vends gotten toward sin bigot crass libel bogs hereby fiscal
thous mans con don din dun rout routs rend rends rent inn hey info owns parse hided mucks payed waked putts roman cider sober unset datum circa
creed farce inane deem deems onus dogma deity axiom elite leach keyed bytes banal embed rabid dole
liable lain gonna alpha beta gamma theta omega ascii micro mega kilo giga giro ergo
tripos inter parity pended pends appals chequer biasing paged char chars ashcan trashcan billfold spigot dumpster pacifier faucet freeway freeways
bitmap pseudo mnemonic physic theses thereof therein typeset typesets debugger debugs debugged extant caveat brethren arcane fatuous esoteric
collate collated collates verbatim teared spitted flied sins dialog dialogs derange deranges
`);
