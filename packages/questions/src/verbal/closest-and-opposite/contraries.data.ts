/**
 * Words that a child could take for opposites though no line of the meanings pairs them: forgive and punish, beside forgive and condemn. Neither may
 * stand as a wrong answer where the other, or a word like it, is given. A teacher may add pairs.
 */
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
wicked-kind stiff-loose shy-conceited friendly-nasty friendly-cruel deserted-busy scruffy-tidy smelly-odourless fragrant-pungent
gradual-hasty abundant-few hasty-cautious eager-apathetic vague-exact important-useless sullen-cheerful moody-cheerful frank-sly frank-deceitful
open-deceitful illegal-right colourful-plain loose-rigid neutral-hostile novel-common original-fake original-common lush-dry lush-arid optional-vital
mild-harsh childish-sensible childish-wise lenient-cruel strict-gentle numerous-scarce numerous-rare few-plentiful urgent-trivial urgent-unimportant
brittle-flexible shrewd-gullible shrewd-naive concise-rambling
bravery-terror anger-calm anger-joy anger-delight joy-agony joy-gloom delight-gloom sorrow-mirth grief-mirth poverty-prosperity riches-hardship
wisdom-ignorance foolishness-knowledge duty-freedom trap-freedom truth-fraud rule-freedom law-chaos love-malice pain-comfort calamity-success
disaster-success disaster-triumph compassion-hatred deceit-trust advantage-hindrance advantage-obstacle enthusiasm-lethargy zeal-lethargy fame-shame
knowledge-folly surplus-poverty tranquillity-noise trust-fraud noise-peace
`;
