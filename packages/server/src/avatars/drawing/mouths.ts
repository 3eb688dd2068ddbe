/** Mouths. */
import type { MouthKey } from '@comet/domain/avatars/presets';
import { inkColour } from './colours.ts';

export const mouths: Readonly<Record<MouthKey, string>> = {
  smile: `<path d="M106 148q14 13 28 0" fill="none" stroke="${inkColour}" stroke-width="5" stroke-linecap="round"/>`,
  grin: `<path d="M101 145q19 6 38 0q-2 20-19 20t-19-20z" fill="#7c1f3a"/><path d="M104 147q16 5 32 0l-1 6q-15 4-30 0z" fill="#fff"/><path d="M110 160q10-7 20 0q-4 5-10 5t-10-5z" fill="#f0647c"/>`,
  cheeky: `<path d="M104 148q16 12 32-2" fill="none" stroke="${inkColour}" stroke-width="5" stroke-linecap="round"/><path d="M120 153q1 12 9 11t7-14z" fill="#f0647c"/>`,
  calm: `<path d="M110 150q10 5 20 0" fill="none" stroke="${inkColour}" stroke-width="5" stroke-linecap="round"/>`,
  gap: `<path d="M102 146q18 6 36 0q-2 17-18 17t-18-17z" fill="#7c1f3a"/><path d="M106 147.500q6 2 11 2v7h-10zM123 149.500q6 0 11-2l-1 9h-10z" fill="#fff"/>`,
  brave: `<path d="M106 150q10 6 26-4" fill="none" stroke="${inkColour}" stroke-width="5" stroke-linecap="round"/>`,
};
