/** Beside the tutor's board: who is there, and what children write; one of the two at a time. */
import { Tabs } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './SidePanel.module.css';
import { useUnread } from './use-unread.ts';

interface SidePanelProps {
  readonly hereCount: number;
  readonly childCount: number;
  readonly handCount: number;
  readonly messageCount: number;
  readonly classList: ReactNode;
  readonly chat: ReactNode;
}

export function SidePanel({ hereCount, childCount, handCount, messageCount, classList, chat }: SidePanelProps) {
  const [shown, setShown] = useState<string | null>('class');
  const unreadCount = useUnread(messageCount, shown === 'messages');
  return (
    <Tabs value={shown} onChange={setShown} className={classes.panel} keepMounted={false}>
      <Tabs.List grow>
        <Tabs.Tab value="class" className={classes.tab}>
          Class {hereCount === childCount ? childCount : `${hereCount} of ${childCount}`}
          {handCount > 0 && (
            <span className={classes.count}>
              {handCount} {handCount === 1 ? 'hand' : 'hands'}
            </span>
          )}
        </Tabs.Tab>
        <Tabs.Tab value="messages" className={classes.tab}>
          Messages
          {unreadCount > 0 && <span className={classes.count}>{unreadCount} new</span>}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="class" className={classes.content}>
        {classList}
      </Tabs.Panel>
      <Tabs.Panel value="messages" className={classes.content}>
        {chat}
      </Tabs.Panel>
    </Tabs>
  );
}
