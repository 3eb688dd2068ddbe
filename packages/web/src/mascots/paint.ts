/** The mascots' own colours; they look the same on every ground. */
export const ink = '#2b1d4d';
export const skin = {
  white: '#ffffff',
  cream: '#fff3e0',
  blush: '#ff8fa3',
  tongue: '#f0647c',
  spark: '#ffd23f',

  copper: '#e58b4e',
  copperLight: '#f8bd92',
  copperDark: '#b4612d',
  copperDeep: '#8a4519',
  screen: '#35245f',
  glow: '#8ff5d2',
  mint: '#3ddc97',
  amber: '#ffb224',
  red: '#e5484d',

  fox: '#f47b2f',
  foxLight: '#ff9a54',
  foxDark: '#b34a12',
  sock: '#4a2418',
  scarf: '#6c3bd1',
  scarfDark: '#4b2a9c',
  inkBlue: '#2438a8',
  inkBlueLight: '#4a63dd',

  parrot: '#1fb5c9',
  parrotDark: '#0f8296',
  wing: '#2f6fe4',
  wingDark: '#1d4cae',
  sun: '#ffd43b',
  beak: '#ffa51f',
  beakDark: '#d97706',
  tile: '#fff6df',
  tileEdge: '#d9b470',

  branch: '#9a6a43',
  branchDark: '#6f4727',
  leaf: '#3fae6a',
} as const;

/** What a chameleon wears by mood: the ground of the skin, its shade, its cheek, and the shapes upon it. */
export const coats = {
  idle: { ground: '#45c486', shade: '#2a9d66', light: '#8ce8b8', shapes: ['#2fae73', '#8ce8b8', '#ffd23f', '#7b5be6'] },
  think: {
    ground: '#5aa9e6',
    shade: '#3482c4',
    light: '#a9d8ff',
    shapes: ['#3f93d6', '#a9d8ff', '#b79bff', '#fff3e0'],
  },
  cheer: {
    ground: '#3ddc97',
    shade: '#1fa67a',
    light: '#b6f7d8',
    shapes: ['#ff6b8b', '#ffd23f', '#7b5be6', '#35a7ff'],
  },
  oops: { ground: '#ff9f6b', shade: '#dd7440', light: '#ffd0b0', shapes: ['#f2854d', '#ffd0b0', '#ffd23f', '#ff7f9a'] },
  sleep: {
    ground: '#8378c9',
    shade: '#6257a8',
    light: '#b9b1ec',
    shapes: ['#7468bd', '#b9b1ec', '#6ba4d8', '#9d92dd'],
  },
} as const;
