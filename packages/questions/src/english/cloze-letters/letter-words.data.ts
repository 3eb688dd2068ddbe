/**
 * Words of the passages that are worth completing, by the year of their passages: year | at which difficulties (e, m, h) | words. At hard stand
 * those alone that a child has to think about; words of younger years are in no list, though a passage has them.
 */
export const letterWords = `
5 | e | elephants feathers fierce passage spiral
5 | em | ancient bamboo chamber colours costumes customers display fortune graceful invited necklaces perform pigeons pretends signal sprinted straight survived towards weighed whistle
5 | emh | appetising archaeologists bargains champions chuckle constant determined disbelief dismay echoed fascinating goalkeeper greedily hesitated icicles invitation kneads lighthouse motionless nectar neighbours offended ourselves overtook practise scrambled scribes shielded skeleton solitary splendid stumbled themselves trickled vanished watchful webbed
6 | e | biscuits creatures destroyed enormous necklace survive umbrellas violins workshop
6 | em | admired advances centuries climate complete concluded courage deserted detected detective downpour encouraged harbour invention lifeless machines modest movements musicians nightfall overtake spirits success traveller
6 | emh | abandon applauded astonishing audience conductor confessed consult crevasse debris demonstration despaired dormant draught drizzle dwindled engulfed eruption expedition fertile fragments glacier hazardous humble inquisitive melody memorable mourned perilous plummets predicted preserve rationed retreat satellites scrutinised shuddered sighted temperature threadbare thrive townspeople tremble undaunted wisdom
7 | e | chemist confirmed expression fragile horizon portrait species threatened
7 | emh | addressed ambiguous anticipated brittle chronicled circulated compelling courteous cultivate deciphered diverse dominated eliminated endure eroded gnarled gradual gripping habitats hostile hypothesis inconclusive inscrutable loyalty manuscript meticulous misleading modified mutinous narrowly neglected objection oblivious opponent painstaking persists piercing plague pleaded relented rendered resolute ringleaders rumours scarcely sceptical scrutinise smothered sombre splendour sundial tarnished temperatures throttled tranquillity unfurled variable vestiges violently wearily
`;
