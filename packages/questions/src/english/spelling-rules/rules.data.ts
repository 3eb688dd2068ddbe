/**
 * Words made by a spelling rule, one a line: set | base | ending or prefix | the word | a sentence that holds it | other wrong spellings.
 * The plain ways to go wrong (nothing doubled, e kept, y kept …) need not be listed.
 */
export const ruleWords = `
double3 | begin | ing | beginning | The film is just beginning.
double3 | begin | er | beginner | She is a beginner at chess.
double3 | forget | ing | forgetting | I keep forgetting my glasses.
double3 | forgot | en | forgotten | He has forgotten his lunch. | forgoten
double3 | prefer | ed | preferred | We preferred the blue tent. | prefered, preffered
double3 | admit | ed | admitted | The fox admitted nothing. | admited, addmitted
double3 | admit | ing | admitting | He is admitting his mistake. | admiting, addmitting
double3 | regret | ed | regretted | She regretted her words.
double3 | permit | ed | permitted | Dogs are permitted on the beach. | permited, permmitted
double3 | travel | ing | travelling | We are travelling by train. | traveling
double3 | travel | er | traveller | A weary traveller knocked. | traveler
double3 | cancel | ed | cancelled | The match was cancelled. | canceled
double3 | label | ed | labelled | She labelled every jar. | labeled
double3 | signal | ing | signalling | The captain is signalling to us.
double3 | run | ing | running | The hare is running fast. | runing
double3 | swim | er | swimmer | She is a strong swimmer. | swimer
double3 | spin | ing | spinning | The top is still spinning. | spining
double3 | stop | ed | stopped | The bus stopped at the gate. | stoped
double3 | drum | er | drummer | The drummer tapped his foot. | drumer
double3 | garden | ing | gardening | Nan loves gardening.
double3 | garden | er | gardener | The gardener watered the roses.
double3 | limit | ed | limited | The seats are limited.
double3 | visit | ing | visiting | We are visiting the zoo.
double3 | visit | or | visitor | The visitor rang the bell.
double3 | open | ing | opening | The shop is opening at nine.
double3 | enter | ed | entered | A mouse entered the room.
double3 | offer | ed | offered | He offered me a plum.
double3 | listen | ing | listening | Is anyone listening?
double3 | happen | ed | happened | What happened next?
double3 | answer | ed | answered | Nobody answered the door.
double3 | wonder | ing | wondering | I was wondering about that.
double3 | order | ed | ordered | We ordered three pizzas.
double3 | forbid | en | forbidden | Ball games are forbidden here.
double3 | upset | ing | upsetting | The sad film was upsetting.
double3 | submit | ed | submitted | She submitted her drawing on time.
double3 | gallop | ing | galloping | The ponies are galloping along the beach.
double3 | whisper | ed | whispered | He whispered the secret in my ear.
double3 | gather | ed | gathered | A crowd gathered round the juggler.
double3 | trumpet | er | trumpeter | The trumpeter played a fanfare.
double3 | edit | or | editor | The editor chose a photo for the front page.
double3 | develop | ed | developed | The seed developed into a tree.
plural3 | church | plural | churches | The town has two churches.
plural3 | watch | plural | watches | The shop mends watches.
plural3 | peach | plural | peaches | The peaches are ripe.
plural3 | witch | plural | witches | Three witches stirred the pot.
plural3 | baby | plural | babies | The babies are asleep. | babeys
plural3 | city | plural | cities | We visited three cities.
plural3 | story | plural | stories | Grandad tells funny stories.
plural3 | puppy | plural | puppies | The puppies chewed my shoe.
plural3 | cherry | plural | cherries | The cherries were sour.
plural3 | lady | plural | ladies | The ladies wore big hats.
plural3 | pony | plural | ponies | The ponies trotted past.
plural3 | butterfly | plural | butterflies | Butterflies landed on the roses.
plural3 | monkey | plural | monkeys | The monkeys stole my hat. | monkies
plural3 | donkey | plural | donkeys | Donkeys give rides on the sand. | donkies
plural3 | leaf | plural | leaves | The leaves turned red.
plural3 | loaf | plural | loaves | The baker sold ten loaves.
plural3 | wolf | plural | wolves | The wolves howled at night.
plural3 | knife | plural | knives | The knives are in the drawer.
plural3 | shelf | plural | shelves | The shelves are full of books.
plural3 | half | plural | halves | Cut the apple into two halves.
plural3 | thief | plural | thieves | The thieves ran off. | theives
plural3 | elf | plural | elves | The elves made tiny shoes.
plural3 | calf | plural | calves | The calves drink milk.
plural3 | potato | plural | potatoes | Peel the potatoes.
plural3 | tomato | plural | tomatoes | The tomatoes are red.
plural3 | hero | plural | heroes | The heroes saved the town.
plural3 | piano | plural | pianos | Two pianos stood on the stage.
plural3 | photo | plural | photos | The photos are in my album.
plural3 | mouse | plural | mice | Three mice ate the cheese. | mices
plural3 | goose | plural | geese | The geese flew south. | geeses
plural3 | tooth | plural | teeth | Brush your teeth. | teeths
plural3 | foot | plural | feet | My feet are cold. | feets
plural3 | child | plural | children | The children sang. | childrens, childern
plural3 | woman | plural | women | Two women rowed the boat. | womans, womens
plural3 | life | plural | lives | A cat is said to have nine lives. | lifes
plural3 | wife | plural | wives | The two kings and their wives rode past.
plural3 | roof | plural | roofs | Snow lay on the roofs. | roofes
plural3 | chimney | plural | chimneys | Smoke rose from the chimneys. | chimnies
plural3 | valley | plural | valleys | Two rivers cross these valleys. | vallies
plural3 | strawberry | plural | strawberries | We picked ripe strawberries.
plural3 | radio | plural | radios | The shop repairs old radios.
plural3 | kangaroo | plural | kangaroos | Kangaroos live in Australia.
plural3 | cliff | plural | cliffs | The cliffs are steep. | cliffes
fer6 | refer | ed | referred | The doctor referred her to a clinic.
fer6 | refer | ing | referring | Which page are you referring to?
fer6 | refer | al | referral | The dentist wrote a referral.
fer6 | refer | ence | reference | Keep it for reference.
fer6 | refer | ee | referee | The referee blew his whistle.
fer6 | prefer | ed | preferred | I preferred the first film. | prefered, preffered
fer6 | prefer | ing | preferring | She stayed in, preferring to read.
fer6 | prefer | ence | preference | Do you have a preference?
fer6 | prefer | able | preferable | A cold drink would be preferable.
fer6 | transfer | ed | transferred | The money was transferred at noon.
fer6 | transfer | ing | transferring | The club is transferring a player.
fer6 | confer | ed | conferred | The judges conferred in whispers. | confferred
fer6 | confer | ing | conferring | No conferring during the quiz! | confferring
fer6 | confer | ence | conference | The conference lasted two days.
fer6 | infer | ed | inferred | We inferred that he was lying. | infferred
fer6 | infer | ing | inferring | Inferring means reading between the lines. | infferring
fer6 | infer | ence | inference | That is a fair inference.
fer6 | defer | ed | deferred | The decision was deferred.
fer6 | defer | ing | deferring | He kept deferring the visit.
fer6 | defer | ence | deference | They bowed in deference to the king.
fer6 | defer | al | deferral | She asked for a deferral.
fer6 | differ | ed | differed | The twins differed in one thing.
fer6 | differ | ing | differing | They held differing views.
fer6 | differ | ence | difference | I can taste the difference.
fer6 | differ | ent | different | Every snowflake is different.
fer6 | offer | ed | offered | Nobody offered to help.
fer6 | offer | ing | offering | The shop is offering free tea.
fer6 | suffer | ed | suffered | The crops suffered in the heat.
fer6 | suffer | ing | suffering | He is suffering from hay fever.
fer6 | suffer | er | sufferer | She is a sufferer from asthma.
fer6 | pilfer | ed | pilfered | A magpie pilfered the ring.
fer6 | pilfer | ing | pilfering | The gull was caught pilfering chips.
fer6 | buffer | ed | buffered | The video buffered for ages.
fer6 | buffer | ing | buffering | The film is still buffering.
fer6 | proffer | ed | proffered | He proffered his hand.
fer6 | proffer | ing | proffering | She came in, proffering a tray.
`;

