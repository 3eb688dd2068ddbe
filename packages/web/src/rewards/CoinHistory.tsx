/** Where a child's coins came from and went to. What came from one source in a row on one day is one line. */
import { listCoinHistory } from '@comet/contract/coin-history';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAsk } from '../api/ask.ts';
import { Coin } from '../drawings/Coin.tsx';
import { Card } from '../ui/Card.tsx';
import { weekdayDate } from '../ui/dates.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { EmptyState, SkeletonRows } from '../ui/states.tsx';
import classes from './CoinHistory.module.css';
import { linesOf } from './coin-lines.ts';

function Page({ before }: { readonly before: number | undefined }) {
  const [isMoreShown, setMoreShown] = useState(false);
  const page = useAsk(listCoinHistory, { query: { before } });
  return (
    <Loaded query={page} skeleton={<SkeletonRows rows={6} height={56} />}>
      {({ entries, hasMore }) => {
        if (entries.length === 0)
          return (
            <EmptyState title="No coins yet">
              <Text>Finish a mission and your first coins will appear here.</Text>
            </EmptyState>
          );
        const last = entries.at(-1)?.id;
        return (
          <Stack>
            <Card label="Coins">
              <ul className={classes.lines}>
                {linesOf(entries).map(({ id, title, detail, change, balance, at }) => (
                  <li key={id} className={classes.line}>
                    <div className={classes.words}>
                      <Text fw={600}>{title}</Text>
                      <Text size="sm">{detail === null ? weekdayDate(at) : `${detail} · ${weekdayDate(at)}`}</Text>
                    </div>
                    <span className={classes.change}>
                      {change > 0 ? `+${change}` : `−${-change}`} <Coin size={22} />
                      <span className="only-read-aloud"> coins</span>
                    </span>
                    <Text size="sm" className={classes.balance}>
                      {balance} in all
                    </Text>
                  </li>
                ))}
              </ul>
            </Card>
            {isMoreShown ? <Page before={last} /> : null}
            {hasMore && !isMoreShown ? (
              <Button variant="default" onClick={() => setMoreShown(true)} style={{ alignSelf: 'center' }}>
                Show more
              </Button>
            ) : null}
          </Stack>
        );
      }}
    </Loaded>
  );
}

export function CoinHistory() {
  return <Page before={undefined} />;
}
