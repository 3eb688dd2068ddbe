/** The tokens as CSS variables (`--comet-card` and the like), for the app and for pages without the component library. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { day, dayMeasures, type Measures, motion, night, nightMeasures, type Palette } from './tokens.ts';

export type ThemeName = 'night' | 'day';

export const paletteOf: Readonly<Record<ThemeName, Palette>> = { night, day };
export const measuresOf: Readonly<Record<ThemeName, Measures>> = { night: nightMeasures, day: dayMeasures };

export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The one colour that stands for a subject. */
export const accentOf = (subject: SubjectKey): string => `var(--comet-${kebab(subject)})`;

export function tokensOf(themeName: ThemeName): Readonly<Record<string, string>> {
  const { cardRadius, target, press } = measuresOf[themeName];
  return {
    ...Object.fromEntries(
      Object.entries(paletteOf[themeName]).map(([name, colour]) => [`--comet-${kebab(name)}`, colour]),
    ),
    '--comet-radius': `${cardRadius / 16}rem`,
    '--comet-target': `${target / 16}rem`,
    '--comet-press': `${press}px`,
    '--comet-press-time': `${motion.pressMs}ms`,
    '--comet-move-time': `${motion.moveMs}ms`,
    '--comet-enter-time': `${motion.enterMs}ms`,
    '--comet-ease': motion.ease,
    '--comet-bounce': motion.bounce,
  };
}
