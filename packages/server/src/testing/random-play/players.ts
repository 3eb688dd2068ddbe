/** Two students of one class and their tutor, new for each run. */
import { days, minutes } from '@comet/domain/time';
import { insertClassroom, insertClassroomStudent, insertSubscription } from '../../demo/demo.store.ts';
import { createPasswords } from '../../platform/passwords.ts';
import type { TestServer } from '../test-server.ts';

const password = 'a-fine-password';
const yearMs = days(365);
/** A little less than an access token is good for. */
const tokenMs = minutes(9);
/** Enough for a few power-ups or presets, and not for all. */
const firstCoins = 250;
let made = 0;

export interface Player {
  readonly userId: number;
  /** An access token good at this moment; they are short, and time jumps. */
  token(): Promise<string>;
}

export interface Players {
  readonly children: readonly [Player, Player];
  readonly tutor: Player;
}

export async function createPlayers(server: TestServer, timeZones: readonly [string, string]): Promise<Players> {
  const now = server.clock.now();
  const passwordHash = await createPasswords({ isWeak: true }).hash(password);
  const tag = `play${++made}`;
  const tokens = new Map<number, { readonly untilMs: number; readonly token: Promise<string> }>();

  async function create(role: 'student' | 'tutor', name: string, timeZone: string): Promise<Player> {
    const userName = `${tag}-${name}`;
    const userId = await server.database.transaction((tx) =>
      server.services.accounts.create(tx, {
        role,
        firstName: name,
        lastName: 'Player',
        userName,
        email: undefined,
        phone: undefined,
        passwordHash,
        timeZone,
        ...(role === 'student' ? { yearOfStudy: 5 } : {}),
      }),
    );
    if (role === 'student')
      await insertSubscription(server.database, userId, new Date(now.getTime() + 2 * yearMs), now);
    return {
      userId,
      token: () => {
        const nowMs = server.clock.now().getTime();
        const known = tokens.get(userId);
        if (known !== undefined && nowMs < known.untilMs) return known.token;
        const token = server.enter(userName, password).then(({ accessToken }) => accessToken);
        tokens.set(userId, { untilMs: nowMs + tokenMs, token });
        return token;
      },
    };
  }

  const [atHome, elsewhere] = timeZones;
  const children = [await create('student', 'ada', atHome), await create('student', 'ben', elsewhere)] as const;
  const tutor = await create('tutor', 'tutor', 'Europe/London');
  const classroomId = await insertClassroom(server.database, tutor.userId, tag, 1, now);
  for (const { userId: studentId } of children) {
    await server.services.consents.give(server.database, { tutorId: tutor.userId, studentId, by: 'team' });
    await insertClassroomStudent(server.database, classroomId, studentId, now);
    await server.database.transaction(async (tx) => {
      await server.services.rewards.lockTotals(tx, studentId);
      const entry = { studentId, cause: `play:${studentId}`, source: 'manual', amount: firstCoins } as const;
      await server.services.rewards.credit(tx, entry);
    });
  }
  return { children, tutor };
}
