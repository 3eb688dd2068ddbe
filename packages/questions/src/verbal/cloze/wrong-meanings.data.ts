/**
 * What the wrong words of the cloze sentences mean, told to a child who chose one: the word, then its meaning as a children's dictionary gives it.
 * No meaning names the word that is right beside it. A teacher may add lines.
 */

const lines = `
ability|being able to do something
abolish|to put an end to a law or a custom
absence|not being there
absent|not there
absorb|to soak up
accent|the way in which people of one place speak
accuse|to say that somebody did something wrong
activity|something that people do
admired|looked up to and thought very good
adopt|to take a child into your family as your own
adopted|taken into a family as its own child
adored|loved very much
advance|to move forward
adverse|bad or harmful, as weather may be
advice|what somebody says you should do
advise|to tell somebody what they should do
advised|told what would be best to do
aerial|a wire or rod that picks up radio or television
affect|to change something or somebody
agile|able to move quickly and easily
airy|with plenty of fresh air
aisle|the way between rows of seats
alert|wide awake and ready to act
alley|a narrow way between buildings
allow|to let somebody do something
allowed|permitted
along|from one end towards the other
altar|the holy table in a church
alter|to change something
alto|a singing voice lower than the highest
ambitious|wanting very much to do well
anonymous|without a name
apparent|easy to see or understand
ascent|a climb
assent|agreement
assure|to tell somebody that something is certain
audible|loud enough to be heard
balance|keeping steady without falling over
beginning|the first part of something
bounty|a generous gift or a reward
breathless|out of breath
bridal|to do with a bride
bride|a woman on her wedding day
briefly|for a short time
brisk|quick and full of energy
bristle|a short stiff hair
brittle|hard, but easily snapped
burden|a heavy load
burial|laying something in the ground and covering it
cause|to make something happen
cereal|food made from grain
charity|help or money given to people who need it
clarity|being clear
clay|sticky earth from which pots are made
cloud|a white or grey mass in the sky
coast|the land beside the sea
collection|a number of things brought together
collections|numbers of things brought together
command|to give an order
comment|to say what you think of something
complement|to go well with something and complete it
conceited|too proud of yourself
concert|a show of music
conducted|led, as a band or an orchestra is
confessions|owning up to things you did wrong
confine|to keep in a small space
confusion|a muddle
congratulations|kind words to somebody who has done well
conquer|to beat an enemy and take over their land
conserved|kept safe or not wasted
console|to comfort somebody who is sad
construct|to build
constructed|built
contributed|gave a share
conversations|talks between people
convict|to find somebody guilty in court
courage|bravery
courageous|brave
course|a way, or a part of a meal
courtesy|good manners
cramped|without enough room
credible|able to be believed
cue|a signal to an actor to begin
curse|words that wish somebody harm
curve|a line that bends
daughter|somebody’s girl child
deceive|to make somebody believe what is not true
decent|good enough and proper
decide|to make up your mind
decision|what has been decided
decline|to say no politely, or to grow less
decorate|to make something look pretty
defect|a fault in something
deliberate|done on purpose
delicate|easily broken or harmed
delicious|very good to eat
delight|great joy
deliver|to bring something to somebody’s door
dense|thick, with things close together
descend|to go down
describe|to say what something is like
desert|dry land where little grows
deserve|to have earned something
destination|the place somebody is travelling to
detain|to hold somebody back and not let them go
determined|with your mind made up
device|a tool or machine for one job
devise|to think something out
devote|to give all your time to something
devoted|loving and loyal
devour|to eat hungrily
discuss|to talk something over
disguise|to change how somebody looks so that nobody knows them
dissent|not agreeing with what others say
dissolve|to melt away in water
distant|far away
distract|to take somebody’s mind off what they are doing
divide|to share out or split into parts
division|splitting into parts
dominant|stronger or more important than the rest
draft|a first try at a piece of writing
drought|a long time without rain
eager|wanting very much to do something
edible|safe to eat
eerie|strange and a little frightening
effect|what comes of something that happens
effort|hard work
elegance|being smart and graceful
endorse|to say in public that you are for something
enormous|very big
ensure|to make certain that something happens
essence|the most important part of something
evaporate|to turn from water into vapour
evict|to make somebody leave their home
evolve|to change little by little over a long time
exaggerate|to make something sound bigger than it is
examine|to look at closely
excavate|to dig out of the ground
excludes|keeps out
exhale|to breathe out
existence|being real or alive
expects|thinks that something will happen
experience|what you learn by doing things
expires|comes to the end of the time it may be used
explains|makes clear
faithful|loyal
falter|to stop for a moment because you are not sure
fame|being known by many people
famous|known by many people
fashion|the style of clothes that people like at one time
feast|a large and splendid meal
fertile|good for growing crops
flavour|the taste of food
flexible|easy to bend
fragile|easily broken
frantic|wildly hurried or worried
fulfil|to do what was promised or hoped for
furnish|to put tables, chairs and beds in a room
futile|of no use, because it cannot work
generous|glad to give and share
glorious|splendid
greedy|wanting more than a fair share
halter|a rope put round the head of a horse or cow
hermit|somebody who lives all alone
hero|a very brave man, or the main person of a story
heroine|a very brave woman, or the main woman of a story
hesitate|to wait a little because you are not sure
hibernation|sleeping through the winter
honest|telling the truth
host|somebody who has guests
hostile|unfriendly, like an enemy
humble|not proud
idle|lazy, or doing nothing
idly|lazily
idol|a person or a statue that people worship
ill|not well
illegible|that cannot be read
imitation|a copy of something
impartial|fair to both sides
impatient|not able to wait calmly
implausible|hard to believe
impossible|that cannot be done
inaudible|that cannot be heard
inedible|that cannot be eaten
infect|to pass on an illness
inscribe|to write or carve words on something
insulting|rude and hurtful
insure|to pay so that you get money if something is lost or broken
invade|to march into a country with an army
invisible|that cannot be seen
irritation|being annoyed
island|land with water all round it
isle|an island
key|what opens a lock
lavish|rich and more than enough
legible|clear enough to be read
less|not so much
license|to let somebody do something by law
limitless|without an end
loose|not tight
lose|to have something no longer
loss|having something no longer
lost|had something no longer
luxurious|very comfortable and costing a lot
manual|a book that tells you how to do something
model|a small copy of something
moral|what a story teaches
morale|how confident people feel
mortal|not living for ever
mural|a picture painted on a wall
mysterious|strange and hard to explain
obedience|doing as you are told
occasionally|now and then
package|a parcel
parental|to do with a mother or father
permanent|lasting for ever
persuade|to get somebody to do or believe something
plenty|more than enough
policy|a plan of how things should be done
possibility|something that may happen
practical|useful, or good with your hands
practically|almost
practice|doing something again and again to get better (a noun)
practise|to do something again and again to get better (a verb)
practised|did something again and again to get better
practising|doing something again and again to get better
predict|to say what will happen
presides|is in charge of a meeting
pretends|acts as if something were true
pride|being pleased with what you have done
prime|most important, or best
prince|the son of a king or queen
princes|sons of a king or queen
principally|mainly
principals|heads of schools
principle|a rule to live by
privacy|being left alone, without others watching
prizes|what winners are given
proceeds|goes on
profits|money that is made by selling things
property|what somebody owns
prophesy|to say what will happen one day
protects|keeps safe
provoke|to make somebody angry on purpose
purchase|to buy
quake|to shake
quality|how good something is
quay|a place where ships are tied up
quest|a long search
queue|a line of people who wait
rapid|very quick
recover|to get well again
refer|to mention something, or to look in a book for facts
reflect|to throw back light or a picture, as a mirror does
reform|to make something better by changing it
refuse|to say that you will not do something
refute|to prove that something is wrong
rehearsal|a time when a play or concert is tried out
relevant|to do with what is being talked about
reliable|able to be trusted
relief|feeling glad that a worry is over
remain|to stay
repair|to mend
reply|to answer
responsibility|a duty to look after something
restrain|to hold somebody or something back by force
retain|to keep
revenge|hurting somebody because they hurt you
revise|to go over what you have learned
ridiculous|so silly that people laugh
sawed|cut with a saw
scent|a smell
scored|won a goal or a point
sedate|calm and slow
selfish|thinking only of yourself
sensible|showing good sense
serial|a story told in parts
serious|not joking or funny
several|more than two, but not many
sewed|joined cloth with a needle and thread
sieve|a tool with small holes that lets only fine bits through
silence|no sound at all
sincere|meaning what you say
sowed|put seeds into the ground
spacious|having a lot of room
specific|exact, and not general
spiteful|wanting to hurt or upset others
stage|the place in a theatre where actors play
stagnant|still and smelly, as water in a pond may be
starring|having the main part in a film or play
starting|beginning
statement|something that is said or written as a fact
station|a place where trains or buses stop
stationary|not moving
stationery|paper and other things for writing
stature|how tall somebody is
status|how important somebody is among others
statute|a law
storage|keeping things until they are needed
store|a shop, or a place for keeping things
story|what is told of people and events
strait|a narrow piece of sea between two lands
stray|to wander away from where you should be
sturdy|strong and not easily broken
subscribe|to pay so that you get something regularly
sufficient|enough
suitable|right for what it is needed for
superb|very good indeed
supervise|to watch over people while they work
surge|a sudden strong rush forward
surplus|more than is needed
surprise|something that nobody expected
surrender|to give up a fight
suspicious|feeling that something may be wrong
sympathise|to feel sorry for somebody and to say so
tale|a story
tedious|long and boring
thought|an idea
throat|the front of your neck
throng|a crowd
through|in at one side and out at the other
thrown|sent through the air by hand
timidly|in a shy and frightened way
trail|a line of tracks to follow
trailed|dragged behind, or followed
trailer|a cart that is pulled by a car
train|carriages on rails
transcribe|to write out what was said
transferred|moved from one place to another
trial|a hearing in court
trill|a high sound, like that of a bird
trio|a group of three
unanimous|with everyone agreeing
vain|too proud of yourself
vale|a valley
van|a car with room for carrying goods
vane|an arrow on a roof that shows which way the wind blows
vary|to be different or to make different
vast|very big
veal|meat from a calf
veil|a thin cloth over the face or hair
vein|a thin tube that carries blood, or a strip of metal in rock
venture|something new and risky that you try
virtue|goodness, or a good thing about somebody
visible|that can be seen
vision|being able to see
voyage|a long journey by sea
wary|on your guard
weary|very tired
wiry|thin, but strong
worry|to feel anxious
`;

export const wrongMeanings: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', meaning = ''] = line.split('|');
      return [word, meaning] as const;
    }),
);
