/** Reads the lists of a passage file: statements to sort, and what happens in order. */

import type { Happening, ListName, Statement } from './passage.ts';
import type { Line, Refuse } from './passage-error.ts';

/** The labels each list takes; numbers are paragraphs or headings. */
const labels: Readonly<Record<ListName, RegExp>> = {
  'true or false': /^[TFN]$/,
  'fact or opinion': /^[FO]$/,
  'main points': /^(?:\d|p|d)$/,
  compare: /^(?:1|2|B)$/,
  'new sentences': /^\d$/,
};

/** Labels that need no words of the text beside them. */
const unproved: Readonly<Record<ListName, RegExp>> = {
  'true or false': /^N$/,
  'fact or opinion': /^F$/,
  'main points': /^(?:\d|p)$/,
  compare: /^$/,
  'new sentences': /^$/,
};

/** The statements of a list, one a line: `label/second reader’s label statement > words of the text`, or `{what the text says instead}`. */
export function readStatements(name: ListName, lines: readonly Line[], refuse: Refuse): Statement[] {
  return lines
    .filter(({ text }) => text !== '')
    .map(({ number, text }) => {
      const match = /^(\w)(?:\/(\w))? (.+?)(?: > (.+)| \{(.+)\})?$/u.exec(text);
      if (match === null) return refuse(number, 'a statement starts with its label, as in “T/T The sea is cold.”');
      const [, label = '', secondLabel, statement = '', quotes = '', instead = ''] = match;
      const [quote = '', ...also] = quotes.split(' | ');
      if (!labels[name].test(label)) return refuse(number, `the list “${name}” knows no label ${label}.`);
      if (secondLabel !== undefined && secondLabel !== label)
        return refuse(number, 'the second reader gave another label: mend the statement.');
      if (instead !== '' && label !== 'N')
        return refuse(number, 'curly brackets tell why the text does not say something.');
      if (quote === '' && !unproved[name].test(label))
        return refuse(number, 'the words of the text that settle it are missing after “ > ”.');
      return { line: number, text: statement, label, secondLabel, quote, also, instead };
    });
}

/** What happens, one a line in order: `1. happening > words of the text`. */
export function readHappenings(lines: readonly Line[], refuse: Refuse): Happening[] {
  return lines
    .filter(({ text }) => text !== '')
    .map(({ number, text }, place) => {
      const [, count = '', happening = '', quote = ''] = /^(\d+)\. (.+?) > (.+)$/u.exec(text) ?? [];
      if (Number(count) !== place + 1)
        return refuse(number, 'happenings are numbered from 1, each with “ > ” and the words that tell it.');
      return { text: happening, quote };
    });
}
