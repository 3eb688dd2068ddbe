/** Answers sent from many connections at once as fast as they are taken, and what a round of them took. */
import { createAnswer } from '@comet/contract/attempts';
import { pathOf } from '@comet/contract/call';
import autocannon from 'autocannon';
import { enter } from '../support/person.ts';
import { studentPassword } from '../support/students.ts';
import { makeWaitingQuestions } from './waiting-questions.ts';

export const connections = 50;
export const roundSeconds = 8;

export interface Round {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

/** One round against any address. */
export async function measureRound(
  options: Pick<autocannon.Options, 'url' | 'setupClient' | 'requests'>,
): Promise<Round> {
  const result = await autocannon({ ...options, connections, duration: roundSeconds, method: 'POST' });
  return {
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** A line of the table: medians of the rounds, and all failures. */
export function roundsRow(name: string, measured: readonly Round[]): string {
  const of = (field: keyof Round): string => median(measured.map((round) => round[field])).toFixed(0);
  return `| ${name} | ${of('perSecond')} | ${of('p50Ms')} | ${of('p99Ms')} | ${measured.reduce((sum, { failed }) => sum + failed, 0)} |`;
}

interface Load {
  readonly databaseUrl: string;
  readonly baseUrl: string;
  readonly students: number;
  readonly questionsEach: number;
}

/** Makes students with open questions and logs them in; the result measures a round of their answers. */
export async function prepareAnswers({
  databaseUrl,
  baseUrl,
  students,
  questionsEach,
}: Load): Promise<() => Promise<Round>> {
  const waiting = await makeWaitingQuestions(databaseUrl, students, questionsEach);
  const tokens = new Map<string, string>();
  for (const userName of new Set(waiting.map((question) => question.userName)))
    tokens.set(userName, await enter(baseUrl, userName, studentPassword));
  let next = 0;
  function setupRequest(request: autocannon.Request): autocannon.Request {
    const question = waiting[next++];
    if (question === undefined) throw new Error('all waiting questions are answered; make more');
    const answer = { type: 'multipleChoice', option: next % 4 === 0 ? (question.option + 1) % 2 : question.option };
    return {
      ...request,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.get(question.userName)}` },
      body: JSON.stringify({ questionId: question.questionId, answer, spentMs: 5000 }),
    };
  }
  return () => measureRound({ url: `${baseUrl}${pathOf(createAnswer)}`, requests: [{ setupRequest }] });
}
