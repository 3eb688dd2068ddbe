/** What has happened, newest first; each can be marked as read. */
import { markNotificationOpened } from '@comet/contract/notification-centre';
import { Button, Text } from '@mantine/core';
import { useAct } from '../api/act.ts';
import { dateAndTime } from '../ui/dates.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import classes from './NotificationList.module.css';
import { notificationText } from './notification-texts.ts';
import { useNotifications } from './use-notifications.ts';

export function NotificationList({ isStudent }: { readonly isStudent: boolean }) {
  const opened = useAct(markNotificationOpened);
  return (
    <Loaded query={useNotifications(isStudent)} skeleton={<SkeletonRows rows={4} height={56} />}>
      {({ notifications }) =>
        notifications.length === 0 ? (
          <Text>Nothing new. We’ll tell you here when something happens.</Text>
        ) : (
          <ul className={classes.list}>
            {notifications.map((one) => (
              <li key={one.id} className={classes.one} data-opened={one.isOpened}>
                <div className={classes.words}>
                  <Text fw={one.isOpened ? 400 : 600}>{notificationText(one)}</Text>
                  <Text size="sm">{dateAndTime(one.at)}</Text>
                </div>
                {one.isOpened ? null : (
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={`Mark as read: ${notificationText(one)}`}
                    disabled={opened.isPending}
                    onClick={() => opened.mutate({ params: { id: one.id } })}
                  >
                    Got it
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
