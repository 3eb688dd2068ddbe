/** The mascots' own colours; they look the same on every ground. */
export const ink = '#241a3d';
export const skin = {
  white: '#ffffff',
  cream: '#fff3e0',
  copper: '#d9824a',
  copperDark: '#9c5226',
  fox: '#f2762e',
  foxDark: '#a8430f',
  parrot: '#2fb7e0',
  blue: '#1a6fb5',
  green: '#4cc38a',
  greenDark: '#23855a',
  violet: '#8a63e8',
  red: '#e5484d',
  beak: '#ffb224',
  tongue: '#e5687a',
} as const;
