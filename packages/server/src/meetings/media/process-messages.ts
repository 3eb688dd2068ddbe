/** What the server and the process of its rooms say to one another. Both are of one build, so it is typed and not checked. */
import type { BankQuestion } from '@comet/contract/lesson-fields';
import type { Guest, Room } from '@comet/domain/meetings/room';
import type { Key } from '@comet/questions/kernel/key';

/** Somebody at the door, as the server has checked them. */
export interface AdmittedGuest extends Guest {
  readonly roomId: number;
  /** How long the room is open to them. */
  readonly openForMs: number;
}

/** Where browsers send media to. */
export interface MediaAddresses {
  /** Besides this machine's own: the public one behind a router, or loopback on a developer's machine. */
  readonly hosts: readonly string[];
  /** The first and the last port, for firewalls; any where it is left out. */
  readonly ports: readonly [number, number] | undefined;
}

export interface StoredRoom {
  readonly roomId: number;
  readonly room: Room;
}

/** A question to everybody with all that is known of it. */
export type AskedItem = Pick<BankQuestion, 'itemId' | 'question' | 'rightAnswer' | 'explanation'> & {
  readonly key: Key;
};

/** A child who came into a room, or left it. */
export interface ChildInRoom {
  readonly roomId: number;
  readonly studentId: number;
}

/** The tutor asks a question of the bank. */
export interface WantedItem {
  readonly roomId: number;
  readonly tutorId: number;
  readonly itemId: number;
}

/** The tutor shows a PDF. */
export interface WantedFile {
  readonly roomId: number;
  readonly tutorId: number;
  readonly fileId: string;
}

export type ToMedia =
  | {
      readonly type: 'start';
      /** Only who knows it is let in: the socket listens to the server alone. */
      readonly pass: string;
      readonly addresses: MediaAddresses;
    }
  /** After `stopping`: the next process is there, so that the rooms can move. */
  | { readonly type: 'move' }
  /** A room as it was in another process; answered with `taken`. */
  | ({ readonly type: 'take' } & StoredRoom)
  /** `item` is null where the tutor may not ask it. */
  | { readonly type: 'found'; readonly roomId: number; readonly itemId: number; readonly item: AskedItem | null }
  /** `url` is null for a file that isn't the tutor's. */
  | { readonly type: 'linked'; readonly roomId: number; readonly fileId: string; readonly url: string | null };

export type FromMedia =
  | { readonly type: 'listening'; readonly port: number }
  | { readonly type: 'taken'; readonly roomId: number }
  /** It has been told to end, and goes on until it hears `move`. */
  | { readonly type: 'stopping' }
  /** It has said what all its rooms are like, lets nobody in any more, and ends. */
  | { readonly type: 'moved' }
  | ({ readonly type: 'changed' } & StoredRoom)
  | { readonly type: 'forgotten'; readonly roomId: number }
  | ({ readonly type: 'wanted' } & WantedItem)
  | ({ readonly type: 'wantedFile' } & WantedFile)
  | ({ readonly type: 'came' } & ChildInRoom)
  | ({ readonly type: 'left' } & ChildInRoom)
  | ({ readonly type: 'voiceRecorded' } & ChildInRoom)
  | ({ readonly type: 'removed'; readonly tutorId: number } & ChildInRoom);

/** The headers with which the server hands a browser's socket on. */
export const passHeader = 'x-comet-pass';
export const guestHeader = 'x-comet-guest';

export const writeGuest = (guest: AdmittedGuest): string => Buffer.from(JSON.stringify(guest)).toString('base64url');
export const readGuest = (header: string): AdmittedGuest => JSON.parse(Buffer.from(header, 'base64url').toString());
