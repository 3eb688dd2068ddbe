/** Programs that make work for a server that is measured, kept out of its way. */
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

/** Linux shares time between sessions first (the autogroup), and among the processes of each by their niceness. */
const lastInLine = '[ -w /proc/self/autogroup ] && echo 19 > /proc/self/autogroup';
/** The last core, so that the others are the server's; a machine with one core has none to give away. */
const onLastCore = `command -v taskset > /dev/null && taskset -cp ${availableParallelism() - 1} $$ > /dev/null`;

/** Writes a script that starts the program so. It is to be the first of its session. */
export async function writeBackgroundScript(path: string, program: string): Promise<void> {
  await writeFile(path, `#!/bin/sh\n${lastInLine}\n${onLastCore}\nexec nice -n 19 ${program} "$@"\n`, { mode: 0o755 });
}
