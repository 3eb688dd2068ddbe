/** Why each sentence of a text in order comes after those before it: title | of the second sentence | of the third and so on. */
export const orderReasons = `
Making toast | “Next” names a later step, and “them” means the two slices of bread. | “They” means the slices, which pop up out of the toaster. | “Last of all” marks the last step, and “them” means the buttered slices.
The lost dog | “Him” means the dog that ran off. | “At dusk” comes at the end of the day, and they had looked for the dog “all day”. | “There” means at the door, and “he” means the dog that barked.
Planting a bean | “Then” names a later step, and “it” means the pot of soil. | “The buried bean” is the one that was pushed into the soil. | “After a week of watering” comes after the sentence about water.
The snowman | “As soon as we woke up” comes after “in the night”. | The snow is outside, so they must have run outside before they rolled it. | “Finally” marks the end, and “our snowman” is made of the two balls of snow.
The birthday | “He” means Ravi, and “in the morning” begins the day. | “His” means Ravi’s, and “in the afternoon” comes after “in the morning”. | “They” means the friends who came to play.
From egg to frog | “Them” means the eggs in the pond. | “They” means the tadpoles. | “At last” marks the end, and “they” means the tadpoles, which have grown legs.
The broken vase | “It” means the ball that Zara kicked. | “The vase” has been named before: the ball has just hit it. | “The crash” is the noise of the vase as it broke.
The trip to the coast | “After a quick breakfast” can come only when they have got up. | “Two hours later” is counted from the time when they caught the train. | “The beach” is by the sea, which they have just seen.
The old key | “He” means Kofi, and “it” means the rusty key. | “Them” means the locks in the house. | “In the end” marks the end, and “it” means the key.
Brushing teeth | You brush with the paste, so it has to be on the brush first. | “Then” names a later step, and “the foam” comes from brushing. | “Finally” marks the last step.
The storm | “Soon” comes after the clouds had gathered, and “the first drops” fall from them. | “Then” comes after the first drops: the rain gets harder. | “By evening” comes last: the storm is over.
The giant’s shoe | “He” means the giant, and “it” means his shoe. | “She” means the fox, who answers the giant’s question. | “So” gives the result of the fox’s answer.
The cake | “Then” names a later step, and “them” means the butter and the sugar. | “The mixture” is made of the butter, the sugar and the eggs. | “It” means the mixture in the tin.
The race | “They” means the runners. | “Halfway round” comes after the start of the race. | “She” means Leila, who took the lead.
The nest | “The female” is one of the two blackbirds, and “it” means the nest. | “They” means the four eggs. | “The chicks” came out of the eggs, and “then” means after that.
The letter | “She” means Grace, and “it” means the letter. | “She posted it” can come only when the letter has its envelope and its stamp. | “A week later” is counted from the day when she posted the letter.
The magic seed | “He” means Tom, and “it” means the seed. | “Overnight” comes after the day when Tom planted the seed, and “it” means the seed. | “The next morning” comes after the night in which the tree grew.
The new pupil | “Her” means the new girl. | “At break” comes after “at first”, when nobody spoke to the new girl. | “They” means Nia and the new girl, and “the end of the day” comes last.
The lighthouse | “The survivors” are people from the steamer that struck the rocks. | “She” means the keeper’s daughter, and “them” means the survivors. | “They” means the daughter and her father, who rowed out. | “Soon afterwards” means after the rescue, and “her” means the keeper’s daughter’s.
How paper is made | “There” means at the mill, and “the wood” comes from the trees. | “These” means the small chips. | “The pulp” is what the chips have turned to. | “It” means the pulp that was spread out and pressed.
The wrong train | “It” means the train, and “he” means Omar. | “It” means the sign that he looked at. | “His mistake” is that he took the train to Edinburgh. | “She” means the guard.
The water cycle | “The water” is that of the sea, which the sun heats. | “It” means the vapour that rises. | “Them” means the clouds. | “Then” means after the rain has fallen, and “the water” is the rain.
The stolen painting | “He” means the guard. | “Within minutes” is counted from the time when he noticed the empty frame. | “They” means the police. | “It” means the muddy print, and “them” means the police.
A day in a castle | “An hour later” is counted from the time when the maids lit the fires. | “The smell of bread” comes from the cook’s oven. | “He” means the lord, who has breakfast when he is awake. | “He did not return” can come only after the lord has ridden out.
The marathon | “After ten” means after ten miles, and “however” shows that they no longer felt easy. | “At the twentieth” comes after the first ten miles. | “Then” is the moment when she wanted to give up. | “That sight” is her children with their banner.
Volcanoes | “This melted rock” is the rock that is so hot that it melts. | “It” means magma. | “It” means the magma, which rises to the crust. | “It” means the lava.
The violin | “It” means the violin, and “there” means in the attic. | “The builders” came because the roof leaked, and “it” means the violin. | “They” means the builders, who had found the violin. | “Now” comes last, and “it” means the violin.
The election | “Them” means the four pupils. | “They” means the four pupils, who have finished their speeches. | “The slips” are those on which everybody has voted. | “Her” means Miss Khan’s, and she has just counted the votes.
The rescue | “Looking up” is what they do when they hear the cry. | “Him” means the boy on the ledge. | “Twenty minutes later” is counted from the time when the sister ran for help. | “It” means the helicopter, and “him” means the boy.
Chocolate | “These” means the pods. | “They” means the beans that were scooped out. | “After that” means after several days, and “they” means the beans. | “Only then” means when the beans have been dried and roasted.
The secret door | “The books” are those in the bookcase, and Freya is curious about the draught. | “The whole case” swings open because she pulled at a book. | “It” means the case that swung open. | “Descend” means to go down, and the staircase has just come to light.
The match | “Even so” means although they were losing. | “After the restart” comes after half-time, when the coach spoke to them. | “That goal” is the one that Bilal scored. | “He” means Bilal, and “again” shows that he had scored before.
The printing press | “This” means copying by hand. | “Then” brings in what changed: until that time books had been rare and costly. | “It” means the press. | “Such speed” needs the sentence that tells how fast the press was.
The inheritance | “His” means the great-uncle’s, and “therefore” tells what happened because there was no will. | “They” means the relatives. | “Their” means the relatives’, who had come to divide the contents. | “It” means the envelope.
Migration of swallows | “Their” means the swallows’. | “It” means their destination, southern Africa. | “This stage” is the crossing of the Sahara. | “Those that survive” stands against the many that perish.
The forger | “Then” stands against “at first”, when the bank suspected nothing. | “He” means the clerk, and “this” means what he had noticed. | “They” means the police. | “His” means the printer’s.
The speech | “She” means Amara, who has reached the lectern. | “When she did” means when she found her notes. | “So” tells what she did because the pages were blank. | “It” means the speech that she made from the heart.
Rust | “It” means iron, and rust is the enemy. | “The rust” is what the iron has begun to turn into. | “This” means the fresh metal. | “This” is the process that continues, and after it no metal is left to rust.
The shipwreck | “Because of it” means because of the fog. | “The hull” tore open on the reef that nobody had seen. | “At once” means when the hull had torn open. | “These” means the boats.
The experiment | “It” means the milk. | “Them” means the tiny living things. | “This” means his idea that heat would destroy them. | “It” means the milk that he had warmed and sealed.
The hermit | “His” means the hermit’s. | “In return” means in return for the bread. | “The nets” are those that he used to mend. | “Then” means the winter in which the nets stayed torn.
The duel of words | “She” means the witness, who answers the lawyer. | “He” means the lawyer, and “this proof” is the one that she says she has. | “Thereupon” means when he had demanded the proof. | “It” means the photograph, and “his” means the lawyer’s.
Stonehenge | “Them” means the great stones. | “The smaller ones, however” stands against “the largest”. | “They” means the smaller stones. | “This” means the way in which the stones were brought from Wales.
The telegram | “It” means the telegram. | “She” means the grandmother, who took the telegram. | “There” means behind the clock. | “Only then” means when her son had walked in.
`;
