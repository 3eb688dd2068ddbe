/** Turns the tokens into the component library's themes and CSS variables. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, rem } from '@mantine/core';
import controls from './controls.module.css';
import { breakpoints, type Palette } from './tokens.ts';
import { measuresOf, paletteOf, type ThemeName, tokensOf } from './variables.ts';

export type { ThemeName } from './variables.ts';

const em = (px: number): string => `${px / 16}em`;

/** One colour at all ten steps: the library picks a step, the theme decides the colour. */
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

/** The library's greys, from ink to ground, so that nothing of it looks grey on purple or cold on warm white. */
function greysOf({ ink, inkSoft, fieldEdge, cardEdge, card, ground, groundDeep, field, track }: Palette) {
  const dark: MantineColorsTuple = [
    ink,
    inkSoft,
    inkSoft,
    fieldEdge,
    cardEdge,
    cardEdge,
    field,
    ground,
    groundDeep,
    groundDeep,
  ];
  const gray: MantineColorsTuple = [groundDeep, track, track, cardEdge, fieldEdge, fieldEdge, inkSoft, ink, ink, card];
  return { dark, gray };
}

const fonts = 'var(--comet-font)';

export function themeOf(themeName: ThemeName) {
  const palette = paletteOf[themeName];
  const { cardRadius, textSize } = measuresOf[themeName];
  const isNight = themeName === 'night';
  return createTheme({
    fontFamily: fonts,
    headings: {
      fontFamily: fonts,
      fontWeight: '600',
      textWrap: 'balance',
      sizes: {
        h1: { fontSize: `clamp(${rem(26)}, 1.2rem + 1.6vw, ${rem(34)})`, lineHeight: '1.2' },
        h2: { fontSize: `clamp(${rem(24)}, 1.1rem + 1.2vw, ${rem(28)})`, lineHeight: '1.25' },
        h3: { fontSize: rem(isNight ? 22 : 20), lineHeight: '1.3' },
        h4: { fontSize: rem(18), lineHeight: '1.35' },
      },
    },
    colors: {
      action: flat(palette.action, palette.actionEdge),
      right: flat(palette.right, palette.right),
      go: flat(palette.go, palette.go),
      mend: flat(palette.mend, palette.mend),
      ...greysOf(palette),
    },
    primaryColor: 'action',
    primaryShade: 6,
    white: palette.actionInk,
    black: isNight ? palette.goInk : palette.ink,
    // Words on a bright button are dark, on a deep one white.
    autoContrast: true,
    luminanceThreshold: 0.3,
    focusRing: 'never',
    defaultRadius: 'md',
    radius: { md: rem(cardRadius), sm: rem(12), xl: rem(999) },
    fontSizes: {
      xs: rem(14),
      sm: rem(textSize - (isNight ? 2 : 1)),
      md: rem(textSize),
      lg: rem(textSize + 2),
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
      Button: {
        defaultProps: { radius: 'xl', size: isNight ? 'lg' : 'md' },
        classNames: { root: controls.button },
      },
      ActionIcon: { defaultProps: { radius: 'xl', size: isNight ? 'clamp(48px, 2.75rem, 60px)' : 'xl' } },
      TextInput: { defaultProps: { radius: 'sm', size: 'md' } },
      NumberInput: { defaultProps: { radius: 'sm', size: 'md' } },
      Textarea: { defaultProps: { radius: 'sm', size: 'md' } },
      PasswordInput: {
        defaultProps: { radius: 'sm', size: 'md', visibilityToggleButtonProps: { size: isNight ? 44 : 36 } },
      },
      Select: { defaultProps: { radius: 'sm', size: 'md', allowDeselect: false } },
      MultiSelect: { defaultProps: { radius: 'sm', size: 'md' } },
      Input: { classNames: { input: controls.field } },
      Checkbox: { defaultProps: { color: 'go', size: 'md', radius: rem(6) }, classNames: { input: controls.tick } },
      Radio: {
        defaultProps: { color: 'go', size: 'md' },
        classNames: { radio: controls.tick, body: isNight ? controls.choice : '' },
      },
      Switch: {
        defaultProps: { color: 'go', size: 'md' },
        classNames: { track: controls.switch, body: controls.choice },
      },
      Progress: { classNames: { root: controls.progress } },
      Slider: { defaultProps: { thumbSize: isNight ? 32 : 24 } },
      Pill: { classNames: { root: controls.pill, remove: controls.pillRemove } },
      SegmentedControl: {
        defaultProps: { radius: 'xl' },
        classNames: { root: controls.segments, indicator: controls.segment, label: controls.segmentLabel },
      },
      Tabs: { classNames: { tab: controls.tab } },
      Modal: {
        defaultProps: {
          centered: true,
          overlayProps: { backgroundOpacity: 0.6 },
          closeButtonProps: { size: isNight ? 48 : 36, iconSize: 24, 'aria-label': 'Close' },
        },
        classNames: { title: controls.modalTitle },
      },
      Table: { classNames: { th: controls.head } },
      Badge: { defaultProps: { tt: 'none', fw: 600, size: 'lg' } },
      Alert: { defaultProps: { radius: 'md' }, classNames: { message: controls.alertMessage } },
    },
  });
}

/** The tokens, and the library's own variables made to agree with them. */
export function variablesOf(themeName: ThemeName): CSSVariablesResolver {
  const palette = paletteOf[themeName];
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
    '--mantine-color-disabled': palette.track,
    '--mantine-color-disabled-color': palette.inkSoft,
    '--mantine-color-disabled-border': palette.cardEdge,
    // Quiet buttons are links: the action colour itself is made for white ink upon it.
    '--mantine-color-action-light': palette.groundDeep,
    '--mantine-color-action-light-color': palette.link,
    '--mantine-color-action-light-hover': palette.cardEdge,
    '--mantine-color-gray-text': palette.inkSoft,
    '--mantine-color-gray-light': palette.track,
    '--mantine-color-gray-light-color': palette.inkSoft,
    '--mantine-color-gray-light-hover': palette.cardEdge,
    '--mantine-color-orange-light': palette.mendSoft,
    '--mantine-color-orange-light-color': palette.mendInk,
    '--mantine-color-right-light': palette.rightSoft,
    '--mantine-color-right-light-color': palette.rightInk,
    '--mantine-color-mend-light': palette.mendSoft,
    '--mantine-color-mend-light-color': palette.mendInk,
  };
  return () => ({ variables: { ...tokensOf(themeName) }, light: library, dark: library });
}
