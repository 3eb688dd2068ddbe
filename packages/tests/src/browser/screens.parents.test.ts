import { checkScreens } from './check-screens.ts';

checkScreens(['parent', 'newParent', 'waitingParent']);
