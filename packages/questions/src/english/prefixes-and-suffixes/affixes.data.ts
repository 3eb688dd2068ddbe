/**
 * Words with a prefix, one a line: set | prefix | base | what the word means | a sentence that holds it.
 * The other prefixes of the set stand as wrong ones beside it; where one of them makes a word too, the last part lists those that do not.
 */
export const prefixWords = `
dis3 | dis | agree | to have another opinion | Twins often disagree about games. | mis, in
dis3 | dis | appear | to go out of sight | Watch the coin disappear. | mis, in
dis3 | dis | like | to find something unpleasant | I dislike cold porridge. | in, de
dis3 | dis | obey | to refuse to do as you are told | The puppy began to disobey us. | mis, in
dis3 | dis | honest | not truthful | It is dishonest to cheat. | mis, in
dis3 | dis | trust | to have no faith in someone | The hens distrust the fox. | un, de
dis3 | dis | connect | to undo a link between things | Please disconnect the hose. | in, de
dis3 | dis | approve | to think something is wrong | Nan will disapprove of the mess. | mis, in
dis3 | dis | comfort | a feeling of not being at ease | Tight shoes cause discomfort. | mis, de
dis3 | dis | loyal | not true to your friends | A disloyal guard let them in. | mis, in
dis3 | mis | behave | to act badly | Please do not misbehave. | dis, in
dis3 | mis | spell | to write a word with wrong letters | Which word did I misspell? | dis, in
dis3 | mis | lead | to make someone believe what is not true | The advert may mislead us. | dis, in
dis3 | mis | hear | to catch the wrong words | Did I mishear you? | dis, in
dis3 | mis | judge | to form a wrong opinion | It is easy to misjudge a stranger. | dis, in
dis3 | mis | understand | to get the wrong meaning | Do not misunderstand me. | dis, in
dis3 | mis | print | a mistake in a book or newspaper | There was a misprint on page two. | dis, in
dis3 | mis | fortune | bad luck | He met with misfortune.
dis3 | mis | handle | to hold or treat something badly | Do not mishandle the vase. | dis, in
dis3 | in | visible | not able to be seen | The ink is invisible. | dis, mis, re
dis3 | in | correct | not right | One answer is incorrect. | dis, de
dis3 | in | active | not doing anything | The volcano is inactive. | dis, mis
dis3 | in | complete | not finished | The puzzle is incomplete. | dis, mis
dis3 | in | accurate | not exact | The old map is inaccurate.
dis3 | in | capable | not able to do something | He is incapable of lying.
dis3 | in | secure | not safe or sure | She felt insecure on the old ladder. | dis, mis
dis3 | re | build | to make once more | They will rebuild the wall. | dis, de
dis3 | re | write | to put on paper once more | Please rewrite the last line. | dis, de
dis3 | re | fill | to make full again | Refill the jug, please. | dis, de
dis3 | re | heat | to warm up again | We can reheat the soup. | dis, mis, in
dis3 | re | visit | to go and see again | I hope to revisit Wales. | dis, mis, in
dis3 | re | turn | to come back | When will they return? | dis, mis
dis3 | re | cycle | to use waste again | We recycle paper and tins. | dis, mis
il4 | in | correct | not right | One answer is incorrect.
il4 | in | visible | not able to be seen | The ink is invisible.
il4 | in | accurate | not exact | The old map is inaccurate.
il4 | in | definite | without a clear limit | The pool is shut for an indefinite period.
il4 | in | edible | not fit to eat | The burnt pie was inedible.
il4 | in | human | cruel, not kind | It was inhuman to leave the sailors to drown. | il, im, ir
il4 | in | sincere | not really meant | His smile was insincere.
il4 | in | expensive | not costing much | The hat was inexpensive.
il4 | in | tolerant | not putting up with others | The king was intolerant.
il4 | il | legal | against the law | Parking there is illegal.
il4 | il | legible | too untidy to read | His writing was illegible.
il4 | il | logical | not making sense | That answer is illogical.
il4 | il | literate | not able to read or write | Most of the sailors were illiterate.
il4 | il | legibly | in a way that cannot be read | She signed illegibly.
il4 | il | logically | in a way that makes no sense | He argued illogically.
il4 | il | legally | in a way that breaks the law | The coins were sold illegally.
il4 | im | patient | not able to wait calmly | The queue grew impatient.
il4 | im | possible | not able to happen | It is impossible to count every star.
il4 | im | perfect | with a fault in it | The pearl was imperfect.
il4 | im | polite | with bad manners | It is impolite to stare.
il4 | im | mature | not grown up | The joke was immature.
il4 | im | mortal | living for ever | The gods were immortal.
il4 | im | practical | not useful in real life | White shoes are impractical here.
il4 | im | probable | not likely | Snow in July is improbable.
il4 | im | movable | not able to be shifted | The rock was immovable.
il4 | im | pure | dirty, or mixed with other things | The water was impure.
il4 | im | balance | a state in which two sides are not even | There is an imbalance between the teams.
il4 | ir | regular | uneven, without a fixed shape or pattern | The coast is irregular.
il4 | ir | relevant | nothing to do with the matter | Leave out irrelevant facts.
il4 | ir | responsible | not caring about what may happen | It was irresponsible to leave the gate open.
il4 | ir | rational | not based on reason | His fear was irrational.
il4 | ir | replaceable | so special that nothing else could take its place | The old photo is irreplaceable.
il4 | ir | resistible | too tempting to refuse | The smell was irresistible.
il4 | ir | reversible | not able to be undone | Burning is an irreversible change.
il4 | ir | regularly | not at regular times | The bus comes irregularly.
sub4 | sub | marine | a boat that travels under water | The submarine dived. | inter, anti, auto
sub4 | sub | merge | to go under water | Hippos submerge to keep cool. | inter, super, anti, auto
sub4 | sub | way | a path under a road | Cross by the subway. | anti, auto
sub4 | sub | heading | a title below the main title | Each part has a subheading. | inter, anti, auto
sub4 | sub | title | a line of words at the bottom of a film | I read every subtitle. | inter, super, anti, auto
sub4 | sub | divide | to cut into smaller parts | Let us subdivide the field.
sub4 | sub | soil | the earth under the top layer | The roots reach the subsoil. | anti, auto
sub4 | sub | standard | below the quality we expect | The work was substandard. | inter, super, anti, auto
sub4 | inter | act | to do things with each other | The twins interact well. | sub, super, anti, auto
sub4 | inter | national | between countries | It was an international match. | auto, dis
sub4 | inter | city | from one large town to another | The intercity train is fast. | anti, auto
sub4 | inter | view | a talk in which one person asks questions | She gave an interview. | sub, super, anti, auto
sub4 | inter | change | to swap with each other | You may interchange the wheels. | sub, super, anti
sub4 | inter | connect | to be linked with each other | The tunnels interconnect. | sub, super, anti
sub4 | inter | weave | to twist together | Interweave the red and blue threads. | sub, super, anti, auto
sub4 | super | market | a very large shop | The supermarket closes at ten. | anti, auto
sub4 | super | hero | someone with more powers than others | The superhero flew past. | sub, inter, auto, anti
sub4 | super | star | a very famous performer | The superstar waved. | sub, inter, auto
sub4 | super | human | with more strength than a person | It took superhuman effort. | auto, dis
sub4 | super | power | a very strong country or skill | My superpower is listening. | sub, inter, anti, auto
sub4 | super | natural | beyond the laws of nature | The story has supernatural beings. | auto, dis
sub4 | super | sonic | faster than sound | The supersonic jet roared. | inter, anti, auto
sub4 | super | glue | a liquid that sticks things together very firmly | Superglue mended the vase.
sub4 | anti | septic | working against germs | She dabbed on antiseptic cream. | sub, inter, super
sub4 | anti | clockwise | against the way a clock turns | Turn the key anticlockwise.
sub4 | anti | social | unpleasant to other people | Loud music at night is antisocial. | auto, de
sub4 | anti | freeze | something that stops water turning to ice | Mum put antifreeze in the car before winter. | sub, inter, auto
sub4 | anti | biotic | a medicine against germs | The vet gave her an antibiotic. | sub, inter, super, auto
sub4 | anti | dote | a cure that works against poison | The wizard brewed an antidote. | sub, inter, super, auto
sub4 | anti | climax | a dull end after great hopes | The last act was an anticlimax. | inter, super, auto
sub4 | auto | graph | a famous person's name, signed by hand | The singer gave me her autograph. | inter, anti
sub4 | auto | biography | the story of your own life | He wrote his autobiography. | inter, super, anti
sub4 | auto | matic | working by itself | The doors are automatic. | sub, inter, super, anti
sub4 | auto | pilot | a device that flies a plane by itself | The plane was on autopilot. | sub, inter, anti
sub4 | auto | mobile | an American word for a car | His first automobile was red. | sub, inter, super, anti
over5 | de | frost | to take ice away from something | Defrost the peas first. | un, dis
over5 | de | code | to find the meaning of a secret message | Can you decode the note? | un, dis
over5 | de | throne | to take power away from a king | They tried to dethrone him. | mis, over
over5 | de | rail | to make a train leave its track | A fallen tree could derail the train. | un, dis
over5 | de | forest | to take away the trees | They may deforest the valley. | un, mis
over5 | de | compose | to rot and break down | Leaves slowly decompose. | in, un
over5 | mis | quote | to repeat what someone said, but not as they said it | Please do not misquote me. | de, dis
over5 | mis | treat | to handle badly or cruelly | Never mistreat an animal. | de, dis
over5 | mis | place | to put something where you cannot find it | Do not misplace the key. | de, over
over5 | mis | fire | to fail to work as planned | Their trick may misfire. | de, dis
over5 | over | sleep | to wake up too late | Do not oversleep on Monday. | super, mis
over5 | over | flow | to spill across the edge | The bath may overflow. | un, mis
over5 | over | react | to respond more strongly than you need to | Try not to overreact. | super, dis, un
over5 | over | estimate | to guess a number that is too high | Do not overestimate your speed. | super, de
over5 | over | whelm | to be too much for someone | The noise may overwhelm him. | super, mis, re
over5 | re | appear | to come into sight again | The otter will reappear. | de, mis, over
over5 | re | consider | to think about once more | Please reconsider the offer. | de, in
over5 | re | place | to take over from someone or something | Who will replace the captain? | over, in
over5 | re | discover | to find again | They hope to rediscover the path. | de, mis, over
over5 | re | arrange | to put in another order | Let us rearrange the chairs. | de, un
over5 | de | hydrate | to take the water out of something | Hot winds dehydrate the fruit. | dis, mis
over5 | de | populate | to make a place lose its people | A plague could depopulate the town. | dis, mis
over5 | de | stabilise | to make something less steady | Big waves may destabilise the raft. | un, in
over5 | mis | interpret | to take something in another way than it was meant | Do not misinterpret the signs. | de, dis
over5 | mis | inform | to tell someone what is not true | The leaflet could misinform people. | un, de
over5 | mis | calculate | to make a slip while working out an amount | Pilots must not miscalculate the distance. | de, dis
over5 | mis | use | to use something in the wrong way | Do not misuse the tools. | un, de
over5 | over | rule | to change what someone else decided | The judge may overrule him. | super, dis, in
over5 | over | power | to defeat by greater strength | They tried to overpower the guard. | dis, mis, un
over5 | over | shadow | to make someone seem less important | Her fame could overshadow his. | super, mis
over5 | over | throw | to remove a ruler by force | They plan to overthrow the queen. | super, dis
over5 | re | assure | to make someone less worried | I tried to reassure him. | de, mis, dis
over5 | re | produce | to make a copy of something | The printer can reproduce the map. | de, mis, dis
over5 | re | generate | to grow something again after losing it | Newts can regenerate a leg. | dis, mis, un
adv7 | circum | navigate | to sail all the way round | They hope to circumnavigate the globe. | omni, mono, ante, ultra
adv7 | circum | stance | a fact about a situation that has an effect on it | Bad weather is a circumstance that nobody can control. | omni, mono, ante, ultra
adv7 | trans | plant | to move something living to another place | We will transplant the roses. | omni, contra, ultra, circum
adv7 | omni | potent | with power over everything | No ruler is omnipotent. | trans, mono, ante
adv7 | omni | present | being everywhere at once | After the flood, mud seemed omnipresent. | trans, contra, mono, ante
adv7 | mono | tone | a single unchanging note | He spoke in a monotone. | circum, omni, ante, contra
adv7 | mono | syllable | a very short word, such as yes or no | He answered in a monosyllable. | omni, ante, contra, ultra
adv7 | mono | chrome | in one colour | The film is in monochrome. | circum, omni, ante, ultra
adv7 | ante | room | a small room that leads into a larger one | They waited in the anteroom. | trans, omni, mono, ultra
adv7 | ante | date | to come before in time | The walls antedate the church. | circum, omni, mono, ultra
adv7 | ultra | violet | beyond the colours we see | Ultraviolet light can burn skin. | omni, mono, ante, contra
adv7 | ultra | sound | waves too high for us to hear | Bats hunt by ultrasound. | omni, mono, ante
adv7 | ultra | modern | going beyond the newest style | The house is ultramodern. | omni, mono, ante
adv7 | hyper | active | much too busy and restless | Sugar is said to make us hyperactive. | circum, omni, ante
adv7 | hyper | sensitive | too easily hurt | His skin is hypersensitive. | circum, mono, ante, contra
adv7 | hyper | critical | finding too many faults | Her reviews are hypercritical. | circum, mono, ante, contra
adv7 | contra | dict | to speak against what someone says | Do not contradict the judge. | trans, omni, mono, ultra
adv7 | contra | vene | to go against a rule | That would contravene the rules. | omni, mono, ante, ultra
adv7 | poly | glot | a person who speaks many languages | The guide is a polyglot. | trans, ante, contra, ultra
adv7 | poly | technic | a college that teaches many practical subjects | He studied at a polytechnic. | omni, contra, ultra, hyper
adv7 | pseudo | nym | a false name | She wrote under a pseudonym. | trans, omni, ante, ultra
adv7 | pseudo | science | false knowledge dressed up as fact | Reading palms is pseudoscience. | circum, ante, contra, ultra
adv7 | post | script | words added after a letter is signed | She added a postscript at the end of her letter. | omni, mono, ultra, hyper
adv7 | extra | ordinary | beyond what is usual | It was an extraordinary sight. | omni, contra, poly
adv7 | extra | terrestrial | from beyond the Earth | They searched for extraterrestrial life. | omni, mono, contra, poly
adv7 | circum | vent | to find a clever way round a rule | They tried to circumvent the ban. | omni, mono, ante, ultra
adv7 | circum | scribe | to draw a line round a shape | Use compasses to circumscribe the square. | omni, mono, ante, ultra
adv7 | trans | continental | crossing a whole continent | The railway is transcontinental. | omni, mono, ante, ultra
adv7 | trans | mit | to send from one place to another | The tower can transmit signals. | omni, mono, ante, ultra
adv7 | omni | scient | knowing everything | The teller of the story is omniscient. | mono, ante, contra
adv7 | mono | logue | a long speech by one person | The actor gave a monologue. | omni, ante, contra, ultra
adv7 | ante | natal | before a baby is born | The clinic runs antenatal classes. | circum, omni, mono, ultra
adv7 | hyper | inflation | a rise in prices that is out of control | In a time of hyperinflation, bread cost millions. | mono, ante, contra
adv7 | hyper | tension | blood pressure that is too high | Salty food can lead to hypertension. | omni, mono, ante, contra
adv7 | contra | band | something brought into a country against the law | Guards searched the ship for contraband. | trans, omni, ante, ultra
adv7 | post | graduate | a student who goes on after a first degree | My aunt is a postgraduate in Leeds. | omni, mono, ultra, hyper
adv7 | extra | curricular | outside the lessons of a school | Our chess club is extracurricular. | omni, mono, contra, poly
adv7 | semi | precious | of some value, but less than a diamond | Her ring has a semiprecious stone. | omni, contra, poly, trans
adv7 | semi | conscious | only half aware of what goes on | He lay semiconscious on the floor. | contra, poly, trans, ante
adv7 | tele | photo | able to take pictures of things far off | She took the picture with a telephoto lens. | omni, contra, ante, trans
adv7 | tele | pathy | the reading of thoughts from far away | The twins seem to use telepathy. | omni, contra, trans, mono
`;

