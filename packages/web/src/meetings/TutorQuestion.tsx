/** The tutor's question on the tutor's screen: how many answers are in, which ones, who gave them, and why they were wrong. */
import type { MarkedRow } from '@comet/contract/room-messages';
import type { Act } from '@comet/domain/meetings/room';
import type { MemberView, QuestionState } from '@comet/domain/meetings/room-view';
import { Button, Group } from '@mantine/core';
import { AnswerView } from '../question/AnswerView.tsx';
import { Blocks } from '../question/Blocks.tsx';
import { percentOf } from '../ui/percent.ts';
import { Face } from './Face.tsx';
import classes from './Question.module.css';
import type { AskedQuestion } from './room-state.ts';
import { answersInText } from './room-texts.ts';

interface TutorQuestionProps {
  readonly asked: AskedQuestion;
  readonly progress: QuestionState;
  readonly members: readonly MemberView[];
  readonly onAct: (act: Act) => void;
}

interface RowProps {
  readonly row: MarkedRow;
  readonly asked: AskedQuestion;
  readonly childCount: number;
  readonly members: readonly MemberView[];
}

function Row({ row: { given, seats, isRight, because }, asked, childCount, members }: RowProps) {
  const whose = seats.map((seat) => {
    const { name, worn } = members.find((member) => member.seat === seat) ?? { name: 'Somebody', worn: null };
    return { seat, name, worn };
  });
  return (
    <li className={classes.row} data-right={isRight}>
      <span className={classes.rowHead}>
        <b>
          <AnswerView form={asked.question.answer} answer={given} />
        </b>
        <span>
          {isRight ? 'Right' : 'Wrong'} · {seats.length}
        </span>
      </span>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${percentOf(seats.length, childCount)}%` }} />
      </span>
      <span className={classes.faces}>
        {whose.map(({ seat, name, worn }) => (
          <Face key={seat} seat={seat} name={name} worn={worn} />
        ))}
        <small>{whose.map(({ name }) => name).join(', ')}</small>
      </span>
      {because !== null && <small>{because}</small>}
    </li>
  );
}

export function TutorQuestion({ asked, progress, members, onAct }: TutorQuestionProps) {
  const { question, solution, rows } = asked;
  const { answeredCount, childCount, answeredSeats, isShown } = progress;
  const missing = members.filter(({ isTutor, isHere, seat }) => !isTutor && isHere && !answeredSeats.includes(seat));
  return (
    <div className={classes.question}>
      <h2 className={classes.title}>{isShown ? 'Everyone can see the answer' : 'Everyone’s answering'}</h2>
      <div className={classes.prompt}>
        <Blocks blocks={question.prompt} />
      </div>
      {solution !== undefined && (
        <div className={classes.answer}>
          Right answer:{' '}
          <b>
            <AnswerView form={question.answer} answer={solution.rightAnswer} />
          </b>
        </div>
      )}
      <p className={classes.state} role="status">
        {answersInText(answeredCount, childCount)}
      </p>
      <Group gap="xs">
        {!isShown && <Button onClick={() => onAct({ type: 'showAnswers' })}>Show the answer</Button>}
        <Button variant="default" onClick={() => onAct({ type: 'closeQuestion' })}>
          {isShown ? 'Done' : 'Take the question back'}
        </Button>
      </Group>
      {!isShown && missing.length > 0 && answeredCount > 0 && (
        <small>Still thinking: {missing.map(({ name }) => name).join(', ')}</small>
      )}
      <ul className={classes.tally} aria-label="Answers">
        {rows.map((row) => (
          <Row key={JSON.stringify(row.given)} row={row} asked={asked} childCount={childCount} members={members} />
        ))}
      </ul>
    </div>
  );
}
