/** Words for the 11+, i to p, one a line: class | word | meaning | like meaning | opposite meaning | a sentence with the word. */
export const wordsIToP = `
adjective | ideal | just right | perfect, best, excellent | unsuitable, worst | A windy hill is the ideal place to fly a kite.
adjective | idle | not working or not in use | inactive, lazy, unoccupied | busy, active | The boats lay idle all winter.
verb | ignite | to set on fire or start to burn | light, kindle, burn | extinguish, quench | One spark can ignite dry grass.
adjective | ignorant | not knowing much | uneducated, unaware, uninformed | knowledgeable, educated | I was ignorant of the rules of chess.
verb | illuminate | to light up | light, brighten, lighten | darken, dim | Lanterns illuminate the path to the barn.
adjective | illustrious | famous and much admired | famous, eminent, distinguished | unknown, obscure | The hall is hung with pictures of illustrious queens.
adjective | imaginary | existing only in the mind | invented, made-up, fictional | real, actual | She has an imaginary friend called Boo.
adjective | immaculate | perfectly clean and tidy | spotless, perfect, pristine | dirty, untidy | His white shirt was immaculate.
adjective | immature | not fully grown, or childish | childish, young, babyish | mature, adult | It is immature to sulk when you lose.
adjective | immense | very, very large | huge, vast, enormous | tiny, minute | An immense whale swam under the boat.
adjective | imminent | about to happen very soon | approaching, near, coming | distant, remote | Black clouds told us that a storm was imminent.
verb | immerse | to put completely under a liquid | submerge, dip, plunge | raise, retrieve | Immerse the egg in boiling water for four minutes.
adjective | impatient | not able to wait calmly | restless, eager, irritable | patient, tolerant | The impatient driver sounded his horn.
verb | impede | to make it hard to move or go on | hinder, obstruct, delay | help, assist | Fallen trees impede our way along the path.
adjective | impeccable | without any fault | perfect, faultless, flawless | faulty, imperfect | Her manners were impeccable.
verb | implore | to ask in a desperate way | beg, plead, beseech | demand, order | I implore you not to open that box.
adjective | impoverished | made very poor | poor, needy, penniless | wealthy, rich | The impoverished village could not pay for a teacher.
adjective | impressive | so good or large that people admire it | striking, splendid, magnificent | unimpressive, ordinary | The castle has an impressive gate.
verb | imprison | to shut somebody in a place | jail, lock up, confine | free, release | The giant would imprison travellers in his tower.
adjective | improbable | not likely to be true or to happen | unlikely, doubtful, implausible | probable, likely | It is improbable that it will snow in July.
adjective | impudent | rude and without respect | cheeky, rude, insolent | polite, respectful | The impudent boy pulled a face at the judge.
adjective | impulsive | acting without thinking first | rash, hasty, spontaneous | cautious, thoughtful | It was impulsive to buy the first coat you saw.
adjective | inaudible | too quiet to be heard | silent, soundless, faint | audible, loud | Her whisper was inaudible at the back of the hall.
noun | incentive | something that makes you want to try | encouragement, motive, spur | deterrent, discouragement | A day at the zoo was an incentive to work hard.
adjective | incessant | going on without stopping | constant, endless, non-stop | occasional, brief | The incessant barking kept us awake.
verb | incline | to lean or slope | lean, slope, tilt | straighten, level | The towers of the old city incline to one side.
adjective | incompetent | not able to do a job well | useless, unskilled, hopeless | competent, capable | The incompetent wizard turned himself into a newt.
adjective | incredible | very hard to believe | unbelievable, amazing, astonishing | believable, credible | It is incredible that a tree can live so long.
adjective | independent | not needing help from others | self-reliant, free, separate | dependent, helpless | Cats are more independent than dogs.
adjective | indifferent | not caring at all | uninterested, unconcerned, unmoved | interested, concerned | He seemed indifferent to the cold.
adjective | indignant | angry because something is unfair | angry, annoyed, cross | pleased, contented | She was indignant when the queue-jumper was served first.
adjective | industrious | working hard | hard-working, busy, diligent | lazy, idle | Ants are among the most industrious of insects.
adjective | inept | with no skill at all | clumsy, bungling, awkward | skilful, capable | I am so inept at sewing that my buttons fall off.
adjective | infamous | well known for something bad | notorious, disreputable, wicked | reputable, honourable | The infamous pirate had a red beard.
adjective | inferior | not as good as something else | lesser, poorer, lower | superior, better | The cheap paints were of inferior quality.
adjective | infinite | without any end | endless, limitless, boundless | limited, finite | There are an infinite number of fractions.
verb | inflate | to fill with air | blow up, pump up, swell | deflate, shrink | Use this pump to inflate your tyres.
verb | inflict | to make somebody suffer something | impose, deal, deliver | spare, withhold | The storm may inflict great damage on the pier.
verb | infuriate | to make somebody very angry | enrage, anger, madden | calm, please | Loud music can infuriate the neighbours.
adjective | ingenious | clever and new | clever, inventive, brilliant | foolish, unimaginative | She built an ingenious machine to feed the cat.
verb | inhabit | to live in a place | occupy, live in, populate | leave, abandon | Many strange fish inhabit the deep sea.
adjective | innocent | not guilty of doing wrong | blameless, guiltless, faultless | guilty, wicked | The jury found that the man was innocent.
adjective | innovative | using new ideas | original, inventive, new | unoriginal, traditional | The school is proud of its innovative playground.
adjective | inquisitive | wanting to find out about things | curious, nosy, prying | uninterested, indifferent | An inquisitive robin hopped into the shed.
adjective | insignificant | too small to matter | unimportant, trivial, minor | important, significant | The scratch on the car was insignificant.
adjective | insolent | rude to somebody you should respect | rude, cheeky, impudent | polite, respectful | The insolent knight would not bow to the queen.
verb | inspect | to look at something very carefully | examine, check, study | ignore, overlook | The captain came to inspect our cabins.
verb | inspire | to fill somebody with ideas or courage | encourage, motivate, stimulate | discourage, dishearten | Great teachers inspire their pupils.
adjective | instant | happening at once | immediate, sudden, prompt | slow, gradual | The joke was an instant success.
verb | insult | to say something rude about somebody | offend, mock, jeer at | compliment, praise | It is wrong to insult somebody because of their accent.
adjective | intense | very strong or great | strong, extreme, powerful | mild, weak | The heat from the bonfire was intense.
adjective | intentional | done on purpose | deliberate, planned, intended | accidental, unintentional | The foul was intentional, so the player was sent off.
verb | interfere | to join in where you are not wanted | meddle, intrude, pry | leave alone, keep out | Please do not interfere in our game.
adjective | interior | on the inside | inner, inside, internal | exterior, outer | The interior walls of the pyramid are painted.
verb | interrogate | to ask somebody a lot of questions | question, quiz, grill | answer, reply | The police wish to interrogate the butler.
adjective | intimate | very close and friendly | close, dear, personal | distant, formal | She told the secret only to her intimate friends.
verb | intimidate | to frighten somebody into doing something | frighten, bully, threaten | encourage, reassure | A bigger boy tried to intimidate the new pupils.
adjective | intrepid | brave and not afraid of danger | fearless, bold, daring | cowardly, timid | The intrepid explorer crossed the ice alone.
adjective | intricate | with many small details | complicated, elaborate, detailed | simple, plain | The carpet had an intricate pattern.
verb | intrigue | to make somebody very interested | fascinate, interest, attract | bore, tire | The locked room continues to intrigue visitors.
verb | invade | to enter a country by force | attack, occupy, raid | withdraw, retreat | The Vikings came to invade our shores.
adjective | invaluable | extremely useful | priceless, precious, vital | worthless, useless | A torch is invaluable when you go camping.
verb | invigorate | to fill somebody with life and energy | refresh, revive, energise | tire, exhaust | A swim in cold water will invigorate you.
adjective | invincible | too strong to be beaten | unbeatable, unconquerable, indestructible | beatable, weak | The team thought they were invincible until they lost.
adjective | irate | very angry | furious, angry, enraged | calm, pleased | An irate farmer chased us out of his field.
adjective | irksome | boring and annoying | annoying, tiresome, irritating | pleasing, delightful | Sorting socks is an irksome job.
adjective | irrelevant | having nothing to do with the matter | unrelated, unconnected, beside the point | relevant, connected | How tall you are is irrelevant in a spelling test.
adjective | irritable | easily made cross | grumpy, bad-tempered, touchy | good-tempered, cheerful | Dad is irritable before breakfast.
verb | isolate | to keep apart from others | separate, cut off, detach | join, include | Deep snow may isolate the farms for days.
adjective | jaded | tired and no longer interested | weary, bored, tired | fresh, enthusiastic | By the tenth museum we felt jaded.
verb | jeer | to shout rude things at somebody | mock, taunt, boo | cheer, applaud | It is unkind to jeer at the team that loses.
verb | jeopardise | to put something in danger | endanger, risk, threaten | protect, safeguard | Do not jeopardise your chances by being late.
adjective | jovial | cheerful and friendly | jolly, cheerful, merry | gloomy, grumpy | The jovial baker always has a joke for us.
adjective | jubilant | very happy because of a success | overjoyed, triumphant, joyful | downcast, sorrowful | Jubilant fans lifted the captain onto their shoulders.
adjective | judicious | showing good sense | wise, sensible, careful | foolish, unwise | A judicious choice of words can end a quarrel.
adjective | juvenile | young, or suitable for the young | young, youthful, childish | adult, mature | A juvenile swan has grey feathers.
verb | keel | to fall over to one side | topple, tip, overturn | balance, right | I thought the boat would keel over in the gale.
adjective | keen | very interested and eager | eager, enthusiastic, avid | reluctant, unwilling | Ravi is keen to join the chess club.
noun | knack | a special skill at doing something | talent, gift, flair | inability, clumsiness | Gran has a knack for finding lost things.
noun | labour | hard work | toil, work, effort | rest, leisure | After hours of labour the wall was finished.
adjective | lavish | large, rich and generous | generous, luxurious, extravagant | meagre, mean | The king gave a lavish feast for a thousand guests.
adjective | laborious | needing much time and effort | hard, tiring, difficult | easy, effortless | Copying books by hand was laborious work.
adjective | leisurely | without any hurry | unhurried, relaxed, slow | hasty, rushed | We took a leisurely walk by the river.
adjective | lenient | not strict when punishing | merciful, mild, tolerant | strict, severe | The lenient judge let him off with a warning.
adjective | lethal | able to cause death | deadly, fatal, toxic | harmless, safe | Some mushrooms are lethal, so never pick them.
verb | liberate | to set free | free, release, rescue | imprison, capture | They opened the cages to liberate the birds.
adjective | limp | soft and not stiff | floppy, slack, drooping | stiff, firm | The lettuce had gone limp in the heat.
adjective | literate | able to read and write | educated, schooled, well-read | illiterate, uneducated | Few farm workers were literate in those days.
adjective | lively | full of life and energy | energetic, active, bouncy | dull, lifeless | A lively tune soon had everybody dancing.
verb | loathe | to dislike very strongly | detest, despise, dislike | love, adore | My brother and I loathe cold porridge.
adjective | lofty | very high | tall, high, towering | low, short | Eagles nest on the lofty cliffs.
adjective | loyal | always true to your friends | faithful, true, devoted | disloyal, treacherous | The loyal servant stayed with his master.
adjective | ludicrous | so silly that people laugh | ridiculous, absurd, laughable | sensible, serious | He looked ludicrous in his tiny hat.
adjective | luminous | giving out light | glowing, shining, bright | dark, dull | The hands of my watch are luminous at night.
verb | lure | to tempt somebody into danger or a trap | tempt, entice, attract | repel, deter | They used cheese to lure the mouse out.
adjective | lush | with thick green plants | green, rich, abundant | barren, dry | Cows grazed in the lush meadow.
noun | luxury | great comfort that costs a lot | comfort, splendour, richness | hardship, poverty | They spent a week in luxury at a grand hotel.
adjective | magnanimous | generous to somebody you have beaten | forgiving, generous, noble | spiteful, petty | The magnanimous winner praised the other team.
adjective | magnificent | very grand and beautiful | splendid, grand, superb | ordinary, modest | A magnificent stag stood on the hill.
verb | magnify | to make something look bigger | enlarge, increase, expand | shrink, reduce | This lens can magnify a flea.
verb | maintain | to keep something in good order | preserve, keep, sustain | neglect, abandon | It costs a lot to maintain an old house.
adjective | majestic | very grand, like a king or queen | grand, stately, noble | humble, lowly | Majestic mountains rose above the lake.
noun | malice | a wish to hurt somebody | spite, hatred, ill will | kindness, goodwill | There was no malice in her joke.
adjective | malevolent | wishing to do harm | spiteful, wicked, evil | benevolent, kind | The malevolent witch cursed the baby prince.
verb | manipulate | to control something or somebody cleverly | handle, control, work | mishandle, fumble | Crabs manipulate their food with their claws.
adjective | mandatory | that must be done | compulsory, required, obligatory | optional, voluntary | Helmets are mandatory on the climbing wall.
verb | manufacture | to make things in a factory | make, produce, build | destroy, demolish | They manufacture toy trains in this town.
adjective | massive | very large and heavy | huge, enormous, heavy | tiny, light | A massive rock blocked the road.
adjective | mature | fully grown or sensible | adult, grown-up, ripe | immature, childish | She is very mature for her age.
adjective | meagre | too little in amount | scanty, small, skimpy | ample, plentiful | The prisoners had a meagre meal of bread.
verb | meddle | to take part in what is not your business | interfere, pry, intrude | leave alone, ignore | Never meddle with another cook’s soup.
adjective | mediocre | not very good | average, ordinary, passable | excellent, outstanding | The food was mediocre, but the music was superb.
adjective | meek | quiet, gentle and not proud | gentle, humble, mild | bold, proud | The meek little mouse stood up to the lion.
adjective | mellow | soft, rich and pleasant | soft, gentle, smooth | harsh, rough | A cello has a deep and mellow sound.
adjective | memorable | worth remembering | unforgettable, remarkable, notable | forgettable, ordinary | The day we saw dolphins was memorable.
noun | menace | something dangerous or annoying | threat, danger, nuisance | help, safeguard | Broken glass on the beach is a menace.
verb | mend | to put something broken right | repair, fix, patch | break, damage | Can you mend the puncture in my tyre?
adjective | merciful | willing to forgive or help | forgiving, kind, lenient | merciless, cruel | The merciful queen let the prisoners go.
verb | merge | to join and become one | combine, blend, unite | separate, split | The two rivers merge below the bridge.
noun | merit | a good quality that deserves praise | worth, value, virtue | fault, weakness | Each picture was chosen on its merit.
adjective | mighty | very strong or great | powerful, strong, great | weak, puny | With one mighty blow he split the log.
adjective | minute | extremely small | tiny, microscopic, miniature | huge, enormous | Minute creatures live in a drop of pond water.
adjective | miraculous | so wonderful that it is hard to explain | amazing, marvellous, incredible | ordinary, everyday | She made a miraculous recovery.
noun | mirth | happy laughter | laughter, merriment, fun | sadness, gloom | The clown’s huge boots caused great mirth.
noun | mischief | naughty but playful behaviour | naughtiness, misbehaviour, trouble | obedience, goodness | The kittens were full of mischief.
adjective | miserable | very unhappy | unhappy, wretched, gloomy | happy, cheerful | I felt cold, wet and miserable.
adjective | miserly | hating to spend money | mean, stingy, tight-fisted | generous, giving | The miserly old man lit only one candle.
verb | mislead | to make somebody believe what is wrong | deceive, fool, trick | guide, inform | The signpost could mislead strangers.
adjective | mobile | able to move or be moved | movable, moving, portable | fixed, immobile | A mobile library visits our village.
verb | mock | to make fun of somebody | tease, ridicule, taunt | praise, respect | Do not mock people who make mistakes.
adjective | moderate | neither too much nor too little | medium, reasonable, average | extreme, excessive | Cook the pie over a moderate heat.
adjective | modest | not boasting about yourself | humble, unassuming, shy | boastful, conceited | He was too modest to mention his medal.
adjective | momentary | lasting for a very short time | brief, short, fleeting | lasting, permanent | There was a momentary silence, and then a cheer.
adjective | momentous | very important because of what it leads to | important, significant, historic | unimportant, trivial | The first step on the moon was a momentous event.
adjective | monotonous | boring because it never changes | boring, dull, repetitive | varied, interesting | The monotonous beat of the drum made us sleepy.
adjective | morose | bad-tempered and not wanting to talk | gloomy, sullen, glum | cheerful, jolly | He sat morose in the corner all evening.
verb | motivate | to make somebody want to do something | encourage, inspire, drive | discourage, deter | A kind word can motivate a tired runner.
verb | mourn | to be sad because somebody has died | grieve, lament, weep | rejoice, celebrate | The whole country came to mourn the old king.
adjective | muddled | mixed up and not clear | confused, jumbled, disorganised | clear, orderly | The directions were so muddled that we got lost.
adjective | mutual | felt or done by each to the other | shared, joint, common | separate, one-sided | The two captains have a mutual respect.
adjective | mysterious | strange and hard to explain | puzzling, strange, unexplained | clear, understandable | A mysterious parcel lay on the doorstep.
adjective | naive | believing too easily because you have little experience | innocent, trusting, inexperienced | worldly, shrewd | It was naive to think that the fox was a friend.
adjective | negligent | not taking enough care | careless, slack, thoughtless | careful, attentive | The negligent keeper left the cage open.
adjective | neutral | not taking anybody’s side | impartial, unbiased, even-handed | biased, partial | The referee must stay neutral.
adjective | nocturnal | active at night | night-time, nightly, night-loving | diurnal, daytime | Hedgehogs are nocturnal and sleep by day.
adjective | nonchalant | calm and seeming not to care | casual, unconcerned, cool | anxious, worried | With a nonchalant shrug he walked past the lion.
adjective | notable | worth noticing | remarkable, important, memorable | unremarkable, ordinary | The town has several notable buildings.
adjective | novel | new and not like anything before | new, original, fresh | old, familiar | She had a novel idea for a school trip.
noun | nuisance | something or somebody annoying | pest, bother, irritation | pleasure, delight | Wasps are a nuisance at picnics.
verb | nurture | to look after something while it grows | nourish, raise, foster | neglect, starve | Good gardeners nurture their seedlings.
adjective | obedient | doing what you are told | well-behaved, dutiful, compliant | disobedient, naughty | The obedient dog sat down at once.
verb | obey | to do what you are told | follow, comply, submit | disobey, rebel | Soldiers must obey orders.
adjective | oblivious | not noticing what is happening | unaware, unconscious, ignorant | aware, conscious | He read on, oblivious to the noise around him.
adjective | obscure | hard to see, or not well known | unknown, unclear, hidden | famous, clear | The answer was in an obscure old book.
adjective | observant | quick to notice things | alert, watchful, sharp-eyed | unobservant, inattentive | An observant child spotted the missing spoon.
verb | obstruct | to be in the way of something | block, bar, hinder | clear, help | Parked cars obstruct the pavement.
verb | obtain | to get something you want | get, gain, acquire | lose, give | You can obtain a map at the station.
adjective | obvious | very easy to see or understand | clear, plain, evident | unclear, hidden | It was obvious that he had eaten the jam.
adjective | odious | extremely unpleasant | hateful, horrible, repulsive | pleasant, delightful | The odious giant picked his teeth with a bone.
verb | offend | to hurt somebody’s feelings | insult, upset, hurt | please, delight | I did not mean to offend you.
adjective | ominous | making you think that something bad will happen | threatening, menacing, sinister | promising, hopeful | There was an ominous rumble from the volcano.
adjective | opaque | that you cannot see through | cloudy, murky, misty | transparent, clear | The bathroom window is made of opaque glass.
adjective | opportune | happening at just the right time | timely, well-timed, lucky | untimely, inconvenient | The rain stopped at an opportune moment.
verb | oppose | to be against something | resist, fight, object | support, favour | Many villagers oppose the new airport.
verb | oppress | to treat people cruelly and unfairly | crush, bully, persecute | free, help | The cruel baron would oppress the poor.
adjective | optimistic | hoping that things will turn out well | hopeful, positive, confident | pessimistic, gloomy | She is optimistic that the rain will stop.
adjective | optional | that you may choose to do or not | voluntary, free, unforced | compulsory, required | The swim after lunch is optional.
noun | ordeal | a very hard or frightening experience | trial, hardship, nightmare | pleasure, delight | Being lost in the cave was a terrible ordeal.
adjective | ornate | covered with decoration | decorated, elaborate, fancy | plain, simple | The mirror had an ornate gold frame.
adjective | outgoing | friendly and good at meeting people | sociable, friendly, extrovert | shy, withdrawn | Our outgoing neighbour knows the whole street.
adjective | outlandish | very strange | strange, bizarre, odd | ordinary, normal | He wore outlandish clothes made of curtains.
adjective | outspoken | saying openly what you think | frank, blunt, direct | reserved, tactful | She is an outspoken defender of whales.
adjective | outstanding | much better than others | excellent, superb, exceptional | ordinary, poor | He was given a prize for outstanding work.
verb | overcome | to succeed against a difficulty | conquer, beat, defeat | fail, surrender | She managed to overcome her fear of water.
adjective | overt | done openly | open, public, plain | secret, covert | There was no overt sign that he was angry.
verb | pacify | to make somebody calm | calm, soothe, quieten | enrage, provoke | A song will pacify the crying baby.
adjective | paltry | too small to be worth much | small, measly, trifling | large, generous | He was paid a paltry sum for a day’s work.
adjective | pampered | given too much care and comfort | spoilt, indulged, cosseted | neglected, deprived | The pampered poodle slept on a silk cushion.
verb | pardon | to forgive somebody | forgive, excuse, spare | punish, blame | The king agreed to pardon the thief.
adjective | passive | letting things happen without acting | inactive, submissive, unresisting | active, lively | Do not be a passive listener, but ask questions.
adjective | patient | able to wait without getting cross | calm, tolerant, uncomplaining | impatient, restless | You must be patient if you want to watch birds.
adjective | peculiar | strange or not usual | odd, strange, unusual | normal, usual | The milk has a peculiar smell.
adjective | pensive | thinking deeply | thoughtful, reflective, dreamy | carefree, thoughtless | She stared out of the window with a pensive look.
verb | perceive | to see, hear or understand | notice, sense, see | miss, overlook | Dogs perceive sounds that we cannot hear.
adjective | perilous | very dangerous | dangerous, risky, hazardous | safe, secure | They made a perilous journey over the ice.
verb | perish | to be destroyed or come to an end | expire, fall, vanish | survive, live | Many plants perish in a hard frost.
verb | permit | to let somebody do something | allow, let, authorise | forbid, prohibit | Will you permit us to camp in your field?
verb | perpetrate | to do something wrong | commit, carry out, do | prevent, undo | Nobody knew who could perpetrate such a crime.
adjective | perpetual | never ending | endless, constant, everlasting | temporary, brief | The mountain top is covered in perpetual snow.
verb | perplex | to puzzle somebody | puzzle, baffle, confuse | enlighten, explain | The last riddle will perplex even the teachers.
verb | persevere | to keep on trying | persist, continue, carry on | give up, quit | If you persevere you will learn to juggle.
adjective | pessimistic | expecting that things will go badly | gloomy, negative, hopeless | optimistic, hopeful | Do not be so pessimistic about the test.
adjective | petty | small and not important | trivial, minor, unimportant | important, major | They had a petty quarrel about a pencil.
adjective | picturesque | pretty, like a picture | attractive, scenic, charming | ugly, drab | We stayed in a picturesque fishing village.
adjective | pious | very religious | devout, religious, holy | irreligious, wicked | The pious monk prayed seven times a day.
adjective | pivotal | so important that all depends on it | central, crucial, vital | minor, unimportant | The goal came at a pivotal moment in the match.
adjective | plausible | that seems likely to be true | likely, believable, reasonable | unlikely, implausible | He had a plausible excuse for his wet hair.
verb | plummet | to fall very quickly | plunge, drop, dive | soar, rise | The hawk began to plummet towards its prey.
verb | plunder | to steal from a place by force | rob, loot, raid | restore, return | Pirates came to plunder the port.
adjective | poised | calm and ready | composed, ready, self-controlled | flustered, unprepared | The diver stood poised on the edge of the board.
adjective | pompous | acting as if you were very important | self-important, arrogant, puffed-up | modest, humble | The pompous mayor gave a speech about himself.
adjective | portable | easy to carry about | movable, handy, lightweight | fixed, immovable | We took a portable stove on the trip.
adjective | potent | very strong | powerful, strong, effective | weak, feeble | The wizard brewed a potent potion.
adjective | precarious | not safe or steady | unsafe, unsteady, risky | safe, stable | The vase stood in a precarious place on the shelf.
adjective | precious | worth a lot, or much loved | valuable, priceless, treasured | worthless, cheap | The crown is set with precious stones.
adjective | precise | exact and correct | exact, accurate, definite | vague, imprecise | What is the precise time of the next train?
noun | predicament | a difficult situation | difficulty, dilemma, plight | solution, comfort | With no paddle and a leaking canoe, we were in a predicament.
noun | prejudice | an unfair opinion formed without knowing the facts | bias, bigotry, intolerance | fairness, tolerance | We must all fight against prejudice.
adjective | preposterous | completely silly | absurd, ridiculous, ludicrous | sensible, reasonable | It is preposterous to say that pigs can fly.
verb | preserve | to keep safe or in good condition | protect, save, conserve | destroy, neglect | Salt was used to preserve meat.
noun | prestige | respect because of success or importance | fame, status, honour | disgrace, shame | Winning the cup brought prestige to the school.
verb | presume | to think something is true without being certain | suppose, assume, guess | know, prove | I presume that you have brought your lunch.
adjective | pretentious | trying to seem more important than you are | showy, affected, snobbish | modest, unassuming | His pretentious letter was full of long words.
adjective | prevalent | found in many places | common, widespread, frequent | rare, uncommon | Colds are prevalent in winter.
adjective | primitive | simple and from an early time | simple, basic, crude | modern, advanced | The cave held primitive tools made of stone.
adjective | prior | coming before | earlier, previous, former | later, following | I could not go because of a prior promise.
noun | privilege | a special right that not everyone has | advantage, right, benefit | disadvantage, handicap | It was a privilege to meet the great explorer.
verb | proceed | to go on | continue, advance, go ahead | stop, halt | After lunch we shall proceed to the castle.
verb | proclaim | to announce something in public | announce, declare, broadcast | conceal, suppress | Trumpets sounded to proclaim the new queen.
adjective | prodigious | very great in size or amount | enormous, huge, amazing | tiny, small | Elephants eat a prodigious amount of hay.
adjective | proficient | able to do something very well | skilled, able, expert | unskilled, incompetent | She is proficient in three languages.
adjective | profound | very deep or very great | deep, great, intense | shallow, slight | A profound silence fell over the forest.
adjective | prominent | easy to see, or important | noticeable, obvious, leading | inconspicuous, unknown | The church stands in a prominent place on the hill.
verb | promote | to move somebody to a higher position | raise, upgrade, advance | demote, relegate | They plan to promote her to captain.
adjective | prompt | done at once | quick, immediate, punctual | late, slow | Thank you for your prompt reply.
adjective | prone | likely to do or suffer something | liable, likely, inclined | unlikely, immune | Boats are prone to leaks if you do not paint them.
verb | provoke | to make somebody angry or cause a reaction | annoy, anger, tease | soothe, calm | Never provoke a bull.
noun | prowess | great skill or bravery | skill, ability, expertise | weakness, inability | The knight was famous for his prowess with a sword.
adjective | punctual | arriving at the right time | prompt, on time, timely | late, tardy | Be punctual, for the train will not wait.
adjective | puny | small and weak | weak, feeble, tiny | strong, mighty | The puny kitten grew into a fine big cat.
`;
