/** Words that run together: the two words | the short form | wrong spellings. */
export const contractions = `
do not | don't | dont, do'nt, do'not
does not | doesn't | doesnt, does'nt, dosen't
did not | didn't | didnt, did'nt, diden't
is not | isn't | isnt, is'nt, isen't
are not | aren't | arent, are'nt, arn't
was not | wasn't | wasnt, was'nt, wasen't
were not | weren't | werent, were'nt, wern't
has not | hasn't | hasnt, has'nt, hasen't
have not | haven't | havent, have'nt, havn't
had not | hadn't | hadnt, had'nt, haden't
cannot | can't | cant, ca'nt, can'nt
could not | couldn't | couldnt, could'nt, coudn't
should not | shouldn't | shouldnt, should'nt, shoudn't
would not | wouldn't | wouldnt, would'nt, woudn't
will not | won't | wont, wo'nt, willn't
must not | mustn't | mustnt, must'nt, musn't
need not | needn't | neednt, need'nt, needen't
I am | I'm | Im, I'am
I have | I've | Ive, I'have, Iv'e
I will | I'll | Il'l, I'l, I'will
I had | I'd | Id, I'had, Id'
you are | you're | youre, your're, you'are
you have | you've | youve, youv'e, you'have
you will | you'll | youll, youl'l, you'l
he is | he's | hes, hes', he'is
she is | she's | shes, shes', she'is
it is | it's | its', itis, it'is
we are | we're | were', we'are, wer'e
we have | we've | weve, wev'e, we'have
we will | we'll | we'l, wel'l, we'will
they are | they're | theyre, their're, they'are
they have | they've | theyve, theyv'e, they'have
they will | they'll | theyll, theyl'l, they'l
that is | that's | thats, thats', that'is
there is | there's | theres, theres', there'is
what is | what's | whats, whats', what'is
who is | who's | whos, whos', who'is
where is | where's | wheres, wheres', where'is
let us | let's | let'us, lets, lets'
of the clock | o'clock | oclock, oc'lock, o'clok
`;

/** Short forms that year 2 learns: they are left to easy questions. */
export const earlyShorts =
  'do not, does not, did not, is not, was not, has not, cannot, could not, I am, I will, he is, she is, it is, that is, what is';

/** Sentences with a short form in them, for finding the word that lacks its apostrophe. */
export const shortSentences = `
We don't like thunder.
It doesn't matter now.
She didn't see the step.
The shop isn't open yet.
They aren't at home.
He wasn't tired at all.
You haven't met my cousin.
I can't reach the shelf.
We couldn't find the map.
You shouldn't run here.
The kite won't fly today.
I'm ten years old.
I've lost my glove.
You're very kind.
He's in the garden.
She's my best friend.
We're off to the zoo.
We've seen this film.
They're late again.
They've built a den.
That's a good idea.
There's a frog in the sink.
What's in the box?
Who's at the door?
Where's my other sock?
Let's play outside.
You'll love this book.
I'll water the plants.
We'll meet at noon.
They'll be here soon.
You mustn't wake the baby.
She wouldn't tell us.
The bus hasn't come.
I'd finished by noon.
It's nearly six, so hurry up.
The boats don't sail on Mondays.
My sisters can't find their shoes.
I think he's hiding in the bushes.
The shops aren't open on Sundays.
Two of the eggs weren't cooked.
She's won three medals this week.
We couldn't hear the bells.
The boys didn't eat their peas.
Those boots won't fit my feet.
I hope they're not lost in the woods.
The lions weren't hungry at all.
You've left your gloves on the bus.
The clouds haven't moved for hours.
Grandma says there's snow on the hills.
My friends wouldn't swim in the waves.
That's the tallest of the towers.
The clocks shouldn't strike at night.
He doesn't like his new socks.
We'll need four chairs and two tables.
The stars aren't out tonight, Mum says.
Who's been eating all the grapes?
`;

/**
 * Pasts that cannot follow 'has', from the rows below. Before any other past a noun with 's can be read as 'has' ('The women's umbrella's turned
 * inside out'), so that sentence is not wrong.
 */
export const pastsNotAfterHas = 'flew, fell, blew, broke, sank, shook, went, would';

/** Who owns | more than one of them | what they own | more than one | what happens, in words that fit one and many. */
export const owners = `
dog | dogs | tail | tails | wagged
cat | cats | paw | paws | got wet
boy | boys | kite | kites | flew away
girl | girls | coat | coats | hung in the hall
bird | birds | nest | nests | fell down
king | kings | crown | crowns | shone in the light
horse | horses | mane | manes | blew in the wind
sailor | sailors | boat | boats | sailed away
farmer | farmers | tractor | tractors | broke down
pirate | pirates | map | maps | got torn
teacher | teachers | book | books | fell on the floor
singer | singers | voice | voices | filled the hall
giant | giants | boot | boots | sank in the mud
clown | clowns | hat | hats | fell off
queen | queens | ring | rings | sparkled
rabbit | rabbits | ear | ears | twitched
robot | robots | arm | arms | stopped moving
player | players | shirt | shirts | got muddy
wizard | wizards | wand | wands | glowed
owl | owls | wing | wings | brushed the leaves
baker | bakers | loaf | loaves | smelled delicious
baby | babies | bottle | bottles | rolled away
puppy | puppies | bowl | bowls | tipped over
lady | ladies | purse | purses | vanished
pony | ponies | saddle | saddles | slipped
fairy | fairies | star | stars | faded
monkey | monkeys | banana | bananas | disappeared
donkey | donkeys | cart | carts | creaked
fox | foxes | den | dens | stayed dry
witch | witches | broom | brooms | shook
knight | knights | shield | shields | cracked
swimmer | swimmers | towel | towels | blew away
driver | drivers | van | vans | would not start
nurse | nurses | watch | watches | ticked softly
painter | painters | brush | brushes | dried out
child | children | toy | toys | got lost
man | men | scarf | scarves | flapped
woman | women | umbrella | umbrellas | turned inside out
mouse | mice | tail | tails | curled up
goose | geese | feather | feathers | floated down
person | people | ticket | tickets | went missing
policeman | policemen | helmet | helmets | gleamed
postwoman | postwomen | bag | bags | burst open
fisherman | fishermen | net | nets | got torn
grandchild | grandchildren | drawing | drawings | fell down
snowman | snowmen | button | buttons | fell off
workman | workmen | tool | tools | went missing
sportswoman | sportswomen | medal | medals | shone in the light
ox | oxen | horn | horns | gleamed
`;

