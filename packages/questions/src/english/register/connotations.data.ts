/**
 * Words for one thing with a good, a plain and a bad feeling: good | plain | bad | what they are about |
 * more words for it that give no bad feeling | more that give no good one.
 */
export const firstConnotations = `
slim | thin | scrawny | weighing little | slender, lean | skinny, bony
youthful | young | immature | being young | fresh-faced, teenage | childish, babyish
vintage | old | outdated | things from the past | classic, antique | outmoded, old-hat
aroma | smell | stench | something in the air | scent, fragrance | stink, reek
leader | manager | tyrant | a person in charge | captain, director | dictator, despot
stimulating | hard | gruelling | needing a lot of effort | rewarding, inspiring | punishing, back-breaking
stroll | walk | trudge | going on foot | amble, ramble | plod, shuffle
admire | look | gawp | using your eyes | marvel, appreciate | gape, goggle
dine | eat | scoff | having a meal | feast, lunch | gobble, devour
encourage | ask | nag | trying to get someone to do something | inspire, urge | pester, badger
crisp | cold | bitter | having a low temperature | fresh, bracing | icy, piercing
dainty | small | puny | being little in size | petite, delicate | stunted, weedy
melody | sound | racket | something that you hear | harmony, music | din, clamour
keepsake | object | junk | a thing that somebody has at home | heirloom, treasure | rubbish, clutter
bustling | busy | overcrowded | being full of people | lively, vibrant | congested, swarming
`;

/** Rarer ones, for medium and hard questions. */
export const rarerConnotations = `
thrifty | careful with money | stingy | spending little money | economical, frugal | miserly, mean
curious | asking questions | nosy | wanting to know things | interested, enquiring | prying, snooping
confident | sure of oneself | arrogant | thinking well of oneself | assured, self-confident | conceited, boastful
determined | set on something | stubborn | not giving up | resolute, persistent | obstinate, pig-headed
courageous | taking risks | reckless | facing danger | daring, bold | rash, foolhardy
meticulous | checking everything | fussy | taking care of details | careful, thorough | nit-picking, pernickety
ambitious | aiming high | pushy | wanting success | aspiring, enterprising | power-hungry, ruthless
trusting | ready to believe | gullible | believing others easily | open-hearted, unsuspicious | naive, simple-minded
communicative | talkative | gossipy | talking to others | sociable, forthcoming | long-winded, loud-mouthed
renowned | well-known | notorious | being known by many people | celebrated, acclaimed | infamous, disreputable
fine | thin | flimsy | having little thickness | delicate, light | shoddy, insubstantial
innovative | new | newfangled | being up to date | pioneering, inventive | gimmicky, faddish
steadfast | unchanging | inflexible | not changing one's mind | loyal, constant | rigid, hidebound
spontaneous | unplanned | rash | acting without a plan | carefree, free-spirited | hasty, foolhardy
tranquil | quiet | lifeless | having little noise or activity | peaceful, serene | dreary, desolate
adaptable | changeable | fickle | changing often | flexible, versatile | unreliable, erratic
majestic | large | hulking | being of great size | imposing, grand | cumbersome, ungainly
ally | partner | accomplice | a person who works with another | comrade, colleague | conspirator, crony
candid | direct | blunt | saying what one thinks | frank, honest | tactless, rude
discerning | selective | picky | choosing with care | judicious, tasteful | finicky, choosy
venerable | aged | decrepit | being very old | time-honoured, dignified | ramshackle, worn-out
prudent | cautious | timid | avoiding danger | wise, sensible | cowardly, faint-hearted
`;

/** No longer asked, but judged in stored questions: to laugh gives as good a feeling as to giggle. */
export const formerConnotations = `
giggle | laugh | cackle | laughing | chuckle, chortle | snigger, sneer
`;

/** What the good and the bad word of each line make us think of: good word | what it suggests | what the bad one suggests. */
export const connotationReasons = `
slim | a healthy, neat figure | someone who doesn't get enough to eat
youthful | energy and freshness | someone who doesn't act their age
vintage | something old that people prize | something too old to be of use
aroma | food or flowers that you enjoy | something that makes you hold your nose
leader | someone others want to follow | someone others are afraid of
stimulating | work that wakes up your mind | work that wears you out
stroll | an easy, pleasant walk | tired, heavy legs
admire | respect for what you see | rude staring with an open mouth
dine | good food and good manners | greed and bad manners
encourage | giving someone hope and courage | asking again and again until it annoys
crisp | a fresh, bright day | cold that hurts
dainty | something small and pretty | something weak that hasn't grown well
melody | a tune that you enjoy | a noise that you want to stop
keepsake | happy memories | something to throw away
bustling | a cheerful place where a lot is going on | a place with no room to move
thrifty | using money wisely | hating to share or to give
curious | an interest in the world | looking into other people's business
confident | believing in yourself | thinking that you are better than others
determined | strength when things get hard | refusing to listen to anyone
courageous | facing danger for a good reason | giving no thought to the danger
meticulous | work done with great care | worrying about things that don't matter
ambitious | working hard for a goal | pushing other people aside
trusting | a kind, open heart | being fooled too easily
communicative | sharing things openly | talking about people behind their backs
renowned | fame for something good | fame for something bad
fine | something delicate and well made | something that will soon break
innovative | a clever new idea | a change that nobody needed
steadfast | someone you can rely on | someone who won't listen to reason
spontaneous | joy and freedom | trouble, because nobody thought first
tranquil | peace and rest | a dull, empty place
adaptable | coping well with change | someone you can't rely on
majestic | something grand that we look up to | something heavy and clumsy
ally | help for a good cause | help with a crime
candid | honesty that we can trust | honesty that hurts people's feelings
discerning | good taste | someone who is hard to please
venerable | an age that earns respect | something that is falling apart
prudent | good sense | a lack of courage
`;