/** Words that every child of their year knows: they are left to easy questions. */
export const wellKnown =
  'dislike, disappear, disagree, return, impossible, incorrect, invisible, incomplete, supermarket, superhero, superstar, superhuman, superglue, superpower, submarine, automatic, misbehave, misspell, misunderstand, oversleep, overflow, rebuild, rewrite, refill, reheat, reappear, revisit, recycle, replace, defrost, decode, extraordinary, hyperactive, transmit, transplant, telepathy';

/** Words that few children of their year have met: they are not asked at easy. */
export const neverEasy =
  'interweave, circumscribe, circumvent, contravene, contraband, antedate, omniscient, hyperinflation, hypertension, polyglot, semiprecious';

/**
 * Words whose prefix the meaning gives away, or that leave few prefixes to choose from: they are not asked at hard. The mis- words of year 5 are
 * among them, because year 3 knows that prefix, and words of year 7 that children know from year 5.
 */
export const neverHard =
  'impatient, impolite, monologue, ultrasound, ultraviolet, misquote, mistreat, misplace, misfire, misinform, misinterpret, miscalculate, misuse, rearrange, rediscover, reconsider';

/**
 * Words whose meaning has their base in other words, as “large town” has city: from the meaning they would be found without a thought for the
 * prefix, so nobody is asked which word has it.
 */
