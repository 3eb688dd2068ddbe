/** Hair and head coverings: what lies behind the head, and what over it. */
import type { HairKey } from '@comet/domain/avatars/presets';
import { ring, star } from './shapes.ts';

/** Given the colour and its light, or for cloth its fold. */
type Paint = (colour: string, light: string) => string;

interface Hair {
  readonly back?: Paint;
  readonly front: Paint;
}

const part = 'M60 120C54 66 86 40 120 40C154 40 186 66 180 120C176 98 156 78 121 64C84 78 64 98 60 120Z';
const pulled = 'M60 110C57 68 88 43 120 43C152 43 183 68 180 110C172 88 150 70 120 70C90 70 68 88 60 110Z';
const fringe =
  'M58 124C52 64 88 38 120 38C152 38 188 64 182 124C178 104 172 92 165 84C158 94 140 96 132 84C126 96 104 98 96 85C90 94 78 94 72 88C65 97 61 108 58 124Z';

export const hairs: Readonly<Record<HairKey, Hair>> = {
  short: {
    front: (c, l) =>
      `<path d="M58 118C50 66 84 36 122 36C164 36 190 66 182 118C179 104 174 95 167 88C150 92 128 87 110 74C101 88 86 95 73 95C65 101 61 109 58 118Z" fill="${c}"/><path d="M78 62q18-17 44-16" stroke="${l}" stroke-width="7" stroke-linecap="round" fill="none" opacity=".7"/>`,
  },
  spiky: {
    front: (c, l) =>
      `<path d="M58 118C52 100 50 84 56 70L44 60L66 54L64 34L86 42L96 22L114 36L132 20L144 38L168 30L168 52L192 56L182 72C188 88 186 104 182 118C178 102 172 92 164 86L150 94L136 80L122 92L106 78L92 92L78 84C68 92 62 104 58 118Z" fill="${c}" stroke="${c}" stroke-width="5" stroke-linejoin="round"/><path d="M84 56q14-12 34-12" stroke="${l}" stroke-width="7" stroke-linecap="round" fill="none" opacity=".7"/>`,
  },
  curls: {
    back: (c) => ring({ count: 16, centre: [120, 98], radii: [62, 56], size: 22, fill: c, arc: [160, 380] }),
    front: (c, l) =>
      ring({ count: 9, centre: [120, 104], radii: [54, 54], size: 19, fill: c, arc: [200, 340] }) +
      ring({ count: 5, centre: [120, 80], radii: [38, 26], size: 16, fill: c, arc: [200, 340] }) +
      `<circle cx="92" cy="52" r="7" fill="${l}" opacity=".55"/><circle cx="120" cy="44" r="6" fill="${l}" opacity=".55"/><circle cx="72" cy="72" r="6" fill="${l}" opacity=".55"/>`,
  },
  afro: {
    back: (c, l) =>
      `<circle cx="120" cy="90" r="82" fill="${c}"/>` +
      ring({ count: 22, centre: [120, 90], radii: [78, 76], size: 15, fill: c }) +
      `<path d="M62 56q16-26 48-32" stroke="${l}" stroke-width="9" stroke-linecap="round" fill="none" opacity=".5"/>`,
    front: (c) => ring({ count: 9, centre: [120, 110], radii: [55, 52], size: 13, fill: c, arc: [196, 344] }),
  },
  puffs: {
    back: (c, l) =>
      `<circle cx="58" cy="58" r="29" fill="${c}"/><circle cx="182" cy="58" r="29" fill="${c}"/>` +
      ring({ count: 11, centre: [58, 58], radii: [26, 26], size: 9, fill: c }) +
      ring({ count: 11, centre: [182, 58], radii: [26, 26], size: 9, fill: c }) +
      `<path d="M44 46q6-10 16-12M172 40q10-6 18 0" stroke="${l}" stroke-width="6" stroke-linecap="round" fill="none" opacity=".6"/>`,
    front: (c, l) =>
      `<path d="${part}" fill="${c}"/><path d="M120 44v20" stroke="${l}" stroke-width="3" opacity=".8"/><circle cx="78" cy="66" r="8" fill="#ffc93f"/><circle cx="162" cy="66" r="8" fill="#ffc93f"/>`,
  },
  braids: {
    back: (c, l) =>
      [60, 180]
        .map(
          (x) =>
            [150, 170, 190, 209]
              .map(
                (y, i) =>
                  `<ellipse cx="${x + (x < 120 ? -1 : 1) * (4 - i)}" cy="${y}" rx="${14 - i}" ry="13" fill="${i % 2 ? l : c}"/>`,
              )
              .join('') +
            `<circle cx="${x}" cy="222" r="7" fill="#ff9f1c"/><path d="M${x - 7} 226l7 14l7-14z" fill="${c}"/>`,
        )
        .join(''),
    front: (c, l) =>
      `<path d="${part}" fill="${c}"/><path d="M120 42v22" stroke="${l}" stroke-width="3"/><path d="M78 70q14-16 34-20" stroke="${l}" stroke-width="6" stroke-linecap="round" fill="none" opacity=".7"/>`,
  },
  locs: {
    back: (c, l) =>
      [52, 66, 82, 158, 174, 188]
        .map(
          (x, i) =>
            `<path d="M${x} 90Q${x + (x < 120 ? -6 : 6)} 140 ${x + (i % 2 ? 4 : -2)} ${186 + (i % 3) * 9}" stroke="${i % 2 ? l : c}" stroke-width="15" stroke-linecap="round" fill="none"/>`,
        )
        .join(''),
    front: (c, l) =>
      `<path d="M58 116C50 64 86 36 120 36C154 36 190 64 182 116C176 96 160 80 122 74C84 80 66 94 58 116Z" fill="${c}"/><g stroke="${l}" stroke-width="4" stroke-linecap="round" fill="none" opacity=".75"><path d="M118 42Q92 52 74 84M104 44Q82 52 66 74M122 42Q148 52 166 84M138 44Q160 54 174 76M120 42v28"/></g><circle cx="62" cy="176" r="5" fill="#ffc93f"/><circle cx="178" cy="168" r="5" fill="#4fd3e4"/>`,
  },
  bun: {
    back: (c, l) =>
      `<circle cx="120" cy="30" r="25" fill="${c}"/><path d="M106 22q10-12 26-6M104 34q16 12 32 0" stroke="${l}" stroke-width="4.5" stroke-linecap="round" fill="none" opacity=".8"/>`,
    front: (c, l) =>
      `<path d="${pulled}" fill="${c}"/><path d="M80 70q16-16 40-18M160 70q-12-14-30-17" stroke="${l}" stroke-width="5" stroke-linecap="round" fill="none" opacity=".7"/><path d="M102 46q18-8 36 0" stroke="#f2686b" stroke-width="8" stroke-linecap="round" fill="none"/>`,
  },
  bob: {
    back: (c) =>
      `<path d="M52 112C44 58 84 32 120 32C156 32 196 58 188 112Q190 152 180 172Q164 182 152 172H88Q76 182 60 172Q50 152 52 112Z" fill="${c}"/>`,
    front: (c, l) =>
      `<path d="${fringe}" fill="${c}"/><path d="M54 100q-6 44 6 72q12 2 14-8q-14-26-8-60zM186 100q6 44-6 72q-12 2-14-8q14-26 8-60z" fill="${c}"/><path d="M80 60q18-14 42-14" stroke="${l}" stroke-width="7" stroke-linecap="round" fill="none" opacity=".75"/>`,
  },
  long: {
    back: (c, l) =>
      `<path d="M54 108C46 58 84 34 120 34C156 34 194 58 186 108L194 200Q196 222 172 220H68Q44 222 46 200Z" fill="${c}"/><path d="M60 140l-4 62M180 140l4 62" stroke="${l}" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
    front: (c, l) =>
      `<path d="${part}" fill="${c}"/><path d="M76 74q14-18 36-22" stroke="${l}" stroke-width="7" stroke-linecap="round" fill="none" opacity=".75"/>`,
  },
  wavy: {
    back: (c, l) =>
      `<path d="M56 104C46 58 84 34 120 34C156 34 194 58 184 104Q200 122 188 140Q202 158 188 174Q190 196 166 194H74Q50 196 52 174Q38 158 52 140Q40 122 56 104Z" fill="${c}"/><path d="M58 126q-6 14 2 26M182 126q6 14-2 26" stroke="${l}" stroke-width="6" stroke-linecap="round" fill="none" opacity=".6"/>`,
    front: (c, l) =>
      `<path d="M58 122C50 64 86 38 120 38C156 38 190 64 182 122C180 100 170 88 160 82C136 88 112 82 100 66C92 88 66 92 58 122Z" fill="${c}"/><path d="M112 50q24-6 42 10" stroke="${l}" stroke-width="7" stroke-linecap="round" fill="none" opacity=".75"/>`,
  },
  buzz: {
    front: (c) =>
      `<path d="M62 104C58 66 88 46 120 46C152 46 182 66 178 104C170 84 152 76 120 76C88 76 70 84 62 104Z" fill="${c}" opacity=".82"/>`,
  },
  none: {
    front: () =>
      `<path d="M86 70q14-12 32-12" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".35"/>`,
  },
  scarf: {
    front: (c, d) =>
      `<path fill-rule="evenodd" d="M120 32C170 32 194 70 190 124C189 150 184 176 178 196Q172 222 120 224Q68 222 62 196C56 176 51 150 50 124C46 70 70 32 120 32ZM120 62C88 62 72 86 72 118C72 150 92 174 120 174C148 174 168 150 168 118C168 86 148 62 120 62Z" fill="${c}"/><path d="M72 118C72 86 88 62 120 62C148 62 168 86 168 118" fill="none" stroke="${d}" stroke-width="7"/><path d="M64 190Q110 206 170 172M70 206Q120 214 176 186M60 176Q84 194 112 194" fill="none" stroke="${d}" stroke-width="4" stroke-linecap="round" opacity=".75"/><path d="M74 62q18-20 46-20" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".3"/>${star(170, 168, 15, '#ffc93f')}`,
  },
  patka: {
    front: (c, d) =>
      `<circle cx="120" cy="32" r="17" fill="${c}"/><circle cx="120" cy="32" r="17" fill="none" stroke="${d}" stroke-width="3"/><path d="M58 108C52 64 86 38 120 38C154 38 188 64 182 108C170 88 150 78 120 78C90 78 70 88 58 108Z" fill="${c}"/><path d="M62 98Q92 70 120 50M178 98Q148 70 120 50M78 62Q104 60 120 50M162 62Q136 60 120 50" fill="none" stroke="${d}" stroke-width="4" stroke-linecap="round"/>`,
  },
};
