/** Has the app's page name what a child's first screen needs, so that it comes beside the scripts and not after them. */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { firstScreenChunks } from './build-chunks.ts';

export function preloadFirstScreen(): Plugin {
  return {
    name: 'comet-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { path, bundle = {} }) => {
        if (path !== '/app.html') return [];
        const chunks = Object.values(bundle).filter(
          (output) => output.type === 'chunk' && firstScreenChunks.includes(output.name),
        );
        return chunks.map(
          ({ fileName }): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head',
          }),
        );
      },
    },
  };
}
