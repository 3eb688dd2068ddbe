/** What came of an answer: the right side of the card, where a slip was, and what else there is to know about the word. */
import type { Flashcard } from '@comet/contract/flashcard-fields';
import type { CardMark } from '@comet/domain/flashcards/mark-card';
import { Text, Title } from '@mantine/core';
import classes from './AnswerPanel.module.css';
import { CardText, SpeakButton } from './CardFace.tsx';
import { markTexts } from './flashcard-texts.ts';
import { SlipView } from './SlipView.tsx';

export type Marked = Exclude<CardMark, { verdict: 'unreadable' }>;

function Vocabulary({ vocabulary, front }: Pick<Flashcard, 'vocabulary' | 'front'>) {
  if (vocabulary === null) return null;
  const { definition, synonyms, antonyms, example } = vocabulary;
  const lines = [
    ['Meaning', definition],
    ['Similar', synonyms.join(', ')],
    ['Opposite', antonyms.join(', ')],
    ['Example', example],
  ].filter(([, text]) => text !== '');
  if (lines.length === 0) return null;
  return (
    <dl className={classes.vocabulary} aria-label={`More about ${front}`}>
      {lines.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function AnswerPanel({ card, marked }: { readonly card: Flashcard; readonly marked: Marked }) {
  const slip = marked.verdict === 'right' ? undefined : marked.slip;
  return (
    <section className={classes.panel} data-verdict={marked.verdict === 'wrong' ? 'mend' : 'right'} aria-live="polite">
      <Title order={2} size="h4">
        {markTexts[marked.verdict]}
      </Title>
      {slip === undefined ? (
        <div className={classes.back}>
          <Text component="span" size="sm">
            The answer
          </Text>
          <div>
            <CardText text={card.back} />
          </div>
        </div>
      ) : (
        <SlipView slip={slip} />
      )}
      {card.spoken === null ? <SpeakButton text={card.back} label="Read the answer aloud" /> : null}
      <Vocabulary vocabulary={card.vocabulary} front={card.front} />
    </section>
  );
}
