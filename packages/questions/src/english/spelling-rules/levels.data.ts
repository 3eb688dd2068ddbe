/** Bases whose words are too hard for easy questions of a set. */
export const notAtEasy: Readonly<Record<string, string>> = {
  double3: 'regret, permit, signal, label, cancel, admit, prefer, develop, limit',
  fer6: 'pilfer, buffer, proffer, defer, confer, infer',
};

/** Bases that year 2 already adds endings to: easy cells alone ask about them. */
export const notAtMedium: Readonly<Record<string, string>> = {
  double3: 'run, swim, hop, spin, stop, drum, big, sun, paint, help, clean, jump',
  plural3: 'box, fox, bus, day, toy, dish, bush, glass, church, baby',
};

/** Bases whose words are too plain for hard questions. */
export const notAtHard: Readonly<Record<string, string>> = {
  double3: 'run, swim, hop, spin, stop, drum, big, sun, paint, help, clean, jump',
  fer6: 'offer, differ, suffer',
  plural3:
    'box, fox, bus, day, toy, key, dish, bush, glass, church, watch, witch, peach, baby, lady, pony, puppy, foot, tooth, child, mouse, cliff, monkey, donkey',
};
