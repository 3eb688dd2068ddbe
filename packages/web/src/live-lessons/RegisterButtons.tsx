/** Registers a child for a live lesson, or each child of a parent. */
import type { LiveLesson } from '@comet/contract/live-lessons';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useUser } from '../sessions/session.ts';
import { ConfirmForm } from '../ui/ConfirmForm.tsx';
import { useModal } from '../ui/modal-host.tsx';
import { PermittedButton } from '../ui/PermittedButton.tsx';
import { useLeave, useRegister } from './registration.ts';

export function RegisterButtons({ lesson }: { readonly lesson: LiveLesson }) {
  const register = useRegister();
  const leave = useLeave();
  const modal = useModal();
  const isParent = useUser().data?.role === 'parent';
  const { liveLessonId, name, children, placesLeft } = lesson;
  const isBusy = register.isPending || leave.isPending;
  const giveUp = (studentId: number, firstName: string): void =>
    modal.open({
      title: 'Give up the place?',
      body: (
        <ConfirmForm
          text={`${isParent ? `${firstName} won’t` : 'You won’t'} be registered for ${name} any more, and somebody else can take the place.`}
          yes="Give up the place"
          no="Keep it"
          onNo={modal.clear}
          onYes={() => {
            modal.clear();
            leave.mutate({ params: { id: liveLessonId }, query: { studentId } });
          }}
        />
      ),
    });
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
              onClick={() => giveUp(studentId, firstName)}
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
