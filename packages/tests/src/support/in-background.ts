/** Programs that get the processor time that nobody else wants, so that what is measured beside them is the server. */
import { writeFile } from 'node:fs/promises';

/** Linux shares time between sessions first (the autogroup), and among the processes of each by their niceness. */
const lastInLine = '[ -w /proc/self/autogroup ] && echo 19 > /proc/self/autogroup';

/** Writes a script that starts the program so. It is to be the first of its session. */
export async function writeBackgroundScript(path: string, program: string): Promise<void> {
  await writeFile(path, `#!/bin/sh\n${lastInLine}\nexec nice -n 19 ${program} "$@"\n`, { mode: 0o755 });
}
