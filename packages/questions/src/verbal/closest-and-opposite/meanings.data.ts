/**
 * Words of like and of opposite meaning. In a line: kind of word (a adjective, n noun, v verb, d adverb) and the field it is from, words of one meaning,
 * words of the opposite meaning, what the first words mean, and what the others mean. A child who missed the question reads these meanings, so they
 * are told as a children's dictionary does. Where a word says more or less than the others of its side, its own meaning follows:
 * “to turn your eyes to something; gaze: to look at something for a long time”. A teacher may add lines; a word with two meanings stands in two lines.
 * Wrong options come from the same field, so that the field alone doesn't give the answer away. In which year a word is asked, heights.data.ts says.
 */

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Words of year 3. */
export const firstMeanings = lines(`
a feeling|happy glad cheerful joyful|sad unhappy miserable gloomy|pleased with how things are; cheerful: happy and showing it; joyful: very happy|feeling sorrow, not joy; miserable: very unhappy; gloomy: sad and without hope
a measure|big large huge|small little tiny|great in size; huge: very big|not great in size; tiny: very small
a measure|fast quick speedy rapid|slow|moving or done at great speed|taking a long time
a character|brave bold fearless|cowardly|ready to face danger; fearless: not afraid of anything|without courage
a feeling|afraid scared frightened|unafraid|feeling fear|not frightened
a feeling|angry cross furious|calm|in a bad temper; furious: very angry|not upset or excited
a character|clever smart bright|foolish|quick to learn and understand|showing no good sense
a character|silly foolish daft|sensible wise|showing no good sense|showing good sense
a character|kind caring gentle|unkind cruel nasty|good to other people; caring: kind and looking after others; gentle: kind and never rough|not kind to other people; cruel: making others suffer
a look|wet damp|dry|with water in it or on it; damp: a little wet|with no water in it or on it
a look|clean spotless|dirty filthy grubby|with no mud, dust or stains; spotless: perfectly clean|covered with mud, dust or stains; filthy: very dirty
a look|cold chilly icy freezing|hot boiling|having little or no heat; icy freezing: very cold|having a lot of heat; boiling: very hot
a look|hot boiling scorching|cold freezing|having a lot of heat; boiling scorching: very hot|having little or no heat; freezing: very cold
a look|noisy loud|quiet silent|making a lot of sound|making very little sound; silent: making no sound at all
a look|hard tough firm|soft|not giving way when pressed; tough: strong and not easily broken|giving way when pressed
a opinion|easy simple|hard difficult tricky|done or understood without trouble|needing a lot of effort or thought
a character|rich wealthy|poor|having a lot of money|having very little money
a look|pretty lovely beautiful|ugly|pleasant to look at; lovely: beautiful or very pleasant|unpleasant to look at
a measure|old ancient|new modern|made or begun long ago; ancient: very old|made or begun not long ago; modern: of the present time
a feeling|young youthful|old elderly|having lived only a few years; youthful: young, or seeming young|having lived many years
a feeling|tired sleepy weary||needing rest; sleepy: ready to fall asleep; weary: very tired
a feeling|hungry starving|full|wanting food; starving: very hungry|having eaten enough
a feeling|ill sick unwell poorly|well healthy|not in good health|in good health
a feeling|strong powerful mighty|weak feeble|having a lot of strength; mighty: very strong|having little strength
a opinion|right correct|wrong incorrect|without a mistake|with a mistake in it
a look|empty|full|with nothing inside|holding as much as it can
a look|slim slender||thin in an attractive way
a look|thin|thick|measuring little from one side to the other|measuring a lot from one side to the other
a measure|near close|far distant|only a little way off|a long way off
a opinion|strange odd peculiar weird|normal usual|not what you would expect; weird: very strange|just what you would expect
a character|polite|rude|with good manners|with bad manners
a opinion|funny amusing|serious|making you laugh or smile|not meant to make you laugh
a opinion|boring dull|exciting interesting|not holding your attention|holding your attention; exciting: making you feel thrilled
a look|tidy neat|messy untidy|with everything in its place|with things lying all over the place
a look|dark dim|light bright|not well lit|well lit; bright: full of light
a look|sour|sweet|tasting like lemons|tasting like sugar
a look|tasty delicious||good to eat; delicious: very good to eat
a look|smelly stinking||with a bad smell
a look|smooth even|rough bumpy|with a surface that has no lumps or holes|with an uneven surface; bumpy: full of lumps
a look|sharp pointed|blunt|with an edge or tip that cuts or pierces easily; pointed: with a sharp end|with an edge or tip that no longer cuts
a character|lucky fortunate|unlucky|having good things happen by chance|having bad things happen by chance
a character|famous|unknown|known to very many people|not known to many people
a opinion|safe secure|dangerous unsafe|free from danger|likely to cause harm
a opinion|true|false untrue|agreeing with the facts|not agreeing with the facts
a measure|same identical alike|different|with no difference; identical: exactly the same; alike: very much the same|not like one another
a measure|early|late|before the expected time|after the expected time
a measure|high|low|far above the ground|close to the ground
a measure|tall|short|measuring a lot from bottom to top|measuring little from bottom to top
a measure|long lengthy|short brief|great in length or time; lengthy: going on for a long time|small in length or time; brief: lasting only a short time
a measure|wide broad|narrow|measuring a lot from side to side|measuring little from side to side
a measure|deep|shallow|going far down|not going far down
a measure|heavy weighty|light|weighing a lot|weighing little
a character|lazy idle||not willing to work
a character|idle|busy|doing nothing|having a lot to do
a feeling|proud|ashamed|pleased with something you have done|feeling bad about something you have done
a feeling|proud|humble|thinking yourself better than others|not thinking yourself better than others
v movement|start begin|stop finish end|to do the first part of something|to do no more of something; finish end: to do the last part of something
v movement|shut close|open|to move a door or lid so that the way is blocked|to move a door or lid so that the way is clear
v speech|shout yell|whisper|to use a very loud voice|to use a very quiet voice
v movement|run dash race sprint||to move fast on your feet; race: to go very fast; dash: to run somewhere in a hurry; sprint: to run a short way as fast as you can
v movement|jump leap hop||to push yourself off the ground with your feet; leap: to jump high or far; hop: to jump on one foot
v speech|laugh giggle chuckle|cry weep sob|to make sounds that show you find something funny; giggle: to laugh in a silly or nervous way; chuckle: to laugh quietly|to let tears fall from your eyes; sob: to cry with loud, quick breaths
v speech|cry weep sob|laugh|to let tears fall from your eyes; sob: to cry with loud, quick breaths|to make sounds that show you find something funny
v movement|throw toss fling|catch|to send something through the air with your hand; toss: to throw something lightly; fling: to throw something hard or carelessly|to get hold of something that is moving through the air
v movement|push shove|pull|to press something away from you; shove: to push roughly|to move something towards you or along behind you
v movement|pull tug drag|push|to move something towards you or along behind you; tug: to pull hard; drag: to pull something heavy along the ground|to press something away from you
v movement|break smash shatter|mend repair fix|to make something fall to pieces; smash: to break something noisily; shatter: to break into tiny pieces|to put right something that is broken
v movement|mend repair fix|break|to put right something that is broken|to make something fall to pieces
v movement|look peer gaze||to turn your eyes to something; peer: to look hard at something that is not easy to see; gaze: to look at something for a long time
v speech|speak talk chat||to say words; chat: to talk in a friendly way
v movement|hide conceal|show reveal|to keep something out of sight|to let something be seen
v movement|find discover|lose|to come across something; discover: to find something for the first time|to no longer have something, or not know where it is
v movement|build make construct|destroy demolish|to form something by putting parts together|to ruin something completely; demolish: to knock down a building
v speech|help assist aid||to do something useful for somebody
v movement|hurry rush|dawdle|to move or act quickly|to go too slowly and waste time
v speech|like enjoy love|dislike detest|to find pleasant; enjoy: to get pleasure from; love: to like very much|to find unpleasant; detest: to dislike very much
v speech|choose pick select|reject|to decide which one you want|to say that you do not want something
v speech|answer reply respond|ask|to say or write something back|to put a question to somebody
v speech|give donate|take|to let somebody have something; donate: to give money or things to help others|to get hold of something
v speech|win triumph|lose|to beat all the others|to be beaten
v movement|fall tumble||to drop to the ground; tumble: to fall suddenly, often rolling over
v movement|fall|rise|to go down|to go up
v movement|arrive come|leave depart|to get to a place|to go away from a place
v movement|leave|stay|to go away from a place|to remain in a place
v speech|remember recall|forget|to have or bring back in your mind|to fail to keep in your mind
v movement|grow expand|shrink|to get bigger|to get smaller
v movement|sleep doze snooze|wake|to rest with your eyes shut; doze snooze: to sleep lightly for a short time|to stop sleeping
v movement|join connect attach|separate|to bring or put together; attach: to fasten to something|to move or take apart
v movement|shake tremble shiver||to move quickly to and fro; tremble shiver: to shake from cold or fear
v movement|eat munch||to put food in your mouth and swallow it; munch: to eat something noisily
v movement|chew munch||to crush food with your teeth; munch: to eat something noisily
n place|road street lane||a way that people and cars go along; street: a road with houses along it; lane: a narrow road
n place|shop store||a place where things are sold
n place|present gift||something that you give to somebody
n event|mistake error||something that was done wrong
n place|rubbish litter||things that nobody wants any more; litter: rubbish left lying about
n place|forest wood||an area covered with trees
n place|stone rock pebble||the hard material that mountains are made of, or a piece of it; pebble: a small, round stone
n people|friend pal companion|enemy foe|somebody you like and know well; companion: somebody who spends time with you|somebody who wants to do you harm
n place|home house||a place where people live; house: a building where people live
n place|sea ocean||a great stretch of salt water
n place|hole gap opening||a space that goes into or through something; gap: an empty space between things
n place|smell scent||something that you notice with your nose; scent: a pleasant smell
n place|noise din|silence|a sound, often a loud one; din: a loud noise that goes on and on|no sound at all
n place|boat ship||something that carries people over water; ship: a large boat that goes to sea
n people|child youngster|adult|a person who is not yet grown up|a person who is grown up
n event|story tale||something told about events, real or made up
n place|prize award||something given to somebody for winning or doing well
n event|journey trip voyage||travelling from one place to another; trip: a journey there and back; voyage: a long journey by sea or in space
n event|job task chore||a piece of work that has to be done; chore: a dull job that has to be done
n event|fight battle||a struggle between people who use force; battle: a fight between armies
n place|top summit peak|bottom base|the highest part; summit peak: the top of a mountain|the lowest part
n event|beginning start|end finish|the first part|the last part
n people|thief robber burglar||somebody who steals; robber: somebody who steals by force; burglar: somebody who breaks into a house to steal
n place|field meadow||a piece of land for crops or animals; meadow: a field of grass and wild flowers
n place|storm gale||rough weather with strong winds; gale: a very strong wind
n event|party celebration||a time when people meet to enjoy themselves
n place|day|night|the time when it is light|the time when it is dark
n place|front|back|the part that faces forward|the part that is behind
d manner|quickly swiftly fast|slowly|at great speed|at low speed
d time|always forever|never|at all times; forever: without ever ending|at no time
d time|nearly almost||not quite
d time|often frequently|rarely seldom|many times|hardly ever
d manner|loudly noisily|quietly softly|with a lot of sound|with little sound
d manner|happily gladly|sadly|with pleasure|with sorrow
`);

