/**
 * Words of like and of opposite meaning. In a line: kind of word (a adjective, n noun, v verb, d adverb) and the field it is from, words of one meaning,
 * words of the opposite meaning, what the first words mean, and what the others mean. A child who missed the question reads these meanings, so they
 * are told in easier words. A teacher may add lines; a word with two meanings stands in two lines.
 * Wrong options come from the same field, so that the field alone doesn't give the answer away.
 */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Words of year 3. */
export const firstMeanings = lines(`
a feeling|happy glad cheerful joyful|sad unhappy miserable gloomy|feeling good about things|feeling bad about things
a measure|big large huge giant|small little tiny|taking up a lot of room|not taking up much room
a measure|fast quick speedy rapid|slow|taking only a short time|taking a long time
a character|brave bold fearless|cowardly|ready to face danger|running away from danger
a feeling|afraid scared frightened|unafraid|feeling that something bad may happen|not put off by anything
a feeling|angry cross furious|calm|in a bad temper|peaceful and not upset
a character|clever smart bright|foolish|quick to learn and understand|without good sense
a character|silly foolish daft|sensible wise|without good sense|with good sense
a character|kind caring gentle|unkind cruel nasty|good to other people|bad to other people
a look|wet damp|dry|with water in it or on it|with no water in it or on it
a look|clean spotless|dirty filthy grubby|without a spot of dirt|covered with dirt
a look|cold chilly icy freezing|hot boiling|with little or no heat|with a lot of heat
a look|hot boiling scorching|cold freezing|with a lot of heat|with little or no heat
a look|noisy loud|quiet silent|full of sound|with hardly any sound
a look|hard tough firm|soft|not giving way when you press it|giving way when you press it
a opinion|easy simple|hard difficult tricky|done without any trouble|needing a lot of effort or thought
a character|rich wealthy|poor|having a lot of money|having very little money
a look|pretty lovely beautiful|ugly|nice to look at|not nice to look at
a measure|old ancient|new modern|from long ago|made or begun not long ago
a feeling|young youthful|old elderly|having lived only a few years|having lived many years
a feeling|tired sleepy weary||needing rest
a feeling|hungry starving|full|needing food|needing no more food
a feeling|ill sick unwell poorly|well healthy|not in good health|in good health
a feeling|strong powerful mighty|weak feeble|having great force|having little force
a opinion|right correct|wrong incorrect|without a mistake|with a mistake in it
a look|empty|full|with nothing inside|with no room left inside
a look|slim slender||thin in a way that looks good
a look|thin|thick|with little space from one side to the other|with much space from one side to the other
a measure|near close|far distant|only a little way off|a long way off
a opinion|strange odd peculiar weird|normal usual|not what you would expect|just what you would expect
a character|polite|rude|with good manners|with bad manners
a opinion|funny amusing|serious|making you laugh|not meant to make you laugh
a opinion|boring dull|exciting interesting|giving you nothing to enjoy|holding your attention
a look|tidy neat|messy untidy|with everything in its place|with things lying all over the place
a look|dark dim|light bright|hard to see in|easy to see in
a look|smooth even|rough bumpy|with no lumps or holes|with lumps or holes
a look|sharp pointed|blunt|with an edge or a tip that cuts|with an edge or a tip that does not cut
a character|lucky fortunate|unlucky|having good things happen by chance|having bad things happen by chance
a character|famous|unknown|known by very many people|known by hardly anybody
a opinion|safe secure|dangerous unsafe|not likely to come to harm|likely to bring harm
a opinion|true|false untrue|as it really is|not as it really is
a measure|same identical alike|different|with no difference|with a difference
a measure|early|late|before the right time|after the right time
a measure|high|low|far up from the ground|close to the ground
a measure|tall|short|measuring a lot from top to bottom|measuring little from top to bottom
a measure|long lengthy|short brief|measuring a lot from end to end|measuring little from end to end
a measure|wide broad|narrow|measuring a lot from side to side|measuring little from side to side
a measure|deep|shallow|going far down|not going far down
a measure|heavy weighty|light|weighing a lot|weighing little
a character|lazy idle||not willing to work
a character|idle|busy|doing nothing|having a lot to do
a feeling|proud|ashamed|pleased with what you have done|feeling bad about what you have done
a feeling|proud|humble|thinking highly of yourself|not thinking too highly of yourself
v movement|start begin|stop finish end|to do the first part of something|to do the last part of something, or do no more
v movement|shut close|open|to move something so that the way is blocked|to move something so that the way is free
v speech|shout yell|whisper|to use a very loud voice|to use a very quiet voice
v movement|run dash race sprint||to go fast on your feet
v movement|jump leap hop||to push yourself off the ground
v speech|laugh giggle chuckle|cry weep sob|to make sounds that show you find something funny|to let tears fall because you are sad
v speech|cry weep sob|laugh|to let tears fall because you are sad|to make sounds that show you find something funny
v movement|throw toss fling|catch|to send through the air with your hand|to take hold of what comes through the air
v movement|push shove|pull|to press something away from you|to bring something towards you
v movement|pull tug drag|push|to bring something towards you|to press something away from you
v movement|break smash shatter|mend repair fix|to make something fall to pieces|to make something whole again
v movement|mend repair fix|break|to make something whole again|to make something fall to pieces
v movement|look peer gaze||to turn your eyes to something
v speech|speak talk chat||to say words
v movement|hide conceal|show reveal|to put something where nobody can see it|to let somebody see something
v movement|find discover|lose|to come upon something|not to know any more where something is
v movement|build make construct|destroy demolish|to put parts together so that something is there|to break something up completely
v speech|help assist aid||to make a job easier for somebody
v movement|hurry rush|dawdle|to be as quick as you can|to take too much time
v speech|like enjoy love|dislike detest|to find something pleasing|to find something not at all pleasing
v speech|choose pick select|reject|to say which one you want|to say that you do not want something
v speech|answer reply respond|ask|to say something back when you are spoken to|to say that you want to be told something
v speech|give donate|take|to let somebody have something|to get hold of something for yourself
v speech|win triumph|lose|to come first|to be beaten
v movement|fall tumble||to drop to the ground
v movement|fall|rise|to go down|to go up
v movement|arrive come|leave depart|to get to a place|to go away from a place
v movement|leave|stay|to go away|to go on being in one place
v speech|remember recall|forget|to have something in your mind still|to let something go from your mind
v movement|grow expand|shrink|to become bigger|to become smaller
v movement|sleep doze snooze|wake|to rest with your eyes shut|to open your eyes after a rest
v movement|join connect attach|separate detach|to put together|to take apart
v movement|shake tremble shiver||to move a little to and fro, as from cold
v movement|eat munch chew||to bite and swallow food
n place|road street lane||a way that people and cars go along
n place|shop store||a place where things are sold
n place|present gift||something that you give to somebody
n event|mistake error||something that was not done right
n place|rubbish litter waste||things that nobody wants any more
n place|forest wood||a place with many trees
n place|stone rock pebble||a hard piece of the ground
n people|friend pal companion|enemy foe|somebody you like and spend time with|somebody who wants to do you harm
n place|home house||a place where people live
n place|sea ocean||a great stretch of salt water
n place|hole gap opening||an empty place in something
n place|smell scent||something that you notice with your nose
n place|noise din|silence|loud sounds|no sound at all
n place|boat ship||something that carries people over water
n people|child youngster|adult|a person who is not yet grown up|a person who is grown up
n event|story tale||what is told about things that happened or were made up
n place|prize award||something that is given to a winner
n event|journey trip voyage||going from one place to another that is far away
n event|job task chore||a piece of work that has to be done
n event|fight battle||people trying to beat each other by force
n place|top summit peak|bottom base|the highest part|the lowest part
n event|beginning start|end finish|the first part|the last part
n people|thief robber burglar||somebody who steals
n place|field meadow||an open piece of land with grass or crops
n place|storm gale||very strong wind
n event|party celebration||a time when people meet to enjoy themselves
n place|day|night|the time when it is light|the time when it is dark
n place|front|back|the part that faces forward|the part behind
d manner|quickly swiftly fast|slowly|in a short time|taking a long time
d manner|always forever|never|at all times|at no time
d manner|nearly almost||not quite, but close to it
d manner|often frequently|rarely seldom|many times|only a few times
d manner|loudly noisily|quietly softly|with a lot of sound|with little sound
d manner|happily gladly|sadly|in a good mood|in an unhappy mood
`);

