/** Offers sounds once, at the first log-in on this device. They stay off until a child accepts, and where a parent switched them off. */
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { deviceStorage } from '../../ui/browser-storage.ts';
import { Card } from '../../ui/Card.tsx';
import { changeReading } from '../../ui/reading-settings.ts';
import { playSound, useSoundPermission } from '../../ui/sounds.ts';

const storageKey = 'comet-sounds-offered';

export default function SoundOffer() {
  const [isAnswered, setAnswered] = useState(() => deviceStorage.getItem(storageKey) !== null);
  // Only where it is known that they may be heard: the first one is the answer to 'Yes, please'.
  const isPermitted = useSoundPermission() === 'yes';
  if (isAnswered || !isPermitted) return null;
  const answer = (hasSounds: boolean): void => {
    deviceStorage.setItem(storageKey, 'yes');
    setAnswered(true);
    if (!hasSounds) return;
    changeReading({ hasSounds });
    playSound('right');
  };
  return (
    <Card label="Sounds">
      <Group justify="space-between">
        <Text style={{ flex: '1 1 12rem' }}>Would you like sounds? You can change this in the reading settings.</Text>
        <Group gap="xs">
          <Button size="md" onClick={() => answer(true)}>
            Yes, please
          </Button>
          <Button size="md" variant="default" onClick={() => answer(false)}>
            No, thanks
          </Button>
        </Group>
      </Group>
    </Card>
  );
}
