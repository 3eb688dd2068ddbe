/**
 * Idioms and proverbs: the year, with the first letters of the difficulties that have it | the saying | what it means | a situation it fits | other
 * words that could end it, where there are such. A saying that means what its words say comes at easy only.
 */
export const idioms = `
5 e | it's raining cats and dogs | there is a heavy downpour | We got soaked in a second.
5 em | a piece of cake | something very easy | Ruby finished the test in two minutes. | bread, pie, chocolate
5 emh | let the cat out of the bag | to tell a secret by mistake | Tom forgot that the party was a surprise and told Mum about it. | house, box, basket
5 em | hit the sack | to go to bed | Dad yawned and went upstairs. | quilt, floor, blanket
5 em | under the weather | feeling ill | Mei stayed at home with a fever. | thunder, rain, sky
5 em | cost an arm and a leg | to be very expensive | The new car took all their savings. | foot, hand, head
5 emh | break the ice | to get people talking | Her joke made the shy guests laugh. | glass, plate, wall
5 emh | pull someone's leg | to tease with a false story | He told us that there was a lion in the garden, and then he laughed. | arm, ear, hair
5 em | keep an eye on | to watch carefully | I looked after the baby for an hour.
5 em | once in a blue moon | very rarely | We eat out only every few years. | sky, sea, sun
5 em | butterflies in your stomach | a nervous feeling | She trembled as she waited to go on stage. | head, heart, throat
5 mh | get cold feet | to lose courage at the last moment | He did not dare to jump after all. | hands, legs, ears
5 emh | hold your horses | wait and be patient | Omar wanted to start before the others came. | reins, ponies, donkeys
5 em | spill the beans | to tell a secret | She told us who had won before the prize-giving. | milk, peas, soup
5 em | over the moon | very happy | He had just won the cup. | sun, stars, clouds
5 mh | a storm in a teacup | a lot of fuss about something small | They quarrelled over half a biscuit. | bucket, bottle, bathtub
5 mh | bite your tongue | to stop yourself from speaking | She wanted to complain but kept quiet. | teeth, cheek, finger
5 mh | turn over a new leaf | to begin to behave better | From that day on he did all his homework. | branch, stone, cushion
5 em | in hot water | in trouble | The head teacher sent for the boys who had broken a window. | soup, sand, tea
5 mh | the last straw | the final thing that makes you lose patience | Everything had gone wrong, and when her pen broke as well, she began to shout. | brick, stone, feather
5 e | many hands make light work | a job is easier when people help | The whole class tidied up in five minutes.
5 em | look before you leap | think about the risks first | He bought a bike without testing the brakes.
5 em | too many cooks spoil the broth | when lots of people do the same job, it goes wrong | Six people painted one door, and it was a mess in the end. | cake, dinner, stew
5 em | the early bird catches the worm | whoever comes first does best | She got the front seat by arriving first. | fly, beetle, snail
5 e | practice makes perfect | you get better by doing something often | After months of scales he played without a slip.
5 mh | all that glitters is not gold | what looks valuable may be worthless | The shiny watch broke on the first day. | silver, glass, treasure
5 mh | every cloud has a silver lining | some good comes even of bad things | We missed the bus but found a coin. | edge, side, coat
5 e | better late than never | it is good to do something even if it is late | His birthday card came in May instead of April.
5 mh | don't count your chickens before they hatch | do not rely on something until you have it | She spent the prize before the race.
5 e | actions speak louder than words | what you do matters more than what you say | He said he would help but never came.
5 mh | bury the hatchet | to make peace after a quarrel | After a month of silence they shook hands. | sword, arrow, shield
5 h | have your head in the clouds | to dream instead of paying attention | The teacher asked him twice, and he did not notice.
5 h | keep a straight face | to stop yourself from laughing | His hat looked very silly, but nobody smiled.
5 h | get out of bed on the wrong side | to be cross from morning on | She has grumbled at everybody since breakfast.
5 h | have green fingers | to be good at growing plants | Whatever Nan sows comes up.
5 h | a wet blanket | somebody who spoils the fun of others | Whenever we began a game, he said that it was boring.
5 h | like a fish out of water | feeling quite out of place | The farmer did not know where to stand at the grand ball.
5 h | the apple of someone's eye | the person whom somebody loves most | Grandad has pictures of the baby in every room.
6 mh | burn the midnight oil | to work late into the night | She studied until two in the morning. | candle, lamp, fire
6 mh | the ball is in your court | it is your turn to decide | I have made an offer, and now you must answer. | hands, garden, goal
6 mh | bark up the wrong tree | to look in the wrong place for an answer | They blamed the cat, but the dog had done it. | wall, lane, pole
6 em | beat about the bush | to avoid saying something directly | He talked about the weather and never mentioned the broken vase. | hedge, garden, tree
6 em | bite off more than you can chew | to take on too much | He joined six clubs and had no time to go to most of them.
6 mh | a bolt from the blue | a complete surprise | Nobody had expected the head teacher to resign. | sky, dark, clouds
6 em | cut corners | to do a job badly to save time | The builder left out half the nails. | edges, curves, paths
6 mh | face the music | to accept the results of what you did | She went to own up to breaking the window. | song, orchestra, noise
6 em | get off on the wrong foot | to start badly | At their first meeting he spilt tea on her. | leg, shoe, stop
6 mh | have a chip on your shoulder | to be easily angered by an old hurt | He is still bitter about losing years ago. | arm, plate, back
6 em | hit the nail on the head | to say exactly what is right | Her one sentence explained the whole problem. | side, finger, thumb
6 mh | jump on the bandwagon | to do what others do because it is popular | Everyone bought the same shoes, so he did too. | train, bus, carriage
6 em | keep your chin up | to stay cheerful in hard times | We told her not to be sad about the result.
6 mh | leave no stone unturned | to try everything possible | The police searched every house in the street.
6 mh | make ends meet | to have just enough money | With two jobs they can just about pay the rent.
6 em | on thin ice | in a risky situation | One more late mark and he will be punished.
6 em | out of the frying pan into the fire | from one bad situation to a worse one | We ran from the dog and met the bull.
6 em | put all your eggs in one basket | to depend on one thing only | She put all her savings into one tiny shop. | box, nest, pan
6 em | see eye to eye | to agree | The sisters always choose the same film.
6 mh | take something with a pinch of salt | not to believe something completely | His stories of giant fish cannot all be true. | sugar, pepper, sand
6 mh | the elephant in the room | a problem nobody talks about | Everyone saw the broken statue but said nothing. | house, zoo, corner
6 em | through thick and thin | in good times and bad | They stayed friends in happy years and in sad ones.
6 e | a penny saved is a penny earned | money you keep is worth as much as new money | He gave up sweets and soon had saved as much as his sister earned from her paper round.
6 em | a stitch in time saves nine | mend small troubles before they grow | She fixed the tiny leak at once.
6 mh | absence makes the heart grow fonder | we love people more when they are away | She missed her brother when he left home.
6 em | birds of a feather flock together | people who are alike seek each other out | All the chess players sat at one table.
6 em | don't judge a book by its cover | what is inside may be quite different from what you see | The shabby old man was a famous poet.
6 em | honesty is the best policy | telling the truth pays in the end | He owned up and was forgiven. | answer, plan, rule
6 em | Rome was not built in a day | great things take time | Her first novel took ten years.
6 em | where there's a will there's a way | if you want something enough, you will find how to do it | He learned to paint with his feet.
6 em | kill two birds with one stone | to get two things done in one go | On the way to the dentist she posted the letters. | arrow, net, shot
6 h | pull out all the stops | to do everything you can to make something a success | For the school's hundredth birthday they hired a band and a ship.
6 h | strike while the iron is hot | to act while you have the chance | Dad was in a good mood, so she asked him for a dog at once.
6 h | make a mountain out of a molehill | to treat a small problem as a great one | He rang the doctor because of a single sneeze.
6 h | back to square one | at the very beginning again | The dog ate the model, so they had to start all over again.
6 h | hold the fort | to look after things while others are away | She ran the shop during her parents' holiday.
6 h | paint the town red | to go out and celebrate | After the exams they danced until midnight.
6 h | let someone off the hook | to free somebody from a duty or a punishment | The teacher said that he need not stay behind after all.
6 h | play second fiddle | to be less important than somebody else | His sister makes the plans, and he does as she says.
7 em | a blessing in disguise | something bad that turns out well | Losing that job led her to a better one. | secret, costume, trouble
7 em | a leopard cannot change its spots | people cannot change what they are | He promised to be tidy but never was. | coat, stripes, tail
7 em | add fuel to the fire | to make a bad situation worse | His rude reply made her even angrier. | engine, lamp, stove
7 em | at the drop of a hat | at once, without needing a reason | She will sing whenever you ask her. | coin, glove, pin
7 em | bend over backwards | to try very hard to help | The hotel did everything it could for us.
7 mh | burn your bridges | to make it impossible to go back | He insulted his boss on his last day, so they will never take him back. | letters, fields, houses
7 em | by the skin of your teeth | only just | We caught the train as the doors were closing. | hand, lips, nose
7 em | cry over spilt milk | to be upset about what cannot be changed | She moaned all day about the vase that she had broken. | tea, water, cream
7 mh | take the bull by the horns | to deal with a problem boldly | Instead of hiding, she went to the angry owner and said sorry. | tail, ears, neck
7 mh | clutch at straws | to try anything, however unlikely, when you are desperate | He even asked the goldfish where his keys were. | ropes, twigs, leaves
7 em | get the wrong end of the stick | to misunderstand completely | She thought that the party was for her, but it was her sister's. | rope, story, rod
7 em | give someone the cold shoulder | to ignore someone on purpose | Nobody at the table would speak to him. | hand, foot, elbow
7 mh | go against the grain | to be different from what is natural or usual | It felt wrong to him to throw food away. | corn, wood, bread
7 mh | have a bee in your bonnet | to think and talk about one idea all the time | She speaks of nothing but recycling. | hat, ear, pocket
7 em | in the same boat | in a difficulty that others share | None of us had brought the right book. | ship, storm, bus
7 mh | keep your powder dry | to stay ready and save your strength until it is needed | The team saved its best player for the final.
7 em | let sleeping dogs lie | not to stir up old trouble | We did not mention their old quarrel.
7 mh | move the goalposts | to change the rules unfairly | When we met the target, they set a higher one. | nets, hurdles, markers
7 mh | nip it in the bud | to stop something early | The head teacher acted before the rumour could spread. | root, stem, leaf
7 em | read between the lines | to find the hidden meaning | Her letter was cheerful, but he knew that she was lonely. | words, pages, letters
7 mh | rest on your laurels | to stop trying after success | After one prize he never wrote again. | medals, pillows, elbows
7 em | sit on the fence | to refuse to take sides | He would not say which team he supported. | wall, gate, bench
7 em | the tip of the iceberg | the small part of a problem that can be seen | Two complaints arrived, but many more people were angry. | mountain, needle, pencil
7 em | throw in the towel | to give up | At three goals down they stopped trying. | cloth, glove, ball
7 em | a bird in the hand is worth two in the bush | what you have is better than what you might get | She took the small prize rather than hope for the big one. | hedge, tree, nest
7 mh | a rolling stone gathers no moss | someone who never settles down never gains much | He moved each year and owned nothing. | dust, grass, speed
7 em | fortune favours the bold | those who take risks do well | She dared to open a shop, and it made her rich.
7 mh | necessity is the mother of invention | need makes people find new ways | With no knife, they cut the rope with a shell. | progress, courage, wisdom
7 em | people in glass houses should not throw stones | do not blame others for faults you have yourself | He is never on time, yet he complained that we were late. | snowballs, pebbles, bricks
7 mh | the pen is mightier than the sword | words can do more than force | One article changed the law. | spear, king, army
7 h | have an axe to grind | to have a selfish reason for what you say | He praised the new road only because it leads to his shop.
7 h | the thin end of the wedge | a small change that will lead to much worse ones | First they charged for parking, and soon they will charge for the park.
7 h | split hairs | to argue about differences that are too small to matter | He said that it was not noon but a minute to.
7 h | steal someone's thunder | to take the attention that was meant for somebody else | On her brother's wedding day she announced her own.
7 h | rob Peter to pay Paul | to pay one debt by making another | He borrowed from his aunt to give his uncle the money back.
7 h | blow hot and cold | to keep changing your mind | One day she loves the plan, and the next she hates it.
7 h | a red herring | a clue that leads you the wrong way | The muddy boots had nothing to do with the theft.
7 h | a wild goose chase | a search that cannot succeed | We hunted all day for a shop that had closed years before.
7 h | turn a blind eye | to pretend not to notice | The guard saw the boys climb the wall and said nothing.
7 h | gild the lily | to spoil something beautiful by adding to it | The plain white cake was perfect until he covered it with beads.
7 h | cut off your nose to spite your face | to harm yourself in order to hurt somebody else | He was so cross with the coach that he missed his own final.
7 h | once bitten, twice shy | those who have been hurt are careful afterwards | Since the pony threw her, she has not been near a stable.
7 h | sail close to the wind | to come very near to breaking the rules | His jokes about the head teacher were only just polite enough.
7 h | have too many irons in the fire | to be busy with more things than you can manage | She runs two clubs, sings in a choir and is writing a book.
7 h | every dog has its day | we all have success at some time | After years of coming last, he won by a mile.
7 h | a wolf in sheep's clothing | a dangerous person who seems harmless | The friendly old lady was really a spy.
`;
