/**
 * Words by the sound of their last stressed vowel and all that follows, as heard in most of Britain. A word that rhymes in
 * the south only, or in the north only, is left out. The second solver of rhyme questions goes by this table alone.
 */

const table = `
awl: small wall all crawl tall
al: shall pal canal
el: smell well spell
ite: might bright light night tight kite white height bite
ayt: eight weight gate crate great straight slate wait late
il: still hill shrill
ohl: coal mole
ink: blink think brink pink
it: knit lit
eet: neat seat feet heat wheat eat
ing: bring ring
inz: tins grins begins bins
ynz: signs lines
oonz: tunes
yntz: pints
ike: bike like strike hike
ayk: break bake brake
ick: brick
un: done sun fun won one
ohn: bone phone own grown thrown
on: gone on
oh: row no so know though grow snow toe sew flow low blow go
ow: how now cow bow plough
eel: wheel reel meal
ayl: whale rail hail gale
ent: went meant bent sent
ont: want
int: mint
ingz: kings wings strings rings
yndz: kinds minds
inj: hinges
ohm: home chrome foam dome Rome roam honeycomb gnome
um: some come become
ool: wool full pull
ooool: cool tool school pool rule stool
ul: dull
ats: hats cats pats flats mats
ayts: hates waits
ints: hints prints
at: hat cat that mat
et: forget
ot: what
art: cart
oht: coat
yde: wide outside guide McBride tried side ride
id: lid
urd: word
ayd: made spade weighed paid maid wade trade fade
ang: sang rang bang
aynj: range strange
ownn: brown town down crown noun
air: Square hair spare bear fair where there repair pear air
eer: here ear near clear
ur: were
yre: fire wire higher
yles: tiles miles
ush: hush rush
ong: along song
ye: dry sky high tie my
ee: key ski donkey tea sea me tree dairy quay monkey
or: door floor more score for four
owr: flour flower our hour sour
ots: pots knots yachts dots
ohts: notes boats
uts: nuts
oo: two flew shoe blue through zoo
ay: grey day weigh say they clay hay pay may way
ed: said led head bed bread
ohld: gold cold rolled fold
ood: could
awld: called
ohlt: colt
oos: loose goose juice
ooz: choose lose
ohz: rose
ips: flips chips lips ships
ypes: pipes wipes
eeps: sleeps
eez: knees please cheese bees
ees: geese niece peace
yning: dining shining lining signing
inning: winning thinning tinning
eed: bead
eeth: Keith teeth underneath beneath heath
eth: breath
ath: bath
owth: mouth
ad: dad had sad glad bad lad
akt: stacked cracked fact
aykt: baked ached raked
ands: hands understands sands bands
onds: wands ponds
ayj: page stage cage
aj: badge
arj: large
imij: image
ets: nets sets debts pets
eets: meets
eerd: weird
ett: sweat threat
aff: photograph laugh giraffe staff
off: cough
awt: taught
ost: frost lost crossed cost
ohst: most post ghost
ak: back crack stack pack
ark: park
eek: beak
ayn: rain train lane vain
ooin: ruin
in: thin
awn: drawn born horn
yne: line twine nine sign
ode: road code
eep: sheep heap
aymz: names games
ass: glass pass
ohv: stove cove
ops: drops stops shops
ohps: hopes soaps
oops: stoops
and: planned sand hand band understand land grand stand
ond: wand
eeld: field
owzand: thousand
ownd: wound sound
oom: tomb
`;

const rimes = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [sound = '', words = ''] = row.split(': ');
      return words.split(' ').map((word) => [word.toLowerCase(), sound] as const);
    }),
);

/** The sound of the end of a word; every unknown word has a sound of its own. */
export function rimeOf(word: string): string {
  const plain = word.toLowerCase();
  return rimes.get(plain) ?? `only ${plain}`;
}

/** Whether two different words rhyme. */
export function rhymes(one: string, other: string): boolean {
  return rimeOf(one) === rimeOf(other);
}
