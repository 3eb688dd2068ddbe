/** Words for the 11+, a to c, one a line: class | word | meaning | like meaning | opposite meaning | a sentence with the word. */
export const wordsAToC = `
verb | abandon | to leave someone or something behind for good | desert, forsake | keep, rescue | The sailors had to abandon the sinking ship.
verb | abate | to become weaker or less strong | lessen, subside, ease | grow, intensify | We waited in the hut for the storm to abate.
verb | abolish | to put an end to a law or custom | ban, scrap, end | introduce, establish | Many people worked to abolish slavery.
adjective | abrupt | sudden and not expected | sudden, unexpected, sharp | gradual, slow | The bus came to an abrupt stop.
adjective | absurd | so silly that it makes no sense | ridiculous, foolish, ludicrous | sensible, reasonable | It would be absurd to wear a coat in the bath.
adjective | abundant | more than enough | plentiful, ample, copious | scarce, rare | Blackberries are abundant in our lane this year.
verb | abridge | to make a book or story shorter | shorten, condense, cut | lengthen, extend | They had to abridge the story for the radio.
verb | accelerate | to go faster | quicken, speed up, hasten | slow, brake | The train began to accelerate as it left the station.
adjective | accessible | easy to reach, enter or use | reachable, open, available | inaccessible, remote | A ramp makes the library accessible to everyone.
verb | acclaim | to praise someone in public | praise, applaud, cheer | criticise, condemn | The crowd rose to acclaim the champion.
verb | accomplish | to do something difficult with success | achieve, complete, fulfil | fail, abandon | You can accomplish a lot if you plan your time.
adjective | accurate | correct in every detail | exact, precise, correct | inaccurate, wrong | An accurate map saved us hours of walking.
verb | accuse | to say that somebody has done something wrong | blame, charge | defend, clear | Do not accuse your brother without any proof.
verb | acknowledge | to admit that something is true | admit, accept, recognise | deny, ignore | She was brave enough to acknowledge her mistake.
verb | acquire | to get or buy something | obtain, gain, get | lose, sell | The museum hopes to acquire a dinosaur skeleton.
adjective | acute | very strong or very sharp | intense, sharp, severe | mild, dull | Owls have acute hearing and can find mice in the dark.
verb | adapt | to change so that you fit something new | adjust, alter, change | stay, resist | Camels adapt well to the heat of the desert.
adjective | adept | very good at doing something | skilled, expert, able | clumsy, hopeless | My aunt is adept at mending old clocks.
adjective | adequate | enough, but no more than that | sufficient, enough, passable | inadequate, insufficient | Is there adequate light to read by?
verb | adhere | to stick firmly to something | stick, cling, hold | separate, loosen | Wet leaves adhere to the soles of your boots.
adjective | adjacent | next to something | neighbouring, adjoining, bordering | distant, faraway | Our school is adjacent to the park.
verb | admire | to think very well of somebody or something | respect, praise, value | despise, dislike | I admire people who never give up.
verb | adore | to love very much | love, worship, treasure | loathe, dislike | The twins adore their new puppy.
verb | adorn | to make something more beautiful by adding to it | decorate, embellish, trim | strip, spoil | They adorn the hall with paper stars each December.
noun | adversary | a person you fight or compete against | opponent, enemy, rival | ally, friend | He shook hands with his adversary after the match.
adjective | adverse | bad for what you want to do | unfavourable, harmful, difficult | favourable, helpful | The flight was late because of adverse weather.
noun | affection | a warm feeling of liking somebody | fondness, love, tenderness | dislike, coldness | Grandpa spoke of his old dog with great affection.
adjective | affluent | having a lot of money | wealthy, rich, prosperous | poor, needy | Only affluent families could buy a car in those days.
verb | aggravate | to make something worse | worsen, inflame, exacerbate | improve, soothe | Scratching will only aggravate the itch.
adjective | aghast | shocked and full of horror | horrified, appalled, shocked | pleased, unmoved | We were aghast when the vase crashed to the floor.
adjective | agile | able to move quickly and easily | nimble, supple, lithe | clumsy, stiff | An agile monkey leapt from branch to branch.
verb | agitate | to make somebody worried or upset | disturb, upset, fluster | calm, soothe | Loud bangs always agitate our cat.
noun | agony | very great pain | torment, anguish, suffering | comfort, ease | He hopped about in agony after stubbing his toe.
adjective | ajar | slightly open | open, unlatched | shut, closed | Someone had left the garden gate ajar.
adjective | alert | awake and ready to notice things | watchful, attentive, observant | drowsy, inattentive | An alert guard heard the faint footsteps.
verb | alleviate | to make pain or trouble less | ease, relieve, reduce | worsen, aggravate | A cool cloth may alleviate your headache.
noun | alliance | a group of people or countries who agree to help each other | partnership, union, league | feud, division | The two kingdoms formed an alliance against the dragon.
verb | allure | to attract somebody with something they like | tempt, attract, entice | repel, disgust | Bright lamps allure moths on summer nights.
adjective | aloof | not friendly and keeping away from others | distant, unfriendly, cold | friendly, sociable | The new boy seemed aloof, but he was only shy.
verb | alter | to change something | change, adjust, modify | keep, preserve | The tailor will alter the sleeves of your coat.
verb | amalgamate | to join together into one | combine, merge, unite | separate, divide | The two small clubs decided to amalgamate.
verb | amass | to collect a large amount over time | collect, gather, hoard | scatter, waste | Squirrels amass nuts before the winter.
noun | ambition | a strong wish to do something great | aim, goal, aspiration | laziness, indifference | Her ambition is to be an astronaut.
verb | amble | to walk slowly in a relaxed way | stroll, saunter, wander | rush, sprint | On Sundays we amble along the canal.
adjective | amiable | friendly and pleasant | friendly, pleasant, good-natured | unfriendly, surly | Our amiable neighbour always stops for a chat.
adjective | amicable | without any quarrel | friendly, peaceful, cordial | hostile, bitter | They settled the argument in an amicable way.
verb | amplify | to make louder or stronger | boost, strengthen, magnify | reduce, weaken | A microphone will amplify your voice.
verb | amuse | to make somebody laugh or smile | entertain, delight, cheer | bore, sadden | The clown tried to amuse the youngest children.
noun | anguish | very great sadness or worry | misery, distress, torment | joy, happiness | She gave a cry of anguish when the ring was lost.
verb | announce | to tell something to many people | declare, proclaim, report | hide, suppress | The judges will announce the winner at noon.
adjective | anonymous | without a name, or not saying who | nameless, unnamed, unknown | named, known | An anonymous friend paid for the new swings.
verb | antagonise | to make somebody feel angry with you | annoy, provoke, offend | please, pacify | Do not antagonise the geese by the pond.
noun | anticipation | a feeling of excitement about what is to come | expectation, excitement, hope | surprise, dread | We waited in anticipation for the curtain to rise.
adjective | antique | very old and often valuable | old, ancient, vintage | modern, new | An antique clock ticked in the hall.
adjective | anxious | worried and nervous | worried, nervous, uneasy | calm, relaxed | Tom felt anxious before his first swimming lesson.
noun | apathy | a lack of interest in anything | indifference, boredom, unconcern | enthusiasm, interest | The team lost because of the players’ apathy.
verb | appal | to shock somebody very much | horrify, shock, dismay | please, delight | The cruel trick will appal everyone who hears of it.
adjective | apparent | easy to see or understand | obvious, clear, plain | hidden, unclear | It was apparent that nobody had fed the hamster.
verb | appease | to make somebody calm by giving them what they want | pacify, satisfy, calm | provoke, anger | He offered a biscuit to appease the growling dog.
verb | applaud | to clap your hands to show you like something | clap, cheer, praise | boo, jeer | Everyone stood up to applaud the singer.
adjective | appropriate | right for the time or place | suitable, fitting, proper | unsuitable, wrong | Sandals are not appropriate for a walk in the snow.
adjective | arduous | very hard and tiring | difficult, exhausting, gruelling | easy, effortless | After an arduous climb they reached the cave.
adjective | arid | very dry, with little or no rain | dry, parched, waterless | wet, damp | Few plants can live on the arid plain.
verb | arouse | to wake a feeling in somebody | awaken, stir, provoke | calm, quieten | The noise began to arouse our curiosity.
adjective | articulate | able to say clearly what you mean | eloquent, fluent, clear | unclear, mumbling | An articulate speaker needs very few notes.
adjective | artificial | made by people, not by nature | man-made, fake, false | natural, real | The artificial flowers never need water.
verb | ascend | to go up | climb, rise, mount | descend, fall | We watched the balloon ascend into the clouds.
verb | ascertain | to find out for certain | discover, determine, establish | guess, overlook | The police tried to ascertain who owned the bicycle.
verb | aspire | to hope very much to do something | hope, aim, dream | despair, shrink | Many young players aspire to play for England.
verb | assemble | to come or put together | gather, collect, build | scatter, dismantle | Please assemble in the playground when the bell rings.
verb | assert | to say something firmly | declare, state, insist | deny, question | He continued to assert that he had seen a ghost.
noun | asset | something useful or valuable that you have | advantage, benefit, strength | drawback, weakness | A good memory is an asset in a quiz.
adjective | astute | quick to see how things really are | shrewd, clever, sharp | foolish, naive | The astute detective noticed the muddy footprint.
noun | asylum | a safe place for people in danger | refuge, shelter, haven | danger, exposure | The family found asylum in another country.
adjective | atrocious | very bad | dreadful, terrible, appalling | excellent, wonderful | The picnic was spoilt by atrocious weather.
verb | attain | to get something after working hard for it | achieve, reach, gain | lose, miss | With practice you will attain your black belt.
adjective | attentive | listening or watching carefully | alert, observant, heedful | distracted, careless | The story was so good that the whole class was attentive.
adjective | authentic | real, not a copy | genuine, real, original | fake, false | Experts say that the painting is authentic.
noun | authority | the power to give orders | power, control, command | weakness, helplessness | The referee has the authority to stop the game.
adjective | avaricious | wanting too much money | greedy, grasping, miserly | generous, charitable | The avaricious king counted his gold each night.
noun | aversion | a strong feeling of not liking something | dislike, hatred, loathing | liking, fondness | My sister has an aversion to spiders.
verb | avert | to stop something bad from happening | prevent, avoid, deflect | cause, allow | The driver braked in time to avert a crash.
adjective | avid | very keen | eager, enthusiastic, passionate | indifferent, reluctant | Maya is an avid reader of adventure stories.
adjective | awkward | hard to use or do, or not graceful | clumsy, ungainly, difficult | graceful, easy | The parcel was an awkward shape to carry.
verb | banish | to send somebody away as a punishment | exile, expel, eject | welcome, admit | The queen decided to banish the traitor.
noun | banter | friendly joking talk | teasing, joking, chat | seriousness, gravity | There was cheerful banter in the changing room.
verb | barter | to swap things without using money | swap, trade, exchange | keep, donate | Long ago people would barter wool for corn.
adjective | belligerent | ready to fight or argue | aggressive, quarrelsome, hostile | peaceful, friendly | The belligerent goose chased us out of the farmyard.
noun | benefactor | a person who gives money or help | donor, supporter, patron | opponent, beneficiary | A kind benefactor paid for the new library.
adjective | beneficial | having a good effect | helpful, useful, good | harmful, damaging | A good night’s sleep is beneficial before a test.
verb | betray | to help an enemy of somebody who trusts you | deceive, double-cross, trick | protect, support | He promised that he would never betray his friends.
verb | bewilder | to confuse somebody completely | puzzle, confuse, baffle | enlighten, inform | The maze seemed made to bewilder its visitors.
adjective | bizarre | very strange | odd, weird, peculiar | normal, ordinary | The house was a bizarre shape, like a giant boot.
adjective | bland | with little taste or interest | tasteless, dull, mild | spicy, tasty | The soup was so bland that I added pepper.
adjective | blatant | done openly without any shame | obvious, open, shameless | hidden, secret | Pushing to the front was a blatant act of rudeness.
adjective | bleak | cold, empty and without hope | grim, dreary, dismal | cheerful, bright | The moor looked bleak under the grey sky.
noun | blemish | a mark that spoils something | flaw, stain, spot | perfection, ornament | There was not a single blemish on the apple.
adjective | blissful | very happy | joyful, delighted, heavenly | miserable, wretched | We spent a blissful day at the seaside.
adjective | blithe | happy and without worries | cheerful, carefree, merry | gloomy, worried | With a blithe wave she cycled off into the rain.
adjective | boisterous | noisy and full of energy | rowdy, lively, unruly | quiet, calm | The boisterous puppies knocked over the bin.
noun | boundary | a line that marks the edge of something | border, edge, limit | centre, middle | A stone wall marks the boundary of the farm.
adjective | bountiful | in large amounts | plentiful, generous, abundant | scarce, meagre | The farmer gave thanks for a bountiful harvest.
noun | bravado | a show of courage to impress others | boasting, swagger, show | modesty, timidity | It was only bravado when he said he liked the dark.
noun | brevity | the use of few words or little time | shortness, conciseness, briefness | length, wordiness | Everybody liked the brevity of the speech.
adjective | brisk | quick and full of energy | quick, lively, energetic | slow, sluggish | A brisk walk will warm us up.
adjective | brittle | hard but easy to break | breakable, crisp, delicate | flexible, tough | The dry twigs were brittle and snapped at once.
verb | browse | to look through things without hurry | skim, scan, glance | study, scrutinise | I love to browse in the bookshop.
adjective | buoyant | able to float, or cheerful | floating, light, cheerful | heavy, sinking | Cork is buoyant, so it stays on top of the water.
noun | burden | something heavy or hard to bear | load, weight, worry | relief, help | The donkey carried its burden up the hill.
adjective | bustling | full of busy people | busy, lively, crowded | quiet, deserted | We lost each other in the bustling market.
noun | calamity | a terrible event | disaster, catastrophe, tragedy | blessing, success | The fire was a calamity for the village.
adjective | callous | not caring about other people’s feelings | heartless, unfeeling, cruel | kind, caring | It was callous to laugh at his torn coat.
verb | camouflage | to hide by looking like what is around | disguise, hide, mask | reveal, expose | Soldiers camouflage their tents with leaves.
adjective | capable | able to do something well | able, skilled, competent | incapable, useless | She is capable of running five miles.
adjective | capricious | often changing for no reason | fickle, changeable, unpredictable | steady, reliable | The capricious wind blew our kite into a tree.
verb | captivate | to hold somebody’s interest completely | fascinate, charm, enchant | bore, repel | Her stories captivate even the noisiest class.
noun | captive | a person who is kept prisoner | prisoner, detainee, convict | captor, jailer | The pirates gave their captive bread and water.
adjective | carefree | without any worries | cheerful, relaxed, happy-go-lucky | worried, troubled | We enjoyed the carefree days of summer.
adjective | casual | relaxed and not planned | informal, relaxed, easy-going | formal, planned | You may wear casual clothes to the party.
verb | celebrate | to do something special because of a happy event | honour, commemorate, rejoice | mourn, ignore | We will celebrate your birthday on Saturday.
adjective | celebrated | known and admired by many | famous, renowned, noted | unknown, obscure | A celebrated author visited our school.
verb | challenge | to invite somebody to a contest | dare, defy, provoke | obey, accept | Our class will challenge the teachers to a race.
adjective | chaotic | completely without order | disorganised, muddled, disorderly | orderly, organised | The kitchen was chaotic after the baking contest.
adjective | charismatic | able to charm and attract people | charming, magnetic, appealing | dull, unappealing | People would follow the charismatic leader anywhere.
verb | chastise | to tell somebody off | scold, rebuke, punish | praise, reward | The coach did not chastise the boys for losing.
verb | cherish | to love and look after something | treasure, value, love | neglect, despise | I will always cherish the letters from my grandmother.
adjective | chivalrous | brave, polite and kind, like a good knight | gallant, courteous, noble | rude, cowardly | It was chivalrous of Sir Miles to give up his horse.
adjective | chronic | lasting for a very long time | constant, lasting, persistent | temporary, brief | My uncle has a chronic pain in his back.
verb | circulate | to move round and round, or from person to person | flow, spread, move | stay, stagnate | Warm air began to circulate through the room.
adjective | civil | polite but not very friendly | polite, courteous, well-mannered | rude, impolite | Please be civil to your cousins, even when you disagree.
verb | clarify | to make something easier to understand | explain, simplify, define | confuse, muddle | Could you clarify the third rule for us?
adjective | clumsy | often dropping or bumping into things | awkward, ungainly, bungling | graceful, nimble | The clumsy waiter spilt the soup.
adjective | coarse | rough, not smooth or fine | rough, bristly, scratchy | smooth, fine | The sack was made of coarse brown cloth.
verb | coax | to get somebody to do something by being gentle | persuade, tempt, entice | force, deter | It took an hour to coax the kitten down.
adjective | coherent | clear and easy to follow | logical, clear, orderly | muddled, confused | She was too excited to give a coherent answer.
noun | coincidence | two things that happen together by chance | accident, chance, fluke | plan, intention | By coincidence we had the same birthday.
verb | collaborate | to work together | cooperate, team up, join forces | compete, oppose | The two classes will collaborate on a mural.
verb | collapse | to fall down suddenly | crumple, fall, cave in | rise, stand | The sandcastle will collapse when the tide comes in.
adjective | colossal | very, very large | huge, enormous, gigantic | tiny, minute | A colossal statue stood beside the harbour.
verb | commence | to begin | begin, start, open | finish, end | The concert will commence at seven.
verb | commend | to say good things about | praise, compliment, applaud | criticise, blame | The head teacher wished to commend our good manners.
noun | commotion | a lot of noise and confusion | disturbance, uproar, fuss | peace, calm | What is all that commotion in the playground?
adjective | compact | small and fitting into little space | small, neat, dense | bulky, large | A compact tent fits into my rucksack.
noun | companion | somebody who is with you | friend, partner, comrade | stranger, enemy | Her faithful companion was a small brown dog.
noun | compassion | pity for those who suffer | sympathy, kindness, pity | cruelty, indifference | The nurse showed great compassion for the sick.
adjective | compatible | able to exist or work well together | well-suited, matching, harmonious | incompatible, unsuited | This printer is not compatible with my old computer.
verb | compel | to make somebody do something | force, oblige, drive | allow, let | Hunger may compel the fox to come near houses.
adjective | competent | able to do something well enough | capable, able, skilled | incompetent, unable | You need a competent guide in the mountains.
adjective | complacent | too pleased with yourself to try hard | smug, self-satisfied, unconcerned | humble, concerned | The hare grew complacent and stopped for a nap.
verb | complement | to go well with something and make it better | complete, enhance, match | spoil, clash | The green scarf will complement your coat.
adjective | complex | made of many parts and hard to understand | complicated, intricate, involved | simple, easy | The machine was too complex for us to mend.
verb | comply | to do what you are asked or told | obey, follow, agree | disobey, refuse | All drivers must comply with the speed limit.
adjective | comprehensive | including everything | complete, full, thorough | partial, limited | The book is a comprehensive guide to British birds.
verb | compress | to press something into a smaller space | squeeze, squash, flatten | expand, stretch | You can compress the sleeping bag into this sack.
noun | comrade | a friend who shares your work or dangers | friend, ally, companion | enemy, foe | The soldier went back to save his comrade.
adjective | concise | saying a lot in few words | brief, short, succinct | long-winded, wordy | Write a concise summary of the chapter.
verb | concede | to admit that you have lost or are wrong | admit, yield, accept | deny, win | At last he had to concede that I was right.
verb | confess | to say that you did something wrong | admit, own up, reveal | deny, conceal | Who will confess to eating the last biscuit?
verb | confide | to tell somebody a secret | reveal, disclose, admit | conceal, hide | You can confide in a friend whom you trust.
verb | confine | to keep inside limits | restrict, limit, enclose | free, release | We had to confine the rabbits to their hutch.
noun | conflict | a fight or serious disagreement | dispute, struggle, battle | agreement, peace | The two brothers were often in conflict.
verb | conform | to follow rules or behave like others | obey, comply, follow | rebel, disobey | All bicycles must conform to the safety rules.
verb | confront | to meet a problem or an enemy face to face | face, tackle, challenge | avoid, evade | She decided to confront her fear of heights.
adjective | congested | too full of traffic or people | crowded, blocked, jammed | clear, empty | The roads were congested on the first day of the holidays.
adjective | conscientious | careful to do your work well | hard-working, careful, diligent | careless, lazy | Priya is conscientious and always checks her answers.
noun | consequence | what happens because of something else | result, outcome, effect | cause, origin | Wet feet were the consequence of leaving my boots behind.
adjective | considerate | thinking of other people’s feelings | thoughtful, kind, caring | selfish, thoughtless | It was considerate of you to turn the music down.
adjective | consistent | always the same | steady, constant, regular | irregular, variable | Her marks have been consistent all year.
adjective | conspicuous | very easy to see | noticeable, obvious, eye-catching | hidden, inconspicuous | His orange hat made him conspicuous in the crowd.
verb | consume | to eat, drink or use up | devour, eat, use | save, store | Caterpillars consume a great many leaves.
adjective | contagious | passing easily from one person to another | infectious, catching, spreading | harmless, contained | Her laughter was so contagious that we all joined in.
verb | contaminate | to make something dirty or harmful | pollute, infect, taint | purify, clean | Oil from the ship may contaminate the beach.
noun | contempt | a feeling that somebody is worth nothing | scorn, disdain, disrespect | respect, admiration | The cat looked at the cheap food with contempt.
adjective | contented | happy with what you have | satisfied, happy, pleased | unhappy, dissatisfied | A contented baby gurgled in the pram.
verb | contradict | to say the opposite of what somebody has said | deny, dispute, oppose | agree, confirm | The two witnesses seemed to contradict each other.
verb | contribute | to give something along with others | give, donate, add | take, withhold | Each child will contribute one drawing to the book.
adjective | controversial | causing a lot of argument | disputed, debatable, arguable | agreed, undisputed | The plan for a new road is controversial.
verb | convene | to come together for a meeting | gather, meet, assemble | disperse, scatter | The school council will convene on Friday.
adjective | conventional | done in the usual way | usual, ordinary, traditional | unusual, unconventional | She did not want a conventional birthday cake.
adjective | cordial | warm and friendly | friendly, warm, genial | unfriendly, cold | We were given a cordial welcome at the inn.
adjective | corrupt | dishonest for the sake of money or power | dishonest, crooked, unscrupulous | honest, fair | The corrupt mayor took money in secret.
adjective | courteous | having good manners | polite, civil, well-mannered | rude, impolite | A courteous boy offered the lady his seat.
adjective | covert | secret or hidden | secret, hidden, concealed | open, public | The spy was sent on a covert mission.
verb | crave | to want something very much | desire, long for, hunger for | dislike, detest | After a week of salad I began to crave chips.
adjective | credible | easy to believe | believable, likely, plausible | incredible, unlikely | She had a credible reason for being late.
adjective | crucial | very important | vital, essential, critical | unimportant, minor | It is crucial to keep the rope tight.
adjective | crude | rough and simply made | rough, simple, basic | refined, polished | The castaways built a crude hut from branches.
verb | cultivate | to grow plants or develop something | grow, farm, develop | neglect, destroy | The monks used to cultivate herbs here.
adjective | cumbersome | large and difficult to carry | bulky, heavy, unwieldy | light, manageable | The old camera was cumbersome and slow.
adjective | cunning | clever at tricking people | sly, crafty, artful | honest, naive | The cunning fox pretended to be asleep.
verb | curb | to keep something under control | restrain, control, limit | encourage, free | You must curb your temper.
adjective | curious | wanting to know or learn | inquisitive, interested, questioning | uninterested, indifferent | The curious kitten put its nose in the jar.
adjective | curt | short and rather rude in speaking | brusque, abrupt, blunt | polite, friendly | His curt answer hurt her feelings.
verb | curtail | to make something shorter | shorten, cut, reduce | extend, lengthen | Rain forced us to curtail the match.
`;
