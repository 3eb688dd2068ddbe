/** Uploaded files: scripts in them, bombs, links that are not one's own, and parts that are too much. */
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { pathOf } from '@comet/contract/call';
import {
  beginUpload,
  cancelUpload,
  filesBase,
  finishUpload,
  getUpload,
  linkUploadParts,
  uploadFile,
} from '@comet/contract/uploads';
import { ask } from '../support/person.ts';
import type { Attack, Reply, Target } from './target.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A black PNG: some kB, however large it is when it is unpacked. */
function png(side: number, rows = side): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(rows * (Math.ceil(side / 8) + 1)));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Sends a file under a name and type of the sender's choice. */
async function upload({ send }: Target, token: string, content: Uint8Array, fileName = 'x.png'): Promise<Reply> {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(content)], { type: 'image/png' }), fileName);
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const body = Buffer.from(await encoded.arrayBuffer());
  const length = { 'content-length': String(body.length) };
  return send(pathOf(uploadFile), { method: 'POST', headers: { ...headers, ...length }, body, token });
}

async function uploadPdf(target: Target): Promise<{ readonly fileId: string; readonly url: string }> {
  const { status, text } = await upload(target, target.tokens.tutor, pdf, 'x.pdf');
  const { fileId, url } = uploadFile.answer.parse(status < 300 ? JSON.parse(text) : {});
  if (url === null) throw new Error('the file has no link');
  return { fileId, url };
}

async function beginVideo({ url, tokens }: Target, sizeBytes: number) {
  const body = { sizeBytes, fingerprint: randomBytes(32).toString('hex') };
  const begun = await ask(url, beginUpload, { body }, tokens.tutor);
  if (begun.body === undefined) throw new Error(begun.refusal);
  const params = { fileId: begun.body.fileId };
  const linked = await ask(url, linkUploadParts, { params, body: { partNumbers: [1] } }, tokens.tutor);
  const link = linked.body?.[0]?.url;
  if (link === undefined) throw new Error(linked.refusal ?? 'no link');
  const drop = () => ask(url, cancelUpload, { params }, tokens.tutor);
  return { params, link, drop };
}

const put = ({ send }: Target, link: string, body: Uint8Array): Promise<Reply> =>
  send(link, { method: 'PUT', body, headers: { 'content-type': 'application/octet-stream' } });

const disguised: Attack = {
  name: 'pages and drawings with scripts under the name of a picture',
  attempt: async (target) => {
    const script = '<script>alert(1)</script>';
    const contents = [
      `<!doctype html><html>${script}</html>`,
      `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
      `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
      `GIF89a=1;${script}`,
      `#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n`,
    ];
    for (const content of contents)
      for (const name of ['x.png', 'x.svg', '../../x.html', 'x.png"; filename="x.html']) {
        const { status } = await upload(target, target.tokens.tutor, Buffer.from(content), name);
        if (status < 400 || status >= 500) return `${content.slice(0, 12)} as ${name} was answered ${status}`;
      }
    return undefined;
  },
};

const openedAsPage: Attack = {
  name: 'a document with a script inside that a browser opens as a page of ours',
  attempt: async (target) => {
    const { url } = await uploadPdf(target);
    const { headers } = await target.send(url);
    const isSafe =
      headers['content-disposition']?.startsWith('attachment') === true &&
      headers['x-content-type-options'] === 'nosniff' &&
      String(headers['content-security-policy']).includes('sandbox');
    return isSafe ? undefined : JSON.stringify(headers);
  },
};

const bombs: Attack = {
  name: 'a picture of 900 million pixels, one that ends early, and twelve large ones at once',
  attempt: async (target) => {
    const one = async (content: Buffer) => upload(target, target.tokens.tutor, content);
    for (const content of [png(30_000), png(3000, 10)]) {
      const { status, tookMs } = await one(content);
      if (status < 400 || status >= 500) return `it was answered ${status}`;
      if (tookMs > 2000) return `it took ${tookMs.toFixed(0)} ms`;
    }
    const large = png(7000);
    const many = Promise.all(Array.from({ length: 12 }, () => one(large)));
    const { tookMs } = await target.send('/comet.svg');
    await many;
    return tookMs > 1000 ? `a small file took ${tookMs.toFixed(0)} ms meanwhile` : undefined;
  },
};

