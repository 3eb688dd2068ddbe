/** Puts the landing page's HTML into index.html while it is built, so that it is whole without a script. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';

const folder = fileURLToPath(new URL('./src/landing', import.meta.url));

interface Rendering {
  readonly markup: string;
  readonly style: string;
}

function isRendering(value: unknown): value is Rendering {
  return typeof value === 'object' && value !== null && 'markup' in value && 'style' in value;
}

/** Runs src/landing/render.tsx as the browser's build would have it: the same class names, the same addresses of pictures. */
async function render(): Promise<Rendering> {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    plugins: [react()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderLanding } = await server.ssrLoadModule('/src/landing/render.tsx');
    const rendered: unknown = renderLanding();
    if (!isRendering(rendered)) throw new Error('render.tsx gave no page');
    return rendered;
  } finally {
    await server.close();
  }
}

export function buildLanding(): Plugin {
  return {
    name: 'comet-landing',
    buildStart() {
      this.addWatchFile(folder);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (page, { path }) => {
        if (path !== '/index.html') return page;
        const { markup, style } = await render();
        return page.replace('<!--tokens-->', style).replace('<!--page-->', markup);
      },
    },
  };
}
