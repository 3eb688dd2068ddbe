/** The tiles of one tab: every preset as it would look on this child, and the forms the chosen one comes in. */
import type { AvatarCrop } from '@comet/domain/avatars/avatar-path';
import type { PresetSex, PresetType } from '@comet/domain/avatars/preset-types';
import { readWornId, wornIdOf } from '@comet/domain/avatars/worn-presets';
import { SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Avatar } from '../drawings/Avatar.tsx';
import { Coin } from '../drawings/Coin.tsx';
import classes from './DressingRoom.module.css';
import { inSameOptions, type ShopPreset, withWorn, wornAt } from './try-on.ts';

const crops: Readonly<Record<PresetType, AvatarCrop>> = {
  costume: 'bust',
  face: 'head',
  skin: 'head',
  hair: 'head',
  eyes: 'head',
  background: 'whole',
  profile: 'whole',
};

const tileSize = 96;
const optionSize = 60;

const sexLabels: readonly { readonly value: PresetSex; readonly label: string }[] = [
  { value: 'unisex', label: 'All' },
  { value: 'girl', label: 'Girl' },
  { value: 'boy', label: 'Boy' },
];

/** What the two lists of options are about. */
const optionTitles: Readonly<Partial<Record<PresetType, readonly [string, string]>>> = {
  face: ['And also', ''],
  hair: ['Colour', ''],
  eyes: ['Colour', 'Glasses'],
};

interface PresetTilesProps {
  readonly type: PresetType;
  readonly presets: readonly ShopPreset[];
  readonly tried: readonly number[];
  readonly onTry: (wornId: number) => void;
}

interface OptionsProps {
  readonly type: PresetType;
  readonly tried: readonly number[];
  readonly onTry: (wornId: number) => void;
}

function Options({ type, tried, onTry }: OptionsProps) {
  const worn = readWornId(wornAt(tried, type));
  const titles = optionTitles[type];
  if (worn === undefined || titles === undefined) return null;
  const { preset, first, second } = worn;
  return preset.options.map((list, which) =>
    list.length === 0 ? null : (
      <div key={titles[which]}>
        <Title order={3} size="h5" mb="xs">
          {titles[which]}
        </Title>
        <ul className={classes.options}>
          {list.map(({ key, name }, place) => {
            const wornId = which === 0 ? wornIdOf(preset.id, place, second) : wornIdOf(preset.id, first, place);
            return (
              <li key={key}>
                <button
                  type="button"
                  className={classes.option}
                  aria-pressed={place === (which === 0 ? first : second)}
                  aria-label={name}
                  onClick={() => onTry(wornId)}
                >
                  <Avatar worn={withWorn(tried, wornId)} size={optionSize} />
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    ),
  );
}

function Price({ price, isOwned }: Pick<ShopPreset, 'price' | 'isOwned'>) {
  if (price === 0) return null;
  if (isOwned) return <span className={classes.price}>Yours</span>;
  return (
    <span className={classes.price}>
      <Coin size={18} /> {price}
      <span className="only-read-aloud"> coins</span>
    </span>
  );
}

export function PresetTiles({ type, presets, tried, onTry }: PresetTilesProps) {
  const [sex, setSex] = useState<PresetSex>('unisex');
  const shown = presets.filter((preset) => preset.type === type);
  const isSorted = shown.some((preset) => preset.sex !== 'unisex');
  const chosenId = Math.floor(wornAt(tried, type) / 100);
  return (
    <Stack gap="md">
      {type === 'skin' ? <Text>All free, all great.</Text> : null}
      {isSorted ? (
        <SegmentedControl
          data={[...sexLabels]}
          value={sex}
          onChange={(value) => setSex(sexLabels.find((known) => known.value === value)?.value ?? 'unisex')}
          aria-label="Show"
          style={{ alignSelf: 'flex-start' }}
        />
      ) : null}
      <ul className={classes.tiles}>
        {shown
          .filter((preset) => sex === 'unisex' || preset.sex === 'unisex' || preset.sex === sex)
          .map((preset) => {
            const wornId = inSameOptions(tried, preset);
            return (
              <li key={preset.id}>
                <button
                  type="button"
                  className={classes.tile}
                  aria-pressed={preset.id === chosenId}
                  onClick={() => onTry(wornId)}
                >
                  <Avatar worn={withWorn(tried, wornId)} size={tileSize} crop={crops[type]} />
                  <span className={classes.name}>{preset.name}</span>
                  <Price price={preset.price} isOwned={preset.isOwned} />
                </button>
              </li>
            );
          })}
      </ul>
      <Options type={type} tried={tried} onTry={onTry} />
    </Stack>
  );
}
