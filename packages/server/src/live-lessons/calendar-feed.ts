/** Serves calendar feeds by their secret addresses: calendar apps don't log in. */
import type { FastifyInstance } from 'fastify';
import { type CalendarService, calendarBase } from './calendar.service.ts';

export function registerCalendarFeed(app: FastifyInstance, calendars: Pick<CalendarService, 'feed'>): void {
  app.get<{ Params: { file: string } }>(`${calendarBase}/:file`, { schema: { hide: true } }, async (request, reply) => {
    const token = /^(.+)\.ics$/.exec(request.params.file)?.[1];
    const feed = token === undefined ? undefined : await calendars.feed(token);
    if (feed === undefined) return reply.callNotFound();
    return reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-cache').send(feed);
  });
}