/** Words of years 4 and 5. */
export const middleMeanings = lines(`
a measure|enormous gigantic immense colossal|minute miniature|very big|very small
a character|courageous daring heroic|timid cowardly|ready to face danger|easily put off by danger
a feeling|anxious worried nervous uneasy|relaxed carefree|afraid of what may happen|free from worry
a character|generous charitable|mean selfish miserly|glad to give to others|wanting to keep everything for yourself
a character|honest truthful|dishonest lying deceitful|telling the truth|not telling the truth
a measure|ordinary common normal usual|unusual rare extraordinary|like most other things|not like most other things
a measure|scarce rare uncommon|plentiful common|hard to find, because there are few|easy to find, because there are many
a opinion|correct accurate exact precise|inaccurate|without any mistake|not quite right
a character|fierce savage ferocious|tame gentle|wild and ready to attack|not likely to harm anybody
a look|fragile delicate breakable|sturdy robust|easy to break|strong and hard to break
a feeling|calm peaceful tranquil serene|stormy turbulent|quiet and still|wild, as wind and waves can be
a look|damaged broken|intact|no longer whole|whole, without any harm
a look|visible noticeable|invisible hidden|able to be seen|not able to be seen
a measure|ancient antique|modern recent|from very long ago|of our own time
a character|cautious careful wary|reckless careless|taking care to keep out of danger|not thinking of danger at all
a character|wicked evil sinful|virtuous|doing very bad things|doing only good things
a character|stubborn obstinate|flexible|not willing to change your mind|willing to change when that is needed
a feeling|grateful thankful|ungrateful|pleased with what others did for you|not pleased with what others did for you
a character|guilty|innocent|having done wrong|not having done wrong
a measure|permanent lasting|temporary|going on for ever|going on for a short time only
a look|flexible bendy|rigid stiff|easy to bend|hard to bend
a look|transparent clear|opaque|able to be seen through|not able to be seen through
a opinion|genuine real authentic|fake false|really what it seems to be|only made to look like the real thing
a measure|cheap inexpensive|dear expensive costly|costing little|costing a lot
a opinion|necessary essential vital|unnecessary|that you cannot do without|that you can do without
a character|ignorant unaware|aware|not knowing about something|knowing about something
a character|curious inquisitive nosy||wanting to know things
a feeling|drowsy sleepy|alert|ready to fall asleep|wide awake
a look|gloomy dismal dreary|bright cheery|dark and sad to look at|cheerful to look at
a character|shy bashful|bold|not at ease with other people|at ease with other people
a character|hostile unfriendly|friendly|acting like an enemy|acting like a friend
a look|vacant empty unoccupied|occupied|with nobody in it|with somebody in it
a look|crowded packed|deserted|full of people|with no people left in it
a look|smart elegant stylish|scruffy shabby|well dressed and tidy|badly dressed and untidy
a look|tasty delicious|tasteless|nice to eat|with little or no taste
a look|smelly stinking|fragrant|with a nasty smell|with a sweet smell
a opinion|simple plain|complicated complex|without many parts to think about|with many parts to think about
a measure|huge vast|tiny|very big|very small
a character|sincere heartfelt|insincere|truly felt and meant|not truly felt or meant
a measure|gradual|sudden|happening bit by bit|happening all at once
a opinion|useful handy helpful|useless|that helps you to do something|that is no help
a measure|public|private|open to everybody|for a few people only
a measure|major|minor|of great importance|of little importance
a measure|maximum|minimum|as much as there can be|as little as there can be
a opinion|artificial|natural|made by people|not made by people
a measure|absent|present|not here|here
a measure|superior|inferior|better than another|not as good as another
a character|cunning sly crafty||clever at tricking people
a feeling|frail weak feeble|strong|having little strength|having a lot of strength
a look|sour|sweet|tasting like lemons|tasting like sugar
a look|moist damp|dry parched|a little wet|without any water
a character|rude insolent cheeky impolite|polite respectful|with bad manners|with good manners
a character|patient tolerant|impatient|able to wait without getting cross|not able to wait
a measure|spare extra||more than is needed
a feeling|sorrowful tearful mournful|joyful|full of sadness|full of happiness
a character|loyal faithful|disloyal|standing by your friends|not standing by your friends
a character|violent|gentle|using force to hurt|careful not to hurt
a look|fertile fruitful|barren|good for growing crops|with nothing growing on it
a look|solid|hollow|with no empty space inside|with an empty space inside
a measure|vertical upright|horizontal|straight up and down|flat, as the floor is
v movement|vanish disappear|appear emerge|to go out of sight|to come into sight
v movement|gather collect assemble|scatter|to bring or come together|to throw or go in all directions
v movement|repair mend restore|damage|to make something good again|to spoil something by breaking it
v movement|purchase buy|sell|to get something for money|to give something for money
v movement|demolish destroy wreck|build construct create|to pull down or break up|to make something new
v movement|increase enlarge|decrease reduce|to make bigger|to make smaller
v speech|permit allow let|forbid ban prohibit|to say that somebody may do something|to say that somebody may not do something
v movement|rescue save|abandon|to get somebody out of danger|to leave somebody behind for good
v speech|imitate copy mimic||to do the same as somebody else
v speech|accept receive|refuse reject decline|to take what is offered|to say no to what is offered
v speech|admit confess|deny|to say that something is true, though you would rather not|to say that something is not true
v speech|praise compliment|criticise|to say what somebody did well|to say what somebody did badly
v movement|attack assault|defend protect|to start a fight against somebody|to keep somebody safe from harm
v movement|ascend climb|descend|to go up|to go down
v speech|attempt try||to see if you can do something
v speech|command order instruct||to tell somebody what to do
v movement|conquer defeat beat||to win against somebody
v movement|glance peek||to look for a moment only
v movement|grasp clutch grip|release|to take hold of tightly|to let go
v movement|guard protect defend||to keep safe from harm
v movement|halt stop cease|continue|to go no farther or do no more|to go on
v movement|hurl throw sling||to send through the air with force
v movement|injure hurt wound|heal|to do harm to somebody|to make somebody well again
v movement|unite combine join|divide separate|to bring together|to take apart
v movement|plunge dive||to go down fast into water
v movement|prevent stop||to make sure that something does not happen
v movement|prevent|cause|to make sure that something does not happen|to make something happen
v speech|shout bellow roar||to use a very loud voice
v movement|shine gleam glow sparkle||to give out light
v movement|soak drench|dry|to make very wet|to take the water out
v movement|strengthen fortify|weaken|to make stronger|to make less strong
v movement|wander roam stroll||to walk about without any hurry
v movement|wander drift stray||to go off with no clear direction
v speech|complain moan grumble||to say that you are not happy with something
v speech|annoy irritate bother|please|to make somebody a little angry|to make somebody glad
v movement|expand swell|contract shrink|to get bigger|to get smaller
v speech|reward|punish|to give somebody something for doing well|to make somebody pay for doing wrong
v speech|require need||to be unable to do without
v movement|observe watch notice|ignore|to see with attention|to take no notice of
v movement|raise lift hoist|lower|to bring higher up|to bring farther down
v movement|stumble trip||to hit your foot on something and nearly fall
v movement|attract|repel|to pull closer|to push away
v speech|trust believe|doubt|to be sure that what somebody says is so|not to be sure that something is so
v movement|whirl spin twirl||to go round and round fast
n mind|courage bravery|cowardice|facing danger without running away|running away from danger
n mind|anger rage fury||a strong feeling against something that is not fair
n mind|fear terror fright||the feeling that danger is near
n mind|joy delight pleasure|sorrow misery grief|great happiness|great sadness
n event|victory triumph win|defeat loss|beating the other side|being beaten by the other side
n mind|wealth riches|poverty|having a great deal of money|having far too little money
n mind|beauty loveliness|ugliness|being nice to look at|not being nice to look at
n mind|wisdom|foolishness|having good sense|having no sense
n event|danger peril hazard|safety|a chance of being harmed|no chance of being harmed
n event|answer reply response|question|what you say or write back to somebody|what somebody asks
n place|cash money||coins and notes to pay with
n place|centre middle core|edge|the place that is as far from one side as from the other|the line where something ends
n place|edge border rim||the line where something ends
n people|crowd throng mob||many people close together
n mind|duty responsibility||something that you ought to do
n event|quarrel argument row dispute|agreement|angry words between people|thinking the same about something
n event|rest break pause||a time without work
n place|inside interior|outside exterior|the part within something|the part that is round something
n event|trade business||buying and selling
n place|trap snare||something to catch animals with
n people|ruler monarch||the head of a country
n event|custom habit tradition||something that people do again and again
n event|chance opportunity||a time when you can do something
n event|clue hint||something that helps you to find an answer
n place|gap space||an empty place between things
n event|lie fib falsehood|truth|something said that is not so|what is really so
n event|rule law regulation||something that says what people must do
n place|scrap shred piece||a small bit of something
n mind|hatred dislike|love affection|a strong feeling against somebody|a strong, warm feeling for somebody
n mind|strength power might|weakness|being able to do a lot by force|being able to do little by force
n mind|success|failure|a plan that works|a plan that does not work
n event|arrival|departure|coming to a place|going from a place
n place|entrance entry|exit|the way in|the way out
n people|expert specialist|beginner novice|somebody who knows a lot about something|somebody who has only just started
n people|guest visitor|host|somebody who comes to your home|somebody who has people come to their home
n people|ancestor forefather|descendant|somebody of your family who lived long before you|somebody of your family who lives long after you
n mind|profit gain|loss|money that comes in|money that is gone
n place|height|depth|how far up something goes|how far down something goes
n people|hero|villain|the person in a story who fights for good|the person in a story who does harm
d manner|suddenly abruptly|gradually|all at once|bit by bit
d manner|carefully cautiously|carelessly|watching that nothing goes wrong|without watching what you do
d manner|everywhere|nowhere|in all places|in no place
d manner|soon shortly||in a short time from now
d manner|together jointly|apart|with each other|away from each other
d manner|bravely boldly|timidly|without showing any fear|like somebody who is easily frightened
`);