/** Owners that are alone of their kind: nobody says ‘one king’s crown’. */
export const aloneOfTheirKind = 'king, queen';

/** Things of which one owner has only one, so that 'the dog’s tails' is never said. */
export const onlyOne =
  'tail, coat, nest, crown, mane, voice, hat, saddle, cart, den, broom, shield, van, watch, scarf, umbrella, helmet, shirt, purse, wand, bowl, bottle';

/** Ends with one plain plural, which has no apostrophe. None with ‘later’: later than what? */
export const plainPlurals =
  'ten minutes ago, two hours ago, three hours ago, thirty minutes ago, ten seconds ago, a few seconds ago, two minutes ago, five minutes ago, twenty minutes ago, several hours ago';

/** What goes on for hours: nobody says that scarves flapped ten minutes ago, or that coats hung in the hall for ten seconds. */
export const lasting =
  'hung in the hall, shone in the light, blew in the wind, filled the hall, sparkled, glowed, smelled delicious, creaked, stayed dry, would not start, ticked softly, flapped, gleamed';
export const plainPluralsLasting = 'for two hours, for three hours, for four hours, for several hours';

/** What goes on for a moment. */
export const brief = 'wagged, twitched';
export const plainPluralsBrief = 'for ten seconds, for a few seconds, for five minutes, for ten minutes';

/** The word for the gap | the word it is confused with | the sentence. */
export const itsSentences = `
it's | its | ______ raining again.
it's | its | I think ______ a badger.
it's | its | Look, ______ the queen!
it's | its | ______ been a long day.
it's | its | Do you know if ______ true?
it's | its | ______ too cold to swim.
its | it's | The bird fed ______ chicks.
its | it's | The robot lost ______ head.
its | it's | Our team won ______ first game.
its | it's | The tree sheds ______ leaves.
its | it's | The snail hid in ______ shell.
its | it's | Each pen has ______ own lid.
you're | your | I know ______ in there.
you're | your | ______ taller than your brother.
you're | your | If ______ late, run.
you're | your | Tell me when ______ ready.
your | you're | Is that ______ kite?
your | you're | Take ______ boots off.
your | you're | I like ______ drawing.
your | you're | Where is ______ sister?
they're | their | ______ waiting at the gate.
they're | their | I hope ______ not lost.
they're | their | Hurry, ______ leaving!
they're | their | The boys say ______ hungry.
their | they're | The twins lost ______ gloves.
their | they're | The foxes hid in ______ den.
their | they're | They ate ______ lunch.
their | they're | We saw ______ new house.
who's | whose | ______ coming to tea?
who's | whose | I know ______ hiding there.
who's | whose | She is the one ______ singing.
whose | who's | ______ shoes are these?
whose | who's | The boy ______ dog barked ran off.
whose | who's | I wonder ______ turn it is.
who's | whose | Do you know ______ playing in goal?
who's | whose | I wonder ______ knocking at the door.
who's | whose | Is he the boy ______ afraid of spiders?
who's | whose | Guess ______ coming to our school!
whose | who's | The woman ______ purse was found thanked us.
whose | who's | Guess ______ hat this is.
whose | who's | I met a man ______ job is feeding sharks.
whose | who's | Nobody knew ______ idea it was.
its | it's | The school has lost ______ sign.
its | it's | The company changed ______ name.
it's | its | Let me know when ______ your turn.
it's | its | We will go tomorrow if ______ dry.
we're | were | I think ______ lost.
we're | were | ______ off to the fair.
were | we're | They ______ late again.
were | we're | You ______ asleep.
let's | lets | ______ build a raft.
let's | lets | Come on, ______ go!
lets | let's | She ______ the cat in.
lets | let's | Dad ______ us stay up.
`;

/** A second reading of these gaps: what follows a word that shows who owns something. */
export const ownedWords =
  'chicks head first leaves shell own kite boots drawing sister gloves den lunch new shoes dog turn purse hat job idea sign name';

/** What people tell each other: nobody says ‘I’ve just heard that the bakers’ loaves smelled delicious’. */
export const news =
  'flew away, fell down, sailed away, broke down, got torn, fell on the floor, sank in the mud, fell off, got muddy, rolled away, tipped over, vanished, disappeared, cracked, blew away, got lost, turned inside out, went missing, burst open';

/** Beginnings with one short form that is another word without its apostrophe. */
export const openingsOfWords =
  "It's true that, It's strange that, It's clear that, We're sure that, We're told that, I'd heard that, I'll tell Mum that, We'll tell them that";

/** Beginnings with one short form that is no other word without its apostrophe. */
export const openings =
  "I'm sure that, They're certain that, We don't believe that, He doesn't know that, She couldn't prove that, You wouldn't guess that, They haven't heard that, I've just heard that, There's proof that, They didn't notice that, It isn't true that";
