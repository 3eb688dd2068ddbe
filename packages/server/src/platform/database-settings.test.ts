import { expect, test } from 'vitest';
import { findSettingsFault } from './database-settings.ts';

const good = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  standbys: '',
  version: 150_020,
  statement_timeout: '5s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
  most_connections: 97,
};
const direct = { isPooled: false, poolSize: 20, processes: 3 };
const pooled = { ...direct, isPooled: true };

test.each([
  ['as it should be', good, direct, undefined],
  ['without fsync', { ...good, fsync: 'off' }, direct, 'fsync'],
  ['local commits without standbys', { ...good, synchronous_commit: 'local' }, direct, undefined],
  ['local commits beside standbys', { ...good, synchronous_commit: 'local', standbys: 'n2' }, direct, 'failover'],
  ['one that is too old', { ...good, version: 140_009 }, direct, 'older than 15'],
  ['more processes than connections', good, { ...direct, processes: 4 }, '4 processes of 26 connections'],
  ['as many processes behind a pooler', good, { ...pooled, processes: 4 }, undefined],
  ['too many processes behind a pooler', good, { ...pooled, processes: 17 }, '17 processes of 6 connections'],
  ['no time-outs of our own connections', { ...good, lock_timeout: '0' }, direct, undefined],
  ['no time-outs behind a pooler', { ...good, lock_timeout: '0' }, pooled, "set lock_timeout = '3s'"],
])('a PostgreSQL %s', (_, settings, asked, fault) => {
  const found = findSettingsFault(settings, asked);
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(fault);
});