/** Words of year 6. */
export const hardMeanings = lines(`
a measure|abundant plentiful ample|scarce meagre|more than enough|hardly enough
a opinion|obvious evident plain apparent|obscure|easy to see or understand|hard to see or understand
a opinion|feasible possible workable|impossible|able to be done|not able to be done
a measure|hasty hurried rushed|leisurely unhurried|done too fast|done without any rush
a feeling|eager keen enthusiastic|reluctant unwilling|wanting very much to do something|not really wanting to do something
a character|humble modest|arrogant boastful conceited|not thinking too highly of yourself|thinking too highly of yourself
a opinion|vague unclear hazy|definite distinct|not easy to make out|easy to make out
a opinion|trivial unimportant petty|important significant|that matters very little|that matters a lot
a feeling|sullen sulky moody||silent and in a bad mood
a character|frank candid open|secretive|saying just what you think|not telling others what you think
a feeling|furious enraged livid|placid|very angry|hard to upset
a look|hideous ugly repulsive|attractive|very unpleasant to look at|pleasant to look at
a opinion|illegal unlawful|legal lawful|against the rules of the country|allowed by the rules of the country
a look|drab dull dowdy|colourful vivid|without bright colours|full of bright colours
a look|tense strained taut|loose slack|pulled tight|not pulled tight
a opinion|logical reasonable rational|illogical|following from good reasons|not following from good reasons
a feeling|lively energetic|lethargic sluggish|ready to move and do things|slow and not wanting to move
a character|prosperous thriving wealthy|impoverished|doing well and having money|having lost nearly all money
a character|neutral unbiased impartial|biased|not taking anybody’s side|taking one side
a opinion|novel original new|unoriginal|not known before|like what was there before
a look|vivid bright intense|faded|very strong and clear|grown pale
a look|barren infertile|lush fertile|where nothing can grow|where plants grow well
a opinion|compulsory obligatory mandatory|voluntary optional|that you have to do|that you may do if you choose
a character|ferocious fierce brutal|mild|wild and cruel|soft and gentle
a measure|complete whole entire|partial incomplete|with no part missing|with a part missing
a measure|inferior lesser|superior|not as good as another|better than another
a opinion|weird bizarre|conventional|stranger than you would expect|as most people do it
a character|stern severe grim||serious and not at all friendly
a character|immature childish|mature|behaving like somebody very young|behaving like somebody grown up
a measure|initial first|final last|coming before all others|coming after all others
a measure|internal inner|external outer|on the inside|on the outside
a character|lenient merciful|strict harsh|not punishing hard|punishing hard
a character|literate|illiterate|able to read and write|not able to read and write
a look|mobile|stationary immobile|able to move|not moving
a measure|numerous many countless|few|a great number of|only a small number of
a character|optimistic hopeful|pessimistic|thinking that all will go well|thinking that all will go badly
a opinion|perilous hazardous risky|secure|full of danger|free from danger
a look|porous|watertight|letting water through|not letting water through
a measure|prompt punctual|late tardy|at the right time, without delay|after the right time
a measure|rural|urban|of the countryside|of the town
a measure|sufficient enough adequate|insufficient|as much as is needed|less than is needed
a opinion|tedious boring monotonous|fascinating|so long or dull that nobody enjoys it|so good that you can’t stop listening or looking
a opinion|urgent pressing||that cannot wait
a feeling|vulnerable defenceless|protected|easily harmed|kept safe from harm
a feeling|weary exhausted fatigued|refreshed|with hardly any strength left|with new strength
a look|brittle crisp||hard and easily snapped
a character|solitary lone single||being the only one
a character|shrewd astute canny||quick to see what is going on
a character|clumsy awkward ungainly|graceful|moving badly, so that things get knocked over|moving in a light and beautiful way
a measure|concise brief succinct|lengthy|said in few words|going on for a long time
a measure|exterior outside|interior|on the outer side|on the inner side
a feeling|fatigued drained|energetic|with no strength left|full of strength
a character|indolent lazy idle|industrious|not willing to work|working hard
v movement|abolish scrap|establish|to do away with|to set up something that is to last
v movement|accelerate quicken|decelerate|to go faster|to go more slowly
v speech|accuse blame charge|acquit|to say that somebody did wrong|to say in court that somebody did no wrong
v speech|achieve accomplish attain|fail|to do what you set out to do|not to do what you set out to do
v movement|adhere stick cling||to stay fixed to something
v movement|amplify magnify|diminish|to make louder or bigger|to make or become less
v speech|astonish amaze astound||to surprise very much
v speech|baffle puzzle bewilder confuse||to be too hard for somebody to understand
v movement|banish exile expel||to send somebody away for good
v speech|betray deceive||to be false to somebody who trusts you
v speech|boast brag||to say how good you are yourself
v movement|cease stop quit|commence begin|to do no more of something|to do the first part of something
v movement|conceal hide mask|expose reveal|to keep out of sight|to bring into sight
v speech|console comfort|distress|to make somebody feel less sad|to make somebody feel very upset
v speech|crave desire||to want very much
v movement|dangle hang||to be fixed at the top and swing freely
v speech|detest loathe|adore|to dislike very much|to like very much indeed
v movement|discard dump|retain keep|to throw away|not to give away
v speech|encourage urge|discourage deter|to give somebody the heart to go on|to make somebody give up an idea
v speech|endure bear tolerate||to put up with
v movement|evade dodge elude|confront|to get out of the way of|to stand face to face with
v speech|exaggerate overstate|understate|to make something sound bigger than it is|to make something sound smaller than it is
v movement|exhaust tire|refresh|to use up somebody’s strength|to give somebody new strength
v movement|extinguish|ignite light|to put out a fire|to set on fire
v movement|flee escape|stay|to run away|to go on being in a place
v movement|flourish thrive|wither|to grow well|to dry up and droop
v movement|gain acquire obtain|forfeit|to get|to lose as a punishment
v speech|grieve mourn|rejoice|to be very sad about a loss|to be very glad
v speech|hesitate pause waver||to wait before you act
v movement|hinder hamper obstruct|assist|to get in somebody’s way|to make things easier for somebody
v movement|illuminate light|darken|to make bright|to take the light from
v movement|include contain|exclude omit|to have as a part|to leave out
v movement|inhale|exhale|to breathe in|to breathe out
v movement|liberate free release|imprison capture|to let somebody go|to take somebody and shut them in
v movement|linger loiter||to stay longer than you need to
v movement|merge blend combine|split|to become one|to become two or more
v speech|mock ridicule taunt|respect|to make fun of|to think well of
v speech|pardon forgive excuse|condemn|to let somebody off for a wrong|to say that somebody did a great wrong
v movement|persist continue persevere|quit|to go on and on|to give up
v speech|plead beg implore||to ask for something with all your heart
v speech|ponder consider reflect||to think about for a while
v movement|postpone delay defer||to put off until later
v movement|pursue chase follow||to go after
v speech|quarrel argue bicker|agree|to have angry words|to think the same
v movement|resist oppose|submit yield|to fight against|to give in
v movement|retreat withdraw|advance|to go back|to go forward
v movement|rotate turn revolve||to go round and round
v speech|scold rebuke reprimand|praise|to tell somebody angrily what they did wrong|to tell somebody what they did well
v movement|shelter protect|expose|to keep safe from wind or harm|to leave open to wind or harm
v speech|soothe calm pacify|agitate|to make less upset|to make upset
v movement|squander waste|save|to use up without care|to keep for later
v speech|startle alarm surprise||to give somebody a sudden fright
v movement|supply provide||to give what is needed
v speech|tolerate accept||to let something be, even if you do not like it
v movement|transform change alter||to make different
v movement|tremble quiver quake||to shake
n people|adversary opponent rival|ally|somebody you fight or play against|somebody who is on your side
n mind|agony torment pain||a very strong hurt
n place|antique relic||a thing from long ago
n event|calamity disaster catastrophe||a terrible thing that happens
n mind|comfort ease|discomfort|feeling well and at rest|not feeling well or at rest
n mind|compassion pity sympathy|cruelty|feeling for somebody who suffers|taking pleasure in hurting others
n event|conclusion ending|introduction|the last part of a speech or text|the first part of a speech or text
n event|deceit trickery fraud|honesty|making people believe what is not so|telling the truth
n event|drawback disadvantage|benefit advantage|something that makes a thing worse|something that makes a thing better
n mind|enthusiasm eagerness zeal|apathy|wanting very much to do something|not caring about anything
n mind|fame renown celebrity|obscurity|being known by very many people|being known by hardly anybody
n mind|famine hunger|plenty|far too little food|as much as anybody needs
n place|foundation base||what something stands on
n place|fragment scrap bit|whole|a small piece broken off|all of something
n mind|freedom liberty|captivity|being able to do as you like|being locked up
n mind|haste hurry speed||going or acting fast
n event|hazard risk danger||something that may do you harm
n event|inquiry investigation||asking questions to find something out
n mind|knowledge learning|ignorance|what somebody knows|not knowing things
n mind|majority|minority|more than half|less than half
n mind|mercy pity||kindness to somebody you could punish
n people|novice beginner learner|veteran|somebody who has only just started|somebody who has done a job for many years
n place|obstacle barrier hurdle||something that stands in the way
n event|occupation job profession||the work that somebody does for a living
n event|outcome result|cause|what comes of something|what makes something happen
n event|plot scheme conspiracy||a secret plan to do harm
n mind|pride|humility|thinking a lot of yourself|not thinking too much of yourself
n mind|pride|shame|feeling good about what you did|feeling bad about what you did
n event|remedy cure||something that makes ill people well
n place|replica copy duplicate|original|a thing made to look just like another|the first one, after which others are made
n place|residence dwelling||a place where somebody lives
n event|rumour gossip|fact|what people tell each other without being sure|something that is known to be true
n mind|shortage lack|surplus|less than is needed|more than is needed
n mind|tranquillity calm peace|turmoil|quiet and stillness|wild movement and trouble
n mind|trust faith|suspicion|being sure that somebody is honest|thinking that somebody is not honest
n event|turmoil chaos confusion|order|everything in a muddle|everything in its place
n mind|vigour energy strength||being full of life and power
d manner|seldom rarely|frequently|only now and then|again and again
d manner|deliberately intentionally|accidentally|because you meant to|without meaning to
d manner|reluctantly unwillingly|willingly|not really wanting to|gladly
d manner|permanently|temporarily|for ever|for a short time only
d manner|instantly immediately|eventually|at once|after some time
`);

