/** Turns the tokens into the component library's themes and CSS variables. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, rem } from '@mantine/core';
import { breakpoints, day, night, type Palette } from './tokens.ts';

export type Look = 'night' | 'day';

const paletteOf: Readonly<Record<Look, Palette>> = { night, day };
const em = (px: number): string => `${px / 16}em`;

/** One colour at all ten steps: the library picks a step, the look decides the colour. */
const flat = (colour: string, hover: string): MantineColorsTuple => [
  colour,
  colour,
  colour,
  colour,
  colour,
  colour,
  colour,
  hover,
  colour,
  hover,
];

export function themeOf(look: Look) {
  const palette = paletteOf[look];
  const isNight = look === 'night';
  return createTheme({
    fontFamily: 'Poppins, system-ui, sans-serif',
    headings: { fontFamily: 'Poppins, system-ui, sans-serif', fontWeight: '600' },
    colors: { action: flat(palette.action, palette.actionEdge), right: flat(palette.right, palette.right) },
    primaryColor: 'action',
    primaryShade: 6,
    white: '#ffffff',
    defaultRadius: 'md',
    radius: { md: rem(isNight ? 24 : 16), sm: rem(10), xl: rem(999) },
    fontSizes: {
      xs: rem(14),
      sm: rem(isNight ? 16 : 15),
      md: rem(isNight ? 18 : 16),
      lg: rem(isNight ? 20 : 18),
      xl: rem(24),
    },
    breakpoints: {
      xs: em(breakpoints.xs),
      sm: em(breakpoints.sm),
      md: em(breakpoints.md),
      lg: em(breakpoints.lg),
      xl: em(breakpoints.xl),
    },
    components: {
      Button: { defaultProps: { radius: 'xl', size: isNight ? 'lg' : 'md' } },
      TextInput: { defaultProps: { radius: 'sm', size: 'md' } },
      PasswordInput: { defaultProps: { radius: 'sm', size: 'md' } },
      Select: { defaultProps: { radius: 'sm', size: 'md', allowDeselect: false } },
      Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.55 } } },
    },
  });
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `--comet-card` and the like, and the library's own variables made to agree with them. */
export function variablesOf(look: Look): CSSVariablesResolver {
  const palette = paletteOf[look];
  const own = Object.fromEntries(Object.entries(palette).map(([name, colour]) => [`--comet-${kebab(name)}`, colour]));
  const library = {
    '--mantine-color-body': palette.ground,
    '--mantine-color-text': palette.ink,
    '--mantine-color-dimmed': palette.inkSoft,
    '--mantine-color-anchor': palette.link,
    '--mantine-color-default': palette.card,
    '--mantine-color-default-border': palette.cardEdge,
    '--mantine-color-default-color': palette.ink,
    '--mantine-color-default-hover': palette.cardEdge,
    '--mantine-color-placeholder': palette.inkSoft,
    '--mantine-color-error': palette.mend,
    // Quiet buttons are links: the action colour itself is made for white ink upon it.
    '--mantine-color-action-light': palette.groundDeep,
    '--mantine-color-action-light-color': palette.link,
    '--mantine-color-action-light-hover': palette.cardEdge,
  };
  return () => ({ variables: own, light: library, dark: library });
}
