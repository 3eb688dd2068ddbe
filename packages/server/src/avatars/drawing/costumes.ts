/** Costumes. Drawn for a body of one shape, so that each fits standing, sitting and on sticks. */
import type { CostumeKey } from '@comet/domain/avatars/presets';
import { star } from './shapes.ts';

export interface Costume {
  readonly top: string;
  readonly sleeves: string;
  readonly hasShortSleeves?: boolean;
  readonly legs: string;
  readonly hasShorts?: boolean;
  readonly shoes: string;
  /** The colour of the hands, where they don't show. */
  readonly gloves?: string;
  readonly back?: string;
  readonly front: string;
  /** Over the head. */
  readonly over?: string;
}

export const costumes: Readonly<Record<CostumeKey, Costume>> = {
  tee: {
    top: '#f2686b',
    sleeves: '#f2686b',
    hasShortSleeves: true,
    legs: '#3a4fb8',
    shoes: '#fff',
    front: star(120, 222, 32, '#ffc93f'),
  },
  hoodie: {
    top: '#2bb583',
    sleeves: '#2bb583',
    legs: '#3b3049',
    shoes: '#ff9f1c',
    back: `<path d="M74 196Q78 164 120 164Q162 164 166 196Q120 214 74 196Z" fill="#1d8a62"/>`,
    front: `<path d="M94 232h52l6 20q-32 7-64 0z" fill="#1d8a62"/><path d="M108 190v16M132 190v16" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
  },
  dungarees: {
    top: '#ffc93f',
    sleeves: '#ffc93f',
    legs: '#3d62c9',
    shoes: '#f2545b',
    front: `<path d="M96 212h48l4 20 14 2v26q-42 8-84 0v-26l14-2z" fill="#3d62c9"/><path d="M99 214l-8-24M141 214l8-24" stroke="#3d62c9" stroke-width="10"/><circle cx="100" cy="216" r="4.500" fill="#ffe28f"/><circle cx="140" cy="216" r="4.500" fill="#ffe28f"/><rect x="108" y="224" width="24" height="18" rx="5" fill="#2c4aa3"/>`,
  },
  football: {
    top: '#fff',
    sleeves: '#ff7a3d',
    hasShortSleeves: true,
    legs: '#2b1d4d',
    hasShorts: true,
    shoes: '#3ddc97',
    front: `<path d="M98 188v74M120 184v80M142 188v74" stroke="#ff7a3d" stroke-width="11"/><rect x="105" y="206" width="30" height="34" rx="8" fill="#fff"/><text x="120" y="232" font-family="Poppins,sans-serif" font-weight="700" font-size="25" text-anchor="middle" fill="#2b1d4d">7</text>`,
  },
  kurta: {
    top: '#1592a3',
    sleeves: '#1592a3',
    legs: '#f6e6c8',
    shoes: '#c9752a',
    front: `<path d="M78 256L72 280Q120 292 168 280L162 256Q120 266 78 256Z" fill="#1592a3"/><path d="M120 184v102" stroke="#ffc53d" stroke-width="7"/><path d="M72 278Q120 290 168 278" fill="none" stroke="#ffc53d" stroke-width="7"/><path d="M104 188q16 14 32 0" fill="none" stroke="#ffc53d" stroke-width="6"/><circle cx="110" cy="214" r="3.500" fill="#ffe28f"/><circle cx="130" cy="230" r="3.500" fill="#ffe28f"/><circle cx="110" cy="246" r="3.500" fill="#ffe28f"/>`,
  },
  explorer: {
    top: '#c28a4a',
    sleeves: '#c28a4a',
    legs: '#6b4a2d',
    shoes: '#4a2c1d',
    front: `<path d="M120 186v76" stroke="#8f5f2c" stroke-width="4"/><rect x="88" y="220" width="22" height="18" rx="5" fill="#a06c34"/><rect x="130" y="220" width="22" height="18" rx="5" fill="#a06c34"/><path d="M84 196L156 250" stroke="#5a3a1f" stroke-width="7"/><circle cx="141" cy="239" r="10" fill="#ffe28f" stroke="#8f5f2c" stroke-width="4"/><path d="M141 232l3 8h-6z" fill="#f2545b"/><path d="M94 186q26 20 52 0l2 10q-28 18-56 0z" fill="#f2686b"/>`,
  },
  hero: {
    top: '#6c3bd1',
    sleeves: '#6c3bd1',
    legs: '#4b2a9c',
    shoes: '#ffc93f',
    back: `<path d="M88 188Q40 236 44 288Q80 296 120 284Q160 296 196 288Q200 236 152 188Z" fill="#f2545b"/><path d="M88 188Q62 236 70 290M152 188Q178 236 170 290" stroke="#b9303d" stroke-width="5" fill="none" opacity=".6"/>`,
    front: `<circle cx="120" cy="218" r="19" fill="#ffc93f"/>${star(120, 219, 25, '#6c3bd1')}<path d="M78 246q42 10 84 0v12q-42 10-84 0z" fill="#ffc93f"/><path d="M92 186q28 16 56 0" stroke="#f2545b" stroke-width="8" fill="none"/>`,
  },
  space: {
    top: '#f4f0fb',
    sleeves: '#f4f0fb',
    legs: '#f4f0fb',
    shoes: '#8f84b8',
    gloves: '#ff9f1c',
    back: `<rect x="78" y="182" width="84" height="66" rx="18" fill="#8f84b8"/>`,
    front: `<ellipse cx="120" cy="188" rx="36" ry="11" fill="#c9bfe0"/><rect x="98" y="210" width="44" height="30" rx="8" fill="#2a1758"/><circle cx="109" cy="220" r="4.500" fill="#3ddc97"/><circle cx="121" cy="220" r="4.500" fill="#ffc93f"/><circle cx="133" cy="220" r="4.500" fill="#f2545b"/><path d="M104 232h32" stroke="#a987f5" stroke-width="4" stroke-linecap="round"/><path d="M78 250q42 10 84 0" stroke="#ff9f1c" stroke-width="6" fill="none"/>`,
    over: `<circle cx="120" cy="108" r="90" fill="#9fdcf5" opacity=".13"/><circle cx="120" cy="108" r="90" fill="none" stroke="#f4f0fb" stroke-width="6" opacity=".9"/><path d="M54 78q16-34 48-46" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".65"/>`,
  },
  dino: {
    top: '#58c46a',
    sleeves: '#58c46a',
    legs: '#58c46a',
    shoes: '#3c9b4e',
    gloves: '#58c46a',
    back: `<path d="M158 246Q206 250 214 216Q226 262 186 276Q166 280 150 268Z" fill="#3c9b4e"/><path d="M120 20C178 20 204 66 198 122C196 168 172 196 120 196C68 196 44 168 42 122C36 66 62 20 120 20Z" fill="#58c46a"/><g fill="#ff9f1c"><path d="M104 22l16-22l16 22zM62 40l2-26l24 12zM178 40l-2-26l-24 12zM40 80l-16-18l28-4zM200 80l16-18l-28-4z" stroke="#ff9f1c" stroke-width="5" stroke-linejoin="round"/></g>`,
    front: `<path d="M98 196q22 10 44 0l6 62q-28 6-56 0z" fill="#d8f5b0"/><path d="M96 214h48M95 230h50M94 246h52" stroke="#a9dc82" stroke-width="4"/>`,
  },
  scientist: {
    top: '#f4f0fb',
    sleeves: '#f4f0fb',
    legs: '#3d62c9',
    shoes: '#2bb583',
    front: `<path d="M104 184L120 214L136 184L128 262H112Z" fill="#2bb583"/><path d="M104 184L112 262M136 184L128 262" stroke="#c9bfe0" stroke-width="4" fill="none"/><rect x="134" y="222" width="20" height="18" rx="4" fill="#fff" stroke="#c9bfe0" stroke-width="3"/><path d="M139 224v-12M146 224v-9" stroke="#f2545b" stroke-width="4" stroke-linecap="round"/><path d="M88 226h12l3 14q-9 8-18 0z" fill="#9fdcf5" stroke="#c9bfe0" stroke-width="3"/><path d="M87 234h15l1 6q-9 8-18 0z" fill="#3ddc97"/>`,
  },
  wizard: {
    top: '#2c3fa6',
    sleeves: '#2c3fa6',
    legs: '#1c2a7a',
    shoes: '#ffc93f',
    back: `<path d="M86 190Q44 240 48 292Q120 306 192 292Q196 240 154 190Z" fill="#1c2a7a"/>`,
    front: `<path d="M78 250L68 296Q120 306 172 296L162 250Q120 262 78 250Z" fill="#2c3fa6"/><path d="M76 250q44 12 88 0" stroke="#ffc93f" stroke-width="7" fill="none"/>${star(98, 224, 15, '#ffc93f')}${star(142, 232, 11, '#ffe28f')}${star(106, 280, 13, '#ffe28f')}${star(138, 284, 16, '#ffc93f')}<path d="M96 188q24 16 48 0" stroke="#ffc93f" stroke-width="6" fill="none"/>`,
    over: `<path d="M52 76Q86 60 112 -6Q120 -18 134 -8Q148 2 138 10Q142 48 188 76Q120 96 52 76Z" fill="#2c3fa6"/><path d="M36 78Q120 50 204 78Q206 90 196 92Q120 70 44 92Q34 90 36 78Z" fill="#1c2a7a"/><path d="M72 66Q120 52 168 66" stroke="#ffc93f" stroke-width="7" fill="none"/>${star(122, 40, 20, '#ffc93f')}${star(104, 22, 9, '#ffe28f')}`,
  },
  robot: {
    top: '#b9c3d8',
    sleeves: '#8d99b5',
    legs: '#8d99b5',
    shoes: '#4b5676',
    gloves: '#4fd3e4',
    back: `<rect x="84" y="184" width="72" height="68" rx="14" fill="#4b5676"/>`,
    front: `<path d="M84 196h72l4 58q-40 8-80 0z" fill="#d7deec"/><rect x="98" y="206" width="44" height="32" rx="8" fill="#17344f"/><path d="M104 224h8l5-10 7 18 5-8h8" stroke="#3ddc97" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="90" cy="206" r="3.5" fill="#8d99b5"/><circle cx="150" cy="206" r="3.5" fill="#8d99b5"/><circle cx="90" cy="248" r="3.5" fill="#8d99b5"/><circle cx="150" cy="248" r="3.5" fill="#8d99b5"/><path d="M108 248h24" stroke="#ff9f1c" stroke-width="6" stroke-linecap="round"/>`,
    over: `<path d="M50 96Q52 34 120 34Q188 34 190 96L176 92Q164 66 120 66Q76 66 64 92Z" fill="#b9c3d8"/><path d="M66 62Q84 44 112 42" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".8"/><path d="M120 34V14" stroke="#8d99b5" stroke-width="6" stroke-linecap="round"/><circle cx="120" cy="10" r="9" fill="#f2545b"/><rect x="40" y="92" width="18" height="46" rx="9" fill="#8d99b5"/><rect x="182" y="92" width="18" height="46" rx="9" fill="#8d99b5"/><circle cx="49" cy="115" r="5" fill="#4fd3e4"/><circle cx="191" cy="115" r="5" fill="#4fd3e4"/>`,
  },
  stripes: {
    top: '#f4f0fb',
    sleeves: '#f4f0fb',
    legs: '#2c3fa6',
    shoes: '#f2686b',
    front: `<path d="M84 200q36 12 72 0M80 220q40 12 80 0M79 240q41 12 82 0M79 258q41 10 82 0" stroke="#f2545b" stroke-width="9" fill="none"/>`,
  },
  raincoat: {
    top: '#ffc93f',
    sleeves: '#ffc93f',
    legs: '#3b3049',
    shoes: '#2bb583',
    back: `<path d="M74 196Q78 164 120 164Q162 164 166 196Q120 214 74 196Z" fill="#e0a21e"/>`,
    front: `<path d="M78 254L70 284Q120 296 170 284L162 254Q120 264 78 254Z" fill="#ffc93f"/><path d="M120 188v102" stroke="#e0a21e" stroke-width="5"/><g fill="#fff"><circle cx="129" cy="210" r="5"/><circle cx="129" cy="234" r="5"/><circle cx="129" cy="258" r="5"/></g><path d="M84 238h24v18q-12 6-24 0z" fill="#e0a21e"/>`,
  },
  artist: {
    top: '#9fc8f5',
    sleeves: '#9fc8f5',
    legs: '#3b3049',
    shoes: '#ff9f1c',
    front: `<path d="M90 200h60l8 74q-38 10-76 0z" fill="#f4f0fb"/><path d="M92 202L98 184M148 202L142 184" stroke="#f4f0fb" stroke-width="7"/><circle cx="104" cy="222" r="8" fill="#f2545b"/><circle cx="134" cy="216" r="6" fill="#ffc93f"/><circle cx="126" cy="242" r="9" fill="#3ddc97"/><circle cx="100" cy="254" r="6" fill="#8f5fe0"/><circle cx="146" cy="258" r="5" fill="#4f8fe4"/>`,
    over: `<path d="M46 74Q50 26 118 24Q186 20 196 62Q150 52 118 64Q80 76 46 74Z" fill="#d8365a"/><path d="M118 26q2-12 10-14" stroke="#d8365a" stroke-width="6" stroke-linecap="round" fill="none"/>`,
  },
  baker: {
    top: '#ffffff',
    sleeves: '#ffffff',
    legs: '#6b7796',
    shoes: '#3b3049',
    front: `<path d="M92 206h56l8 66q-36 10-72 0z" fill="#f2a0b8"/><path d="M94 208L100 184M146 208L140 184" stroke="#f2a0b8" stroke-width="7"/><path d="M106 240h28l-4 18h-20z" fill="#c9752a"/><path d="M102 240q-2-16 18-18q20 2 18 18z" fill="#fff2c9"/><circle cx="120" cy="221" r="5" fill="#f2545b"/>`,
    over: `<path d="M70 70Q40 56 52 32Q66 14 88 24Q100 -4 124 4Q150 -6 158 22Q184 16 190 38Q196 60 170 70Z" fill="#ffffff"/><path d="M70 66q50-14 100 0l-2 18q-48-12-96 0z" fill="#e6e0f2"/>`,
  },
  bee: {
    top: '#ffc93f',
    sleeves: '#2b2040',
    legs: '#2b2040',
    shoes: '#2b2040',
    back: `<g fill="#dff4ff" opacity=".9"><ellipse cx="58" cy="208" rx="34" ry="20" transform="rotate(28 58 208)"/><ellipse cx="182" cy="208" rx="34" ry="20" transform="rotate(-28 182 208)"/></g>`,
    front: `<path d="M81 204q39 12 78 0v14q-39 12-78 0zM79 236q41 12 82 0v14q-41 12-82 0z" fill="#2b2040"/>`,
    over: `<path d="M92 38Q84 14 66 10M148 38Q156 14 174 10" stroke="#2b2040" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="64" cy="10" r="8" fill="#ffc93f"/><circle cx="176" cy="10" r="8" fill="#ffc93f"/>`,
  },
  pirate: {
    top: '#f4f0fb',
    sleeves: '#f4f0fb',
    legs: '#3b2a5c',
    shoes: '#4a2c1d',
    front: `<path d="M82 192h24l4 70q-16 0-31-4zM158 192h-24l-4 70q16 0 31-4z" fill="#b9303d"/><path d="M79 244q41 10 82 0v13q-41 10-82 0z" fill="#4a2c1d"/><rect x="110" y="244" width="20" height="16" rx="4" fill="#ffc93f"/><path d="M110 188l10 16 10-16" stroke="#c9bfe0" stroke-width="4" fill="none"/>`,
    over: `<path d="M30 78Q60 10 120 14Q180 10 210 78Q166 54 120 56Q74 54 30 78Z" fill="#2b2040"/><path d="M36 74Q74 50 120 52Q166 50 204 74" stroke="#ffc93f" stroke-width="6" fill="none"/>${star(120, 34, 20, '#ffc93f')}`,
  },
  diver: {
    top: '#1f3f6e',
    sleeves: '#1f3f6e',
    legs: '#1f3f6e',
    shoes: '#ffc93f',
    gloves: '#2b2040',
    back: `<rect x="84" y="184" width="30" height="66" rx="14" fill="#ffc93f"/><rect x="126" y="184" width="30" height="66" rx="14" fill="#ffc93f"/>`,
    front: `<path d="M90 190L96 262M150 190L144 262" stroke="#3ddc97" stroke-width="7"/><path d="M79 244q41 10 82 0v10q-41 10-82 0z" fill="#2b2040"/><circle cx="120" cy="218" r="13" fill="#dff4ff" stroke="#2b2040" stroke-width="5"/><path d="M120 218v-8" stroke="#f2545b" stroke-width="4" stroke-linecap="round"/>`,
    over: `<path d="M56 66Q60 46 120 44Q180 46 184 66Q182 88 148 86Q132 84 120 76Q108 84 92 86Q58 88 56 66Z" fill="#2b2040"/><path d="M68 66Q72 56 120 55Q168 56 172 66Q168 78 148 76Q134 74 120 66Q106 74 92 76Q72 78 68 66Z" fill="#9fdcf5"/>`,
  },
  knight: {
    top: '#c3cbdb',
    sleeves: '#98a3bd',
    legs: '#98a3bd',
    shoes: '#667189',
    gloves: '#667189',
    back: `<path d="M88 188Q44 240 48 290Q120 302 192 290Q196 240 152 188Z" fill="#3d62c9"/>`,
    front: `<path d="M92 196h56l4 58q-32 16-64 0z" fill="#3d62c9"/>${star(120, 228, 34, '#ffc53d')}<path d="M82 194q38 14 76 0" stroke="#667189" stroke-width="6" fill="none"/>`,
    over: `<path d="M40 120Q34 26 120 24Q206 26 200 120L186 116Q182 62 120 60Q58 62 54 116Z" fill="#c3cbdb"/><path d="M58 70Q80 42 118 40" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".8"/><path d="M116 26Q112 -4 150 -6Q136 8 126 26Z" fill="#f2545b"/>`,
  },
};
