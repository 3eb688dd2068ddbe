/** The door to accommodations for other rooms. */
export { registerAccommodations } from './accommodations.routes.ts';
export { type Accommodations, createAccommodations } from './accommodations.service.ts';
