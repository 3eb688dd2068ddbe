/** The note type that our own packages have: nothing of a card is lost on the way out and back. */
import type { CardDraft } from '@comet/contract/flashcard-fields';
import { cardKinds } from '@comet/domain/flashcards/deck';
import { readFace } from './html-text.ts';
import type { AnkiTemplate } from './read-collection.ts';

/** The name of a field in Anki, in order; the first is what Anki sorts by. */
export const ownFields = [
  'Front',
  'Back',
  'Other answers',
  'Kind',
  'Typed',
  'Read aloud',
  'Definition',
  'Synonyms',
  'Antonyms',
  'Example',
] as const;
type OwnField = (typeof ownFields)[number];

const vocabularyFields: readonly OwnField[] = ['Definition', 'Synonyms', 'Antonyms', 'Example'];

const word = (name: OwnField, title: string): string =>
  `{{#${name}}}<div class="more"><b>${title}</b> {{${name}}}</div>{{/${name}}}`;

export const ownTemplate: AnkiTemplate = {
  front: '<div class="side">{{Front}}</div>{{#Typed}}{{type:Back}}{{/Typed}}',
  back: [
    '{{FrontSide}}<hr id="answer"><div class="side">{{Back}}</div>',
    word('Other answers', 'Also right:'),
    word('Definition', 'Meaning:'),
    word('Synonyms', 'Similar:'),
    word('Antonyms', 'Opposite:'),
    word('Example', 'Example:'),
  ].join(''),
};

export const isOwnNoteType = (fields: readonly string[]): boolean => fields.join('|') === ownFields.join('|');

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Our text as Anki's HTML, with the formulas as it knows them. Blanks next to each other would be one. */
export const asHtml = (text: string): string =>
  text
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)
    .replaceAll(/\$([^$\n]{1,200})\$/g, (_, tex: string) => `\\(${tex}\\)`)
    .replaceAll(/\*\*([^*\n]+)\*\*/g, (_, bold: string) => `<b>${bold}</b>`)
    .replaceAll('  ', ' &nbsp;')
    .replaceAll('\n', '<br>');

const listed = (texts: readonly string[]): string => texts.map(asHtml).join('<br>');
const lines = (html: string): string[] =>
  html
    .split('<br>')
    .map((line) => readFace(line).text)
    .filter((line) => line !== '');

export function toOwnFields({ front, back, accepted, kind, spoken, vocabulary }: CardDraft): string[] {
  const values: Readonly<Record<OwnField, string>> = {
    Front: asHtml(front),
    Back: asHtml(back),
    'Other answers': listed(accepted ?? []),
    Kind: kind,
    Typed: kind === 'selfRated' ? '' : 'yes',
    'Read aloud': asHtml(spoken ?? ''),
    Definition: asHtml(vocabulary?.definition ?? ''),
    Synonyms: listed(vocabulary?.synonyms ?? []),
    Antonyms: listed(vocabulary?.antonyms ?? []),
    Example: asHtml(vocabulary?.example ?? ''),
  };
  return ownFields.map((name) => values[name]);
}

export function fromOwnFields(fields: readonly string[]): CardDraft {
  const field = (name: OwnField): string => fields[ownFields.indexOf(name)] ?? '';
  const text = (name: OwnField): string => readFace(field(name)).text;
  const vocabulary = {
    definition: text('Definition'),
    synonyms: lines(field('Synonyms')),
    antonyms: lines(field('Antonyms')),
    example: text('Example'),
  };
  const isVocabulary = vocabularyFields.some((name) => field(name) !== '');
  return {
    front: text('Front'),
    back: text('Back'),
    accepted: lines(field('Other answers')),
    kind: cardKinds.find((kind) => kind === text('Kind')) ?? 'typed',
    spoken: text('Read aloud') === '' ? null : text('Read aloud'),
    vocabulary: isVocabulary ? vocabulary : null,
  };
}
