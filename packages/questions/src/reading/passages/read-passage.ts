/** Reads one passage file: the front matter, the text, then sections that start with `===`. See content/passages/README.md. */
import { type Year, years } from '@comet/domain/curriculum/subjects';
import { checkPassage } from './check-passage.ts';
import { type ListName, listNames, type Paragraph, type Passage, type PassageKind, passageKinds } from './passage.ts';
import { type Line, type Refuse, refusalFor } from './passage-error.ts';
import { readItems } from './read-items.ts';
import { readHappenings, readStatements } from './read-lists.ts';

/** Straight quotation marks as they are typed, set as they are printed. */
function printed(text: string): string {
  return text
    .replaceAll(/(?<=[\p{L}\p{N}.,!?…;])'/gu, '’')
    .replaceAll(/(?<=[\p{L}\p{N}.,!?…;’])"/gu, '”')
    .replaceAll("'", '‘')
    .replaceAll('"', '“');
}

interface Section {
  readonly name: string;
  readonly line: number;
  readonly lines: Line[];
}

function frontMatter(lines: readonly Line[], refuse: Refuse): { fields: Map<string, Line>; rest: readonly Line[] } {
  if (lines[0]?.text !== '---') return refuse(1, 'the file starts with a line of three dashes.');
  const end = lines.findIndex(({ text }, place) => place > 0 && text === '---');
  if (end < 0) return refuse(1, 'the second line of three dashes is missing.');
  const fields = new Map<string, Line>();
  for (const { number, text } of lines.slice(1, end)) {
    // Editors and formatters like to put blank lines here.
    if (text === '') continue;
    const [, name = '', value = ''] = /^(id|title|kind|year|reader|rhyme|syllables): (.+)$/u.exec(text) ?? [];
    if (name === '')
      return refuse(
        number,
        'the front matter takes id, title, kind, year, reader, rhyme and syllables, each with its value.',
      );
    fields.set(name, { number, text: value });
  }
  for (const name of ['id', 'title', 'kind', 'year'])
    if (!fields.has(name)) return refuse(1, `the front matter has no ${name}.`);
  return { fields, rest: lines.slice(end + 1) };
}

function sectionsOf(lines: readonly Line[]): Section[] {
  const sections: Section[] = [{ name: 'text', line: lines[0]?.number ?? 1, lines: [] }];
  for (const line of lines) {
    const [, name] = /^=== (.+)$/u.exec(line.text) ?? [];
    if (name === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ name, line: line.number, lines: [] });
  }
  return sections;
}

/** Blank lines part paragraphs and verses; in a play every line is a speech of its own. A line with # is a heading. */
function paragraphsOf(lines: readonly Line[], kind: PassageKind): Paragraph[] {
  const joined = lines
    .map(({ text }) => text)
    .join('\n')
    .split(kind === 'drama' ? /\n+/ : /\n{2,}/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  let part = 0;
  let under = '';
  return joined.map((text) => {
    const isHeading = text.startsWith('# ');
    const shown = isHeading ? text.slice(2) : kind === 'poetry' ? text : text.replaceAll('\n', ' ');
    if (isHeading) under = shown;
    else part++;
    return { text: shown, isHeading, part: isHeading ? part + 1 : part, under };
  });
}

function comparedIn(sections: readonly Section[]): string[] {
  const [, names = ''] =
    sections.map(({ name }) => /^compare: (.+)$/u.exec(name)).find((match) => match !== null) ?? [];
  return names === '' ? [] : names.split('|').map((name) => name.trim());
}

/** Reads a file; refuses a broken one with a sentence that says where and why. */
export function readPassage(file: string, source: string): Passage {
  const refuse = refusalFor(file);
  const lines = printed(source)
    .split('\n')
    .map((text, place) => ({ number: place + 1, text: text.trimEnd() }));
  const { fields, rest } = frontMatter(lines, refuse);
  const field = (name: string): Line => fields.get(name) ?? { number: 1, text: '' };
  const kind = passageKinds.find((each) => each === field('kind').text);
  if (kind === undefined) return refuse(field('kind').number, `the kind is one of ${passageKinds.join(', ')}.`);
  const year: Year | undefined = years.find((each) => String(each) === field('year').text);
  if (year === undefined) return refuse(field('year').number, `the year is one of ${years.join(', ')}.`);
  const reader = fields.get('reader') ?? { number: 1, text: 'other' };
  if (reader.text !== 'other' && reader.text !== 'author')
    return refuse(reader.number, 'the second reader is the author or other.');
  const sections = sectionsOf(rest);
  const linesOf = (wanted: RegExp): Line[] =>
    sections.filter(({ name }) => wanted.test(name)).flatMap((each) => each.lines);
  const known = new RegExp(`^(?:text|questions|order of events|compare: .+ \\| .+|${listNames.join('|')})$`, 'u');
  const stranger = sections.find(({ name }) => !known.test(name));
  if (stranger !== undefined) return refuse(stranger.line, `no section is called “${stranger.name}”.`);
  const list = (name: ListName): ReturnType<typeof readStatements> =>
    readStatements(name, linesOf(new RegExp(`^${name}(?:: .+)?$`, 'u')), refuse);
  const passage: Passage = {
    id: field('id').text,
    file,
    title: field('title').text,
    kind,
    year,
    secondReader: reader.text,
    paragraphs: paragraphsOf(sections[0]?.lines ?? [], kind),
    items: readItems(linesOf(/^questions$/), refuse),
    lists: {
      'true or false': list('true or false'),
      'fact or opinion': list('fact or opinion'),
      'main points': list('main points'),
      compare: list('compare'),
      'new sentences': list('new sentences'),
    },
    happenings: readHappenings(linesOf(/^order of events$/), refuse),
    compared: comparedIn(sections),
    rhymes: fields.get('rhyme')?.text.split(' ') ?? [],
    // One figure a line; a line of ten syllables or more is written as a letter: a for ten, b for eleven.
    syllables:
      fields
        .get('syllables')
        ?.text.split(' ')
        .map((verse) => [...verse].map((each) => Number.parseInt(each, 36))) ?? [],
  };
  checkPassage(passage, lines, refuse);
  return passage;
}
