import { checkGenerators } from './check-generators.ts';

checkGenerators('n');
