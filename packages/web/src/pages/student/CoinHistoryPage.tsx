/** Where a child's coins came from and went to. */
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { CoinHistory } from '../../rewards/CoinHistory.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

export default function CoinHistoryPage() {
  return (
    <>
      <PageHeader title="My coins">
        <Button variant="default" component={Link} to={paths.profile}>
          Back to my profile
        </Button>
      </PageHeader>
      <CoinHistory />
    </>
  );
}
