/** Reads JSON bodies. How deep they nest is checked on the text, before a parser or a rule follows them down. */
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** The deepest body of ours has 5 levels, an event of the payment provider about 10. */
const maxDepth = 32;

/** Whether brackets nest deeper than `maxDepth`; brackets inside texts do not count. */
export function nestsTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let place = 0; place < json.length; place++) {
    const sign = json[place];
    if (isInText) {
      if (sign === '\\') place++;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '[' || sign === '{') {
      if (++depth > maxDepth) return true;
    } else if (sign === ']' || sign === '}') depth--;
  }
  return false;
}

export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (nestsTooDeep(body)) done(new Refusal('badRequest'));
    else void parse(request, body, done);
  });
}
