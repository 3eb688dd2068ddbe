/** Words of a set that children of its year seldom meet: they are not asked about at easy. */
export const notAtEasy: Readonly<Record<string, string>> = {
  y3: 'rhythm, lyrics, physical, cygnet, sympathy, symptom, lynx, crypt, synonym, physics',
  ou3: 'couplet, flourish, nourish, nourishing',
  tion4: 'apprehension, expansion, beautician, procession',
  ch4: 'opaque, plaque, chalet, boutique',
  cious5: 'fractious, ostentatious, contentious, judicious, audacious',
  cial5: 'judicial, provincial, sacrificial, palatial, preferential, spatial',
  able5: 'collapsible, plausible, eligible',
};

/** Words of a set that children know from the years before: they are not asked about at hard. */
export const notAtHard: Readonly<Record<string, string>> = {
  y3: 'gym, myth',
  ou3: 'young, touch, country, double, trouble, cousin, youngest, touching',
  ture3: 'picture, nature, teacher, catcher, richer',
  tion4: 'action, station, nation, motion',
  ch4: 'school',
  ei4: 'eight',
  ance5: 'important, sentence, importance, difference, distance, silence',
  cial5: 'special',
  cious5: 'delicious',
  able5: 'possible, horrible, terrible, enjoyable, washable, breakable',
  ough5: 'bought, thought, brought, rough, cough, though, although, through, enough',
  silent5: 'island, lamb, thumb, castle, crumb, answer, listen, calf, limb, numb, wrist',
  ie5: 'field, chief, piece, believe',
  silent6: 'honest, tomb, cupboard',
  ie6: 'height, quiet, vein, science',
};
