import { expect, test } from 'vitest';
import { mayChange } from './written-tables.ts';

const read = ['select name from students s join classrooms c on c.id = s.classroom_id'];

test.each([
  ['an insert into a table that is read', 'insert into students (name) values ($1)', true],
  ['an update of a joined table', 'update classrooms set name = $1', true],
  ['a write behind a with', 'with one as (select 1) insert into classrooms select * from one', true],
  ['any deletion, since rows of other tables may go with it', 'delete from badges where id = $1', true],
  ['an insert elsewhere', 'insert into badges (name) values ($1)', false],
  ['a name that only begins alike', 'update classrooms_archive set name = $1', false],
  ['a read', 'select 1 from classrooms', false],
  ['a counter of requests', 'delete from rate_limits where over < now()', false],
])('%s', (_, written, expected) => {
  expect(mayChange([written], read)).toBe(expected);
});
