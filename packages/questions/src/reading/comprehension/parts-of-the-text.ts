/** Where in the text? Paragraphs and their main points, headings and what stands under them. */

import type { Mistake } from '../../kernel/key.ts';
import { upper } from '../../kernel/letter-case.ts';
import { chosen } from '../../kernel/seen.ts';
import { askChoice, askGroups, askInOrder, type PassageQuestionText, partCalled, placeOf, quoted } from '../ask.ts';
import { type Form, itemsOf, type Seen, type Task } from '../forms.ts';
import { mistake } from '../mistakes.ts';
import { type Item, type Passage, plain, type Statement } from '../passages/passage.ts';
import { sentencesIn } from '../passages/sentences.ts';

const headingsOf = ({ paragraphs }: Passage): string[] =>
  paragraphs.filter(({ isHeading }) => isHeading).map(({ text }) => text);

/** The first sentence of the paragraph with this number: what it is about can be seen there. */
function beginningOf({ paragraphs }: Passage, number: string): string {
  const text = paragraphs.find(({ part, isHeading }) => !isHeading && part === Number(number))?.text ?? '';
  return sentencesIn(text)[0] ?? '';
}

/** Between two headings alone a child could guess. */
const fewestHeadings = 3;

/** What a paragraph, a verse or what stands under a heading is called. */
const unitOf = (passage: Passage): string =>
  passage.kind === 'poetry' ? 'verse' : headingsOf(passage).length > 0 ? 'part' : 'paragraph';

/** Main points that belong to one paragraph, as the second reader placed them too. */
const placed = (passage: Passage): readonly Statement[] =>
  passage.lists['main points'].filter(({ label, secondLabel }) => /\d/.test(label) && secondLabel !== undefined);

function questionTextOf(
  passage: Passage,
  asks: string,
  form: string,
  what: string,
  features: PassageQuestionText['features'],
): PassageQuestionText {
  return { passage, asks, hint: '', steps: [], variant: `${form} ${what}`, features };
}

/** What is paragraph 2 mostly about? */
export const aboutWhat: Form = {
  tasks(passages, { difficulty, params }) {
    if (difficulty !== 'easy' || !params.lists?.includes('main points')) return [];
    return passages.flatMap((passage) => {
      const points = placed(passage);
      return points.map(
        ({ label, text }): Task => ({
          make: (random) =>
            askChoice(
              random,
              {
                ...questionTextOf(passage, `What is ${partCalled(passage, label)} mostly about?`, 'about', text, {
                  search: 0,
                  sorted: 3,
                  options: 3,
                }),
                hint: `Read ${partCalled(passage, label)} only. What are most of its sentences about?`,
                steps: [
                  `Read ${partCalled(passage, label)} from start to end. It begins: ${quoted(beginningOf(passage, label))}`,
                  `All its sentences together tell us this: **${text}**`,
                ],
              },
              text,
              points
                .filter((point) => point.label !== label)
                .map((point) => ({
                  text: point.text,
                  because: mistake('otherPoint', `That is what ${partCalled(passage, point.label)} is mostly about.`),
                })),
              Math.min(3, points.length),
            ),
        }),
      );
    });
  },
  solve(seen) {
    const [, called] = /^What is ((?:paragraph|verse|the part called) .+) mostly about\?$/u.exec(seen.asks) ?? [];
    if (called === undefined) return undefined;
    return chosen(seen, (option) =>
      placed(seen.passage).some(
        ({ text, secondLabel = '' }) => text === option && partCalled(seen.passage, secondLabel) === called,
      ),
    );
  },
};

/** A part as an option: “Paragraph 3”, or the heading over it. */
const partOption = (passage: Passage, number: string): string =>
  upper(partCalled(passage, number).replace(/^the part called “(.+)”$/u, '$1'));

