/**
 * Words with what they mean, one a line: year | class | word | meaning | a sentence that lets you guess it.
 * The word stands in its sentence as it is written here.
 */
export const definitions = `
3 | noun | orchard | a field of fruit trees | We picked apples in the orchard.
3 | noun | burrow | a hole that an animal digs to live in | The rabbit ran into its burrow.
3 | noun | harbour | a safe place for boats | In the storm the ships stayed in the harbour.
3 | noun | lantern | a lamp you can carry | He held up the lantern to light the path.
3 | noun | feast | a big meal to celebrate | There were ten puddings at the feast.
3 | noun | cottage | a small house in the country | Gran lives in a cottage with a tiny garden.
3 | noun | herd | a group of animals that live together | A herd of cows crossed the lane.
3 | noun | voyage | a long journey by sea | The voyage to India took six months.
3 | noun | shelter | a place that keeps you safe from the weather | We ran to the shelter when the hail began.
3 | noun | blizzard | a heavy storm of snow | In the blizzard they could not see the road.
3 | noun | riddle | a puzzle in words | Nobody could answer the riddle.
3 | noun | summit | the top of a mountain | They put a flag on the summit.
3 | noun | compass | a tool that shows north | Her compass told them which way to walk.
3 | noun | crew | the people who work on a ship | The captain thanked his crew.
3 | noun | sapling | a young tree | The sapling was no taller than me.
3 | noun | tailor | a person who makes clothes | The tailor sewed a new coat.
3 | noun | meadow | a field of grass and flowers | Bees hummed in the sunny meadow.
3 | noun | stream | a small river | We paddled in the shallow stream.
3 | verb | wander | to walk about with no plan | We like to wander along the beach for hours.
3 | verb | gather | to bring together | We gather shells in a bucket.
3 | verb | mend | to make whole again | Can you mend the torn kite?
3 | verb | shiver | to shake with cold | The icy wind made us shiver.
3 | verb | borrow | to take and give back later | May I borrow your pen until lunch?
3 | verb | gobble | to eat fast and greedily | Do not gobble your food like a turkey.
3 | verb | creep | to move slowly and quietly | We had to creep past the sleeping dog.
3 | verb | vanish | to go out of sight suddenly | The magician made the rabbit vanish.
3 | verb | scold | to tell off | Mum will scold the twins if they are late.
3 | verb | glance | to take a quick look | She was busy and could only glance at the clock.
3 | verb | scatter | to throw about in all directions | We scatter seeds all over the lawn.
3 | verb | stumble | to trip and nearly fall | Lift your feet or you will stumble.
3 | verb | plead | to ask with great feeling | I had to plead with Dad before he let us stay up.
3 | verb | gleam | to shine with a clear light | He rubbed the spoons until they began to gleam.
3 | adjective | ancient | very, very old | The ancient castle is nearly a ruin.
3 | adjective | hollow | empty inside | An owl lived in the hollow tree.
3 | adjective | weary | very tired | The weary walkers sat down to rest.
3 | adjective | enormous | very, very big | The enormous whale was longer than the bus.
3 | adjective | fragile | easily broken | Wrap the fragile cups in paper.
3 | adjective | curious | wanting to know about things | The curious kitten looked in every box.
3 | adjective | drowsy | nearly asleep | The warm fire made me drowsy.
3 | adjective | timid | shy and easily frightened | The timid mouse hid at every sound.
3 | adjective | soggy | wet and soft | My sandwich fell in the pond and got soggy.
3 | adjective | generous | happy to share and give | She was generous and gave me half her cake.
4 | noun | ancestor | someone in your family who lived long ago | An ancestor of mine fought at Hastings.
4 | noun | avalanche | a mass of snow that slides down a mountain | The skiers fled from the avalanche.
4 | noun | drought | a long time without rain | After the drought the river was dry.
4 | noun | famine | a time when there is not enough food | Crops failed and there was a famine.
4 | noun | hermit | a person who lives alone, away from others | The hermit had not seen anyone for years.
4 | noun | mansion | a very large house | The mansion had forty rooms.
4 | noun | nephew | the son of your brother or sister | Uncle Ben took his nephew to the fair.
4 | noun | peninsula | land with water on three sides | Cornwall is a peninsula, with the sea on every side except the east.
4 | noun | predator | an animal that hunts others for food | The fox is a predator, so shut the hens in.
4 | noun | ravine | a deep narrow valley with steep sides | A rope bridge crossed the ravine.
4 | noun | rumour | a story that may not be true | There was a rumour that the shop would close.
4 | noun | tyrant | a cruel ruler | The tyrant threw all his critics into prison.
4 | noun | spectator | a person who watches an event | Every spectator stood up when the goal went in.
4 | noun | triumph | a great success | Winning the cup was a triumph for the team.
4 | verb | abandon | to leave behind for good | They had to abandon the sinking ship.
4 | verb | conceal | to hide | He tried to conceal the present behind his back.
4 | verb | demolish | to knock down | They will demolish the old tower and build a library.
4 | verb | devour | to eat hungrily | The wolves began to devour the meat.
4 | verb | hesitate | to wait because you are not sure | Do not hesitate at the edge: jump!
4 | verb | inspect | to look closely at something | The vet will inspect each paw.
4 | verb | linger | to stay longer than needed | We must not linger or we will miss the bus.
4 | verb | meander | to wind from side to side | Rivers meander across flat land.
4 | verb | ponder | to think carefully about something | He sat down to ponder the difficult choice.
4 | verb | plunge | to dive or fall suddenly | The otter is about to plunge into the lake.
4 | verb | quarrel | to argue angrily | The twins quarrel about the top bunk.
4 | verb | soar | to fly high | Eagles soar above the peaks.
4 | verb | trudge | to walk slowly and heavily | We had to trudge through deep snow.
4 | adjective | ample | as much as you need and more | There was ample food, and some was left over.
4 | adjective | bleak | cold, bare and without hope | Nothing grew on the bleak moor.
4 | adjective | crafty | clever in a sly way | The crafty fox tricked the crow.
4 | adjective | dense | thick and close together | The forest was so dense that no light came in.
4 | adjective | feeble | weak | His voice was so feeble that I could not hear it.
4 | adjective | jagged | with rough sharp points | The jagged rocks tore the sail.
4 | adjective | luxurious | rich and very comfortable | The luxurious hotel had gold taps.
4 | adjective | nimble | quick and light on the feet | The nimble goat leapt from rock to rock.
4 | adjective | peculiar | strange or unusual | Nobody knew what the peculiar smell in the cave was.
4 | adjective | reluctant | not wanting to do something | The reluctant swimmer stood shivering at the side.
4 | adjective | sturdy | strong and not easily broken | We need a sturdy box for the heavy books.
4 | adjective | tranquil | calm and peaceful | After the storm the lake was tranquil again, without a wave.
4 | adjective | vivid | bright and strong | She painted the parrot in vivid colours.
4 | adjective | wary | careful because of danger | Be wary of the goose: it bites.
7 | noun | adversary | an opponent or enemy | He defeated his old adversary in the final.
7 | noun | anecdote | a short story about something that happened | He told an amusing anecdote about his first job.
7 | noun | candour | honesty, even when it is hard | She admitted her mistake with candour.
7 | noun | charlatan | a person who pretends to have skill | The doctor was a charlatan who sold coloured water.
7 | noun | debris | broken pieces lying about after something is destroyed | Debris from the wrecked hut covered the beach.
7 | noun | epitome | a perfect example | In her silk gown she was the epitome of elegance.
7 | noun | foresight | the power to plan for what will come | With foresight they had stored grain for the winter.
7 | noun | hypocrite | someone who doesn't do what they tell others to do | He calls us lazy but never works: what a hypocrite!
7 | noun | inertia | the state of not moving or changing | Inertia kept him in bed until noon.
7 | noun | labyrinth | a maze | We lost our way in the labyrinth of alleys.
7 | noun | nostalgia | longing for times past | The songs of her childhood filled her with nostalgia.
7 | noun | paradox | something that seems to contradict itself | It is a paradox that the more you hurry, the later you are.
7 | noun | remnant | a small part that is left | A remnant of the old wall still stands.
7 | noun | scapegoat | someone blamed for what others did | The clerk was made a scapegoat for his master's crime.
7 | verb | abscond | to run away secretly | The cashier tried to abscond with the takings.
7 | verb | admonish | to warn or tell off firmly | The teacher had to admonish the boys for talking.
7 | verb | commemorate | to keep alive the memory of something | A statue was put up to commemorate the victory.
7 | verb | deteriorate | to get worse | Without care, old books deteriorate and crumble.
7 | verb | emulate | to try to be as good as someone | Young players emulate the champions they admire.
7 | verb | exacerbate | to make even worse | Scratching will only exacerbate the rash.
7 | verb | fluctuate | to go up and down | Prices fluctuate: high one day, low the next.
7 | verb | incite | to stir up | Such speeches incite the mob to riot.
7 | verb | oscillate | to swing from side to side | The needle began to oscillate between left and right.
7 | verb | reconcile | to bring together again as friends | After years of anger, their mother managed to reconcile the brothers.
7 | verb | refute | to prove wrong | New evidence helped her to refute the claim.
7 | verb | squander | to waste foolishly | He used to squander his wages on sweets.
7 | adjective | ambivalent | having mixed feelings | I am ambivalent about moving: excited and sad at once.
7 | adjective | archaic | very old and no longer used | "Thou" is an archaic word that nobody says any more.
7 | adjective | brusque | short and almost rude | His brusque reply offended the guests.
7 | adjective | clandestine | done in secret | They held clandestine meetings in a cellar at night.
7 | adjective | dilapidated | falling to pieces | The dilapidated barn had lost half its roof.
7 | adjective | elusive | hard to catch or find | The elusive leopard was seen only twice a year.
7 | adjective | fervent | showing strong feeling | She is a fervent supporter and never misses a match.
7 | adjective | indelible | not able to be removed | The ink is indelible and will not wash out.
7 | adjective | lenient | not strict | The judge was lenient and let him off with a warning.
5 | adjective | nocturnal | active at night | Owls and bats are nocturnal creatures.
7 | adjective | ominous | seeming to warn of harm | Ominous black clouds gathered over the hills.
7 | adjective | plausible | seeming likely to be true | His excuse was plausible, so we believed him.
7 | adjective | resilient | able to recover quickly | The resilient town was rebuilt within a year of the flood.
7 | noun | estuary | the wide mouth of a river where it meets the sea | The ship waited in the estuary until the tide came up the river.
7 | noun | sediment | matter that settles at the bottom of a liquid | After the flood, a layer of sediment covered the river bed.
7 | noun | foliage | the leaves of a plant or tree | The nest was hidden by the thick green foliage of the oak.
7 | noun | precipice | a very steep cliff or rock face | One more step and he would have fallen over the precipice.
`;

