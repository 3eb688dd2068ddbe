/** The limit that answers are measured against: a bare Fastify route doing one INSERT and one UPDATE in a transaction, over the product's pool. */
import { openDatabase } from '@comet/server/platform/database';
import Fastify from 'fastify';

const [url = '', port = '', poolSize = ''] = process.argv.slice(2);
export const counters = 20_000;

const database = await openDatabase({
  url,
  poolSize: Number(poolSize),
  onError: (error) => console.error(error.message),
});
await database.query({ name: 'drop-log', text: 'drop table if exists bench_log, bench_counters' }, []);
await database.query(
  {
    name: 'make-log',
    text: 'create table bench_log (id bigint generated always as identity primary key, counter int not null, at timestamptz not null)',
  },
  [],
);
await database.query(
  {
    name: 'make-counters',
    text: `create table bench_counters as select id, 0 as n from generate_series(1, ${counters}) id`,
  },
  [],
);
await database.query({ name: 'index-counters', text: 'alter table bench_counters add primary key (id)' }, []);

const app = Fastify();
app.post('/bare', async () => {
  const counter = 1 + Math.floor(Math.random() * counters);
  return database.transaction(async (tx) => {
    await tx.query({ name: 'log', text: 'insert into bench_log (counter, at) values ($1, $2)' }, [counter, new Date()]);
    const [row] = await tx.query(
      { name: 'count', text: 'update bench_counters set n = n + 1 where id = $1 returning n' },
      [counter],
    );
    return row;
  });
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
