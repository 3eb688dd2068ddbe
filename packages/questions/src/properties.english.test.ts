import { checkMakers } from './check-makers.ts';

checkMakers('e');