/**
 * Prefixes with a hyphen and without: prefix | base | whether there is a hyphen (yes or no) | why | a sentence.
 * vowels: two vowels of the same kind would meet or clash; apart: after re- or pre- another vowel follows, easy to read; capital: a capital letter follows; always: ex-, self- and all- take one.
 */
export const hyphenPrefixes = `
re | enter | yes | vowels | You may not re-enter the hall.
re | elect | yes | vowels | They want to re-elect the mayor.
re | examine | yes | vowels | The vet will re-examine the cat.
re | educate | yes | vowels | We must re-educate our puppy.
re | emerge | yes | vowels | The mole will re-emerge at dusk.
re | establish | yes | vowels | They hope to re-establish the forest.
re | evaluate | yes | vowels | It is time to re-evaluate the plan.
re | enact | yes | vowels | Pupils will re-enact the battle.
re | energise | yes | vowels | A nap will re-energise you.
re | embark | yes | vowels | Passengers may now re-embark.
co | own | yes | vowels | The sisters co-own a bakery.
co | author | yes | vowels | He is the co-author of the book.
co | owner | yes | vowels | Meet the co-owner of the shop.
pre | existing | yes | vowels | The bridge had a pre-existing crack.
pre | eminent | yes | vowels | She is a pre-eminent scientist.
pre | empt | yes | vowels | A guard will pre-empt any trouble.
de | ice | yes | vowels | Dad had to de-ice the car.
anti | ageing | yes | vowels | Gran laughed at the anti-ageing cream.
anti | inflammatory | yes | vowels | The horse was given an anti-inflammatory cream.
semi | independent | yes | vowels | At a year old the cubs are semi-independent.
semi | industrial | yes | vowels | They live in a semi-industrial part of town.
ex | pupil | yes | always | An ex-pupil opened the fair.
ex | teacher | yes | always | My neighbour is an ex-teacher.
ex | president | yes | always | The ex-president wrote a book.
ex | champion | yes | always | The ex-champion coaches our team.
self | taught | yes | always | The pianist is self-taught.
self | respect | yes | always | By owning up he kept his self-respect.
self | confident | yes | always | She is calm and self-confident.
self | control | yes | always | It took self-control not to laugh.
all | powerful | yes | always | The wizard was not all-powerful.
all | round | yes | always | He is a good all-round player.
mid | July | yes | capital | We break up in mid-July.
mid | Atlantic | yes | capital | The ship met a mid-Atlantic storm.
un | British | yes | capital | She thinks cold tea is un-British.
pre | Roman | yes | capital | The fort is pre-Roman.
pre | Victorian | yes | capital | The house is pre-Victorian.
re | unite | no | apart | The tour will reunite the old band.
re | union | no | apart | The family reunion lasted all weekend.
re | act | no | apart | How did the crowd react?
re | assure | no | apart | Let me reassure you that the dog is friendly.
re | arrange | no | apart | We had to rearrange the chairs.
re | appear | no | apart | The swallows will reappear in April.
re | assemble | no | apart | It took an hour to reassemble the tent.
re | adjust | no | apart | Pilots can readjust the seat.
re | invent | no | apart | Nobody needs to reinvent the wheel.
pre | occupied | no | apart | He was preoccupied with his homework.
re | write | no | plain | Please rewrite the last line.
re | build | no | plain | They will rebuild the wall.
re | play | no | plain | Let us replay the final.
re | fill | no | plain | Please refill the jug.
re | cycle | no | plain | We recycle paper and glass.
pre | heat | no | plain | First preheat the oven.
pre | view | no | plain | We saw a preview of the film.
pre | pay | no | plain | You can prepay for lunch.
anti | freeze | no | plain | Add antifreeze in winter.
anti | clockwise | no | plain | Turn the key anticlockwise.
semi | circle | no | plain | The chairs stood in a semicircle.
over | confident | no | plain | The overconfident hare fell asleep.
re | consider | no | plain | Please reconsider your decision.
anti | biotic | no | plain | The vet gave her an antibiotic.
dis | agree | no | plain | My sisters often disagree.
dis | appear | no | plain | Watch the coin disappear.
un | happy | no | plain | The clown looked unhappy.
un | lock | no | plain | This key will unlock the chest.
mis | lead | no | plain | Do not let the map mislead you.
mis | spell | no | plain | Which word did I misspell?
sub | marine | no | plain | The submarine dived.
super | market | no | plain | The supermarket closes at ten.
inter | act | no | plain | The puppies interact well.
over | eat | no | plain | Do not overeat at the feast.
under | ground | no | plain | Moles live underground.
mid | night | no | plain | The clock struck midnight.
mid | day | no | plain | We stopped at midday.
im | patient | no | plain | The queue grew impatient.
in | visible | no | plain | The ink is invisible.
ir | regular | no | plain | The coast is irregular.
fore | see | no | plain | Nobody could foresee the flood.
tele | phone | no | plain | The telephone rang twice.
auto | graph | no | plain | She signed her autograph.
trans | plant | no | plain | We will transplant the roses.
`;

