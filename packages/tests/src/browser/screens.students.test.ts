import { checkScreens } from './check-screens.ts';

checkScreens(['student', 'winner', 'youngStudent']);
