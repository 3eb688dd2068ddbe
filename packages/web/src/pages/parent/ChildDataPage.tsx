/** A parent's rights over their children's data, on one page. */
import { listErasures } from '@comet/contract/privacy';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { paths } from '../../navigation/paths.ts';
import { ChildDataCard } from '../../privacy/ChildDataCard.tsx';
import { useUser } from '../../sessions/session.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { NoChildren } from './NoChildren.tsx';

export default function ChildDataPage() {
  const children = useUser().data?.children ?? [];
  const pending = useAsk(listErasures);
  return (
    <>
      <PageHeader title="Your child’s data" hint="See what we keep, download it, or have it erased." />
      <Stack>
        <Text>
          Who can see your child’s work is listed under{' '}
          <Anchor component={Link} to={paths.tutoring} underline="always">
            Tutoring
          </Anchor>
          , and you can end each tutor’s access there. Our{' '}
          <Anchor href={paths.privacy} underline="always">
            privacy notice
          </Anchor>{' '}
          says what we use it for.
        </Text>
        {children.length === 0 ? (
          <NoChildren>When you add a child, you can see and download everything we keep about them here.</NoChildren>
        ) : (
          <Loaded query={pending} skeleton={<SkeletonRows rows={2} height={140} />}>
            {(erasures) =>
              children.map((child) => (
                <ChildDataCard
                  key={child.userId}
                  child={child}
                  erasure={erasures.find(({ studentId }) => studentId === child.userId)}
                />
              ))
            }
          </Loaded>
        )}
      </Stack>
    </>
  );
}
