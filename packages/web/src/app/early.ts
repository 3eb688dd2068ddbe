/** The first script of the app's page, small enough to run long before the others are here. */
import { beginFirstPage } from '../api/first-page.ts';
import { paths } from '../navigation/paths.ts';

beginFirstPage(location.pathname);

// The build names them. Everybody else comes without.
if (location.pathname === paths.logIn)
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name="log-in-script"]')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = content;
    document.head.append(link);
  }
