/** Every question of a run with its right answer and what the child gave. */
import type { ChallengeSummary } from '@comet/contract/challenges';
import { Group, SegmentedControl, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { AnswerView } from '../question/AnswerView.tsx';
import { Blocks } from '../question/Blocks.tsx';
import classes from './AnsweredList.module.css';

type Answered = ChallengeSummary['questions'][number];

function Item({ question, given, isRight, rightAnswer, spentMs }: Answered) {
  return (
    <li className={classes.item} data-right={isRight}>
      <span className={classes.mark} aria-hidden="true">
        {isRight ? '✓' : '↻'}
      </span>
      <div className={classes.words}>
        <span className="only-read-aloud">{isRight ? 'Right: ' : 'To fix: '}</span>
        <Blocks blocks={question.prompt.filter(({ type }) => type !== 'audio')} />
        <b>
          <AnswerView form={question.answer} answer={rightAnswer} />
        </b>
        {isRight ? null : (
          <small>
            {given === null ? 'No answer.' : 'You chose '}
            {given === null ? null : <AnswerView form={question.answer} answer={given} />}
          </small>
        )}
      </div>
      <span className={classes.time}>{(spentMs / 1000).toFixed(1)} s</span>
    </li>
  );
}

export function AnsweredList({ questions }: { readonly questions: readonly Answered[] }) {
  const wrong = questions.filter(({ isRight }) => !isRight);
  const [isOnlyWrong, setOnlyWrong] = useState(false);
  const shown = isOnlyWrong ? wrong : questions;
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2} size="h3">
          {questions.length === 1 ? 'Your question' : `All ${questions.length} questions`}
        </Title>
        <SegmentedControl
          aria-label="Questions shown"
          value={isOnlyWrong ? 'wrong' : 'all'}
          onChange={(value) => setOnlyWrong(value === 'wrong')}
          data={[
            { value: 'all', label: 'All' },
            { value: 'wrong', label: `To fix (${wrong.length})` },
          ]}
        />
      </Group>
      <ul className={classes.list}>
        {shown.map((one) => (
          <Item key={one.questionId} {...one} />
        ))}
      </ul>
    </Stack>
  );
}
