/**
 * Pairs of words that no line of the meanings joins, though a child could: neither may stand as a wrong answer where the other, or a word like it, is
 * given. A teacher may add pairs.
 */

/** Words that could be taken for opposites: forgive and punish, beside forgive and condemn. */
export const contraries = `
hide-find conceal-find conceal-discover expand-contain cry-rejoice weep-rejoice laugh-grieve laugh-mourn rescue-destroy rescue-betray hurt-soothe
wound-soothe attack-retreat attack-surrender protect-injure protect-hurt defend-accuse praise-mock praise-ridicule compliment-mock respect-detest
punish-forgive punish-pardon punish-excuse forgive-accuse accuse-pardon confess-conceal confess-hide admit-hide admit-conceal admit-withhold chase-flee
pursue-flee pursue-escape pursue-evade hurry-wander accelerate-halt quicken-hinder release-restrict capture-escape trust-betray trust-deceive
believe-deny believe-dispute doubt-confirm strengthen-injure strengthen-exhaust shine-darken ignite-drench purchase-supply buy-supply sell-obtain
give-keep donate-keep win-submit win-yield conquer-submit defeat-submit remember-ignore notice-forget observe-forget
happy-angry happy-cross happy-furious happy-anxious calm-afraid calm-worried calm-anxious calm-nervous calm-frightened clever-ignorant smart-ignorant
smart-untidy smart-messy wise-ignorant cruel-generous clean-smelly quiet-lively soft-rigid ugly-elegant empty-packed polite-nasty rude-kind funny-sad
funny-boring sharp-gentle famous-ordinary long-small selfish-caring honest-cunning honest-sly honest-crafty dishonest-loyal dishonest-faithful
wicked-kind stiff-loose shy-conceited friendly-nasty friendly-cruel deserted-busy crowded-quiet busy-quiet enormous-minimum huge-minimum minute-maximum tiny-maximum scruffy-tidy smelly-odourless fragrant-pungent
gradual-hasty abundant-few hasty-cautious eager-apathetic vague-exact important-useless sullen-cheerful moody-cheerful frank-sly frank-deceitful
open-deceitful illegal-right colourful-plain loose-rigid neutral-hostile novel-common original-fake original-common lush-dry lush-arid optional-vital
mild-harsh childish-sensible childish-wise lenient-cruel strict-gentle numerous-scarce numerous-rare few-plentiful urgent-trivial urgent-unimportant
brittle-flexible shrewd-gullible shrewd-naive concise-rambling
bravery-terror anger-calm anger-joy anger-delight joy-agony joy-gloom delight-gloom sorrow-mirth grief-mirth poverty-prosperity riches-hardship
wisdom-ignorance foolishness-knowledge duty-freedom trap-freedom truth-fraud rule-freedom law-chaos love-malice pain-comfort calamity-success
disaster-success disaster-triumph compassion-hatred deceit-trust advantage-hindrance advantage-obstacle enthusiasm-lethargy zeal-lethargy fame-shame
knowledge-folly surplus-poverty tranquillity-noise trust-fraud noise-peace attractive-dowdy attractive-drab enthusiastic-lethargic
enthusiastic-sluggish eager-lethargic keen-lethargic discord-calm discord-peace awkward-confident
persevere-yield persevere-submit elegant-tasteless smart-tasteless stylish-tasteless opulent-squalid luxurious-squalid minor-weighty
minor-immense trivial-weighty surrender-cling abandon-cling relinquish-cling pacified-turbulent actual-apparent replenish-dwindle replenish-diminish
intensify-alleviate
`;

/** Words that could be taken for one another: crave and need, beside crave and desire. */
export const likenesses = `
cry-mourn weep-grieve weep-mourn sob-mourn throw-scatter gaze-observe peek-peer speak-declare discover-invent lose-forfeit destroy-abolish
destroy-obliterate aid-rescue hinder-delay take-capture arrive-appear leave-retreat leave-withdraw depart-retreat depart-withdraw connect-merge
ban-abolish save-protect rescue-protect abandon-betray praise-reward attack-injure assault-injure attack-wound order-compel shine-illuminate
strengthen-boost complain-criticise moan-grieve moan-mourn annoy-alarm punish-scold punish-criticise need-crave need-desire establish-begin
establish-start banish-reject expel-reject comfort-encourage crave-covet discard-reject urge-force discourage-prevent deter-prevent deter-hinder
tire-weaken exhaust-weaken include-join exclude-reject omit-ignore ridicule-criticise taunt-annoy taunt-bother respect-praise pardon-acquit
forgive-acquit excuse-acquit argue-plead yield-retreat agitate-alarm happy-proud glad-proud small-brief quick-brief bold-cheeky afraid-anxious
afraid-nervous angry-hostile calm-patient silly-funny silly-childish foolish-ignorant daft-funny kind-polite kind-friendly caring-loyal
caring-careful nasty-wicked nasty-rude nasty-hideous unkind-rude filthy-messy dirty-scruffy quiet-shy pretty-elegant beautiful-elegant
poorly-frail mighty-huge close-alike rude-unfriendly boring-plain dull-plain interesting-unusual exciting-dangerous unknown-secret light-small
busy-crowded ashamed-shy humble-shy humble-poor nervous-shy relaxed-calm relaxed-peaceful carefree-happy carefree-careless honest-frank
truthful-accurate dishonest-sly deceitful-sly deceitful-cunning deceitful-crafty ordinary-plain ordinary-simple common-plain normal-plain
scarce-few plentiful-many exact-same visible-obvious visible-clear careless-clumsy careless-messy sinful-guilty stubborn-firm
flexible-soft innocent-honest transparent-visible cheap-poor useful-necessary unaware-careless nosy-cheeky hostile-fierce hostile-rude
unfriendly-mean smart-tidy scruffy-untidy shabby-old handy-near helpful-kind helpful-friendly natural-real frail-ill loyal-honest barren-empty
upright-honest anger-hatred rage-hatred misery-agony misery-torment misery-poverty wealth-profit poverty-famine poverty-shortage
wisdom-knowledge wisdom-learning foolishness-ignorance answer-remedy cash-riches quarrel-battle row-noise row-din row-journey row-voyage row-trip trap-plot hint-rumour
truth-honesty rule-duty hatred-malice hatred-spite weakness-drawback guest-friend villain-thief villain-robber
villain-enemy comfort-luxury honesty-trust enthusiasm-energy eagerness-energy zeal-energy enthusiasm-vigour apathy-lethargy hunger-poverty
plenty-surplus knowledge-truth conspiracy-trap rumour-story gossip-story gossip-lie lack-poverty wicked-mean wicked-cheeky adversity-predicament adversity-plight
disdain-aversion delicate-elegant delicate-graceful longing-eagerness longing-enthusiasm lavish-ornate scruffy-tasteless abate-alleviate
`;

/** Words with another common meaning that no line tells: what is told of them is only what they can mean. */
export const manyMeanings: ReadonlySet<string> = new Set(
  'abrupt back bar bear bright calm clear close cold content cool deep dense dim dull even fair fast fine firm flexible free grave hard heavy just keen kind last lead light long loose match mean mild minute mind odd patient plain present pretty right rich rough row safe sharp short slight smart smooth soft sound spare spring steady still stiff strange strong tender tense tight warm waste well'.split(
    ' ',
  ),
);
