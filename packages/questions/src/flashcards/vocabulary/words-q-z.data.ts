/** Words for the 11+, q to z, one a line: class | word | meaning | like meaning | opposite meaning | a sentence with the word. */
export const wordsQToZ = `
adjective | quaint | old-fashioned and charming | charming, old-world, unusual | modern, ordinary | We had tea in a quaint little cottage.
verb | quarrel | to argue angrily | argue, squabble, row | agree, make up | The twins often quarrel over the window seat.
verb | quell | to put an end to something by force | crush, subdue, suppress | provoke, encourage | Troops were sent to quell the riot.
verb | quench | to satisfy a thirst or put out a fire | satisfy, extinguish, slake | ignite, inflame | Cool water will quench your thirst.
noun | quest | a long search for something | search, hunt, mission | retreat, discovery | The knights set out on a quest for the magic cup.
adjective | radiant | bright and shining, or very happy | shining, glowing, beaming | dull, gloomy | The bride gave a radiant smile.
adjective | random | with no plan or pattern | chance, haphazard, unplanned | planned, systematic | The numbers are picked in a random order.
adjective | rash | acting too quickly without thinking | hasty, reckless, impulsive | careful, cautious | It was rash to jump in without testing the depth.
adjective | rational | based on good reasons | sensible, logical, reasonable | irrational, illogical | There must be a rational explanation for the ghost.
verb | ravage | to damage badly | destroy, ruin, wreck | restore, mend | Locusts can ravage a field in an hour.
verb | rebel | to fight against those in charge | revolt, disobey, rise up | obey, submit | The sailors were ready to rebel against their captain.
verb | rebuke | to speak severely to somebody who has done wrong | scold, reprimand, tell off | praise, compliment | The captain had to rebuke the sleepy lookout.
verb | recede | to move back or away | withdraw, ebb, go back | advance, approach | At last the flood began to recede.
adjective | reckless | not caring about danger | rash, careless, wild | careful, cautious | Reckless drivers cause many accidents.
verb | recollect | to remember | remember, recall, think of | forget, overlook | I cannot recollect where I left my keys.
verb | recover | to get better or get back | improve, heal, regain | worsen, lose | It took her a week to recover from the flu.
verb | refrain | to stop yourself from doing something | avoid, abstain, hold back | continue, indulge | Please refrain from feeding the ducks.
noun | refuge | a place of safety | shelter, haven, sanctuary | danger, peril | The walkers took refuge in a cave.
adjective | refined | polite and elegant, or made pure | elegant, polished, cultured | coarse, vulgar | She spoke in a refined voice.
verb | reinforce | to make stronger | strengthen, support, fortify | weaken, undermine | We used tape to reinforce the corners of the box.
verb | reject | to refuse to accept | refuse, decline, spurn | accept, welcome | The judges may reject any cake that is late.
verb | rejoice | to be very happy about something | celebrate, delight, exult | mourn, grieve | The people came out to rejoice at the end of the war.
adjective | relentless | never stopping or becoming less | constant, persistent, unending | yielding, brief | The relentless rain flooded the camp.
adjective | relevant | connected with the matter in hand | connected, related, fitting | irrelevant, unrelated | Only write down what is relevant to the question.
adjective | reliable | that can be trusted | dependable, trustworthy, steady | unreliable, untrustworthy | My old watch is still reliable.
verb | relish | to enjoy very much | enjoy, savour, love | dislike, loathe | I relish a good ghost story.
adjective | remarkable | so unusual that people notice it | extraordinary, amazing, striking | ordinary, unremarkable | The horse has a remarkable memory.
adjective | renowned | famous for something | famous, celebrated, well-known | unknown, obscure | The village is renowned for its cheese.
adjective | repellent | so nasty that you want to move away | disgusting, revolting, repulsive | attractive, appealing | A repellent smell came from the drain.
verb | replenish | to fill up again | refill, top up, restock | empty, drain | We stopped to replenish our water bottles.
verb | reprimand | to tell somebody off in an official way | scold, rebuke, criticise | praise, commend | The referee had to reprimand two players.
adjective | repugnant | that fills you with disgust | disgusting, revolting, offensive | pleasant, agreeable | The idea of eating slugs is repugnant to me.
adjective | resentful | bitter because you have been treated badly | bitter, indignant, offended | contented, forgiving | He felt resentful when his sister got the bigger room.
adjective | reserved | not showing your feelings | shy, quiet, restrained | outgoing, open | She is reserved until you know her well.
adjective | resilient | quick to get well or cheerful again | tough, hardy, strong | weak, delicate | Children are often more resilient than adults think.
verb | resist | to fight against something | oppose, withstand, defy | submit, surrender | I could not resist a second slice of cake.
adjective | resolute | determined and not changing your mind | determined, firm, steadfast | hesitant, wavering | She was resolute in her refusal.
adjective | resourceful | good at finding ways to solve problems | inventive, clever, ingenious | helpless, unimaginative | The resourceful girl made a raft from barrels.
verb | restore | to make something as good as it was | repair, mend, renew | ruin, damage | They hope to restore the old windmill.
verb | restrain | to hold somebody or something back | control, curb, hold back | release, encourage | It took two men to restrain the excited dog.
verb | restrict | to keep within limits | limit, confine, curb | extend, free | We must restrict the game to six players.
verb | retain | to go on having something | keep, hold, save | lose, release | A flask will retain the heat of your soup.
verb | reveal | to show what was hidden | show, uncover, disclose | hide, conceal | The curtain rose to reveal a snowy forest.
noun | reverence | very great respect | respect, awe, admiration | contempt, disrespect | They spoke of the old chief with reverence.
verb | revive | to bring back to life or strength | refresh, restore, renew | tire, weaken | A cup of tea will soon revive you.
verb | revolve | to turn round a centre | turn, rotate, circle | stop, stay | The planets revolve around the sun.
verb | ridicule | to laugh at in an unkind way | mock, deride, taunt | praise, respect | People used to ridicule the idea of flying.
adjective | rigorous | very careful and strict | thorough, strict, careful | slack, careless | Every seat belt has to pass a rigorous test.
noun | riot | noisy and violent behaviour by a crowd | disorder, uproar, revolt | peace, calm | The bad decision nearly caused a riot.
adjective | robust | strong and healthy | strong, sturdy, tough | weak, delicate | You need a robust bag for all those books.
adjective | rugged | rough and uneven | rough, rocky, uneven | smooth, even | Puffins nest on the rugged cliffs.
adjective | ruthless | without any pity | cruel, merciless, heartless | merciful, kind | The ruthless baron took their last cow.
adjective | sacred | holy, to do with a god | holy, blessed, hallowed | unholy, worldly | The temple is a sacred place.
adjective | sagacious | wise and able to judge well | wise, shrewd, sensible | foolish, unwise | The sagacious owl listened and said nothing.
verb | salvage | to save something from a wreck | rescue, save, recover | lose, abandon | Divers tried to salvage gold from the ship.
adjective | sarcastic | saying the opposite of what you mean to hurt somebody | mocking, scornful, sneering | kind, sincere | “Well done,” was his sarcastic remark when I fell.
verb | saturate | to make completely wet | soak, drench, waterlog | dry, drain | Heavy rain will saturate the ground.
verb | savour | to enjoy a taste or feeling slowly | enjoy, relish, appreciate | gulp, dislike | Eat slowly and savour each mouthful.
adjective | scarce | hard to find because there is so little | rare, uncommon, limited | plentiful, abundant | Water is scarce in the desert.
adjective | secluded | quiet and away from people | private, hidden, isolated | public, crowded | We swam in a secluded bay.
adjective | secure | safe or firmly fixed | safe, firm, protected | insecure, unsafe | Check that the ladder is secure before you climb.
verb | seize | to take hold of suddenly | grab, grasp, snatch | release, drop | The eagle swooped to seize the fish.
adjective | selfless | caring more for others than for yourself | unselfish, generous, noble | selfish, greedy | It was a selfless act to give up her place in the lifeboat.
adjective | serene | calm and peaceful | calm, peaceful, tranquil | troubled, agitated | The lake was serene in the moonlight.
verb | sever | to cut off or cut through | cut, split, divide | join, attach | He used an axe to sever the rope.
adjective | severe | very strict or very bad | harsh, strict, serious | gentle, mild | There was a severe frost last night.
adjective | shabby | old, worn and untidy | worn, scruffy, ragged | smart, new | The scarecrow wore a shabby brown coat.
verb | shun | to keep away from | avoid, ignore, evade | seek, welcome | Bats shun the light of day.
adjective | shrewd | clever at judging people and things | clever, sharp, astute | foolish, naive | The shrewd shopkeeper spotted the false coin.
adjective | significant | large or important enough to matter | important, major, notable | insignificant, minor | There has been a significant rise in the number of otters.
verb | simplify | to make easier | ease, clarify, streamline | complicate, confuse | Could you simplify the rules for the little ones?
adjective | skilful | able to do something well | able, expert, talented | clumsy, inept | The skilful potter made a bowl in a minute.
adjective | slender | thin and graceful | slim, thin, narrow | fat, thick | A giraffe has a long and slender neck.
adjective | sluggish | moving slowly and without energy | slow, lazy, lethargic | lively, energetic | Lizards are sluggish when it is cold.
adjective | sly | clever at tricking people in secret | cunning, crafty, wily | honest, open | With a sly grin he hid the last bun.
adjective | smug | too pleased with yourself | self-satisfied, conceited, complacent | modest, humble | He looked smug when he came first again.
verb | soar | to fly or rise very high | rise, fly, climb | plummet, plunge | We watched the kite soar above the trees.
adjective | sober | serious and quiet | serious, solemn, grave | frivolous, merry | There was a sober mood after the bad news.
adjective | sociable | enjoying being with others | friendly, outgoing, companionable | unfriendly, shy | Dogs are more sociable animals than cats.
adjective | solemn | very serious | serious, grave, earnest | cheerful, frivolous | She made a solemn promise never to tell.
adjective | solitary | alone, or liking to be alone | lone, single, lonely | sociable, accompanied | A solitary tree stood on the hill.
noun | solace | comfort when you are sad | comfort, consolation, relief | distress, grief | She found solace in her music.
adjective | sombre | dark and serious | gloomy, grave, dark | bright, cheerful | The mourners wore sombre clothes.
adjective | sparse | thin and not in large numbers | scanty, thin, meagre | dense, plentiful | Only sparse grass grew on the dunes.
adjective | spacious | with plenty of room | roomy, large, extensive | cramped, narrow | The tent was spacious enough for ten.
adjective | spontaneous | done suddenly without a plan | impulsive, unplanned, natural | planned, deliberate | The crowd burst into spontaneous applause.
adjective | stable | firm and not likely to move or change | steady, firm, secure | unstable, shaky | Make sure that the table is stable.
verb | startle | to give somebody a sudden fright | surprise, frighten, alarm | calm, soothe | Do not startle the horses.
adjective | stationary | standing still | still, motionless, parked | moving, mobile | The bus hit a stationary van.
adjective | steadfast | firm and not changing | loyal, firm, constant | unreliable, fickle | He was a steadfast friend through all our troubles.
adjective | stealthy | quiet and secret so as not to be noticed | secretive, sneaky, furtive | open, noisy | With stealthy steps the cat crept up on the bird.
adjective | sterile | completely clean and free of germs | germ-free, disinfected, pure | dirty, infected | The nurse put a sterile dressing on the cut.
adjective | stern | serious and strict | strict, severe, harsh | lenient, kindly | The head teacher gave us a stern look.
verb | stifle | to hold back or make it hard to breathe | smother, suppress, choke | encourage, release | I tried to stifle a yawn during the speech.
verb | stimulate | to make something more active | encourage, excite, rouse | discourage, deaden | Bright colours stimulate a baby’s eyes.
verb | strengthen | to make stronger | fortify, reinforce, toughen | weaken, undermine | Exercise will strengthen your muscles.
adjective | strenuous | needing a lot of effort | hard, demanding, exhausting | easy, effortless | It was a strenuous walk to the top.
verb | strive | to try very hard | try, struggle, endeavour | give up, idle | Athletes strive to beat their own records.
adjective | stubborn | not willing to change your mind | obstinate, headstrong, inflexible | compliant, flexible | The stubborn donkey refused to move.
adjective | sturdy | strong and well built | strong, robust, solid | weak, flimsy | You need sturdy shoes for the mountain.
verb | submit | to give in to somebody | yield, surrender, give in | resist, defy | The rebels would rather die than submit.
adjective | subsequent | coming after | following, later, next | previous, earlier | The first match was lost, but we won all subsequent games.
adjective | subtle | so slight that it is hard to notice | slight, faint, delicate | obvious, strong | There is a subtle difference between the two greens.
adjective | successful | doing what was wanted | triumphant, victorious, thriving | unsuccessful, failed | The rescue was successful.
verb | suffice | to be enough | satisfy, do, serve | fall short, fail | One blanket will suffice on a warm night.
adjective | sullen | silent and bad-tempered | sulky, moody, surly | cheerful, friendly | The sullen boy kicked a stone and said nothing.
adjective | superb | excellent | excellent, magnificent, splendid | terrible, inferior | The view from the tower was superb.
adjective | superficial | only on the surface, not deep | shallow, slight, surface | deep, thorough | Luckily the wound was only superficial.
adjective | superfluous | more than is needed | unnecessary, surplus, extra | necessary, essential | A raincoat is superfluous in the desert.
adjective | superior | better than others | better, greater, higher | inferior, worse | This wood is of superior quality.
adjective | supple | bending easily | flexible, bendy, lithe | stiff, rigid | Gymnasts have supple bodies.
noun | surplus | an amount that is more than is needed | excess, extra, remainder | shortage, lack | We gave our surplus plums to the neighbours.
verb | surrender | to stop fighting and give in | give in, yield, submit | resist, fight | The fort had to surrender when the water ran out.
adjective | susceptible | easily harmed or influenced | vulnerable, prone, sensitive | immune, resistant | Young plants are susceptible to frost.
verb | sustain | to keep going | maintain, support, continue | stop, abandon | A good breakfast will sustain you until noon.
adjective | swift | very quick | fast, quick, rapid | slow, sluggish | A swift horse carried the message.
noun | sympathy | understanding of somebody’s sadness | pity, compassion, understanding | indifference, cruelty | Everyone felt sympathy for the lost child.
adjective | taciturn | not saying much | silent, quiet, reserved | talkative, chatty | The taciturn fisherman only nodded.
adjective | tactful | careful not to hurt feelings | diplomatic, considerate, discreet | tactless, blunt | A tactful friend would not mention the haircut.
adjective | tangible | that can be touched | solid, real, touchable | intangible, unreal | The footprint was tangible proof that somebody had been there.
verb | tarnish | to lose shine or spoil | dull, stain, blacken | polish, brighten | Silver spoons tarnish if you do not clean them.
verb | taunt | to tease in a cruel way | jeer, tease, mock | comfort, praise | It is cruel to taunt an animal in a cage.
adjective | temperate | never very hot or very cold | mild, moderate, gentle | extreme, harsh | Britain has a temperate climate.
adjective | temporary | lasting for a short time only | brief, short-term, passing | permanent, lasting | We had lessons in a temporary hut.
adjective | tentative | not certain or confident | unsure, hesitant, cautious | certain, confident | The foal took a few tentative steps.
verb | terminate | to come or bring to an end | end, finish, stop | begin, start | This train will terminate at York.
adjective | tranquil | calm and quiet | peaceful, calm, serene | noisy, disturbed | A tranquil garden lay behind the wall.
adjective | transparent | that you can see through | clear, see-through, glassy | opaque, cloudy | The jellyfish was almost transparent.
adjective | treacherous | not to be trusted, or dangerous | disloyal, dangerous, deceitful | loyal, safe | The treacherous guard opened the gate to the enemy.
verb | tremble | to shake with fear or cold | shake, shiver, quake | steady, rest | My hands began to tremble as I opened the letter.
adjective | turbulent | wild and not calm | stormy, rough, violent | calm, peaceful | The ship rolled in the turbulent sea.
adjective | tyrannical | using power in a cruel way | cruel, oppressive, harsh | kind, just | The people rose against the tyrannical king.
adjective | unanimous | agreed by everybody | united, agreed, undivided | divided, split | The vote for a longer playtime was unanimous.
adjective | uncouth | rude and with bad manners | rude, coarse, vulgar | polite, refined | It is uncouth to eat with your mouth open.
verb | undermine | to make weaker little by little | weaken, damage, sap | strengthen, support | Waves undermine the foot of the cliff.
adjective | uniform | the same everywhere or always | identical, equal, even | varied, different | Cut the carrots into pieces of uniform size.
adjective | unique | the only one of its kind | single, matchless, special | common, ordinary | Every snowflake is unique.
verb | unite | to join together | join, combine, merge | divide, separate | The tribes had to unite against their enemy.
adjective | unruly | hard to control | disobedient, wild, rowdy | obedient, orderly | The unruly goats ate the washing.
adjective | uproarious | very noisy and funny | noisy, rowdy, hilarious | quiet, solemn | The sketch ended in uproarious laughter.
adjective | urgent | needing to be done at once | pressing, critical, immediate | unimportant, trivial | I have an urgent message for the captain.
verb | vacate | to leave a place empty | leave, quit, depart | occupy, fill | Guests must vacate their rooms by ten.
adjective | vacant | with nobody in it | empty, unoccupied, free | occupied, full | Is this seat vacant?
adjective | valiant | very brave | brave, courageous, heroic | cowardly, timid | The valiant firefighters saved the school.
adjective | valid | true or accepted by rule | legal, genuine, acceptable | invalid, false | You need a valid ticket to board the train.
adjective | variable | often changing | changeable, unsteady, shifting | constant, steady | The wind is variable today.
verb | verify | to check that something is true | check, confirm, prove | disprove, deny | A second witness can verify his story.
adjective | versatile | able to do many different things | adaptable, flexible, all-round | limited, inflexible | A versatile actor can play a king or a clown.
adjective | viable | able to work well | workable, practical, possible | impossible, unworkable | Is it viable to run a bus to such a small village?
adjective | vibrant | bright and full of life | lively, bright, colourful | dull, lifeless | The market was vibrant with silks and spices.
noun | victor | the winner of a fight or contest | winner, champion, conqueror | loser, victim | The victor was carried round the field.
adjective | vigilant | watching carefully for danger | watchful, alert, attentive | careless, inattentive | The vigilant meerkat stood on guard.
adjective | vigorous | strong and full of energy | strong, energetic, active | feeble, weak | He gave the carpet a vigorous shake.
adjective | vindictive | wanting to hurt those who hurt you | spiteful, vengeful, revengeful | forgiving, merciful | The vindictive troll waited years for his revenge.
noun | virtue | goodness, or a good quality | goodness, honesty, merit | vice, wickedness | Patience is a virtue.
adjective | vital | so important that you cannot do without it | essential, crucial, necessary | unimportant, unnecessary | The heart is a vital part of the body.
adjective | vivacious | lively and cheerful | lively, bubbly, spirited | dull, listless | Our vivacious guide danced along the street.
adjective | vivid | very bright or clear | bright, clear, intense | dull, faint | I have a vivid memory of my first day at school.
adjective | voracious | eating or wanting a great deal | greedy, hungry, insatiable | satisfied, moderate | Shrews have a voracious appetite.
adjective | vulnerable | easily hurt or attacked | defenceless, exposed, weak | protected, strong | Chicks are vulnerable to hawks.
adjective | wary | careful because there may be danger | cautious, careful, watchful | careless, trusting | Be wary of emails from strangers.
verb | waver | to be unable to decide | hesitate, dither, falter | decide, persist | She did not waver, but dived straight in.
adjective | weary | very tired | tired, exhausted, drained | fresh, energetic | The weary travellers asked for a bed.
adjective | whimsical | odd in a playful way | fanciful, quaint, playful | serious, sensible | The garden was full of whimsical statues of gnomes.
adjective | wicked | very bad or cruel | evil, bad, sinful | good, kind | The wicked wolf licked his lips.
adjective | wily | clever at tricking people | cunning, crafty, sly | honest, straightforward | The wily fox slipped past the dogs.
verb | withdraw | to move back or take away | retreat, remove, leave | advance, enter | The army had to withdraw from the town.
verb | withstand | to stand up against something | resist, endure, survive | yield, surrender | These walls can withstand an earthquake.
adjective | wretched | very unhappy or poor | miserable, unhappy, pitiful | happy, fortunate | I spent a wretched week in bed with the flu.
verb | yearn | to want something very much | long, wish, crave | dislike, despise | Sailors yearn for the sight of land.
verb | yield | to give way | surrender, submit, give in | resist, withstand | The old door would not yield to our pushing.
noun | zeal | great energy and keenness | enthusiasm, eagerness, passion | apathy, indifference | She scrubbed the steps with zeal.
adjective | zealous | very keen and eager | keen, enthusiastic, passionate | apathetic, half-hearted | A zealous collector will travel miles for one stamp.
`;
