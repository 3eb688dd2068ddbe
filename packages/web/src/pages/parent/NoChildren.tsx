/** What a parent without children sees where their children would be: what it is for, and the way to an account. */
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Mascot } from '../../mascots/Mascot.tsx';
import { paths } from '../../navigation/paths.ts';
import { EmptyState } from '../../ui/states.tsx';

export function NoChildren({ children }: { readonly children: string }) {
  return (
    <EmptyState title="No children here yet" art={<Mascot subject="english" size={120} />}>
      <Text>{children}</Text>
      <Button component={Link} to={paths.createStudent}>
        Add a child
      </Button>
    </EmptyState>
  );
}
