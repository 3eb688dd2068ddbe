/** What other features may use from accommodations. */
export { registerAccommodations } from './accommodations.routes.ts';
export { type AccommodationsService, createAccommodationsService } from './accommodations.service.ts';
