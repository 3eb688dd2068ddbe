import { defineConfig } from 'drizzle-kit';

/** `npm run migration` compares the tables with the last snapshot and writes the SQL between the two. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.tables.ts',
  out: './migrations',
});
