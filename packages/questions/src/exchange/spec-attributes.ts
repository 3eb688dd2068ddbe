/** How a typed answer is marked, as attributes of the text entry and back: nothing of the key is lost on the way. */
import { writeKinds } from '@comet/contract/question';
import type { WriteSpec } from '../kernel/key.ts';
import { FaultFound } from './exchanged.ts';
import { type OwnName, own } from './qti-names.ts';
import { readJson } from './safe-json.ts';
import type { XmlElement } from './xml-reader.ts';
import type { Attributes } from './xml-writer.ts';

const flag = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false');

/** The attributes of a spec. */
export function specAttributes(spec: WriteSpec): Attributes {
  const kind = { [own('kind')]: spec.kind };
  switch (spec.kind) {
    case 'number':
      return {
        ...kind,
        [own('value')]: spec.value,
        [own('tolerance')]: spec.tolerance,
        [own('unit')]: spec.unit,
        [own('form')]: spec.form,
        [own('places')]: spec.places,
      };
    case 'fraction':
      return { ...kind, [own('value')]: spec.value, [own('form')]: spec.form };
    case 'text':
      return {
        ...kind,
        [own('accept')]: JSON.stringify(spec.accept),
        [own('spelling')]: spec.spelling,
        [own('punctuation')]: spec.punctuation,
      };
    case 'time':
      return { ...kind, [own('minutes')]: spec.minutes, [own('clock')]: spec.clock };
    case 'money':
      return { ...kind, [own('pence')]: spec.pence };
    case 'date':
      return 'weekday' in spec
        ? { ...kind, [own('weekday')]: spec.weekday }
        : { ...kind, [own('day')]: spec.day, [own('month')]: spec.month };
    case 'list':
      return {
        ...kind,
        [own('items')]: JSON.stringify(spec.items),
        [own('of')]: spec.of,
        [own('ordered')]: flag(spec.ordered),
      };
  }
}

/** The attributes of one element, each with the sentence for when it is not as it must be. */
class Said {
  private readonly element: XmlElement;

  constructor(element: XmlElement) {
    this.element = element;
  }

  refuse(name: OwnName, must: string): never {
    throw new FaultFound(this.element.line, `${own(name)} must be ${must}.`);
  }

  find(name: OwnName): string | undefined {
    return this.element.attributes.get(own(name));
  }

  text(name: OwnName): string {
    return this.find(name) ?? this.refuse(name, 'said');
  }

  oneOf<Value extends string>(name: OwnName, values: readonly Value[]): Value {
    const said = this.find(name);
    return values.find((value) => value === said) ?? this.refuse(name, `one of ${values.join(', ')}`);
  }

  maybeOneOf<Value extends string>(name: OwnName, values: readonly Value[]): Value | undefined {
    return this.find(name) === undefined ? undefined : this.oneOf(name, values);
  }

  whole(name: OwnName, least = -1e12, most = 1e12): number {
    const said = this.text(name);
    const value = /^-?\d{1,12}$/.test(said) ? Number(said) : Number.NaN;
    if (value >= least && value <= most) return value;
    const range = most === 1e12 ? '' : ` from ${least} to ${most}`;
    return this.refuse(name, `a whole number${range}`);
  }

  texts(name: OwnName): string[] {
    const value = readJson(this.text(name), this.element.line);
    const isTexts = (found: unknown): found is string[] =>
      Array.isArray(found) && found.length > 0 && found.every((one) => typeof one === 'string');
    return isTexts(value) ? value : this.refuse(name, 'a JSON list of texts');
  }
}

function numberOf(said: Said): WriteSpec {
  const [tolerance, unit] = [said.find('tolerance'), said.find('unit')];
  const form = said.maybeOneOf('form', ['decimal', 'count', 'year']);
  return {
    kind: 'number',
    value: said.text('value'),
    ...(tolerance === undefined ? {} : { tolerance }),
    ...(unit === undefined ? {} : { unit }),
    ...(form === undefined ? {} : { form }),
    ...(said.find('places') === undefined ? {} : { places: said.whole('places') }),
  };
}

function textOf(said: Said): WriteSpec {
  const punctuation = said.maybeOneOf('punctuation', ['exact']);
  return {
    kind: 'text',
    accept: said.texts('accept'),
    spelling: said.oneOf('spelling', ['exact', 'forgiving']),
    ...(punctuation === undefined ? {} : { punctuation }),
  };
}

/** The spec that an element's attributes say; undefined where it says none. */
export function specOf(element: XmlElement): WriteSpec | undefined {
  const said = new Said(element);
  if (said.find('kind') === undefined) return undefined;
  const kind = said.oneOf('kind', writeKinds);
  switch (kind) {
    case 'number':
      return numberOf(said);
    case 'fraction':
      return { kind, value: said.text('value'), form: said.oneOf('form', ['any', 'simplest', 'mixed', 'improper']) };
    case 'text':
      return textOf(said);
    case 'time':
      return { kind, minutes: said.whole('minutes'), clock: said.oneOf('clock', ['12', '24', 'any', 'face']) };
    case 'money':
      return { kind, pence: said.whole('pence') };
    case 'date':
      return said.find('weekday') === undefined
        ? { kind, day: said.whole('day', 1, 31), month: said.whole('month', 1, 12) }
        : { kind, weekday: said.whole('weekday', 0, 6) };
    case 'list':
      return {
        kind,
        items: said.texts('items'),
        ordered: said.oneOf('ordered', ['true', 'false']) === 'true',
        of: said.oneOf('of', ['number', 'text']),
      };
  }
}
