/** How much room a screen has, by the theme's own widths. */
import { useMediaQuery } from '@mantine/hooks';
import { breakpoints } from './tokens.ts';

const useIsBelow = (widthPx: number): boolean =>
  useMediaQuery(`(max-width: ${widthPx / 16 - 0.01}em)`, false, { getInitialValueInEffect: false });

/** As narrow as a phone's. */
export const useIsPhone = (): boolean => useIsBelow(breakpoints.sm);
/** Too narrow for the menu beside the page. */
export const useIsNarrow = (): boolean => useIsBelow(breakpoints.md);
/** Narrower than a laptop's. */
export const useIsBelowLaptop = (): boolean => useIsBelow(breakpoints.lg);
