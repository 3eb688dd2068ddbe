/** The answer sheet of an exam for paper: a row for each question, as the sheets of the 11+ have them. */
import { getExam } from '@comet/contract/exam-authoring';
import { getLesson } from '@comet/contract/lessons';
import type { AnswerForm } from '@comet/contract/question';
import { timeLimitLabel } from '@comet/domain/accommodations/extra-time';
import { Button } from '@mantine/core';
import { Navigate, useParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { paths } from '../../navigation/paths.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import classes from './AnswerSheetPage.module.css';

const letterOf = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place);

/** Boxes to mark for a choice, a line to write on for anything else. */
function Space({ form }: { readonly form: AnswerForm }) {
  if (form.type === 'writeAnswer')
    return (
      <>
        <span>{form.before}</span>
        <span className={classes.line} />
        <span>{form.after}</span>
      </>
    );
  const count = form.type === 'multipleChoice' ? form.options.length : undefined;
  if (count === undefined) return <span className={classes.line} />;
  return Array.from({ length: count }, (_, place) => (
    <span key={place} className={classes.box}>
      {letterOf(place)}
    </span>
  ));
}

function Sheet({ lessonId }: { readonly lessonId: number }) {
  const lesson = useAsk(getLesson, { params: { id: lessonId } });
  const exam = useAsk(getExam, { params: { id: lessonId } });
  return (
    <>
      <PageHeader title={`Answer sheet: ${lesson.data?.lessonName ?? ''}`}>
        <Button onClick={() => window.print()}>Print</Button>
      </PageHeader>
      <Loaded query={exam} skeleton={<SkeletonRows rows={4} height={80} />}>
        {({ sections, settings }) => (
          <div className={classes.sheet}>
            <p className={classes.name}>
              Name <span className={classes.line} /> Date <span className={classes.line} />
            </p>
            {sections.map(({ id, name, timeLimitMs, questions }) => (
              <section key={id} aria-label={name} className={classes.section}>
                <h2>
                  {name}
                  {settings.timing === 'sections' ? ` (${timeLimitLabel(timeLimitMs)})` : ''}
                </h2>
                <ol className={classes.rows}>
                  {questions.map(({ itemId, question }, place) => (
                    <li key={itemId} className={classes.row}>
                      <strong>{place + 1}</strong>
                      <Space form={question.answer} />
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}

export default function AnswerSheetPage() {
  const lessonId = Number(useParams().id);
  return Number.isInteger(lessonId) && lessonId > 0 ? (
    <Sheet key={lessonId} lessonId={lessonId} />
  ) : (
    <Navigate to={paths.tutorExamsFolder} replace />
  );
}
