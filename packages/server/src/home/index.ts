/** First pages in one call. No other feature uses them. */
export { registerHome } from './home.routes.ts';
export { createHomeService } from './home.service.ts';
