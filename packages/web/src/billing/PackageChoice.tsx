/** Step 2 of sign-up: monthly or annual, and which of the three packages; also where a package is changed. */
import { listPrices, type Price } from '@comet/contract/billing';
import { packageContents, rateNames } from '@comet/domain/billing/package-contents';
import { annualMonths, type TypeOfBill, typesOfRate } from '@comet/domain/billing/packages';
import { Badge, Button, Group, List, SegmentedControl, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { perPeriod, pounds } from './money.ts';
import classes from './PackageChoice.module.css';

interface PackageChoiceProps {
  /** The one that is chosen, or that is paid for now. */
  readonly priceId: string | undefined;
  readonly mayStartTrial: boolean;
  readonly chooseLabel?: string;
  /** What the button of the chosen one says, where it is not chosen again. */
  readonly chosenLabel?: string;
  readonly isBusy?: boolean;
  readonly onChoose: (price: Price) => void;
}

function PackageCard({
  price,
  isChosen,
  chooseLabel,
  isBusy,
  onChoose,
}: {
  readonly price: Price;
  readonly isChosen: boolean;
  readonly chooseLabel: string;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}) {
  const name = rateNames[price.typeOfRate];
  return (
    <div className={classes.package}>
      <Card label={name}>
        <Stack gap="sm" h="100%" justify="space-between">
          <div>
            <Group justify="space-between" mih={28}>
              <Title order={2} size="h4">
                {name}
              </Title>
              {isChosen ? <Badge color="right">Chosen</Badge> : null}
            </Group>
            <Text size="xl" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {pounds(price.amount)}{' '}
              <Text span size="sm" c="dimmed">
                {perPeriod[price.typeOfBill]}
              </Text>
            </Text>
            <List spacing={4} mt="xs" size="sm">
              {packageContents[price.typeOfRate].map(({ text, isSoon = false }) => (
                <List.Item key={text}>
                  {text}
                  {isSoon ? (
                    <Badge color="mend" variant="light" size="sm" ms={6}>
                      soon
                    </Badge>
                  ) : null}
                </List.Item>
              ))}
            </List>
          </div>
          <Button
            variant={isChosen ? 'filled' : 'default'}
            disabled={isBusy}
            onClick={onChoose}
            aria-label={`${chooseLabel} ${name}`}
          >
            {chooseLabel} {name}
          </Button>
        </Stack>
      </Card>
    </div>
  );
}

function Packages({
  prices,
  priceId,
  mayStartTrial,
  chooseLabel = 'Choose',
  chosenLabel = chooseLabel,
  isBusy = false,
  onChoose,
}: PackageChoiceProps & { readonly prices: readonly Price[] }) {
  const chosen = prices.find((price) => price.priceId === priceId);
  const [isBillMonthly, setBillMonthly] = useState(chosen?.typeOfBill !== 'annual');
  const typeOfBill: TypeOfBill = isBillMonthly ? 'monthly' : 'annual';
  const shown = typesOfRate.flatMap((rate) =>
    prices.filter((price) => price.typeOfRate === rate && price.typeOfBill === typeOfBill),
  );
  const trialDays = prices[0]?.trialDays ?? 0;
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          aria-label="Billing"
          data={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'annual', label: 'Annual' },
          ]}
          value={typeOfBill}
          onChange={(value) => setBillMonthly(value === 'monthly')}
        />
        <Text size="sm" c="dimmed">
          {typeOfBill === 'annual'
            ? `12 months for the price of ${annualMonths}`
            : `Pay yearly: 12 months for the price of ${annualMonths}`}
        </Text>
      </Group>
      <SimpleGrid cols={{ xs: 1, sm: 3 }}>
        {shown.map((price) => (
          <PackageCard
            key={price.priceId}
            price={price}
            isChosen={price.priceId === priceId}
            chooseLabel={price.priceId === priceId ? chosenLabel : chooseLabel}
            isBusy={isBusy}
            onChoose={() => onChoose(price)}
          />
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {mayStartTrial ? `The first ${trialDays} days are free. ` : ''}You can change or cancel at any time.
      </Text>
    </Stack>
  );
}

export function PackageChoice(props: PackageChoiceProps) {
  return (
    <Loaded query={useAsk(listPrices, {}, { freshMs: 60_000 })} skeleton={<SkeletonRows rows={3} height={180} />}>
      {(prices) => <Packages {...props} prices={prices} />}
    </Loaded>
  );
}
