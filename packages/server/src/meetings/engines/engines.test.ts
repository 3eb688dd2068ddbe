/** Engines of others, each against a look-alike on loopback that checks what it is asked as the real one does. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { minutes } from '@comet/domain/time';
import fc from 'fast-check';
import { decodeJwt, jwtVerify } from 'jose';
import { AccessToken, TokenVerifier } from 'livekit-server-sdk';
import { afterEach, describe, expect, test } from 'vitest';
import type { Attendee } from '../meetings.ts';
import { createBigBlueButton } from './big-blue-button.ts';
import { createGuestIds } from './guest-ids.ts';
import { createJitsi } from './jitsi.ts';
import { createLiveKit } from './livekit.ts';
import { createZoom } from './zoom.ts';

const now = new Date();
const guestIds = createGuestIds('a secret of ours');
const hookUrl = 'https://school.example/meetings/webhook';
const parts = { guestIds, hookUrl, log: { warn: () => undefined } };
const child: Attendee = {
  userId: 7,
  sessionId: 'session',
  role: 'child',
  displayName: 'Zoe',
  mayRecordVoice: false,
  liveLessonId: 3,
  occurrenceId: 42,
  lessonName: 'Fractions',
  subjectId: 1,
  startsAt: now,
  endsAt: new Date(now.getTime() + minutes(45)),
  opensAt: new Date(now.getTime() - minutes(10)),
  closesAt: new Date(now.getTime() + minutes(60)),
};
const tutor: Attendee = { ...child, userId: 5, role: 'tutor', displayName: 'Tess' };
const sealed = guestIds.seal({ roomId: 42, userId: 7 });
const room = { roomId: 42, title: 'Fractions' };
const came = [{ type: 'came', roomId: 42, studentId: 7 }];

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that answers as `answer` says, and what it was asked. */
async function lookAlike(answer: (asked: Asked) => { status?: number; body: string }) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    const one = {
      method: request.method ?? '',
      url: new URL(request.url ?? '', 'http://x'),
      headers: request.headers,
      body,
    };
    asked.push(one);
    const { status = 200, body: text } = answer(one);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, asked };
}

/** The link that lets somebody in. */
async function linkOf(engine: { ticketFor: ReturnType<typeof createJitsi>['ticketFor'] }, who: Attendee): Promise<URL> {
  const entrance = await engine.ticketFor(who, now);
  if (entrance.kind !== 'page') throw new Error('this is no link');
  return new URL(entrance.url);
}
const hook = (body: string, more: object = {}) => ({ headers: {}, query: {}, body, ...more });

describe('a name for a guest', () => {
  test('is read by us alone, and stays the same', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 40), fc.nat(2 ** 31), (roomId, userId) => {
        const id = guestIds.seal({ roomId, userId });
        expect(id).toMatch(/^[0-9a-f]{52}$/);
        expect(guestIds.open(id)).toEqual({ roomId, userId });
        expect(guestIds.seal({ roomId, userId })).toBe(id);
        expect(createGuestIds('another').open(id)).toBeUndefined();
      }),
    );
    expect(['', 'zz', sealed.slice(2), `00${sealed.slice(2)}`].map(guestIds.open)).toEqual(Array(4).fill(undefined));
  });
});