/** Words of years 4 and 5. */
export const middleMeanings = lines(`
a measure|enormous gigantic immense colossal|minute miniature|very big|very small; miniature: much smaller than usual
a character|courageous daring heroic|timid cowardly|ready to face danger; heroic: very brave|easily frightened; cowardly: without courage
a feeling|anxious worried nervous uneasy|relaxed carefree|afraid of what may happen|not worried or tense; carefree: with no worries
a character|generous charitable|mean selfish miserly|glad to give to others|not wanting to share with others; miserly: hating to spend or give money
a character|honest truthful|dishonest lying deceitful|telling the truth|not telling the truth
a measure|ordinary common normal usual|unusual rare extraordinary|like most other things; common: found or seen often|not like most other things; rare: not found or seen often
a measure|rare scarce uncommon|plentiful common|not found or seen often; scarce: hard to get, because there is little of it|found in large amounts; common: found or seen often
a opinion|correct accurate exact precise|inaccurate|without a mistake; exact precise: right in every detail|not quite right
a character|fierce savage ferocious|tame gentle|wild and ready to attack|not wild; gentle: kind and never rough
a look|fragile delicate breakable|sturdy robust|easily broken|strong and not easily broken
a feeling|calm peaceful tranquil serene|stormy turbulent|quiet and still|with strong winds or rough waves
a look|broken damaged|intact|no longer whole; damaged: harmed or spoilt|whole and not harmed
a look|visible noticeable|invisible hidden|that can be seen; noticeable: easily seen|that cannot be seen
a measure|ancient antique|modern recent|very old; antique: old and often valuable|of the present time; recent: that happened not long ago
a character|careful cautious wary|careless reckless|taking care to avoid danger or mistakes|not thinking about what you do; reckless: not thinking of danger at all
a character|wicked evil sinful||very bad; sinful: breaking the laws of a religion
a character|stubborn obstinate|flexible|not willing to change your mind|willing to change when that is needed
a feeling|grateful thankful|ungrateful|pleased with what somebody did for you|not pleased with what somebody did for you
a character|guilty|innocent|having done wrong|not having done wrong
a measure|permanent lasting|temporary|meant to go on for ever; lasting: going on for a long time|for a short time only
a look|flexible bendy|rigid stiff|easily bent|not easily bent; rigid: that cannot be bent
a look|clear transparent|opaque|easy to see through|impossible to see through
a opinion|genuine real authentic|fake false|truly what it seems to be|made to look like the real thing
a measure|cheap inexpensive|expensive costly dear|costing little money|costing a lot of money
a opinion|necessary essential vital|unnecessary|that you cannot do without|that you can do without
a character|ignorant unaware|aware|not knowing about something|knowing about something
a character|curious nosy inquisitive||wanting to know things; nosy: too interested in other people’s business
a feeling|sleepy drowsy|alert|ready to fall asleep|wide awake and attentive
a look|gloomy dismal dreary|bright cheery|dark and sad to look at|happy, or making others happy; bright: full of light
a character|shy bashful|bold|not at ease with other people|not afraid to speak to people
a character|hostile unfriendly|friendly|not kind or pleasant to somebody; hostile: behaving like an enemy|kind and pleasant to somebody
a look|empty vacant unoccupied|occupied|with nobody in it|with somebody in it
a look|crowded packed|deserted|full of people|with no people left in it
a look|smart elegant stylish|scruffy shabby|well dressed; elegant: graceful and well dressed; stylish: well dressed in a modern way|badly dressed and untidy; shabby: old and worn
a look|tasty delicious|tasteless|good to eat; delicious: very good to eat|with little or no taste
a look|smelly stinking|fragrant|with a bad smell|with a sweet smell
a opinion|simple plain|complicated complex|with nothing extra or difficult about it|made up of many parts
a measure|huge vast|tiny|very big|very small
a character|sincere heartfelt|insincere|truly meant|not truly meant
a measure|gradual|sudden|happening bit by bit|happening all at once
a opinion|useful handy helpful|useless|that helps you to do something|that is no help
a measure|public|private|open to everybody|for a few people only
a measure|major|minor|of great importance|of little importance
a measure|maximum|minimum|the greatest possible|the smallest possible
a opinion|artificial|natural|made by people|not made by people
a measure|absent|present|not here|here
a measure|superior|inferior|better than another|not as good as another
a character|cunning sly crafty||clever at tricking people
a feeling|weak frail feeble|strong|having little strength|having a lot of strength
a look|damp moist|dry parched|a little wet|with no water in it or on it; parched: very dry
a character|rude cheeky insolent impolite|polite respectful|with bad manners; cheeky: rude in a playful way; insolent: very rude|with good manners
a character|patient tolerant|impatient|able to wait without getting cross; tolerant: willing to put up with things|not able to wait
a measure|spare extra||more than is needed; extra: added to what there is already
a feeling|tearful sorrowful mournful|joyful|very sad; tearful: crying or ready to cry|very happy
a character|loyal faithful|disloyal|always true to your friends|not true to your friends
a character|violent|gentle|using force to hurt|kind and never rough
a look|fertile fruitful|barren|good for growing crops; fruitful: producing a lot of fruit|where nothing can grow
a look|solid|hollow|with no empty space inside|with an empty space inside
a measure|upright vertical|horizontal|straight up|level, as the floor is
v movement|vanish disappear|appear emerge|to go out of sight|to come into sight; emerge: to come out of somewhere
v movement|gather collect assemble|scatter|to bring or come together|to throw or go in all directions
v movement|repair mend restore|damage|to put right something that is broken; restore: to make something as good as it once was|to spoil or harm something
v movement|buy purchase|sell|to get something by paying for it|to give something for money
v movement|destroy demolish wreck|build construct create|to ruin something completely; demolish: to knock down a building|to form something by putting parts together; create: to make something new
v movement|increase enlarge|decrease reduce|to get or make bigger; enlarge: to make bigger|to get or make smaller; reduce: to make smaller
v speech|allow let permit|forbid ban prohibit|to say that somebody may do something|to say that somebody must not do something
v movement|rescue save|abandon|to get somebody out of danger|to leave somebody and not come back
v speech|copy imitate mimic||to do the same as somebody else; mimic: to copy how somebody speaks or moves
v speech|accept receive|refuse reject decline|to take what is offered; receive: to get what is given or sent|to say no to what is offered
v speech|admit confess|deny|to say that something is true, though you would rather not; confess: to say that you did something wrong|to say that something is not true
v speech|praise compliment|criticise|to say that something is good|to say what is bad about something
v movement|attack assault|defend protect|to use force to hurt somebody|to keep somebody safe from harm
v movement|climb ascend|descend|to go up|to go down
v speech|try attempt||to see if you can do something
v speech|order command instruct||to tell somebody what to do
v movement|beat defeat conquer||to win against somebody; conquer: to beat an enemy and take over the land
v movement|peek glance||to take a quick look
v movement|grip grasp clutch|release|to hold tightly; grasp: to take hold of firmly|to let go
v movement|guard protect defend||to keep somebody safe from harm
v movement|stop halt cease|continue|to do no more of something; halt: to come to a stop|to go on doing something
v movement|hurl throw sling||to send something through the air with your hand; hurl: to throw something with great force
v movement|hurt injure wound|heal|to do harm to somebody’s body|to make or become healthy again
v movement|unite combine join|divide separate|to bring or put together|to move or take apart; divide: to split into parts
v movement|dive plunge||to go down fast into water
v movement|prevent stop||to keep something from happening
v movement|prevent|cause|to keep something from happening|to make something happen
v speech|shout bellow roar||to use a very loud voice
v movement|shine gleam glow sparkle||to give out light; gleam: to shine softly; glow: to give out a steady, warm light; sparkle: to shine with many little flashes
v movement|soak drench|dry|to make very wet|to take the water out of something
v movement|strengthen fortify|weaken|to make stronger|to make less strong
v movement|wander roam stroll||to walk about without any hurry
v movement|wander drift stray||to go away from the right way; drift: to be carried along by wind or water
v speech|complain moan grumble||to say that you are not pleased with something
v speech|annoy irritate bother|please|to make somebody a little angry; bother: to give somebody trouble|to make somebody glad
v movement|expand swell|contract shrink|to get bigger|to get smaller
v speech|reward|punish|to give somebody something for doing well|to make somebody suffer for doing wrong
v speech|need require||to be unable to do without
v movement|watch observe notice|ignore|to look at with attention; notice: to see something and think about it|to take no notice of
v movement|lift raise hoist|lower|to move something up; hoist: to pull something up with ropes|to move something down
v movement|trip stumble||to catch your foot on something and nearly fall
v movement|attract|repel|to pull closer|to push away
v speech|trust believe|doubt|to be sure that somebody is telling the truth|not to be sure that something is true
v movement|spin whirl twirl||to go round and round fast
n mind|bravery courage|cowardice|facing danger although it is frightening|being too afraid to face danger
n mind|anger rage fury||the strong feeling of being very cross; rage fury: very great anger
n mind|fear fright terror||the feeling that danger is near; fright: a sudden fear; terror: very great fear
n mind|joy delight pleasure|sorrow misery grief|a feeling of being happy; joy delight: great happiness|great sadness
n event|victory triumph|defeat loss|winning a contest or a battle|being beaten
n mind|wealth riches|poverty|a lot of money or costly things|having too little money to live on
n mind|beauty loveliness|ugliness|being pleasant to look at|being unpleasant to look at
n mind|wisdom|foolishness|good sense|lack of good sense
n event|danger peril hazard|safety|a chance of being harmed; peril: great danger; hazard: something that may do you harm|being free from harm
n event|answer reply response|question|what you say or write back to somebody|what somebody asks
n place|cash money||coins and notes to pay with
n place|centre middle core|edge|the part that is as far from one side as from the other; core: the innermost part|the line where something ends
n place|edge border rim||the line where something ends; border: the line between two countries, or a strip along the edge; rim: the edge of something round
n people|crowd throng mob||many people close together; mob: a noisy or angry crowd
n mind|duty responsibility||something that you ought to do
n event|quarrel argument row dispute|agreement|angry words between people; dispute: a quarrel about something|thinking the same about something
n event|rest break pause||a time without work; pause: a short stop
n place|inside interior|outside exterior|the inner part of something|the outer part of something
n event|trade business||buying and selling
n place|trap snare||something to catch animals with
n people|ruler monarch||somebody who rules a country; monarch: a king or queen
n event|habit custom tradition||something that people often do; custom: something that people of a place usually do; tradition: something that people have done for very many years
n event|chance opportunity||a time when you can do something
n event|clue hint||something that helps you to find an answer
n place|gap space||an empty place between things
n event|lie fib falsehood|truth|something said that is not true; fib: a small lie|what is really so
n event|rule law regulation||something that says what people must do; law: a rule that everybody in a country must keep
n place|scrap shred piece||a part of something; scrap: a small bit of something; shred: a thin strip torn off something
n mind|hatred dislike|love affection|the feeling of not liking something; hatred: very strong dislike|a strong, warm feeling for somebody; affection: a warm, gentle feeling for somebody
n mind|strength power might|weakness|how strong somebody or something is; power might: great strength|lack of strength
n mind|success|failure|doing what you set out to do|not doing what you set out to do
n event|arrival|departure|reaching a place|leaving a place
n place|entrance entry|exit|the way in|the way out
n people|expert specialist|beginner novice|somebody who knows a lot about a subject|somebody who has only just started to learn
n people|guest visitor|host|somebody who comes to stay or to see you|somebody who has people come to stay or to see them
n people|ancestor forefather|descendant|a member of your family who lived long before you|a member of your family who lives long after you
n mind|profit gain|loss|money you make by selling something for more than it cost you; gain: something you get|losing something, or what is lost
n place|height|depth|how far up something goes|how far down something goes
n people|hero|villain|the good and brave person in a story|the bad person in a story
d time|suddenly abruptly|gradually|all at once|bit by bit
d manner|carefully cautiously|carelessly|taking care|without taking care
d time|everywhere|nowhere|in all places|in no place
d time|soon shortly||in a short time from now
d manner|together jointly|apart|with each other|away from each other
d manner|bravely boldly|timidly|without showing any fear|in a shy or frightened way
`);

