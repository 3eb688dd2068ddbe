/** Words for the 11+, d to h, one a line: class | word | meaning | like meaning | opposite meaning | a sentence with the word. */
export const wordsDToH = `
adjective | dainty | small, pretty and delicate | delicate, petite, fine | clumsy, coarse | She drank her tea from a dainty cup.
verb | dawdle | to walk or work too slowly | dally, linger, delay | hurry, rush | If you dawdle we shall miss the bus.
adjective | dazzling | so bright that you can hardly look at it | blinding, brilliant, glaring | dull, dim | The dazzling snow made us screw up our eyes.
noun | dearth | too little of something | lack, shortage, scarcity | abundance, plenty | There was a dearth of apples after the frost.
verb | deceive | to make somebody believe what is not true | trick, mislead, fool | guide, enlighten | The spider’s web can deceive even a careful fly.
adjective | decent | good enough, honest or proper | respectable, proper, fair | indecent, improper | He was a decent man who always kept his word.
verb | decline | to say no politely | refuse, reject, turn down | accept, agree | I had to decline the invitation because I was ill.
verb | decrease | to become smaller or fewer | lessen, shrink, reduce | increase, grow | The number of sparrows began to decrease.
adjective | dedicated | giving a lot of time and effort to something | devoted, committed, loyal | half-hearted, uninterested | Our dedicated coach trains us every evening.
verb | defend | to keep somebody safe from an attack | protect, guard, shield | attack, abandon | A swan will defend its nest with great courage.
adjective | defiant | refusing to obey | disobedient, rebellious, bold | obedient, meek | The defiant toddler would not put on his shoes.
adjective | deficient | not having enough of something | lacking, short, insufficient | sufficient, complete | The soil was deficient in iron.
adjective | deft | quick and skilful | skilful, nimble, adept | clumsy, awkward | With deft fingers she tied the tiny fly.
adjective | dejected | sad because something has gone wrong | downcast, miserable, glum | cheerful, joyful | The dejected players walked slowly off the pitch.
adjective | deliberate | done on purpose | intentional, planned, intended | accidental, unplanned | That was a deliberate push, and the referee saw it.
adjective | delightful | giving great pleasure | lovely, charming, enjoyable | horrid, unpleasant | We had a delightful afternoon by the lake.
adjective | delirious | confused because of a fever, or wildly happy | raving, feverish, ecstatic | sane, calm | The fans were delirious when the last goal went in.
noun | deluge | a very heavy fall of rain, or a flood | flood, downpour, torrent | drought, trickle | The deluge turned the lane into a river.
adjective | demanding | needing a lot of effort | difficult, hard, challenging | easy, undemanding | Being a surgeon is a demanding job.
verb | demolish | to knock a building down | destroy, flatten, wreck | build, construct | They plan to demolish the old swimming pool.
verb | demote | to move somebody to a lower position | downgrade, relegate, lower | promote, upgrade | The captain had to demote the careless officer.
adjective | dense | thick and packed closely together | thick, compact, solid | thin, sparse | We could hardly push through the dense forest.
verb | depart | to go away | leave, go, exit | arrive, come | The ferry will depart at half past nine.
verb | deplete | to use up most of something | exhaust, reduce, drain | increase, refill | A long winter may deplete our stock of logs.
verb | deplore | to think that something is very wrong | condemn, disapprove, denounce | approve, praise | We deplore all cruelty to animals.
verb | deprive | to take away something that somebody needs | rob, strip, deny | supply, provide | It is wrong to deprive a plant of light.
verb | deride | to laugh at somebody in an unkind way | mock, ridicule, scorn | praise, respect | It is unkind to deride those who are learning.
verb | descend | to go down | drop, fall, sink | ascend, climb | Take care as you descend the steep stairs.
adjective | deserted | with nobody there | empty, abandoned, uninhabited | crowded, busy | At midnight the street was deserted.
noun | despair | the feeling that there is no hope | hopelessness, misery, dejection | hope, joy | He put his head in his hands in despair.
adjective | desperate | having so little hope that you will try anything | frantic, hopeless, distraught | hopeful, calm | The desperate miners dug with their bare hands.
verb | despise | to dislike somebody and think them worth nothing | scorn, loathe, disdain | admire, respect | The pirates despise anyone who tells tales.
adjective | destitute | without money, food or a home | penniless, poor, needy | rich, wealthy | The fire left three families destitute.
verb | detach | to take one thing off another | remove, separate, unfasten | attach, join | You can detach the hood from this jacket.
verb | detain | to keep somebody from leaving | delay, hold, hinder | release, free | I will not detain you any longer.
verb | deter | to make somebody not want to do something | discourage, prevent, stop | encourage, persuade | A barking dog may deter burglars.
verb | deteriorate | to become worse | worsen, decline, decay | improve, recover | His eyesight began to deteriorate as he grew older.
adjective | determined | having made up your mind to do something | resolute, firm, persistent | hesitant, doubtful | She was determined to finish the race.
verb | detest | to dislike something very strongly | loathe, despise, dislike | love, adore | I detest the smell of boiled cabbage.
noun | detriment | harm or damage | harm, damage, injury | benefit, advantage | He worked all night, to the detriment of his health.
verb | devastate | to destroy or damage badly | ruin, destroy, wreck | restore, repair | A hurricane can devastate a whole island.
verb | deviate | to turn away from the usual path or plan | stray, swerve, differ | follow, keep | Do not deviate from the path in the fog.
adjective | devious | clever in a dishonest way | sly, crafty, scheming | honest, straightforward | The thief had a devious plan to steal the crown.
adjective | devoted | full of love and loyalty | loyal, faithful, loving | disloyal, uncaring | The devoted dog waited at the gate each day.
verb | devour | to eat quickly and hungrily | gobble, guzzle, wolf | nibble, pick at | The wolf was ready to devour anything.
noun | dexterity | skill with your hands | skill, nimbleness, deftness | clumsiness, awkwardness | The juggler threw six balls with great dexterity.
noun | dilemma | a hard choice between two things | problem, difficulty, predicament | solution, certainty | She had a dilemma: the party or the match?
adjective | dilapidated | old and falling to pieces | ruined, shabby, tumbledown | restored, well-kept | A dilapidated barn stood at the edge of the wood.
verb | dilute | to make a liquid weaker by adding water | weaken, thin, water down | strengthen, concentrate | You should dilute the squash before you drink it.
adjective | diminutive | very small | tiny, small, miniature | huge, gigantic | A diminutive pony trotted beside the carthorse.
adjective | dingy | dark, dirty and dull | gloomy, drab, grubby | bright, clean | The dingy room had one small window.
adjective | dire | very serious or terrible | dreadful, terrible, desperate | fine, mild | The lifeboat came, for the crew were in dire danger.
adjective | disastrous | causing great trouble or damage | terrible, ruinous, calamitous | successful, fortunate | Leaving the oven on was a disastrous mistake.
verb | discard | to throw away | throw away, scrap, reject | keep, retain | Please discard the broken crayons.
verb | discern | to see or notice with some effort | notice, detect, perceive | overlook, miss | Through the mist we could just discern a sail.
verb | disclose | to make something known | reveal, tell, expose | hide, conceal | He refused to disclose where the treasure lay.
noun | discord | a lack of agreement, or notes that clash | disagreement, conflict, strife | harmony, agreement | The new rule caused discord in the club.
verb | discourage | to make somebody feel less hopeful or willing | dishearten, dissuade, deter | encourage, inspire | Do not let one bad mark discourage you.
adjective | discreet | careful not to attract attention or tell secrets | careful, tactful, cautious | indiscreet, careless | Be discreet, or everyone will know about the party.
noun | disdain | a feeling that something is not good enough for you | scorn, contempt, disrespect | respect, admiration | The cat sniffed at the dry biscuits with disdain.
adjective | disgruntled | annoyed because things are not as you want | annoyed, displeased, discontented | pleased, satisfied | Disgruntled passengers waited for news of the train.
noun | disgust | a strong feeling that something is horrid | revulsion, loathing, distaste | delight, liking | She looked with disgust at the mould on the bread.
adjective | dishevelled | with untidy hair or clothes | untidy, messy, scruffy | tidy, neat | He looked dishevelled after a night in the tent.
noun | dismay | a feeling of shock and disappointment | alarm, distress, shock | delight, relief | To our dismay the shop was shut.
verb | dismantle | to take something to pieces | take apart, disassemble, strip | assemble, build | We had to dismantle the bed to move it.
verb | dismiss | to send somebody away | discharge, release, sack | keep, appoint | The teacher will dismiss the class at three.
noun | disorder | a lack of tidiness or control | mess, chaos, confusion | order, tidiness | The burglars left the room in disorder.
verb | disperse | to go or send in different directions | scatter, spread, separate | gather, assemble | The crowd began to disperse when it rained.
verb | display | to put something where people can see it | show, exhibit, present | hide, conceal | We shall display your paintings in the hall.
noun | dispute | an argument or disagreement | argument, quarrel, disagreement | agreement, harmony | The farmers had a dispute about a fence.
verb | disrupt | to stop something from going on as it should | disturb, interrupt, upset | settle, organise | Snow may disrupt the trains tomorrow.
verb | dissent | to disagree with what others think | disagree, object, protest | agree, assent | Only one juror was brave enough to dissent.
verb | dissuade | to persuade somebody not to do something | discourage, deter, put off | persuade, encourage | I tried to dissuade him from swimming in the icy lake.
adjective | distinct | clear, or not like others | clear, separate, different | unclear, similar | There was a distinct smell of burning.
adjective | distinguished | famous and respected for what you have done | famous, eminent, renowned | unknown, ordinary | A distinguished scientist gave the prizes.
verb | distort | to twist something out of shape | twist, bend, warp | straighten, preserve | The funny mirrors distort your face.
verb | distract | to take somebody’s attention away | divert, disturb, sidetrack | concentrate, focus | The wasp began to distract us from our sums.
noun | distress | great worry, pain or sadness | suffering, misery, anguish | comfort, happiness | The lost lamb was bleating in distress.
adjective | diverse | of many different kinds | varied, different, assorted | alike, identical | The reef has a diverse range of fish.
verb | diverge | to go off in different directions | separate, divide, part | converge, meet | The two paths diverge at the old oak.
adjective | docile | calm and easy to control | tame, obedient, gentle | wild, disobedient | The docile horse let the baby stroke it.
verb | dominate | to have power over others | rule, control, govern | serve, submit | One team seemed to dominate the whole match.
verb | donate | to give to a good cause | give, contribute, present | receive, keep | Please donate your old toys to the hospital.
adjective | dormant | asleep or not active for a time | sleeping, inactive, resting | active, awake | The volcano has been dormant for a century.
adjective | drab | dull and without bright colour | dull, dreary, colourless | bright, colourful | She brightened the drab room with yellow curtains.
adjective | drastic | having a strong and sudden effect | extreme, severe, desperate | mild, moderate | Selling the house was a drastic step.
noun | dread | great fear of what may happen | fear, terror, alarm | courage, confidence | The thought of the dentist filled him with dread.
adjective | dreary | dull and making you feel gloomy | dull, gloomy, bleak | cheerful, exciting | It was a dreary wet afternoon.
adjective | dubious | not sure, or not to be trusted | doubtful, uncertain, suspicious | certain, trustworthy | I was dubious about eating the green egg.
adjective | durable | strong and lasting a long time | tough, strong, hard-wearing | flimsy, fragile | Walking boots need durable soles.
verb | dwindle | to become smaller and smaller | shrink, lessen, diminish | grow, increase | Their food began to dwindle as the weeks passed.
adjective | dynamic | full of energy and new ideas | energetic, lively, active | sluggish, dull | Our dynamic new captain changed the team.
adjective | earnest | serious and meaning what you say | serious, sincere, solemn | flippant, insincere | She made an earnest promise to help.
adjective | eccentric | strange in a harmless way | odd, peculiar, unusual | normal, ordinary | The eccentric inventor wore odd shoes.
adjective | ecstatic | very, very happy | overjoyed, delighted, elated | miserable, dejected | Leo was ecstatic when he won the cup.
adjective | eerie | strange and frightening | spooky, creepy, uncanny | ordinary, comforting | An eerie light shone from the empty tower.
adjective | efficient | working well without waste | organised, effective, capable | inefficient, wasteful | An efficient heater saves a lot of money.
adjective | elaborate | with many details or parts | complicated, detailed, fancy | simple, plain | She built an elaborate castle of matchsticks.
adjective | elated | very happy and excited | overjoyed, thrilled, ecstatic | depressed, downcast | We were elated when our team won the cup.
adjective | elegant | graceful and stylish | graceful, stylish, smart | clumsy, inelegant | An elegant swan glided past.
adjective | eligible | allowed to do or have something | qualified, suitable, entitled | ineligible, unsuitable | Children under twelve are eligible for the prize.
verb | eliminate | to remove completely | remove, get rid of, exclude | include, keep | Let us eliminate the answers that cannot be right.
adjective | elusive | hard to find or catch | evasive, slippery, fleeting | available, obvious | They spent years filming the elusive snow leopard.
verb | embark | to go on board a ship, or to begin | board, begin, set out | disembark, arrive | The explorers were ready to embark on their voyage.
verb | embellish | to add details to make something more interesting | decorate, adorn, enhance | simplify, spoil | He liked to embellish his stories with dragons.
verb | emerge | to come out into view | appear, come out, surface | disappear, vanish | We saw the badger emerge from its sett at dusk.
adjective | eminent | famous and respected | famous, distinguished, renowned | unknown, obscure | An eminent doctor was called to the palace.
verb | emit | to send out light, heat, sound or smell | release, discharge, give off | absorb, receive | Glow-worms emit a soft green light.
verb | emphasise | to show that something is important | stress, highlight, underline | play down, understate | I must emphasise that the ice is thin.
verb | emulate | to try to be as good as somebody | copy, imitate, match | ignore, neglect | She hopes to emulate her famous grandmother.
verb | enchant | to fill with delight, or put under a spell | delight, charm, bewitch | disgust, bore | The music seemed to enchant the whole audience.
verb | endanger | to put somebody in danger | risk, threaten, imperil | protect, save | Do not endanger others by riding on the pavement.
verb | endeavour | to try hard | try, attempt, strive | give up, idle | We shall endeavour to finish by Friday.
verb | endorse | to say in public that you support something | support, approve, back | oppose, reject | The mayor will endorse our plan for a park.
verb | endure | to bear something hard for a long time | bear, suffer, withstand | give in, succumb | Polar explorers endure bitter cold.
adjective | energetic | full of life and strength | lively, active, vigorous | lazy, lethargic | The energetic puppy ran round and round.
verb | enhance | to make better | improve, boost, enrich | spoil, reduce | A little salt will enhance the flavour.
noun | enigma | something or somebody very hard to understand | mystery, puzzle, riddle | explanation, solution | How the cat got out remains an enigma.
adjective | enormous | very, very big | huge, gigantic, immense | tiny, minute | An enormous pumpkin won first prize.
verb | enrage | to make somebody very angry | anger, infuriate, madden | calm, soothe | The unfair decision will enrage the crowd.
verb | enrich | to make better or richer | improve, enhance, boost | impoverish, weaken | Compost will enrich the soil in your garden.
verb | enthral | to hold somebody’s attention completely | captivate, fascinate, grip | bore, weary | The magician knew how to enthral his audience.
noun | enthusiasm | great interest and excitement | eagerness, keenness, passion | apathy, indifference | The class sang with enthusiasm.
verb | entice | to tempt somebody with something nice | tempt, lure, attract | repel, put off | The smell of bread can entice people into the shop.
adjective | envious | wanting what somebody else has | jealous, resentful, green-eyed | content, satisfied | I was envious of her new bicycle.
adjective | equivalent | the same in value or meaning | equal, alike, matching | different, unequal | One half is equivalent to two quarters.
verb | eradicate | to get rid of something completely | destroy, wipe out, remove | create, establish | Doctors worked for years to eradicate the disease.
adjective | erratic | changing and not to be relied on | irregular, unpredictable, unsteady | regular, steady | The boat took an erratic course across the bay.
adjective | essential | needed so much that you cannot do without it | necessary, vital, crucial | unnecessary, optional | Water is essential for life.
verb | esteem | to respect and admire | respect, admire, value | scorn, despise | All who knew the old doctor esteem her highly.
adjective | eternal | lasting for ever | everlasting, endless, unending | brief, temporary | The story tells of a spring of eternal youth.
verb | evade | to get away from something by being clever | avoid, dodge, escape | face, confront | The hare ran in zigzags to evade the hounds.
adjective | evident | easy to see | clear, obvious, plain | hidden, unclear | It was evident from her smile that she had won.
adjective | exasperated | very annoyed | annoyed, infuriated, irritated | calm, pleased | The exasperated bus driver asked us to sit down.
verb | exceed | to be more than something | beat, surpass, top | fall short, fail | Drivers must not exceed the speed limit.
adjective | exceptional | unusually good | outstanding, extraordinary, remarkable | ordinary, average | She has an exceptional singing voice.
adjective | excessive | more than is needed or right | extreme, too much, overdone | insufficient, moderate | Twelve spoons of sugar is excessive.
verb | exclude | to keep somebody or something out | bar, ban, omit | include, admit | Nobody wanted to exclude the new girl from the game.
verb | exhaust | to tire out, or to use up | tire, drain, use up | refresh, restore | A long climb can exhaust even a strong walker.
verb | exhibit | to show something in public | display, show, present | hide, conceal | The gallery will exhibit her pictures in May.
adjective | exotic | unusual because it comes from far away | foreign, unusual, tropical | familiar, native | Exotic birds flew about the glasshouse.
verb | expel | to force somebody to leave | eject, banish, throw out | admit, welcome | The club will expel members who cheat.
adjective | explicit | said so clearly that nobody can mistake it | clear, exact, definite | vague, unclear | Mum gave explicit orders not to open the oven.
adjective | exquisite | very beautiful and delicate | beautiful, lovely, delicate | ugly, crude | The queen wore an exquisite necklace.
verb | extend | to make longer or larger | lengthen, stretch, prolong | shorten, reduce | They plan to extend the railway to the coast.
adjective | exterior | on the outside | outer, outside, external | interior, inner | The exterior walls need a coat of paint.
verb | extinguish | to put out a fire or a light | put out, quench, douse | light, kindle | Please extinguish the candles before you go.
adjective | extraordinary | very unusual | amazing, remarkable, incredible | ordinary, normal | An extraordinary noise came from the cupboard.
adjective | extravagant | spending or using too much | wasteful, lavish, excessive | thrifty, economical | A gold bath was an extravagant present.
adjective | exuberant | full of energy and happiness | lively, high-spirited, bubbly | gloomy, subdued | Exuberant fans danced in the street.
adjective | fallow | of land that is left without crops | unplanted, resting, uncultivated | planted, cultivated | The farmer left one field fallow for a year.
adjective | famished | very hungry | starving, ravenous, hungry | full, satisfied | We were famished after the long swim.
adjective | fatigued | very tired | tired, weary, exhausted | fresh, rested | The fatigued runners lay down on the grass.
adjective | faultless | without any mistake | perfect, flawless, impeccable | faulty, imperfect | The gymnast gave a faultless display.
adjective | feasible | possible to do | possible, workable, practical | impossible, impractical | It is not feasible to walk there in an hour.
adjective | feeble | very weak | weak, frail, puny | strong, powerful | The sick lamb gave a feeble bleat.
adjective | ferocious | fierce and violent | fierce, savage, wild | gentle, tame | A ferocious tiger burst from the trees.
adjective | fertile | good for growing plants | fruitful, rich, productive | barren, infertile | Crops grow well in the fertile valley.
adjective | fervent | with very strong feelings | passionate, ardent, eager | cool, half-hearted | She is a fervent supporter of animal rights.
adjective | fickle | often changing your mind about what you like | changeable, inconstant, unreliable | loyal, steady | The fickle crowd cheered first one side, then the other.
noun | fiasco | something that goes completely wrong | failure, disaster, flop | success, triumph | The play was a fiasco when the scenery fell over.
verb | flatter | to praise somebody too much to please them | praise, compliment, butter up | insult, criticise | You only flatter me because you want a cake.
adjective | flawless | without any fault | perfect, faultless, spotless | flawed, imperfect | The diamond was flawless.
verb | flee | to run away from danger | escape, bolt, run away | stay, face | The mice flee whenever the owl hoots.
adjective | fleeting | lasting only a moment | brief, short-lived, momentary | lasting, long | I caught a fleeting glimpse of a deer.
adjective | flimsy | thin and easily broken | weak, fragile, delicate | strong, sturdy | The flimsy tent blew away in the night.
verb | flourish | to grow or do well | thrive, bloom, prosper | wither, decline | Tomatoes flourish in a warm greenhouse.
verb | fluctuate | to keep going up and down | vary, change, waver | settle, steady | The price of fish can fluctuate from day to day.
adjective | foolhardy | brave in a silly way | reckless, rash, daring | cautious, careful | It was foolhardy to climb the cliff in a gale.
verb | forbid | to say that somebody must not do something | ban, prohibit, prevent | allow, permit | The rules forbid running by the pool.
adjective | forlorn | sad and lonely | sad, lonely, miserable | cheerful, happy | A forlorn teddy sat on the rubbish heap.
adjective | formidable | so strong or difficult that it causes fear or respect | daunting, fearsome, powerful | easy, feeble | The castle had formidable walls.
adjective | fortunate | having good luck | lucky, favoured, blessed | unlucky, unfortunate | We were fortunate to get the last tickets.
adjective | frantic | wild with worry or hurry | desperate, panicky, frenzied | calm, composed | There was a frantic search for the missing toddler.
adjective | fraudulent | meant to cheat people | dishonest, false, bogus | honest, genuine | The fraudulent doctor had never studied medicine.
adjective | frail | weak and easily hurt | weak, feeble, delicate | strong, robust | The frail old lady leaned on my arm.
verb | frustrate | to stop somebody from doing what they want | hinder, thwart, block | help, assist | Locked doors did not frustrate the clever thief.
adjective | fundamental | most basic and important | basic, essential, main | minor, unimportant | Sharing is a fundamental rule of the camp.
adjective | furtive | done quietly so that nobody notices | secretive, sly, stealthy | open, honest | He took a furtive look at the answers.
adjective | gallant | brave and polite | brave, noble, chivalrous | cowardly, rude | The gallant firefighter went back for the kitten.
adjective | gaudy | too bright and colourful | garish, showy, flashy | plain, tasteful | He wore a gaudy tie with pink parrots.
adjective | gaunt | very thin and tired looking | thin, bony, haggard | plump, healthy | The prisoner was pale and gaunt.
adjective | generous | happy to give | giving, kind, unselfish | mean, stingy | It was generous of you to share your lunch.
adjective | genial | friendly and cheerful | friendly, cheerful, warm | unfriendly, grumpy | Our genial host met us at the door.
adjective | genuine | real and not false | real, authentic, true | fake, false | Is that a genuine dinosaur bone?
adjective | gigantic | extremely large | huge, enormous, colossal | tiny, minuscule | A gigantic wave crashed over the wall.
adjective | gleeful | full of joy | joyful, merry, delighted | sad, gloomy | A gleeful shout told us she had won.
adjective | glorious | wonderful and splendid | magnificent, splendid, superb | dreadful, shameful | What a glorious sunset!
adjective | gloomy | dark or sad | dark, dismal, sad | bright, cheerful | The cave was cold and gloomy.
verb | glorify | to make somebody or something seem wonderful | praise, honour, exalt | belittle, criticise | Old songs glorify the deeds of knights.
adjective | gracious | kind and polite | courteous, kind, polite | rude, ungracious | The gracious duchess thanked every cook.
adjective | gradual | happening slowly, bit by bit | slow, steady, step-by-step | sudden, abrupt | There was a gradual change in the weather.
adjective | grateful | wanting to thank somebody | thankful, appreciative, obliged | ungrateful, thankless | We were grateful for the hot soup.
noun | grandeur | great size and beauty | splendour, magnificence, majesty | simplicity, plainness | They gazed at the grandeur of the palace.
noun | grievance | something that you feel is unfair | complaint, objection, grumble | praise, compliment | The workers’ main grievance was their low pay.
verb | grieve | to feel very sad because of a loss | mourn, weep, sorrow | rejoice, celebrate | Elephants grieve when one of the herd dies.
adjective | grotesque | strange and ugly | ugly, misshapen, monstrous | beautiful, lovely | Grotesque stone faces stared from the roof.
adjective | gruelling | very tiring and hard | exhausting, hard, tough | easy, gentle | They finished a gruelling race across the desert.
adjective | gruff | rough in voice or manner | hoarse, rough, brusque | gentle, soft | The troll had a gruff voice but a kind heart.
adjective | gullible | too ready to believe what others say | trusting, naive, easily fooled | suspicious, shrewd | Gullible people may believe that the moon is cheese.
adjective | haggard | looking tired and worried | exhausted, drawn, worn | fresh, rested | The haggard sailors had not slept for days.
adjective | haphazard | with no plan or order | random, disorganised, careless | planned, orderly | Books lay in haphazard piles on the floor.
verb | harass | to trouble somebody again and again | pester, bother, annoy | leave alone, comfort | Gulls often harass people who eat chips.
adjective | hardy | strong and able to bear hard conditions | tough, sturdy, robust | delicate, weak | Hardy sheep live on the hills all winter.
noun | harmony | friendly agreement, or notes that sound well together | agreement, peace, accord | conflict, discord | The two tribes lived in harmony.
adjective | harsh | rough, unkind or severe | severe, cruel, stern | gentle, mild | The harsh winter was hard for the birds.
verb | hasten | to hurry | hurry, rush, speed | dawdle, delay | We must hasten home before dark.
adjective | haughty | too proud and looking down on others | proud, arrogant, stuck-up | humble, modest | The haughty princess would not speak to the cook.
noun | havoc | great damage and disorder | chaos, destruction, devastation | order, peace | The goat caused havoc in the flower tent.
adjective | hazardous | full of danger | dangerous, risky, unsafe | safe, secure | The icy path was hazardous.
verb | heed | to pay attention to | obey, follow, mind | ignore, disregard | Sailors should heed the storm warning.
adjective | hesitant | slow to act because you are not sure | unsure, uncertain, wavering | certain, confident | She took a hesitant step onto the ice.
adjective | hideous | very ugly | ugly, horrible, repulsive | beautiful, lovely | He wore a hideous mask with green warts.
adjective | hilarious | extremely funny | funny, comical, amusing | sad, serious | The clown’s act was hilarious.
verb | hoard | to collect and hide a lot of something | store, save, stockpile | share, squander | Dragons are said to hoard gold.
adjective | horrid | very nasty | nasty, awful, unpleasant | lovely, pleasant | The medicine had a horrid taste.
adjective | hospitable | friendly and welcoming to guests | welcoming, friendly, generous | unfriendly, unwelcoming | The hospitable farmer gave us supper and a bed.
adjective | humane | kind to people and animals | kind, merciful, compassionate | cruel, inhumane | There must be a humane way to catch the mouse.
adjective | humble | not thinking that you are better than others | modest, meek, unassuming | proud, arrogant | The champion was humble about her success.
adjective | humid | warm and damp | damp, moist, muggy | dry, arid | The air in the rainforest is hot and humid.
verb | humiliate | to make somebody feel ashamed | shame, embarrass, disgrace | praise, honour | It is cruel to humiliate a person in public.
`;
