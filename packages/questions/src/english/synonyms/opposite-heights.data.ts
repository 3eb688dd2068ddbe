/**
 * The opposites that are asked for in years 3 to 5: year | level | the words. What children knew a year or two before is in no line (small, sad),
 * nor what shows its word with a prefix or ending (impolite, tasteless). Hard words may be asked at medium as well, because they are written there
 * from some of their letters.
 */
export const oppositeHeights = `
3 | easy | boiling, silent, ugly, poor, thick, weak, lively, finish, whisper, hate, break, catch, show, lose, leave, forget, narrow, careless, wild, straight, expensive, smooth, present, private, safety, exit, answer, happiness, ending, freeze, subtract, float, spend
3 | medium | foolish, cruel, calm, serious, dull, cowardly, timid, simple, mumble, giggle, damage, tug, reveal, stroll, depart, destroy, shallow, stale, innocent, blunt, costly, rare, defeat, weakness, villain, departure, refuse, defend, protect, loosen, lower, shrink, waste
3 | hard | penniless, spotless, feeble, dawdle, depart, demolish, departure, cruelty, reject, innocent, timid, cowardly, foolish, serious, reveal, mumble, villain, defend, protect, refuse, loosen, weakness, damage, destroy, defeat, shallow, costly
4 | easy | cheerful, awful, relaxed, unknown, crowded, rude, hard-working, mean, selfish, bumpy, gentle, ordinary, ancient, noisy, scatter, ban, create, ask, appear
4 | medium | delighted, dreadful, confident, minor, fragile, uninterested, false, tame, old-fashioned, stormy, willing, distribute, forbid, overlook, emerge, reject, scold, part
4 | hard | minuscule, leisurely, harmless, trivial, flimsy, flexible, distribute, forbid, overlook, emerge, reject, criticise, abandon, detach, dreadful
5 | easy | keen, nearby, false, tiny, welcoming, friendly, exciting, stiff, base, foot, fear, friend, order, shrink, destroy, admire, continue, begin
5 | medium | eager, definite, humble, modest, reckless, temporary, gripping, wasteful, respected, fertile, cowardice, ally, calm, surrender, demolish, advance, charge, respect, hinder, depart
5 | hard | precise, scanty, meagre, modest, rash, short-lived, extravagant, rigid, lush, cowardice, yield, contract, demolish, hasten, obstruct, hinder
`;