export const meaningTellsBase =
  'intercity, international, interconnect, interweave, subdivide, subsoil, subway, antifreeze, autopilot, autobiography';

/** Words so near each other in meaning that one of them could be defended where the other is asked for. Stored questions are judged by them, too. */
export const nearInMeaning: readonly (readonly string[])[] = [
  ['incorrect', 'inaccurate', 'imperfect'],
  ['inaccurate', 'indefinite'],
  ['illogical', 'illogically', 'irrational'],
  ['illegible', 'illegibly'],
  ['irregular', 'irregularly'],
  ['immovable', 'irremovable'],
  ['improbable', 'impossible'],
  ['misbehave', 'mishandle', 'mistreat'],
  ['dishonest', 'disloyal'],
  ['disagree', 'disapprove'],
  ['illegal', 'illegally'],
  ['antiseptic', 'antibiotic'],
  ['subheading', 'subtitle'],
  ['semicircle', 'semicircular'],
  ['interact', 'interconnect'],
  ['superhero', 'superhuman'],
  ['misunderstand', 'misinterpret'],
  ['misjudge', 'misinterpret', 'miscalculate', 'overestimate'],
  ['dethrone', 'overthrow', 'overpower'],
  ['mistreat', 'misuse'],
  ['reconsider', 'overrule'],
  ['mislead', 'misinform'],
  ['overwhelm', 'overpower'],
  ['circumvent', 'contravene'],
];

