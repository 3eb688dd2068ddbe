/** The slides of one room: children get a link to the file, which the server signs for the tutor's own files alone. */
import type { FromRoom } from '@comet/contract/room-messages';
import type { Room } from '@comet/domain/meetings/room';
import type { WantedFile } from './process-messages.ts';

interface Parts {
  readonly roomId: number;
  readonly roomNow: () => Room;
  readonly want: (wanted: WantedFile) => void;
}

interface Listener {
  send(message: FromRoom): void;
}

export function createRoomSlides({ roomId, roomNow, want }: Parts) {
  let link: { readonly fileId: string; readonly url: string } | undefined;
  const told = new WeakMap<Listener, string>();
  return {
    /** Asks the server for the link, unless it is here. */
    load: (): void => {
      const { slides, members } = roomNow();
      const tutor = members.find(({ role }) => role === 'tutor');
      if (slides === null || tutor === undefined || link?.fileId === slides.fileId) return;
      want({ roomId, tutorId: tutor.userId, fileId: slides.fileId });
    },

    linked: (fileId: string, url: string): void => {
      link = { fileId, url };
    },

    /** Tells somebody who is in the room where the slides are, once. */
    tell: (listener: Listener): void => {
      const { slides } = roomNow();
      if (link === undefined || slides?.fileId !== link.fileId || told.get(listener) === link.url) return;
      told.set(listener, link.url);
      listener.send({ type: 'slides', ...link });
    },
  };
}
