/** Registers a child for a live lesson, or each child of a parent. */
import type { LiveLesson } from '@comet/contract/live-lessons';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useUser } from '../sessions/session.ts';
import { PermittedButton } from '../ui/PermittedButton.tsx';
import { useLeave, useRegister } from './registration.ts';

export function RegisterButtons({ lesson }: { readonly lesson: LiveLesson }) {
  const register = useRegister();
  const leave = useLeave();
  const isParent = useUser().data?.role === 'parent';
  const { liveLessonId, name, children, placesLeft } = lesson;
  const isBusy = register.isPending || leave.isPending;
  return (
    <Stack gap="xs">
      {children.map(({ studentId, firstName, isRegistered }) => {
        const who = isParent ? firstName : 'You';
        return isRegistered ? (
          <Group key={studentId} gap="xs" justify="space-between">
            <Text size="sm" fw={600}>
              {isParent ? `${firstName} is registered` : 'You’re registered'}
            </Text>
            <Button
              variant="subtle"
              size="sm"
              disabled={isBusy}
              aria-label={`Give up the place: ${who}, ${name}`}
              onClick={() => leave.mutate({ params: { id: liveLessonId }, query: { studentId } })}
            >
              Give up the place
            </Button>
          </Group>
        ) : (
          <PermittedButton
            key={studentId}
            color="go"
            fullWidth
            reason={placesLeft === 0 ? 'All places in this lesson are taken' : undefined}
            loading={isBusy}
            aria-label={isParent ? `Register ${firstName}: ${name}` : `Register: ${name}`}
            onClick={() => register.mutate({ body: { liveLessonId, studentId } })}
          >
            {isParent ? `Register ${firstName}` : 'Register'}
          </PermittedButton>
        );
      })}
    </Stack>
  );
}