const alteredLinks: Attack = {
  name: 'a signed link used longer, for another file, as another type, or to write',
  attempt: async (target) => {
    const [own, other] = [await uploadPdf(target), await uploadPdf(target)];
    if ((await target.send(own.url)).status !== 200) throw new Error('the link does not work');
    const [path = '', query = ''] = own.url.split('?');
    const later = query.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 86_400_000}`);
    const links = [
      `${path}?${later}`,
      `${path}`,
      `${path}?${query.replace(/signature=.*/, 'signature=')}`,
      `${path}?${query.slice(0, -1)}`,
      `${path}?${query}&expires=99999999999999`,
      own.url.replace(own.fileId, other.fileId),
      own.url.replace('.pdf', '.mp4'),
      own.url.replace('.pdf', '.html'),
      `${filesBase}/${own.fileId}.part?${query}`,
      `${filesBase}/..%2f${own.fileId}.pdf?${query}`,
      `${filesBase}/../server.key?${query}`,
    ];
    const through: string[] = [];
    for (const link of links) if ((await target.send(link)).status < 300) through.push(link);
    const written = await put(target, `${filesBase}/${own.fileId}/parts/1?size=5&${query}`, Buffer.from('hello'));
    if (written.status < 300) through.push('written with a link to read');
    return through.length === 0 ? undefined : through.join('; ');
  },
};

const otherParts: Attack = {
  name: 'a link to a part used for another part, more bytes, another file, or after the end',
  attempt: async (target) => {
    const [own, other] = [await beginVideo(target, 1000), await beginVideo(target, 1000)];
    const bytes = Buffer.alloc(1000, 1);
    try {
      const tried = [
        await put(target, own.link.replace('/parts/1?', '/parts/2?'), bytes),
        await put(target, own.link.replace('size=1000', 'size=2000'), Buffer.alloc(2000)),
        await put(target, own.link, Buffer.alloc(1001)),
        await put(target, own.link, Buffer.alloc(999)),
        await put(target, own.link.replace(own.params.fileId, other.params.fileId), bytes),
      ];
      const taken = tried.findIndex(({ status }) => status < 300 || status >= 500);
      if (taken >= 0) return `try ${taken + 1} was answered ${tried[taken]?.status}`;
      const whole = await put(target, own.link, bytes);
      if (whole.status !== 204) throw new Error(`the right part was answered ${whole.status}`);
    } finally {
      await Promise.all([own.drop(), other.drop()]);
    }
    const { status } = await put(target, own.link, bytes);
    return status < 300 || status >= 500 ? `after the end it was answered ${status}` : undefined;
  },
};

const foreignUpload: Attack = {
  name: 'files of another tutor, and uploads by children and parents',
  attempt: async (target) => {
    const { url, tokens } = target;
    const { params, drop } = await beginVideo(target, 1000);
    const as = tokens.strangerTutor;
    const statuses = [
      (await ask(url, getUpload, { params }, as)).status,
      (await ask(url, linkUploadParts, { params, body: { partNumbers: [1] } }, as)).status,
      (await ask(url, finishUpload, { params }, as)).status,
      (await ask(url, cancelUpload, { params }, as)).status,
    ];
    await drop();
    if (statuses.some((status) => status < 400 || status >= 500)) return `another tutor: ${statuses.join(', ')}`;
    for (const who of ['student', 'parent'] as const) {
      const { status } = await upload(target, tokens[who], pdf, 'x.pdf');
      if (status < 400 || status >= 500) return `a ${who} was answered ${status}`;
    }
    return undefined;
  },
};

export const fileAttacks: readonly Attack[] = [disguised, openedAsPage, bombs, alteredLinks, otherParts, foreignUpload];
