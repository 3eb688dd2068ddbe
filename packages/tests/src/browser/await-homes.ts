/** Before each file of journeys: their server is there. */
import { awaitHome } from './test-server.ts';

await awaitHome();
