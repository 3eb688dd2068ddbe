/** The door to privacy for other rooms. */
export { createPrivacy } from './privacy.service.ts';
