/** Sentences with relative clauses, and with words such as who and that elsewhere. */

/** Sentences with a relative clause in curly brackets, after the noun it tells about. The number is the height, as the table of heights has it. */
export const relativeClauses = `
5 | The girl {who lives next door} plays the harp.
5 | The cake {which Dad baked} was delicious.
5 | The boy {whose bike was stolen} walked home.
5 | The bridge {that collapsed} was very old.
5 | My uncle, {who is a pilot}, lives in Leeds.
5 | The museum, {which opened last year}, is free.
5 | I know a place {where owls nest}.
5 | The teacher {who runs the chess club} is away.
5 | The coat {that I bought} is too small.
5 | The sailor {whose boat sank} swam ashore.
5 | The path {which leads to the cave} is steep.
5 | Mrs Khan, {whose garden is famous}, grows roses.
5 | The dog {that followed us home} was hungry.
5 | The singer {who opened the show} was nervous.
5 | The book {which fell off the shelf} is torn.
5 | The town {where I was born} has a castle.
5 | Our cat, {which is usually shy}, sat on Grandad's lap.
5 | The farmer {who owns the barn} has two goats.
5 | The tree {that stood by the gate} has fallen.
5 | The artist {whose picture won} is only ten.
5 | The clock, {which was a gift}, has stopped.
5 | The players {who train on Mondays} are keen.
5 | The letter {that arrived today} is from Ghana.
5 | The hill {where we fly kites} is windy.
5 | The robot {which mops the floor} is broken.
5 | The nurse {who helped me} was kind.
5 | The king {whose crown was lost} wept.
5 | The song {that they sang} was old.
5 | Our train, {which was late}, was full.
5 | The day {when we met} was sunny.
6 | The architect {who designed the tower} never saw it finished.
6 | The violin {which hung above the fireplace} had belonged to a duke.
6 | The sailors {whose ship had sunk} were rescued by fishermen.
6 | The orchard {where the twins once played} is now a car park.
6 | Our guide, {who spoke five languages}, translated the sign.
6 | The recipe {that my aunt invented} contains a secret ingredient.
6 | The mayor, {whose speech was far too long}, lost his notes.
6 | The satellite {which was launched in May} studies the weather.
6 | The harbour {where the fleet lay at anchor} was crowded.
6 | The reporter {who broke the story} refused to give an interview.
6 | The cave {that the climbers discovered} led to an underground lake.
6 | The statue, {which weighs nine tonnes}, was moved at night.
6 | The year {when the comet returned} was a lucky one for farmers.
6 | The professor {whose theory was mocked} turned out to be right.
6 | The passengers {that had missed the ferry} slept on the quay.
6 | The lighthouse, {which no longer has a keeper}, still guides ships.
7 | The senator {who had opposed the bill} resigned.
7 | The island, {which had been deserted for years}, was alive with birds.
7 | The novelist {whose work he admired} refused the prize.
7 | The theory {that she proposed} changed physics.
7 | The valley {where the battle took place} is peaceful now.
7 | The expedition, {whose leader had fallen ill}, turned back.
7 | The manuscript {which they unearthed} was a forgery.
7 | The witness, {who seemed anxious}, avoided his gaze.
7 | The moment {when the curtain rose} was magical.
7 | The ambassador {that they had sent} spoke no French.
7 | The poet, {whose early work had been ignored}, became famous overnight.
7 | The cathedral, {which was begun in 1220}, took a century to complete.
7 | The envoy {who carried the treaty} was captured at the border.
7 | The decade {when the railway came} changed the town for ever.
7 | The laboratory {where the vaccine was developed} is open to visitors.
8 | She had never met the man {whose letters she had answered for years}.
8 | The rebels surrendered to the very general {that they had sworn to defeat}.
8 | There came a time {when even his allies doubted him}.
8 | The refugees reached a valley {where no war had ever been fought}.
8 | The divers found the very spot {where the ship had gone down}.
8 | It was an age {when few people could read}.
8 | The archive holds a diary {which nobody has been allowed to open}.
8 | The emperor distrusted all courtiers {who praised him too warmly}.
8 | They marched through a land {whose language none of them understood}.
8 | She remembered the winters {when the river froze from bank to bank}.
`;

/** The same with other nouns near the one that the clause tells about, which is never the first. */
export const nounsAmongNouns = `
At the end of the lane stands a house {that nobody owns}.
In the attic we found an old map {which showed a secret tunnel}.
My cousin in Wales keeps a parrot {that speaks French}.
On the wall of the hall hangs a clock {which has stopped}.
The doctor thanked the stranger {who had called the ambulance}.
For her birthday Nan knitted Mum a scarf {that was three metres long}.
The vet spoke to the farmer {whose sheep were ill}.
Beside the river we met an artist {who was painting the bridge}.
The children fed the goat {that had escaped from the farm}.
Last summer Dad drove us to the village {where he was born}.
In the garden of the castle grows a tree {which is older than the walls}.
The teacher praised the girl {whose poem won the prize}.
Under the bed I discovered the book {that my aunt had lost}.
On Saturday the team will play a club {which has never been beaten}.
The pilot waved to the children {who stood by the fence}.
The old woman told us about a winter {when the sea froze}.
After the match the captain hugged the keeper {who had saved the penalty}.
The baker gave the last loaf to a boy {whose coat was torn}.
At the market my uncle bought a lamp {that looks like a swan}.
The queen wrote a letter to the nurse {who had looked after her son}.
Near the top of the hill is a cave {where the bats sleep}.
The zoo near our town has a tiger {whose cubs were born in May}.
The detective followed the path to a hut {which had no door}.
In her speech the mayor mentioned the day {when the library burned down}.
`;

/** Sentences with words such as who and that after a verb: these clauses tell more about no noun. */
export const notRelative = `
She asked {who} had won the race.
We hope {that} it will snow.
He wondered {which} bus went to town.
Nobody knew {whose} coat it was.
They asked {where} the station was.
I said {that} the shop was shut.
She could not decide {which} kite was best.
We guessed {whose} voice it was.
He forgot {where} the key was hidden.
I think {that} you are right.
They never discovered {who} broke the window.
Mum explained {which} path we should take.
You must say {who} took the biscuits.
I dreamt {that} I could fly.
He noticed {that} the gate was open.
We guessed {where} the fox had slept.
`;
