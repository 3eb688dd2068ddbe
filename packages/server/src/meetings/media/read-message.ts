/** Reads what a browser sends into a room. Length and rate are looked at before anything is read. */
import { actSchema, offerSchema, type ToRoom } from '@comet/contract/room-messages';
import { maxCommandBytes } from '@comet/domain/meetings/room-limits';
import { createAllowance } from './allowance.ts';

/** A pen sends 20 pieces of a line a second; nobody else comes near. */
const acts = { most: 80, perSecond: 30 };
/** What others are shown or told, or what makes the server look something up. */
const spoken = { most: 8, perSecond: 1 };
/** A connection is offered again when one is lost; each costs as much as thousands of strokes. */
const offers = { most: 5, perSecond: 0.2 };
/** Whoever is too fast so often is no page of ours. */
const maxRefusals = 200;

const isSpoken = ({ type }: ToRoom): boolean => ['say', 'react', 'caption', 'hand', 'ask', 'give'].includes(type);
const offerStart = '{"type":"offer"';

export type Read = ToRoom | 'unreadable' | 'tooFast' | 'muchTooFast';

/** A reader for one socket. */
export function createReader(nowMs: () => number): (text: string) => Read {
  const mayAct = createAllowance(acts.most, acts.perSecond, nowMs);
  const maySpeak = createAllowance(spoken.most, spoken.perSecond, nowMs);
  const mayOffer = createAllowance(offers.most, offers.perSecond, nowMs);
  let refusals = 0;
  const refuse = (): Read => {
    refusals += 1;
    return refusals > maxRefusals ? 'muchTooFast' : 'tooFast';
  };
  return (text) => {
    if (!mayAct()) return refuse();
    const isOffer = text.startsWith(offerStart);
    if (!isOffer && text.length > maxCommandBytes) return 'unreadable';
    if (isOffer && !mayOffer()) return refuse();
    let sent: unknown;
    try {
      sent = JSON.parse(text);
    } catch {
      return 'unreadable';
    }
    const read = (isOffer ? offerSchema : actSchema).safeParse(sent);
    if (!read.success) return 'unreadable';
    return isSpoken(read.data) && !maySpeak() ? refuse() : read.data;
  };
}
