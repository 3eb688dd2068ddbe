/** Parts of the compounds joined anew: words that only the biggest dictionaries have, as ramson. Nobody may be told that they are none. */
export const rareJoins = `
aftertimes airboard airhole airpost airshed airside airthing airtimes antbird anyroad archstone backband backburn backcast backfall backfit backout
backshore backwood backword backwork ballyard barnet bartend baseband batlet batties battledoor bedbath bedboard bedchair bedgown bedstand beesome
beeyard birddog bitties bittour blackband blackboy blackfly blackwash blackwater blackwood blueback blueball bluebeat bluebook bluecap bluegown
bluehead blueline bluewood bodyline booklight brainwasher breaktime breaktimes broadline broadway broomball brushback brushmark brushwheel butled
camash campcraft cantest caprate caprates carate cardcase cardon cartroad cartway cartwright catties churchway confit connation cookroom corncake
cornmill cornpipe cornstone courtside cowhouse cowinner crossband crossbite crossfall crossfield crosslight dayboat dayboy daygirl daymark dayroom
dayshell dayside daytimes daywear daywork dinnertimes discage discaged doghole doorcase downbow downflow downhole downlight downslide downtimes
earball earpick endart endash eyebath eyebeam eyeshine eyesome eyestone eyewater eyewear farmwork farside fingerhole fingerpick firemark firepot
fireroom firerooms fishball fishway floodmark floodway flybook flyhand footbag footbath fordid forecloth foremilk forenight forespoken forhow forpet
forray frostline goldstick goldtail goldwork grapestone grassbird greencloth greenlight greensick greenstick greenway grindhouse guideway guideword
gumnut hairbell hairwork hallstand handbell handphone handprint handwheel hardhead hardline hardpack headchair headend headfast headfish headguard
headmark headring headrooms headshake headstick heartwater hedgehopper hidage highrise homecraft homeplace homeport homestand homeware horseway
housecraft humate humlie humper icefield icestone innage jawfall justled keyline keyset kitset ladyboy ladyfish ladyfly landboard landrail leglet
letterset lifesome lifeway lightfast lightwood limewash lippen lockaway lockhouse longboard longhead longline lother manpack manred manties
matchmade meatscreen menaged mensing milkshed milkwood minestone missout modeled moonbow mooncake moonchild moonflower moonport mousemat mudcap
nethead newsbeat newsbreak newswriting nightbird nightfire nightside nighttimes notecard nother notour offcast offcut offline offtake outate outbeam
outbroken outburn outdates outdrop outfast outfire outfish outfly outfound outgain outgave outgive outhandle outher outlash outled outlie outnight
outpart outpower outquarters outrate outrates outred outring outsight outsing outspring outstep outswept outtaking outthought outthrow outwatch
outwriting overbeat overburn overcolour overcut overdog overdust overfall overfit overlight overmilk overmine overpack overpost oversale overstand
overwash overwatch overwater overwear panstick paperware parage parera parled passaged passband passout peaberry peppermill perkin persing pigboat
pigstick pinfall pinkey pinnet pitten playday playfield playsome playtimes playwear poppit portate postburn postfire posthorse posthouse proled
promine pronest propage prosing protend pumpion pushback pushpit racecard racemate racepath railbird rainbird rainwear ramate ramper ramson ratten
ratton redate redout restaged roomsome rother runback runout runover sailroom saltwork sandboy sandfish sandhill sandshoe seabag seaboot seacraft
seahog seasing seasure seelie sheepberry shipside shopboard shortarm shortboard shortgown shorthead showyard silverback snowbell snowboot snowbrush
snowshed softhead sonties soundpost spiderwood spiderwork stairstep stairwork starshine starstone stepstool stockhorse stocktake stockwork stopword
strawhat sunberry sunbird sunray sweetwater sweetwood swordstick tablemate tabour tabours teaboard teabox teabread tenour tenours tenson textphone
thereaway thereout throughfare thumbwheel thunderbird thunderbox toothfish toothshell treadwheel turnback typestyle underate underdid undergown
underself undersize undertime underwork wallfish warerooms washaway washen washhand watchguard watchout waterdog waterhead waterpower waterwork
waxcloth wayboard waybread wayfare waymark waypost weathercast weathercloth whitecoat whitepot whiteware wideband wideout willyard windbell windring
windshake windthrow windway
bathtime birdbox budlet eyedrop fanout hasher hometime landship lightbox matchday pinout playmat pumpage ramkin rearend storytime sunday teaset underfit
`;
