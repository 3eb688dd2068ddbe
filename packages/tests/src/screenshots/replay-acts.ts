/** A recording for the parent's page: what the recorder sends of a small page, stored as the server stores it. */
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import type { Page } from 'playwright-core';

const at = Date.UTC(2026, 10, 20, 16);
const text = { type: 3, id: 6, textContent: '****** *** *****' };
const heading = { type: 2, tagName: 'h1', attributes: {}, id: 5, childNodes: [text] };
const body = { type: 2, tagName: 'body', attributes: {}, id: 4, childNodes: [heading] };
const html = {
  type: 2,
  tagName: 'html',
  attributes: {},
  id: 2,
  childNodes: [{ type: 2, tagName: 'head', attributes: {}, id: 3, childNodes: [] }, body],
};
const events = [
  { type: 4, timestamp: at, data: { href: 'https://comet.example/', width: 1024, height: 640 } },
  {
    type: 2,
    timestamp: at + 1,
    data: { node: { type: 0, id: 1, childNodes: [html] }, initialOffset: { left: 0, top: 0 } },
  },
  ...[1, 2, 3].map((second) => ({
    type: 3,
    timestamp: at + second * 1000,
    data: { source: 1, positions: [{ x: second * 90, y: second * 60, id: 5, timeOffset: 0 }] },
  })),
];

/** Stores a recording of the demo's student, and plays it. */
export async function watchRecording(page: Page, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const packed = gzipSync(JSON.stringify(events));
    const { rows } = await client.query(
      `with made as (
          insert into replay_recordings (student_id, page_id, started_at, duration_ms, byte_count)
          select user_id, $1, $2, 3000, $3 from users where user_name = 'demo-student' returning recording_id, student_id)
        , stored as (insert into replay_chunks (recording_id, sequence, stored_at, events) select recording_id, 0, $2, $4 from made)
        select student_id from made`,
      [randomUUID(), new Date(at), packed.length, packed],
    );
    await page.goto(`/recordings/${rows[0]?.student_id}`);
  } finally {
    await client.end();
  }
  await page
    .getByRole('button', { name: /^Watch: / })
    .first()
    .click();
  await page.frameLocator('iframe[title="Recording of the screen"]').getByText('****** *** *****').waitFor();
}
