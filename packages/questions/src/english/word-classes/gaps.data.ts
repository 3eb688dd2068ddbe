/** Sentences with a gap for a modal verb, an adverb of possibility, a relative pronoun or a possessive pronoun. */

/** Who | what may happen: 'The train might be late', 'The train will definitely be late'. */
export const maybeSentences = `
The train | be late
It | snow on the hills
The blue team | win the cup
My cousins | visit us on Sunday
The ice | melt by noon
The museum | be open today
Our kitten | hide under the bed
The bridge | close for repairs
The seeds | sprout this week
Our teacher | read us the last chapter
The ferry | sail at dawn
The fog | lift before lunch
The rocket | reach the moon
The tide | cover the rocks
The owls | hunt tonight
The band | play our favourite song
The shop | sell fresh plums
The bus | stop near the castle
The explorers | find the lost city
Grandma | bake a ginger cake
The robot | break down again
The choir | sing in the square
The painting | be worth a fortune
The swallows | return in spring
The river | flood the lower field
The twins | share the top bunk
The pirate | hide his gold in the cave
The captain | change the plan
The moon | rise behind the hill
The coach | arrive on time
The new pupil | join our team
The wind | drop this evening
The parcel | come tomorrow
The baby | sleep all night
The actors | forget their lines
The hedgehog | wake up soon
The library | lend us the film
The gardener | plant an oak
The test | be easy
The winner | get a medal
`;

/**
 * What the modal verb in bold shows: meaning | sentence.
 * ability: can do it; duty: has to; advice: would do well to; possibility: may happen; permission: is allowed to;
 * certain: is almost certainly so.
 */
export const modalMeanings = `
ability | Owls **can** see in the dark.
ability | My sister **can** speak Welsh.
ability | A cheetah **can** run very fast.
ability | Imani **can** play the trumpet.
ability | Camels **can** live without water for days.
ability | Our parrot **can** copy the doorbell.
ability | Penguins **cannot** fly.
ability | When he was two, Rhys **could** count to ten.
ability | My great-grandmother **could** knit in the dark.
ability | As a child, she **could** climb any tree.
ability | Even as a puppy, Rex **could** open doors.
ability | At the age of three, she **could** swim across the pool.
ability | Long ago, sailors **could** find their way by the stars.
ability | My grandad **could** walk on his hands when he was young.
duty | You **must** wear a helmet on the track.
duty | All drivers **must** stop at a red light.
duty | Visitors **must** sign the book at the door.
duty | We **must** hand in our projects by Friday.
duty | Players **must** stay on the pitch.
duty | The lifeguard **must** watch the pool at all times.
duty | Every sailor **must** obey the captain.
duty | Divers **must** check their air before they dive.
advice | You **should** drink more water when it is hot.
advice | You **ought** to take an umbrella.
advice | He **should** say sorry to his brother.
advice | They **ought** to leave before it gets dark.
advice | You **should** read the book before you see the film.
advice | We **should** save some cake for Dad.
advice | She **ought** to rest her sore ankle.
advice | You **should** brush your teeth for two minutes.
advice | Tired walkers **should** rest in the shade.
possibility | It **might** rain later.
possibility | There **might** be life on other planets.
possibility | The keys **might** be in the kitchen.
possibility | The letter **may** arrive tomorrow.
possibility | We **may** see a seal in the bay.
possibility | That noise **could** be the wind.
possibility | The answer **could** be on the next page.
possibility | She **might** choose the red one.
possibility | It **may** be too late to plant beans.
possibility | The old map **could** be a fake.
possibility | There **could** be a storm tonight.
possibility | This **could** be the way to the lake.
possibility | It **could** be warmer tomorrow.
possibility | The shop **may** be closed today.
possibility | It **may** snow in the hills tonight.
possibility | The train **may** be late again.
possibility | She **may** not know our new address.
certain | It **must** be nearly noon by now.
certain | You **must** be tired after that long walk.
certain | There **must** be a hole in this bucket.
certain | The keys **must** be in my other coat.
certain | That **must** be the new teacher.
certain | He **must** be very proud of his medal.
permission | **May** I leave the table?
permission | **May** we open the presents now?
permission | You **may** borrow my ruler.
permission | You **may** start your lunch.
permission | Pupils **may** bring a toy on the last day.
permission | **May** I have another slice?
permission | You **may** use a pencil or a pen.
permission | **May** Yusuf stay for tea?
`;

/** Relative pronoun | the sentence with its gap. */
export const relativeGaps = `
who | The girl ______ won the race is my cousin.
who | The baker ______ made this bread gets up at four.
who | We thanked the man ______ found our dog.
who | The pilot ______ flew the plane waved to us.
who | Is that the boy ______ lost his glove?
who | The nurse ______ helped me was very kind.
who | I met a sailor ______ has been round the world.
who | The children ______ live next door have a trampoline.
who | The teacher ______ runs the chess club is away.
who | She is the inventor ______ built the first one.
who | A farmer ______ owned two goats lived here.
who | The singer ______ opened the show was nervous.
who | The knight ______ guarded the bridge fell asleep.
who | The woman ______ drives our bus tells funny jokes.
who | Those are the pupils ______ painted the mural.
which | The bus ______ goes to the beach is blue.
which | The cake ______ stood on the table has vanished.
which | We crossed a bridge ______ was made of rope.
which | The book ______ fell off the shelf is torn.
which | He wore a coat ______ had no buttons.
which | The river ______ flows past the mill is deep.
which | I chose the kite ______ looked like a dragon.
which | The clock ______ hangs in the hall is slow.
which | They live in a house ______ has a round door.
which | The storm ______ broke the window has passed.
which | The path ______ leads to the castle is steep.
which | This is the key ______ opens the chest.
which | The tree ______ grows by the gate is an oak.
which | The boat ______ sank was very old.
which | She told a story ______ made us laugh.
whose | The boy ______ bike was stolen walked home.
whose | I know a girl ______ father is a clown.
whose | The lady ______ hat blew away laughed.
whose | The author ______ books I love lives in Wales.
whose | The painter ______ picture won was only ten.
whose | We met a man ______ boat had a red sail.
whose | The pupil ______ poem was read aloud blushed.
whose | The dog ______ lead broke ran into the park.
whose | The king ______ crown was lost offered a reward.
whose | The neighbour ______ cat visits us feeds it fish.
whose | The player ______ boots were muddy left them outside.
whose | The giant ______ beard was green lived in a cave.
whose | The team ______ captain was ill still won.
whose | An explorer ______ map was wrong sailed past the island.
whose | The horse ______ mane is plaited came first.
`;

/** How a second reader tells them apart: people, and things that belong to someone. */
export const relativeReader = {
  people:
    'girl baker man pilot boy nurse sailor children teacher inventor farmer singer knight woman pupils pupil lady author painter king neighbour player giant explorer',
  belongings: 'bike father hat books picture boat poem lead crown cat boots beard captain map mane',
};

/** Something one can own: singular | plural or nothing. */
export const ownThings = `
coat | gloves
bike | boots
kite | pencils
lunch box | marbles
tent | wellies
book | paintbrushes
umbrella | skates
scarf | stickers
torch | sandwiches
drum | cards
cup | tickets
bag | shells
ruler | pens
puzzle | badges
sledge | cushions
apple | plums
`;
