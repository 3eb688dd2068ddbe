/** Words that years 6 and 7 are still asked about in a plain sentence, by class: abstract nouns, verbs that could be nouns, adjectives that look like verbs or adverbs, adverbs without -ly. */
export const demandingWords: Readonly<Record<string, string>> = {
  noun: 'honesty wealth courage freedom noise determination drama proposal loyalty curiosity description poverty results career generosity explanation ambition treaty reluctance decision fortune arrogance skill outcome chatter choice evidence verdict patience answer truth concert task allegation guide',
  verb: 'matters improves cancel answers rings holds fails moves crosses attracts corrupt depends drove skate join explore camp flood matter trains practises goes keeps',
  adjective:
    'lonely unexpected detailed abandoned private younger icy only complete distant scarce crumbling proud guilty genuine useless superb precious',
  adverb: 'so more ever even never still almost seldom very',
  preposition: 'despite throughout amid upon towards about since beneath against beyond without among before between',
  conjunction: 'unless whereas provided since until once yet nor that whenever although before',
  determiner: 'neither either both few several such any this that these those many no each every some most all enough',
  pronoun:
    'this that these those neither either both few several many each most all some another anybody nobody somebody everybody everyone something nothing everything',
};
