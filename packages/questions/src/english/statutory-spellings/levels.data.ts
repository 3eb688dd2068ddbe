/**
 * Which words of the statutory lists are asked about at each difficulty, by set. `early` words have been in the cells of years before: only easy
 * ones ask about them. `plain` words are written nearly as they are said, or known from everyday reading: they are not asked about at hard. Of
 * `tricky` words the letters that go wrong can't be heard at all: at easy and medium nobody has to write them.
 */
export const early: Readonly<Record<string, string>> = {
  5: 'symbol, system',
  6: 'attached',
  7: 'argument, campaign, deceive, independent, obedient, preferred, receipt, siege, success, truly',
};

export const plain: Readonly<Record<string, string>> = {
  3: 'arrive, build, busy, centre, circle, decide, describe, early, earth, eight, famous, fruit, group, guide, heard, heart, history, learn, notice, often, promise, remember, woman',
  4: 'actual, breath, complete, consider, continue, experiment, extreme, forward, forwards, guard, important, increase, length, mention, natural, position, possible, recent, special, therefore, thought',
  5: 'average, bargain, competition, determined, develop, dictionary, excellent, explanation, forty, muscle, neighbour, shoulder, stomach, suggest, vegetable',
  6: 'according, communicate, equip, frequently, interfere, physical, relevant, sincere, temperature',
  7: 'atmosphere, changeable, disappoint, hygiene, medieval, noticeable, permanent, tragedy, weird',
};

export const tricky: Readonly<Record<string, string>> = {
  3: 'believe, favourite, February, quarter',
  4: 'disappear, knowledge, occasionally, peculiar, possession, separate',
  5: 'accommodate, appreciate, environment, government, individual, persuade',
  6: 'conscience, embarrass, guarantee, harass, hindrance, mischievous, rhythm',
};
