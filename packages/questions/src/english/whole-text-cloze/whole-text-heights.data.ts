/**
 * How hard each question of a text is, as it is asked at one difficulty only: title | gaps | easy words | medium words | hard words.
 * The figures stand for the gaps in order: 1 where the sentence itself tells an everyday word, 2 where the word is rarer or the clue stands further
 * off, 3 where all four words fit their own sentence or the word is one that few have met. The words are asked with letters missing: they stand
 * once in their text and not in its title.
 */
export const wholeTextHeights = `
The Hermit Crab | 11231133 | becomes, minute, claims | exposed, several | perilous, spacious, queue
Bread Day | 22112233 | smooth, happen, kitchen | patient, underneath, swelling, yeast, kneads | grandfather, wonderful
The Night Shift | 21221133 | machine, returned, gutter | observe, weary, slumbering | quietest, gratitude, concealed
The Swallow's Return | 11231223 | ladder, heavier, hardly | whether, migrate, enough | survived, mouthful
A Broken Record | 11331212 | sliding, village | balance, awarded, sunflower | dominoes, cultivate, attempted
Ice Hotel | 111322123 | frozen, degrees, ground | statues, rebuilt, slumber | reindeer, steaming
The Whistling Postman | 13212232 | parcels, presents, retired, growled | glimpse, instead | constantly, fluttered, emotional
How Honey Is Made | 1112223312 | visits, gather, tongue | through, liquid, teaspoon | stomach, evaporated
The Map in the Attic | 11121332 | marked, copied, afternoon, creases | biscuit, fragile | carefully, grandmother, imaginary
Signal Hill | 1211223323 | telephones, gallop, warning | noticed, appeared, kindled, deliver | perfectly, travelled
Shadow Puppets | 321212312 | hundreds, leather | controls, imitates, legends, outlines | exhausting, performance
The Tortoise and the Vet | 21321132 | ninety, autumn, nearly | refused, lettuce, panic, drowsy | dandelions, hibernated
The Stone Soup Club | 211123221 | carrots, vegetables, knives | enormous, youngest, remains | contribute, identical
The Blue Bicycle | 11211233 | pressed, colour, birthday | cousins, belonged, ashamed | scratched, entrance, scrubbed
Mountain Rescue | 223112113 | telephone, broken, carried | biscuits, locates | experienced, volunteer, grateful
The Rain Maker | 1232121132 | scanned, shelter, poured | thunder, remember, drenched, drought | withered, vanished
Lost in Translation | 12123123 | notebook, bedtime, halfway | replied, railway | equivalent, favourite, realised
The Sleeping Volcano | 2111222133 | anywhere, ordered, arrived, detect | centuries, instruments, dormant, fertile | trembling, consented, flourishing
The Last Bookbinder | 112123312 | workshop, notice, darling | exactly, concedes | painstaking, discovered, sweetheart
Coral | 212131323 | degree, return, extract, perishes | recover, skeleton | creatures, nourish
An Honest Mistake | 1123212231 | starters, brought, cousin | already, blunders, amended | examined, summoned, disagreed
The Clock That Ran Backwards | 1212122333 | confusing, deserted, learned | ascended, suppose | quarrelled, mechanism, understood
Seed Vault | 21321132 | samples, country | permanent, destroyed, library | electricity, collection, insurance, deposited
Stage Fright | 11212233213 | curtain, meaning, relief | audience, admitted | encouraging, themselves, nervous
The Bridge of Grass | 312321213 | cables, modern, fourth | heights, entirely | technique, celebrates, abandoning
Signals from Space | 121122313 | student, message, source | telescope, regular, overlooked | kilometres, civilisation, lighthouse
Snow Leopard | 2212111233 | narrow, vanish, protect, warmth | mountains, matched | encountered, motionless, persecute, employed
The Apology | 21231123 | secret, sounded | sentence, revealed, worse | rehearsed, forgiven, envelope
Underground Gardens | 11221233 | tunnels, traffic, either | beneath, harvested, recycled, complaint | temperature, restaurants
The Portrait | 122311322 | mirror, serious, canvas, stretch | practises, permitted | difficult, protested, stranger
Night Train | 1122131123 | platform, halted, lowered, ceiling | lantern, silence, scenery | compartment, mysteriously
The Quiet Coach | 221123312 | glance, easier, blamed | expected, straight, reflect | criticised, goalkeeper, irritated, available
The Swimming Lesson | 121331212 | shallow, seconds, cheered, taught | advised, lengths | demonstrated, confidence, lifeguard
The Paper Boat | 311123221 | square, finished | harbour, whirlpool, scribbled | downstream, flattened, crossword
The Price of Purple | 211221233 | ancient, citizen, exiled | residue, banished, extracted | manufacture, signified, yielded, appalled
A Letter Unsent | 122221332 | courage, county, merely, resent | columns, debts | panelling, prosperous, occasion
Migration | 1322213112 | wounded, obvious, continent | suspected, convinced | imaginative, nevertheless, centimetres, clergyman
The Art of Losing | 21231233 | overturn, triumph | gracious, suspect, insists, draught | infuriating, inherited, practising
Concrete | 121233133 | volcanic, decades, materials, recipe | harbours, collapsed, durable | remarkable, imitate
Rumour | 1123213221 | claimed, funeral, curtains | remarked, mournful | exaggerated, strolled, composed
The Interpreter | 12312323 | conveyed, furious, presidents | invisible, hesitated, language | compliments, disappointed, recognised, exhausted
The Lighthouse Keeper's Log | 122322313 | absence, breath, ceased | rationed, uncanny, approach | accustomed, alongside
Against Homework? | 12212123132 | oppose, research, benefit | quarrels, tedious, practice, moderate | conversation, negligible, associated, curiosity
The Greenhouse | 1311222233 | inspector, colander, scaled | resembled, elsewhere, appointed | recommended, demolition, dispatched
Why We Yawn | 312122133 | paragraph, theory, forehead, seldom | volunteers, explanation | abandoned, sympathy, contagious
Wreckers | 1212322313 | legend, splendid, evidence | survivors, rescuing | unfortunately, splintering, distributed, convicted
The Second Violin | 2123211312 | neighbour, seasoning, exchanged | soloist, flattery, autograph | adequately, colleagues, restraint
Tide Mill | 112212231 | rotate, replaced, released | generation, admire, dictated | inconvenient, engineers
Handwritten | 1122323232 | compared, recorded, selection | lecture, superior, obliged | researchers, argument
The Umbrella Stand | 12112332 | century, register, donated | secretary, emerged, purchased | embarrassment, ceremony, discovery
`;
