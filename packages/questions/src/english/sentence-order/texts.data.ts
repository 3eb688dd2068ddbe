/**
 * Short texts, their sentences in order between bars: year | title | sentences. Each sentence leans on the one before it. After the year may stand
 * the first letters of the difficulties that have the text; without them, all have it.
 */
export const orderings = `
4 | Making toast | Cut two slices of bread. | Put them in the toaster. | When they pop up, spread butter on them. | Eat the buttered toast while it is hot.
4 | The lost dog | One morning our dog ran off. | We looked for him all day, but nobody had seen him. | At dusk we heard a bark at the door. | There he stood, muddy and very hungry.
4 | Planting a bean | Fill a pot with soil. | Then push a bean into it with your finger. | Water the buried bean every day. | After a week of watering, a green shoot will appear.
4 | The snowman | One night it snowed. | As soon as we woke up and saw the snow, we ran outside. | We rolled two huge balls of snow and put one on top of the other. | Finally, Dad gave our snowman his hat.
4 em | The birthday | Last Sunday Ravi turned nine. | In the morning he opened his presents. | In the afternoon his friends came to play. | When they had gone home, he fell asleep on the sofa.
4 | From egg to frog | A frog lays its eggs in a pond. | After some days tiny tadpoles hatch from them. | Slowly they grow legs and lose their tails. | At last they hop out of the water as frogs.
4 | The broken vase | Zara kicked the ball indoors. | It hit the vase on the shelf. | The vase fell and broke into pieces. | When Mum heard the crash, she came running.
4 em | The trip to the coast | We got up before sunrise. | After a quick breakfast we caught the train. | Two hours later we could see the sea. | As soon as the train stopped beside it, we ran down to the beach.
4 | The old key | Kofi found a rusty key in the garden. | He tried it in every lock in the house. | None of them would open. | In the end it opened the door of the old shed.
4 | Brushing teeth | Put some paste on your brush. | Brush your teeth for two minutes. | Then spit out the foam. | Finally, rinse the brush and put it away.
4 em | The storm | Dark clouds gathered over the hills. | Soon the first drops began to fall. | Then the rain came down so hard that the street flooded. | By evening the storm had passed and the stars came out.
4 | The giant's shoe | A giant once lost his shoe. | He asked a fox whether she had seen it. | "Yes," she said, "a family of mice lives in it." | So the giant smiled and went home barefoot.
4 | The cake | Mix the butter and the sugar. | Then beat the eggs into them, one at a time. | Stir in the flour and pour the mixture into a tin. | Bake it until it is golden.
4 | The race | The runners stood in a line. | When the whistle blew, they shot forward. | Halfway round, Leila took the lead. | She crossed the line first and threw up her arms.
4 | The nest | In spring two swallows built a nest. | The female laid four white eggs in it. | Two weeks later they hatched. | Both parents then fed the chicks all day long.
4 | The letter | Grace wrote a letter to her aunt. | She put it in an envelope and stuck on a stamp. | On the way to school she posted it. | A week later she got an answer.
4 | The magic seed | An old woman gave Tom a seed. | He planted it under his window. | Overnight it grew into a tall tree. | The next morning he climbed up into the clouds.
4 em | The new pupil | On Monday a new girl joined our class. | Nobody spoke to her at first. | At break Nia asked her to play. | By the end of the day they were best friends.
6 em | The lighthouse | In 1838 a steamer struck the rocks in a storm. | From the lighthouse the keeper's daughter saw the survivors. | She woke her father, and together they rowed out to them. | They saved nine people that day. | Soon afterwards her name was known all over Britain.
6 em | How paper is made | Trees are felled and taken to a mill. | There the wood is chopped into small chips. | These are cooked with water until they turn to pulp. | The pulp is then spread out thinly and pressed. | When it has dried, it is wound onto huge rolls.
6 | The wrong train | Omar was late and jumped onto the first train he saw. | Only when it had left did he look at the sign. | It said Edinburgh, but he wanted to go to Bath. | He explained his mistake to the guard. | Fortunately she let him change at the next station.
6 em | The water cycle | The sun heats the sea. | Some of the water turns into vapour and rises. | High up, it cools and forms clouds. | When the drops in them are heavy enough, rain falls. | Rivers then carry the water back to the sea.
6 em | The stolen painting | At nine the guard unlocked the gallery. | He noticed at once that a frame was empty. | Within minutes the police had arrived. | The officers found a muddy print beneath the window. | It led them straight to the gardener's shed.
6 em | A day in a castle | Long before dawn the kitchen maids lit the fires. | An hour later the cook began to bake. | When the smell of bread drifted upstairs, the lord awoke. | After breakfast he rode out to hunt. | He did not return until the candles were lit.
6 em | The marathon | For Imani the first miles felt easy. | After ten, however, her legs began to ache. | At the twentieth she wanted to give up. | Then she saw her children waving a banner. | That sight carried her to the finish.
6 | Volcanoes | Deep below us rock is so hot that it melts. | This melted rock is called magma. | Because magma is lighter than the rock around it, it rises. | If it breaks through the crust, it is known as lava. | As the lava cools, it hardens and builds up a mountain.
6 | The violin | For years a violin lay in the attic. | Nobody knew that it was there until the roof leaked. | When the builders cleared the boxes, they found it. | They called an expert, who declared that it was three hundred years old. | On his advice it was restored, and now it is played in a famous orchestra.
6 | The election | Four pupils wanted to be captain. | Each of them made a short speech. | When they had finished, everybody voted in secret. | Miss Khan counted the slips twice. | To her surprise, two of the four had won the same number of votes.
6 em | The rescue | A cry came from the cliff. | Looking up, we saw a boy on a narrow ledge. | My sister ran to fetch help while I talked to him. | Twenty minutes later a helicopter hovered above the ledge. | It lowered a rope and lifted him to safety.
6 em | Chocolate | Cocoa beans grow in large pods. | Workers cut these open and scoop the beans out. | The beans are left in heaps for several days. | After that they are dried in the sun and roasted. | Only then are they ground into chocolate.
6 | The secret door | Freya felt a draught from behind the bookcase. | Curious, she pulled at one of the books. | With a click the whole case swung open. | It revealed a staircase leading down. | She lit a candle and went down its steep steps.
6 em | The match | At half-time we were losing by two goals. | Even so, the coach told us in the break not to lose heart. | Ten minutes after the restart, Bilal scored. | That goal gave us hope. | In the very last minute he struck again to level the match.
6 h | The ferryman | A ferryman refused to raise his fare. | His neighbours laughed at this, for nobody else charged so little. | One of them built a bridge, and hardly anyone needed the boat. | Tolls on it rose, though, until even the builder's friends grumbled. | They went back to the river, where the old price still stood on a board.
6 h | Dunes | Sand dunes seem to stand still. | In fact, most of them creep along by several metres a year. | What moves them is the wind, which rolls grains up one side. | These tumble down the steep slope behind and settle at its foot. | As a result, the whole hill shifts a little with every grain.
6 h | The mended cup | Mr Bose kept one cup apart from the others. | Its handle had come off and been glued on again. | That repair was so clumsy that guests asked why he did not buy a new one. | He smiled at their question and never answered it. | Had he done so, they would have learned that his daughter had mended the cup at the age of five.
6 h | Bats | Bats are not blind, but their eyes are little help in the dark. | To find their way, they rely on their ears instead. | These catch the echo of squeaks that are too high for us to hear. | The sooner it comes back, the nearer an obstacle must be. | Such clues let a bat dodge even a wire as thin as a hair.
6 h | Lime Avenue | Our street is called Lime Avenue, yet no lime tree grows in it. | There never was one, as far as the oldest of our neighbours can remember. | She believes that the name has to do with a different kind of lime. | A kiln for burning this white stuff once stood at the corner. | Its chimney is still there, with a blackbird's nest on top.
6 h | The cuckoo | A cuckoo builds no nest and feeds no chick. | It leaves both tasks to smaller birds. | To trick them, it lays an egg that looks much like theirs. | The chick from this egg pushes all the others over the edge. | Its foster parents notice nothing and stuff it with caterpillars.
7 em | The printing press | Before 1450 nearly every book in Europe was copied by hand. | This was slow, and so books were rare and costly. | Then Gutenberg devised a press with movable type. | It could produce in a day what a scribe wrote in a year. | Such speed let ideas spread as never before.
7 emh | The inheritance | My great-uncle left no will. | His house therefore passed to relatives who had never met him. | They arrived, greedy, to divide the contents. | To their dismay every room was bare but for one envelope. | The letter in it said that he had given everything away.
7 em | Migration of swallows | Each autumn swallows leave our shores. | Their destination is southern Africa, six thousand miles away. | To reach it they must cross the Sahara. | Many perish on this stage of the journey. | Those that survive return to the same barn in spring.
7 em | The forger | The bank suspected nothing at first. | Then a clerk noticed that two notes bore the same number. | He reported this to the manager, who called the police. | They traced the notes to a quiet printer in Hull. | In his cellar stood the finest press they had ever seen.
6 | The speech | Amara walked to the lectern with shaking hands. | For a moment she could not find her notes. | When she did, she saw that the pages were blank. | So she put them aside and spoke from the heart. | It was the best speech she ever gave.
7 h | Rust | Iron is strong, but it has an enemy. | When it is exposed to water and air, it begins to rust. | The rust flakes off and exposes fresh metal. | This in turn is attacked, and the process continues. | After years of this, nothing but red flakes may remain.
7 em | The shipwreck | The fog thickened as night fell. | Because of it, neither the captain nor the mate saw the reef. | With a terrible grinding the hull tore open. | The crew took to the boats at once. | From these they watched their ship slip beneath the waves.
7 emh | The experiment | A scientist wanted to know why milk turned sour. | Under his microscope he found tiny living things in it. | He wondered whether heat would destroy them. | To test this, he warmed some milk and sealed it. | It stayed fresh for weeks, and so his idea was confirmed.
7 em | The hermit | On the island there lived a hermit. | Fishermen sometimes left bread on his shore. | In return he mended their nets. | One winter the nets stayed torn. | It was then that they knew he had gone.
7 em | The duel of words | The lawyer rose and accused the witness of lying. | She replied calmly that she had proof. | He laughed and demanded to see this proof. | She did as he asked and held up a photograph. | At the sight of this picture the colour left his face.
7 em | Stonehenge | The great stones were raised about 4,500 years ago. | The largest of them came from twenty miles away. | The smaller ones, however, are from the hills of Wales. | From there somebody must have dragged or shipped them for 150 miles. | Whether they crossed those 150 miles by land or by water, nobody can say.
7 em | The telegram | A boy on a bicycle brought the telegram. | My grandmother took it without a word. | She placed it, unopened, behind the clock. | There it stayed until her son himself walked in. | Only then did she dare to read it.
7 h | The stowaway | The ship was two days out of Lisbon when the cook heard a sneeze. | It came from behind the flour sacks. | He pulled them aside and found a boy of about ten. | Trembling, the child held out the only coin he possessed. | The cook pushed it back into his hand and gave him an apron instead. | He was to wear it in that galley for forty years.
7 h | The island of Sella | Old maps showed an island named Sella, far out at sea. | Many captains went in search of it, and none of them ever stepped ashore. | Most of these men blamed the fog for their failure. | One of them, tired of such excuses, declared that there was no island to find. | His claim was laughed at until three more ships had sailed across the very spot. | After that even the mapmakers gave in and rubbed the name out.
7 h | Coral | A reef begins with a creature no larger than a grain of rice. | It fastens itself to a rock and builds a hard cup round its soft body. | When it dies, this cup remains, and another creature settles on top. | Over thousands of years, so many of these cups pile up that they form a ridge. | Fish and crabs move into the cracks in the ridge. | They in turn attract hunters such as sharks.
7 h | The clockmaker's apprentice | The clockmaker let nobody touch the cathedral clock. | When he fell ill, however, it began to lose ten minutes a day. | His apprentice begged in vain to be allowed to put this right. | So, without permission, she climbed the tower by night. | What she found up there was a nest, wedged between two wheels. | She moved it to the roof, and by morning the clock was right again.
7 h | Autumn leaves | A leaf is green because of a pigment called chlorophyll. | This substance traps the light with which the tree makes its food. | Short days offer too little light to be worth trapping. | The tree therefore stops renewing the pigment, which fades. | Without the green, the yellow that it had hidden all along can be seen. | Even that is lost, for the leaf turns brown and falls.
`;

