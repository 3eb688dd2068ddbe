/** What only the server knows of a question: the right answer and what each wrong one tells about the child's thinking. */

/** A named mistake children make. `id` counts misconceptions in reports; `says` tells the child, kindly, what happened. */
export interface Mistake {
  /** Family and name, as in `m.column/smaller-from-larger`. */
  readonly id: string;
  /**
   * One or two short sentences to the child: 'You took the smaller digit from the larger one in the tens.' Empty where no one way
   * leads to the wrong answer: then only the explanation speaks.
   */
  readonly says: string;
}

/** A date key: a day of a month, or a day of the week. The child may write more of the date than is asked. */
export type DateSpec = { readonly kind: 'date' } & (
  | {
      readonly day: number;
      /** 1 is January. The box may name the month, then the day alone will do. */
      readonly month: number;
    }
  | {
      /** 0 is Monday. */
      readonly weekday: number;
    }
);

/** How a typed answer is read and when it is right. Numbers are exact: decimal text ('3.25') or a fraction ('13/4'). */
export type WriteSpec =
  | {
      readonly kind: 'number';
      readonly value: string;
      /** How far off is still right, as exact text; nothing where not said. */
      readonly tolerance?: string;
      /** A unit the child may write as well ('cm', '%', '°'); another unit of equal value is 'right, but'. */
      readonly unit?: string;
      /**
       * `decimal`: only a decimal (or whole number) will do; a fraction of equal value is 'right, but'. `count`: how many there
       * are of the unit, which may be said in words ('five verses'). `year`: a year, which has no comma.
       */
      readonly form?: 'decimal' | 'count' | 'year';
      /** Exactly so many decimal places; 3.6 where 3.60 is asked is 'right, but'. */
      readonly places?: number;
    }
  | {
      readonly kind: 'fraction';
      readonly value: string;
      /** `simplest` wants lowest terms; an equal fraction is then 'right, but simplify'. */
      readonly form: 'any' | 'simplest' | 'mixed' | 'improper';
    }
  | {
      readonly kind: 'text';
      readonly accept: readonly string[];
      /** `exact`: every letter counts. `forgiving`: one mistake in words of five letters and more is 'nearly', and right. */
      readonly spelling: 'exact' | 'forgiving';
      /** Whether capitals and punctuation count too (punctuation questions); ignored where not said. */
      readonly punctuation?: 'exact';
    }
  | {
      readonly kind: 'time';
      /** Minutes after midnight. */
      readonly minutes: number;
      /** `face`: a clock with hands, which does not tell morning from evening. */
      readonly clock: '12' | '24' | 'any' | 'face';
    }
  | { readonly kind: 'money'; readonly pence: number }
  | DateSpec
  | {
      readonly kind: 'list';
      readonly items: readonly string[];
      readonly ordered: boolean;
      readonly of: 'number' | 'text';
    };

/** The right answer of a question, by the type of its answer form. */
export type Key =
  | {
      readonly type: 'multipleChoice';
      readonly option: number;
      /** The mistake behind each option, in the order of the options; undefined only at the right one. */
      readonly because: readonly (Mistake | undefined)[];
    }
  | {
      readonly type: 'multipleWordChoice';
      /** Places of the right words, group by group, each list rising. */
      readonly picks: readonly (readonly number[])[];
      /** The mistake behind a wrong word, at [group][word]. */
      readonly because: readonly (readonly (Mistake | undefined)[])[];
    }
  | {
      readonly type: 'writeAnswer';
      readonly spec: WriteSpec;
      /** Wrong answers that name their mistake, as a child would type them. */
      readonly mistakes: readonly { readonly given: string; readonly because: Mistake }[];
    };
