/** Words that are in the lists for puzzles but that younger children have not met, with the first year that may be asked. */
const byYear: Readonly<Record<number, string>> = {
  5: 'brie camembert parmesan ravioli rend rends hew hews hewn heft dearth dross dirge dregs bevy bier bode boded bodes brae bray brays cede cedes chide chides churl clod clods cleft crag crags curd curds daub daubs dell dells deft dint doer doers dote doted dotes eke eked ekes fen fens fend fends fief filch flay flays flout fray frays furl furls gait gaits gird girds glean gleans goad goads gouge gouged grist guile hark haunch heed heeds hoard hone honed hones hypnotise hypnotised irk irks jaunt knell lair lairs laud lauds lees lithe loath lull lulls lurch maim meld melds mete mien mire mirth morose mull mulls nape nigh nub omen omens ooze oozes pare pared pares parse pert pith ply plied plies pore pored pores prow prows purge quell quells rasp rasps raze razed reap reaps reek reeks rife rue rued rues ruse ruses sate sated sear sears sect sects serf serfs shirk shirks shoal shoals shorn shroud silt sinew sinews skein smite smites smote spurn spurns stave staved staves strewn sues suing sump swathe swathes tare tares taut teem teems terse thane tithe tithes toil toils tome tomes trite tryst veer veers vex vexed vie vied vies waft wafts wan wane waned wanes wean weans whet whets wield wields wile wiles wily wrest wrests wring wrings yoke yoked yokes cryptic',
};

/** The first school year in which a word may be asked; words that are not here may be asked in any year. */
export const notBefore: ReadonlyMap<string, number> = new Map(
  Object.entries(byYear).flatMap(([year, words]) => words.split(' ').map((word) => [word, Number(year)] as const)),
);
