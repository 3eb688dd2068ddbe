/** Makes the landing page's HTML; the build puts it into index.html. */
import { renderToStaticMarkup } from 'react-dom/server';
import { tokensOf } from '../ui/variables.ts';
import { LandingPage } from './LandingPage.tsx';

const asStyle = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** @public Called by build-landing.ts, through vite. */
export const renderLanding = (): { readonly markup: string; readonly style: string } => ({
  markup: renderToStaticMarkup(<LandingPage />),
  style: asStyle({ ...tokensOf('day'), ...nightSky() }),
});

/** The hero and the questions to try are seen by night on a page of day. */
function nightSky(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokensOf('night')).map(([name, value]) => [name.replace('--comet-', '--night-'), value]),
  );
}