/** Words of year 6. */
export const hardMeanings = lines(`
a measure|abundant plentiful ample|scarce meagre|more than enough|hardly enough; scarce: hard to get, because there is little of it
a opinion|obvious evident plain apparent|obscure|easy to see or understand|hard to see or understand
a opinion|feasible possible workable|impossible|that can be done|that cannot be done
a measure|hasty hurried|leisurely unhurried|done too fast; hurried: done in a rush|done slowly and without hurry
a feeling|eager keen enthusiastic|reluctant unwilling|wanting very much to do something|not wanting to do something
a character|humble modest|arrogant boastful conceited|not thinking yourself better than others; modest: not boasting about yourself|thinking yourself better than others; boastful: talking too proudly about yourself
a opinion|vague unclear hazy|definite distinct|not clear or exact|clear and certain; distinct: easy to see or hear
a opinion|trivial unimportant petty|important significant|of very little importance|of great importance
a feeling|sullen sulky moody||silent and in a bad mood; moody: often in a bad mood
a character|frank candid open|secretive|saying just what you think|not wanting others to know things
a feeling|furious enraged livid|placid|very angry|calm and not easily upset
a look|hideous ugly repulsive|attractive|very unpleasant to look at; ugly: unpleasant to look at; repulsive: so unpleasant that it disgusts you|pleasant to look at
a opinion|illegal unlawful|legal lawful|not allowed by law|allowed by law
a look|drab dull dowdy|colourful vivid|without bright colours; dowdy: dressed in a plain, old-fashioned way|full of bright colours
a look|tense strained taut|loose slack|stretched tight|not tight
a opinion|logical reasonable rational|illogical|based on good reasons|not based on good reasons
a feeling|lively energetic|lethargic sluggish|full of life and energy|without energy; sluggish: slow and without energy
a character|prosperous thriving wealthy|impoverished|doing well and having money; thriving: doing well; wealthy: having a lot of money|made very poor
a character|neutral unbiased impartial|biased|not taking anybody’s side|unfairly taking one side
a opinion|novel original new|unoriginal|not known or done before|copied or like what was there before
a look|vivid bright intense|faded|strong and clear|having lost its colour
a look|barren infertile|lush fertile|where nothing can grow|where plants grow well
a opinion|compulsory obligatory mandatory|voluntary optional|that must be done|that you may do if you choose
a character|ferocious fierce brutal|mild|wild and ready to attack; brutal: very cruel|gentle and not harsh
a measure|complete whole entire|partial incomplete|with no part missing|with a part missing
a measure|inferior lesser|superior|not as good as another; lesser: not so great as another|better than another
a opinion|weird bizarre|conventional|very strange|done in the usual way
a character|stern severe grim||serious and strict; grim: serious and not at all friendly
a character|immature childish|mature|behaving like somebody younger|behaving like a sensible adult
a measure|initial first|final last|coming at the start|coming at the end
a measure|internal inner|external outer|on the inside|on the outside
a character|lenient merciful|strict harsh|not punishing people as hard as you could|insisting that people obey; harsh: cruel or severe
a character|literate|illiterate|able to read and write|not able to read and write
a look|mobile|stationary immobile|able to move|not moving; immobile: not moving, or not able to move
a measure|numerous many countless|few|great in number; countless: too many to count|not many
a character|optimistic hopeful|pessimistic|expecting that things will go well|expecting that things will go badly
a opinion|perilous hazardous risky|secure|full of danger|free from danger
a look|porous|watertight|letting water pass through|not letting water pass through
a measure|prompt punctual|late tardy|done without delay; punctual: arriving exactly on time|after the expected time
a measure|rural|urban|of the countryside|of the town or city
a measure|sufficient enough adequate|insufficient|as much as is needed|less than is needed
a opinion|tedious boring monotonous|fascinating|long and dull; boring: not holding your attention; monotonous: dull because it never changes|extremely interesting
a opinion|urgent pressing||needing to be dealt with at once
a feeling|vulnerable defenceless|protected|easily harmed; defenceless: not able to protect yourself|kept safe from harm
a feeling|weary exhausted fatigued|refreshed|very tired; exhausted: with no strength left|feeling fresh and strong again
a look|brittle crisp||hard and easily snapped
a character|solitary lone single||being the only one; solitary: living or being alone
a character|shrewd astute canny||clever at judging people and situations
a character|clumsy awkward ungainly|graceful|moving without skill or grace|moving in a smooth and beautiful way
a measure|concise brief succinct|lengthy|saying a lot in few words; brief: short|going on for a long time
a measure|exterior outside|interior|on the outer side|on the inner side
a feeling|fatigued drained|energetic|very tired; drained: with no strength left|full of life and energy
a character|indolent lazy idle|industrious|not willing to work|hard-working
v movement|abolish scrap|establish|to put an end to something; scrap: to get rid of something|to set up something that is to last
v movement|accelerate quicken|decelerate|to go faster|to go more slowly
v speech|accuse blame charge|acquit|to say that somebody did something wrong|to say in court that somebody is not guilty
v speech|achieve accomplish attain|fail|to succeed in doing or getting something|not to do what you tried to do
v movement|adhere stick cling||to stay fastened to something; cling: to hold on tightly to something
v movement|amplify magnify|diminish|to make greater; amplify: to make louder or stronger; magnify: to make something look bigger|to become smaller or less
v speech|astonish amaze astound||to surprise very much
v speech|baffle puzzle bewilder confuse||to make it hard for somebody to understand; bewilder: to puzzle somebody completely
v movement|banish exile expel||to send somebody away as a punishment
v speech|betray deceive||to be false to somebody who trusts you; deceive: to make somebody believe what is not true
v speech|boast brag||to talk too proudly about yourself
v movement|cease stop quit|commence begin|to do no more of something|to do the first part of something
v movement|conceal hide mask|expose reveal|to keep something out of sight|to let something be seen
v speech|console comfort|distress|to make somebody feel less sad|to make somebody very upset
v speech|crave desire||to want very much
v movement|dangle hang||to be fixed at the top and left free below; dangle: to hang loosely and swing
v speech|detest loathe|adore|to dislike very much|to love very much
v movement|discard dump|retain keep|to throw away|to go on having something
v speech|encourage urge|discourage deter|to give somebody hope or support; urge: to try hard to get somebody to do something|to put somebody off doing something
v speech|endure bear tolerate||to put up with something unpleasant
v movement|evade dodge elude|confront|to keep away from something cleverly; dodge: to move quickly out of the way of something; elude: to escape from somebody cleverly|to face somebody or something boldly
v speech|exaggerate overstate|understate|to make something sound greater than it is|to make something sound less than it is
v movement|exhaust tire|refresh|to make somebody weary; exhaust: to use up all of somebody’s strength|to make somebody feel fresh again
v movement|extinguish|ignite light|to put out a fire|to set fire to something
v movement|flee escape|stay|to run away; escape: to get free or get away|to remain in a place
v movement|flourish thrive|wither|to grow well|to dry up and droop
v movement|gain acquire obtain|forfeit|to get|to lose something because you did wrong or broke a rule
v speech|grieve mourn|rejoice|to feel great sadness over a loss|to be very happy about something
v speech|hesitate pause waver||to wait before you act; pause: to stop for a short time; waver: to be unable to decide
v movement|hinder hamper obstruct|assist|to make it hard for somebody to do something; obstruct: to block the way|to do something useful for somebody
v movement|illuminate light|darken|to make bright|to make less bright
v movement|include contain|exclude omit|to have as a part; contain: to have inside|to leave out
v movement|inhale|exhale|to breathe in|to breathe out
v movement|liberate free release|imprison capture|to let somebody go|to put somebody in jail; capture: to catch somebody and hold them
v movement|linger loiter||to stay somewhere longer than you need to; loiter: to stand about with nothing to do
v movement|merge blend combine|split|to bring or put together; merge: to come together and become one; blend: to mix together|to break apart
v speech|mock ridicule taunt|respect|to make fun of in an unkind way; taunt: to say unkind things to upset somebody|to think well of
v speech|pardon forgive excuse|condemn|to decide not to punish or be angry with somebody|to say that something is very wrong
v movement|persist continue persevere|quit|to go on doing something; persist persevere: to go on in spite of difficulties|to do no more of something
v speech|plead beg implore||to ask for something with great feeling
v speech|ponder consider reflect||to think carefully about something
v movement|postpone delay defer||to put off until later
v movement|pursue chase follow||to go after; chase: to run after somebody to catch them
v speech|quarrel argue bicker|agree|to have angry words; bicker: to quarrel about small things|to think the same as somebody
v movement|resist oppose|submit yield|to fight against|to give in
v movement|retreat withdraw|advance|to move back|to move forward
v movement|rotate turn revolve||to go round
v speech|scold rebuke reprimand|praise|to speak angrily to somebody who did wrong|to say that something is good
v movement|shelter protect|expose|to keep safe from bad weather; protect: to keep somebody safe from harm|to leave without cover
v speech|soothe calm pacify|agitate|to make somebody less upset; pacify: to make an angry person quiet|to make somebody worried or excited
v movement|squander waste|save|to use up foolishly; waste: to use more than you need|to keep for later
v speech|startle alarm surprise||to give somebody a sudden shock; alarm: to make somebody afraid of a danger; surprise: to be something that somebody did not expect
v movement|supply provide||to give what is needed
v speech|tolerate accept||to put up with something unpleasant
v movement|transform change alter||to make or become different; transform: to make completely different
v movement|tremble quiver quake||to shake slightly; tremble: to shake from cold or fear; quake: to shake hard
n people|adversary opponent rival|ally|somebody you fight or play against; rival: somebody who wants to do better than you|somebody who is on your side
n mind|agony torment pain||great suffering; pain: the feeling of being hurt
n place|antique relic||an old and valuable thing; relic: something left from a time long ago
n event|calamity disaster catastrophe||a terrible event that does great harm
n mind|comfort ease|discomfort|being free from pain or worry|slight pain or worry
n mind|compassion pity sympathy|cruelty|feeling sorry for somebody who suffers|making others suffer on purpose
n event|conclusion ending|introduction|the last part of a speech or text|the first part of a speech or text
n event|deceit trickery fraud|honesty|making people believe what is not true; fraud: the crime of getting money by tricks|telling the truth
n event|drawback disadvantage|benefit advantage|something that makes things harder for you|something that is good or helpful for you
n mind|enthusiasm eagerness zeal|apathy|wanting very much to do something; enthusiasm: great interest in something|lack of interest in anything
n mind|fame renown celebrity|obscurity|being known to very many people|being known to hardly anybody
n mind|famine hunger|plenty|far too little food in a country; hunger: not having enough to eat|as much as you need, or more
n place|foundation base||the lowest part, on which something stands
n place|fragment scrap bit|whole|a small piece; fragment: a small piece broken off|all of something
n mind|freedom liberty|captivity|being able to do as you like|being kept as a prisoner
n mind|haste hurry speed||great quickness; haste hurry: acting quickly because there is little time
n event|hazard risk danger||something that may do you harm; risk: a chance that something bad may happen
n event|inquiry investigation||trying to find out the facts about something
n mind|knowledge learning|ignorance|what somebody knows|lack of knowledge
n mind|majority|minority|more than half|less than half
n mind|mercy pity||not punishing somebody as hard as you could; pity: feeling sorry for somebody who suffers
n people|novice beginner learner|veteran|somebody who has only just started to learn; learner: somebody who is learning something|somebody who has done a job for many years
n place|obstacle barrier hurdle||something that stands in the way
n event|occupation job profession||the work that somebody does for a living; profession: work that needs long study, as a doctor’s does
n event|outcome result|cause|what comes of something|what makes something happen
n event|plot scheme conspiracy||a secret plan; conspiracy: a secret plan by several people to do wrong
n mind|pride|humility|thinking yourself better than others|not thinking yourself better than others
n mind|pride|shame|feeling pleased with something you have done|feeling bad about something you have done
n event|remedy cure||something that makes ill people well
n place|replica copy duplicate|original|a thing made to look just like another|the first one, from which others are made
n place|residence dwelling||a place where somebody lives
n event|rumour gossip|fact|talk about people or events that may not be true|something that is known to be true
n mind|shortage lack|surplus|not having enough of something|more than is needed
n mind|tranquillity calm peace|turmoil|quiet and stillness|great disturbance
n mind|trust faith|suspicion|the belief that somebody is honest and won’t let you down|the feeling that somebody has done wrong
n event|turmoil chaos confusion|order|great disturbance; chaos: complete disorder; confusion: a state of not knowing what is going on|everything in its place
n mind|vigour energy strength||power to do things; strength: how strong somebody or something is
d time|seldom rarely|frequently|hardly ever|many times
d manner|deliberately intentionally|accidentally|on purpose|by chance or by mistake
d manner|reluctantly unwillingly|willingly|without really wanting to|gladly
d time|permanently|temporarily|for ever|for a short time only
d time|instantly immediately|eventually|at once|in the end, after some time
`);

