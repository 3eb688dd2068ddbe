/** When a live lesson is, in its own time zone. */

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
}

const ordinals: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};
const ordinalRules = new Intl.PluralRules('en-GB', { type: 'ordinal' });

function partsOf(moment: Date, timeZone: string) {
  const parts = formatterOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    weekday: part('weekday'),
    day: Number(part('day')),
    month: part('month'),
    hour: Number(part('hour')),
    minute: part('minute'),
  };
}

/** 'ddd Do MMMM - h:mma' (specification, section 9): Mon 23rd November - 4:30pm. */
export function liveLessonTime(moment: Date, timeZone: string): string {
  const { weekday, day, month, hour, minute } = partsOf(moment, timeZone);
  const half = hour < 12 ? 'am' : 'pm';
  return `${weekday.slice(0, 3)} ${day}${ordinals[ordinalRules.select(day)]} ${month} - ${hour % 12 === 0 ? 12 : hour % 12}:${minute}${half}`;
}

/** A moment as a form for dates and times takes it, in this zone: 2026-11-23T16:30. */
export function wallTime(moment: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const { hour, minute } = partsOf(moment, timeZone);
  return `${day.format(moment)}T${String(hour).padStart(2, '0')}:${minute}`;
}

/** Whether this is the name of a time zone, such as Europe/London. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
