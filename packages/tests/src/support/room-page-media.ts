/** Media of people in rooms, in a page of Chromium that many share. */
import { mediaKinds } from '@comet/domain/meetings/media-lines';
import type { Page } from 'playwright-core';
import { type LossyRelay, throughRelay } from './lossy-relay.ts';
import type { RoomGuest } from './room-guest.ts';

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

async function makeOffer(page: Page, role: RoomGuest['role']): Promise<[number, string]> {
  const lines = mediaKinds.map((kind, line) => [kind, directions[role][line]]);
  return page.evaluate<[number, string]>(`window.makeOffer(${JSON.stringify(lines)}, ${role === 'tutor'})`);
}

const takeAnswer = (page: Page, place: number, answer: string): Promise<unknown> =>
  page.evaluate(`window.takeAnswer(${place}, ${JSON.stringify(answer)})`);

/** Connects somebody's media in the page. */
export async function connectInPage(page: Page, guest: RoomGuest): Promise<void> {
  const [place, sdp] = await makeOffer(page, guest.role);
  await takeAnswer(page, place, await guest.exchange(sdp));
}

/** The same over a way that loses each nth packet of a picture. The offer tells the room no addresses of its own. */
export async function connectInPageWithLoss(page: Page, guest: RoomGuest, lostEach: number): Promise<LossyRelay> {
  const [place, sdp] = await makeOffer(page, guest.role);
  const answer = await guest.exchange(sdp.replaceAll(/^a=candidate:.*\r\n/gm, ''));
  const through = await throughRelay(answer, lostEach);
  await takeAnswer(page, place, through.sdp);
  return through.relay;
}
