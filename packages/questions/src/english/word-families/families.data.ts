/** Word families: year | the word they come from | the family | words that only look like it. */
export const families = `
3 | help | helpful, helper, helpless, unhelpful | kelp, shelf, held
3 | play | playful, player, replay, playground | plate, plan, plait
3 | happy | unhappy, happiness, happily, happier | harpoon, harp, snappy
3 | friend | friendly, friendship, unfriendly, befriend | fried, fringe, trend
3 | sign | signal, signature, design, signpost | sing, singer, sigh
3 | use | useful, useless, reuse, misuse | bus, excuse, muse
3 | teach | teacher, teaching, reteach, teachable | peach, tea, each
3 | clear | clearly, unclear, clearance, clearing | clever, clerk, learn
3 | child | children, childhood, childish, childlike | chilly, chill, wild
3 | care | careful, careless, caring, carer | carpet, cart, scare
3 | real | really, reality, unreal, realise | rear, cereal, reel
3 | act | action, actor, react, active | attic, fact, tact
3 | hero | heroic, heroine, heroism, superhero | heron, herd, hers
3 | move | mover, movement, remove, movable | moth, glove, love
3 | medic | medical, medicine, paramedic, medication | medal, middle, media
3 | press | pressure, pressing, pressed | prince, dress, empress
3 | solve | solution, solver, solving, unsolved | solid, sleeve, silver
3 | agree | agreement, disagree, agreeable, agreed | angry, degree, greed
3 | build | builder, building, rebuild, built | guild, bill, blind
3 | kind | kindness, unkind, kindly, kindest | kindle, kid, ink
3 | farm | farmer, farmhouse, farmyard, farming | fare, far, form
3 | sun | sunny, sunshine, sunset, sunlight | stun, sung, sunk
3 | fear | fearful, fearless, fearsome, feared | feather, feast, pear
3 | know | knowledge, unknown, knowing, known | knot, knit, now
3 | write | writer, writing, rewrite, written | wrist, white, wreath
3 | strong | strength, stronger, strongest, strongly | string, strange, wrong
3 | long | length, longer, longest, prolong | lounge, loan, lung
3 | choose | choice, chosen, choosy, choosing | chess, cheese, chase
3 | decide | decision, decided, undecided, deciding | decade, decorate, decay
3 | beauty | beautiful, beautician, beautify, beautifully | duty, beaver, beam
3 | busy | business, busily, busier, busiest | bush, bus, dusty
3 | divide | division, divided, dividing, undivided | dive, divine, vivid
3 | deep | depth, deeper, deepest, deeply | deer, peep, deed
3 | speak | speech, speaker, spoken, speaking | speck, spike, peak
3 | please | pleasure, pleasant, displease, pleasing | pleat, lease, peas
3 | fly | flight, flier, flown, flying | flask, fleece, flat
3 | grow | growth, grower, grown, outgrow | growl, groan, crow
3 | carry | carrier, carriage, carried, carrying | carrot, curry, marry
3 | wide | width, wider, widest, widely | widow, wild, wade
3 | high | height, higher, highest, highly | hinge, sigh, hide
3 | true | truth, truly, untrue, truest | trunk, tune, trout
3 | thank | thankful, thankless, thanks, thanking | thaw, thick, tank
`;

/**
 * Roots: year | root | where it comes from | what it means | words with their meanings | words that only look like it | in year 4 also words that
 * have not even its letters, and yet look or sound like one of its words: expert beside export, infect beside inject.
 */