/** Words of year 7. */
export const expertMeanings = lines(`
a opinion|arduous gruelling strenuous|effortless|needing a lot of hard work; gruelling: extremely tiring|needing no hard work at all
a character|benevolent kindly charitable|malevolent spiteful|kind and wishing to do good; kindly: warm and friendly; charitable: glad to give to others|wishing to do harm; spiteful: being unkind in order to hurt somebody
a character|brusque curt abrupt|courteous|rudely short in speaking|polite and thoughtful
a character|candid forthright|evasive|saying openly what you think|not giving a straight answer
a opinion|coherent lucid|incoherent rambling|clear and easy to follow|not clear or easy to follow; rambling: going on for too long and losing the point
a look|colossal gargantuan|minuscule|extremely large|extremely small
a character|compliant obedient docile|defiant rebellious|doing as you are told; docile: quiet and easy to control|refusing to do as you are told
a look|conspicuous prominent noticeable|inconspicuous unobtrusive|very easy to see; noticeable: easily seen|not attracting attention
a measure|contemporary current|outdated|of the present time|old-fashioned and no longer useful
a opinion|covert secret clandestine|overt|kept hidden from others|done openly
a opinion|credible believable plausible|implausible|that you can believe; plausible: seeming likely to be true|that is hard to believe
a feeling|dejected downcast despondent|elated jubilant|very sad and without hope; downcast: sad|very happy and excited
a look|derelict abandoned neglected||left to fall into ruin; abandoned: left for good; neglected: not looked after
a character|diligent conscientious|negligent|taking great care over your work|not taking enough care
a measure|dormant inactive|active|not doing anything for a time|busy or lively
a character|eloquent fluent articulate|inarticulate|speaking well and easily|not able to express yourself clearly
a character|eminent distinguished renowned|unknown|famous and respected|not known to many people
a character|erratic unpredictable|consistent|changing so that nobody knows what comes next|always behaving in the same way
a measure|exorbitant overpriced|reasonable|costing far too much|fair and not too high
a character|extravagant wasteful|frugal thrifty|spending or using too much|careful with money
a opinion|exotic foreign|native|from a faraway country; foreign: from another country|belonging to the country itself
a opinion|fallible imperfect|infallible|able to make mistakes; imperfect: having faults|never making a mistake
a look|feeble puny|robust|without strength; puny: small and weak|strong and not easily broken
a opinion|fictitious imaginary invented|factual|made up and not real|based on facts
a opinion|futile pointless|worthwhile|having no chance of success; pointless: having no purpose|well worth doing
a look|gaunt haggard||looking thin and ill; haggard: looking very tired and worried
a character|gullible naive trusting|sceptical|too ready to believe what you are told; naive: ready to believe anything, from knowing little of the world; trusting: believing that other people are honest|slow to believe what you are told
a character|hospitable welcoming|inhospitable|friendly to guests|not friendly to guests
a opinion|hypothetical theoretical|actual|thought of as possible but not real; theoretical: based on ideas and not on practice|really there
a look|immaculate pristine spotless|soiled|perfectly clean; pristine: as clean as when it was new|dirty
a measure|imminent impending|remote|about to happen|far off in time
a look|impeccable flawless faultless|flawed|without any mistakes|having a mistake or weakness in it
a character|impetuous impulsive rash|cautious|acting without thinking first|taking care to avoid danger or mistakes
a character|inept incompetent|capable|not able to do things well|able to do things well
a opinion|inevitable unavoidable certain|avoidable|sure to happen|that can be kept from happening
a look|insipid bland tasteless|flavoursome|with little taste; tasteless: with little or no taste|with a lot of taste
a character|intrepid daring fearless|timorous|ready to face danger; fearless: not afraid of anything|easily frightened
a feeling|irate incensed|pacified|very angry|calmed and no longer angry
a feeling|jovial jolly merry|morose|cheerful and full of fun|bad-tempered and silent
a look|lavish sumptuous|frugal|rich and costly|simple and costing little
a feeling|lethargic listless|lively|without energy|full of life and energy
a opinion|lucrative profitable|unprofitable|making a lot of money; profitable: making money|making no money
a character|mediocre average|outstanding|neither good nor bad; mediocre: not very good|much better than the rest
a feeling|melancholy sorrowful|merry|very sad; melancholy: sad in a quiet way|cheerful and full of fun
a character|menacing threatening|reassuring|seeming likely to do you harm|taking away your fears
a character|meticulous thorough painstaking|slapdash sloppy|taking great care over every detail; thorough: doing a job completely|careless and too quick; sloppy: careless and untidy
a opinion|mundane commonplace|extraordinary|ordinary and dull; commonplace: ordinary|very unusual or surprising
a character|notorious infamous||well known for something bad
a character|nimble agile|clumsy|able to move quickly and easily|moving without skill or grace
a measure|obsolete outdated|current|no longer in use; outdated: old-fashioned and no longer useful|of the present time
a opinion|ominous sinister|auspicious|suggesting that something bad will happen; sinister: making you fear that something bad will happen|suggesting that something good will happen
a look|opulent luxurious|spartan|rich and splendid; luxurious: costly and very comfortable|simple and without comfort
a look|ornate decorated|plain|covered with fancy patterns; decorated: made prettier with patterns or ornaments|simple, without patterns or ornaments
a look|parched arid|moist|very dry|a little wet
a feeling|pensive thoughtful||deep in thought; thoughtful: thinking a lot
a feeling|perplexed baffled puzzled||not able to understand something
a look|picturesque scenic|unattractive|pretty enough for a painting; scenic: having beautiful views|not pleasant to look at
a look|precarious unstable|stable|not safe or steady; unstable: likely to fall or change|firm and steady
a opinion|profound deep|superficial shallow|showing great understanding|not showing serious thought
a character|prudent sensible|imprudent|wise and careful; sensible: showing good sense|not wise or careful
a look|pungent|odourless|with a strong smell|with no smell
a feeling|ravenous famished|satiated|very hungry|having had more than enough to eat
a character|resolute determined steadfast|irresolute|with your mind firmly made up; steadfast: firm and not changing|not able to decide
a look|robust sturdy|fragile|strong and not easily broken|easily broken
a look|sombre grave|cheerful|dark and sad; grave: very serious|happy, or making you feel happy
a opinion|spontaneous unplanned impromptu|planned rehearsed|done without being thought out before|thought out before; rehearsed: practised before
a look|squalid filthy|pristine|very dirty; squalid: dirty and unpleasant to live in|as clean as when it was new
a opinion|subtle understated|blatant glaring|slight and not easy to notice; understated: done in a quiet way, so that you hardly notice it|very obvious
a measure|superfluous surplus unneeded|essential|more than is needed; unneeded: not necessary|that you cannot do without
a opinion|tangible|intangible|that can be touched|that cannot be touched
a character|tenacious persistent||not giving up easily
a character|tentative hesitant|confident|not sure about what you are doing; hesitant: slow to act because you are not sure|sure of yourself
a look|tepid lukewarm||only slightly warm
a measure|unanimous united|divided|agreed by everybody; united: joined together|not agreeing with one another
a character|uncouth coarse|refined|rude and rough in manner|polite and well educated
a measure|unique|commonplace|the only one of its kind|ordinary
a character|vain conceited|modest|thinking yourself better than others; vain: too proud, above all of how you look|not boasting about yourself
a character|verbose wordy|succinct|using too many words|saying a lot in few words
a character|versatile adaptable|inflexible|able to do many different things; adaptable: able to change|not able or willing to change
a character|vigilant watchful alert|inattentive|paying close attention to what happens; alert: wide awake and attentive|not paying attention
a opinion|volatile changeable|stable|likely to change suddenly|not likely to change
a character|zealous fervent|apathetic|very enthusiastic; fervent: having very strong feelings|showing no interest
v movement|abate subside|intensify|to become less strong|to become stronger
v speech|abhor despise loathe|cherish|to dislike with all your heart; despise: to look down on with strong dislike; loathe: to dislike very much|to love and care for
v movement|abridge shorten|extend|to make shorter; shorten: to make less long|to make longer
v speech|admonish reprove rebuke|commend|to tell somebody firmly that they have done wrong; rebuke: to speak angrily to somebody who did wrong|to say that somebody has done well
v movement|alleviate ease relieve|aggravate|to make a pain or problem less bad|to make a pain or problem worse
v speech|entice lure tempt|repel|to make somebody want to come or to do something|to drive somebody away
v movement|ameliorate improve|worsen|to make better; improve: to make or become better|to make or become less good
v movement|augment boost|lessen|to make greater|to make or become less
v movement|avert prevent||to keep something from happening; avert: to keep something bad from happening
v speech|bewilder perplex|enlighten|to puzzle somebody completely|to help somebody to understand
v speech|coerce compel force||to make somebody do what they do not want to do; coerce: to make somebody do something by using threats
v speech|collaborate cooperate||to work together
v movement|commence initiate|conclude terminate|to make a start|to bring or come to an end
v speech|concede admit|dispute|to say that something is true, though you would rather not|to say that something is not true
v movement|condense compress|expand|to make shorter or smaller; compress: to press into less space|to get bigger
v speech|condone excuse|denounce|to accept behaviour that is wrong; excuse: to decide not to punish or be angry with somebody|to say in public that something is wrong
v speech|covet envy||to want what somebody else has; envy: to wish you had what somebody else has
v movement|curtail restrict limit|prolong|to keep within limits; curtail: to cut short or make less; limit: to keep something from going too far|to make longer
v speech|denounce condemn|applaud|to say in public that something is wrong|to clap, or say that you approve of something
v movement|deteriorate worsen|improve|to become less good; worsen: to make or become less good|to make or become better
v movement|deviate diverge|conform|to turn aside from a path or rule; diverge: to go off in different directions|to keep to the rules or do as others do
v speech|dissuade deter|persuade|to talk somebody out of doing something; deter: to put somebody off doing something|to talk somebody into doing something
v speech|divulge disclose reveal|withhold|to make a secret known|to keep back what others want, such as news
v movement|dwindle diminish|increase|to become smaller or less|to get or make bigger
v movement|emancipate liberate free|enslave|to let somebody go; emancipate: to give somebody their freedom|to make somebody work for no pay as another’s property
v movement|embellish decorate adorn||to make more beautiful by adding things
v movement|enhance improve|impair|to make better; improve: to make or become better|to make weaker or less good
v movement|eradicate eliminate||to get rid of completely
v movement|fabricate invent||to make something up
v movement|fluctuate vary|stabilise|to keep changing; vary: to change or be different|to make or become steady
v movement|foster nurture|neglect|to help to grow or develop|to take no care of
v movement|impede hinder|facilitate|to get in the way of; hinder: to make it hard for somebody to do something|to make easier
v movement|inaugurate launch||to start something new, often with a ceremony; launch: to start something new
v movement|mitigate lessen|exacerbate|to make less bad; lessen: to make or become less|to make even worse
v movement|obliterate erase||to remove every trace of; erase: to rub out
v speech|placate appease|provoke|to make somebody stop being angry|to make somebody angry
v speech|proclaim announce declare||to make known to everybody; declare: to say clearly and firmly
v movement|procrastinate delay||to put off what should be done now; delay: to put off until later
v movement|rectify correct||to put right
v speech|refute disprove|confirm prove|to show that something is false|to show that something is true
v speech|reiterate repeat||to say again
v movement|relinquish surrender|retain|to give up|to go on having something
v movement|renounce reject|embrace|to say that you want no more of something; reject: to say that you do not want something|to accept something gladly
v movement|replenish refill|deplete|to fill again|to use up most of something
v speech|reprimand rebuke|praise|to speak angrily to somebody who did wrong|to say that something is good
v speech|rouse awaken|lull|to make somebody stop sleeping|to make somebody calm or sleepy
v movement|scrutinise examine inspect||to look at carefully; scrutinise: to look at very closely
v movement|taper narrow|widen|to become less wide; taper: to become thinner towards one end|to become or make broader
v movement|thwart foil frustrate|aid|to stop somebody’s plan from succeeding|to do something useful for somebody
v speech|venerate revere|scorn|to feel very deep respect for|to show that you think somebody is worth nothing
v speech|vindicate clear|incriminate|to show that somebody did no wrong|to make somebody seem guilty
n mind|acclaim praise|criticism|saying that something is very good|saying what is bad about something
n event|adversity hardship misfortune|prosperity|trouble and suffering; misfortune: bad luck|success and wealth
n mind|aversion dislike|fondness|the feeling of not liking something; aversion: very strong dislike|liking or affection
n mind|brevity shortness|length|taking little time or few words; shortness: being short|how long something is
n mind|clemency mercy|harshness|not punishing somebody as hard as you could|being cruel or severe
n mind|contempt scorn disdain|respect|the feeling that somebody is worth nothing|the feeling that somebody is worth a lot
n event|discord strife|harmony|disagreement and quarrelling; strife: fighting or bitter quarrelling|peaceful agreement
n event|epilogue|prologue|a part added at the end of a story or play|a part before the start of a story or play
n event|etiquette manners||the rules of polite behaviour; manners: how you behave towards others
n event|fiasco flop|success|something that goes completely wrong; flop: something that nobody likes or buys|something that goes well
n mind|folly foolishness|wisdom|lack of good sense|good sense
n event|hindrance obstruction|help|something that gets in the way|something that makes a job easier
n event|inception start|completion|the first part; inception: the beginning of something|the finishing of something
n mind|integrity honesty|dishonesty|always being fair and truthful; honesty: telling the truth|not telling the truth
n mind|lethargy sluggishness|vigour|lack of energy|strength and energy
n mind|malice spite|goodwill|the wish to hurt others|friendly feelings towards others
n mind|mirth merriment laughter|gloom|fun with a lot of laughing; laughter: the sound of people laughing|a sad feeling without hope
n mind|monotony sameness|variety|dull lack of change; sameness: being all alike|having many different kinds of things
n mind|nostalgia longing||sad, fond thoughts of the past; longing: a strong wish for something
n mind|opulence luxury|austerity|great wealth and comfort|living simply and without comforts
n event|pandemonium uproar|calm|wild noise and confusion|peace and quiet
n place|perimeter boundary||the line round the outside of a place; boundary: the line where one place ends and another begins
n event|predicament plight||a difficult situation
n mind|serenity calmness|agitation|a quiet and peaceful state of mind|a worried or excited state of mind
n mind|tenacity persistence||not giving up easily
n event|turbulence unrest|stillness|violent movement or disturbance; unrest: trouble because people are not content|lack of movement
n place|vicinity neighbourhood||the area near or around a place
n place|zenith pinnacle peak|nadir|the highest point|the lowest point
d time|invariably always||every time; always: at all times
d manner|inadvertently accidentally|purposely|by chance or by mistake|with a purpose, not by chance
d manner|meticulously thoroughly|carelessly|with care for every detail; thoroughly: completely|without taking care
`);
