/** The landing page's only script: whoever is logged in goes home. Everything else on the page works by itself. */
import '../ui/fonts.css';
import '../ui/base.css';
import '../mascots/mascot.css';
import './landing.css';
import './try-it.css';
import { storageKey } from '../api/tokens.ts';
import { paths } from '../navigation/paths.ts';

function isLoggedIn(): boolean {
  try {
    return (sessionStorage.getItem(storageKey) ?? localStorage.getItem(storageKey)) !== null;
  } catch {
    // Storage that is switched off holds no session.
    return false;
  }
}

if (isLoggedIn()) location.replace(paths.pages);
