/** Where live lessons meet, as the environment says it: in rooms of our own, or at an engine of somebody else's. */
import { z } from 'zod';

const text = z.string().min(1).max(500);
/** With no slash at its end. */
const address = z.url({ protocol: /^(https?|wss?)$/ }).transform((url) => url.replace(/\/+$/, ''));

/** Every setting of an engine; those of the chosen one are needed. */
export const meetingsSchema = {
  MEETINGS: z.enum(['built-in', 'livekit', 'bigbluebutton', 'jitsi', 'zoom']).default('built-in'),
  LIVEKIT_URL: address.optional(),
  LIVEKIT_API_KEY: text.optional(),
  LIVEKIT_API_SECRET: text.optional(),
  LIVEKIT_PAGE_URL: address.optional(),
  BBB_URL: address.optional(),
  BBB_SECRET: text.optional(),
  JITSI_URL: address.optional(),
  JITSI_APP_ID: text.optional(),
  JITSI_APP_SECRET: text.optional(),
  ZOOM_ACCOUNT_ID: text.optional(),
  ZOOM_CLIENT_ID: text.optional(),
  ZOOM_CLIENT_SECRET: text.optional(),
  ZOOM_WEBHOOK_SECRET: text.optional(),
  ZOOM_HOST_EMAIL: text.optional(),
  ZOOM_API_URL: address.default('https://api.zoom.us/v2'),
  ZOOM_OAUTH_URL: address.default('https://zoom.us/oauth'),
};

const schema = z.object(meetingsSchema);
type Read = z.infer<typeof schema>;

/** Throws where the chosen engine misses a setting. */
export function meetingsOf(read: Read) {
  const need = (name: Exclude<keyof Read, 'MEETINGS'>): string => {
    const value = read[name];
    if (value === undefined) throw new Error(`MEETINGS is ${read.MEETINGS}, so ${name} must be set, too`);
    return value;
  };
  switch (read.MEETINGS) {
    case 'built-in':
      return { engine: 'built-in' } as const;
    case 'livekit':
      return {
        engine: 'livekit',
        url: need('LIVEKIT_URL'),
        apiKey: need('LIVEKIT_API_KEY'),
        apiSecret: need('LIVEKIT_API_SECRET'),
        pageUrl: need('LIVEKIT_PAGE_URL'),
      } as const;
    case 'bigbluebutton':
      return { engine: 'bigbluebutton', url: need('BBB_URL'), secret: need('BBB_SECRET') } as const;
    case 'jitsi':
      return {
        engine: 'jitsi',
        url: need('JITSI_URL'),
        appId: need('JITSI_APP_ID'),
        appSecret: need('JITSI_APP_SECRET'),
      } as const;
    case 'zoom':
      return {
        engine: 'zoom',
        accountId: need('ZOOM_ACCOUNT_ID'),
        clientId: need('ZOOM_CLIENT_ID'),
        clientSecret: need('ZOOM_CLIENT_SECRET'),
        webhookSecret: need('ZOOM_WEBHOOK_SECRET'),
        hostEmail: need('ZOOM_HOST_EMAIL'),
        apiUrl: need('ZOOM_API_URL'),
        oauthUrl: need('ZOOM_OAUTH_URL'),
      } as const;
  }
}
export type MeetingsConfig = ReturnType<typeof meetingsOf>;
