/** Words of a set that children of its year seldom meet, or that break the rule of the set: they are not asked about at easy. */
export const notAtEasy: Readonly<Record<string, string>> = {
  y3: 'rhythm, lyrics, physical, cygnet, sympathy, symptom, lynx, crypt, synonym, physics',
  ou3: 'couplet, flourish, nourish, nourishing',
  ture3: 'displeasure, exposure, enclosure, closure, signature, culture, texture, voucher',
  tion4:
    'expansion, beautician, procession, comprehension, technician, admission, mathematician, politician, profession, possession, confession, hesitation',
  ch4: 'opaque, plaque, chalet, boutique, fatigue, dialogue, descend, discipline, fascinate, crescent',
  ei4: 'convey, unveil',
  cious5:
    'fractious, ostentatious, contentious, judicious, audacious, tenacious, precocious, voracious, repetitious, fictitious',
  cial5: 'judicial, provincial, sacrificial, palatial, preferential, impartial, sequential',
  ance5:
    'abundant, ignorant, fragrant, fragrance, hesitant, relevant, tolerant, tolerance, observant, vacant, allowance',
  able5:
    'plausible, eligible, reversible, gullible, flexible, digestible, convertible, accessible, applicable, legible',
  silent5: 'solemn, column, bristle, rustle, jostle',
  ie5: 'caffeine, protein, hygiene, medieval, conceive, conceit, conceited',
  silent6: 'mnemonic, pneumatic, succumb, silhouette, psychology, condemn',
  ie6: 'counterfeit, forfeit, lieutenant, proficient, sovereign, heist',
  ible6:
    'exuberant, flamboyant, resilient, negligible, combustible, indestructible, incomprehensible, reducible, vulnerable, compatible, inevitable, competent, reluctant, transparent, apparent, persistent, dominant, hospitable',
};

/** Words that are written and read long before: easy cells show them, others don’t ask about them. */
export const notAtMedium: Readonly<Record<string, string>> = {
  y3: 'gym',
  ture3: 'picture',
  tion4: 'station, motion, nation, action, fiction',
  ei4: 'eight, eighty',
  cious5: 'delicious',
  cial5: 'social',
  ance5: 'important, sentence, importance, difference, distance, silence, silent, distant, balance',
  able5: 'possible, horrible, terrible, washable, breakable, enjoyable, comfortable, understandable',
  ough5: 'bought, thought, brought, rough, cough, though, although, through, enough',
  silent5: 'island, listen, calf, wrist, numb, limb, crumb, knelt',
  ie5: 'believe, chief, thief, niece',
  silent6: 'honest, tomb, cupboard, signpost, debt, hymn, heir, reign, foreign',
  ie6: 'height, quiet, vein, science, neighbour, reindeer, beige, veil, freight, sleigh',
  ible6: 'incredible, invisible, miserable, tolerant',
};

/** Words of a set that are spelt as they are said, or that children know from the years before: they are not asked about at hard. */
export const notAtHard: Readonly<Record<string, string>> = {
  y3: 'gym, myth, Egypt, pyramid, hymn, mystery, crystal, system',
  ou3: 'young, touch, country, double, trouble, cousin, youngest, touching',
  ture3: 'picture, nature, teacher, catcher, richer, adventure, mixture, future, treasure, measure, butcher',
  tion4: 'action, station, nation, motion, fiction, fraction, invention, direction, celebration, collection',
  ch4: 'echo, chef, machine, chemist, tongue, league, scissors, science, scene',
  ei4: 'eight, eighteen, eighth, eighty, weight, overweight, grey, prey',
  ance5: 'important, sentence, importance, difference, distance, silence, silent, distant, balance',
  cial5: 'social, official, racial, crucial, facial, antisocial, essential, initial, artificial, confidential',
  cious5: 'delicious, precious, vicious, spacious, cautious, ambitious, infectious, suspicious',
  able5:
    'possible, horrible, terrible, enjoyable, washable, breakable, visible, portable, suitable, sensible, incredible, valuable, comfortable',
  ough5: 'bought, thought, brought, rough, cough, though, although, through, enough',
  silent5: 'island, crumb, listen, calf, limb, numb, wrist, knelt, knuckle, wrinkle, gnome',
  ie5: 'chief, believe, thief, niece, belief',
  silent6: 'honest, tomb, cupboard, signpost, foreign, reign, raspberry, debt, hymn, heir',
  ie6: 'height, quiet, vein, science, neighbour, reindeer',
  ible6:
    'incredible, invisible, miserable, memorable, restaurant, responsible, tolerant, extravagant, permanent, efficient, recognisable',
};

/** Words that easy cells ask about: in a hard row they only stand as they should be, beside those that are misspelt. */
export const onlyRightAtHard: Readonly<Record<string, string>> = {
  ou3: 'youngster, countryside',
  ture3: 'creature, furniture, pleasure, capture',
  ch4: 'stomach, character, chorus, unique, plague',
  cious5: 'malicious, nutritious, gracious, scrumptious',
  cial5: 'partial, potential',
  ance5: 'excellent, patience, assistant, confidence, urgent, intelligent, performance, evidence',
  able5:
    'adorable, considerable, changeable, noticeable, dependable, understandable, reasonable, agreeable, responsible',
  ough5: 'ought, fought, tough, thoughtful, thoughtless, roughly',
  silent5: 'doubt, plumber, yolk, guest, biscuit, knapsack',
  ie5: 'brief, grief, pier, shield, yield, priest, fierce, relief, either, neither',
  ie6: 'beige, veil, sleigh, freight',
  silent6: 'exhausted, honour, receipt, rhubarb, resign',
  ible6: 'irritable, manageable, invaluable, accessible, significant, consistent, prominent, convenient, magnificent',
};

/** Misspellings that are seen at a glance, by set: not shown at hard, in sets of ie and of year 6 not at medium either, where a word has others. */
export const atAGlance: Readonly<Record<string, RegExp>> = {
  // Without the g of ough, as in troff.
  ough5: /^[^g]*(?:ing)?$/,
  // Written with the letter that is heard: skeme, unik, vag.
  ch4: /k|[^n]g$/,
  ei4: /ay/,
  ie5: /e[ea]/,
  ie6: /e[eay]|forren|glacior|baige/,
  silent6: /hayr|campane|dett/,
};
