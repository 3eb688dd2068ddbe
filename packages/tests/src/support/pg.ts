/** node-postgres reading numbers as the server does: an id that is a bigint comes as a number, not as text. */
import '@comet/server/platform/database';
import pg from 'pg';

export { pg };
