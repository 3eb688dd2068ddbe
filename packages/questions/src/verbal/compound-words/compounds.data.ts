/** Words made of two words, the parts with a bar between. A teacher may add to the lists; each word stays with its kind. */

/** Compound words a child of seven knows, in which both parts help to tell the meaning. */
export const plainCompounds = `
after|noon air|craft air|port air|sick ant|hill any|body any|one any|thing arm|chair base|ball basket|ball bath|room bed|clothes
bed|room bed|side bed|spread bed|time bee|hive bird|bath bird|cage bird|house bird|seed bird|song birth|day black|berry black|bird
black|board blue|berry book|case book|mark book|shelf book|shop break|fast broom|stick bull|dog butter|cup butter|fly camp|fire candle|light
candle|stick cannon|ball card|board cart|wheel chop|stick class|mate class|room cob|web cook|book cork|screw cow|boy cow|girl cow|shed
cup|board cup|cake day|light day|time door|bell door|mat door|step door|way down|stairs dragon|fly drum|stick ear|ring
egg|cup egg|shell every|body every|one every|thing eye|ball eye|brow eye|lid farm|house farm|yard finger|nail finger|print finger|tip
fire|fighter fire|light fire|man fire|place fire|wood fire|work fish|cake foot|ball foot|path foot|print foot|step foot|stool foot|wear
ginger|bread gold|fish goose|berry grand|child grand|father grand|mother grass|hopper green|house gum|boot hair|brush hair|cut hand|bag
hand|ball hand|made hand|shake hand|stand head|ache head|band head|light hedge|hog high|chair home|sick horse|shoe house|boat house|work
jelly|fish key|board key|hole lady|bird letter|box life|boat light|house lip|stick lunch|box lunch|time match|box meat|ball milk|man
milk|shake moon|beam moon|light motor|bike motor|boat motor|way mouse|trap neck|lace net|ball news|paper night|time note|book
note|paper oat|meal out|side pan|cake pea|nut pig|sty pig|tail pillow|case pine|apple play|ground play|house play|mate play|pen
play|room play|time police|man pony|tail pop|corn post|box post|card post|man push|chair race|horse rail|way rain|bow rain|coat rain|drop
rain|fall rain|water sand|castle sand|paper sand|pit scrap|book sea|bird sea|horse sea|shell sea|sick sea|side
sheep|dog shoe|lace skate|board snow|ball snow|drop snow|flake snow|man snow|storm some|body some|one some|thing some|times speed|boat
spider|web stair|case star|fish star|light steam|boat step|mother story|book straw|berry sun|bathe sun|beam sun|burn sun|flower sun|hat
sun|light sun|rise sun|screen sun|set sun|shine sword|fish table|cloth team|mate tea|cup tea|pot tea|spoon tea|time thunder|storm time|table
toad|stool tooth|ache tooth|brush tooth|paste tooth|pick torch|light volley|ball wall|paper water|fall water|melon water|proof water|way
week|end wheel|barrow wheel|chair white|board wind|mill wind|screen
`;

