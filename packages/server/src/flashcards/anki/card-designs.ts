/** Fills in the designs of Anki cards: fields, sections that depend on a field, and gaps in a text (cloze). */
import type { AnkiTemplate } from './read-collection.ts';

const maxLetters = 50_000;
const tag = /\{\{([^{}]+)\}\}/g;

const isEmpty = (html: string | undefined): boolean => (html ?? '').replaceAll(/<(?!img)[^>]*>|&nbsp;|\s/g, '') === '';

interface Filling {
  readonly fields: ReadonlyMap<string, string>;
  readonly side: 'front' | 'back';
  /** What stands for a field with gaps. */
  readonly fillGaps?: ((text: string) => string) | undefined;
}

/** A field as a tag asks for it; what has to be clicked or is read aloud shows nothing, and nothing is typed on paper. */
function fieldOf(wanted: string, { fields, side, fillGaps }: Filling): string {
  const parts = wanted.split(':').map((part) => part.trim());
  const name = parts.at(-1) ?? '';
  const filters = parts.slice(0, -1);
  if (filters.some((filter) => filter === 'hint' || filter.startsWith('tts'))) return '';
  const value = fields.get(name) ?? '';
  if (filters.includes('cloze')) return fillGaps?.(value) ?? value;
  return filters.includes('type') && side === 'front' ? '' : value;
}

function fill(template: string, filling: Filling): string {
  const shown: boolean[] = [];
  let html = '';
  let from = 0;
  const add = (text: string): void => {
    if (!shown.includes(false) && html.length < maxLetters) html += text;
  };
  const design = template.slice(0, maxLetters).replaceAll(/<!--.*?-->/gs, '');
  for (const match of design.matchAll(tag)) {
    add(design.slice(from, match.index));
    from = match.index + match[0].length;
    const name = (match[1] ?? '').trim();
    const section = name.slice(1).trim();
    if (name.startsWith('#')) shown.push(!isEmpty(filling.fields.get(section)));
    else if (name.startsWith('^')) shown.push(isEmpty(filling.fields.get(section)));
    else if (name.startsWith('/')) shown.pop();
    else add(fieldOf(name, filling));
  }
  add(design.slice(from));
  return html;
}

const answerLine = /<hr[^>]*\bid\s*=\s*["']?answer\b[^>]*>/i;

/** What the back adds to the front: what comes after the line, where there is one. */
function afterLine(back: string): string {
  const parts = back.split(answerLine);
  const added = parts.slice(1).join('');
  return isEmpty(added) ? back : added;
}

export interface Sides {
  readonly front: string;
  readonly back: string;
}

const typedField = /\{\{\s*type:(?:[^{}:]+:)*\s*([^{}:]+?)\s*\}\}/;

/** Both sides of a card, as HTML. Where the design asks for a typed answer, the back is that answer. */
export function fillDesign({ front, back }: AnkiTemplate, fields: ReadonlyMap<string, string>): Sides {
  const [, typed] = typedField.exec(front) ?? [];
  return {
    front: fill(front, { fields, side: 'front' }),
    back:
      typed !== undefined && !isEmpty(fields.get(typed))
        ? (fields.get(typed) ?? '')
        : afterLine(fill(back, { fields, side: 'back' })),
  };
}

const gap = /\{\{c(\d+(?:,\d+)*)::((?:(?!\{\{c\d|\}\}).)*?)(?:::((?:(?!\{\{c\d|\}\}).)*?))?\}\}/gs;

/** The text with this gap open, and what belongs there; nothing where gaps lie in each other or a picture is covered. */
export function fillGapDesign(
  { front }: AnkiTemplate,
  fields: ReadonlyMap<string, string>,
  number: number,
): Sides | undefined {
  const answers: string[] = [];
  let isNested = false;
  const fillGaps = (text: string): string => {
    const open = text.replaceAll(gap, (_, numbers: string, answer: string, hint: string | undefined) => {
      if (!numbers.split(',').includes(String(number))) return answer;
      answers.push(answer);
      return hint === undefined || hint === '' ? '_____' : `_____ (${hint})`;
    });
    isNested ||= /\{\{c\d/.test(open);
    return open;
  };
  const filled = fill(front, { fields, side: 'front', fillGaps });
  if (isNested || answers.length === 0) return undefined;
  return { front: filled, back: answers.join(', ') };
}
