/** How far a child is in their school year, compared with the calendar. */
import { getYearProgress } from '@comet/contract/child-reports';
import { Text, Title } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { accentOf } from '../ui/variables.ts';
import { Words } from '../ui/Words.tsx';
import { paceText, paceTitle } from './child-texts.ts';
import classes from './YearCard.module.css';

export function YearCard({ studentId, childName }: { readonly studentId: number; readonly childName: string }) {
  return (
    <Card label="School year">
      <Loaded
        query={useAsk(getYearProgress, { params: { id: studentId } })}
        skeleton={<SkeletonRows rows={5} height={28} />}
      >
        {(progress) => (
          <>
            <Title order={2} size="h3">
              <Words text={paceTitle(childName, progress)} />
            </Title>
            <Text mb="sm">
              <Words text={paceText(childName, progress)} />
            </Text>
            {progress.subjects.map(({ subject, name, known, subTopics, percentKnown }) => (
              <div key={subject} className={classes.subject}>
                <span>{name}</span>
                <span className={classes.bar} aria-hidden="true">
                  <span
                    className={classes.known}
                    style={{ width: `${percentKnown}%`, background: accentOf(subject) }}
                  />
                  {progress.pace === 'starting' ? null : (
                    <span className={classes.today} style={{ insetInlineStart: `${progress.percentPassed}%` }} />
                  )}
                </span>
                <span className={classes.count}>
                  {known} of {subTopics}
                </span>
              </div>
            ))}
            {progress.pace === 'starting' ? null : (
              <Text size="sm" c="dimmed" mt="xs">
                The dark line shows how much of the school year has passed. A topic counts as known from ‘Good’ on.
              </Text>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
