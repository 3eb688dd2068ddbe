/** Jitsi Meet: rooms begin when somebody comes in with a token that we signed. It tells us nothing of who came. */
import { SignJWT } from 'jose';
import type { Engine, EngineParts } from './engine.ts';

export interface JitsiSettings {
  /** Where its pages are: https://meet.example.org */
  readonly url: string;
  readonly appId: string;
  readonly appSecret: string;
}

/** Children come in muted, and choose no other rooms. */
const childOptions =
  'config.startWithAudioMuted=true&config.startWithVideoMuted=true&config.disableInviteFunctions=true';

export function createJitsi(
  { url, appId, appSecret }: JitsiSettings,
  { guestIds }: Pick<EngineParts, 'guestIds'>,
): Engine {
  const key = new TextEncoder().encode(appSecret);
  return {
    begin: () => Promise.resolve(),
    ticketFor: async ({ userId, role, displayName, occurrenceId, opensAt, closesAt }) => {
      const room = `comet-${occurrenceId}`;
      const isTutor = role === 'tutor';
      const token = await new SignJWT({
        room,
        context: {
          user: {
            id: guestIds.seal({ roomId: occurrenceId, userId }),
            name: displayName,
            moderator: isTutor,
            affiliation: isTutor ? 'owner' : 'member',
          },
          features: { recording: false, livestreaming: false, transcription: false },
        },
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setAudience('jitsi')
        .setIssuer(appId)
        .setSubject(new URL(url).hostname)
        .setNotBefore(opensAt)
        .setExpirationTime(closesAt)
        .sign(key);
      const page = new URL(room, `${url}/`);
      page.searchParams.set('jwt', token);
      if (!isTutor) page.hash = childOptions;
      return { kind: 'page', url: page.href };
    },
    readHook: () => Promise.resolve(undefined),
  };
}
