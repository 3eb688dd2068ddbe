/** Text that PostgreSQL cannot hold is refused at the door, whichever field it came in. */

/** Whether any text in a request holds a NUL or half a surrogate pair; names of fields count too. */
export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => hasUnstorableText(name) || hasUnstorableText(inner));
}
