/** Everyday word | formal word | a sentence with the everyday word in curly brackets, in which the formal one fits too. */
export const wordPairs = `
ask for | request | You may {ask for} a refund. | verb
get | obtain | You can {get} a form at the desk. | verb
buy | purchase | Visitors may {buy} tickets online. | verb
help | assist | Our staff will {help} you. | verb
kick off | commence | The meeting will {kick off} at noon. | verb
end | conclude | The speeches will {end} at nine. | verb
need | require | All guests {need} a pass. | verb
try | attempt | Do not {try} to open the door. | verb
tell | inform | Please {tell} the office of any change. | verb
show | demonstrate | The guide will {show} how it works. | verb
find out | discover | We hope to {find out} the cause. | verb
go up | increase | Prices will {go up} in May. | verb
go down | decrease | Numbers may {go down} in winter. | verb
put off | postpone | The organisers will {put off} the concert. | verb
look into | investigate | The police will {look into} the burglary. | verb
think about | consider | The board will {think about} your offer. | verb
give back | return | Please {give back} the key. | verb
let in | admit | The guards will not {let in} late visitors. | verb
keep | retain | Please {keep} this receipt. | verb
choose | select | Guests may {choose} a meal. | verb
fix | repair | Engineers will {fix} the lift. | verb
say sorry | apologise | We wish to {say sorry} for the delay. | verb
deal with | address | We will {deal with} your complaint. | verb
live | reside | Two families {live} on the island. | verb
send | dispatch | We will {send} the parcel today. | verb
set up | establish | They plan to {set up} a school. | verb
make sure | ensure | Please {make sure} that the gate is shut. | verb
stop | cease | All work must {stop} at once. | verb
use | utilise | We {use} solar power. | verb
kids | children | The pool is for {kids} only. | noun
mum | mother | A letter from your {mum} is needed. | noun
cop | police officer | A {cop} directed the traffic. | noun
grub | food | The {grub} will be served at one. | noun
cash | money | Please bring enough {cash} for the trip. | noun
mate | friend | You may bring a {mate} to the show. | noun
job | occupation | Please write down your {job}. | noun
chance | opportunity | Thank you for the {chance} to speak. | noun
bad | unsatisfactory | The service was {bad}. | adjective
big | considerable | There was a {big} delay. | adjective
enough | sufficient | There is {enough} room for all. | adjective
cheap | inexpensive | The meals are {cheap}. | adjective
brainy | intelligent | The winner is very {brainy}. | adjective
later | subsequent | A {later} test found no fault. | adjective
roughly | approximately | The journey takes {roughly} an hour. | adverb
`;

/** Everyday words above that are near in meaning, a group a line: the formal word of one could pass for that of another. */
export const nearGroups = `
end, stop
get, buy
find out, look into, deal with, think about, show
ask for, need
kick off, set up
find out, set up, make sure
go up, go down
put off, stop
keep, give back, send
try, use
let in, choose
enough, big, bad
kids, mum, mate, cop
`;

/** Everyday words above that are slang or family words: the other word of their row is no more than everyday. */
export const slangWords = 'kids, mum, cop, grub, cash, mate, brainy';

/** The same thing said to a friend and said formally: informal | formal | what makes the difference | another informal way. */
export const sentencePairs = `
Can you give me a hand? | Would you be able to assist me? | help | Lend us a hand, will you?
I can't come on Friday. | I am unable to attend on Friday. | short form | Friday's no good for me.
It's a great place, isn't it? | It is an excellent place. | question tag | What a cracking place!
Thanks for the book! | I am most grateful for the book. | everyday word | Cheers for the book!
We messed up your order. | Your order was dealt with incorrectly. | passive | We got your order all wrong.
You've got to wear a helmet. | Helmets must be worn at all times. | passive | Make sure you've got a helmet on.
If I was you, I'd wait. | If I were you, I would wait. | subjunctive | I'd hang on a bit if I was you.
He's a nice bloke. | He is a pleasant man. | everyday word | He's a really good sort.
Shut the door, will you? | Please ensure that the door is closed. | question tag | Mind you shut the door!
We've put off the match. | The match has been postponed. | passive | We're having the match another day.
They've found out who did it. | The culprit has been identified. | passive | They've worked out who did it.
Drop us a line soon. | We look forward to hearing from you. | everyday word | Write back soon, won't you?
That's not on, is it? | That is not acceptable. | question tag | You can't do that!
I want a refund. | I should like to request a refund. | everyday word | I'd like my cash back.
Loads of people turned up. | A large number of people attended. | everyday word | Tons of people came.
Your kid's done really well. | Your child has made excellent progress. | everyday word | Your kid's come on loads.
They're going to knock it down. | The building is to be demolished. | passive | They're pulling it down.
I reckon it's too dear. | In my opinion the price is too high. | everyday word | If you ask me, it's way too pricey.
Don't run about near the pool. | Running near the pool is prohibited. | passive | No running by the pool, OK?
She said he's got to leave. | She insisted that he leave. | subjunctive | She told him to clear off.
We'd love it if you came. | It would be a pleasure if you were to attend. | short form | Do come, won't you?
Hurry up, will you? | Please be as quick as possible. | question tag | Get a move on!
Pass me that bag, would you? | Would you kindly hand me that bag? | question tag | Chuck me that bag, mate.
What's up with the lift? | Please state what is wrong with the lift. | short form | What's wrong with the lift, then?
You lot can sit here. | All guests may be seated here. | everyday word | Grab a seat here, everyone.
I'm fed up with waiting. | I have waited long enough. | short form | I've had enough of hanging about.
Someone's nicked my bike. | My bicycle has been stolen. | passive | My bike's been pinched.
The boss wants him to hurry up. | The manager requests that he make haste. | subjunctive | The boss says he's got to get a move on.
Hi, how's it going? | Good morning. I hope that you are well. | short form | Hiya, you OK?
You'll get your money back. | Your money will be refunded. | passive | We'll give you your cash back.
He'd love to be a bit taller. | He wishes that he were taller. | subjunctive | He's dying to be a bit taller.
It's boiling in here, isn't it? | The room is extremely warm. | question tag | It's like an oven in here!
My mum was over the moon. | My mother was delighted. | everyday word | My mum was dead pleased.
The film was rubbish. | The film was most disappointing. | everyday word | The film was a real let-down.
Kids go free. | Children are admitted free of charge. | everyday word | It's free for kids.
Give me a ring tonight. | Please telephone me this evening. | everyday word | Call me tonight, OK?
My brother is mad about chess. | My brother is extremely fond of chess. | everyday word | My brother can't get enough of chess.
`;

