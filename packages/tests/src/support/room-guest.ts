/** Somebody in a room, as its server meets them: a socket, and media in a browser's page that many share. */
import { enterRoom } from '@comet/contract/meetings';
import { type FromRoom, roomProtocol, type ToRoom } from '@comet/contract/room-messages';
import { mediaKinds } from '@comet/domain/meetings/media-lines';
import type { Page } from 'playwright-core';
import { ask } from './person.ts';

const directions = {
  tutor: ['sendonly', 'sendonly', 'sendonly', 'recvonly', 'recvonly'],
  child: ['recvonly', 'recvonly', 'recvonly', 'sendrecv', 'sendonly'],
} as const;

/**
 * Makes connections in a page; the tutor's sends a camera and a microphone that Chromium makes up. A child's counts the pictures
 * that arrive whole, and decodes only whole ones: a hundred children have a hundred devices, and this machine has none to spare.
 */
const peers = `
  window.peers = [];
  window.makeOffer = async (lines, sends) => {
    const peer = new RTCPeerConnection({ encodedInsertableStreams: !sends });
    window.peers.push(peer);
    peer.frames = 0;
    if (!sends) peer.ontrack = ({ receiver, track }) => {
      const { readable, writable } = receiver.createEncodedStreams();
      readable.pipeThrough(new TransformStream({ transform: (frame, to) => {
        if (track.kind === 'audio') return;
        peer.frames += 1;
        if (frame.type === 'key') to.enqueue(frame);
      } })).pipeTo(writable);
    };
    for (const [kind, direction] of lines) peer.addTransceiver(kind, { direction });
    if (sends) {
      const media = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: 640, height: 360, frameRate: 15 } });
      const [voice, camera] = peer.getTransceivers();
      await voice.sender.replaceTrack(media.getAudioTracks()[0]);
      await camera.sender.replaceTrack(media.getVideoTracks()[0]);
      const parameters = camera.sender.getParameters();
      for (const encoding of parameters.encodings) encoding.maxBitrate = 500000;
      await camera.sender.setParameters(parameters);
    }
    await peer.setLocalDescription(await peer.createOffer());
    await new Promise((resolve) => {
      peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && resolve();
      setTimeout(resolve, 400);
    });
    return [window.peers.length - 1, peer.localDescription.sdp];
  };
  window.takeAnswer = (place, sdp) => window.peers[place].setRemoteDescription({ type: 'answer', sdp });
  window.readReceived = () => Promise.all(window.peers.map(async (peer) => {
    const sum = { packets: 0, lost: 0, frames: peer.frames };
    for (const report of (await peer.getStats()).values()) {
      if (report.type !== 'inbound-rtp') continue;
      sum.packets += report.packetsReceived;
      if (report.kind === 'video') sum.lost += report.packetsLost;
    }
    return sum;
  }));`;

/** What a connection has received. */
export interface Received {
  readonly packets: number;
  /** Of pictures: lost, and not sent again in time. */
  readonly lost: number;
  readonly frames: number;
}

export async function preparePage(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/health/ready`);
  await page.evaluate(peers);
}

export const readReceived = (page: Page): Promise<Received[]> => page.evaluate<Received[]>('window.readReceived()');

export interface RoomGuest {
  send(act: ToRoom): void;
  /** Connects media in the page. `through` changes the answer on its way; then the offer tells the room no addresses of its own. */
  connect(page: Page, through?: (answer: string) => Promise<string>): Promise<void>;
  close(): void;
}

interface Guest {
  readonly baseUrl: string;
  readonly token: string;
  readonly liveLessonId: number;
  readonly onMessage: (message: FromRoom) => void;
}

export async function enterAsGuest({ baseUrl, token, liveLessonId, onMessage }: Guest): Promise<RoomGuest> {
  const { body, refusal } = await ask(baseUrl, enterRoom, { params: { id: liveLessonId } }, token);
  if (body === undefined) throw new Error(refusal);
  const { entrance } = body;
  if (entrance.kind !== 'socket') throw new Error('the lesson meets elsewhere');
  const url = new URL(entrance.socketPath, baseUrl.replace('http', 'ws'));
  const socket = new WebSocket(url, [roomProtocol, entrance.ticket]);
  let hearAnswer = (_: string): void => undefined;
  socket.onmessage = ({ data }) => {
    const message: FromRoom = JSON.parse(String(data));
    if (message.type === 'answer') hearAnswer(message.sdp);
    onMessage(message);
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const send = (act: ToRoom): void => socket.send(JSON.stringify(act));
  return {
    send,
    connect: async (page, through) => {
      const lines = mediaKinds.map((kind, line) => [kind, directions[body.role][line]]);
      const made = `window.makeOffer(${JSON.stringify(lines)}, ${body.role === 'tutor'})`;
      const [place, sdp] = await page.evaluate<[number, string]>(made);
      const answered = new Promise<string>((resolve) => {
        hearAnswer = resolve;
      });
      send({ type: 'offer', sdp: through === undefined ? sdp : sdp.replaceAll(/^a=candidate:.*\r\n/gm, '') });
      const answer = through === undefined ? await answered : await through(await answered);
      await page.evaluate(`window.takeAnswer(${place}, ${JSON.stringify(answer)})`);
    },
    close: () => socket.close(),
  };
}
