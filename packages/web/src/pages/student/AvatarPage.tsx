/** Where a child chooses how they look in Comet Club. */
import { listAvatarPresets } from '@comet/contract/avatars';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { DressingRoom } from '../../avatars/DressingRoom.tsx';
import { paths } from '../../navigation/paths.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';

export default function AvatarPage() {
  return (
    <>
      <PageHeader title="My look" hint="Try on anything you like. You only pay when you get it.">
        <Button variant="default" component={Link} to={paths.profile}>
          Back to my profile
        </Button>
      </PageHeader>
      <Loaded query={useAsk(listAvatarPresets)} skeleton={<SkeletonRows rows={3} height={160} />}>
        {(shop) => <DressingRoom {...shop} />}
      </Loaded>
    </>
  );
}
