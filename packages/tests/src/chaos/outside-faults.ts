/** Faults of mail, payments and file storage: people who learn must not notice, and nothing of what was asked for may be lost. */
import { setTimeout as wait } from 'node:timers/promises';
import { listPrices } from '@comet/contract/billing';
import { pathOf } from '@comet/contract/call';
import { forgotPassword } from '@comet/contract/sessions';
import { uploadFile } from '@comet/contract/uploads';
import { freshAddress } from '../support/fresh-address.ts';
import { enter } from '../support/person.ts';
import type { Fault, Site } from './drill.ts';
import { withClient } from './drill.ts';
import type { Mood, Outside } from './outside.ts';

const badMs = 4000;
const askers = 3;
/** Mail that could not be sent is tried again after 5, 10, 20 s and so on. */
const deliveredWithinMs = 120_000;
/** A page that needs the payment provider says that it cannot be reached rather than wait for ever. */
const paymentGiveUpMs = 25_000;

const demoTutor = { userName: 'demo-tutor', password: 'demo-pass' };

type BadMood = Exclude<Mood, 'well'>;
/** Whoever uploads a picture hears as soon that it can't be stored. */
const storageGiveUpMs = 25_000;

const moodNames: Readonly<Record<BadMood, string>> = {
  down: 'down',
  slow: 'silent for 30 s',
  nonsense: 'answering nonsense',
};

let asked = 0;

/** Somebody who forgets their password, so that a mail is due. */
async function makeForgetful(databaseUrl: string): Promise<string> {
  const name = `forgetful-${++asked}`;
  await withClient(databaseUrl, (client) =>
    client.query(
      `insert into users (role, first_name, last_name, user_name, email, password_hash, created_at, updated_at)
        values ('parent', 'For', 'Getful', $1, $1 || '@comet.example', 'x', now(), now())`,
      [name],
    ),
  );
  return `${name}@comet.example`;
}

export function mailFault({ databaseUrl, urls }: Site, mail: Outside, mood: BadMood): Fault {
  const due: string[] = [];
  return {
    name: `the mail server ${moodNames[mood]}`,
    times: 1,
    students: 20,
    happen: async () => {
      mail.setMood(mood);
      for (let one = 0; one < askers; one++) {
        const email = await makeForgetful(databaseUrl);
        const response = await fetch(`${urls[0]}${pathOf(forgotPassword)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
          body: JSON.stringify({ email }),
        });
        if (response.ok) due.push(email);
        await wait(badMs / askers);
      }
      mail.setMood('well');
    },
    expect: async () => {
      const until = Date.now() + deliveredWithinMs;
      const missing = () => due.filter((email) => !mail.takenBy().includes(email));
      while (missing().length > 0 && Date.now() < until) await wait(500);
      const twice = due.filter((email) => mail.takenBy().filter((taken) => taken === email).length > 1);
      return [
        ...(due.length === askers ? [] : [`only ${due.length} of ${askers} could ask for a new password`]),
        ...missing().map((email) => `the mail to ${email} never came`),
        ...twice.map((email) => `the mail to ${email} came twice`),
      ];
    },
  };
}

export function paymentFault({ urls }: Site, payments: Outside, mood: BadMood): Fault {
  const said: string[] = [];
  return {
    name: `the payment provider ${moodNames[mood]}`,
    times: 1,
    students: 20,
    happen: async () => {
      payments.setMood(mood);
      const answers = await Promise.all(
        Array.from({ length: askers }, () =>
          fetch(`${urls[0]}${pathOf(listPrices)}`, { signal: AbortSignal.timeout(paymentGiveUpMs) }).then(
            async (response) => `${response.status} ${JSON.parse(await response.text()).code}`,
            (error: Error) => error.name,
          ),
        ),
      );
      said.push(...answers);
      await wait(badMs);
    },
    expect: async () =>
      said.filter((answer) => answer !== '503 paymentUnavailable').map((answer) => `prices: ${answer}`),
  };
}

const pdf = '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n';

/** Tutors upload while the storage is bad: each is told so, and nothing half-stored is on the list. */
export function storageFault({ databaseUrl, urls }: Site, storage: Outside, mood: BadMood): Fault {
  const said: string[] = [];
  let listedBefore = 0;
  const countFiles = (): Promise<number> =>
    withClient(databaseUrl, async (client) => (await client.query('select from uploaded_files')).rows.length);
  return {
    name: `the file storage ${moodNames[mood]}`,
    times: 1,
    students: 20,
    happen: async () => {
      const token = await enter(urls[0] ?? '', demoTutor.userName, demoTutor.password);
      // The demo's films were put in a folder.
      listedBefore = await countFiles();
      storage.setMood(mood);
      const answers = await Promise.all(
        Array.from({ length: askers }, () => {
          const form = new FormData();
          form.append('file', new Blob([pdf]), 'sheet.pdf');
          return fetch(`${urls[0]}${pathOf(uploadFile)}`, {
            method: 'POST',
            headers: { authorization: `Bearer ${token}` },
            body: form,
            signal: AbortSignal.timeout(storageGiveUpMs),
          }).then(
            async (response) => `${response.status} ${JSON.parse(await response.text()).code}`,
            (error: Error) => error.name,
          );
        }),
      );
      said.push(...answers);
      await wait(badMs);
    },
    expect: async () => {
      const listed = (await countFiles()) - listedBefore;
      return [
        ...said.filter((answer) => answer !== '503 storageUnavailable').map((answer) => `an upload: ${answer}`),
        ...(listed === 0 ? [] : [`${listed} files are on the list that are not in the storage`]),
      ];
    },
  };
}
