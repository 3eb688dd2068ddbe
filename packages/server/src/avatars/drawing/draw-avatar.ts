/**
 * Draws a whole avatar as SVG text: canvas 240 by 320, feet at y 306, centre of the head (120, 112). The layers are joined
 * from back to front. Nothing of a request gets into the text but keys of the presets.
 */
import type { AvatarParts } from '@comet/domain/avatars/avatar-parts';
import type { AvatarCrop } from '@comet/domain/avatars/avatar-path';
import { backgrounds } from './backgrounds.ts';
import { drawArms, drawHands, drawSittingLegs, drawStandingLegs } from './body.ts';
import { clothColours, hairColours, irisColours, skins } from './colours.ts';
import { costumes } from './costumes.ts';
import { drawHearingAid, drawOnSkin } from './extras.ts';
import { drawEyes, drawGlasses } from './eyes.ts';
import { hairs } from './hair.ts';
import { mobilities } from './mobility.ts';
import { mouths } from './mouths.ts';

const viewBoxes: Readonly<Record<AvatarCrop, string>> = {
  head: '40 26 160 160',
  bust: '14 92 212 222',
  whole: '0 0 240 320',
};

const torso = 'M86 192Q120 176 154 192L162 258Q120 268 78 258Z';
const head = 'M120 50C158 50 178 78 178 114C178 150 154 173 120 173C86 173 62 150 62 114C62 78 82 50 120 50Z';
/** Of brows where no hair shows. */
const plainBrow = '#4a2c1d';

function drawHead(parts: AvatarParts): string {
  const skin = skins[parts.skin];
  const isCovered = 'cloth' in parts.hair;
  const hasCoveredEars = parts.hair.key === 'scarf';
  const [colour, light] = 'cloth' in parts.hair ? clothColours[parts.hair.cloth] : hairColours[parts.hair.colour];
  const brow = isCovered || parts.hair.key === 'none' ? plainBrow : colour;
  return (
    `<g fill="${skin.base}"><ellipse cx="62" cy="120" rx="11" ry="14"/><ellipse cx="178" cy="120" rx="11" ry="14"/></g>` +
    `<g fill="${skin.shade}"><ellipse cx="61" cy="121" rx="5" ry="8"/><ellipse cx="179" cy="121" rx="5" ry="8"/></g>` +
    `<path d="${head}" fill="url(#skin)"/>` +
    `<g fill="${skin.cheek}" opacity=".45"><ellipse cx="82" cy="142" rx="12" ry="8"/><ellipse cx="158" cy="142" rx="12" ry="8"/></g>` +
    drawOnSkin(parts.extra, skin.shade) +
    drawEyes(parts.eyes, { iris: irisColours[parts.iris], skin: skin.base }) +
    `<g fill="none" stroke="${brow}" stroke-width="5" stroke-linecap="round"><path d="M83 97q11-7 23-2M134 95q12-5 23 2"/></g>` +
    `<path d="M115 134q5 5 10 0" fill="none" stroke="${skin.shade}" stroke-width="5" stroke-linecap="round"/>` +
    mouths[parts.mouth] +
    hairs[parts.hair.key].front(colour, light) +
    drawHearingAid(parts.extra, hasCoveredEars) +
    drawGlasses(parts.glasses, hasCoveredEars) +
    (costumes[parts.costume].over ?? '')
  );
}

function drawBody(parts: AvatarParts): string {
  const skin = skins[parts.skin];
  const costume = costumes[parts.costume];
  const { chair, hands, held } = mobilities[parts.profile];
  const hand = costume.gloves ?? skin.base;
  const [colour, light] = 'cloth' in parts.hair ? clothColours[parts.hair.cloth] : hairColours[parts.hair.colour];
  return (
    (chair?.back ?? '') +
    (costume.back ?? '') +
    (hairs[parts.hair.key].back?.(colour, light) ?? '') +
    (chair === undefined ? drawStandingLegs(costume, skin.base) : '') +
    drawArms(hands, costume, skin.base) +
    drawHands(hands, hand) +
    `<rect x="105" y="160" width="30" height="30" rx="13" fill="${skin.shade}"/><path d="${torso}" fill="${costume.top}"/>${costume.front}` +
    (chair === undefined ? '' : chair.seat + drawSittingLegs(costume) + chair.wheels + drawHands(hands, hand)) +
    (held === undefined ? '' : held + drawHands(hands, hand, 2))
  );
}

export function drawAvatar(parts: AvatarParts, crop: AvatarCrop): string {
  const { base, shade } = skins[parts.skin];
  const { under = '', liftPx = 0 } = mobilities[parts.profile];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxes[crop]}"><defs><radialGradient id="skin" cx=".4" cy=".3" r=".8">` +
    `<stop offset="0" stop-color="${base}"/><stop offset=".7" stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></radialGradient></defs>` +
    backgrounds[parts.background] +
    `<ellipse cx="120" cy="308" rx="62" ry="7" fill="#150a33" opacity=".3"/>${under}` +
    `<g transform="translate(0 ${-liftPx})">${drawBody(parts)}${drawHead(parts)}</g></svg>`
  );
}
