/** Words of a set that children of its year seldom meet: they are not asked about at easy. */
export const notAtEasy: Readonly<Record<string, string>> = {
  y3: 'rhythm, lyrics, physical, cygnet, sympathy, symptom, lynx, crypt, synonym, physics',
  ou3: 'couplet, flourish, nourish, nourishing',
  tion4: 'apprehension, expansion, beautician, procession',
  ch4: 'opaque, plaque, chalet, boutique',
  cious5: 'loquacious, propitious, fractious, ostentatious, contentious, judicious, audacious',
  cial5: 'judicial, provincial, sacrificial, palatial, preferential, spatial',
  able5: 'collapsible, plausible, eligible',
  ie6: 'sleight',
};

/** Words of a set that children know from the years before: they are not asked about at hard. */
export const notAtHard: Readonly<Record<string, string>> = {
  y3: 'gym, myth',
  ou3: 'young, touch',
  tion4: 'action, station, nation, motion',
  ch4: 'school',
  ei4: 'eight',
  ough5: 'bought, thought, brought, rough, cough',
  silent5: 'lamb, knife, thumb, comb, castle, crumb, answer, listen, calf, limb, numb, wrist',
  ie5: 'field, chief, piece',
  silent6: 'honest, tomb, cupboard',
  ie6: 'eight, weigh, quiet, vein, science',
};
