/** Four questions to try without an account. They are fixed, marked by the page itself, and say so. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import type { ReactNode } from 'react';

export interface SampleOption {
  readonly shown: ReactNode;
  readonly isRight: boolean;
  /** What the child is told for choosing it. */
  readonly because: string;
}

export interface Sample {
  readonly subject: SubjectKey;
  readonly prompt: string;
  readonly figure?: ReactNode;
  readonly options: readonly SampleOption[];
}

/** An arrow in a ring with dots under it: turned, and counted. */
function Arrow({ turn, dots, alt }: { readonly turn: number; readonly dots: number; readonly alt: string }) {
  return (
    <svg width={64} height={76} viewBox="0 0 64 76" role="img" aria-label={alt}>
      <circle cx={32} cy={30} r={27} fill="none" stroke="currentColor" strokeWidth={3} />
      <path d="M32 10l13 17h-8v21h-10v-21h-8z" fill="currentColor" transform={`rotate(${turn} 32 30)`} />
      {Array.from({ length: dots }, (_, place) => (
        <circle key={place} cx={32 + (place - (dots - 1) / 2) * 12} cy={68} r={4} fill="currentColor" />
      ))}
    </svg>
  );
}

export const samples: readonly Sample[] = [
  {
    subject: 'math',
    prompt: 'Which of these numbers is the largest?',
    options: [
      {
        shown: '0.58',
        isRight: false,
        because: 'Let us look: 58 looks more than 6, but 0.6 is the same as 0.60, and 60 hundredths are more than 58.',
      },
      { shown: '0.6', isRight: true, because: 'Spot on! Six tenths. The tenths decide first: 6 of them beat 5 and 0.' },
      {
        shown: '0.505',
        isRight: false,
        because: 'Let us look: more digits do not make a decimal larger. It has 5 tenths, and another one here has 6.',
      },
      {
        shown: '0.09',
        isRight: false,
        because: 'Let us look: the 9 stands for hundredths, and nine of them are less than one tenth.',
      },
    ],
  },
  {
    subject: 'english',
    prompt: 'Which sentence is punctuated as it should be?',
    options: [
      {
        shown: 'Its raining, so take your coat.',
        isRight: false,
        because: 'Let us look: here the word is short for “it is”, so an apostrophe stands for the missing letter.',
      },
      {
        shown: 'Its’ raining, so take your coat.',
        isRight: false,
        because: 'Let us look: nothing is missing after the s. The apostrophe stands where the letter was: it’s.',
      },
      {
        shown: 'It’s raining so, take your coat.',
        isRight: false,
        because: 'Let us look: read it aloud and stop at the comma. The pause belongs before “so”.',
      },
      {
        shown: 'It’s raining, so take your coat.',
        isRight: true,
        because: 'You have it! “It is” loses a letter, and the comma comes before “so”.',
      },
    ],
  },
  {
    subject: 'verbalReasoning',
    prompt: 'Kitten is to cat as cygnet is to …',
    options: [
      {
        shown: 'duck',
        isRight: false,
        because: 'Let us look: a young duck is a duckling. Which bird’s young are cygnets?',
      },
      { shown: 'swan', isRight: true, because: 'Brilliant! A kitten grows into a cat, and a cygnet into a swan.' },
      {
        shown: 'feather',
        isRight: false,
        because: 'Let us look: a kitten grows into a cat. What does a cygnet grow into?',
      },
      {
        shown: 'goose',
        isRight: false,
        because: 'Let us look: a young goose is a gosling. Another bird with a long neck is meant.',
      },
    ],
  },
  {
    subject: 'nonVerbalReasoning',
    prompt: 'Which figure comes next?',
    figure: (
      <>
        <Arrow turn={0} dots={1} alt="An arrow up, one dot" />
        <Arrow turn={90} dots={2} alt="An arrow right, two dots" />
        <Arrow turn={180} dots={3} alt="An arrow down, three dots" />
      </>
    ),
    options: [
      {
        shown: <Arrow turn={0} dots={4} alt="An arrow up, four dots" />,
        isRight: false,
        because: 'Let us look: the dots are right. The arrow turns by a quarter each time: up, right, down, and then?',
      },
      {
        shown: <Arrow turn={270} dots={3} alt="An arrow left, three dots" />,
        isRight: false,
        because: 'Let us look: the arrow is right. Count the dots from one figure to the next.',
      },
      {
        shown: <Arrow turn={270} dots={4} alt="An arrow left, four dots" />,
        isRight: true,
        because: 'Well done! A quarter turn and one dot more each time.',
      },
      {
        shown: <Arrow turn={90} dots={4} alt="An arrow right, four dots" />,
        isRight: false,
        because: 'Let us look: the dots are right. After down, a quarter turn goes on the same way round.',
      },
    ],
  },
];
