/** What other features may use from accommodations. */

export { accommodationsData } from './accommodations.data.ts';
export { registerAccommodations } from './accommodations.routes.ts';
export { type AccommodationsService, createAccommodationsService } from './accommodations.service.ts';
