/** What the server knows and the built page does not: it stands in the page as a slot that the server fills when it sends it. */

/** The names of the slots; the server's list of facts has the same. */
type Fact = 'phone' | 'phoneLink' | 'subTopicCount' | `${'basic' | 'standard' | 'premium'}${'Monthly' | 'Annual'}`;

/** `{{phone}}`: braces do not occur in the page otherwise. */
export const slot = (name: Fact): string => `{{${name}}}`;
