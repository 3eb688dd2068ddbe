/**
 * Has the app's page name what a child's first screen needs, so that it comes beside the scripts and not after them, and
 * begin with the early script.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { firstScreenChunks, logInChunks } from './build-chunks.ts';

type Chunk = Rolldown.OutputChunk;

const tagsOf = ({ fileName, viteMetadata }: Chunk): HtmlTagDescriptor[] => [
  { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` }, injectTo: 'head' },
  ...[...(viteMetadata?.importedCss ?? [])].map(
    (file): HtmlTagDescriptor => ({
      tag: 'link',
      attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
      injectTo: 'head',
    }),
  ),
];

/** Only the log-in page fetches them ahead: the early script does. */
const logInTagOf = ({ fileName }: Chunk): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name: 'log-in-script', content: `/${fileName}` },
  injectTo: 'head',
});

export function nameFirstScreen(): Plugin {
  return {
    name: 'comet-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { path, bundle = {} }) => {
        if (path !== '/app.html') return [];
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const early = chunks.find(({ isEntry, name }) => isEntry && name === 'early');
        if (early === undefined) throw new Error('the early script was not built');
        return [
          {
            tag: 'script',
            attrs: { type: 'module', async: true, crossorigin: true, src: `/${early.fileName}` },
            injectTo: 'head-prepend',
          },
          ...chunks.filter(({ name }) => firstScreenChunks.includes(name)).flatMap(tagsOf),
          ...chunks.filter(({ name }) => logInChunks.includes(name)).map(logInTagOf),
        ];
      },
    },
  };
}
