/** The dressing room: try anything on, save what is yours, buy what isn't. */
import type { listAvatarPresets } from '@comet/contract/avatars';
import type { AnswerOf } from '@comet/contract/call';
import { type PresetType, presetTypes } from '@comet/domain/avatars/preset-types';
import { Button, Progress, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { Avatar } from '../drawings/Avatar.tsx';
import { Coin } from '../drawings/Coin.tsx';
import classes from './DressingRoom.module.css';
import { PresetTiles } from './PresetTiles.tsx';
import { affordText, type ShopPreset, unpaidOf } from './try-on.ts';
import { useDressingRoom } from './use-dressing-room.ts';

const tabLabels: Readonly<Record<PresetType, string>> = {
  costume: 'Costume',
  face: 'Face',
  skin: 'Skin',
  hair: 'Hair',
  eyes: 'Eyes',
  background: 'Background',
  profile: 'Getting about',
};

const figureWidth = 272;

interface BuyProps {
  readonly preset: ShopPreset;
  readonly coins: number;
  readonly isBusy: boolean;
  readonly onBuy: () => void;
}

function Buy({ preset: { name, price }, coins, isBusy, onBuy }: BuyProps) {
  if (coins >= price)
    return (
      <Button color="go" size="md" loading={isBusy} onClick={onBuy} leftSection={<Coin size={22} />}>
        Get {name} for {price}
      </Button>
    );
  return (
    <div>
      <Text fw={600}>
        {name}: {price} coins
      </Text>
      <Progress value={(100 * coins) / price} color="right" size="lg" aria-label={`${coins} of ${price} coins`} />
      <Text size="sm">{affordText(price, coins)}</Text>
    </div>
  );
}

export function DressingRoom({ coins, presets, usersAvatarPresets }: AnswerOf<typeof listAvatarPresets>) {
  const [tab, setTab] = useState<PresetType>('costume');
  const room = useDressingRoom(usersAvatarPresets, presets);
  const [unpaid] = unpaidOf(room.tried, presets, tab);
  return (
    <div className={classes.room}>
      <section className={classes.stage} aria-label="Your look">
        <div className={classes.figure} key={room.tried.join('-')}>
          <Avatar worn={room.tried} crop="whole" size={figureWidth} label="You" />
        </div>
        <div className={classes.buttons}>
          {unpaid === undefined ? null : (
            <Buy preset={unpaid} coins={coins} isBusy={room.isBusy} onBuy={() => room.buy(unpaid)} />
          )}
          {unpaid === undefined && room.hasChanges ? (
            <Button color="go" size="md" loading={room.isBusy} onClick={room.wear}>
              That’s me!
            </Button>
          ) : null}
          <Button variant="default" disabled={!room.canUndo || room.isBusy} onClick={room.undo}>
            Undo
          </Button>
        </div>
      </section>
      <Tabs value={tab} onChange={(value) => setTab(presetTypes.find((known) => known === value) ?? 'costume')}>
        <Tabs.List className={classes.tabs} mb="md">
          {presetTypes.map((type) => (
            <Tabs.Tab key={type} value={type}>
              {tabLabels[type]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <PresetTiles key={tab} type={tab} presets={presets} tried={room.tried} onTry={room.tryOn} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
