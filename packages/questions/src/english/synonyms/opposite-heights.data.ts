/**
 * The opposites that are asked for, in years 6 and 7 beyond easy: year | level | the words. What children knew a year or two before is in no line (small, sad),
 * nor what shows its word with a prefix or ending (impolite, tasteless). Hard words may be asked at medium as well, because they are written there
 * from some of their letters.
 */
export const oppositeHeights = `
3 | easy | silent, lively, calm, dull, whisper, giggle, tug, leave, narrow, careless, straight, expensive, smooth, rare, present, safety, exit, answer, happiness, ending, freeze, lower, spend
3 | medium | foolish, cruel, serious, cowardly, timid, simple, murmur, stroll, damage, reveal, depart, destroy, shallow, stale, innocent, blunt, costly, defeat, weakness, villain, departure, refuse, defend, protect, loosen, shrink, waste
3 | hard | penniless, spotless, feeble, dawdle, depart, demolish, departure, cruelty, reject, innocent, timid, cowardly, foolish, reveal, murmur, villain, defend, protect, refuse, loosen, weakness, damage, destroy, defeat, shallow, costly
4 | easy | cheerful, awful, relaxed, unknown, crowded, rude, hard-working, mean, selfish, gentle, ordinary, ancient, noisy, scatter, ban, create, ask, appear
4 | medium | delighted, dreadful, confident, minor, fragile, false, tame, old-fashioned, stormy, obedient, distribute, forbid, overlook, emerge, reject, scold, part
4 | hard | minuscule, leisurely, harmless, trivial, flimsy, flexible, distribute, forbid, overlook, emerge, reject, criticise, abandon, detach, dreadful
5 | easy | keen, nearby, false, tiny, welcoming, friendly, exciting, stiff, base, foot, friend, order, shrink, destroy, admire, continue, begin
5 | medium | eager, definite, humble, modest, reckless, temporary, gripping, wasteful, respected, fertile, cowardice, ally, calm, surrender, demolish, advance, charge, respect, hinder, depart
5 | hard | precise, scanty, meagre, modest, rash, short-lived, extravagant, rigid, lush, cowardice, yield, contract, demolish, obstruct, hinder
6 | medium | careless, slapdash, irresolute, yielding, obscure, muddled, excitable, agitated, solemn, luxurious, sparse, scanty, evasive, guarded, worthwhile, clumsy, lumbering, current, up-to-date, struggling, impoverished, pliable, supple, harmless, reassuring, significant, momentous, biased, prejudiced, sated, bold, outgoing, expert, veteran, failure, deluge, hush, multiply, distress, commend, permit, dissuade, skim, glance, flourish, bloom, neglect
6 | hard | slapdash, irresolute, yielding, obscure, muddled, excitable, agitated, solemn, luxurious, sparse, scanty, evasive, guarded, worthwhile, lumbering, struggling, impoverished, pliable, supple, reassuring, significant, momentous, biased, prejudiced, sated, outgoing, veteran, failure, deluge, hush, multiply, distress, commend, dissuade, skim, flourish, neglect
7 | medium | malevolent, spiteful, lasting, eternal, taciturn, reticent, austere, idealistic, impractical, inarticulate, tongue-tied, timid, cautious, jubilant, energetic, vigorous, soiled, explicit, negligent, stable, extraordinary, exotic, compliant, amenable, avoidable, preventable, credulous, trusting, populous, solitary, goodwill, blessing, boon, corruption, dishonesty, nadir, depths, continuation, recklessness, folly, contradict, disprove, retain, commend, reduce, diminish, enrage, halt, hasten, despise, scorn
7 | hard | malevolent, spiteful, eternal, taciturn, reticent, austere, idealistic, tongue-tied, jubilant, vigorous, soiled, tarnished, explicit, negligent, extraordinary, exotic, compliant, amenable, preventable, credulous, populous, solitary, goodwill, boon, corruption, nadir, recklessness, folly, contradict, disprove, retain, commend, diminish, enrage, hasten, despise
`;