/** Which paragraph is about this? */
export const whichPart: Form = {
  tasks(passages, { difficulty, params }) {
    if (difficulty !== 'medium' || !params.lists?.includes('main points')) return [];
    return passages.flatMap((passage) => {
      const parts = placed(passage).map(({ label }) => label);
      const unit = unitOf(passage);
      const options = [...new Set(parts)].sort().map((part) => partOption(passage, part));
      return placed(passage).map(
        ({ label, text }): Task => ({
          make() {
            const right = partOption(passage, label);
            return askInOrder(
              {
                ...questionTextOf(passage, `Which ${unit} has this main point?\n\n${text}`, 'which part', text, {
                  search: 1,
                  sorted: options.length,
                  options: options.length,
                }),
                hint: 'Say in a few words what each part is about. Then compare.',
                steps: [
                  `${upper(partCalled(passage, label))} begins: ${quoted(beginningOf(passage, label))}`,
                  `Its sentences together tell us this: ${quoted(text)}`,
                  `The answer: **${right}**`,
                ],
              },
              options,
              right,
              (taken) => {
                const point = placed(passage).find((each) => partOption(passage, each.label) === taken);
                return mistake('otherPart', point && `That ${unit} is mostly about this: ${quoted(point.text)}`);
              },
            );
          },
        }),
      );
    });
  },
  solve(seen) {
    const [, text] = /^Which (?:paragraph|verse|part) has this main point\?\n\n(.+)$/u.exec(seen.asks) ?? [];
    if (text === undefined) return undefined;
    const part = placed(seen.passage).find((each) => each.text === text)?.secondLabel;
    return chosen(seen, (option) => part !== undefined && option === partOption(seen.passage, part));
  },
};

/** The heading over the paragraph in which these words are seen to stand; found by walking up the visible text. */
function headingOver(seen: Seen, quote: string): string | undefined {
  const block = seen.question.prompt.find((each) => each.type === 'passage');
  const headings = headingsOf(seen.passage);
  let over: string | undefined;
  for (const paragraph of block?.paragraphs ?? []) {
    if (headings.includes(paragraph)) over = paragraph;
    else if (plain(paragraph).includes(plain(quote))) return over;
  }
  return undefined;
}

/** What is to be found under a heading: the answer to a question, a statement, or the place for a new sentence. */
const finds = {
  answer: {
    form: 'heading for',
    hint: 'Look in each part for words of the question, or for words that mean the same.',
    because: 'noAnswerThere',
    said: 'That part is mostly about this',
  },
  statement: {
    form: 'heading of',
    hint: 'Look in each part for words of the sentence, or for words that mean the same.',
    because: 'notReadThere',
    said: 'That part is mostly about this',
  },
  addition: {
    form: 'new',
    hint: 'Read what is under each heading. Where would the new sentence carry on?',
    because: 'otherHeading',
    said: 'Under that heading you read this',
  },
} as const;

/** What stands under another heading instead, where the file names it as a main point. */
function underInstead(passage: Passage, heading: string, found: keyof typeof finds): Mistake {
  const point = placed(passage).find(({ label }) => partOption(passage, label) === upper(heading));
  return mistake(finds[found].because, point && `${finds[found].said}: ${quoted(point.text)}`);
}

function headingTask(
  passage: Passage,
  asks: string,
  right: string,
  quote: string,
  found: keyof typeof finds,
  count: number,
): Task {
  const { form, hint } = finds[found];
  return {
    make: (random) =>
      askChoice(
        random,
        {
          ...questionTextOf(passage, asks, form, asks, { search: count > 3 ? 1 : 0, options: count }),
          hint,
          steps: [
            found === 'addition'
              ? `The new sentence fits with what is said here: ${quoted(quote)}`
              : `You can read it in ${placeOf(passage, quote)}: ${quoted(quote)}`,
            `The heading: **${right}**`,
          ],
        },
        right,
        headingsOf(passage)
          .filter((heading) => heading !== right)
          .map((heading) => ({ text: heading, because: underInstead(passage, heading, found) })),
        Math.min(count, headingsOf(passage).length),
      ),
  };
}

/** Whether the short answer is named under another heading too, so that a child finds it in two parts. */
const standsElsewhere = ({ paragraphs }: Passage, { right, accept }: Item, heading: string): boolean =>
  paragraphs.some(
    ({ text, under, isHeading }) =>
      !isHeading &&
      under !== heading &&
      [right.text, ...accept].some((short) => plain(text).toLowerCase().includes(plain(short).toLowerCase())),
  );

