/** A worker that says when the next picture of a film is due. */
import { picturesPerSecond } from './film-format.ts';

setInterval(() => postMessage(undefined), 1000 / picturesPerSecond);
