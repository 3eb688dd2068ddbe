/** Which kinds of story each sub-topic tells at each difficulty, and how large their results get. */

interface Level {
  readonly schemas: readonly string[];
  /** What results stay under. */
  readonly top: number;
  /** Whether some stories name a number that is not needed. */
  readonly extra?: true;
}
/** What a sub-topic asks at each difficulty. */
export interface Params {
  readonly levels: Readonly<Record<'easy' | 'medium' | 'hard', Level>>;
}

const oneStep = ['join', 'take', 'difference', 'more-than'] as const;
const tricky = ['more-but-less', 'start', 'change'] as const;
const twoSteps = ['three-parts', 'on-and-off', 'two-go', 'more-then-total', 'third-part'] as const;

/** Drawn three times as often as the others of their cell. */
const thrice = (...names: readonly string[]): string[] => [...names, ...names, ...names];

export const serves: Readonly<Record<number, Params>> = {
  140308: {
    levels: {
      easy: {
        schemas: [...thrice('n-to-m', 'choices'), 'three-choices', 'n-to-m-in-all', 'n-to-m-difference'],
        top: 70,
      },
      medium: { schemas: ['n-to-m', 'n-to-m-in-all', 'three-choices', 'each-with-each-other', 'choices'], top: 110 },
      hard: {
        schemas: [
          ...thrice('n-to-m-in-all', 'n-to-m-difference'),
          'n-to-m-total',
          'three-choices',
          'each-with-each-other',
        ],
        top: 200,
        extra: true,
      },
    },
  },
  150306: {
    levels: {
      easy: { schemas: ['unit-fraction-of-size', 'fraction-of-size', 'recipe', 'rates-together', 'n-to-m'], top: 200 },
      medium: {
        schemas: [
          'fraction-of-size',
          'whole-from-fraction',
          'rate-how-long',
          'rates-together',
          'unit-fraction-of-size',
        ],
        top: 290,
      },
      hard: {
        schemas: [
          'whole-from-fraction',
          'rate-how-long',
          'rates-together',
          'unit-fraction-of-size',
          'fraction-of-size',
        ],
        top: 900,
        extra: true,
      },
    },
  },
  150707: {
    levels: {
      easy: { schemas: ['floor-cost', 'fence-cost', 'two-orders', 'sell-for-profit', 'fixed-and-hourly'], top: 280 },
      medium: {
        schemas: ['fixed-and-hourly', 'sell-for-profit', 'fence-cost', 'floor-cost', 'two-orders'],
        top: 300,
      },
      hard: {
        schemas: ['fixed-and-hourly', 'two-orders', 'sell-for-profit', 'fence-cost', 'floor-cost'],
        top: 900,
        extra: true,
      },
    },
  },
  160207: {
    levels: {
      easy: {
        schemas: [
          'ratio-share',
          'ratio-then-cost',
          'n-to-m-difference',
          'whole-from-fraction',
          'fraction-of-the-rest',
          'percent-of-the-rest',
        ],
        top: 250,
      },
      medium: {
        schemas: [
          'fractions-of-the-rest',
          'percent-of-the-rest',
          'back-to-the-start',
          'ratio-difference',
          'ratio-from-difference',
        ],
        top: 300,
        extra: true,
      },
      hard: {
        schemas: [
          'fractions-of-the-rest',
          'percent-of-the-rest',
          'back-after-parts',
          'three-part-from-difference',
          'ratio-then-move',
        ],
        top: 900,
        extra: true,
      },
    },
  },
  160208: {
    levels: {
      easy: {
        schemas: ['ages-together', 'consecutive', 'think-of-a-number', 'consecutive-even'],
        top: 200,
      },
      medium: {
        schemas: ['consecutive-five', 'three-unequal', 'twice-as-old', 'rectangle-from-perimeter', 'two-orders'],
        top: 300,
      },
      hard: {
        schemas: [
          'three-times-as-old',
          'twice-as-old-later',
          'rectangle-from-perimeter',
          'rectangle-times-and-more',
          'doubled-order',
        ],
        top: 900,
      },
    },
  },
  160603: {
    levels: {
      easy: {
        schemas: ['ages-together', 'n-to-m', 'n-to-m-in-all', 'ratio-share', 'ratio-then-cost'],
        top: 200,
      },
      medium: {
        schemas: ['ratio-difference', 'ratio-from-difference', 'n-to-m-total', 'n-to-m-difference', 'three-unequal'],
        top: 300,
      },
      hard: {
        schemas: [
          'ratio-from-difference',
          'three-part-difference',
          'three-part-from-difference',
          'ratio-then-move',
          'until-equal',
        ],
        top: 900,
      },
    },
  },
  160806: {
    levels: {
      easy: {
        schemas: ['distance-at-speed', 'two-legs', 'rate-how-long', 'rates-together', 'average-speed'],
        top: 250,
      },
      medium: {
        schemas: ['distance-at-speed', 'minutes-at-speed', 'two-legs', 'average-speed', 'rest-at-joined-rates'],
        top: 400,
      },
      hard: {
        schemas: ['minutes-at-speed', 'catching-up', 'average-of-legs', 'speed-for-the-rest', 'more-in-than-out'],
        top: 900,
      },
    },
  },
  130206: {
    levels: {
      easy: { schemas: oneStep, top: 300 },
      medium: { schemas: [...tricky, 'difference', 'more-than'], top: 500 },
      hard: {
        schemas: ['on-and-off', 'three-parts', 'more-then-total', 'two-go', 'third-part'],
        top: 900,
        extra: true,
      },
    },
  },
  130305: {
    levels: {
      easy: { schemas: ['times-as-many', 'choices', 'same-for-each', 'scaled-back'], top: 50 },
      medium: { schemas: [...thrice('times-as-many', 'scaled-back', 'choices'), 'recipe'], top: 99 },
      hard: {
        schemas: [...thrice('recipe', 'n-to-m'), 'three-choices', 'n-to-m-in-all', 'n-to-m-difference'],
        top: 90,
        extra: true,
      },
    },
  },
  140204: {
    levels: {
      easy: { schemas: ['on-and-off', 'three-parts', 'two-go', 'more-then-total', 'third-part'], top: 900 },
      medium: { schemas: twoSteps, top: 4000 },
      hard: {
        schemas: [
          'more-then-total',
          'third-part',
          'two-go',
          'less-then-difference',
          'less-then-difference',
          'on-and-off',
        ],
        top: 9900,
        extra: true,
      },
    },
  },
  140306: {
    levels: {
      easy: { schemas: ['two-kinds-each', 'same-factor-twice', 'nearly-round', 'boxes-and-loose'], top: 150 },
      medium: { schemas: ['two-kinds-each', 'same-factor-twice', 'nearly-round', 'boxes-and-loose'], top: 400 },
      hard: {
        schemas: ['same-factor-twice', 'recipe', 'change-from', 'boxes-and-loose', 'nearly-round'],
        top: 900,
        extra: true,
      },
    },
  },
  150204: {
    levels: {
      easy: { schemas: twoSteps, top: 30000 },
      medium: { schemas: [...twoSteps, 'less-then-difference', 'change-from', 'boxes-and-loose'], top: 60000 },
      hard: {
        schemas: ['two-prices', 'join-then-share', 'saving-up', 'profit', 'sell-for-profit', 'fixed-and-hourly'],
        top: 3000,
        extra: true,
      },
    },
  },
  160206: {
    levels: {
      easy: {
        schemas: ['boxes-and-loose', 'change-from', 'join-then-share', 'floor-cost', 'fence-cost', 'sell-for-profit'],
        top: 900,
      },
      medium: {
        schemas: ['two-prices', 'saving-up', 'profit', 'fixed-and-hourly', 'pack-then-sell'],
        top: 4000,
      },
      hard: {
        schemas: ['shared-bill', 'change-shared', 'rest-sold', 'packed-and-priced', 'two-orders'],
        top: 9000,
        extra: true,
      },
    },
  },
};
