/** What reading questions train, and the first hint for each where the passage file gives none. */

const hints = {
  retrieval: 'Find the words of the question in the text. The answer is close to them.',
  vocabulary: 'Read the sentence again without the word. What would make sense there?',
  inference: 'The text does not say it straight out. Put the clues together.',
  feelings: 'Look at what the character says and does. When might you do the same?',
  prediction: 'Think what has happened so far. What would follow from it?',
  summary: 'Ask yourself what the whole part is about, not one sentence of it.',
  mainIdea: 'Ask yourself what most of the sentences are about.',
  structure: 'Think about how the text is set out, and how that helps a reader.',
  cause: 'Look for words such as because, so, since and as a result.',
  meaning: 'Read the lines slowly and picture what they show.',
  mood: 'Say the lines in your head. What feeling do the words bring?',
  theme: 'Think what a reader could learn from the whole story or poem.',
  comparison: 'Look at one, then at the other. What is the same, what is different?',
  purpose: 'Ask yourself who would read this and what the writer wants them to think or do.',
  language: 'Picture what the words show. Why these words and not plainer ones?',
  viewpoint: 'Ask yourself whose eyes you see through and what that person thinks.',
  setting: 'Look for words about the place, or about how the person speaks and acts.',
  argument: 'Find what the writer wants you to believe, then the reasons given for it.',
  script: 'Look at who speaks, and at the directions in brackets.',
  form: 'Look at the shape of the poem: its verses, its lines and their endings.',
} as const;

export type Skill = keyof typeof hints;

const names: readonly string[] = Object.keys(hints);

/** Whether there is a skill of this name. */
export function isSkill(name: string): name is Skill {
  return names.includes(name);
}

/** The hint for questions of this skill. */
export function hintFor(skill: Skill): string {
  return hints[skill];
}

/** What the national test and the 11+ papers call the skills, with ours: a set of questions mixes these. */
export const strands = {
  retrieval: ['retrieval'],
  vocabulary: ['vocabulary'],
  inference: ['inference', 'feelings', 'cause', 'viewpoint', 'setting'],
  prediction: ['prediction'],
  summary: ['summary', 'mainIdea'],
  meaning: ['meaning', 'mood', 'theme'],
  language: ['language'],
  structure: ['structure', 'form', 'script'],
  purpose: ['purpose', 'argument'],
  comparison: ['comparison'],
} as const satisfies Readonly<Record<string, readonly Skill[]>>;
