/** A strip for each of a parent's children: are they practising, at what, how well, what next. Pressing one shows that child below. */

import type { Child } from '@comet/contract/accounts';
import type { AnswerOf } from '@comet/contract/call';
import type { listChildrenWeeks } from '@comet/contract/child-reports';
import type { ReactNode } from 'react';
import { serverNow } from '../api/server-clock.ts';
import { Avatar } from '../drawings/Avatar.tsx';
import { percentOf, percentText } from '../ui/percent.ts';
import { Words } from '../ui/Words.tsx';
import classes from './ChildStrips.module.css';
import { moodNames, moodOf, subjectsText, timeAgo, whatNext } from './child-texts.ts';
import { trendOf } from './trend.ts';

export type ChildWeek = AnswerOf<typeof listChildrenWeeks>[number];

const questions = ['Practising?', 'At what?', 'How well?', 'What next?'] as const;

function Answer({
  question,
  short,
  children,
}: {
  readonly question: (typeof questions)[number];
  readonly short: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <span className={classes.answer}>
      <span className="only-read-aloud">{question} </span>
      <span className={classes.short}>{short}</span>
      {children}
    </span>
  );
}

/** The days of the week as dots; the words next to them say the same. */
function Days({ days }: Pick<ChildWeek, 'days'>) {
  return (
    <span className={classes.days} aria-hidden="true">
      {days.map(({ day, answered }) => (
        <span key={day} className={classes.day} data-worked={answered > 0 || undefined} />
      ))}
    </span>
  );
}

function HowWell({ week }: { readonly week: ChildWeek }) {
  const { answered, right, before } = week;
  if (answered === 0) return <Answer question="How well?" short="No answers this week" />;
  const trend = trendOf(week, before);
  return (
    <Answer question="How well?" short={`${percentText(percentOf(right, answered))} right`}>
      <span className={classes.more}>
        {trend === undefined ? `of ${answered} answers` : `${trend} the week before`}
      </span>
    </Answer>
  );
}

/** Of a child who hasn't started: what to expect in place of zeros. */
function NotStarted() {
  return (
    <>
      <Answer question="Practising?" short="Ready to start" />
      <Answer question="At what?" short="All four subjects" />
      <Answer question="How well?" short="After 10 answers" />
    </>
  );
}

function Started({ week }: { readonly week: ChildWeek }) {
  return (
    <>
      <Answer question="Practising?" short={`${week.activeDays} of ${week.days.length} days`}>
        <Days days={week.days} />
        <span className={classes.more}>{timeAgo(week.lastActiveAt, serverNow())}</span>
      </Answer>
      <Answer question="At what?" short={subjectsText(week.subjects).short}>
        <span className={classes.more}>{subjectsText(week.subjects).more}</span>
      </Answer>
      <HowWell week={week} />
    </>
  );
}

function Strip({ child, week }: { readonly child: Child; readonly week: ChildWeek }) {
  const mood = moodOf(week);
  const next = whatNext(week.next);
  return (
    <>
      <span className={classes.who}>
        <Avatar worn={child.usersAvatarPresets} size={48} />
        <span className={classes.names}>
          <span className={classes.name}>
            <Words text={child.firstName} />
          </span>
          <span className={classes.more}>Year {child.yearOfStudy}</span>
          <span className={classes.mood} data-mood={mood}>
            {moodNames[mood]}
          </span>
        </span>
      </span>
      {mood === 'new' ? <NotStarted /> : <Started week={week} />}
      <Answer question="What next?" short={<Words text={next.short} />}>
        <span className={classes.more}>{next.more}</span>
      </Answer>
    </>
  );
}

interface ChildStripsProps {
  readonly kids: readonly Child[];
  readonly weeks: readonly ChildWeek[];
  readonly chosenId: number;
  readonly onChoose: (childId: number) => void;
}

export function ChildStrips({ kids, weeks, chosenId, onChoose }: ChildStripsProps) {
  return (
    <div>
      <div className={classes.questions} aria-hidden="true">
        <span />
        {questions.map((question) => (
          <span key={question}>{question}</span>
        ))}
      </div>
      <ul className={classes.strips} aria-label="Your children">
        {kids.map((child) => {
          const week = weeks.find(({ studentId }) => studentId === child.userId);
          return week === undefined ? null : (
            <li key={child.userId}>
              <button
                type="button"
                className={classes.strip}
                aria-pressed={child.userId === chosenId}
                onClick={() => onChoose(child.userId)}
              >
                <Strip child={child} week={week} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
