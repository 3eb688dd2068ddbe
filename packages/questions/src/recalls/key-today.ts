/** Reads the key of a stored question as its generator would give it today, so that old answers are marked as kindly as new ones. */
import { weekdayNames } from '@comet/domain/marking/calendar-names';
import type { Key } from '../kernel/key.ts';

/** `v.calendar` kept days of the week as words until version 1: "Tues" was wrong. Elsewhere a day may be a word to spell. */
export function keyToday({ generatorId, key }: { readonly generatorId: string; readonly key: Key }): Key {
  if (generatorId !== 'v.calendar' || key.type !== 'writeAnswer' || key.spec.kind !== 'text') return key;
  const [name, ...others] = key.spec.accept;
  const weekday = weekdayNames.indexOf(name ?? '');
  return weekday < 0 || others.length > 0 ? key : { ...key, spec: { kind: 'date', weekday } };
}
