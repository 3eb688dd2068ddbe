import { checkGenerators } from './check-generators.ts';

checkGenerators('e');
