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
        schemas: [...thrice('n-to-m', 'choices'), 'three-choices', 'n-to-m-in-all', 'each-with-each-other'],
        top: 70,
      },
      medium: { schemas: ['n-to-m', 'n-to-m-in-all', 'three-choices', 'each-with-each-other', 'choices'], top: 110 },
      hard: {
        schemas: [...thrice('n-to-m-in-all', 'n-to-m-difference'), 'three-choices', 'n-to-m', 'each-with-each-other'],
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
          'fraction-of-the-rest',
          'ratio-difference',
          'percent-of-the-rest',
          'ratio-then-cost',
          'n-to-m-difference',
          'whole-from-fraction',
        ],
        top: 250,
      },
      medium: {
        schemas: [
          'fraction-of-the-rest',
          'percent-of-the-rest',
          'back-to-the-start',
          'ratio-difference',
          'ratio-then-cost',
          'ratio-from-difference',
        ],
        top: 300,
        extra: true,
      },
      hard: {
        schemas: [
          'percent-of-the-rest',
          'back-to-the-start',
          'ratio-from-difference',
          'ratio-then-cost',
          'fraction-of-the-rest',
          'ratio-difference',
        ],
        top: 900,
        extra: true,
      },
    },
  },
  160208: {
    levels: {
      easy: {
        schemas: [
          ...thrice('ages-together', 'consecutive', 'think-of-a-number', 'consecutive-even'),
          'twice-as-old',
          'two-orders',
        ],
        top: 200,
      },
      medium: {
        schemas: [
          'ages-together',
          'consecutive',
          'consecutive-even',
          'think-of-a-number',
          'twice-as-old',
          'rectangle-from-perimeter',
        ],
        top: 300,
      },
      hard: {
        schemas: [
          ...thrice('twice-as-old', 'rectangle-from-perimeter', 'two-orders'),
          'ages-together',
          'consecutive-even',
          'think-of-a-number',
        ],
        top: 900,
        extra: true,
      },
    },
  },
  160603: {
    levels: {
      easy: { schemas: ['ratio-difference', 'ages-together', 'n-to-m', 'n-to-m-in-all', 'ratio-then-cost'], top: 200 },
      medium: {
        schemas: [
          ...thrice('ratio-difference', 'ratio-then-cost', 'n-to-m-in-all', 'ratio-from-difference'),
          'n-to-m-difference',
          'n-to-m',
        ],
        top: 300,
      },
      hard: {
        schemas: [
          ...thrice('ratio-from-difference', 'ratio-then-cost', 'ratio-difference'),
          'ages-together',
          'n-to-m-in-all',
          'n-to-m-difference',
        ],
        top: 900,
        extra: true,
      },
    },
  },
  160806: {
    levels: {
      easy: {
        schemas: [...thrice('distance-at-speed', 'two-legs', 'rate-how-long', 'rates-together'), 'average-speed'],
        top: 250,
      },
      medium: {
        schemas: ['distance-at-speed', 'minutes-at-speed', 'two-legs', 'average-speed', 'rates-together'],
        top: 300,
      },
      hard: {
        schemas: ['minutes-at-speed', 'average-speed', 'catching-up', 'rest-at-joined-rates', 'more-in-than-out'],
        top: 900,
        extra: true,
      },
    },
  },
  130206: {
    levels: {
      easy: { schemas: oneStep, top: 100 },
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
      medium: { schemas: ['times-as-many', 'scaled-back', 'choices', 'same-for-each'], top: 100 },
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
        schemas: ['same-factor-twice', 'recipe', 'two-kinds-each', 'change-from', 'boxes-and-loose'],
        top: 900,
        extra: true,
      },
    },
  },
  150204: {
    levels: {
      easy: { schemas: twoSteps, top: 9000 },
      medium: { schemas: [...twoSteps, 'less-then-difference', 'change-from', 'boxes-and-loose'], top: 40000 },
      hard: {
        schemas: [
          'two-prices',
          'less-then-difference',
          'join-then-share',
          'saving-up',
          'profit',
          'sell-for-profit',
          'fixed-and-hourly',
        ],
        top: 3000,
        extra: true,
      },
    },
  },
  160206: {
    levels: {
      easy: {
        schemas: ['boxes-and-loose', 'change-from', 'join-then-share', 'recipe', 'floor-cost', 'sell-for-profit'],
        top: 900,
      },
      medium: {
        schemas: [
          'two-prices',
          'saving-up',
          'join-then-share',
          'profit',
          'change-from',
          'floor-cost',
          'fixed-and-hourly',
        ],
        top: 2500,
      },
      hard: {
        schemas: [
          'two-prices',
          'profit',
          'pack-then-sell',
          'saving-up',
          'join-then-share',
          'fixed-and-hourly',
          'two-orders',
        ],
        top: 9000,
        extra: true,
      },
    },
  },
};
