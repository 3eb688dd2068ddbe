/** Reads a form-encoded body with brackets as Stripe's SDK sends it: items[0][price]=… */

export type FormValue = string | { [name: string]: FormValue };

export function readForm(text: string): { [name: string]: FormValue } {
  const whole: { [name: string]: FormValue } = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== '');
    let at = whole;
    for (const name of names.slice(0, -1)) {
      const inner = at[name];
      const next = typeof inner === 'object' ? inner : {};
      at[name] = next;
      at = next;
    }
    at[names.at(-1) ?? ''] = value;
  }
  return whole;
}

/** The text at a path of names, or undefined. */
export function textAt(form: FormValue | undefined, ...names: readonly string[]): string | undefined {
  let at = form;
  for (const name of names) at = typeof at === 'object' ? at[name] : undefined;
  return typeof at === 'string' ? at : undefined;
}
