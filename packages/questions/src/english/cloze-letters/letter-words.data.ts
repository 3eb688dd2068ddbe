/**
 * Words of the passages that are worth completing, by the year of their passages: year | at which difficulties (e, m, h) | words. At hard stand
 * those alone that a child has to think about; words of younger years are in no list, though a passage has them.
 */
export const letterWords = `
5 | e | bright fierce knocked laughed passage smooth spiral wrapped written
5 | em | ancient bamboo chamber colours crowded flooded forgotten gathered graceful invited pigeons sprinted straight survived towards weighed whistle
5 | emh | appetising archaeologists bargains champions chuckle constant costumes customers determined disbelief dismay display echoed elephants fascinating feathers fortune goalkeeper greedily hesitated icicles invitation kneads lighthouse motionless necklaces nectar neighbours offended ourselves overtook perform playful practise pretends scrambled scribes shielded signal skeleton solitary splendid stumbled teaspoon themselves trickled vanished watchful webbed
6 | e | biscuits creatures destroyed enormous necklace survive umbrellas violins workshop
6 | em | admired advances centuries climate complete concluded courage deserted detected detective downpour encouraged harbour invention lifeless machines modest movements musicians nightfall overtake spirits success traveller treasures
6 | emh | abandon applauded astonishing audience conductor confessed consult crevasse debris demonstration despaired dormant draught drizzle dwindled engulfed eruption expedition fertile fragments glacier hazardous humble inquisitive melody memorable mourned perilous plummets predicted preserve rationed retreat satellites scrutinised shuddered sighted temperature threadbare thrive townspeople tremble undaunted wisdom
7 | em | argument background chemist confirmed crimson exchange expression fountain fragile horizon midnight mixture portrait species threatened
7 | emh | addressed ambiguous anticipated assistant brittle chronicled circulated compelling courteous cultivate deciphered diverse dominated eliminated endure eroded ghostly glance gnarled gradual gripping habitats hostile hypothesis inconclusive inscrutable loyalty manuscript meticulous misleading modified mutinous narrowly neglected objection oblivious opponent painstaking persists piercing plague pleaded relented rendered resolute ringleaders rumours scarcely sceptical scrutinise smothered sombre splendour sundial tarnished temperatures throttled tranquillity trudge unfurled variable violently visible wearily
`;