/** Texts whose first sentence could follow a later one as well, to give its reason or what came of it: “Looking up, we saw a boy. A cry came …” */
export const looseOpenings =
  'The storm, The water cycle, The stolen painting, The violin, The rescue, The secret door, The match, The forger, The shipwreck';

/** Texts in which an earlier sentence could follow the last but one as well: rain falls, and some of the water turns into vapour again. */
export const looseEndings = 'The lighthouse, The water cycle, A day in a castle, The marathon, The rescue, The match';

/**
 * Sentences to unscramble, with one word too many: year and the first letters of the difficulties | sentence | the word that does not belong. It has to be of a form that cannot take
 * the place of any other word: with ‘castle’ too many, ‘the highest tower’ might as well be ‘the highest castle’. A verb that fits a noun may turn
 * into a clause about it (‘the path the donkey climbs’, ‘the book the library reads’ without its ‘to’), and a past one takes the place of another verb. A bare one needs a subject that is
 * no single thing, a helper, or an order to give: ‘Discover the manuscript’ would be one, ‘exist’ is none.
 * The few words that are never verbs and often spare, ‘whom’ and ‘than’ and their like, also belong to sentences here: to see one is not enough.
 */
export const spareWords = `
6 e | The old bridge was washed away by the flood | are
6 e | Nobody knew where the treasure was buried | are
6 e | She practised the piano every morning before school | were
6 e | The train to Bristol leaves at half past nine | they
6 e | My grandfather grows tomatoes in his greenhouse | sits
6 e | A loud crash woke the whole village | are
6 e | We could hear the waves from our tent | heard
6 e | Penguins cannot fly but they swim well | an
6 e | The museum is free on the first Sunday | they
6 e | He forgot to bring his umbrella again | rains
6 e | Three of the eggs in the basket were cracked | an
6 e | The scientist wrote her results in a notebook | think
6 e | It has not rained here since the middle of May | they
6 e | The children built a raft from barrels and rope | an
6 e | Please return the book to the library by Friday | were
6 e | A spider had spun its web across the door | crawls
6 e | The audience clapped until the curtain rose again | enjoy
6 e | Our neighbour plays the trumpet late at night | listen
6 e | Most of the plums were too sour to eat | she
6 e | I have never seen such a huge pumpkin before | an
6 e | The lighthouse warned ships of the hidden rocks | an
6 e | They walked for hours without finding any water | an
6 e | Owls are awake at night and asleep by day | sits
6 e | An eagle has built its nest on the cliff | contain
6 e | My cousins are learning an old song for the concert | belongs
6 e | They found an empty nest under the hedge | than
6 mh | The children cheered when a balloon rose above the trees | than
6 mh | The guide told us a story while we waited for the bus | been
6 mh | The rescue boat set out although the sea was very rough | than
6 mh | The museum was so crowded that we lost sight of Grandma | been
6 mh | The baker gave us a loaf because the shop was closing | an
6 mh | The scientist wrote down her results before she went home | been
6 mh | Nobody noticed the fox until it jumped onto the wall | appear
6 mh | The goalkeeper slipped just as the ball flew towards him | themselves
6 mh | The old bridge was closed after the river had flooded | than
6 mh | My grandfather grows tomatoes although his garden is very small | an
6 mh | The knight lowered his drawbridge when he saw the flag | themselves
6 mh | A spider had spun its web where the lamp was hanging | eat
6 mh | The audience clapped until the singer came back on stage | been
6 mh | The train stopped suddenly because a cow stood on the line | an
6 mh | The path was so steep that the donkey refused to go on | been
6 mh | The king hid his crown where no thief would look | themselves
6 mh | We heard a loud crash just before the lights went out | than
6 mh | The museum is free on Sundays but most people come later | an
6 mh | She could not open the box although she had found its key | themselves
6 mh | The lighthouse saved our ship when it came near the rocks | been
6 mh | The giraffe is taller than the elephant although it weighs less | depend
6 mh | The castle had been empty for a century before a painter bought it | consist
6 mh | The twins hid themselves behind a curtain when their uncle came home | weighs
6 mh | My aunt ate an apple while the kettle was boiling on the stove | belong
6 mh | The kitten is braver than its mother because it chased a dog | occur
6 mh | The letter had been lost for a month before a postman found it | exist
6 mh | Both children dressed themselves quickly because a loud bell was ringing | than
7 e | The treaty was signed in secret by both kings | whom
7 e | Neither of the witnesses could describe the thief | an
7 e | The novel had been rejected by a dozen publishers | writes
7 e | Despite the storm the ferry sailed on time | depart
7 e | The orchestra rehearsed the final piece until midnight | whose
7 e | Rumours about the haunted mill spread quickly | whom
7 e | The jury took three days to reach a verdict | decides
7 e | Her latest discovery has astonished other scientists | an
7 e | The desert blooms only after heavy rain | whom
7 e | An anonymous donor paid for the new wing | spend
7 e | The volcano had been dormant for two centuries | erupts
7 e | His handwriting was almost impossible to read | wrote
7 e | The manuscript was found beneath the chapel floor | are
7 e | Few visitors ever climb to the highest tower | an
7 e | The committee rejected the plan without discussion | whom
7 e | She inherited the estate from a distant cousin | are
7 e | Every evening the lamplighter walked down our street | are
7 e | The explorers were saved by a passing whaler | an
7 e | Nothing could persuade him to change his mind | are
7 e | The portrait hung unnoticed in the hall for decades | are
7 e | A sudden frost destroyed the blossom overnight | wither
7 e | The inventor left before his machine was finished | are
7 e | Critics praised the play but the public stayed away | an
7 e | The tide had already covered the narrow causeway | drown
7 e | The guide whom we trusted led us astray | climbs
7 e | The rules of the game are easy to explain | than
7 e | An eclipse of the moon lasted an hour | vanish
7 e | The stranger to whom I spoke vanished overnight | contains
7 e | The lions are fed an hour before sunset | sleeps
7 e | The surgeon whom they consulted was an expert | belongs
7 mh | The witness recognised the thief although he had shaved off his beard | than
7 mh | Nobody believed the inventor until his machine rose above the rooftops | been
7 mh | The orchestra fell silent when the conductor raised his left hand | than
7 mh | The lamplighter walked down our street every evening before the clock struck six | forget
7 mh | The jury asked for the letter because its date was wrong | an
7 mh | The explorers would have starved if a passing whaler had not seen their fire | than
7 mh | The manuscript lay beneath the chapel floor until a builder lifted one stone | exist
7 mh | The novel made her famous although a dozen publishers had rejected it | than
7 mh | The treaty was signed in secret because both kings feared their own people | been
7 mh | The desert blooms for a single week whenever heavy rain falls in spring | themselves
7 mh | The portrait hung unnoticed in the hall until a visitor read its signature | appear
7 mh | She inherited the estate from a cousin whom she had never met | know
7 mh | The critics praised the play although hardly anybody came to see it | than
7 mh | The tide covered a narrow causeway while the pilgrims were still praying | been
7 mh | A sudden frost destroyed the blossom just when the orchard looked its best | themselves
7 mh | His handwriting was so small that even his own mother could not read it | than
7 mh | The committee rejected the plan because nobody could say who would pay | been
7 mh | The captain refused to leave the bridge while a single passenger remained on board | themselves
7 mh | The donor gave the hospital a new wing but would not reveal his name | an
7 mh | The volcano had slept for two centuries when smoke rose from its crater | erupt
7 mh | The diver surfaced slowly so that the change in pressure would not harm him | themselves
7 mh | The messenger rode all night although the bridge near his village was down | arrive
7 mh | The second witness was more honest than the first although nobody believed her | depend
7 mh | The abbey had been empty for a century before an architect restored its tower | consist
7 mh | The rebels hid themselves in a ravine until the patrol had passed | belongs
7 mh | The harbour is deeper than it looks because a river once carved its bed | arrive
7 mh | The senator whom nobody trusted had been a sailor before he entered parliament | occur
7 mh | The apprentices blamed themselves when an antique clock fell from its shelf | weighs
7 mh | No castle in the county is older than the one that guards our valley | belong
`;
