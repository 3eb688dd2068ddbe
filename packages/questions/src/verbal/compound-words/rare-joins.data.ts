/** Parts of the compounds joined anew: words that only the biggest dictionaries have, as ramson. Nobody may be told that they are none. */
export const rareJoins = `
afterband thumbtack sundrop lambkin percent sandbox afterbeat aftercast aftercome afterend afterfall afterhand afterlight aftermark aftermeal aftermilk afternight aftershine aftersong
afterstorm aftertimes afterwash afterwork airboard airhole airlight airmark airpost airshed airside airsome airthing airtimes airwash antbird antlid
anyroad appleberry applenut applewood arcate arcform archband archhead archheart archhouse archstone backband backburn backcap backcast backfall
backfit backout backshore backspread backstone backtack backwasher backway backwood backword backwork ballfield ballyard bandfile bandlet barkey
barnet bartend baseband basecoat basketwood bathflower bathtime batlet batties battledoor battlesome batton beanfield bedbath bedboard bedcap bedcase
bedchair bedflower bedgown bedlight bedscrew bedsick bedstand bedway beeball beefish beeflower beehead beehouse beesome beeware beeway beeyard begash
begrain begray benchboard benchwork birdberry birdbox birdcraft birddog birthmate birthstool bitnet bitties bittour blackarm blackback blackband
blackboy blackbrush blackcoat blackfire blackfly blackpot blackprint blackseed blackstick blackware blackwash blackwasher blackwater blackwood
blackwork blueback blueball bluebeat bluebook bluecap bluecup bluegown bluehead blueline bluewood bodyline bodywear bodywood bookboard booklight
bookmate bookroom braincap brainstone brainwasher brainwater brainwood breaktime breaktimes bridestake broadhead broadline broadspread broadway
broomball broomtail broomwood brushback brushcut brushmark brushwheel budlet bullberry bullbird bullboat bullflower bullnut bullwork butled
butterback butterbird butterbox butterflower butterhead butterpaste butterwright camash camden cammock campbell campcraft campshed candleball
candlebeam candlebox candleshine canion cannet cantest capkin caprate caprates carate cardcase cardcastle cardhouse cardon cardroom carlet carlie
carson cartboot cartroad cartsale cartware cartway cartwright cathop catties chopboat churchway classbook clockhouse clockroom clocksmith coastside
cobhouse cobwork collarband conant confit connation conred contune cookroom cornbell corncake cornercap cornhouse cornmill cornpipe cornstone cotice
cotset courtside cowheart cowhouse cowinner cowpath cowpen cowper cowson cowtail cowyard crossband crossbite crossfall crossfield crossflow crosshand
crosslight crossline crosspost crossrail cupflower cupmate cuppen cupseed daybeam dayberry dayboat dayboy daygirl daymark dayroom dayshell dayshine
dayside daytimes daywear daywork dinnertime dinnertimes discage discaged discour dishboard dishwash dogboat dogbody dogfall doghole dogtail doorboy doorcase
doorhead doormaid downbow downcut downflow downhole downlight downline downset downshore downslide downsome downtake downtimes downway dragonfish
dragontail driftway driveaway drivecap drivehead drivepipe drumline drumwood earball earflower earhole earlet earpick earscrew earshell eggberry
eggfish endart endash endfile endover eyebath eyebeam eyeberry eyedrop eyeground eyelight eyeline eyemark eyepit eyeseed eyeshield eyeshine eyesome
eyestone eyewater eyewear fangot fanout farhand farmplace farmwork farside farsight fingerberry fingerfish fingerflower fingerhole fingerpick
fingerwork fireboot fireboy fireburn firecoat firefall fireflower firemark firepot fireroom firerooms fireshine firetail fishball fishberry fishboat
fishfall fishhouse fishpot fishway fishwood fishyard flagfall floodboard floodmark floodtime floodway floodwood flybook flyhand flytime footbag
footband footbath footpick footroom footstick fordid foreboard forebow forecloth forecome foredoor forefield forefit forehill forehorse forelook
foremark foremilk forenight forepole forepost foreroom forespoken foretack foretake forfare forfit forhow forlet forlie forpet forray forset
framesmith frostbow frostline gatewright gether gingerberry gingernut gingerwork goldbird goldcup goldflower goldhead goldseed goldstick goldtail
goldwater goldwork goosebird gooseboy gooseflower goosegirl goosehouse grapeline grapestone grassbird grasscut grassfire grassflower grasshouse
grassnut grasswork gravecloth greenboard greencloth greencoat greenfish greenlight greensauce greensick greenside greenstick greentail greenway
greenyard grindhouse guideway guideword gumflower gumnut hairbell hairbird hairlace hairmeal hairwood hairwork hallroom hallstand hamfare handarm
handbell handbow handcloth handfish handflower handhole handline handphone handpost handprint handsale handstone handtrap handwear handwheel hardhead
hardline hardpack hardway hasher hassing headbox headcap headchair headclothes headend headfast headfish headguard headmark headpost headring
headrooms headshake headstick headwear heartwater hedgeberry hedgehopper hedgewood hidage highboard highhat highhole highrise homecome homecraft
homeground homeplace homeport homesome homestand hometime homeware horseboy horsecloth horsecraft horsefish horseflower horsehead horsenail horsepipe
horseway horsewood houseball housecraft housefast housephone housesmith housewear housewright hubbite humate humlie humper icebone icefield icestone
icework innage jawbreak jawfall jawsmith justled keyline keyset keysmith kitset kneestone ladyboy ladyfish ladyfly lampstand landboard landbook
landlook landrail landsale landship landstorm landwash landway landwreck landyard leglet lengthsome lettercard letterset letterwood lifeday lifedrop
lifesome lifeway lightboard lightboat lightbox lightfast lightroom lightwood likesome limehouse limewash limewood lippen lipwork lockaway lockhouse
lockwork longboard longhead longline longway longwood longword longwork lother makework manace manhead mankin manlet mannet manpack manred manties
manton manway matchcloth matchcoat matchday matchmade maytime meatbird meatscreen megaword menaged menkind mensing mileway milkhouse milkshed
milkshop milksick milkstone milkwood minestone misship missout modeled moonbow mooncake moonchild moondog moondrop moonfall moonflower moonpath
moonport moonsick moonway mousefish mousehole mousemat mousemill mouseweb mouthpipe mudcap mudhead mushhead mushmelon nethead nettable newsbeat
newsboard newsboat newsbreak newswriter newswriting nightbird nightfire nightfish nightshine nightside nightstool nighttimes nightwork notecard
nother notour notself nowhen oatseed offbreak offcast offcolour offcome offcut offlet offline offlook offtake onehow onerate othersome othertime
outate outbeam outbook outbow outbroken outburn outcase outcut outdates outdrop outfast outfighter outfire outfish outfly outform outfound outfront
outgain outgave outgive outground outhandle outheart outher outlash outled outlie outmate outnight outpage outpart outpath outpick outpipe outportion
outpower outquarters outrail outrate outrates outray outred outring outroad outshake outsight outsing outslide outslip outspring outstep outstorm
outswept outtaking outthought outthrow outwatch outwater outwave outway outwood outword outwriting outyard overbeat overberg overbow overbreak
overburn overburst overcap overcolour overcut overdog overdoor overdust overfall overfit overgown overhill overhorse overhouse overlash overlight
overmark overmilk overmill overmine overnumber overpack overpole overpost overpour oversale oversand oversilver overslide overspoken overstand
overwash overwatch overwater overwave overway overwear overwheel overwood pandrop panside panstick paperware parage parate parera parled parten
passaged passback passband passout passway peaberry peabird peabody peastick peppermill pepperwood perkin perpet persing perten pigboat pigflower
pigstick pigyard pillowmade pillowwork pinfall pinkey pinnet pinout pinson pipewood pitten playbox playclothes playcraft playday playfield playmare
playmat playsome playtimes playwear playwork playwriter plumlet poppit popshop portate portlet postbook postburn postfire posthorse posthouse
postplace postyard potate proart proled promine pronest propage proscience prosing protend protext pumpage pumpion pushback pushcard pushout pushpit
quickside quickwater quickwork racecard racemate racepath railbird railside rainbird rainlight rainwear ramage ramate ramkin ramper ramson ramverse
ratten ratton rearend rearray redart redate redout restaged restant roomsome rother rowport runback runboard runout runover runtime safeway sailroom
sailyard salthouse saltwork sandboard sandboy sandfish sandflower sandhill sandshoe sandwood sawback sawsmith sawway seabag seaberry seaboot seacraft
seafare seafighter seafish seaflower seahog sealet seashine seasing seasure seelie sheepbell sheepberry sheephouse sheepnut sheeppen sheepshed shipbroken
shipside shipsmith shipwork shoebird shoeboy shoebrush shoecraft shoeflower shoeshop shopboard shopbook shopmaid shopmark shopmate shopwear shopwork
shortarm shortboard shortcoat shortgown shorthead shortsome showboard showyard signwriter silverback silverhead silverwood silverwork sixsome
snowbell snowboot snowbrush snowcraft snowflower snowhouse snowshed snowshine softboard softhead softtack sonties soundpost spearcast spearwood
speedlight spiderflower spiderwood spiderwork spottable stairstep stairwork starcraft starshake starshine starstone stepstool stepway stockbow
stockhorse stockhouse stockstone stocktake stockwork stockwright stopback stopband stopboard stopwater stopway stopword stopwork storytime storywork
strawhat strawwork strawyard sunberry sunbird suncup sunday sunfall sunlet sunray sunway sweetsome sweetwater sweetwood swordstick tablemate tabour
tabours tarage tarsome tarten teaboard teabox teaboy teabread tearage teaset tendry tenour tenours tensome tenson tensure textphone thereaway
thereout thereover thoroughway throughcome throughfare throughgrow thumbmark thumbwheel thunderball thunderbird thunderbox thunderfish thunderflower
thunderlight thunderstick thunderwood timetaking tirehouse tiremaid tireroom tiresmith toadflower toeboard toothcup toothfish toothflower toothshell
toothstick toothwork treadboard treadwheel turnaway turnback turncap turnway typehead typeout typestyle underate underback underbeat underboard
underburn undercap undercloth underdid underdry underfall underfit underform undergown undergrow underguard underhead underhill underhive underhorse
underkind underlash underlight underlook undermaid undermark undermate undermotion underpole underpose underpower underprint underring underroom
underself undersequence undershield undershore undersight undersize underslip undersole underspread underspring understage underswept undertest
underthing underthought undertime undertune underverse underwash underwatch underwave underwheel underwork wallbird wallfish wallwork warerooms
washaway washen washhand washmaid washroad washway washwork watchguard watchhouse watchmate watchout watchwork waterberg watercup waterdog waterdrop
waterhead waterhorse waterphone waterpit waterpot waterpower watershake waterwood waterwork waxcloth wayback wayboard waybook waybread wayfare
wayhouse waymark waymate waypost weatherbreak weathercast weathercloth weatherhead wheelband wheelbird wheelbox wheelroad wheelsmith wheelway
whippost whiteback whiteberry whitebird whiteboy whitecoat whitecorn whitecup whiteheart whiteline whitepot whiteside whitestone whitetip whiteware
whosome wideband wideout widewhere widework willyard windball windbell windberry windboat windclothes winddog windfish windhole windring windroad
windshake windthrow windway withtake workship wristbone wristfall wristwork
whitework breakroom steamroom postroom weatherhouse buttercloth grasscloth wholecloth snowlight waxlight airball wallball moonball fishstick
nightstick firestick rainstick eggbox letterbook earprint portkey railyard handmill saltmill papermill horsemill farfield sportsfield waterstone
fireline goalline gateline backline battleline starfall safehouse whitemeal firewheel fireroad firewatch firebell waterfly watermeal
watertrap waterpick waterbath waterpipe watermint waterguard seafire seaboat seamat sealace seapen sunwheel rainday rainhat rainfly rainboot
snowday snowhole snowbike snowwater snowfly handbike handwash handguard handpack handcut headboy headgirl headtable foothole footmat bookbag
bookbox bedtable bedstone bedrail nightwatch nightguard nightfly nighttable nightsight starchild starboy stargirl starpower moonboot mooncup
windband windbox windguard windpower windhorse windwheel sandtrap sandtable sandbath sandwash sandpipe backpost backroad icewater iceroad
icestorm papercut searoom seatime
pantable champart questant congoes mistend panton pereon stallage
`;
