/** The purse at the end of a test: coins fly into it from where they were won, and it counts each as it lands. */
import { getStudentProfile } from '@comet/contract/accounts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAsk } from '../api/ask.ts';
import { Coin } from '../drawings/Coin.tsx';
import { mayMove } from '../ui/reading-settings.ts';
import { motion } from '../ui/tokens.ts';
import classes from './FinishScreen.module.css';

const flightMs = 760;
const apartMs = 55;
const firstMs = 400;
/** More than these would be a cloud. */
const maxFlying = 14;

interface PurseProps {
  readonly won: number;
  /** Where the coins fly from. */
  readonly from: RefObject<HTMLElement | null>;
}

export function Purse({ won, from }: PurseProps) {
  const profile = useAsk(getStudentProfile);
  const place = useRef<HTMLDivElement>(null);
  const [landed, setLanded] = useState(() => (mayMove() ? 0 : won));
  useEffect(() => {
    const [start, end] = [from.current?.getBoundingClientRect(), place.current?.getBoundingClientRect()];
    if (!mayMove() || start === undefined || end === undefined) {
      setLanded(won);
      return;
    }
    const flying = Math.min(won, maxFlying);
    const coins = [...(place.current?.querySelectorAll('[data-flying]') ?? [])];
    const flights = coins.slice(0, flying).map((coin, nth) => {
      const [x, y] = [start.left - end.left + (nth % 5) * 12, start.top - end.top];
      const flight = coin.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 1 },
          { transform: `translate(${x + ((nth % 5) - 2) * 22}px, ${y - 50}px) scale(1.1)`, opacity: 1, offset: 0.35 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: flightMs, delay: firstMs + nth * apartMs, easing: motion.ease },
      );
      // The last one brings those that did not fly.
      flight.onfinish = () => setLanded(nth === flying - 1 ? won : nth + 1);
      return flight;
    });
    return () => {
      for (const flight of flights) flight.cancel();
    };
  }, [won, from]);
  if (profile.data === undefined) return null;
  return (
    <div ref={place} className={classes.purse} role="img" aria-label={`${profile.data.coins} coins`}>
      <Coin size={24} />
      {Math.max(0, profile.data.coins - won + landed)}
      {Array.from({ length: Math.min(won, maxFlying) }, (_, nth) => (
        <span key={nth} data-flying className={classes.flying}>
          <Coin size={28} />
        </span>
      ))}
    </div>
  );
}
