/** BigBlueButton: calls are signed with a checksum, children are locked by its own settings, and its webhooks say who came. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import { askEngine, type Engine, type EngineEvent, type EngineParts, eventOf } from './engine.ts';

export interface BigBlueButtonSettings {
  /** As `bbb-conf --secret` says: https://bbb.example.org/bigbluebutton/ */
  readonly url: string;
  readonly secret: string;
}

/** Children are seen and heard when the tutor unlocks them, write to nobody, and wait to be let in. */
const childrenAreLocked = {
  guestPolicy: 'ASK_MODERATOR',
  muteOnStart: 'true',
  lockSettingsDisableCam: 'true',
  lockSettingsDisableMic: 'true',
  lockSettingsDisablePrivateChat: 'true',
  lockSettingsDisablePublicChat: 'true',
  lockSettingsDisableNotes: 'true',
  lockSettingsLockOnJoin: 'true',
  record: 'false',
};

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

const messagesSchema = z.array(
  z.object({
    data: z.object({
      id: z.string(),
      attributes: z.object({ user: z.object({ 'external-user-id': z.string() }).optional() }).optional(),
    }),
  }),
);
const types = new Map<string, EngineEvent['type']>([
  ['user-joined', 'came'],
  ['user-left', 'left'],
]);

export function createBigBlueButton({ url, secret }: BigBlueButtonSettings, parts: EngineParts): Engine {
  const { guestIds, hookUrl, log } = parts;

  function signed(call: string, parameters: Readonly<Record<string, string>>): URL {
    const query = new URLSearchParams(parameters).toString();
    const checksum = sha256(`${call}${query}${secret}`).toString('hex');
    return new URL(`api/${call}?${query}&checksum=${checksum}`, url.endsWith('/') ? url : `${url}/`);
  }
  async function ask(call: string, parameters: Readonly<Record<string, string>>): Promise<void> {
    const answer = await askEngine(signed(call, parameters), {}, parts);
    if (!answer.includes('<returncode>SUCCESS</returncode>')) {
      log.warn({ call, key: /<messageKey>([\w-]{1,60})</.exec(answer)?.[1] }, 'BigBlueButton refused a call');
      throw new Refusal('unavailable', { retryAfterSeconds: 5 });
    }
  }
  const meetingId = (roomId: number): string => `comet-${roomId}`;

  return {
    begin: async ({ roomId, title }) => {
      const meetingID = meetingId(roomId);
      await ask('create', { name: title, meetingID, ...childrenAreLocked });
      // A server without the webhooks' module has lessons, too, but no attendance.
      await ask('hooks/create', { callbackURL: hookUrl, meetingID }).catch(() =>
        log.warn({ roomId }, 'BigBlueButton tells nothing of who comes'),
      );
    },
    ticketFor: ({ userId, role, displayName, occurrenceId }) => {
      const isTutor = role === 'tutor';
      const link = signed('join', {
        fullName: displayName,
        meetingID: meetingId(occurrenceId),
        userID: guestIds.seal({ roomId: occurrenceId, userId }),
        role: isTutor ? 'MODERATOR' : 'VIEWER',
        guest: isTutor ? 'false' : 'true',
        redirect: 'true',
      });
      return Promise.resolve({ kind: 'page', url: link.href });
    },
    readHook: ({ query, body }) => {
      const form = new URLSearchParams(body);
      const [event, timestamp, domain] = [form.get('event'), Number(form.get('timestamp')), form.get('domain')];
      const expected = sha256(`${hookUrl}${JSON.stringify({ event, timestamp, domain })}${secret}`);
      const given = Buffer.from(query.checksum ?? '', 'hex');
      if (event === null || given.length !== expected.length || !timingSafeEqual(given, expected))
        return Promise.resolve(undefined);
      const messages = messagesSchema.safeParse(JSON.parse(event)).data ?? [];
      const events = messages.flatMap(({ data: { id, attributes } }) => {
        const type = types.get(id);
        return type === undefined ? [] : eventOf(type, attributes?.user?.['external-user-id'], parts);
      });
      return Promise.resolve({ events });
    },
  };
}