/** What each prefix says: for hints and explanations. */
export const prefixMeanings: Readonly<Record<string, string>> = {
  dis: 'not, or the opposite',
  mis: 'wrongly or badly',
  in: 'not',
  re: 'again or back',
  il: 'not, before l',
  im: 'not, before m, p and b',
  ir: 'not, before r',
  sub: 'under, or a part of something',
  inter: 'between or among',
  super: 'above or beyond',
  anti: 'against',
  auto: 'self or own',
  de: 'undo or take away',
  over: 'too much, across, or above',
  circum: 'round',
  trans: 'across',
  omni: 'all',
  mono: 'one',
  ante: 'before',
  ultra: 'beyond',
  hyper: 'too much',
  contra: 'against',
  poly: 'many',
  pseudo: 'false',
  post: 'after',
  extra: 'outside or beyond',
  semi: 'half',
  tele: 'far away',
};

/** Words with a suffix, one a line: set | base | suffix | the word | a sentence that holds it | other wrong spellings. */
export const suffixWords = `
ation3 | inform | ation | information | The leaflet gives us information. | infomation
ation3 | invite | ation | invitation | An invitation came by post.
ation3 | adore | ation | adoration | She looked at the pony with adoration.
ation3 | prepare | ation | preparation | The feast took hours of preparation.
ation3 | explore | ation | exploration | The exploration of the cave began.
ation3 | admire | ation | admiration | I am full of admiration for her.
ation3 | imagine | ation | imagination | Use your imagination.
ation3 | form | ation | formation | The geese flew in formation. | formashion
ation3 | tempt | ation | temptation | The cake was a temptation. | temtation
ation3 | relax | ation | relaxation | Reading is good for relaxation. | relaxashion
ation3 | present | ation | presentation | We gave a presentation on owls. | presentashion
ation3 | observe | ation | observation | The old tower is used for observation.
ation3 | sense | ation | sensation | It was a strange sensation.
ation3 | inspire | ation | inspiration | The sea is her inspiration.
ation3 | plant | ation | plantation | Bananas grow on the plantation. | plantashion
ation3 | decorate | ion | decoration | Hang the decoration on the tree. | decorateion, decorasion
ation3 | sad | ly | sadly | “It is broken,” he said sadly. | saddly
ation3 | quick | ly | quickly | The hare ran quickly. | quikly
ation3 | usual | ly | usually | We usually walk to school. | usualy
ation3 | final | ly | finally | Finally, the bus came. | finaly
ation3 | complete | ly | completely | The lake was completely frozen.
ation3 | brave | ly | bravely | The mouse spoke bravely.
ation3 | happy | ly | happily | The otters played happily.
ation3 | angry | ly | angrily | The goose hissed angrily.
ation3 | easy | ly | easily | She won the race easily.
ation3 | lucky | ly | luckily | Luckily, nobody was hurt.
ation3 | hungry | ly | hungrily | The pups ate hungrily.
ation3 | gentle | ly | gently | Stroke the kitten gently.
ation3 | simple | ly | simply | Say it simply and clearly.
ation3 | humble | ly | humbly | The knight bowed humbly.
ation3 | noble | ly | nobly | The lion behaved nobly.
ation3 | terrible | ly | terribly | I am terribly sorry.
ation3 | basic | ally | basically | It is basically a big box. | basicaly, basickally
ation3 | frantic | ally | frantically | She waved frantically. | franticaly, frantickally
ation3 | dramatic | ally | dramatically | The weather changed dramatically. | dramaticly, dramaticaly
ation3 | magic | ally | magically | The coin vanished magically. | magicly, magicaly
ation3 | true | ly | truly | It was a truly great day.
ation3 | whole | ly | wholly | The story is wholly made up.
ation3 | day | ly | daily | He walks the dog daily. | dayly, dailey
ation3 | full | ly | fully | The hall was fully booked. | fuly, fulley
ous4 | poison | ous | poisonous | Some mushrooms are poisonous. | poisonus, poisonious
ous4 | danger | ous | dangerous | Thin ice is dangerous. | dangerus, dangeros
ous4 | mountain | ous | mountainous | Wales is a mountainous country. | mountainus, mountanous
ous4 | fame | ous | famous | The singer is famous.
ous4 | nerve | ous | nervous | I felt nervous before the play.
ous4 | adventure | ous | adventurous | She is an adventurous eater.
ous4 | ridicule | ous | ridiculous | He wore a ridiculous hat.
ous4 | carnivore | ous | carnivorous | Foxes are carnivorous.
ous4 | humour | ous | humorous | The poem is humorous. | humourous, humerous
ous4 | glamour | ous | glamorous | She wore a glamorous gown. | glamorus, glamerous
ous4 | vigour | ous | vigorous | Take some vigorous exercise. | vigourous, vigerous
ous4 | courage | ous | courageous | It was a courageous rescue. | couragous, couragious
ous4 | outrage | ous | outrageous | The price is outrageous. | outragous, outragious
ous4 | advantage | ous | advantageous | The wind was advantageous. | advantagous, advantagious
ous4 | mystery | ous | mysterious | A mysterious light shone.
ous4 | fury | ous | furious | The giant was furious.
ous4 | glory | ous | glorious | It was a glorious sunset.
ous4 | victory | ous | victorious | The victorious team cheered.
ous4 | luxury | ous | luxurious | The hotel is luxurious.
ous4 | vary | ous | various | We tried various keys.
ous4 | envy | ous | envious | He was envious of my bike.
ous4 | study | ous | studious | The studious owl read all night.
ous4 | space | ous | spacious | The new hall is spacious. | spaceous, spaceious
ous4 | grace | ous | gracious | The queen gave a gracious nod. | graceous, graceious
ous4 | disaster | ous | disastrous | The picnic was disastrous. | disasterous, disastorous
ous4 | monster | ous | monstrous | A monstrous wave hit the pier. | monsterous, monstorous
ous4 | wonder | ous | wondrous | It was a wondrous sight. | wondrus, wondorous
ous4 | thunder | ous | thunderous | There was thunderous applause. | thunderus, thunderos
ous4 | joy | ous | joyous | The bells rang with a joyous sound. | joyus, joious
ous4 | hazard | ous | hazardous | The icy road was hazardous. | hazzardous
ous4 | prosper | ous | prosperous | The town grew prosperous. | prosprous
ous4 | marvel | ous | marvellous | What a marvellous idea! | marvellus, marvellos
ise5 | advert | ise | advertise | They advertise the fair on posters. | advertiese
ise5 | real | ise | realise | Did you realise how late it is? | reallise
ise5 | apology | ise | apologise | You should apologise to her. | appologise
ise5 | critic | ise | criticise | Do not criticise the cook. | critisise
ise5 | equal | ise | equalise | We must equalise before the end. | equallise
ise5 | special | ise | specialise | They specialise in toys. | speciallise
ise5 | fertile | ise | fertilise | Bees help to fertilise flowers.
ise5 | memory | ise | memorise | Try to memorise the poem.
ise5 | summary | ise | summarise | Please summarise the story.
ise5 | organ | ise | organise | We will organise a quiz. | organnise
ise5 | item | ise | itemise | Please itemise the bill. | itemmise
ise5 | symbol | ise | symbolise | Doves symbolise peace. | simbolise
ise5 | vandal | ise | vandalise | Never vandalise a bench. | vandallise
ise5 | class | ify | classify | We classify animals into groups. | clasify
ise5 | note | ify | notify | Please notify the office.
ise5 | pure | ify | purify | Plants help to purify the air.
ise5 | simple | ify | simplify | Can you simplify the rules?
ise5 | solid | ify | solidify | The wax will solidify as it cools. | sollidify
ise5 | terror | ify | terrify | Thunderstorms terrify my dog. | terrorify, terify
ise5 | horror | ify | horrify | The mess will horrify Mum. | horrorify, horify
ise5 | glory | ify | glorify | The songs glorify the king.
ise5 | beauty | ify | beautify | Flowers beautify the street. | buetify
ise5 | identity | ify | identify | Can you identify this bird? | identifiy
ise5 | intense | ify | intensify | The storm may intensify.
ise5 | active | ate | activate | Press here to activate the alarm. | acctivate
ise5 | origin | ate | originate | Where did the idea originate? | orriginate, origenate
ise5 | vaccine | ate | vaccinate | Vets vaccinate puppies. | vacinate, vaccineate
ise5 | medic | ate | medicate | The nurse will medicate him. | meddicate, medecate
ise5 | motive | ate | motivate | Praise can motivate a team. | mottivate
ise5 | hyphen | ate | hyphenate | Do we hyphenate that word? | hyphennate, hiphenate
ise5 | alien | ate | alienate | Rude words alienate people. | alianate, ailienate
ise5 | captive | ate | captivate | The story will captivate you. | captervate
ise5 | valid | ate | validate | Please validate your ticket. | vallidate, valedate
ise5 | domestic | ate | domesticate | People began to domesticate wolves. | domesticcate, domestecate
`;

/** Words that a wrong prefix of a set happens to make: never offered as wrong. */
export const alsoPrefixed =
  'refrost overconsider overarrange overcompose overcycle overjudge overquote overcode overvisit overlead miscompose reappear mistrust untrust infortune respell inpatient subact anticity supercity antimarket antihero semitone polysyllable postmodern ultrasensitive omniscience mislike intrust reapprove rehandle subnet submarket intertitle supertitle subnational antinational supernational antihuman omniform semiactive hypermodern extrasensitive misestimate misreact miscook misload miscode overtreat overfire miswrite misbuild misarrange misbalance unload';

/** Words that only add the -ly of year 2: they are not asked at hard. */
export const plainLy = 'sadly, quickly, completely, bravely, fully';
