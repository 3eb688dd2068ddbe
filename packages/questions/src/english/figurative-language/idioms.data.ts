/** Idioms and proverbs: year | the saying | what it means | a situation it fits. The last word of a proverb can be asked for. */
export const idioms = `
5 | it's raining cats and dogs | it is raining very hard | We got soaked in a second.
5 | a piece of cake | something very easy | Ruby finished the test in two minutes.
5 | let the cat out of the bag | to tell a secret by mistake | Tom forgot that the party was a surprise and told Mum about it.
5 | hit the sack | to go to bed | Dad yawned and went upstairs.
5 | under the weather | feeling ill | Mei stayed at home with a fever.
5 | cost an arm and a leg | to be very expensive | The new car took all their savings.
5 | break the ice | to get people talking | Her joke made the shy guests laugh.
5 | pull someone's leg | to tease with a false story | He said that a lion was in the garden, then he laughed.
5 | keep an eye on | to watch carefully | I looked after the baby for an hour.
5 | once in a blue moon | very rarely | We eat out only every few years.
5 | butterflies in your stomach | a nervous feeling | She trembled as she waited to go on stage.
5 | get cold feet | to lose courage at the last moment | He did not dare to jump after all.
5 | hold your horses | wait and be patient | Omar wanted to start before the others came.
5 | spill the beans | to tell a secret | At last she told us who had won.
5 | over the moon | very happy | He had just won the cup.
5 | a storm in a teacup | a lot of fuss about something small | They quarrelled over half a biscuit.
5 | bite your tongue | to stop yourself from speaking | She wanted to complain but kept quiet.
5 | turn over a new leaf | to begin to behave better | From that day on he did all his homework.
5 | in hot water | in trouble | The head sent for the boys who had broken a window.
5 | the last straw | the final thing that makes you lose patience | Everything had gone wrong, and when her pen broke as well, she began to shout.
5 | many hands make light work | a job is easier when people help | The whole class tidied up in five minutes.
5 | look before you leap | think before you act | He bought a bike without testing the brakes.
5 | too many cooks spoil the broth | too many helpers make a mess of things | Six people painted one door, and it was a mess in the end.
5 | the early bird catches the worm | those who come early do best | She got the front seat by arriving first.
5 | practice makes perfect | you get better by doing something often | After months of scales he played without a slip.
5 | all that glitters is not gold | something that looks good may not be | The shiny watch broke on the first day.
5 | every cloud has a silver lining | there is some good in every trouble | We missed the bus but found a coin.
5 | better late than never | it is good to do something even if it is late | His birthday card came a month late.
5 | don't count your chickens before they hatch | do not rely on what has not happened yet | She spent the prize before the race.
5 | actions speak louder than words | what you do matters more than what you say | He said he would help but never came.
6 | burn the midnight oil | to work late into the night | She studied until two in the morning.
6 | the ball is in your court | it is your turn to decide | I have made an offer, and now you must answer.
6 | bark up the wrong tree | to look in the wrong place for an answer | They blamed the cat, but the dog had done it.
6 | beat about the bush | to avoid saying something directly | He talked of the weather instead of the broken vase.
6 | bite off more than you can chew | to take on too much | He joined six clubs and had no time to go to most of them.
6 | a bolt from the blue | a complete surprise | Nobody had expected the head to resign.
6 | cut corners | to do a job badly to save time | The builder left out half the nails.
6 | face the music | to accept the results of what you did | She went to own up to the broken window.
6 | get off on the wrong foot | to start badly | At their first meeting he spilt tea on her.
6 | have a chip on your shoulder | to be easily angered by an old hurt | He is still bitter about losing years ago.
6 | hit the nail on the head | to say exactly what is right | Her one sentence explained the whole problem.
6 | jump on the bandwagon | to do what others do because it is popular | Everyone bought the same shoes, so he did too.
6 | keep your chin up | to stay cheerful in hard times | We told her not to be sad about the result.
6 | leave no stone unturned | to try everything possible | The police searched every house in the street.
6 | make ends meet | to have just enough money | With two jobs they can pay the rent.
6 | on thin ice | in a risky situation | One more late mark and he will be punished.
6 | out of the frying pan into the fire | from one bad situation to a worse one | We ran from the dog and met the bull.
6 | put all your eggs in one basket | to depend on one thing only | She put all her savings into one tiny shop.
6 | see eye to eye | to agree | The sisters always choose the same film.
6 | take something with a pinch of salt | not to believe something completely | His stories of giant fish cannot all be true.
6 | the elephant in the room | a problem nobody talks about | Everyone saw the broken statue but said nothing.
6 | through thick and thin | in good times and bad | They stayed friends in happy years and in sad ones.
6 | a penny saved is a penny earned | saving is as good as earning | He gave up sweets, and soon he had as much as his sister with her job.
6 | a stitch in time saves nine | mend small troubles before they grow | She fixed the tiny leak at once.
6 | absence makes the heart grow fonder | we love people more when they are away | She missed her brother when he left home.
6 | birds of a feather flock together | people who are alike keep together | All the chess players sat at one table.
6 | don't judge a book by its cover | do not judge by looks alone | The shabby old man was a famous poet.
6 | honesty is the best policy | it is best to tell the truth | He owned up and was forgiven.
6 | Rome was not built in a day | great things take time | Her first novel took ten years.
6 | where there's a will there's a way | if you want something enough, you will find how to do it | He learned to paint with his feet.
7 | a blessing in disguise | something bad that turns out well | Losing that job led her to a better one.
7 | a leopard cannot change its spots | people cannot change what they are | He promised to be tidy but never was.
7 | add fuel to the fire | to make a bad situation worse | His rude reply made her even angrier.
7 | at the drop of a hat | at once, without needing a reason | She will sing whenever you ask her.
7 | bend over backwards | to try very hard to help | The hotel did everything it could for us.
7 | burn your bridges | to make it impossible to go back | He insulted his boss on his last day, so they will never take him back.
7 | by the skin of your teeth | only just | We caught the train as the doors were closing.
7 | cry over spilt milk | to be upset about what cannot be changed | She moaned all day about the vase that she had broken.
7 | take the bull by the horns | to deal with a problem boldly | Instead of hiding, she went to the angry owner and said sorry.
7 | clutch at straws | to try anything, however unlikely, when you are desperate | He even asked the goldfish where his keys were.
7 | get the wrong end of the stick | to misunderstand completely | She thought that the party was for her, but it was her sister's.
7 | give someone the cold shoulder | to ignore someone on purpose | Nobody at the table would speak to him.
7 | go against the grain | to be different from what is natural or usual | It felt wrong to him to throw food away.
7 | have a bee in your bonnet | to think and talk about one idea all the time | She speaks of nothing but recycling.
7 | in the same boat | in the same difficult situation | None of us had brought the right book.
7 | keep your powder dry | to stay ready and save your strength until it is needed | The team saved its best player for the final.
7 | let sleeping dogs lie | not to stir up old trouble | We did not mention their old quarrel.
7 | move the goalposts | to change the rules unfairly | When we met the target, they set a higher one.
7 | nip it in the bud | to stop something early | The head acted before the rumour could spread.
7 | read between the lines | to find the hidden meaning | Her letter was cheerful, but he knew that she was lonely.
7 | rest on your laurels | to stop trying after success | After one prize he never wrote again.
7 | sit on the fence | to refuse to take sides | He would not say which team he supported.
7 | the tip of the iceberg | the small part of a problem that can be seen | Two complaints arrived, but many more people were angry.
7 | throw in the towel | to give up | At three goals down they stopped trying.
7 | a bird in the hand is worth two in the bush | what you have is better than what you might get | She took the small prize rather than hope for the big one.
7 | a rolling stone gathers no moss | someone who never settles down keeps few things | He moved each year and owned nothing.
7 | fortune favours the bold | those who take risks do well | She dared to open a shop, and it made her rich.
7 | necessity is the mother of invention | need makes people find new ways | With no knife, they cut the rope with a shell.
7 | people in glass houses should not throw stones | do not blame others for faults you have yourself | The latecomer complained that we were late.
7 | the pen is mightier than the sword | words can do more than force | One article changed the law.
`;
