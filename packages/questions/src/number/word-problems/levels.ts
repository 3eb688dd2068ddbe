/** Which kinds of story each sub-topic tells at each difficulty, and how large their results get. */

interface Kind {
  readonly name: string;
  /** What results stay under. */
  readonly top: number;
}
interface Level {
  readonly kinds: readonly Kind[];
  /** Whether some stories name a number that is not needed. */
  readonly extra?: true;
}
/** What a sub-topic asks at each difficulty. */
export interface Params {
  readonly levels: Readonly<Record<'easy' | 'medium' | 'hard', Level>>;
}

/** Kinds whose results stay under `top`. */
const under = (top: number, ...names: readonly string[]): Kind[] => names.map((name) => ({ name, top }));

/** Drawn three times as often as the others of their cell. */
const thrice = (kinds: readonly Kind[]): Kind[] => [...kinds, ...kinds, ...kinds];

const twoStepsCompared = ['on-and-off', 'two-go', 'more-then-total', 'third-part'] as const;
/** Three parts are only added: that is the easiest. */
const twoSteps = ['three-parts', ...twoStepsCompared] as const;

export const serves: Readonly<Record<number, Params>> = {
  130206: {
    levels: {
      easy: { kinds: under(300, 'join', 'take', 'difference', 'more-than') },
      medium: { kinds: under(500, 'more-but-less', 'start', 'change', 'difference', 'more-than') },
      hard: { kinds: under(900, ...twoSteps), extra: true },
    },
  },
  130305: {
    levels: {
      // How many times smaller something is has to be turned round: rare at first, and with small numbers.
      easy: { kinds: [...thrice(under(50, 'times-as-many', 'choices', 'same-for-each')), ...under(30, 'scaled-back')] },
      medium: { kinds: under(99, 'times-as-many', 'scaled-back', 'choices', 'same-for-each') },
      hard: {
        kinds: [
          ...thrice(under(90, 'recipe', 'n-to-m')),
          ...under(90, 'three-choices', 'n-to-m-total', 'n-to-m-difference'),
        ],
        extra: true,
      },
    },
  },
  140204: {
    levels: {
      easy: { kinds: under(900, ...twoSteps) },
      medium: { kinds: under(4000, ...twoStepsCompared) },
      hard: {
        kinds: under(
          9900,
          'more-then-total',
          'third-part',
          'two-go',
          'less-then-difference',
          'less-then-difference',
          'on-and-off',
        ),
        extra: true,
      },
    },
  },
  140306: {
    levels: {
      easy: { kinds: under(150, 'two-kinds-each', 'same-factor-twice', 'nearly-round', 'boxes-and-loose') },
      medium: { kinds: under(400, 'two-kinds-each', 'same-factor-twice', 'nearly-round', 'boxes-and-loose') },
      hard: {
        kinds: under(900, 'two-kinds-each', 'same-factor-twice', 'nearly-round', 'boxes-and-loose', 'change-from'),
        extra: true,
      },
    },
  },
  140308: {
    levels: {
      easy: {
        kinds: [
          ...thrice(under(110, 'n-to-m', 'choices')),
          ...under(70, 'n-to-m-total', 'n-to-m-in-all', 'n-to-m-difference'),
        ],
      },
      medium: {
        kinds: [
          ...under(110, 'n-to-m-total', 'n-to-m-in-all', 'n-to-m-difference', 'three-choices'),
          ...under(200, 'n-to-m'),
        ],
      },
      hard: {
        kinds: [
          ...thrice(under(200, 'n-to-m-in-all', 'n-to-m-difference')),
          ...under(200, 'n-to-m-total', 'three-choices', 'each-with-each-other'),
        ],
        extra: true,
      },
    },
  },
  150204: {
    levels: {
      easy: { kinds: under(30000, ...twoSteps) },
      medium: {
        kinds: [
          ...under(60000, ...twoStepsCompared, 'less-then-difference'),
          ...under(5000, 'change-from', 'boxes-and-loose'),
        ],
      },
      hard: {
        kinds: under(
          3000,
          'two-prices',
          'join-then-share',
          'pack-then-sell',
          'profit',
          'sell-for-profit',
          'fixed-and-hourly',
        ),
        extra: true,
      },
    },
  },
  150306: {
    levels: {
      // From a part back to the whole is for medium.
      easy: {
        kinds: under(200, 'unit-fraction-of-size', 'fraction-of-size', 'rates-together', 'recipe', 'rate-how-long'),
      },
      medium: {
        kinds: under(
          290,
          'unit-fraction-of-size',
          'fraction-of-size',
          'whole-from-fraction',
          'rate-how-long',
          'rates-together',
        ),
      },
      hard: {
        kinds: under(900, 'fraction-of-size', 'whole-from-fraction', 'recipe', 'rate-how-long', 'rates-together'),
        extra: true,
      },
    },
  },
  150707: {
    levels: {
      easy: {
        // Two orders to compare are for medium.
        kinds: under(280, 'floor-cost', 'fence-cost', 'sell-for-profit', 'fixed-and-hourly'),
      },
      medium: {
        kinds: under(300, 'fixed-and-hourly', 'sell-for-profit', 'fence-cost', 'floor-cost', 'two-orders'),
      },
      hard: {
        kinds: under(900, 'fixed-and-hourly', 'two-orders', 'sell-for-profit', 'fence-cost', 'floor-cost'),
        extra: true,
      },
    },
  },
  160206: {
    levels: {
      easy: {
        kinds: [
          ...under(900, 'floor-cost', 'fence-cost', 'sell-for-profit'),
          ...under(4000, 'join-then-share'),
          ...under(9000, 'boxes-and-loose', 'change-from'),
        ],
      },
      medium: { kinds: under(4000, 'two-prices', 'saving-up', 'profit', 'times-from-change', 'pack-then-sell') },
      hard: {
        kinds: under(9000, 'shared-bill', 'change-shared', 'rest-sold', 'packed-and-priced', 'doubled-order'),
        extra: true,
      },
    },
  },
  160207: {
    levels: {
      easy: {
        kinds: under(
          290,
          'ratio-share',
          'n-to-m-difference',
          'whole-from-fraction',
          'fraction-of-size',
          'percent-left',
          'percent-left',
        ),
      },
      medium: {
        // A part of what is left, and what is left again, are four steps.
        kinds: under(
          300,
          'fraction-of-the-rest',
          'percent-of-the-rest',
          'back-to-the-start',
          'ratio-difference',
          'ratio-from-difference',
        ),
        extra: true,
      },
      hard: {
        kinds: under(
          900,
          'fractions-of-the-rest',
          'percent-of-the-rest',
          'part-before-the-rest',
          'three-part-from-difference',
          'ratio-then-move',
        ),
        extra: true,
      },
    },
  },
  160208: {
    levels: {
      easy: { kinds: under(200, 'ages-together', 'consecutive', 'think-of-a-number', 'consecutive-even') },
      medium: {
        kinds: [
          ...under(300, 'consecutive-five', 'three-unequal', 'twice-as-old', 'length-from-perimeter'),
          ...under(900, 'two-orders'),
        ],
      },
      hard: {
        kinds: under(
          900,
          'three-times-as-old',
          'twice-as-old-later',
          'rectangle-from-perimeter',
          'rectangle-times-and-more',
          'doubled-order',
        ),
      },
    },
  },
  160603: {
    levels: {
      easy: {
        kinds: under(290, 'ages-together', 'n-to-m-total', 'n-to-m-difference', 'n-to-m-in-all', 'ratio-share'),
      },
      medium: {
        kinds: under(
          300,
          'ratio-difference',
          'ratio-from-difference',
          'ratio-then-cost',
          'three-part-difference',
          'three-unequal',
        ),
      },
      hard: {
        kinds: under(
          900,
          'three-part-from-difference',
          'ratio-then-move',
          'until-equal',
          'ratio-after-loss',
          'two-ratios',
        ),
      },
    },
  },
  160806: {
    levels: {
      easy: {
        kinds: [
          ...thrice(under(250, 'distance-at-speed', 'two-legs', 'rate-how-long', 'average-speed')),
          ...under(250, 'minutes-at-speed'),
        ],
      },
      medium: {
        kinds: under(
          400,
          'minutes-at-speed',
          'average-speed',
          'rest-at-joined-rates',
          'more-in-than-out',
          'catching-up',
        ),
      },
      hard: {
        kinds: under(
          900,
          'minutes-at-speed',
          'catching-up',
          'average-of-legs',
          'speed-for-the-rest',
          'more-in-than-out',
        ),
      },
    },
  },
};
