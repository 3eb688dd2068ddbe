/** Starts a process of children without a browser, which gets the processor time that is left over, and speaks with it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBackgroundScript } from '../support/in-background.ts';
import type { RoomGuest } from '../support/room-guest.ts';
import type { ChildrenOfRoom, ChildrenReport, FromChildren, ToChildren } from './room-children.ts';

const main = fileURLToPath(new URL('./room-children.ts', import.meta.url));

export interface RoomChildren {
  enter(room: ChildrenOfRoom): Promise<void>;
  /** Gives a room a tutor who shows what the first child sees. */
  teach(tutor: RoomGuest): Promise<void>;
  /** The room has lost this tutor's media connection. */
  lost(tutor: RoomGuest): void;
  read(): Promise<ChildrenReport>;
  /** All of them leave. */
  close(): Promise<void>;
}

export async function openRoomChildren(folder: string): Promise<RoomChildren> {
  const script = join(folder, 'children-in-background.sh');
  await writeBackgroundScript(script, process.execPath);
  const child = spawn(script, [main], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
  const ended = once(child, 'exit');
  const tutors: RoomGuest[] = [];
  let hear = (_: FromChildren): void => undefined;
  child.on('message', (message: FromChildren) => {
    if (message.type !== 'offer') return hear(message);
    const { tutor } = message;
    void tutors[tutor]?.exchange(message.sdp).then((sdp) => child.send({ type: 'answer', tutor, sdp }));
  });
  async function ask(message: ToChildren): Promise<FromChildren> {
    const answered = new Promise<FromChildren>((resolve) => {
      hear = resolve;
    });
    child.send(message);
    return Promise.race([
      answered,
      ended.then(() => {
        throw new Error('the children’s process ended');
      }),
    ]);
  }
  return {
    enter: async (room) => void (await ask({ type: 'enter', room })),
    teach: async (tutor) => {
      tutors.push(tutor);
      await ask({ type: 'teach', tutor: tutors.length - 1 });
    },
    lost: (tutor) => void child.send({ type: 'lost', tutor: tutors.indexOf(tutor) } satisfies ToChildren),
    read: async () => {
      const answer = await ask({ type: 'read' });
      if (answer.type !== 'report') throw new Error(`the children answered ${answer.type}`);
      return answer.report;
    },
    close: async () => {
      child.disconnect();
      await ended;
    },
  };
}
