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
`;

/** Sentences with one dash: what comes after it goes on to the end, so it is no parenthesis between two marks. */
export const singleDashes = `
There was only one thing left – an empty box.
I knew that voice – it was Grandad.
She opened the tin – all the biscuits were gone.
We had just one problem – nobody could swim.
The vote was very close – eleven to ten.
He looked up – the ceiling was dripping.
The robbers took everything – even the teaspoons.
The answer was simple – we had to wait.
Nobody came to the show – not even Tom.
I have two pets – a hamster and a snail.
`;
