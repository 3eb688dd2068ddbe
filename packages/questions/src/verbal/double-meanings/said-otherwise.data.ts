/** Words whose two meanings are said differently, with how the first and how the second one is said. A teacher may add lines. */

export const saidOtherwise: ReadonlyMap<string, string> = new Map([
  ['tear', 'the first rhymes with “care”, the second with “ear”'],
  ['bow', 'the first rhymes with “so”, the second with “now”'],
  ['wind', 'the first rhymes with “pinned”, the second with “kind”'],
  ['minute', 'first my-NEWT, then MIN-it'],
  ['object', 'first OB-ject, then ob-JECT'],
  ['produce', 'first pro-DUCE, then PROD-uce'],
  ['project', 'first PROJ-ect, then pro-JECT'],
  ['desert', 'first DEZ-ert, then de-ZERT'],
  ['refuse', 'first re-FUZE, then REF-use'],
  ['converse', 'first con-VERSE, then CON-verse'],
  ['contract', 'first con-TRACT, then CON-tract'],
  ['entrance', 'first EN-trance, then en-TRANCE'],
  ['console', 'first con-SOLE, then CON-sole'],
  ['discharge', 'first dis-CHARGE, then DIS-charge'],
  ['intimate', 'first IN-ti-mut, then IN-ti-mate'],
]);