describe('LiveKit, through its own SDK', () => {
  const keys = { apiKey: 'key', apiSecret: 'a secret that is long enough for it' };
  const made = (url: string) => createLiveKit({ ...keys, url, pageUrl: 'https://meet.example' }, parts);
  const verifier = new TokenVerifier(keys.apiKey, keys.apiSecret);

  test('makes a room with a signed call, and says so when there is no answer', async () => {
    const { url, asked } = await lookAlike(() => ({ body: '{"name":"comet-42"}' }));
    await made(url).begin(room);
    const [call] = asked;
    expect(call?.url.pathname).toBe('/twirp/livekit.RoomService/CreateRoom');
    const grants = await verifier.verify((call?.headers.authorization ?? '').replace('Bearer ', ''));
    expect(grants.video?.roomCreate).toBe(true);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ name: 'comet-42' });
    const { url: broken } = await lookAlike(() => ({ status: 500, body: '{}' }));
    await expect(made(broken).begin(room)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('a child comes in to watch and listen, a tutor to teach, until the room closes', async () => {
    const engine = made('wss://livekit.example');
    const grantsOf = async (who: Attendee) => {
      const link = await linkOf(engine, who);
      expect([link.host, link.searchParams.get('liveKitUrl')]).toEqual(['meet.example', 'wss://livekit.example']);
      return verifier.verify(link.searchParams.get('token') ?? '');
    };
    const grants = await grantsOf(child);
    expect(grants.video).toMatchObject({
      room: 'comet-42',
      canPublish: false,
      canPublishData: false,
      roomAdmin: false,
    });
    expect([grants.sub, grants.name]).toEqual([sealed, 'Zoe']);
    expect(Math.abs((grants.exp ?? 0) - child.closesAt.getTime() / 1000)).toBeLessThan(5);
    expect((await grantsOf(tutor)).video).toMatchObject({ canPublish: true, roomAdmin: true });
  });

  test('its webhooks say who came; forged and altered ones say nothing', async () => {
    const engine = made('wss://livekit.example');
    const body = JSON.stringify({ event: 'participant_joined', participant: { identity: sealed } });
    const signed = async (text: string, secret = keys.apiSecret) => {
      const token = new AccessToken(keys.apiKey, secret);
      token.sha256 = createHash('sha256').update(text).digest('base64');
      return token.toJwt();
    };
    const read = async (text: string, authorization?: string) =>
      (await engine.readHook(hook(text, { headers: { authorization } }), now))?.events;
    expect(await read(body, await signed(body))).toEqual(came);
    expect(await read(body.replace('joined', 'left'), await signed(body))).toBeUndefined();
    expect(await read(body, await signed(body, 'another secret, as long as ours'))).toBeUndefined();
    expect(await read(body)).toBeUndefined();
    const stranger = JSON.stringify({ event: 'participant_joined', participant: { identity: 'somebody' } });
    expect(await read(stranger, await signed(stranger))).toEqual([]);
  });
});

describe('BigBlueButton', () => {
  const secret = 'shared secret';
  const success = '<response><returncode>SUCCESS</returncode></response>';
  const failed = '<response><returncode>FAILED</returncode><messageKey>checksumError</messageKey></response>';
  /** As the real one does: over the name of the call, the query without the checksum, and the secret. */
  function isSigned({ url }: Pick<Asked, 'url'>): boolean {
    const [query = '', checksum] = url.search.slice(1).split('&checksum=');
    const call = url.pathname.replace('/bigbluebutton/api/', '');
    return createHash('sha256').update(`${call}${query}${secret}`).digest('hex') === checksum;
  }
  const made = (url: string, with_ = secret) =>
    createBigBlueButton({ url: `${url}/bigbluebutton`, secret: with_ }, parts);

  test('makes a meeting in which children are locked, and asks to be told of it', async () => {
    const { url, asked } = await lookAlike((one) => ({ body: isSigned(one) ? success : failed }));
    await made(url).begin(room);
    const [create, hooks] = asked;
    expect(Object.fromEntries(create?.url.searchParams ?? [])).toMatchObject({
      meetingID: 'comet-42',
      name: 'Fractions',
      lockSettingsDisableMic: 'true',
      lockSettingsDisablePrivateChat: 'true',
      guestPolicy: 'ASK_MODERATOR',
    });
    expect([hooks?.url.pathname, hooks?.url.searchParams.get('callbackURL')]).toEqual([
      '/bigbluebutton/api/hooks/create',
      hookUrl,
    ]);
    await expect(made(url, 'a wrong secret').begin(room)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('a child comes in as a viewer, a tutor as the moderator, with signed links', async () => {
    const engine = made('https://bbb.example');
    const [link, other] = [await linkOf(engine, child), await linkOf(engine, tutor)];
    expect([isSigned({ url: link }), isSigned({ url: other })]).toEqual([true, true]);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ fullName: 'Zoe', role: 'VIEWER', userID: sealed });
    expect(other.searchParams.get('role')).toBe('MODERATOR');
    link.searchParams.set('role', 'MODERATOR');
    expect(isSigned({ url: link })).toBe(false);
  });

  test('its webhooks say who came; forged ones say nothing', async () => {
    const engine = made('https://bbb.example');
    const message = { data: { id: 'user-joined', attributes: { user: { 'external-user-id': sealed } } } };
    const data = { event: JSON.stringify([message]), timestamp: 1_700_000_000, domain: 'bbb.example' };
    const checksumWith = (key: string) =>
      createHash('sha256')
        .update(`${hookUrl}${JSON.stringify(data)}${key}`)
        .digest('hex');
    const body = new URLSearchParams({ ...data, timestamp: String(data.timestamp) }).toString();
    const read = async (checksum: string) => (await engine.readHook(hook(body, { query: { checksum } }), now))?.events;
    expect(await read(checksumWith(secret))).toEqual(came);
    expect(await read(checksumWith('another'))).toBeUndefined();
    expect(await engine.readHook(hook(body), now)).toBeUndefined();
  });
});

describe('Jitsi', () => {
  const settings = { url: 'https://meet.example', appId: 'comet', appSecret: 'an app secret' };
  const engine = createJitsi(settings, parts);
  test('lets people in with tokens for one room, while it is open', async () => {
    const key = new TextEncoder().encode(settings.appSecret);
    const read = async (who: Attendee) => {
      const link = await linkOf(engine, who);
      const jwt = link.searchParams.get('jwt') ?? '';
      return { link, ...(await jwtVerify(jwt, key, { audience: 'jitsi', issuer: 'comet', subject: 'meet.example' })) };
    };
    const { link, payload } = await read(child);
    expect([link.pathname, payload.room]).toEqual(['/comet-42', 'comet-42']);
    expect(payload.context).toMatchObject({ user: { id: sealed, name: 'Zoe', moderator: false } });
    expect(link.hash).toContain('startWithAudioMuted=true');
    expect(payload.exp).toBe(Math.floor(child.closesAt.getTime() / 1000));
    expect((await read(tutor)).payload.context).toMatchObject({ user: { moderator: true } });
    expect(decodeJwt((await linkOf(engine, child)).searchParams.get('jwt') ?? '').context).not.toHaveProperty('email');
  });
});

describe('Zoom', () => {
  const webhookSecret = 'a webhook secret';
  async function zoom() {
    const meetings: { id: number; topic: string }[] = [];
    const registrants: { id: string; email: string }[] = [];
    const at = await lookAlike(({ method, url, headers, body }) => {
      if (url.pathname === '/oauth/token') {
        const isKnown = headers.authorization === `Basic ${Buffer.from('client:client secret').toString('base64')}`;
        return isKnown ? { body: '{"access_token":"token","expires_in":3600}' } : { status: 401, body: '{}' };
      }
      if (headers.authorization !== 'Bearer token') return { status: 401, body: '{}' };
      const sent = body === '' ? {} : JSON.parse(body);
      if (url.pathname.endsWith('/registrants')) {
        if (method === 'GET') return { body: JSON.stringify({ registrants }) };
        registrants.push({ id: 'r1', email: sent.email });
        return { status: 201, body: JSON.stringify({ join_url: `https://zoom.example/w/1?tk=${sent.first_name}` }) };
      }
      if (url.pathname.startsWith('/v2/users/')) {
        if (method === 'GET') return { body: JSON.stringify({ meetings }) };
        meetings.push({ id: 9000 + meetings.length, topic: sent.topic });
        return { status: 201, body: JSON.stringify(meetings.at(-1)) };
      }
      return { body: JSON.stringify({ start_url: 'https://zoom.example/s/9000' }) };
    });
    const settings = {
      accountId: 'account',
      clientId: 'client',
      clientSecret: 'client secret',
      webhookSecret,
      hostEmail: 'host@school.example',
      apiUrl: `${at.url}/v2`,
      oauthUrl: `${at.url}/oauth`,
    };
    const make = (more: object = {}) =>
      createZoom({ ...settings, ...more }, { ...parts, mailDomain: 'guests.invalid' });
    return { ...at, meetings, make };
  }

  test('makes one meeting for a room, whoever asks and however often', async () => {
    const { make, meetings, asked } = await zoom();
    const engine = make();
    await Promise.all([engine.begin(room), engine.begin(room)]);
    await make().begin(room);
    expect(meetings.map(({ topic }) => topic)).toEqual(['Fractions (room 42)']);
    const made = JSON.parse(asked.find(({ method, body }) => method === 'POST' && body !== '')?.body ?? '');
    expect(made.settings).toMatchObject({ waiting_room: true, mute_upon_entry: true, auto_recording: 'none' });
    await expect(make({ clientSecret: 'wrong' }).begin(room)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('a child has a link of their own, the tutor starts the meeting', async () => {
    const { make, asked } = await zoom();
    const engine = make();
    expect((await linkOf(engine, child)).href).toBe('https://zoom.example/w/1?tk=Zoe');
    expect(asked.at(-1)?.body).toBe(JSON.stringify({ first_name: 'Zoe', email: `${sealed}@guests.invalid` }));
    expect((await linkOf(engine, tutor)).href).toBe('https://zoom.example/s/9000');
  });

  test('its webhooks say who came; forged, old and altered ones say nothing', async () => {
    const engine = (await zoom()).make();
    await linkOf(engine, child);
    const read = (body: string, { secret = webhookSecret, at = now, sent = body } = {}) => {
      const timestamp = String(Math.floor(at.getTime() / 1000));
      const hash = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
      const headers = { 'x-zm-request-timestamp': timestamp, 'x-zm-signature': `v0=${hash}` };
      return engine.readHook(hook(sent, { headers }), now);
    };
    const joined = (registrant_id: string) =>
      JSON.stringify({
        event: 'meeting.participant_joined',
        payload: { object: { id: '9000', participant: { registrant_id } } },
      });
    expect((await read(joined('r1')))?.events).toEqual(came);
    expect((await read(joined('r2')))?.events).toEqual([]);
    expect(await read(joined('r1'), { secret: 'another' })).toBeUndefined();
    expect(await read(joined('r1'), { at: new Date(now.getTime() - minutes(6)) })).toBeUndefined();
    expect(await read(joined('r1'), { sent: joined('r9') })).toBeUndefined();
    const challenge = await read('{"event":"endpoint.url_validation","payload":{"plainToken":"plain"}}');
    expect(challenge?.body).toEqual({
      plainToken: 'plain',
      encryptedToken: createHmac('sha256', webhookSecret).update('plain').digest('hex'),
    });
  });
});
