/** Whether this is `npm test` without `--all`: what looks at very many cases looks at some of them then, and CI at all. */
export const isQuickRun = process.env.TEST_RUN === 'quick';
