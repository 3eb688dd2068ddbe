/** Short words of the commonest list that children of year 3 have hardly met. A teacher may add to them. */
export const lateShortWords: ReadonlySet<string> = new Set(
  `
adder adopt alias alter argue arise basis bound cease chaos coral dealt digit ditto elect entry error fatal fault forth fudge grant heron
hence ideal imply index input issue joint kneel lacks legal logic media merit minor major moral naive novel oasis occur omit omits ought
outer phase prime prior prone prose queue quote raven react refer range scone sleet squid terms tends topic trial unite usage users vague
valid vital wage whisk yacht data dune duty edit fawn fuse gale item kilt leek loan lute maze mere mode moan myth nook obey pier plea poll
purr ramp reef rely rink sake sash seam tend tusk unit user vary veil vine wick yarn ban bid dew doe ewe hub ion nor per pro rye sew sow tow
vow wit woe
`
    .trim()
    .split(/\s+/),
);
