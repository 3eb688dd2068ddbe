/** What every drawing of a mascot is told. */
export const moods = ['idle', 'think', 'cheer', 'oops', 'sleep'] as const;

/** Waiting, pondering, glad, surprised by a mistake (never sad about it), dozing. */
export type Mood = (typeof moods)[number];

export interface DrawingProps {
  readonly mood: Mood;
  /** Makes the names of gradients and clips its own, so that many mascots stand on one page. */
  readonly id: string;
}
