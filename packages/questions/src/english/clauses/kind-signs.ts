/** How each kind of clause, phrase and sentence is recognised, shown by the words of the sentence itself. */

import { upper } from '../../kernel/letter-case.ts';
import { inside, openerOfWords, relativeRule } from './sentences-with-clauses.ts';

export const kinds = ['main clause', 'subordinate clause with a conjunction', 'relative clause', 'phrase'] as const;

export type Kind = (typeof kinds)[number];

/** The words that open a clause, and what comes after them. */
function cutOpener(part: string): readonly [opener: string, rest: string] {
  const opener = openerOfWords(part);
  return [opener.toLowerCase(), part.slice(opener.length).trim()];
}

/** The verb decides: since opens clauses and phrases, and both leave you waiting for the rest. */
export function verbSign(part: string): string {
  const [opener, rest] = cutOpener(part);
  return `After “${opener}” comes “${rest}”, with a verb and its subject.`;
}

/** Why words are no clause. */
export function noVerbSign(part: string): string {
  const [opener, rest] = cutOpener(part);
  return opener === ''
    ? `There is no verb with a subject in “${inside(part)}”.`
    : `After “${opener}” comes only “${rest}”: there is no verb with a subject in it.`;
}

/** The test for each piece, tried on the right one. */
export function kindTest(kind: Kind, part: string): string {
  switch (kind) {
    case 'main clause':
      return `Read it alone: “${upper(part)}.” That is a whole sentence.`;
    case 'subordinate clause with a conjunction':
      return `${verbSign(part)} Read alone, the words in bold leave you waiting for the rest.`;
    case 'relative clause':
      return 'Look at the noun just before the words in bold: they tell you more about it.';
    case 'phrase':
      return noVerbSign(part);
  }
}

/** What a piece in bold is, for a child who took it for the kind that was asked for. */
export function kindThere(kind: Kind, asked: Kind, part: string): string {
  const there = `There it is a ${kind}.`;
  switch (kind) {
    case 'main clause':
      return `${there} “${upper(part)}” could be a sentence by itself.`;
    case 'subordinate clause with a conjunction':
      return `${there} ${asked === 'phrase' ? verbSign(part) : 'It leaves you waiting for the rest.'}`;
    case 'relative clause':
      return `${there} ${relativeRule}`;
    case 'phrase':
      return `${there} ${noVerbSign(part)}`;
  }
}

/** How a compound sentence is recognised: by the two clauses that are joined. */
export function compoundSign(sentence: string): string {
  const [, one = '', joiner = '', other = ''] = /^(.+?),? (and|but|or|so|yet|nor) (.+)\.$/.exec(sentence) ?? [];
  return `“${upper(joiner)}” joins “${inside(one)}” and “${other}”. Both are main clauses with a verb and its subject.`;
}

/** How a complex sentence is recognised. */
export const complexSign = (main: string, sub: string): string =>
  `“${upper(main)}” could be a sentence by itself, but “${inside(sub)}” could not.`;
