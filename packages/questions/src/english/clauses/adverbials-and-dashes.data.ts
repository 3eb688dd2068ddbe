/** Sentences for questions on the places of adverbials and of marks. */

/** Sentences with commas that begin with their subject; the adverbial in square brackets comes last. A comma alone does not tell that an adverbial is fronted. */
export const commasElsewhere = `
My sister drew a dragon, a knight and a castle [in her book].
The baker sells rolls, pies and cakes [every morning].
The puppy, tired and hungry, slept [in its basket].
The clown slipped, fell and laughed [in the ring].
Our teacher, Mrs Khan, plays the cello [at the weekend].
Red, blue and green kites flew [over the hill].
The fox crept, sniffed and waited [in the dark].
Two mice, both very small, ran [across the floor].
The train, a shiny red one, left [at noon].
Apples, plums and pears grow [in our garden].
The twins ran, jumped and shouted [on the beach].
My friend Zara, the fastest girl in our class, won the race [last week].
The old sailor, brown and wrinkled, told a story [at bedtime].
Lions, tigers and wolves hunt [at night].
The rain, cold and heavy, fell [in the night].
Grandad bought nails, glue and paint [at the market].
`;

/** The same, with first words that look like an adverbial and are the subject. */
export const subjectsLikeAdverbials = `
Last week's bread, hard and dry, lay [on the shelf].
Yesterday's newspaper, wet and torn, lay [on the mat].
The morning train, always full, leaves [at seven].
Sunday lunch, my favourite meal, begins [at noon].
The forest path, dark and narrow, ended [at a gate].
Three days, two nights and a morning passed [in silence].
The midnight bell, deep and slow, rang [from the tower].
Long, thin icicles hung [from the roof].
The mountain wind, cold and fierce, blew [through the tent].
Winter evenings, dark and cold, begin [before tea].
The evening star, small and bright, shone [above the barn].
Summer rain, warm and soft, fell [on the garden].
The last train of the evening, cold and empty, stopped [at every village].
Thursday's swimming lesson, the best hour of the week, begins [at half past two].
The winter market, a row of tiny wooden huts, opens [in the first week of December].
The last morning of the holidays, grey and rainy, passed [without any visitors].
The night watchman, a tall and silent man, whistled [at the end of every hour].
`;

/**
 * Sentences with one dash: what comes after it goes on to the end, so it is no parenthesis between two marks. It is a whole clause, because a phrase
 * at the end may be called a parenthesis, too.
 */
export const singleDashes = `
I knew that voice – it was Grandad.
She opened the tin – all the biscuits were gone.
We had just one problem – nobody could swim.
He looked up – the ceiling was dripping.
The answer was simple – we had to wait.
The door was locked – somebody had hidden the key.
We ran for the bus – it left without us.
The cave was empty – the bear had gone.
Nobody spoke – we were all too tired.
I love autumn – the woods turn gold.
The match is off – the pitch has flooded.
`;

/** Sentences with two commas and no parenthesis: one comma follows the opening words, the other is in a list. */
export const openingsAndLists = `
In the attic, Mia found a map, a key and an old letter.
Last Tuesday, our class drew castles, knights and dragons.
At dawn, the fishermen checked their nets, ropes and sails.
After the storm, we picked up branches, leaves and broken tiles.
Without a word, she took her coat, her hat and her umbrella.
Because it was late, we packed the cups, plates and rugs.
Although he was tired, Callum washed, dried and stacked the plates.
When the curtain rose, the singers, dancers and clowns bowed.
If you visit Wales, bring boots, a raincoat and a map.
On the top shelf, she keeps cups, jugs and vases.
Before the match, the players ran, stretched and jumped.
During the night, foxes, owls and badgers hunt for food.
While Dad cooked, the twins swept, dusted and laid the table.
Near the harbour, tourists buy shells, postcards and ice cream.
`;
