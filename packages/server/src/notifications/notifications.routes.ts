/** Server-sent events: hints to an open page that something it shows has changed. */
import { type LiveEvent, listenLive } from '@comet/contract/notifications';
import { seconds } from '@comet/domain/time';
import { atMostEvery } from '../platform/at-most-every.ts';
import { createBeat } from '../platform/beat.ts';
import type { EventStreams } from '../platform/event-streams.ts';
import type { Live } from '../platform/live-events.ts';
import type { Actor, Gatekeeper, Serve } from '../platform/serve.ts';

const heartbeatMs = seconds(20);
/** Events tell of most that changes whom a person follows; a child who is new, or an event that got lost, is found so many beats later. */
const watchEveryBeats = 15;
/** A page asks for its leaderboard this often at most, so that no child in the group can use up what the others may ask. */
const leagueEveryMs = 3000;

interface Parts {
  readonly live: Pick<Live, 'subscribe'>;
  readonly streams: EventStreams;
  /** Whose progress a person may follow live; not by its own type, since classrooms depend on what notifies. */
  readonly leagues: { matesOf(studentId: number): Promise<readonly number[]> };
  readonly tutorStudents: { watchedStudents(userId: number): Promise<readonly number[]> };
  readonly sessions: Pick<Gatekeeper, 'authenticate'>;
}

/** What moves a leaderboard: points, and a parent who switches leagues on or off. */
const movesLeague = ({ type }: LiveEvent): boolean => type === 'progress' || type === 'result' || type === 'controls';

export function registerNotifications(serve: Serve, { leagues, live, streams, tutorStudents, sessions }: Parts): void {
  const matesOf = async ({ userId, role }: Actor): Promise<ReadonlySet<number>> =>
    new Set(role === 'student' ? await leagues.matesOf(userId) : []);

  // One beat for all: the tokens of a thousand streams are checked in a few statements.
  const beat = createBeat(heartbeatMs);

  serve(listenLive, async ({ actor, request, reply }): Promise<LiveEvent> => {
    let watched = new Set(await tutorStudents.watchedStudents(actor.userId));
    let mates = await matesOf(actor);
    const accessToken = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const stream = streams.open(reply, actor);
    const watch = async (): Promise<void> => {
      watched = new Set(await tutorStudents.watchedStudents(actor.userId));
      mates = await matesOf(actor);
    };
    /** A tutor hears of a consent that ended as their last event about the child, and of a new one as the first. */
    const hearConsent = async (event: LiveEvent): Promise<void> => {
      // At once, since other events about the child may follow while the database is asked.
      const wasWatched = watched.delete(event.studentId);
      await watch();
      if (wasWatched || watched.has(event.studentId)) stream.sendEvent(event);
    };
    /** A group that changed may have new members, whose answers are to be heard of from now on. */
    const hearLeague = async (): Promise<void> => {
      mates = await matesOf(actor);
      // Who it was stays between them and the server.
      stream.sendEvent({ type: 'league', studentId: actor.userId });
    };
    const endOn = (error: unknown): void => {
      request.log.warn({ err: error }, 'a live stream could not be kept up');
      stream.end();
    };
    const league = atMostEvery(leagueEveryMs, () => void hearLeague().catch(endOn));
    const stop = live.subscribe((event) => {
      if (event.type === 'consent' && actor.role === 'tutor') void hearConsent(event).catch(endOn);
      else if (event.type === 'league' && event.studentId === actor.userId) league.ask();
      else if (watched.has(event.studentId)) stream.sendEvent(event);
      else if (mates.has(event.studentId) && movesLeague(event)) league.ask();
    });
    // The token is checked again and again: a log-out ends the stream too, and a new class is heard of.
    let beats = 0;
    const stopBeat = beat.onBeat(() => {
      void (async () => {
        if ((await sessions.authenticate(accessToken)) === undefined) return stream.end();
        if (++beats % watchEveryBeats === 0) await watch();
        stream.sendHeartbeat();
      })().catch(endOn);
    });
    await stream.ended;
    stopBeat();
    league.stop();
    stop();
    return { type: 'progress', studentId: actor.userId };
  });
}
