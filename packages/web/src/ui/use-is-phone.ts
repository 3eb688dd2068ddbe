/** Whether the screen is as narrow as a phone's; the same width as the theme's `sm`. */
import { useMediaQuery } from '@mantine/hooks';
import { breakpoints } from './tokens.ts';

export const useIsPhone = (): boolean =>
  useMediaQuery(`(max-width: ${breakpoints.sm / 16 - 0.01}em)`, false, { getInitialValueInEffect: false });