/**
 * Words in re- that are another word without their hyphen: base | a sentence with the hyphen | the word without it | what that means | a sentence
 * with it. Each sentence with the hyphen, and no other, has again, another, new or second in it.
 */
export const hyphenPairs = `
sign | The striker is happy to re-sign for another year. | resign | give up a job | After so many mistakes the manager of the team had to resign.
cover | We will re-cover the sofa with new cloth. | recover | get better | The doctor thinks that Grandad should recover by Monday.
form | The band will re-form and go on tour again. | reform | make better by changing | The minister wants to reform all the prisons in the country.
press | If the light goes out, re-press the button for another minute. | repress | hold back | Everybody in the hall tried to repress a giggle.
sent | The shop re-sent the lost parcel in a new box. | resent | feel bitter about | Some of the younger players resent the strict rules.
mark | A second teacher had to re-mark every test. | remark | say | Nobody in the class dared to remark on his haircut.
lay | The builders will re-lay the path with new stones. | relay | pass on | After dark the scouts relay their messages by torch.
collect | Please re-collect the cones and stack them again. | recollect | remember | I know her face but cannot recollect her surname.
present | The team will re-present its talk to another class. | represent | stand for | Two pupils from Year 6 will represent the whole school.
`;

/** Wrong spellings that happen to be words: a sentence with one of them reads right to a dictionary. */
export const alsoWords = 'ruing stooped leafs loafs wolfs mediate knifes scarfs mouses gooses foots refereed';
