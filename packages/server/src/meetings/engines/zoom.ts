/** Zoom: meetings are made over its API, each child has a link of their own, and its webhooks say who came. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { askEngine, type Engine, type EngineEvent, type EngineParts, eventOf } from './engine.ts';

export interface ZoomSettings {
  readonly accountId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookSecret: string;
  /** In whose name the meetings are. */
  readonly hostEmail: string;
  readonly apiUrl: string;
  readonly oauthUrl: string;
}

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const meetingSchema = z.object({ id: z.number(), topic: z.string() });
const listSchema = z.object({ meetings: z.array(meetingSchema) });
const startSchema = z.object({ start_url: z.url() });
const registrantSchema = z.object({ join_url: z.url() });
const registrantsSchema = z.object({ registrants: z.array(z.object({ id: z.string(), email: z.string() })) });
const hookSchema = z.object({
  event: z.string(),
  payload: z.object({
    plainToken: z.string().max(200).optional(),
    object: z
      .object({
        id: z.coerce.number(),
        participant: z.object({ registrant_id: z.string().optional() }).optional(),
      })
      .optional(),
  }),
});
const types = new Map<string, EngineEvent['type']>([
  ['meeting.participant_joined', 'came'],
  ['meeting.participant_left', 'left'],
]);

/** A token that is nearly over isn't used any more. */
const spareMs = 60_000;
const oldestHookMs = 300_000;
const pageSize = '300';

export function createZoom(settings: ZoomSettings, parts: EngineParts & { readonly mailDomain: string }): Engine {
  const { guestIds, mailDomain } = parts;
  const { accountId, clientId, clientSecret, webhookSecret, hostEmail, apiUrl, oauthUrl } = settings;
  let token: { readonly text: string; readonly endsAtMs: number } | undefined;
  /** The meetings of rooms, so that each is looked for once. */
  const meetings = new Map<number, Promise<number>>();

  async function findToken(): Promise<string> {
    if (token !== undefined && token.endsAtMs > Date.now() + spareMs) return token.text;
    const url = new URL('token', `${oauthUrl}/`);
    url.searchParams.set('grant_type', 'account_credentials');
    url.searchParams.set('account_id', accountId);
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const read = tokenSchema.parse(
      JSON.parse(await askEngine(url, { method: 'POST', headers: { authorization } }, parts)),
    );
    token = { text: read.access_token, endsAtMs: Date.now() + read.expires_in * 1000 };
    return token.text;
  }

  async function ask<S extends z.ZodType>(schema: S, path: string, body?: object): Promise<z.infer<S>> {
    const headers = { authorization: `Bearer ${await findToken()}`, 'content-type': 'application/json' };
    const options = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    return schema.parse(JSON.parse(await askEngine(new URL(path, `${apiUrl}/`), options, parts)));
  }

  const host = `users/${encodeURIComponent(hostEmail)}/meetings`;
  const markOf = (roomId: number): string => `(room ${roomId})`;

  /** The one that was made for the room, also by another server of ours; else a new one. */
  async function findOrMake(roomId: number, title: string): Promise<number> {
    const { meetings: known } = await ask(listSchema, `${host}?type=scheduled&page_size=${pageSize}`);
    const ours = known.filter(({ topic }) => topic.endsWith(markOf(roomId))).map(({ id }) => id);
    if (ours.length > 0) return Math.min(...ours);
    const made = await ask(meetingSchema, host, {
      topic: `${title.slice(0, 150)} ${markOf(roomId)}`,
      // With a fixed time, but people come in whenever the host is there.
      type: 2,
      settings: {
        approval_type: 0,
        registrants_email_notification: false,
        waiting_room: true,
        join_before_host: false,
        mute_upon_entry: true,
        participant_video: false,
        auto_recording: 'none',
      },
    });
    return made.id;
  }

  function meetingOf(roomId: number, title: string): Promise<number> {
    const known = meetings.get(roomId);
    if (known !== undefined) return known;
    const found = findOrMake(roomId, title);
    meetings.set(roomId, found);
    found.catch(() => meetings.delete(roomId));
    return found;
  }

  async function eventsOf(type: EngineEvent['type'], meetingId: number, registrantId: string): Promise<EngineEvent[]> {
    const { registrants } = await ask(registrantsSchema, `meetings/${meetingId}/registrants?page_size=${pageSize}`);
    const email = registrants.find(({ id }) => id === registrantId)?.email;
    return eventOf(type, email?.split('@')[0], parts);
  }

  function isSigned(body: string, timestamp: unknown, signature: unknown, now: Date): boolean {
    if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
    if (!(Math.abs(now.getTime() - Number(timestamp) * 1000) < oldestHookMs)) return false;
    const hash = createHmac('sha256', webhookSecret).update(`v0:${timestamp}:${body}`).digest('hex');
    const [given, expected] = [Buffer.from(signature), Buffer.from(`v0=${hash}`)];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  return {
    begin: async ({ roomId, title }) => {
      await meetingOf(roomId, title);
    },
    ticketFor: async ({ userId, role, displayName, occurrenceId, lessonName }) => {
      const id = await meetingOf(occurrenceId, lessonName);
      if (role === 'tutor') return { kind: 'page', url: (await ask(startSchema, `meetings/${id}`)).start_url };
      const email = `${guestIds.seal({ roomId: occurrenceId, userId })}@${mailDomain}`;
      const registrant = await ask(registrantSchema, `meetings/${id}/registrants`, { first_name: displayName, email });
      return { kind: 'page', url: registrant.join_url };
    },
    readHook: async ({ headers, body }, now) => {
      if (!isSigned(body, headers['x-zm-request-timestamp'], headers['x-zm-signature'], now)) return undefined;
      const read = hookSchema.safeParse(JSON.parse(body)).data;
      if (read === undefined) return { events: [] };
      const { plainToken, object } = read.payload;
      // Zoom asks whether we know the secret before it sends anything.
      if (read.event === 'endpoint.url_validation' && plainToken !== undefined) {
        const encryptedToken = createHmac('sha256', webhookSecret).update(plainToken).digest('hex');
        return { events: [], body: { plainToken, encryptedToken } };
      }
      const [type, registrantId] = [types.get(read.event), object?.participant?.registrant_id];
      if (type === undefined || object === undefined || registrantId === undefined) return { events: [] };
      return { events: await eventsOf(type, object.id, registrantId) };
    },
  };
}
