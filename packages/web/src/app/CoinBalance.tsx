/** A student's coins, stars and avatar in the header. A tutor's gift shows up at once. */
import { getStudentProfile } from '@comet/contract/accounts';
import { Group, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { Link } from 'react-router';
import { useAsk } from '../api/ask.ts';
import { onLiveEvent } from '../api/live-events.ts';
import { Avatar } from '../drawings/Avatar.tsx';
import { Coin } from '../drawings/Coin.tsx';
import { Star } from '../drawings/Stars.tsx';
import { paths } from '../navigation/paths.ts';
import classes from './CoinBalance.module.css';

interface CountProps {
  readonly value: number;
  readonly name: string;
  readonly drawing: ReactNode;
}

/** Hops when there is more of it than the page began with. */
function Count({ value, name, drawing }: CountProps) {
  const [first] = useState(value);
  return (
    <Group gap={6} wrap="nowrap">
      <span key={value} className={classes.drawing} data-grown={value > first}>
        {drawing}
      </span>
      <Text fw={600} c="var(--comet-coin)" className={classes.value}>
        {value}
        <span className="only-read-aloud"> {name}</span>
      </Text>
    </Group>
  );
}

export function CoinBalance() {
  const profile = useAsk(getStudentProfile);
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event?.type === 'gift') toast('Your tutor gave you coins!', { icon: <Coin size={28} /> });
      }),
    [],
  );
  if (profile.data === undefined) return null;
  const { coins, stars, usersAvatarPresets } = profile.data;
  return (
    <Group wrap="nowrap" className={classes.purse}>
      <Count value={coins} name="coins" drawing={<Coin size={24} />} />
      <Count value={stars} name="stars" drawing={<Star isWon size={24} />} />
      <Link to={paths.avatar}>
        <Avatar worn={usersAvatarPresets} size={40} label="My look" />
      </Link>
    </Group>
  );
}
