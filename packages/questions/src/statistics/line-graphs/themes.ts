/** What is measured over time in line graphs. */

/** A measure over time; `points` are places on the lower axis, `mid` says the place half way after each. */
export interface TimeTheme {
  readonly title: string;
  readonly xAxis: string;
  readonly yAxis: string;
  /** 'What was the temperature' */
  readonly asks: string;
  readonly unit: string;
  readonly labels: readonly string[];
  /** 'at 9 am', 'in week 2', 'after 20 minutes'. */
  readonly when: (label: string) => string;
  readonly mid: ((at: number) => string) | undefined;
  /** A quantity that only grows, only falls, or does both. */
  readonly trend: 'up' | 'down' | 'any';
  /** Steps of the axis that give believable values. */
  readonly steps: readonly number[];
  /** Whether it changes fast at first and then more and more slowly. */
  readonly slows?: true;
  /** The smallest value where it is not one step of the axis. */
  readonly least?: number;
  /** How far the value can go from one point to the next. */
  readonly leap?: number;
}

const hours = ['8 am', '9 am', '10 am', '11 am', '12 pm', '1 pm', '2 pm'];
const halfHours = ['8:30 am', '9:30 am', '10:30 am', '11:30 am', '12:30 pm', '1:30 pm'];
const minutes = [0, 10, 20, 30, 40, 50, 60].map(String);
const weeks = [1, 2, 3, 4, 5, 6, 7].map(String);
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const dayNames: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};
const atHour = (label: string): string => `at ${label}`;
const halfHour = (at: number): string => `at ${halfHours[at]}`;
const afterMinutes = (label: string): string => (label === '0' ? 'at the start' : `after ${label} minutes`);
const midMinutes = (at: number): string => `after ${at * 10 + 5} minutes`;

/** Every theme. */
export const timeThemes: readonly TimeTheme[] = [
  {
    title: 'Temperature in the playground',
    xAxis: 'Time',
    yAxis: '°C',
    asks: 'What was the temperature',
    unit: '°C',
    labels: hours,
    when: atHour,
    mid: halfHour,
    trend: 'any',
    steps: [2, 4],
    leap: 6,
  },
  {
    title: 'Visitors in a museum',
    xAxis: 'Time',
    yAxis: 'Visitors',
    asks: 'How many visitors were there',
    unit: '',
    labels: hours,
    when: atHour,
    mid: undefined,
    trend: 'any',
    steps: [5, 10, 20, 50, 100],
  },
  {
    title: 'Height of a bean plant',
    xAxis: 'Week',
    yAxis: 'Height in cm',
    asks: 'How tall was the plant',
    unit: 'cm',
    labels: weeks,
    when: (label) => `in week ${label}`,
    mid: undefined,
    trend: 'up',
    steps: [2, 4, 5, 10],
  },
  {
    title: 'Water in a tank',
    xAxis: 'Minutes',
    yAxis: 'Litres',
    asks: 'How much water was in the tank',
    unit: 'litres',
    labels: minutes,
    when: afterMinutes,
    mid: midMinutes,
    trend: 'down',
    steps: [4, 5, 10, 20, 50, 100],
  },
  {
    title: 'Filling a paddling pool',
    xAxis: 'Minutes',
    yAxis: 'Litres',
    asks: 'How much water was in the pool',
    unit: 'litres',
    labels: minutes,
    when: afterMinutes,
    mid: midMinutes,
    trend: 'up',
    steps: [10, 20, 50, 100],
  },
  {
    title: 'A bike ride',
    xAxis: 'Minutes',
    yAxis: 'Distance in km',
    asks: 'How far had the rider gone',
    unit: 'km',
    labels: minutes,
    when: afterMinutes,
    mid: midMinutes,
    trend: 'up',
    steps: [2, 4],
  },
  {
    title: 'A hot drink',
    xAxis: 'Minutes',
    yAxis: '°C',
    asks: 'How warm was the drink',
    unit: '°C',
    labels: minutes,
    when: afterMinutes,
    mid: midMinutes,
    trend: 'down',
    slows: true,
    steps: [10],
    // It cools down to the temperature of the room.
    least: 20,
  },
  {
    title: 'Books in the return box',
    xAxis: 'Day',
    yAxis: 'Books',
    asks: 'How many books were there',
    unit: '',
    labels: days,
    when: (label) => `on ${dayNames[label]}`,
    mid: undefined,
    trend: 'any',
    steps: [2, 5, 10, 20],
  },
  {
    title: 'Money in a savings tin',
    xAxis: 'Week',
    yAxis: 'Pounds',
    asks: 'How many pounds were in the tin',
    unit: '',
    labels: weeks,
    when: (label) => `in week ${label}`,
    mid: undefined,
    trend: 'any',
    steps: [2, 4, 5, 10, 20, 50],
  },
];
