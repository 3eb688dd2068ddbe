/**
 * Values worked out once for each key, when they are first asked for: what the draws of a cell ask for again and again. The key
 * names all that the value depends on.
 */
export function keptBy<Key extends string | number, Value extends NonNullable<unknown>>(): (
  key: Key,
  make: () => Value,
) => Value {
  const values = new Map<Key, Value>();
  return (key, make) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const made = make();
    values.set(key, made);
    return made;
  };
}
