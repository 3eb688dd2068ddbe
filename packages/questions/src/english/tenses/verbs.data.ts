/** Verbs: base | with he or she | past | after have | -ing form | what follows it. The regular ones stand at the end. */
export const verbTable = `
write | writes | wrote | written | writing | a long letter
eat | eats | ate | eaten | eating | ripe pears
see | sees | saw | seen | seeing | a red kite
take | takes | took | taken | taking | the first turn
give | gives | gave | given | giving | the dog a bone
go | goes | went | gone | going | to the library
come | comes | came | come | coming | to the fair
do | does | did | done | doing | the washing-up
break | breaks | broke | broken | breaking | a window
speak | speaks | spoke | spoken | speaking | to the class
choose | chooses | chose | chosen | choosing | the blue paint
drive | drives | drove | driven | driving | a go-kart
ride | rides | rode | ridden | riding | along the beach
fly | flies | flew | flown | flying | a kite
grow | grows | grew | grown | growing | tired of the game
know | knows | knew | known | knowing | the answer
throw | throws | threw | thrown | throwing | the ball
draw | draws | drew | drawn | drawing | a dragon
drink | drinks | drank | drunk | drinking | cold milk
sing | sings | sang | sung | singing | a song
swim | swims | swam | swum | swimming | in the lake
ring | rings | rang | rung | ringing | the bell
begin | begins | began | begun | beginning | a new book
run | runs | ran | run | running | to the shop
fall | falls | fell | fallen | falling | asleep
forget | forgets | forgot | forgotten | forgetting | the password
hide | hides | hid | hidden | hiding | the treasure
steal | steals | stole | stolen | stealing | a biscuit
wear | wears | wore | worn | wearing | school uniform
shake | shakes | shook | shaken | shaking | the tree
wake | wakes | woke | woken | waking | the baby
tear | tears | tore | torn | tearing | a sheet of paper
bite | bites | bit | bitten | biting | a hard biscuit
freeze | freezes | froze | frozen | freezing | the leftover soup
bring | brings | brought | brought | bringing | a torch
buy | buys | bought | bought | buying | fresh bread
catch | catches | caught | caught | catching | the bus
teach | teaches | taught | taught | teaching | the parrot a word
think | thinks | thought | thought | thinking | of a plan
find | finds | found | found | finding | an old coin
make | makes | made | made | making | a cake
build | builds | built | built | building | a den
keep | keeps | kept | kept | keeping | a secret
tell | tells | told | told | telling | a joke
sell | sells | sold | sold | selling | the old bike
win | wins | won | won | winning | the race
hold | holds | held | held | holding | the ladder
feed | feeds | fed | fed | feeding | the ducks
meet | meets | met | met | meeting | an old friend
lose | loses | lost | lost | losing | the match
paint | paints | painted | painted | painting | the fence
carry | carries | carried | carried | carrying | the basket
stop | stops | stopped | stopped | stopping | at the bakery
bake | bakes | baked | baked | baking | a loaf
plant | plants | planted | planted | planting | a tree
wash | washes | washed | washed | washing | the car
try | tries | tried | tried | trying | the new game
climb | climbs | climbed | climbed | climbing | the hill
open | opens | opened | opened | opening | the gate
copy | copies | copied | copied | copying | the map
hug | hugs | hugged | hugged | hugging | the teddy
watch | watches | watched | watched | watching | the stars
`;

/** Verbs that are not said with -ing here: nobody was knowing the answer or breaking a window. */
export const verbsWithoutProgressive = 'know, see, forget, find, lose, break';

/** Verbs that nobody says in the plain present without telling how often: ‘I lose the match’. */
export const verbsWithoutPresent =
  'lose, find, meet, break, sell, steal, begin, choose, forget, fall, wake, tear, bite, freeze';

/** Verbs that are not said with have or had here: nobody has known an answer. */
export const verbsWithoutPerfect = 'know';

/** Verbs that nobody does every week or every weekend. */
export const verbsWithoutRepeat = 'know, hold, keep, wear, take, come, copy, try, hide, shake, think, hug, grow';

/** Verbs whose past is often said after have, as in “I have swam”, or whose last form is seldom said: those that year 5 is asked to write. */
export const verbsOftenMixed =
  'swim, sing, ring, begin, drink, run, shake, steal, wear, wake, hide, forget, choose, tear, bite, freeze, ride, throw';

/**
 * Sentences with a gap for a verb: the right one | the wrong one | the sentence. In these the subject is plain once its main word is found.
 */
export const plainAgreement = `
are | is | Both of the doors ______ locked.
are | is | Several of the eggs ______ cracked.
are | is | Many of the rooms ______ empty.
are | is | A few of the puppies ______ asleep.
have | has | Both of the teams ______ two captains.
do | does | Both of my cousins ______ judo.
is | are | The box of pencils ______ on the shelf.
is | are | The bag of apples ______ heavy.
is | are | The leader of the wolves ______ old.
is | are | The map of the caves ______ missing.
is | are | The colour of the walls ______ pale green.
are | is | My brother and my sister ______ twins.
are | is | The children from the village ______ singing.
are | is | The pages of the book ______ torn.
has | have | The captain of the sailors ______ a plan.
has | have | The tin of biscuits ______ a blue lid.
have | has | My aunt and my uncle ______ a boat.
have | has | The curtains in the hall ______ faded.
was | were | The pile of books ______ about to fall.
was | were | The queen of the bees ______ huge.
were | was | The lights in the tower ______ on.
do | does | The toys in the box ______ not work.
lives | live | The king of the goblins ______ in a cave.
live | lives | The badgers under the hill ______ in a sett.
live | lives | My gran and my grandad ______ by the sea.
want | wants | The twins from Wales ______ to sing.
`;

