/** Meanings of roots: which are too near to stand beside each other, and which are weighed against each other. */

/** Meanings that somebody could take for each other. */
const near = [
  ['water', 'sea'],
  ['look', 'see'],
  ['sound', 'voice', 'say', 'words', 'hear'],
  ['write', 'write or draw'],
  ['earth', 'land'],
  ['people', 'human being'],
  ['mind', 'feeling', 'remember'],
  ['all', 'many'],
  ['good', 'great'],
  ['feeling', 'love'],
];

/** Whether two meanings are too near to be told apart. */
export const isNear = (one: string, other: string): boolean =>
  one === other || near.some((group) => group.includes(one) && group.includes(other));

/** Meanings of one field, which a child weighs against each other. */
const fields = [
  ['water', 'sea', 'earth', 'land', 'star', 'heat', 'light', 'life', 'flow', 'time'],
  ['hear', 'look', 'see', 'say', 'write', 'write or draw', 'sound', 'voice', 'words', 'remember'],
  [
    'far',
    'across',
    'small',
    'great',
    'strong',
    'lasting',
    'good',
    'bad',
    'new',
    'all',
    'many',
    'hundred',
    'self',
    'time',
  ],
  ['break', 'build', 'work', 'remember', 'throw', 'follow', 'eat', 'believe', 'flow', 'write'],
  ['love', 'fear', 'feeling', 'believe', 'mind', 'words', 'time'],
  ['people', 'human being', 'flock', 'land', 'foot', 'mind', 'self', 'hundred', 'life'],
];

/** Whether two meanings are of one field. */
export const areOfOneField = (one: string, other: string): boolean =>
  fields.some((field) => field.includes(one) && field.includes(other));
