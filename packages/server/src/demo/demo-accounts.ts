/** The accounts of the demo. */

export const demoPassword = 'demo-pass';

export const demoAdults = {
  parent: {
    firstName: 'Amara',
    lastName: 'Okafor',
    userName: 'demo-parent',
    email: 'demo-parent@comet.example',
    phone: '+442079460958',
  },
  newParent: {
    firstName: 'Grace',
    lastName: 'Lindqvist',
    userName: 'demo-new-parent',
    email: 'demo-new-parent@comet.example',
    phone: '+442079460960',
  },
  tutor: {
    firstName: 'Daniel',
    lastName: 'Reyes',
    userName: 'demo-tutor',
    email: 'demo-tutor@comet.example',
    phone: '+442079460959',
  },
} as const;

/** A child without a subscription yet: whoever tries the product begins one here. */
export const demoNewcomer = { firstName: 'Ella', lastName: 'Lindqvist', userName: 'demo-newcomer', year: 4 } as const;

/** What the demo parent pays for each child. */
export const demoPackages: ReadonlyMap<string, string> = new Map([
  ['demo-student', 'price_standard_monthly'],
  ['demo-sibling', 'price_basic_annual'],
]);

export interface DemoStudent {
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly year: 3 | 4 | 5 | 6 | 7;
  /** A child of the demo parent. */
  readonly isFamily: boolean;
  /** Right answers in a hundred easy questions. */
  readonly skill: number;
  /** Days in ten on which they work. */
  readonly diligence: number;
}

export const demoStudents: readonly DemoStudent[] = [
  { userName: 'demo-student', firstName: 'Zoe', lastName: 'Okafor', year: 5, isFamily: true, skill: 90, diligence: 8 },
  { userName: 'demo-sibling', firstName: 'Theo', lastName: 'Okafor', year: 3, isFamily: true, skill: 84, diligence: 5 },
  { userName: 'demo-aisha', firstName: 'Aisha', lastName: 'Rahman', year: 5, isFamily: false, skill: 94, diligence: 7 },
  {
    userName: 'demo-callum',
    firstName: 'Callum',
    lastName: 'Fraser',
    year: 5,
    isFamily: false,
    skill: 78,
    diligence: 4,
  },
  { userName: 'demo-mei', firstName: 'Mei', lastName: 'Chen', year: 5, isFamily: false, skill: 88, diligence: 6 },
  { userName: 'demo-kofi', firstName: 'Kofi', lastName: 'Mensah', year: 5, isFamily: false, skill: 82, diligence: 3 },
];
