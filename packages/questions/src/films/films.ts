/** All films: three of each subject, for years 4, 5 and 6. */
import type { Film } from '@comet/contract/film';
import { englishFilms } from './english-films.ts';
import { mathFilms } from './math-films.ts';
import { nonVerbalFilms } from './non-verbal-films.ts';
import { verbalFilms } from './verbal-films.ts';

/** Each is recorded as `<key>.mp4` by `npm run films`. */
export const films: readonly Film[] = [...mathFilms, ...englishFilms, ...verbalFilms, ...nonVerbalFilms];