/** Words of year 7. */
export const expertMeanings = lines(`
a opinion|arduous gruelling strenuous|effortless|needing a lot of hard work|needing no hard work at all
a character|benevolent kindly charitable|malevolent spiteful|wishing to do good|wishing to do harm
a character|brusque curt abrupt|courteous|using few words and not very polite|polite and kind in manner
a character|candid forthright|evasive|saying openly what you think|not giving a straight answer
a opinion|coherent lucid|incoherent rambling|clear, with one thought leading to the next|not clear, with thoughts in a muddle
a look|colossal gargantuan|minuscule|extremely large|extremely small
a character|compliant obedient docile|defiant rebellious|doing as you are told|not doing as you are told
a look|conspicuous prominent noticeable|inconspicuous unobtrusive|standing out so that all can see|not standing out at all
a measure|contemporary current|outdated|of the present time|no longer of the present time
a opinion|covert secret clandestine|overt|kept hidden from others|done openly
a opinion|credible believable plausible|implausible|that you can believe|that is hard to believe
a feeling|dejected downcast despondent|elated jubilant|sad and without hope|full of joy
a look|derelict abandoned neglected||left to fall to pieces
a character|diligent conscientious|negligent|taking great care over your work|not taking care over your work
a measure|dormant inactive|active|doing nothing for a time|doing something now
a character|eloquent fluent articulate|inarticulate|speaking well and easily|not able to say things well
a character|eminent distinguished renowned|unknown|well known and respected|that nobody has heard of
a character|erratic unpredictable|consistent|changing so that you never know what comes next|always the same
a measure|exorbitant overpriced|reasonable|costing far too much|costing no more than is fair
a character|extravagant wasteful|frugal thrifty|spending too much|careful with money
a opinion|exotic foreign|native|from a faraway land|from the land itself
a opinion|fallible imperfect|infallible|able to make mistakes|never making a mistake
a look|feeble puny|robust|small and weak|big and strong
a opinion|fictitious imaginary invented|factual|made up|true, not made up
a opinion|futile pointless|worthwhile|having no chance of working|well worth doing
a look|gaunt haggard||thin and tired in the face
a character|gullible naive trusting|sceptical|believing everything you are told|slow to believe what you are told
a character|hospitable welcoming|inhospitable|glad to have guests|not kind to guests
a opinion|hypothetical theoretical|actual|only thought of, not real|really there
a look|immaculate pristine spotless|soiled|perfectly clean|not clean any more
a measure|imminent impending|remote|about to happen|far off in time
a look|impeccable flawless faultless|flawed|without any fault|with a fault in it
a character|impetuous impulsive rash|cautious|acting without thinking first|thinking before acting
a character|inept incompetent|capable|not able to do a job well|able to do a job well
a opinion|inevitable unavoidable certain|avoidable|sure to happen|that can be kept from happening
a look|insipid bland tasteless|flavoursome|with little taste|with a lot of taste
a character|intrepid daring fearless|timorous|not put off by any danger|easily frightened
a feeling|irate incensed|pacified|very angry|no longer angry
a feeling|jovial jolly merry|morose|in high spirits|in low spirits
a look|lavish sumptuous|frugal|rich and more than enough|simple and just enough
a feeling|lethargic listless|lively|without energy|full of energy
a opinion|lucrative profitable|unprofitable|making a lot of money|making no money
a character|mediocre average|outstanding|neither good nor bad|much better than the rest
a feeling|melancholy sorrowful|merry|sad in a quiet way|full of fun
a character|menacing threatening|reassuring|looking as if it will do harm|taking away your fears
a character|meticulous thorough painstaking|slapdash sloppy|taking care over every detail|not taking any care
a opinion|mundane commonplace|extraordinary|found every day|hardly ever found
a character|notorious infamous||known for something bad
a character|nimble agile|clumsy|quick and light in moving|awkward in moving
a measure|obsolete outdated|current|no longer in use|in use now
a opinion|ominous sinister|auspicious|hinting that something bad will come|hinting that something good will come
a look|opulent luxurious|spartan|rich and costly|bare and without comfort
a look|ornate decorated|plain|with a lot of pretty detail added|with nothing added
a look|parched arid|moist|dried out|a little wet
a feeling|pensive thoughtful||deep in your own mind
a feeling|perplexed baffled puzzled||not able to understand
a look|picturesque scenic|unattractive|pretty enough for a painting|not pretty at all
a look|precarious unstable|stable|likely to fall or go wrong|standing firm
a opinion|profound deep|superficial shallow|going far below the surface|staying on the surface
a character|prudent sensible|imprudent|acting with good sense|acting without good sense
a look|pungent|odourless|with a strong smell|with no smell
a feeling|ravenous famished|satiated|extremely hungry|having had enough to eat
a character|resolute determined steadfast|irresolute|firm in what you have decided|never sure what to do
a look|robust sturdy|fragile|strong and hard to break|easy to break
a look|sombre grave|cheerful|dark and serious|bright and happy
a opinion|spontaneous unplanned impromptu|planned rehearsed|done without thinking about it beforehand|worked out or practised beforehand
a look|squalid filthy|pristine|very dirty|perfectly clean
a opinion|subtle understated|blatant glaring|hard to notice|impossible to miss
a measure|superfluous surplus unneeded|essential|more than is needed|that you cannot do without
a opinion|tangible|intangible|that you can touch|that you cannot touch
a character|tenacious persistent||never giving up
a character|tentative hesitant|confident|not quite sure|quite sure
a look|tepid lukewarm||neither hot nor cold
a measure|unanimous united|divided|all of one opinion|of different opinions
a character|uncouth coarse|refined|with rough, bad manners|with fine manners
a measure|unique|commonplace|the only one of its kind|found anywhere
a character|vain conceited|modest|thinking too much of yourself|not thinking too highly of yourself
a character|verbose wordy|succinct|using too many words|using few words
a character|versatile adaptable|inflexible|able to do many different things|not able to change
a character|vigilant watchful alert|inattentive|looking out for danger|not looking out
a opinion|volatile changeable|stable|likely to change at any moment|not likely to change
a character|zealous fervent|apathetic|full of energy for a cause|not caring at all
v movement|abate subside|intensify|to grow weaker|to grow stronger
v speech|abhor despise loathe|cherish|to dislike very much indeed|to hold very dear
v movement|abridge shorten|extend|to cut parts out of|to add to
v speech|admonish reprove rebuke|commend|to tell somebody firmly what they did wrong|to say that somebody did well
v movement|alleviate ease relieve|aggravate|to make a pain or problem less|to make a pain or problem worse
v speech|entice lure tempt|repel|to offer something nice so that somebody comes|to drive away
v movement|ameliorate improve|worsen|to make better|to make or become less good
v movement|augment boost|lessen|to make greater|to make smaller
v movement|avert prevent||to keep something bad from happening
v speech|bewilder perplex|enlighten|to make somebody not know what to think|to help somebody to understand
v speech|coerce compel force||to make somebody do what they do not want to do
v speech|collaborate cooperate||to work together
v movement|commence initiate|conclude terminate|to make a start|to bring to an end
v speech|concede admit|dispute|to say, though not gladly, that something is true|to say that something is not true
v movement|condense compress|expand|to press into less space|to spread over more space
v speech|condone excuse|denounce|to let a wrong pass|to say in public that something is wrong
v speech|covet envy||to want what somebody else has
v movement|curtail restrict limit|prolong|to keep within bounds|to make longer
v speech|denounce condemn|applaud|to say in public that something is wrong|to clap for
v movement|deteriorate worsen|improve|to get less good|to get better
v movement|deviate diverge|conform|to go another way|to do as everybody does
v speech|dissuade deter|persuade|to talk somebody out of something|to talk somebody into something
v speech|divulge disclose reveal|withhold|to tell a secret|to keep back
v movement|dwindle diminish|increase|to become less and less|to become more
v movement|emancipate liberate free|enslave|to set loose from somebody’s power|to take away somebody’s freedom
v movement|embellish decorate adorn||to make prettier by adding things
v movement|enhance improve|impair|to make better|to make weaker or less good
v movement|eradicate eliminate||to get rid of completely
v movement|fabricate invent||to make up something that is not true
v movement|fluctuate vary|stabilise|to go up and down|to make steady
v movement|foster nurture|neglect|to help to grow|to take no care of
v movement|impede hinder|facilitate|to slow down or block|to make easier
v movement|inaugurate launch||to set going for the first time
v movement|mitigate lessen|exacerbate|to make less bad|to make even worse
v movement|obliterate erase||to wipe out
v speech|placate appease|provoke|to stop somebody being angry|to make somebody angry
v speech|proclaim announce declare||to make known in public
v movement|procrastinate delay||to put things off
v movement|rectify correct||to put right
v speech|refute disprove|confirm prove|to show that something is false|to show that something is true
v speech|reiterate repeat||to say again
v movement|relinquish surrender|retain|to give up|not to give up
v movement|renounce reject|embrace|to say that you want no more of something|to take up gladly
v movement|replenish refill|deplete|to make full again|to use up
v speech|reprimand rebuke|praise|to tell somebody off|to say how good somebody is
v speech|rouse awaken|lull|to get somebody out of sleep|to send somebody to sleep
v movement|scrutinise examine inspect||to look at very closely
v movement|taper narrow|widen|to become less wide|to become broader
v movement|thwart foil frustrate|aid|to stop somebody’s plan|to help
v speech|venerate revere|scorn|to look up to deeply|to look down on
v speech|vindicate clear|incriminate|to show that somebody did no wrong|to make somebody look guilty
n mind|acclaim praise|criticism|saying what is good about something|saying what is bad about something
n event|adversity hardship misfortune|prosperity|a time of trouble|a time when all goes well
n mind|aversion dislike|fondness|not liking something at all|liking something
n mind|brevity shortness|length|not taking much time or space|how much time or space something takes
n mind|clemency mercy|harshness|not punishing as hard as you could|being hard on somebody
n mind|contempt scorn disdain|respect|looking down on somebody|looking up to somebody
n event|discord strife|harmony|people not getting on with each other|people getting on with each other
n event|epilogue|prologue|a part after the end of a story|a part before the start of a story
n event|etiquette manners||the rules of polite behaviour
n event|fiasco flop|success|something that goes completely wrong|something that goes well
n mind|folly foolishness|wisdom|having no sense|having good sense
n event|hindrance obstruction|help|something that gets in the way|something that makes a job easier
n event|inception start|completion|the first moment of something|the last moment of something
n mind|integrity honesty|dishonesty|always doing what is right|not telling the truth
n mind|lethargy sluggishness|vigour|having no energy|being full of energy
n mind|malice spite|goodwill|wanting to hurt others|wanting to help others
n mind|mirth merriment laughter|gloom|glad and noisy fun|a dark and sad mood
n mind|monotony sameness|variety|nothing ever changing|many different things
n mind|nostalgia longing||wishing for something you miss
n mind|opulence luxury|austerity|having far more than you need|having very little and making do
n event|pandemonium uproar|calm|wild noise and muddle|peace and quiet
n place|perimeter boundary||the line round a place
n event|predicament plight||a difficult position
n mind|serenity calmness|agitation|a peaceful mood|a restless mood
n mind|tenacity persistence||never giving up
n event|turbulence unrest|stillness|wild movement or trouble|no movement at all
n place|vicinity neighbourhood||the places close by
n place|zenith pinnacle peak|nadir|the highest point|the lowest point
d manner|invariably always||every single time
d manner|inadvertently accidentally|purposely|without meaning to|because you meant to
d manner|meticulously thoroughly|carelessly|with care for every detail|without care
`);
