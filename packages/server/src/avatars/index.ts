/** What other features may use from avatars: `wornByMany` wherever children are listed. */

export { registerAvatarPictures } from './avatar-pictures.ts';
export { avatarsData } from './avatars.data.ts';
export { registerAvatars } from './avatars.routes.ts';
export { createAvatarsService } from './avatars.service.ts';
export { createWornService, type WornService } from './worn.service.ts';
