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
postpone | to put off until later
photo | a picture taken with a camera
giraffe | an animal with a very long neck
parachute | a large cloth that lets someone float down from a plane
expert | someone who knows a lot about something
depart | to leave
insect | a small animal with six legs
collect | to gather things
usual | as it is most of the time
possible | able to happen or to be done
landscape | all that you see of the land around you
escape | to get away
interpret | to explain what something means
prompt | done at once
constant | going on all the time
district | a part of a town or country
confirm | to say that something is true
storm | wild weather with strong wind
single | only one
sighing | breathing out slowly because one is sad or tired
icicle | a hanging spike of ice
article | a piece of writing in a newspaper
computer | a machine that stores and works with information
trumpeter | someone who plays the trumpet
conflict | a fight or a quarrel
petal | one of the coloured leaves of a flower
paddle | a short oar
mansion | a large, grand house
menu | a list of the dishes you can order
equator | the line round the middle of the Earth
acquire | to get
adventure | an exciting time with some danger in it
scientist | someone who finds out how nature works
military | to do with soldiers
altitude | how high up something is
autumn | the season after summer
author | someone who writes books
elephant | a huge animal with a trunk
elegant | graceful and smart
protect | to keep safe
infect | to give an illness to
December | the last month of the year
moment | a very short time
loyal | true to one's friends
vocal | to do with the voice
notice | to see or become aware of
shovel | a tool for moving earth or snow
untie | to undo a knot
ignite | to set on fire
investigate | to try to find out about
alligator | an animal like a crocodile
furnish | to put tables, chairs and beds in a room
infant | a very young child
potion | a magic drink or a drink of medicine
monitor | a screen that shows what a computer does
`;
