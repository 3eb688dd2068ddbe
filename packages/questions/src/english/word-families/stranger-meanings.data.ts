/** What the words mean that only look like the family of a root: the child then sees for itself that the root is not in them. */
export const strangerMeanings = `
siphon | a bent tube that draws liquid out
grape | a small juicy fruit
portrait | a picture of a person
speck | a tiny spot
lavish | rich and generous
formidable | so strong that others are afraid of it
cemetery | a place where people are buried
torpedo | a weapon that travels under water
student | someone who studies
accident | something bad that happens by chance
solid | firm, not liquid or hollow
soldier | someone who serves in an army
solve | to find the answer to
member | someone who belongs to a group
lock | a thing that keeps a door shut
locust | a large insect like a grasshopper
November | the month after October
punish | to make someone suffer for a wrong
tunic | a loose piece of clothing
navel | the small hollow in the middle of the tummy
knave | a dishonest man
finger | a part of the hand
muffin | a small round cake
finch | a small songbird
mother | a woman who has a child
motto | a few words that say what someone believes in
moth | an insect like a butterfly
fraud | cheating to get money
gaudy | too bright and showy
audacious | very daring
dubious | doubtful
surgeon | a doctor who operates
pigeon | a plump grey bird
gorgeous | very beautiful
therefore | for that reason
therapy | treatment of an illness
accent | a way of speaking that shows where someone is from
recent | that happened not long ago
scent | a smell
marigold | a yellow or orange flower
marionette | a puppet on strings
havoc | great damage and muddle
catastrophe | a great disaster
pastry | dough for pies and tarts
membrane | a thin skin
flute | a wind instrument
fluff | soft light bits of wool
flurry | a short burst of snow or of activity
procedure | the way in which something is done
fortune | luck, or a lot of money
fortnight | two weeks
forty | four times ten
gravity | the force that pulls things down
invite | to ask someone to come
levitate | to rise and float in the air
chrome | a shiny metal coating
philistine | someone who cares nothing for art
insomnia | not being able to sleep
pathway | a track to walk on
footpath | a track for walkers
warpath | the way to a fight
beneath | under
mallet | a wooden hammer
formal | stiff and correct
animal | a living creature
sacred | holy
massacred | killed in great numbers
demolish | to knock down
demure | quiet and modest
demand | to ask for firmly
spontaneous | done without planning
simultaneous | at the same time
panther | a large black cat
pantry | a cupboard for food
pancake | a thin cake fried in a pan
monopoly | control of all the trade in something
sequoia | a very tall tree
sequin | a small shiny disc sewn on clothes
terrapin | a small turtle
terror | great fear
terrific | very great, or very good
strand | a single thread
vortex | a whirling mass of water or air
ivory | what tusks are made of
divorce | the end of a marriage by law
magnet | a piece of iron that attracts iron
magnolia | a tree with large pale flowers
mine | a place where coal or metal is dug up
miner | someone who digs for coal or metal
mint | a herb with a fresh taste
`;
