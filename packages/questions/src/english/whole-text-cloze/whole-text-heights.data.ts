/**
 * How hard each question of a text is, as it is asked at one difficulty only: title | gaps | easy words | medium words | hard words.
 * The figures stand for the gaps in order: 1 where the sentence itself tells an everyday word, 2 where the word is rarer or the clue stands further
 * off, 3 where all four words fit their own sentence or the word is one that few have met. The words are asked with letters missing: they stand
 * once in their text and not in its title.
 */
export const wholeTextHeights = `
The Hermit Crab | 11231133 | becomes, minute, claims | exposed, several | perilous, spacious, queue
Bread Day | 22112233 | smooth, happen, kitchen | patient, underneath, swelling, yeast | grandfather, wonderful, kneads
The Night Shift | 21221133 | machine, returned, gutter | observe, weary, slumbering | quietest, gratitude, concealed
The Swallow's Return | 11231223 | ladder, heavier, enough | whether, mouthful, hardly | survived, migrate
A Broken Record | 11331212 | planted, sliding, village | balance, awarded, sunflower | dominoes, cultivate, attempted
Ice Hotel | 111322123 | frozen, degrees, ground | statues, rebuilt, glasses | reindeer, steaming, slumber
The Whistling Postman | 13212232 | parcels, presents, retired | growled, glimpse, instead | constantly, fluttered, emotional
How Honey Is Made | 1112223312 | visits, gather, enough | through, liquid, tongue, teaspoon | stomach, evaporated, produces
The Map in the Attic | 11121332 | marked, copied, afternoon | biscuit, fragile, creases | carefully, grandmother, imaginary
Signal Hill | 1211223323 | telephones, gallop, warning | noticed, travelled, kindled, deliver | appeared, perfectly, swiftly
Shadow Puppets | 321212312 | hundreds, leather, lantern | controls, imitates, legends | exhausting, performance, outlines
The Tortoise and the Vet | 21321132 | ninety, autumn, nearly | refused, lettuce, panic | dandelions, hibernated, drowsy
The Stone Soup Club | 211123221 | kitchen, carrots, vegetables | enormous, youngest, remains, knives | contribute, identical, boiling
The Blue Bicycle | 11211233 | pressed, colour, birthday | cousins, belonged, ashamed, admire | scratched, entrance, scrubbed
Mountain Rescue | 223112113 | telephone, broken, carried | biscuits, locates | experienced, volunteer, grateful
The Rain Maker | 1232121132 | scanned, shelter, poured | thunder, remember, drenched | withered, drought, vanished
Lost in Translation | 12123123 | notebook, bedtime, village | replied, railway, halfway | equivalent, favourite, realised
The Sleeping Volcano | 2111222133 | anywhere, ordered, arrived | centuries, instruments, dormant, detect | trembling, consented, flourishing, fertile
The Last Bookbinder | 112123312 | workshop, notice, darling | machine, leather, exactly | painstaking, discovered, sweetheart, concedes
Coral | 212131323 | degree, larger, return | recover, skeleton, extract | creatures, nourish, perishes
An Honest Mistake | 1123212231 | starters, brought, cousin | already, blunders, amended | examined, summoned, disagreed
The Clock That Ran Backwards | 1212122333 | refused, minute, confusing | ascended, suppose | quarrelled, mechanism, understood
Seed Vault | 21321132 | samples, country, returned | permanent, destroyed, library | electricity, collection, insurance, deposited
Stage Fright | 11212233213 | curtain, meaning, relief | audience, admitted | encouraging, themselves, nervous
The Bridge of Grass | 312321213 | cables, modern, fourth | heights, entirely, rebuilt | technique, celebrates, abandoning
Signals from Space | 121122313 | student, message, source | telescope, regular, overlooked, discovered | kilometres, civilisation, lighthouse
Snow Leopard | 2212111233 | narrow, vanish, balance | mountains, warmth, matched | encountered, motionless, persecute, employed
The Apology | 21231123 | secret, biscuits, sounded | sentence, revealed | rehearsed, forgiven, envelope
Underground Gardens | 11221233 | tunnels, traffic, either | beneath, harvested, recycled, complaint | temperature, restaurants, whether
The Portrait | 122311322 | mirror, serious, canvas | practises, permitted, stretch | difficult, protested, stranger
Night Train | 1122131123 | platform, halted, lowered | lantern, silence, scenery | compartment, mysteriously, ceiling, appeared
The Quiet Coach | 221123312 | glance, easier, blamed | expected, straight, reflect | criticised, goalkeeper, irritated, available
The Swimming Lesson | 121331212 | shallow, seconds, cheered | taught, advised, lengths | demonstrated, confidence, lifeguard
The Paper Boat | 311123221 | square, finished, beside | harbour, whirlpool, scribbled | envelope, downstream, flattened, crossword
The Price of Purple | 211221233 | ancient, citizen, exiled | residue, banished, extracted | manufacture, signified, yielded, appalled
A Letter Unsent | 122221332 | courage, county, merely | columns, resent, debts | panelling, prosperous, occasion
Migration | 1322213112 | wounded, obvious, continent | centuries, suspected, convinced | imaginative, nevertheless, centimetres, clergyman
The Art of Losing | 21231233 | overturn, triumph, composed | gracious, suspect, insists, draught | infuriating, inherited, practising
Concrete | 1121233133 | volcanic, decades, materials | harbours, recipe, collapsed, durable | engineers, remarkable, imitate
Rumour | 1123213221 | claimed, funeral, curtains | remarked, mournful, withered | exaggerated, strolled, composed
The Interpreter | 12312323 | conveyed, furious, presidents | invisible, hesitated, language | compliments, disappointed, recognised, exhausted
The Lighthouse Keeper's Log | 122322313 | absence, relief, ceased | rationed, uncanny, approach | accustomed, alongside
Against Homework? | 12212123132 | oppose, research, benefit | quarrels, tedious, practice, moderate | conversation, negligible, associated, curiosity
The Greenhouse | 1311222233 | patient, grateful, inspector | columns, resembled, elsewhere, appointed | recommended, demolition, dispatched
Why We Yawn | 312122133 | paragraph, theory, forehead | volunteers, explanation, seldom | abandoned, sympathy, contagious
Wreckers | 1212322313 | lantern, harbour, legend | survivors, evidence, splendid, rescuing | unfortunately, splintering, distributed, convicted
The Second Violin | 2123211313 | neighbour, seasoning, exchanged | soloist, flattery, autograph | adequately, colleagues, restraint
Tide Mill | 112212231 | rotate, replaced, released | generation, admire | inconvenient, engineers, dictated
Handwritten | 1122323232 | compared, recorded, selection | lecture, superior, obliged | researchers, argument
The Umbrella Stand | 12112332 | century, register, donated | secretary, emerged, purchased | embarrassment, ceremony, deposited, discovery
`;
