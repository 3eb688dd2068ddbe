/**
 * Which words of the statutory lists are asked about at each difficulty, by set. `plain` words are written nearly as they are said, or known
 * from everyday reading: they are not asked about at hard. Of `tricky` words the letters that go wrong can't be heard at all: at easy and
 * medium nobody has to write them.
 */
export const plain: Readonly<Record<string, string>> = {
  3: 'arrive, build, busy, centre, circle, decide, describe, early, earth, eight, famous, fruit, group, guide, heard, heart, history, learn, notice, often, promise, remember, woman',
  4: 'actual, breath, complete, consider, continue, experiment, extreme, forward, forwards, guard, important, increase, length, mention, natural, position, possible, recent, special, therefore, thought',
  5: 'average, bargain, competition, determined, develop, dictionary, excellent, explanation, forty, shoulder, stomach, suggest, symbol, system, vegetable',
  6: 'according, attached, communicate, equip, frequently, interfere, physical, relevant, sincere, temperature',
  7: 'argument, atmosphere, beginning, campaign, chaos, character, disappoint, discipline, receipt, success, tragedy, truly',
};

export const tricky: Readonly<Record<string, string>> = {
  3: 'believe, favourite, February, quarter',
  4: 'disappear, knowledge, occasionally, peculiar, possession, separate',
  5: 'accommodate, appreciate, environment, government, individual, persuade',
  6: 'conscience, embarrass, guarantee, harass, hindrance, mischievous, rhythm',
};
