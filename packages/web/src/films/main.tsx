/** The page that films are recorded from: it draws the picture or the pages that the recorder asks for. */
import '../ui/fonts.css';
import './films.css';
import type { Film } from '@comet/contract/film';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { tokensOf } from '../ui/variables.ts';
import { worldOf } from '../ui/worlds.ts';
import { FilmFrame } from './FilmFrame.tsx';
import { FilmPages } from './FilmPages.tsx';

declare global {
  interface Window {
    /** Says which film is drawn from now on. */
    loadFilm: (film: Film) => void;
    /** Draws the picture at a moment; gives its markup, so that the same picture is taken only once. */
    drawFrame: (ms: number) => string;
    drawPages: () => void;
  }
}

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no #root');
const root = createRoot(place);
let film: Film | undefined;

function draw(contentOf: (film: Film) => ReactNode): void {
  if (film === undefined) throw new Error('no film is loaded');
  const content = contentOf(film);
  flushSync(() => root.render(content));
}

window.loadFilm = (next) => {
  film = next;
  for (const [name, colour] of Object.entries({ ...tokensOf('night'), ...worldOf(next.subject) }))
    document.documentElement.style.setProperty(name, colour);
};
window.drawFrame = (ms) => {
  draw((shown) => <FilmFrame film={shown} ms={ms} />);
  return place.innerHTML;
};
window.drawPages = () => draw((shown) => <FilmPages film={shown} />);
await Promise.all(['400 20px Poppins', '600 20px Poppins'].map((font) => document.fonts.load(font)));
document.documentElement.dataset.ready = 'true';
