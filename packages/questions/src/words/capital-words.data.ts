/**
 * Words that are written with a capital: peoples, languages, months, days, feasts, planets, places. Puzzles are printed in capitals, so a child
 * who finds SCOTS among the letters of COSTS has found a word. A teacher may add to them; first names have a list of their own.
 */
import { firstNames } from './first-names.data.ts';

const proper = `
scot scots scotch welsh irish english british briton britons brit brits celt celts celtic gaelic manx cornish norse norman normans saxon saxons
angle angles pict picts viking vikings tudor tudors stuart stuarts roman romans latin greek greeks trojan trojans gaul gauls goth goths hun huns
vandal vandals french german germans dutch dane danes danish swede swedes swedish finn finns finnish pole poles polish czech czechs slovak slovaks
slovene slav slavs serb serbs croat croats bosnian magyar turk turks turkish swiss spanish basque basques catalan iberian italian italians russian
russians arab arabs arabic iraqi iraqis irani iranian persian persians afghan afghans kurd kurds israeli hebrew hebrews jew jews jewish muslim
muslims hindu hindus hindi sikh sikhs tamil tamils urdu punjabi bengali gujarati indian indians nepali thai thais malay malays chinese japanese
korean koreans tibetan mongol mongols yank yanks cuban cubans maya mayas mayan mayans aztec aztecs inca incas cree creek creeks sioux mohawk inuit
inuits maori maoris aussie aussies kiwi kiwis zulu zulus boer boers swahili somali somalis hausa libyan ghanaian kenyan kenyans asian asians african
european american americans creole moor moors flemish maltese cypriot latvian latvians estonian sami january february april may june july august
september october november december jun jul monday tuesday wednesday thursday friday saturday sunday sat sun mondays tuesdays thursdays fridays saturdays sundays easter lent advent xmas diwali eid ramadan passover
holi mercury venus earth mars jupiter saturn uranus neptune pluto eris titan europa luna orion leo aries taurus gemini cancer virgo libra scorpio
pisces zeus hera ares apollo athena hades eros thor odin loki freya troy medusa pandora atlas hector paris helen isis krishna allah buddha bible
koran quran torah satan jesus christ adonis diana minerva vulcan england scotland wales ireland britain france spain italy germany poland denmark
norway sweden finland iceland greece turkey russia ukraine malta cyprus austria belgium holland portugal hungary romania bulgaria serbia croatia
bosnia albania estonia latvia monaco andorra georgia armenia egypt libya algeria tunisia morocco sudan chad mali niger nigeria ghana togo benin
gabon congo kenya uganda rwanda angola zambia malawi zaire eritrea ethiopia somalia namibia botswana senegal gambia lesotho tanzania china japan
korea india nepal bhutan tibet burma laos thailand vietnam cambodia malaysia brunei taiwan mongolia iran iraq syria jordan israel lebanon oman yemen
qatar kuwait dubai persia bahrain pakistan punjab java sumatra bali borneo timor cuba haiti jamaica panama mexico canada brazil peru chile bolivia
ecuador guyana colombia uruguay paraguay belize america samoa tonga fiji palau hawaii tahiti australia asia africa europe crete corsica sicily
sardinia corfu ibiza texas utah iowa ohio maine idaho oregon nevada kansas alaska florida montana dakota arizona virginia kent devon essex sussex
surrey dorset norfolk suffolk somerset cornwall cumbria durham derby skye mull iona arran bute lewis harris man jersey guernsey alderney anglesey
fife powys down tyrone cork mayo sligo kerry louth meath galway limerick london leeds york bath hull bristol oxford luton dover poole exeter crewe
chester bolton leigh wigan preston lancaster carlisle whitby rugby coventry lincoln boston cardiff swansea newport bangor dundee stirling paisley
derry belfast dublin ascot epsom eton harrow rye rome milan turin pisa siena venice naples genoa verona berlin cologne munich dresden vienna prague
warsaw oslo bergen lima quito cairo dakar delhi agra mumbai tokyo kyoto osaka seoul hanoi manila beijing sydney darwin madrid seville malaga lisbon
porto lyon lille calais dieppe nantes rouen brest nancy geneva basel bern zurich lucerne athens sparta corinth moscow bruges delft gouda mecca doha
tehran kabul lahore havana vegas dallas denver austin salem chicago seattle detroit houston phoenix thames severn trent tyne tees mersey avon nile
seine loire rhine rhone danube po volga ganges indus amazon zambezi alps andes urals alp
`;

/** All of them in small letters, first names too. */
export const capitalWords: ReadonlySet<string> = new Set([...proper.trim().split(/\s+/), ...firstNames]);
