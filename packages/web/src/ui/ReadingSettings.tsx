/** The settings of this browser's reader: letters, size, motion, sounds. What is chosen is seen at once. */
import { Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { changeReading, textSizes, useReading } from './reading-settings.ts';
import { playSound, useSoundPermission } from './sounds.ts';

export default function ReadingSettings() {
  const { hasReadingFont, isStill, textSize, hasSounds } = useReading();
  const isSilenced = useSoundPermission() === 'no';
  return (
    <Stack gap="lg">
      <div>
        <Text id="text-size" fw={600} mb={6}>
          Text size
        </Text>
        <SegmentedControl
          aria-labelledby="text-size"
          fullWidth
          data={textSizes.map((size) => ({ value: String(size), label: `${size} %` }))}
          value={String(textSize)}
          onChange={(value) => changeReading({ textSize: textSizes.find((size) => String(size) === value) ?? 100 })}
        />
      </div>
      <Switch
        label="Reading font"
        description="Letters that are easier to tell apart, with more space"
        checked={hasReadingFont}
        onChange={(event) => changeReading({ hasReadingFont: event.currentTarget.checked })}
      />
      <Switch
        label="Less motion"
        description="Stars stand still and nothing jumps"
        checked={isStill}
        onChange={(event) => changeReading({ isStill: event.currentTarget.checked })}
      />
      <Switch
        label="Sounds"
        description={
          isSilenced
            ? 'Your parent has switched sounds off.'
            : 'A short sound for an answer and at the end of a test or game'
        }
        checked={hasSounds && !isSilenced}
        disabled={isSilenced}
        onChange={(event) => {
          changeReading({ hasSounds: event.currentTarget.checked });
          playSound('right');
        }}
      />
      <Group>
        <Text size="sm" c="dimmed">
          Kept in this browser only.
        </Text>
      </Group>
    </Stack>
  );
}
