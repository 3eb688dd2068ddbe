/** Lists in a sentence, as British English writes them: 'a, b and c', 'a, b or c'. */

const all = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** 'a', 'a and b', 'a, b and c'. */
export const andList = (parts: readonly (number | string)[]): string => all.format(parts.map(String));

/** 'a', 'a or b', 'a, b or c'. */
export const orList = (parts: readonly (number | string)[]): string => any.format(parts.map(String));
