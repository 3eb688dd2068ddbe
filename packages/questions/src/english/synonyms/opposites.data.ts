/**
 * More lines like those of synonyms.data.ts, for words that have a plain opposite but few or no words of like meaning. They're kept apart
 * because flashcards and verbal reasoning read that list as well.
 */
export const opposites = `
3 | adjective | wide | broad | narrow | The river is {wide}.
3 | adjective | careful | cautious | careless | Be {careful} on the ice.
3 | adjective | fresh | - | stale | The bread is {fresh}.
3 | adjective | guilty | - | innocent | The fox looked {guilty}.
3 | adjective | sharp | - | blunt | The knife is {sharp}.
3 | adjective | tame | - | wild | The rabbits are {tame}.
3 | adjective | crooked | bent | straight | The old tree is {crooked}.
3 | adjective | cheap | inexpensive | expensive, costly | The tickets were {cheap}.
3 | adjective | rough | bumpy, uneven | smooth | The road was {rough}.
3 | adjective | common | usual, ordinary | rare, unusual | It is a {common} mistake.
3 | adjective | absent | missing, away | present | Two children were {absent}.
3 | adjective | public | - | private | This is a {public} garden.
3 | noun | danger | peril, risk | safety | They thought of the {danger}.
3 | noun | entrance | doorway, gateway | exit | We waited at the {entrance}.
3 | noun | question | query | answer | Write down the {question}.
3 | noun | victory | triumph | defeat | The match ended in {victory}.
3 | noun | strength | power | weakness | The knight knew his own {strength}.
3 | noun | sorrow | sadness, grief | happiness | Her heart was full of {sorrow}.
3 | noun | beginning | start, opening | ending | I liked the {beginning} of the film.
3 | noun | hero | - | villain | She played the {hero}.
3 | noun | arrival | - | departure | We waited for the {arrival} of the train.
3 | noun | kindness | goodness | cruelty | She treated him with {kindness}.
3 | verb | melt | thaw | freeze | The ice on the lake began to {melt}.
3 | verb | accept | - | refuse, reject | We will {accept} the prize.
3 | verb | attack | - | defend, protect | They wanted to {attack} the castle.
3 | verb | add | - | subtract | Which number must I {add}?
3 | verb | tighten | - | loosen | Please {tighten} the rope.
3 | verb | raise | lift | lower | They {raise} the flag at noon.
3 | verb | stretch | - | shrink | My jumper may {stretch}.
3 | verb | sink | - | float | Will the raft {sink}?
3 | verb | save | keep, store | waste, spend | Try to {save} your money.
`;
