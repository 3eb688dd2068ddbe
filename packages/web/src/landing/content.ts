/** The words of the landing page that are lists. */

/** What there is for children who will take an 11+ test: nothing but what the product has. */
export const elevenPlus = [
  [
    'All four subjects',
    'Verbal and non-verbal reasoning from year 3 on, next to the math and English of the national curriculum.',
  ],
  [
    'Codes, analogies, sequences',
    'The kinds of questions that reasoning tests use, each with a worked example first and a reason for every mistake.',
  ],
  [
    'Practice with a clock',
    'Set 10 to 60 questions with 5 to 30 minutes, or no clock at all. Children who need extra time get it.',
  ],
  [
    'No promises of a place',
    'We show you what your child knows and what to practise next. We aren’t linked to any school or test provider.',
  ],
] as const;

export const promises = [
  [
    'What is won stays won',
    'Stars, coins and ranks only rise. A wrong answer takes nothing away; we say “let’s take a look” and show the way.',
  ],
  [
    'A reason for every mistake',
    'Not just “wrong”: your child is told why that very answer was tempting, and how it works, step by step.',
  ],
  [
    'No advertising, nothing to buy',
    'Children see no prices and no adverts. Coins are earned by learning and cannot be bought.',
  ],
  ['Leave as easily as you came', 'Cancel from your first page, in as many steps as joining took. No calls, no forms.'],
] as const;

export const faq = [
  [
    'Which ages and years is it for?',
    'Children of about 7 to 12, English school years 3 to 7. It suits the national curriculum, and the reasoning that 11+ tests ask for.',
  ],
  [
    'How does the free trial work?',
    'Every package begins with 7 days free. You give a card, nothing is taken until the trial ends, and you can cancel before.',
  ],
  [
    'Where do the questions come from?',
    'They are made for this product: each kind of question has two independent ways of working it out, and both must agree before a child sees it.',
  ],
  [
    'Can I have more than one child?',
    'Yes. Each child has an account and a package of their own, and you see all of them on one page.',
  ],
  [
    'What do you know about my child?',
    'A name, a month and year of birth, a school year and what they answered. No trackers and no advertising. You can see, download or erase all of it on one page.',
  ],
  [
    'Does it work on a tablet or a phone?',
    'On all of them, in the browser. It can be put on the home screen. Tutors will want a screen at least as wide as a tablet.',
  ],
  [
    'My child has dyslexia. What is there?',
    'Every question can be read aloud, there is a reading font with wider spacing, larger text, and extra time or no clock at all.',
  ],
] as const;
