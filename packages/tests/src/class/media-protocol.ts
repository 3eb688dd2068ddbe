/** Over what a page's media come. */
import type { Page } from 'playwright-core';

/** Run before a page's own scripts: keeps its media connections to be asked. */
export const keepConnections = `
  window.connections = [];
  const Original = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Original {
    constructor(...given) {
      super(...given);
      window.connections.push(this);
    }
  };`;

/** 'udp' or 'tcp', by the browser's own count of the connection that is in use. */
export const protocolOf = (page: Page): Promise<string> =>
  page.evaluate<string>(`(async () => {
    for (const connection of window.connections.toReversed()) {
      const reports = [...(await connection.getStats()).values()];
      const pair = reports.find(({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded');
      const local = reports.find(({ id }) => id === pair?.localCandidateId);
      if (local !== undefined) return local.protocol;
    }
    return 'nothing';
  })()`);
