/** A bell in the header with the number of unread notifications: it opens the list. */

import { LineIcon } from '../ui/LineIcon.tsx';
import { useModal } from '../ui/modal-host.tsx';
import classes from './NotificationBell.module.css';
import { NotificationList } from './NotificationList.tsx';
import { bellTexts } from './notification-texts.ts';
import { useNotifications } from './use-notifications.ts';

interface NotificationBellProps {
  readonly isStudent: boolean;
  readonly className: string | undefined;
}

export default function NotificationBell({ isStudent, className }: NotificationBellProps) {
  const modal = useModal();
  const { name, badge } = bellTexts(useNotifications(isStudent).data?.unreadCount ?? 0);
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      onClick={() => modal.open({ title: 'Notifications', body: <NotificationList isStudent={isStudent} /> })}
    >
      <LineIcon path="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0M12 3v2" size={24} />
      {badge === undefined ? null : (
        <span className={classes.count} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
