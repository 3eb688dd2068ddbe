/** How an avatar gets about: standing, in a wheelchair, on sticks, a board or a disc. */
import type { ProfileKey } from '@comet/domain/avatars/presets';

interface Chair {
  readonly back: string;
  /** Over the body, under the legs and over them. */
  readonly seat: string;
  readonly wheels: string;
}

export interface Mobility {
  readonly chair?: Chair;
  /** Where the hands are: beside the body, on the wheels or on the sticks. */
  readonly hands: 'down' | 'wheels' | 'sticks';
  /** Under the feet; the body stands higher by `liftPx`. */
  readonly under?: string;
  readonly liftPx?: number;
  /** In the hands. */
  readonly held?: string;
}

function drawWheels(rim: string, hub: string): string {
  const wheel = (x: number, turn: number): string =>
    `<g transform="rotate(${turn} ${x} 258)"><ellipse cx="${x}" cy="258" rx="15" ry="44" fill="none" stroke="#2b2040" stroke-width="9"/>` +
    `<ellipse cx="${x}" cy="258" rx="11" ry="37" fill="none" stroke="${rim}" stroke-width="5"/>` +
    `<path d="M${x} 220v76M${x - 9} 236l18 44M${x + 9} 236l-18 44" stroke="#cfc6e6" stroke-width="2"/><ellipse cx="${x}" cy="258" rx="5" ry="8" fill="${hub}"/></g>`;
  return wheel(62, 7) + wheel(178, -7);
}

const drawChair = (colour: string, shade: string, rim: string): Chair => ({
  back: `<path d="M76 184h10M154 184h10" stroke="#2b2040" stroke-width="10" stroke-linecap="round"/><rect x="76" y="186" width="88" height="76" rx="16" fill="${shade}"/><rect x="82" y="192" width="76" height="66" rx="12" fill="${colour}"/>`,
  seat: `<rect x="74" y="250" width="92" height="22" rx="11" fill="${shade}"/><rect x="74" y="248" width="92" height="16" rx="8" fill="${colour}"/><path d="M78 226v26M162 226v26" stroke="${shade}" stroke-width="7" stroke-linecap="round"/>`,
  wheels: `${drawWheels(rim, colour)}<path d="M92 302h56" stroke="${shade}" stroke-width="8" stroke-linecap="round"/><circle cx="88" cy="306" r="8" fill="#2b2040"/><circle cx="152" cy="306" r="8" fill="#2b2040"/>`,
});

export const mobilities: Readonly<Record<ProfileKey, Mobility>> = {
  stand: { hands: 'down' },
  chair: { hands: 'wheels', chair: drawChair('#a987f5', '#6c3bd1', '#ffc93f') },
  racer: { hands: 'wheels', chair: drawChair('#ff9f6b', '#e0492f', '#3ddc97') },
  sticks: {
    hands: 'sticks',
    held: '<g stroke="#4fd3e4" stroke-width="7" stroke-linecap="round" fill="none"><path d="M58 226V304M182 226V304"/></g><path d="M50 226h18M172 226h18" stroke="#2b2040" stroke-width="9" stroke-linecap="round"/><path d="M54 304h8M178 304h8" stroke="#2b2040" stroke-width="8" stroke-linecap="round"/>',
  },
  board: {
    hands: 'down',
    liftPx: 10,
    under:
      '<path d="M62 290Q66 300 80 300H160Q174 300 178 290" stroke="#ff9f1c" stroke-width="9" stroke-linecap="round" fill="none"/><circle cx="88" cy="309" r="7" fill="#4fd3e4"/><circle cx="152" cy="309" r="7" fill="#4fd3e4"/>',
  },
  hover: {
    hands: 'down',
    liftPx: 14,
    under:
      '<ellipse cx="120" cy="304" rx="46" ry="8" fill="#4fd3e4" opacity=".35"/><ellipse cx="120" cy="294" rx="62" ry="13" fill="#35245f"/><ellipse cx="120" cy="289" rx="62" ry="12" fill="#a987f5"/><ellipse cx="120" cy="287" rx="48" ry="8" fill="#c9b6ff"/><circle cx="74" cy="293" r="3.5" fill="#3ddc97"/><circle cx="120" cy="301" r="3.5" fill="#3ddc97"/><circle cx="166" cy="293" r="3.5" fill="#3ddc97"/>',
  },
  cloud: {
    hands: 'down',
    liftPx: 12,
    under:
      '<g fill="#fff"><ellipse cx="120" cy="298" rx="70" ry="16"/><circle cx="84" cy="290" r="18"/><circle cx="120" cy="286" r="22"/><circle cx="156" cy="290" r="18"/></g><path d="M62 302q58 12 116 0" stroke="#c9d8f2" stroke-width="5" stroke-linecap="round" fill="none"/>',
  },
  surf: {
    hands: 'down',
    liftPx: 14,
    under:
      '<path d="M34 300Q120 270 206 286Q214 292 204 298Q120 320 40 308Q30 306 34 300Z" fill="#8f5fe0"/><path d="M52 301Q120 282 188 291" stroke="#ffe28f" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M34 304l-22-8M36 308l-26 2M40 311l-20 8" stroke="#ffc93f" stroke-width="5" stroke-linecap="round"/>',
  },
};