/** Under which heading is the answer to a question, or this piece of information? */
export const whichHeading: Form = {
  tasks(passages, cell) {
    if (cell.params.headings !== true || cell.difficulty === 'hard') return [];
    return passages
      .filter((passage) => headingsOf(passage).length >= fewestHeadings)
      .flatMap((passage) => {
        const under = (quote: string): string =>
          passage.paragraphs.find(({ text, isHeading }) => !isHeading && plain(text).includes(plain(quote)))?.under ??
          '';
        if (cell.difficulty === 'easy')
          return itemsOf([passage], { ...cell, params: { ...cell.params, skills: ['retrieval'] } }).flatMap(
            ({ item }) => {
              const [proof = ''] = item.evidence;
              const right = under(proof);
              if (right === '' || standsElsewhere(passage, item, right)) return [];
              const asks = `${item.asks}\n\nUnder which heading do you find the answer?`;
              return [headingTask(passage, asks, right, proof, 'answer', 3)];
            },
          );
        return passage.lists['true or false']
          .filter(({ label, secondLabel }) => label === 'T' && secondLabel === 'T')
          .flatMap(({ text, quote }) => {
            const right = under(quote);
            if (right === '') return [];
            return [
              headingTask(passage, `Under which heading do you read this?\n\n${text}`, right, quote, 'statement', 4),
            ];
          });
      });
  },
  solve(seen) {
    const [, asks] = /^(.+)\n\nUnder which heading do you find the answer\?$/u.exec(seen.asks) ?? [];
    const [, text] = /^Under which heading do you read this\?\n\n(.+)$/u.exec(seen.asks) ?? [];
    const quote =
      asks === undefined
        ? seen.passage.lists['true or false'].find((each) => each.text === text)?.quote
        : seen.passage.items.find((item) => item.asks === asks)?.secondEvidence;
    if (asks === undefined && text === undefined) return undefined;
    const heading = quote === undefined ? undefined : headingOver(seen, quote);
    return chosen(seen, (option) => option === heading);
  },
};

/** New sentences that belong under one heading, as the second reader placed them too. */
const additions = (passage: Passage): readonly Statement[] =>
  passage.lists['new sentences'].filter(({ secondLabel }) => secondLabel !== undefined);

/** Where would a new sentence go? */
export const newSentence: Form = {
  tasks(passages, { difficulty, params }) {
    if (params.headings !== true || difficulty === 'easy') return [];
    return passages.flatMap((passage) => {
      const all = additions(passage);
      const headings = headingsOf(passage);
      if (headings.length < fewestHeadings) return [];
      const headingFor = ({ label }: Statement): string => headings[Number(label) - 1] ?? '';
      if (difficulty === 'medium')
        return all.map((statement) =>
          headingTask(
            passage,
            `The writer wants to add this. Under which heading does it fit?\n\n${statement.text}`,
            headingFor(statement),
            statement.quote,
            'addition',
            4,
          ),
        );
      return all.flatMap((one, place) =>
        all.slice(place + 1).map(
          (other): Task => ({
            make: () =>
              askGroups(
                {
                  ...questionTextOf(
                    passage,
                    'The writer wants to add two sentences. Choose the heading for each.',
                    'new two',
                    `${one.text} ${other.text}`,
                    { search: 1, options: headings.length * 2 },
                  ),
                  hint: 'Read what is under each heading. Where would each new sentence carry on?',
                  steps: [one, other].map(
                    (each) =>
                      `${quoted(each.text)} goes under **${headingFor(each)}**. It fits with what is said there: ${quoted(each.quote)}`,
                  ),
                },
                [one, other].map((each) => ({
                  label: each.text,
                  words: headings,
                  right: [Number(each.label) - 1],
                  because: (heading) => underInstead(passage, heading, 'addition'),
                })),
                'list',
              ),
          }),
        ),
      );
    });
  },
  solve(seen) {
    const headings = headingsOf(seen.passage);
    const placeFor = (text: string): number =>
      Number(additions(seen.passage).find((each) => each.text === text)?.secondLabel ?? 0) - 1;
    const [, text] = /Under which heading does it fit\?\n\n(.+)$/u.exec(seen.asks) ?? [];
    if (text !== undefined) return chosen(seen, (option) => option === headings[placeFor(text)]);
    const { answer } = seen.question;
    if (!seen.asks.startsWith('The writer wants to add two') || answer.type !== 'multipleWordChoice') return undefined;
    return [
      {
        type: 'multipleWordChoice',
        picks: answer.groups.map(({ label, words }) => [words.indexOf(headings[placeFor(label ?? '')] ?? '')]),
      },
    ];
  },
};