/** Words that are asked for at easy alone: they are met early. */
export const metEarly =
  'feast, stream, enormous, soggy, cottage, herd, mend, borrow, gobble, creep, shiver, mansion, nephew, quarrel, feeble, labyrinth, foliage';

/** Words that are asked for at easy and medium only: every child of the year knows them. */
export const wellKnown = 'crew, shelter, tailor, gather, estuary, foresight';

/** Words so near each other in meaning that one of them could be defended where the other is asked for. */
export const nearInMeaning: readonly (readonly string[])[] = [
  ['orchard', 'meadow'],
  ['burrow', 'shelter', 'cottage', 'harbour'],
  ['wander', 'creep'],
  ['weary', 'drowsy'],
  ['drought', 'famine'],
  ['hesitate', 'linger'],
  ['trudge', 'meander'],
  ['reluctant', 'wary'],
  ['charlatan', 'hypocrite'],
  ['debris', 'remnant', 'sediment'],
  ['deteriorate', 'exacerbate', 'incite'],
  ['fluctuate', 'oscillate'],
  ['archaic', 'dilapidated'],
  ['clandestine', 'elusive'],
];

/** Nouns that can stand in each other's sentences: beside a heap of broken pieces nobody would choose a person or a virtue. */
export const nounSorts: readonly (readonly string[])[] = [
  ['orchard', 'harbour', 'burrow', 'summit', 'stream', 'meadow'],
  ['crew', 'tailor', 'herd'],
  [
    'ancestor',
    'hermit',
    'nephew',
    'tyrant',
    'spectator',
    'predator',
    'adversary',
    'charlatan',
    'hypocrite',
    'scapegoat',
  ],
  ['mansion', 'peninsula', 'ravine', 'avalanche'],
  ['avalanche', 'drought', 'famine', 'rumour', 'triumph'],
  ['debris', 'labyrinth', 'remnant', 'estuary', 'sediment', 'foliage', 'precipice'],
  ['anecdote', 'candour', 'epitome', 'foresight', 'inertia', 'nostalgia', 'paradox'],
];
