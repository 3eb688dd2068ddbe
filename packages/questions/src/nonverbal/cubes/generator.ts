/** n.cube: nets fold into cubes; which cube, which net, which faces lie opposite each other. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator } from '../../kernel/generator.ts';
import { choices } from '../drawn-choice.ts';
import { makeIsNet } from './closed-boxes.ts';
import type { Form, Plan } from './difficulty-plans.ts';
import { makeOpposite, makePair } from './opposite-faces.ts';
import { solveCube } from './solver.ts';
import { makeWhichCube, makeWhichNet } from './which-cube.ts';

const plan = (forms: readonly Form[], pointing: number, plainNets: boolean, mirrors: boolean): Plan => ({
  forms,
  pointing,
  plainNets,
  mirrors,
});
const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  440903: {
    easy: plan(['isNet'], 0, true, false),
    medium: plan(['isNoNet'], 0, true, true),
    hard: plan(['isNet', 'isNoNet'], 0, false, true),
  },
  450901: {
    easy: plan(['whichCube'], 0, true, false),
    medium: plan(['whichCube'], 0, false, false),
    hard: plan(['whichCube'], 0, false, true),
  },
  450902: {
    easy: plan(['opposite'], 0, true, false),
    medium: plan(['opposite'], 0, false, false),
    hard: plan(['oppositePair'], 0, false, true),
  },
  450903: {
    easy: plan(['whichNet'], 0, true, false),
    medium: plan(['whichNet'], 0, false, false),
    hard: plan(['whichNet'], 0, false, true),
  },
  460901: {
    easy: plan(['whichCube'], 0, false, false),
    medium: plan(['whichCube'], 0, false, true),
    hard: plan(['whichCube'], 2, false, true),
  },
  460902: {
    easy: plan(['opposite'], 0, false, false),
    medium: plan(['oppositePair', 'nextPair'], 0, false, true),
    hard: plan(['oppositePair', 'nextPair'], 6, false, true),
  },
  460903: {
    easy: plan(['whichCube'], 2, true, true),
    medium: plan(['whichCube'], 4, true, true),
    hard: plan(['whichCube', 'whichNet'], 5, false, true),
  },
  470601: {
    easy: plan(['whichCube'], 3, true, true),
    medium: plan(['whichCube', 'whichNet'], 4, false, true),
    hard: plan(['whichCube', 'whichNet'], 6, false, true),
  },
};

/** Nets and cubes. */
export const cubeGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.cube',
  version: 8,
  serves: ladders,
  make(random, { params, difficulty }) {
    const own = params[difficulty];
    const form = random.pick(own.forms);
    if (form === 'isNet' || form === 'isNoNet') return makeIsNet(random, own, form === 'isNet');
    if (form === 'whichCube') return makeWhichCube(random, own);
    if (form === 'whichNet') return makeWhichNet(random, own);
    return form === 'opposite' ? makeOpposite(random, own) : makePair(random, own, form === 'oppositePair');
  },
  solve: (question) => choices(solveCube(question)),
});
