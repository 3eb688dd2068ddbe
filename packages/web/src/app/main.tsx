/** Where the app begins. */
import '../ui/fonts.css';
import '../ui/library.css';
import '../ui/base.css';
import '../ui/print.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useRoutes } from 'react-router';
import { beginHome } from '../api/home.ts';
import { queryClient } from '../api/query-client.ts';
import { startReading } from '../ui/reading-settings.ts';
import { startBackBlocker } from '../ui/use-back-blocker.ts';
import { moveToNewestBuild } from './newest-build.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { fetchPage, routes } from './routes.tsx';

const pageWaitMs = 50;

const Routed = () => useRoutes(routes);

window.addEventListener('vite:preloadError', () => void moveToNewestBuild());

beginHome(location.pathname);
startReading();
startBackBlocker();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
const app = createRoot(root);
// The first page has mostly come along with this script. Where it has not, there is a loader meanwhile.
const pageIsHere = fetchPage(location.pathname).catch(() => undefined);
const waitedLong = new Promise((resolve) => setTimeout(resolve, pageWaitMs));
void Promise.race([pageIsHere, waitedLong]).then(() =>
  app.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Routed />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  ),
);
registerServiceWorker();
