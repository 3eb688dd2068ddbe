/** LiveKit: its own SDK makes rooms and tokens and checks webhooks. People meet on a page such as LiveKit Meet. */
import { AccessToken, RoomServiceClient, WebhookReceiver } from 'livekit-server-sdk';
import { Refusal } from '../../platform/refusal.ts';
import { type Engine, type EngineEvent, type EngineParts, eventOf } from './engine.ts';

export interface LiveKitSettings {
  /** wss://livekit.example.org */
  readonly url: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  /** A LiveKit Meet of the school's own: https://meet.example.org */
  readonly pageUrl: string;
}

const emptyTimeoutSeconds = 600;
const timeoutSeconds = 5;
const types = new Map<string, EngineEvent['type']>([
  ['participant_joined', 'came'],
  ['participant_left', 'left'],
]);

export function createLiveKit({ url, apiKey, apiSecret, pageUrl }: LiveKitSettings, parts: EngineParts): Engine {
  const { guestIds, log } = parts;
  const rooms = new RoomServiceClient(url.replace(/^ws/, 'http'), apiKey, apiSecret, {
    requestTimeout: timeoutSeconds,
  });
  const receiver = new WebhookReceiver(apiKey, apiSecret);
  const nameOf = (roomId: number): string => `comet-${roomId}`;
  return {
    begin: async ({ roomId }) => {
      try {
        await rooms.createRoom({ name: nameOf(roomId), emptyTimeout: emptyTimeoutSeconds });
      } catch (error) {
        log.warn({ err: error }, 'LiveKit did not make a room');
        throw new Refusal('unavailable', { retryAfterSeconds: 5 });
      }
    },
    ticketFor: async ({ userId, role, displayName, occurrenceId, closesAt }, now) => {
      const isTutor = role === 'tutor';
      const token = new AccessToken(apiKey, apiSecret, {
        identity: guestIds.seal({ roomId: occurrenceId, userId }),
        name: displayName,
        ttl: Math.max(1, Math.round((closesAt.getTime() - now.getTime()) / 1000)),
      });
      // The tutor lets a child speak by the page's own buttons; whatever a child's browser sends before that is refused.
      token.addGrant({
        roomJoin: true,
        room: nameOf(occurrenceId),
        roomAdmin: isTutor,
        canSubscribe: true,
        canPublish: isTutor,
        canPublishData: isTutor,
        canUpdateOwnMetadata: false,
      });
      const page = new URL('custom', `${pageUrl}/`);
      page.searchParams.set('liveKitUrl', url);
      page.searchParams.set('token', await token.toJwt());
      return { kind: 'page', url: page.href };
    },
    readHook: async ({ headers, body }) => {
      const { authorization } = headers;
      if (typeof authorization !== 'string') return undefined;
      const read = await receiver.receive(body, authorization).catch(() => undefined);
      if (read === undefined) return undefined;
      const type = types.get(read.event);
      return { events: type === undefined ? [] : eventOf(type, read.participant?.identity, parts) };
    },
  };
}
