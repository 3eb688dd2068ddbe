/**
 * Words that belong to more than one class, each class with a sentence of its own (the word stands in it once).
 * One line a word: year | word | class: sentence | class: sentence …
 */
export const twoClassWords = `
3 | light | noun: The lamp gave a soft light. | verb: Please light the candle. | adjective: The empty box was light.
3 | play | noun: We saw a funny play at the theatre. | verb: The puppies play in the yard.
3 | walk | noun: They went for a brisk walk. | verb: We walk to school with Nan.
3 | cook | noun: The cook made a pie. | verb: I cook pancakes on Sundays.
3 | water | noun: The water was icy cold. | verb: Remember to water the plants.
3 | dream | noun: I had a strange dream about a whale. | verb: Dogs dream when they are asleep.
3 | paint | noun: The paint was still wet. | verb: They paint the fence every spring.
3 | clean | verb: I clean my shoes every Sunday. | adjective: He put on a clean shirt.
3 | dry | verb: Please dry the plates. | adjective: The sand was dry and warm.
3 | open | verb: Please open the window. | adjective: The open gate swung in the wind.
3 | warm | verb: We warm the milk before bed. | adjective: She wore a warm coat.
3 | empty | verb: Please empty the bin. | adjective: The empty box fell over.
3 | fast | adjective: A cheetah is a fast animal. | adverb: Cheetahs run fast.
3 | hard | adjective: The ground was hard and frozen. | adverb: She worked hard all day.
3 | early | adjective: We caught the early train. | adverb: The bus came early.
3 | late | adjective: They ate a late breakfast. | adverb: We arrived late.
3 | high | adjective: The wall was high. | adverb: The kite flew high.
3 | low | adjective: The wall was low. | adverb: The plane flew low.
3 | deep | adjective: The pond was deep. | adverb: The whale dived deep.
3 | wide | adjective: The river was wide. | adverb: Please open your mouth wide.
3 | loud | adjective: The music was loud. | adverb: Do not laugh so loud.
3 | before | preposition: Wash your hands in the sink before lunch. | conjunction: Look before you cross.
3 | after | preposition: We played after tea. | conjunction: We played after we had eaten.
3 | until | preposition: The new shop is open until six. | conjunction: Wait until I call you.
3 | since | preposition: I have been awake since dawn. | conjunction: She has been happy since she moved.
5 | inside | preposition: The key is inside the box. | adverb: It was raining, so we went inside.
5 | down | preposition: The ball rolled down the hill. | adverb: The cat looked down.
5 | over | preposition: The horse jumped over the gate. | adverb: The vase fell over.
3 | past | preposition: We walked past the church. | noun: Tell us about the past.
3 | smile | noun: Her smile cheered us up. | verb: Babies smile at faces.
3 | jump | noun: That was a huge jump. | verb: Kangaroos jump very far.
3 | rain | noun: The rain ruined our picnic. | verb: It may rain tomorrow.
3 | plant | noun: The plant has pink flowers. | verb: We plant beans in May.
3 | post | noun: The post came late today. | verb: Please post this card.
3 | brush | noun: My brush has a wooden handle. | verb: I brush my hair each morning.
3 | rest | noun: After the climb we needed a rest. | verb: We rest in the shade at noon.
3 | race | noun: The snail won the race. | verb: They race along the sand.
3 | step | noun: Mind the step. | verb: They step over the puddle.
3 | watch | noun: My watch has stopped. | verb: We watch the birds from here.
3 | so | adverb: The puzzle was so hard. | conjunction: It was late, so we went home.
3 | while | noun: We waited for a while. | conjunction: Dad sang while he cooked.
3 | once | adverb: I only met him once. | conjunction: Once you finish, you may play.
3 | before | preposition: Brush your teeth before bed. | conjunction: Look both ways before you cross.
3 | after | preposition: After the storm, a rainbow appeared. | conjunction: After she sang, we clapped.
3 | until | preposition: I slept in the tent until noon. | conjunction: Stir it until it melts.
3 | since | preposition: Since Monday, it has rained every day. | conjunction: I have felt ill since I ate that pie.
5 | up | preposition: We ran up the hill. | adverb: The balloon floated up.
5 | behind | preposition: The cat hid behind the sofa. | adverb: Ben ran on, but Mia stayed behind.
4 | back | noun: I have an itch on my back. | verb: Please back the car slowly. | adverb: She ran back.
4 | cross | noun: Put a cross beside the wrong answer. | verb: We cross the road with care. | adjective: My aunt was cross with the dog.
4 | cool | verb: Leave the cakes to cool. | adjective: The water was cool.
4 | heat | noun: The heat made us drowsy. | verb: We heat the soup in a pan.
4 | near | preposition: The shop is near the park. | adverb: The fox crept near.
4 | around | preposition: A path winds around the lake. | adverb: He turned around.
4 | outside | preposition: The bikes are outside the shed. | adverb: It was sunny, so we ate outside.
3 | her | pronoun: We thanked her. | determiner: We found her hat.
4 | his | possessive pronoun: That blue bag is his. | determiner: That is his bag.
3 | this | pronoun: This is delicious. | determiner: I love this song.
4 | that | pronoun: Who told you that? | determiner: Please close that door.
3 | these | pronoun: These are too small for me. | determiner: I chose these shoes.
3 | those | pronoun: Those are my favourites. | determiner: Those boots are muddy.
4 | both | pronoun: She bought both. | determiner: Both doors were locked.
4 | some | pronoun: There was plenty of cake, so I took some. | determiner: We bought some plums.
4 | each | pronoun: Each of us chose a book. | determiner: Each player wore a cap.
4 | few | pronoun: Many tried, but few finished. | determiner: Few people live here.
4 | many | pronoun: Many of the eggs were cracked. | determiner: Many birds fly south.
4 | several | pronoun: I picked the pears, but several were sour. | determiner: Several roads were icy.
4 | another | pronoun: The bun was so good that I ate another. | determiner: Another bus came along.
3 | this | pronoun: Look at this! | determiner: This path leads to the lake.
4 | that | pronoun: That is my coat. | determiner: I know that song.
3 | these | pronoun: Are these for us? | determiner: These boots pinch.
4 | sleep | noun: A good sleep helps your brain. | verb: Bats sleep upside down.
4 | promise | noun: She kept her promise. | verb: I promise to help.
4 | swing | noun: The old swing broke. | verb: Monkeys swing from branch to branch.
4 | fish | noun: A silver fish leapt from the pond. | verb: They fish in the river on Sundays.
4 | sail | noun: The wind tore the sail. | verb: They sail to France every summer.
4 | pretty | adjective: What a pretty garden! | adverb: The test was pretty hard.
4 | home | noun: Their home is a narrowboat. | adverb: Let us go home.
4 | straight | adjective: Draw a straight line. | adverb: Walk straight ahead.
5 | set | noun: She collects a new set of stamps each year. | verb: We set the table for six.
5 | still | adjective: The water was still. | adverb: Is it still raining?
5 | well | noun: They drew water from the well. | adverb: She sings well. | adjective: I do not feel well.
5 | round | adjective: The table was round. | preposition: The Earth moves round the Sun. | noun: Our team lost in the first round.
5 | above | preposition: The picture hangs above the fire. | adverb: The gulls circled above.
5 | along | preposition: We strolled along the pier. | adverb: You can come along.
5 | who | relative pronoun: The girl who lives next door plays the harp. | question word: Who left the gate open?
5 | which | relative pronoun: The boat, which leaked, soon sank. | question word: Which is the quickest route?
5 | since | preposition: The shop has been shut since Easter. | conjunction: Since it was late, we took a taxi. | adverb: He left in May, and nobody has seen him since.
5 | before | preposition: She arrived before noon. | conjunction: Think before you speak. | adverb: I have seen that film before.
5 | after | preposition: The tower was named after a queen. | conjunction: We left after the band stopped. | adverb: They lived happily ever after.
5 | much | pronoun: Much has changed since then. | determiner: There is not much time.
5 | most | pronoun: Most of us walked home. | determiner: Most cats hate water.
5 | enough | pronoun: You have eaten enough. | determiner: We have enough chairs.
5 | either | pronoun: There were two paths, and either was safe. | determiner: Either team could win the cup.
5 | neither | pronoun: He asked his aunts, but neither answered. | determiner: Neither glove was mine.
5 | all | pronoun: We had six eggs, but all were cracked. | determiner: All new pupils wear a badge.
5 | any | pronoun: I needed a stamp, but nobody had any. | determiner: Are there any clean plates?
5 | both | pronoun: The twins were late, and both said sorry. | determiner: Both old bridges are shut.
5 | several | pronoun: Several of us got lost. | determiner: Several brave knights fought the dragon.
5 | another | pronoun: One ship sank, and another caught fire. | determiner: Another cold night lay ahead.
5 | few | pronoun: Many read the riddle, but few knew the answer. | determiner: Few young birds stay in the nest.
5 | some | pronoun: Some of the paint was dry. | determiner: Some rare plants grow here.
5 | each | pronoun: Each of the doors was locked. | determiner: Each small boat had a number.
4 | while | noun: It was quiet for a while. | conjunction: While the music played, the snow fell.
5 | will | modal verb: They will arrive at noon. | noun: She has a strong will to win.
5 | might | modal verb: It might snow tonight. | noun: He pushed with all his might.
5 | must | modal verb: You must wear a helmet. | noun: A torch is a must for campers.
5 | lead | noun: Our team took the lead. | verb: These steps lead to the tower.
5 | present | noun: She wrapped the present in gold paper. | adjective: All the members were present. | verb: They present the prizes in July.
5 | record | noun: She broke the record. | verb: We record the rainfall every day.
5 | object | noun: A strange object floated past. | verb: Do you object to the plan?
5 | calm | noun: After the storm came a great calm. | verb: Soft music may calm the horse. | adjective: The sea was calm.
5 | content | noun: The content of the letter was secret. | adjective: The cat was content by the fire.
5 | right | noun: Everyone has a right to learn. | adjective: That was the right answer. | adverb: Turn right at the lights.
5 | through | preposition: The train rushed through the tunnel. | adverb: Let the ambulance go through.
5 | off | preposition: The cup fell off the shelf. | adverb: The bird flew off.
6 | close | verb: They close the museum at five. | adjective: It was a close contest. | adverb: The stranger came close.
6 | like | verb: I like your new glasses. | preposition: The cloud was shaped like a whale.
6 | fine | noun: She paid a fine for parking there. | adjective: A fine dust covered the desk.
6 | mean | noun: Find the mean of the five numbers. | verb: These signs mean danger. | adjective: It was mean to laugh at him.
6 | second | noun: The race was won by a second. | adjective: This is my second attempt.
6 | daily | adjective: She goes for a daily run. | adverb: The paper is printed daily.
6 | only | adjective: He was the only survivor. | adverb: It only takes a minute.
6 | long | adjective: We had a long journey. | adverb: Have you been waiting long? | verb: They long for the summer.
6 | last | verb: The batteries last for a month. | adjective: I missed the last bus. | adverb: My brother finished last.
6 | for | preposition: This parcel is for you. | conjunction: They rested, for they were weary.
6 | either | determiner: You may use either door. | pronoun: I do not like either of them.
6 | neither | determiner: Neither team scored. | pronoun: Neither of them scored.
6 | all | determiner: All dogs need exercise. | pronoun: All of them were hungry.
6 | any | determiner: Have you any questions? | pronoun: I looked for plums, but I did not see any.
6 | either | pronoun: I like both hats, so either is fine. | determiner: Either answer is right.
6 | neither | pronoun: I tried both keys, but neither fitted. | determiner: Neither key fitted the lock.
6 | some | pronoun: Some of the milk was sour. | determiner: Some people never learn.
6 | provided | conjunction: You may go, provided you are back by six. | verb: The farmer provided milk and eggs.
6 | that | conjunction: I believe that he is right. | determiner: We climbed that hill. | pronoun: Who said that?
6 | waste | noun: What a waste of paper! | verb: Do not waste your money.
6 | doubt | noun: There is no doubt about the result. | verb: I doubt that he is right.
6 | store | noun: The store sells everything. | verb: Squirrels store nuts for winter.
6 | question | noun: She asked a good question. | verb: The police will question the driver.
6 | better | adjective: Zara had a better idea. | adverb: She plays better than I do. | verb: Nobody could better her score.
6 | yet | adverb: Has the post come yet? | conjunction: He was tired, yet he carried on.
6 | once | adverb: We only met once. | conjunction: Once you start, you cannot stop.
6 | as | preposition: He used a crate as a table. | conjunction: As the sun set, the bats came out.
6 | opposite | preposition: The bank is opposite the church. | noun: “Hot” is the opposite of “cold”. | adjective: They live on the opposite bank.
6 | by | preposition: The inn stands by the canal. | adverb: A cart rolled by.
6 | on | preposition: The vase stood on the piano. | adverb: In spite of the rain, they walked on.
6 | in | preposition: The letter was in the drawer. | adverb: Please come in.
6 | under | preposition: The cat hid under the bed. | adverb: The boat went under.
6 | till | preposition: The market is open till noon. | noun: The money was in the till.
6 | both | pronoun: I tried the two doors, but both were locked. | determiner: Both sisters are skilled archers.
6 | most | pronoun: The guests came late, and most left early. | determiner: Most old castles had a well.
6 | each | pronoun: The puppies were tiny, but each had a name. | determiner: Each ancient coin had a hole in it.
6 | several | pronoun: Several of the statues had no head. | determiner: Several small islands lie off the coast.
6 | few | pronoun: Many set out, but few reached the summit. | determiner: Few old ships had engines.
6 | many | pronoun: The climb was so hard that many gave up. | determiner: Many precious plants grow there.
6 | another | pronoun: One parcel was mine, and another was for you. | determiner: Another dangerous bend lay ahead.
6 | much | pronoun: Much depends on the weather. | determiner: Much precious time was lost.
6 | enough | pronoun: Enough has been said already. | determiner: Enough dry wood lay by the fire.
6 | that | pronoun: That was a narrow escape. | determiner: That old mule would not move.
6 | those | pronoun: Those were happy days. | determiner: Those narrow lanes confuse drivers.
7 | round | adjective: She has a round face. | noun: The boxer won the final round. | preposition: A fence runs round the field. | verb: Yachts round the headland at noon. | adverb: The wheel spun round.
7 | past | noun: In the past, people wrote with quills. | preposition: The road runs past a farm. | adjective: The past week has been warm. | adverb: A motorbike roared past.
7 | still | adjective: The air was still. | adverb: She still lives here. | noun: In the still of the night, a fox barked. | verb: Nothing could still the crowd.
7 | back | noun: He hurt his back. | verb: The police asked him to back away. | adverb: She ran back at once. | adjective: We left by the back door.
7 | right | noun: Everyone has a right to speak. | adjective: Which is the right road? | adverb: Turn right at the sign. | verb: They managed to right the boat.
7 | light | noun: The light in the hall flickered. | verb: Fireworks light the sky at midnight. | adjective: He carried a light bag. | adverb: He always packed light.
7 | fast | noun: The fast lasted for three days. | verb: Some monks fast on Fridays. | adjective: It was a fast boat. | adverb: Hold fast to the rope.
7 | well | noun: The well was dry. | adjective: He is well again. | adverb: The plan worked well. | verb: Tears began to well in her eyes.
7 | close | verb: They close the shop at six. | adjective: It was a close match. | adverb: She followed close behind. | noun: The day drew to a close.
7 | down | preposition: Tears ran down her face. | adverb: Please sit down. | noun: The pillow was filled with down. | verb: The workers threatened to down tools.
7 | near | preposition: The hut stands near a river. | adverb: The wolf came near. | verb: As we near the coast, gulls appear. | adjective: They will move in the near future.
7 | outside | preposition: They waited outside the theatre. | adverb: The dog sleeps outside. | adjective: The outside wall was damp. | noun: The outside of the tin was hot.
7 | inside | preposition: The map is inside the drawer. | adverb: It was too cold, so we stayed inside. | adjective: The inside pocket was empty. | noun: The inside of the cave was damp.
7 | over | preposition: The plane flew over the sea. | adverb: The tall vase fell over. | noun: He bowled the final over.
7 | second | noun: Wait a second. | adjective: This is her second book. | verb: I second that idea. | adverb: Our boat came second.
7 | sound | noun: A strange sound woke us. | verb: That plan may sound odd. | adjective: It was sound advice. | adverb: The twins were sound asleep.
7 | desert | noun: Few plants grow in a desert. | verb: A loyal friend would never desert you.
7 | produce | noun: The farm sells its produce at the gate. | verb: Cows produce milk.
7 | perfect | verb: They worked hard to perfect the recipe. | adjective: It was a perfect evening.
7 | contract | noun: Both sides signed the contract. | verb: Metals contract as they cool.
7 | conduct | noun: His conduct was excellent. | verb: They conduct experiments in the shed.
7 | progress | noun: The project made good progress. | verb: We cannot progress without a map.
7 | subject | noun: History is her favourite subject. | adjective: Trains are subject to delay. | verb: Do not subject us to that noise.
7 | moderate | adjective: The wind was moderate. | verb: You should moderate your language.
7 | wound | noun: The nurse cleaned the wound. | verb: The path wound up the hill.
7 | minute | noun: Wait for a minute. | adjective: The carving was minute.
7 | elaborate | adjective: They made an elaborate plan. | verb: Please elaborate on your idea.
7 | intimate | adjective: It was an intimate little room. | verb: He began to intimate that he might resign.
7 | considering | verb: They are considering our offer. | preposition: It was warm, considering the season.
7 | but | conjunction: It was cold but dry. | preposition: Everyone but Hugo was late.
7 | while | noun: They rested for a while. | conjunction: He read while she slept.
7 | as | conjunction: We left as it was late. | preposition: She works as a pilot.
7 | what | pronoun: What happened next? | determiner: What colour is it?
7 | express | noun: The express arrives at noon. | verb: Poems express feelings. | adjective: An express letter arrived.
7 | even | adjective: Six is an even number. | verb: A late goal could even the score.
7 | fair | noun: We went to the fair. | adjective: The decision was fair.
7 | abstract | noun: The abstract sums up the report. | adjective: Justice is an abstract idea.
7 | counter | noun: She stood behind the counter. | verb: It is hard to counter that argument.
`;
