/** Where the app begins. */
import '../ui/fonts.css';
import '@mantine/core/styles.css';
import '../ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { tabStorage } from '../ui/browser-storage.ts';
import { startReading } from '../ui/reading.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { router } from './routes.tsx';

// A page of an older build asks for a file that a newer one replaced: the newest build is one reload away.
window.addEventListener('vite:preloadError', (event) => {
  const lately = Date.now() - Number(tabStorage.getItem('reloadedAt') ?? 0) < 10_000;
  // Without internet a reload would show the browser's own page in place of ours.
  if (lately || !navigator.onLine) return;
  event.preventDefault();
  tabStorage.setItem('reloadedAt', String(Date.now()));
  location.reload();
});

startReading();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
registerServiceWorker();
