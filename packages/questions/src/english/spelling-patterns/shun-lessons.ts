/** Why a word that ends in “shun” is spelt with -tion, -sion, -ssion or -cian: by the word it comes from, where that tells. */
import { upper } from '../../kernel/letter-case.ts';
import { once } from '../data-rows.ts';

/** Each word with the one it comes from. */
const roots = `invention invent, injection inject, action act, hesitation hesitate, operation operate, direction direct,
education educate, collection collect, celebration celebrate, subtraction subtract, expansion expand, extension extend,
tension tense, comprehension comprehend, decision decide, confusion confuse, television televise,
expression express, discussion discuss, confession confess, permission permit, admission admit, profession profess,
impression impress, possession possess, procession process, musician music, electrician electric, magician magic,
politician politics, mathematician mathematics, optician optics`;
const rootOf = once(
  () =>
    new Map(
      roots.split(/,\s/).map((pair) => {
        const [word = '', root = ''] = pair.split(' ');
        return [word, root] as const;
      }),
    ),
);

/** The end of a root that tells the ending. */
const tellingEnd = /(?:ss|se|te?|de?|cs?)$/;

const mostCommon = '-tion is the most common way to spell “shun”.';

/** Words whose root tells another ending, or isn't left whole. */
const ofItsOwn: Readonly<Record<string, string>> = {
  conversation: `${mostCommon} Many verbs take -ation: converse, conversation.`,
  imagination: `${mostCommon} Many verbs take -ation: imagine, imagination.`,
  attention: 'It comes from attend, but it takes -tion, as intention (from intend) does. Learn it by heart.',
  beautician: 'It names a person by the work they do, as musician and electrician do, so it ends in -cian.',
  technician: 'It names a person by the work they do. Think of “technical”: its c stays, so it ends in -cian.',
};

/** Whether the last letters of the word that a word in “shun” comes from tell its ending: the t of permit would point to -tion. */
export const hasShunRoot = (word: string): boolean => rootOf().get(word)?.endsWith('mit') === false;

/** The reason for the spelling of “shun” in this word. */
export function shunLesson(word: string, pattern: string): string {
  const own = ofItsOwn[word];
  if (own !== undefined) return own;
  const root = rootOf().get(word);
  if (root === undefined)
    return `${pattern === 'tion' ? `${mostCommon} ` : ''}“${upper(word)}” isn’t made from a shorter English word, so learn its ending by heart.`;
  const [end = ''] = pattern === 'ssion' && root.endsWith('mit') ? ['mit'] : (tellingEnd.exec(root) ?? []);
  return `Think of “${root}”: it ends in ${end}, so the ending is -${pattern}${pattern === 'cian' ? ', which often names a person' : ''}.`;
}