/** The same for medium: a main word that may look like more than one (each, everyone), or one for several with a single thing beside the verb. */
export const countingAgreement = `
are | is | The players in the red team ______ tired.
have | has | The windows of the church ______ new glass.
were | was | The coins under the floor ______ gold.
are | is | The trees along the road ______ bare.
are | is | The keys to the shed ______ lost.
is | are | Each of the girls ______ in the team.
is | are | Everyone in both classes ______ here.
is | are | One of my shoes ______ missing.
is | are | Nobody in the stands ______ leaving.
is | are | Every one of the seats ______ taken.
has | have | Each of the houses ______ a red door.
has | have | Somebody with muddy boots ______ been here.
has | have | One of the clocks ______ stopped.
has | have | Anyone with good ideas ______ a chance.
have | has | Some of the apples ______ worms.
was | were | Everybody in the boats ______ wet.
was | were | One of the swans ______ hissing.
were | was | Most of the plums ______ ripe.
lives | live | Only one of the bears ______ here.
wants | want | Each of the cubs ______ the bone.
has | have | Every one of the players ______ a medal.
`;

/** The same for hard: a main word that hides its number (news, police, trousers), or that stands before two others or before a plural that draws the verb to it. */
export const hiddenAgreement = `
is | are | The news from the islands ______ good.
is | are | Maths with puzzles ______ fun.
is | are | The number of swans on the lake ______ growing.
is | are | A list of names and addresses ______ on the desk.
is | are | Not one of the windows ______ open.
is | are | Gymnastics for beginners ______ on Mondays.
is | are | The reason for these rules ______ clear.
is | are | The sound of bells and drums ______ getting louder.
is | are | The quality of the photographs ______ poor.
are | is | The police in this town ______ helpful.
are | is | The scissors in the drawer ______ blunt.
are | is | My new trousers with stripes ______ too long.
are | is | Half of the seats in the hall ______ empty.
are | is | The binoculars in this case ______ broken.
has | have | The price of eggs and butter ______ gone up.
has | have | The choice of books and comics ______ grown.
has | have | Nobody in the last two rows ______ a ticket.
was | were | Only one of the answers ______ right.
was | were | The winner of both races ______ Amara.
was | were | The length of the queues ______ a surprise.
were | was | The jeans under the towels ______ still wet.
were | was | The people in the front row ______ soaked.
does | do | The smell of old books ______ not bother me.
lives | live | Not one of my cousins ______ in a town.
`;

/** The head of each subject, for the second solver: words that stand for one. The rest stand for more than one. */
export const singularHeads =
  'box Each Everyone bag One Nobody leader map news Maths Every colour captain Somebody tin Anyone pile Everybody queen king Only number list Not Gymnastics reason sound quality price choice winner length smell';

/**
 * The subjunctive: the right verb | wrong ones | the sentence. With any of its verbs a sentence must remain a wish or a demand:
 * “I insist that they were locked” and “It is vital that she was told” can tell what happened, where no subjunctive belongs.
 */
export const subjunctive = `
were | was, am | If I ______ you, I would say sorry.
were | was, is | If she ______ taller, she could reach the shelf.
were | was, is | If he ______ the king, he would free the birds.
were | was, is | I wish it ______ summer.
were | was, am | If I ______ a bird, I would fly to you.
were | was, is | He acts as if he ______ made of glass.
were | was, is | If only the sea ______ warmer!
were | was, am | I wish I ______ braver.
were | was, is | If the moon ______ made of cheese, mice would love it.
were | was, is | She spoke as though she ______ the queen.
were | was, is | If my dog ______ able to talk, he would ask for cake.
were | was, am | If I ______ in your shoes, I would wait.
were | was, is | Suppose it ______ true: what would we do?
were | was, is | If the bridge ______ to fall, we would be cut off.
were | was, is | We wish he ______ here with us.
leave | leaves, left | The guard demands that he ______ at once.
be | is, was | It is vital that she ______ told the truth at tomorrow’s meeting.
wear | wears, wore | The rules require that each rider ______ a helmet.
be | is, was | I demand that the gate ______ locked.
wait | waits, waited | They asked that he ______ outside.
return | returns, returned | The library asks that each pupil ______ books on time.
be | is, was | We propose that the vote ______ held tomorrow.
stay | stays, stayed | The nurse asks that he ______ in bed.
be | is, was | It is important that everyone ______ quiet during tomorrow’s test.
speak | speaks, spoke | The judge ordered that the witness ______ up.
write | writes, wrote | I recommend that she ______ to the mayor.
pay | pays, paid | The law demands that everyone ______ tax.
be | is, was | The king commanded that a feast ______ prepared.
sign | signs, signed | It is necessary that your mother ______ the form by tomorrow morning.
rest | rests, rested | The coach recommends that the captain ______ today.
be | is, was | They request that the dog ______ kept on a lead.
go | goes, went | Mum demands that he ______ to bed by nine.
choose | chooses, chose | I propose that each class ______ a captain tomorrow.
stop | stops, stopped | The sign asks that every driver ______ here.
be | is, was | It is essential that the medicine ______ kept cool on tomorrow’s journey.
try | tries, tried | We recommend that he ______ again.
be | am, was | She asked that I ______ there by six.
take | takes, took | The guide recommends that each walker ______ water.
`;
