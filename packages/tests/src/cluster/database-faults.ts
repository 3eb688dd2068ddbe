/** What can happen to the nodes of the database, each with how it is mended. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ClusterFault } from './cluster-drill.ts';
import type { PostgresNode, PostgresNodes } from './postgres-nodes.ts';

const settleMs = 90_000;
const maxKillGapMs = 25_000;
/** A frozen primary's lock runs out after 20 s, and then somebody else is chosen. */
const maxFrozenGapMs = 35_000;
const noticedMs = 1000;

/** A new primary, as HAProxy finds it. */
async function waitForOther(nodes: PostgresNodes, old: PostgresNode): Promise<void> {
  for (const until = Date.now() + settleMs; Date.now() < until; await wait(200)) {
    const found = await nodes.primary().catch(() => undefined);
    if (found !== undefined && found.name !== old.name) return;
  }
  throw new Error('no other node became the primary');
}

export function databaseFaults(nodes: PostgresNodes, kills: number): readonly ClusterFault[] {
  const settle = () => nodes.settle(settleMs);
  const common = { times: 1, allowed: ['503'], mend: settle };
  return [
    {
      ...common,
      name: 'primary killed with its Patroni',
      times: kills,
      maxGapMs: maxKillGapMs,
      happen: async () => {
        const old = await nodes.primary();
        await old.signal('SIGKILL');
        await waitForOther(nodes, old);
        await old.start();
      },
    },
    {
      ...common,
      name: 'switchover',
      maxGapMs: maxKillGapMs,
      happen: async () => {
        const old = await nodes.primary();
        await nodes.switchOver();
        await waitForOther(nodes, old);
      },
    },
    {
      ...common,
      name: 'synchronous standby killed',
      maxGapMs: maxKillGapMs,
      happen: async () => {
        const standby = await nodes.standby(true);
        await standby.signal('SIGKILL');
        await wait(5 * noticedMs);
        await standby.start();
        await wait(5 * noticedMs);
      },
    },
    {
      ...common,
      name: 'PostgreSQL of the primary killed, Patroni alive',
      maxGapMs: maxKillGapMs,
      happen: async () => {
        await (await nodes.primary()).killPostgres();
        await wait(5 * noticedMs);
      },
    },
    {
      ...common,
      name: 'primary frozen, and woken after another took over',
      maxGapMs: maxFrozenGapMs,
      happen: async () => {
        const old = await nodes.primary();
        await old.signal('SIGSTOP');
        await waitForOther(nodes, old);
        await wait(5 * noticedMs);
        await old.signal('SIGCONT');
        await wait(5 * noticedMs);
      },
    },
  ];
}