export const roots = `
4 | phon | Greek | sound | telephone = a device that carries sound from far away; microphone = a device that picks up sound; saxophone = a wind instrument with a rich sound, named after Mr Sax; phonics = learning to read by the sounds of letters | siphon, phase, pony | postpone, photo
4 | graph | Greek | write | photograph = a picture drawn by light; autograph = a name that someone writes with their own hand; paragraph = a part of a piece of writing; biography = a life written down | grape, grasp, giraffe | giraffe, parachute
4 | port | Latin | carry | transport = to carry from one place to another; export = to carry goods out of a country; import = to carry goods into a country; portable = easy to carry | portrait, pour, pork | expert, depart
4 | spect | Latin | look | inspect = to look at closely; spectacle = a grand thing to look at; spectator = someone who looks on; respect = looking up to someone | spider, speck, sceptre | insect, collect
4 | vis | Latin | see | vision = being able to see; visible = able to be seen; television = a device that lets you see things far away; visual = to do with seeing | lavish, vase, vice | usual, possible
4 | scope | Greek | watch | telescope = a tool for watching things far away; microscope = a tool for looking at very small things; periscope = a tube for looking out of a submarine; stethoscope = a tool with which a doctor checks on your heart | scoop, scarp, copper | landscape, escape
4 | rupt | Latin | break | erupt = to break out, as a volcano does; interrupt = to break in while someone is speaking; bankrupt = broke, with no money left; disrupt = to break up what is going on | rope, reptile, rapid | interpret, prompt
4 | struct | Latin | build | structure = something built; construct = to build; destruction = the undoing of what was built; instruct = to build up what someone knows | stuck, strict, strut | constant, district
4 | form | Latin | shape | transform = to change the shape of; uniform = clothes of one shape for everybody; reform = to give a new and better shape to; formation = the shape in which things are set out | formidable, foam, from | confirm, storm
4 | sign | Latin | mark | signal = a mark or sound that tells you something; signature = your name as your own mark; signpost = a post with marks that show the way; assignment = a piece of work marked out for you | sing, sighing, singe | single, sighing
4 | cycle | Greek | circle | bicycle = a thing to ride with two wheels, which are circles; recycle = to use again, round and round in a circle; tricycle = a thing to ride with three wheels, or circles; motorcycle = a bicycle with a motor | cymbal, civil, icicle | icicle, article
4 | meter | Greek | measure | thermometer = a tool that measures heat; barometer = a tool that measures the pressure of the air; speedometer = a dial that measures speed; perimeter = the measure all round a shape | cemetery, metal, meadow | computer, trumpeter
4 | dict | Latin | say | dictate = to say words for someone to write; dictionary = a book that says what words mean; predict = to say what is going to happen; verdict = what a jury says | dice, ditch, attic | district, conflict
4 | ped | Latin | foot | pedal = a part that you push with your foot; pedestrian = someone who goes on foot; pedestal = the foot of a statue | torpedo, speed, pebble | petal, paddle
4 | manu | Latin | hand | manual = done by hand; manuscript = a text written by hand; manufacture = to make, at first by hand; manicure = care of the hands | many, mane, mantle | mansion, menu
4 | aqua | Latin | water | aquarium = a tank of water for fish; aquatic = living in water; aqueduct = a bridge that carries water; aquaplane = to slide over water | acquire, quack, square | equator, acquire
4 | dent | Latin | tooth | dentist = someone who looks after teeth; dental = to do with teeth; denture = a set of false teeth; trident = a spear with three points like teeth | dense, student, accident | adventure, scientist
4 | sol | Latin | alone | solo = sung or played by one person alone; solitary = living alone; solitude = being alone; soloist = someone who sings or plays alone | solid, soldier, solve | military, altitude
4 | auto | Greek | self | automatic = working by itself; autopilot = a device that flies a plane by itself; autograph = a name that someone writes himself or herself; autobiography = the story of your life that you write yourself | autumn, aunt, auction | autumn, author
4 | tele | Greek | far | telephone = a device for talking to someone far away; television = a device that shows things from far away; telescope = a tool for seeing far; telegram = a message sent far away by wire | tell, tepee, elephant | elephant, elegant
4 | ject | Latin | throw | reject = to throw out as not good enough; inject = to throw or push in; project = to throw forward, as light on to a screen; eject = to throw out | jacket, jest, just | protect, infect
4 | mem | Latin | keep in mind | memory = what you keep in mind; remember = to keep in mind; memorial = something that keeps a person in our minds; memorise = to learn so that you keep it in mind | member, mermaid, emblem | December, moment
4 | loc | Latin | place | local = of the place where you live; location = the place where something is; relocate = to move to another place; locality = a place and what lies round it | lock, locust, logic | loyal, vocal
4 | nov | Latin | new | novel = new and different; novelty = something new; renovate = to make like new; novice = someone new to something | November, knave, oven | notice, shovel
4 | uni | Latin | one | unicorn = a made-up animal with one horn; unite = to join into one; unison = many voices that sound as one; universe = all that there is, taken as one | punish, tunic, under | untie, ignite
4 | nav | Latin | ship | navy = the ships of a country; naval = to do with warships; navigate = to find the way for a ship; navigator = someone who finds the way for a ship | navel, knave, never | investigate, alligator
4 | fin | Latin | end | final = at the end; finish = to come to the end; infinite = without an end; finale = the end of a show | finger, muffin, finch | furnish, infant
4 | mot | Latin | move | motion = moving; motor = a machine that makes things move; promote = to move somebody up to a better job; motorway = a road on which cars move fast | mother, motto, moth | potion, monitor
6 | aqua | Latin | water | aquarium = a tank of water for fish; aquatic = living in water; aqueduct = a bridge that carries water | acquire, square, quack
6 | aud | Latin | hear | audible = loud enough to be heard; audience = people who listen to a show; audition = a short performance by someone who hopes for a part; inaudible = too quiet to be heard | fraud, gaudy, audacious
6 | graph | Greek | write or draw | autograph = a name written by oneself; paragraph = a block of writing; calligraphy = the art of beautiful writing; graphic = drawn or told in clear detail | grape, grasp, gravel
6 | tele | Greek | far | telescope = a tool for seeing far; telephone = a device that lets you talk to somebody far away; telegram = a message sent far away by wire; telepathy = the reading of thoughts from far off | tell, elephant, hotel
6 | bio | Greek | life | biology = the study of life; biography = the story of a life; antibiotic = a medicine against living germs; amphibious = living both on land and in water | dubious, billion, biscuit
6 | geo | Greek | earth | geography = the study of places and people on the Earth; geology = the study of the rocks of the Earth; geothermal = using heat from the Earth | surgeon, pigeon, gorgeous
6 | photo | Greek | light | photograph = a picture made by light; photon = a tiny bit of light; photosynthesis = how plants use light to make food | phone, phobia, potato
6 | spect | Latin | look | inspect = to look at closely; spectator = one who looks on; spectacles = glasses to look through; retrospective = looking back at the past | sceptre, speck, speech
6 | dict | Latin | say | predict = to say that something will happen; dictate = to say words to be written; verdict = what a jury decides and says; contradict = to say the opposite | district, ditch, dice
6 | rupt | Latin | break | erupt = to break out; interrupt = to break in on someone; rupture = a break or tear; disrupt = to break up the normal course of things | rapture, reptile, rupee
6 | vis | Latin | see | visible = able to be seen; vision = the power of seeing; invisible = not able to be seen; supervise = to watch over people at work | lavish, vice, vest
6 | scrib | Latin | write | scribble = to write untidily; describe = to tell in writing; inscribe = to cut writing into stone; scribe = a person who copied books by hand | scrub, ribbon, scramble
6 | micro | Greek | small | microscope = a tool for seeing small things; microbe = a living thing too small to see without help; microlight = a very small, light aircraft | migrate, mimic, acrobat
6 | phon | Greek | sound | microphone = a tool that picks up sound; megaphone = a device that makes a voice sound louder; symphony = a long piece of music, with many sounds played together; phonetic = to do with the sounds of speech | siphon, phase, phantom
6 | therm | Greek | heat | thermometer = a tool that measures how hot something is; thermal = to do with heat; thermostat = a switch that keeps the temperature steady; hypothermia = a dangerous loss of body heat | theme, therefore, therapy
6 | cent | Latin | hundred | century = a hundred years; centimetre = a hundredth of a metre; centipede = a creature said to have a hundred legs; bicentenary = a two-hundredth anniversary | accent, recent, scent
6 | ped | Latin | foot | biped = a creature that walks on two feet; pedestrian = one who goes on foot; centipede = a creature with very many feet; pedometer = a device that counts footsteps | torpedo, speed, pepper
6 | mari | Latin | sea | marine = to do with the sea; submarine = a boat that can travel under the sea; mariner = a sailor; maritime = to do with ships and trade at sea | marigold, marionette, marry
6 | struct | Latin | build | construct = to build; structure = something built; destruction = the undoing of what was built; obstruct = to build or put something in the way | strict, strut, instinct
6 | auto | Greek | self | autobiography = the story of one's own self; automatic = working by itself; autopilot = a device that flies a plane by itself | autumn, auction, flautist
6 | hydr | Greek | water | hydrant = a pipe in the street that gives water to put out fires; dehydrate = to dry out by losing water; hydroelectric = using water to make power | hundred, hybrid, hyena
6 | voc | Latin | voice | vocal = to do with the voice; vocalist = a singer; advocate = one who speaks for others; vociferous = loud in speech | vacant, havoc, volcano
6 | astro | Greek | star | astronaut = someone who travels into space, among the stars; astronomy = the study of the stars; astrology = telling fortunes by the stars | catastrophe, pastry, ostrich
6 | mem | Latin | remember | memory = what you remember; memorial = something to help us remember; commemorate = to remember with honour; memorise = to learn by heart | member, membrane, emblem
6 | flu | Latin | flow | fluid = able to flow; fluent = speaking in an easy flow; confluence = a place where two rivers meet; influx = a flowing in of many people or things | flute, fluff, flurry
6 | dur | Latin | lasting | durable = made to last for a long time; endure = to bear something for a long time; duration = the time that something lasts | procedure, drudge, duel
6 | fort | Latin | strong | fortify = to make strong against attack; fortress = a building made strong against attack; effort = the use of one's strength; fortitude = strength of mind in trouble | fortune, fortnight, forty
6 | vit | Latin | life | vital = needed for life; vitamin = something in food that keeps the body healthy; revitalise = to bring new life to; vitality = a feeling of being full of life | gravity, invite, levitate
6 | labor | Latin | work | laboratory = a place where scientists work; collaborate = to work together; laborious = needing long, hard work | label, harbour, lobster
7 | chron | Greek | time | chronological = in order of time; synchronise = to set to the same time; chronicle = a record of events over time; anachronism = a thing placed in the wrong time | chrome, chorus, crone
7 | phil | Greek | love | philosophy = the love of wisdom; bibliophile = a lover of books; philanthropy = love of humankind | phial, philistine, physique
7 | phobia | Greek | fear | claustrophobia = fear of closed spaces; arachnophobia = fear of spiders; technophobia = fear of new machines; agoraphobia = fear of open places | euphoria, phonic, phosphor
7 | omni | Latin | all | omnivore = an animal that eats all kinds of food; omnipotent = all-powerful; omnipresent = being everywhere; omniscient = knowing everything | ominous, insomnia, omission
7 | path | Greek | feeling | sympathy = a feeling of sorrow for someone; empathy = sharing the feelings of someone; apathy = lack of feeling; pathetic = making others feel pity | pathway, footpath, warpath
7 | bene | Latin | good | benefit = something that does good; benevolent = kind and wishing others good; benefactor = one who does good; beneficial = having a good effect | bend, beneath, bench
7 | mal | Latin | bad | malicious = wanting to do bad things to others; malfunction = a failure to work properly; malnourished = badly fed; malice = the wish to do harm | mallet, formal, animal
7 | cred | Latin | believe | credible = able to be believed; incredible = hard to believe; credulous = too ready to believe; discredit = to make others stop believing someone | sacred, massacred, crude
7 | dem | Greek | people | democracy = rule by the people; epidemic = a disease that spreads among many people; demographic = about groups of people; endemic = always found among the people of one area | demolish, demure, demand
7 | fract | Latin | break | fracture = a break in a bone; fraction = a part of something that is broken into equal parts; infraction = the breaking of a rule | frantic, attract, fragrant
7 | greg | Latin | flock | gregarious = liking to live in a group or flock; congregate = to gather in a crowd, as a flock does; segregate = to keep one group apart from the others; aggregate = a total gathered from several parts | regret, segment, congratulate
7 | ject | Latin | throw | eject = to throw or push out with force; reject = to throw out as not good enough; projectile = something thrown; trajectory = the path of something thrown | majestic, jester, jacket
7 | logue | Greek | words | dialogue = words between people; prologue = words before a play; monologue = the words of one speaker; epilogue = words at the end of a play | league, vogue, rogue
7 | neo | Greek | new | neologism = a new word; neonatal = of the newly born; Neolithic = of the New Stone Age | spontaneous, simultaneous, neat
7 | pan | Greek | all | panorama = a view of all around; pandemic = a disease that spreads all over the world; pantheon = a temple of all the gods; panacea = a cure for all ills | panther, pantry, pancake
7 | poly | Greek | many | polygon = a shape with many sides; polyglot = a speaker of many languages; polytheism = belief in many gods; polymath = a person who knows many subjects | monopoly, policy, polish
7 | psych | Greek | mind | psychology = the study of the mind; psychiatrist = a doctor for the mind; psychic = said to be able to read another person’s mind | physics, physical, cynic
7 | sequ | Latin | follow | sequel = a story that follows; sequence = things that follow in order; consequence = what follows from an act; subsequent = coming after something else | square, sequoia, sequin
7 | terra | Latin | land | territory = an area of land; terrace = a flat strip of land; subterranean = under the land; terrain = land, as it is hilly or flat | terrapin, terror, terrific
7 | trans | Latin | across | transatlantic = across the Atlantic Ocean; translate = to bring words across into another language; transmit = to send across | train, tramp, strand
7 | vor | Latin | eat | carnivore = an animal that eats meat; herbivore = an animal that eats plants; voracious = eating greedily; insectivore = an animal or plant that eats insects | vortex, ivory, divorce
7 | anthrop | Greek | human being | anthropology = the study of human beings; philanthropist = one who gives money to help other human beings; anthropomorphic = in the shape of a human being; misanthrope = one who dislikes human beings | anthem, panther, antelope
7 | magn | Latin | great | magnify = to make greater; magnificent = great and splendid; magnitude = great size; magnanimous = great of heart, ready to forgive | magnet, magnolia, magpie
7 | min | Latin | small | minute = very small; diminish = to make smaller; minor = smaller or less important; minimise = to make as small as possible | mine, miner, mint
`;

/** Words of the roots that younger children know well: nobody is asked for them by their meaning. */
export const plainWords =
  'memory visible invisible telescope telephone photograph century centimetre thermometer aquarium paragraph describe scribble geography astronaut submarine microscope microphone vitamin automatic audience autograph carnivore herbivore insectivore fraction translate sequel magnify minor';