/** Longer or less common compound words. */
export const harderCompounds = `
after|thought air|field air|line ant|eater any|where arch|way back|bone back|ground back|hand back|pack back|stage back|yard ball|room
battle|field bean|pole bed|post bee|keeper bench|mark black|out black|smith blue|bell blue|print body|guard brain|storm brain|wave
breath|taking brides|maid broad|cast brush|wood butter|milk butter|scotch cart|horse cheek|bone church|yard clock|wise clock|work coast|line
collar|bone corner|stone corn|field court|yard cow|bell cross|bow cross|road cross|word dish|cloth dish|washer door|man down|fall down|hill
down|pour drift|wood drive|way drum|beat else|where eye|lash eye|sight eye|witness far|away fire|proof flag|pole flood|light
fore|arm fore|cast fore|ground fore|head fore|sight frame|work fresh|water frost|bite gate|keeper gate|way goal|keeper goal|post
gold|field gold|smith grape|fruit grave|stone grind|stone guide|line hail|stone hail|storm hall|way hand|book hand|cuff
hand|maid hand|rail hand|some hand|writing hard|ware hard|wood head|line head|phone head|quarters head|room heart|beat heart|break
heart|broken heart|burn high|light home|work horse|back horse|power house|keeper how|ever hub|cap ice|berg ice|cap jaw|bone key|stone
key|word knee|cap lamp|light lamp|post land|mark land|slide left|over length|wise life|guard life|line life|style life|time like|wise
lime|light lime|stone lock|smith lone|some long|bow make|over man|power may|pole mean|time mega|phone mile|stone milk|maid mine|field
mouth|wash mud|guard net|work news|print night|fall night|gown night|mare off|beat off|shore other|wise out|break
out|burst out|come out|door out|fit out|grow out|law out|line out|look out|number out|post out|spoken over|board over|coat over|flow
over|head over|look over|night over|take over|throw pains|taking paper|back paper|clip paper|work pass|book pass|word path|way pepper|corn
pepper|mint pipe|line play|wright post|code push|over quick|sand room|mate run|way safe|guard salt|water sand|stone saw|dust
saw|mill search|light ship|builder ship|mate ship|wreck ship|yard shop|keeper short|bread short|cake short|cut short|hand show|room
sign|post silver|smith silver|ware soft|ware some|where sound|proof spear|mint sports|man sports|wear spot|light stair|way star|dust
stock|room stop|over stop|watch store|house store|room sweet|corn sweet|heart tad|pole team|work text|book there|fore
thorough|fare through|out thumb|nail thumb|print time|keeper tire|some toe|nail tomb|stone tread|mill trouble|some turn|over
turn|stile turn|table type|writer under|ground under|line under|stand under|take under|water under|wear vine|yard ware|house
watch|dog watch|maker watch|man water|colour water|wheel wax|work way|side weather|man what|ever when|ever
whip|lash white|wash white|water whole|sale whole|some who|ever wide|spread will|power wind|fall wind|pipe wind|surf wind|swept
wish|bone with|out wrist|band wrist|watch year|book
`;

/** Words that fall into two other words by chance: the parts do not tell the meaning, but they sound alike. A child of nine knows them. */
export const hiddenJoins = `
band|age bar|gain bit|ten bud|get but|ton car|rot cat|kin con|test cot|ton cow|slip dam|age don|key end|less for|bid for|gave for|get
for|give for|got for|mat hand|led hat|red kit|ten man|age man|aged nap|kin off|set off|spring out|rage pack|aged par|rot par|ties pass|age
per|form per|son pit|fall port|able pro|long pro|test pup|pet rot|ten six|ties start|led tack|led tar|get try|out
`;

/** The same, with words for children of ten and more. */
export const rarerJoins = `
beg|inner can|did cap|able con|form con|front con|fuse con|tent con|text fan|fare for|tune ham|let par|don per|mission plea|sing pot|ash pro|file
pro|fit pro|motion pro|noun rest|less rot|ate scar|let sea|ring son|net sun|dry tea|sing ten|ant
`;

/** The same, with words for children of eleven. */
export const rarestJoins = `
cap|ability cap|size car|nation con|sent con|sole con|tend con|verse era|sing ham|mock plum|age port|ion pro|found pro|portion pro|pose
pro|vision ram|page ram|pant ram|part rest|rained royal|ties tab|let ten|don
`;

/** The same, but the joined word sounds unlike its parts: nobody hears “not” in “notion”. */
export const disguisedJoins = `
car|ton champ|ion con|science disco|very disc|over ear|nest ear|then fat|her fat|ten feat|her fin|ally has|ten heat|her hid|den hum|our
import|ant just|ice leaf|let leg|end mass|age miss|ion not|ice not|ion now|here off|ice pal|ace pin|ion pleas|ant plea|sure quest|ion
rat|her rat|ion red|den rest|art rest|rain sea|led sea|son see|thing tea|ring was|her works|hop
`;

/** The same, with rarer words or longer parts. */
export const lateDisguised = `
ant|elope ant|hem arc|hive cam|era candid|ate consider|ate con|sequence deter|mine don|ate form|ally for|age friends|hip gene|rate inn|ate
lands|cape lot|ion man|goes men|ace mist|rust mode|rate off|end pant|her pass|ion per|fume pig|eon port|ray prose|cute rear|range
rebel|lion since|rely stall|ion surge|on
`;
