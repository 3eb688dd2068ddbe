/** The way to the notifications in the menu, with how many are unread. */
import { Button } from '@mantine/core';
import { useModal } from '../ui/modal-host.tsx';
import { NotificationList } from './NotificationList.tsx';
import { useNotifications } from './use-notifications.ts';

export default function NotificationBell({ isStudent }: { readonly isStudent: boolean }) {
  const modal = useModal();
  const unread = useNotifications(isStudent).data?.unreadCount ?? 0;
  return (
    <Button
      variant="default"
      fullWidth
      mb="sm"
      onClick={() => modal.open({ title: 'Notifications', body: <NotificationList isStudent={isStudent} /> })}
    >
      {unread === 0 ? 'Notifications' : `Notifications (${unread})`}
    </Button>
  );
}
