/** The lesson meets at another engine: one link goes there, in a tab of its own. */
import { Button, Stack } from '@mantine/core';
import { Card } from '../ui/Card.tsx';
import classes from './Apart.module.css';

interface ElsewhereProps {
  readonly title: string;
  readonly name: string;
  readonly url: string;
  readonly onLeave: () => void;
}

export function Elsewhere({ title, name, url, onLeave }: ElsewhereProps) {
  return (
    <Card>
      <Stack gap="md">
        <h1 className={classes.title}>{title}</h1>
        <p>Hello {name}! Your lesson opens in a new tab. The link is only for you, so please don’t share it.</p>
        <Button component="a" href={url} target="_blank" rel="noopener noreferrer" size="lg">
          Go to the lesson
        </Button>
        <Button variant="default" onClick={onLeave}>
          Back to live lessons
        </Button>
      </Stack>
    </Card>
  );
}
