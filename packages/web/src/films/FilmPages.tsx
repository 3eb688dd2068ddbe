/** A film on paper: every scene with what is said in it, to read again or to print. */
import type { Film } from '@comet/contract/film';
import { Mascot } from '../mascots/Mascot.tsx';
import { StillPaper } from './FilmFrame.tsx';

export function FilmPages({ film }: { readonly film: Film }) {
  return (
    <main className="film-pages">
      <header>
        <h1>{film.title}</h1>
        <Mascot subject={film.subject} mood="cheer" size={72} />
      </header>
      <ol>
        {film.scenes.slice(1).map((scene) => (
          <li key={scene.say}>
            <StillPaper scene={scene} />
            <p>{scene.say}</p>
          </li>
        ))}
      </ol>
    </main>
  );
}
