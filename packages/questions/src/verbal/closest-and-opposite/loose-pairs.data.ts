/** Pairs that a line joins, so that neither is a wrong word beside the other, but too loosely to be asked. A teacher may add pairs. */

/** Words that mean less nearly the same than a question needs: a glow is steady, a sparkle is not. */
export const looselyAlike = `
hidden-invisible gentle-tame bright-cheery pause-rest notice-watch trip-voyage accept-receive fling-toss gaze-peer alike-identical daring-heroic
sleepy-weary modern-recent gleam-glow gleam-sparkle glow-shine glow-sparkle shine-sparkle drift-wander drift-stray border-rim dislike-hatred
harsh-strict common-plentiful extraordinary-rare scarce-uncommon habit-tradition mournful-tearful mob-throng brittle-crisp alter-transform
planned-rehearsed definite-distinct fertile-lush antique-relic fallible-imperfect unanimous-united longing-nostalgia sorrowful-tearful
miserly-selfish mean-miserly hurl-sling sling-throw bear-tolerate clear-vindicate argument-row quarrel-row dispute-row
`;

/** Words that are no true opposites: what is discovered was not lost, and who watches does more than not ignore. */
export const looselyOpposite = `
glad-gloomy bright-foolish cold-scorching dim-light catch-toss catch-fling chuckle-cry chuckle-weep chuckle-sob giggle-sob giggle-weep cry-giggle
fix-shatter repair-smash mend-shatter repair-shatter destroy-make demolish-make ban-let drench-dry dry-soak ignore-watch discover-lose bit-whole
honest-lying normal-rare attack-protect bother-please cheap-dear darken-light scrap-whole receive-refuse create-wreck build-wreck dislike-love
dangerous-secure carefree-nervous extraordinary-usual common-extraordinary complicated-plain create-demolish dear-inexpensive receive-reject
construct-wreck ignore-observe delight-grief grief-pleasure fierce-mild risky-secure hazardous-secure blend-split hunger-plenty loss-triumph
loss-victory cruelty-pity cruelty-sympathy respect-taunt antique-recent assault-protect expose-shelter expose-protect ignorance-learning
merciful-strict definite-hazy definite-unclear brutal-mild commence-quit contain-exclude avoidable-certain repel-tempt slack-strained
charitable-spiteful faded-intense infertile-lush establish-scrap fraud-honesty essential-surplus aid-frustrate limit-prolong prolong-restrict
dowdy-vivid colourful-dowdy forfeit-obtain stillness-unrest conform-diverge charitable-selfish charitable-mean lovely-ugly boiling-cold freezing-hot
careless-wary cheeky-polite cheeky-respectful insolent-polite colourful-dull open-secretive calm-cross heal-injure agreement-row imperfect-infallible
bottom-peak bottom-summit plentiful-uncommon scenic-unattractive
`;
