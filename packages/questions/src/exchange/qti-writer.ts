/** Writes questions as QTI 3.0 items: one is an item by itself, several stand in an element of ours. */
import type { Block } from '@comet/contract/question';
import { answerParts } from './answer-writer.ts';
import { blockTexts, plainInline } from './block-writer.ts';
import type { ExchangeItem } from './exchanged.ts';
import { exchangeSpace, feedbackNames, own, ownSpokenId, qtiSpace } from './qti-names.ts';
import { tag, tall } from './xml-writer.ts';

/** What the file says about its questions; the map decides nothing when they come back in. */
export interface ExportTitle {
  /** Begins every identifier: letters, digits, `-` and `_`. */
  readonly name: string;
  readonly title: string;
}

const score = tall(
  'qti-outcome-declaration',
  { identifier: 'SCORE', cardinality: 'single', 'base-type': 'float' },
  tag('qti-default-value', {}, tag('qti-value', {}, '0')),
);

const showing = (identifier: string): string =>
  tag('qti-outcome-declaration', {
    identifier: `${identifier}_SHOWN`,
    cardinality: 'single',
    'base-type': 'identifier',
  });

const modal = (identifier: string, ...content: string[]): string =>
  tall(
    'qti-modal-feedback',
    { 'outcome-identifier': `${identifier}_SHOWN`, identifier, 'show-hide': 'show' },
    tall('qti-content-body', {}, ...content),
  );

const { hint: hintName, explanation: explanationName } = feedbackNames;

function itemText(item: ExchangeItem, { name, title }: ExportTitle, number: number): string {
  const identifier = `${name}-${number}`;
  const figures = { prefix: identifier, drawn: 0 };
  const shown = (blocks: readonly Block[]): string[] => blockTexts(blocks, figures);
  const parts = answerParts(item, shown);
  const about = {
    xmlns: qtiSpace,
    identifier,
    title: `${title} (${number})`,
    adaptive: 'false',
    'time-dependent': 'false',
    'xml:lang': 'en-GB',
    'tool-name': 'Comet Club',
    'tool-version': '1',
  };
  const spoken = tag('qti-html-content', {}, tag('p', { [own('part')]: 'spoken' }, plainInline(item.question.spoken)));
  return tall(
    'qti-assessment-item',
    about,
    ...parts.declarations,
    score,
    showing(hintName),
    showing(explanationName),
    tall(
      'qti-item-body',
      {},
      tall('div', { 'data-catalog-idref': ownSpokenId }, ...shown(item.question.prompt)),
      ...parts.body,
    ),
    tall(
      'qti-catalog-info',
      {},
      tall('qti-catalog', { id: ownSpokenId }, tall('qti-card', { support: 'spoken' }, spoken)),
    ),
    tall(
      'qti-response-processing',
      {},
      ...parts.processing,
      tag(
        'qti-set-outcome-value',
        { identifier: `${explanationName}_SHOWN` },
        tag('qti-base-value', { 'base-type': 'identifier' }, explanationName),
      ),
    ),
    modal(hintName, ...shown(item.hint)),
    modal(
      explanationName,
      ...item.explanation.map((step, place) => tall('div', { [own('step')]: place + 1 }, ...shown(step))),
    ),
    ...parts.feedback,
  );
}

/** The file's text. Throws RangeError for a question with a character that XML does not know. */
export function writeQti(items: readonly ExchangeItem[], about: ExportTitle): string {
  const texts = items.map((item, place) => itemText(item, about, place + 1));
  const whole = texts.length === 1 ? texts.join('') : tall('cc:questions', { 'xmlns:cc': exchangeSpace }, ...texts);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${whole}\n`;
}
