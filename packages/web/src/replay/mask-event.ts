/**
 * Takes everything that could say something about a person out of an rrweb event before it leaves the page. Every text in
 * an event becomes asterisks unless it's listed here, so that a field that nobody thought of gives nothing away.
 */

interface Fields {
  readonly [name: string]: unknown;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Parts of the page's structure; none of them can be written by a person. */
const structural: ReadonlySet<string> = new Set(['tagName', 'compatMode', 'publicId', 'systemId']);

/** Attributes that only say how something looks. */
const ofLooks: ReadonlySet<string> = new Set(
  `class rel type dir hidden open disabled checked width height rr_width rr_height rr_scrollTop rr_scrollLeft
  data-mantine-color-scheme data-theme data-font data-motion data-orientation data-position data-align data-variant
  data-size data-side data-mode data-layout data-scrollbars data-offset-scrollbars data-mark data-mood data-subject
  data-label-position data-icon-position
  xmlns viewBox preserveAspectRatio d points x y x1 y1 x2 y2 cx cy r rx ry dx dy fx fy fill fill-rule fill-opacity
  stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset stroke-opacity stroke-miterlimit
  opacity transform offset stop-color stop-opacity clip-path clip-rule mask filter gradientUnits gradientTransform
  patternUnits patternTransform font-size font-weight text-anchor dominant-baseline vector-effect marker-start marker-end
  orient refX refY markerWidth markerHeight markerUnits`.split(/\s+/),
);

const isSwitch = (name: string, value: string): boolean =>
  name.startsWith('data-') && ['', 'true', 'false'].includes(value);

/** Style sheets, pictures and fonts of our own build; their names are those of the build. */
const ownFile = /^\/(?:assets\/)?[\w-]+(?:\.[\w-]+)*\.(?:css|svg|png|webp|jpg|woff2)$/;

function isOwnFile(value: string, origin: string): boolean {
  const url = URL.canParse(value, origin) ? new URL(value, origin) : undefined;
  return url?.origin === origin && url.search === '' && url.hash === '' && ownFile.test(url.pathname);
}

const asterisks = (text: string): string => text.replaceAll(/\S/gu, '*');

/** Style attributes stay, without the texts that they may quote. */
const withoutQuotes = (css: string): string => css.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');

function maskStyle(value: unknown): unknown {
  if (typeof value === 'string') return withoutQuotes(value);
  if (Array.isArray(value)) return value.map(maskStyle);
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([property, set]) => [property, maskStyle(set)]));
  return value;
}

/** An attribute as it may be kept; undefined where it may not. */
function maskAttribute(name: string, value: unknown, origin: string, isSvg: boolean): unknown {
  if (name === 'style') return maskStyle(value);
  // The text of a style sheet of the page.
  if (name === '_cssText') return value;
  if (typeof value !== 'string') return ofLooks.has(name) || value === null ? value : undefined;
  if (ofLooks.has(name) || isSwitch(name, value)) return value;
  if (name === 'src' || name === 'href') return isOwnFile(value, origin) ? value : undefined;
  // Gradients and clips are found by their ids.
  return name === 'id' && isSvg ? value : undefined;
}

function maskAttributes(attributes: Fields, origin: string, isSvg: boolean): Fields {
  return Object.fromEntries(
    Object.entries(attributes)
      .map(([name, value]) => [name, maskAttribute(name, value, origin, isSvg)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function maskText(name: string, text: string, holder: Fields, origin: string): string {
  if (structural.has(name)) return text;
  if (name === 'textContent' && holder.isStyle === true) return text;
  if (name === 'name' && holder.publicId !== undefined) return text;
  if (name === 'href' && URL.canParse(text)) return `${origin}/`;
  // How long what was typed is would say something, too.
  if (name === 'text') return text === '' ? '' : '****';
  return asterisks(text);
}

function maskFields(fields: Fields, origin: string): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value === 'string') return [name, maskText(name, value, fields, origin)];
      if (name === 'attributes' && isFields(value) && !Array.isArray(value))
        return [name, maskAttributes(value, origin, fields.isSVG === true)];
      return [name, maskAny(value, origin)];
    }),
  );
}

function maskAny(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return asterisks(value);
  if (Array.isArray(value)) return value.map((inner) => maskAny(inner, origin));
  return isFields(value) ? maskFields(value, origin) : value;
}

/** A copy of an event that says how the page looks and what is done on it, and nothing else. `origin` is the page's own. */
export const maskEvent = (event: unknown, origin: string): unknown => maskAny(event, origin);