/** Everyday expressions in the informal sentences above. */
export const everydayExpressions =
  'give me a hand, Lend us a hand, no good for me, cracking, Thanks, Cheers, messed up, all wrong, hang on a bit, bloke, a really good sort, Drop us a line, my cash back, your cash back, Loads, Tons, kid, come on loads, knock it down, pulling it down, I reckon, way too pricey, run about, clear off, Get a move on, get a move on, Chuck me, mate, What’s up, You lot, Grab a seat, fed up, hanging about, nicked, pinched, boss, how’s it going, Hiya, dying to, boiling, mum, over the moon, dead pleased, rubbish, a real let-down, Kids, kids, a ring, mad about, can’t get enough of';

/** Sentences that would be formal but for one thing: the sentence | what it is. */
export const nearlyFormal = `
I'm most grateful for the book. | short form
It's an excellent place. | short form
I'd like to request a refund. | short form
I've waited long enough. | short form
That isn't acceptable. | short form
He's a pleasant man. | short form
We're unable to attend on Friday. | short form
The room is extremely warm, isn't it? | question tag
You will attend the meeting, won't you? | question tag
The film was most disappointing, wasn't it? | question tag
He is a pleasant man, isn't he? | question tag
If I were you, I'd wait. | short form
Loads of people attended the meeting. | loads
My mum was delighted. | mum
Kids are admitted free of charge. | kids
The guy has been identified. | guy
My bicycle has been nicked. | nicked
Your order was messed up. | messed up
The match has been put off. | put off
Please telephone me this evening, OK? | OK
We look forward to hearing from you guys. | guys
Your child has made loads of progress. | loads
The price is way too high. | way too
You must tidy up all this stuff. | stuff
`;

/**
 * Words for one thing with a good, a plain and a bad feeling: good | plain | bad | what they are about |
 * more words for it that give no bad feeling | more that give no good one.
 */
export const connotations = `
slim | thin | scrawny | weighing little | slender, lean | skinny, bony
thrifty | careful with money | stingy | spending little money | economical, sensible | miserly, mean
curious | asking questions | nosy | wanting to know things | interested, inquisitive | prying, snooping
confident | sure of oneself | arrogant | thinking well of oneself | assured, self-confident | conceited, boastful
determined | set on something | stubborn | not giving up | resolute, persistent | obstinate, pig-headed
youthful | young | immature | being young | fresh-faced, teenage | childish, babyish
cosy | small | cramped | having little space | snug, compact | poky, claustrophobic
courageous | taking risks | reckless | facing danger | brave, bold | rash, foolhardy
assertive | firm | bossy | speaking up and taking charge | clear, decisive | domineering, overbearing
vintage | old | outdated | things from the past | classic, antique | outmoded, old-hat
aroma | smell | stench | something in the air | scent, fragrance | stink, reek
home | house | hovel | a place to live | dwelling, residence | shack, dump
leader | manager | tyrant | a person in charge | captain, director | dictator, despot
chatty | talkative | gossipy | talking a lot | communicative, forthcoming | long-winded, loud-mouthed
unique | unusual | weird | being different from others | special, original | freakish, outlandish
relaxed | unhurried | lazy | taking things slowly | easy-going, calm | idle, sluggish
meticulous | checking everything | fussy | taking care of details | careful, thorough | nit-picking, pernickety
challenging | hard | gruelling | needing a lot of effort | stimulating, difficult | punishing, back-breaking
stroll | walk | trudge | going on foot | amble, ramble | plod, shuffle
gaze | look | gawp | using your eyes | watch, observe | gape, goggle
dine | eat | scoff | having a meal | feast, lunch | gobble, devour
giggle | laugh | cackle | laughing | chuckle, chortle | snigger, sneer
encourage | ask | nag | trying to get someone to do something | inspire, urge | pester, badger
team | group | gang | people who do things together | crew, squad | mob, rabble
`;
