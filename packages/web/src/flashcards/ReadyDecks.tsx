/** Decks that are ready: chosen by year and theme, added with one press. */
import { addReadyDeck, listReadyDecks } from '@comet/contract/flashcard-decks';
import { Button, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../api/act.ts';
import { useAsk } from '../api/ask.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import classes from './CardList.module.css';
import { countOfCards } from './flashcard-texts.ts';

const everyYear = 'all';

export function ReadyDecks({ firstYear }: { readonly firstYear: number | undefined }) {
  const [year, setYear] = useState(firstYear === undefined ? everyYear : String(firstYear));
  const ready = useAsk(listReadyDecks);
  const add = useAct(addReadyDeck, { done: 'The deck is yours now' });
  return (
    <Stack gap="sm">
      <Select
        label="Year"
        data={[
          { value: everyYear, label: 'All years' },
          ...[3, 4, 5, 6, 7].map((one) => ({ value: String(one), label: `Year ${one}` })),
        ]}
        value={year}
        onChange={(value) => setYear(value ?? everyYear)}
      />
      <Loaded query={ready} skeleton={<SkeletonRows rows={4} height={48} />}>
        {(decks) => (
          <ul className={classes.list}>
            {decks
              .filter(({ years }) => year === everyYear || years.includes(Number(year)))
              .map(({ readyKey, title, theme, cardCount, isAdded }) => (
                <li key={readyKey} className={classes.row}>
                  <div className={classes.sides}>
                    <div className={classes.front}>{title}</div>
                    <Text size="sm">
                      {theme} · {countOfCards(cardCount)}
                    </Text>
                  </div>
                  {isAdded ? (
                    <Text size="sm">Added</Text>
                  ) : (
                    <Button
                      variant="default"
                      size="sm"
                      aria-label={`Add: ${title}`}
                      loading={add.isPending && add.variables.body.readyKey === readyKey}
                      onClick={() => add.mutate({ body: { readyKey } })}
                    >
                      Add
                    </Button>
                  )}
                </li>
              ))}
          </ul>
        )}
      </Loaded>
    </Stack>
  );
}
