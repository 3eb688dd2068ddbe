/**
 * Asks for a whole first page in one call. While it is under way, what the page's parts ask waits for it; once it is here
 * each part has its answer as if it had asked by itself, and from then on asks again by itself when something changes.
 */
import { hashKey } from '@tanstack/react-query';
import { paths } from '../navigation/paths.ts';
import { tokens } from './api.ts';
import { firstPages } from './first-page.ts';
import { type Part, partsOfParent, partsOfStudent, partsOfTutor } from './home-parts.ts';
import { queryClient } from './query-client.ts';

type Answers = ReadonlyMap<string, unknown>;

const homes: Readonly<Record<string, () => Promise<Part[]>>> = {
  [paths.studentDashboard]: () => firstPages.student.take().then(partsOfStudent),
  [paths.parentDashboard]: () => firstPages.parent.take().then(partsOfParent),
  [paths.tutorClasses]: () => firstPages.tutor.take().then(partsOfTutor),
};

/** Coming back this soon, a page shows what it had. */
const freshMs = 5000;

let underWay: Promise<Answers> | undefined;
let askedAtMs = Number.NEGATIVE_INFINITY;

const noAnswers: Answers = new Map();

/** What is asked from now on is not answered by a call that began before. */
export function forgetHome(): void {
  underWay = undefined;
}

// The next person's first page is another one.
tokens.subscribe(() => {
  forgetHome();
  askedAtMs = Number.NEGATIVE_INFINITY;
});

/** Asks for the first page at this path, if it is one and somebody is logged in. */
export function beginHome(path: string): void {
  const ask = homes[path];
  if (ask === undefined || tokens.read() === undefined || performance.now() - askedAtMs < freshMs) return;
  askedAtMs = performance.now();
  // Where it fails, each part asks by itself and says what is wrong.
  const mine: Promise<Answers> = ask().then(
    (parts) => {
      if (underWay !== mine) return noAnswers;
      forgetHome();
      for (const { key, answer } of parts) queryClient.setQueryData(key, answer);
      return new Map(parts.map(({ key, answer }) => [hashKey(key), answer]));
    },
    () => {
      if (underWay === mine) forgetHome();
      return noAnswers;
    },
  );
  underWay = mine;
}

/** The answer to one part's question from the first page under way; undefined where the part has to ask by itself. */
export async function answerFromHome(key: readonly unknown[]): Promise<unknown> {
  return (await underWay)?.get(hashKey(key));
}
