/** Where the app begins. */
import '../ui/fonts.css';
import '@mantine/core/styles.css';
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
import { routes } from './routes.tsx';

const Routed = () => useRoutes(routes);

window.addEventListener('vite:preloadError', () => void moveToNewestBuild());

beginHome(location.pathname);
startReading();
startBackBlocker();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routed />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
registerServiceWorker();
