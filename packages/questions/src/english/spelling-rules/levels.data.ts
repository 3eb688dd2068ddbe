/** Bases whose words are too hard for easy questions of a set; the l of travel doubles against the rule of its set. */
export const notAtEasy: Readonly<Record<string, string>> = {
  double3:
    'regret, permit, signal, label, cancel, travel, admit, prefer, develop, limit, submit, forbid, upset, trumpet, edit',
  plural3: 'strawberry, kangaroo, radio, roof, wife, thief, elf, calf, half, chimney, valley',
  fer6: 'pilfer, buffer, proffer, defer, confer, infer',
};

/** Bases that year 2 already adds endings to, and those that only take them: easy cells alone ask about them. */
export const notAtMedium: Readonly<Record<string, string>> = {
  double3: 'run, swim, spin, stop, drum',
  plural3: 'church, baby, watch, witch, peach',
  fer6: 'offer, suffer',
};

/** Bases whose words are too plain for hard questions. */
export const notAtHard: Readonly<Record<string, string>> = {
  double3: 'run, swim, spin, stop, drum, garden, visit, open, listen, answer',
  fer6: 'offer, differ, suffer',
  plural3:
    'church, watch, witch, peach, baby, lady, pony, puppy, city, story, cherry, foot, tooth, child, mouse, cliff, monkey, donkey',
};
