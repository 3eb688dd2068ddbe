/** Words that years 6 and 7 are still asked about in a plain sentence, by class: abstract nouns, verbs that could be nouns, adjectives that look like verbs or adverbs, adverbs without -ly. */
export const demandingWords: Readonly<Record<string, string>> = {
  noun: 'honesty wealth courage freedom determination drama proposal loyalty curiosity description poverty results generosity explanation ambition reluctance decision fortune arrogance skill outcome chatter choice evidence verdict patience answer truth allegation guide',
  verb: 'matters improves cancel answers rings holds fails moves crosses attracts corrupt depends drove skate join explore camp flood matter trains practises goes keeps',
  adjective:
    'lonely unexpected detailed abandoned private younger icy only complete distant scarce crumbling proud guilty genuine useless superb precious',
  adverb: 'so more ever still almost seldom very',
  preposition: 'despite throughout amid upon since against beyond without among before',
  conjunction: 'unless whereas provided since until once yet nor that whenever although before',
  determiner: 'neither either both few several such any this that these those many no each every some most all enough',
  pronoun:
    'this that these those neither either both few several many each most all some another anybody nobody somebody everybody everyone something nothing everything',
};

/** Prepositions that year 5 is asked for in a plain sentence: ‘under a tree’ is known from year 3. */
export const prepositionsOfYear5 =
  'of by from for with during after before between towards against beyond without among throughout beside along past to';
