/** The note type that our own packages have: nothing of a card is lost on the way out and back. */
import type { CardDraft } from '@comet/contract/flashcard-fields';
import { cardKinds } from '@comet/domain/flashcards/deck';
import { type DrawnPicture, drawnPictureUrl, isDrawnPicture } from '@comet/domain/flashcards/picture-names';
import { type FacePicture, readFace } from './html-text.ts';
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
  'Picture',
] as const;
type OwnField = (typeof ownFields)[number];

const vocabularyFields: readonly OwnField[] = ['Definition', 'Synonyms', 'Antonyms', 'Example'];

const word = (name: OwnField, title: string): string =>
  `{{#${name}}}<div class="more"><b>${title}</b> {{${name}}}</div>{{/${name}}}`;

export const ownTemplate: AnkiTemplate = {
  front:
    '{{#Picture}}<div class="picture">{{Picture}}</div>{{/Picture}}<div class="side">{{Front}}</div>{{#Typed}}{{type:Back}}{{/Typed}}',
  back: [
    '{{FrontSide}}<hr id="answer"><div class="side">{{Back}}</div>',
    word('Other answers', 'Also right:'),
    word('Definition', 'Meaning:'),
    word('Synonyms', 'Similar:'),
    word('Antonyms', 'Opposite:'),
    word('Example', 'Example:'),
  ].join(''),
};

/** Packages that went out before cards had pictures are without that field. */
export const isOwnNoteType = (fields: readonly string[]): boolean =>
  [ownFields, ownFields.slice(0, -1)].some((known) => fields.join('|') === known.join('|'));

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** Our text as Anki's HTML, with the formulas as it knows them. Blanks next to each other would be one. */
export const asHtml = (text: string): string =>
  escaped(text)
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

const drawnFile = /^comet-([a-z]+)\.svg$/;
/** The file that one of our own pictures is in a package. */
export const drawnFileOf = (name: DrawnPicture): string => `comet-${name}.svg`;

/** `pictureFile` is the name of the card's picture among the media. */
export function toOwnFields(card: CardDraft, pictureFile: string | undefined): string[] {
  const { front, back, accepted, kind, spoken, vocabulary, picture } = card;
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
    Picture:
      pictureFile === undefined ? '' : `<img src="${escaped(pictureFile)}" alt="${escaped(picture?.alt ?? '')}">`,
  };
  return ownFields.map((name) => values[name]);
}

/** A card of our own; a picture that we don't draw ourselves is still to be found among the media. */
export interface OwnCard {
  readonly card: CardDraft;
  readonly picture: FacePicture | undefined;
}

export function fromOwnFields(fields: readonly string[]): OwnCard {
  const field = (name: OwnField): string => fields[ownFields.indexOf(name)] ?? '';
  const text = (name: OwnField): string => readFace(field(name)).text;
  const vocabulary = {
    definition: text('Definition'),
    synonyms: lines(field('Synonyms')),
    antonyms: lines(field('Antonyms')),
    example: text('Example'),
  };
  const [picture] = readFace(field('Picture')).pictures;
  const [, drawn = ''] = drawnFile.exec(picture?.name ?? '') ?? [];
  const isDrawn = isDrawnPicture(drawn);
  const isVocabulary = vocabularyFields.some((name) => field(name) !== '');
  const card = {
    front: text('Front'),
    back: text('Back'),
    accepted: lines(field('Other answers')),
    kind: cardKinds.find((kind) => kind === text('Kind')) ?? 'typed',
    spoken: text('Read aloud') === '' ? null : text('Read aloud'),
    vocabulary: isVocabulary ? vocabulary : null,
    picture: isDrawn ? { url: drawnPictureUrl(drawn), alt: '' } : null,
  };
  return { card, picture: isDrawn ? undefined : picture };
}
