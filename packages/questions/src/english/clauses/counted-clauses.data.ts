/** Sentences to count clauses in: the sentence | its clauses | phrases that look like a clause, where it has some. */
export const countedClauses = `
7 | When the bell rang, the doors opened and the crowd rushed in. | when the bell rang; the doors opened; the crowd rushed in
7 | Although it was late, the dancers who had won stayed on stage. | although it was late; the dancers stayed on stage; who had won
7 | The pilot landed because the fuel was low, but nobody was hurt. | the pilot landed; because the fuel was low; nobody was hurt
7 | The trail, which had been closed, reopened after the snow melted. | the trail reopened; which had been closed; after the snow melted
7 | While the chef cooked, we laid the tables and Omar lit the candles. | while the chef cooked; we laid the tables; Omar lit the candles
7 | The lamp that she had mended flickered until the oil ran out. | the lamp flickered; that she had mended; until the oil ran out
7 | He hid the letter before she arrived, so nobody ever read it. | he hid the letter; before she arrived; nobody ever read it
7 | As the tide rose, the boat that had run aground floated free. | as the tide rose; the boat floated free; that had run aground
7 | The hall was full, but we found a seat because Nan had arrived early. | the hall was full; we found a seat; because Nan had arrived early
7 | The house where my grandfather was born stood empty until we bought it. | the house stood empty; where my grandfather was born; until we bought it
7 | The path was icy, so we turned back before it grew dark. | the path was icy; we turned back; before it grew dark
7 | The book that she lent me vanished before I had finished it. | the book vanished; that she lent me; before I had finished it
7 | Although the sea was rough, the ferry left and nobody complained. | although the sea was rough; the ferry left; nobody complained
7 | The king laughed, but his advisers trembled because they knew him. | the king laughed; his advisers trembled; because they knew him
7 | Before the final whistle, half the crowd had left because it was cold. | half the crowd had left; because it was cold | before the final whistle
7 | After a long discussion, the jury returned and the judge nodded. | the jury returned; the judge nodded | after a long discussion
7 | Because of the storm, the ferry that we wanted was late. | the ferry was late; that we wanted | because of the storm
7 | Since the great flood, the mill, which stands empty, has crumbled. | the mill has crumbled; which stands empty | since the great flood
7 | Until the age of ninety, she swam in the sea when the water was calm. | she swam in the sea; when the water was calm | until the age of ninety
7 | As a child, he hid in the attic whenever visitors came. | he hid in the attic; whenever visitors came | as a child
7 | Like most of his neighbours, the miller grumbled, but he paid the tax. | the miller grumbled; he paid the tax | like most of his neighbours
7 | Despite the rain, the crowd cheered as the runners passed. | the crowd cheered; as the runners passed | despite the rain
7 | With a sigh, the clerk closed the book and the room fell silent. | the clerk closed the book; the room fell silent | with a sigh
7 | When the lights went out, the baby cried, the dog barked and Mum lit a candle. | when the lights went out; the baby cried; the dog barked; Mum lit a candle
7 | The fog lifted, so we saw the island where the seals live before the boat turned back. | the fog lifted; we saw the island; where the seals live; before the boat turned back
7 | The guard who was on duty slept while the thieves broke in, and nobody noticed. | the guard slept; who was on duty; while the thieves broke in; nobody noticed
7 | If it snows, the school will close and we will build a fort, but Dad must work. | if it snows; the school will close; we will build a fort; Dad must work
7 | The bus was late because the road was flooded, so we missed the film and Ella cried. | the bus was late; because the road was flooded; we missed the film; Ella cried
8 | Before the opening of the canal, ships that carried tea sailed round the Cape, which took months. | ships sailed round the Cape; that carried tea; which took months | before the opening of the canal
8 | Because of the drought, the farmers who had no wells moved away, and their fields turned to dust. | the farmers moved away; who had no wells; their fields turned to dust | because of the drought
8 | After the death of her brother, the queen ruled alone until her son, who was still a boy, came of age. | the queen ruled alone; until her son came of age; who was still a boy | after the death of her brother
8 | Like many inventors, she failed often, but she never gave up because she trusted her method. | she failed often; she never gave up; because she trusted her method | like many inventors
8 | Until the invention of the telegraph, news that was urgent went by horse, so it often arrived too late. | news went by horse; that was urgent; it often arrived too late | until the invention of the telegraph
8 | In spite of the warnings, the captain set sail, although the crew, who feared the ice, protested. | the captain set sail; although the crew protested; who feared the ice | in spite of the warnings
8 | With the exception of one tower, the castle burned down when lightning struck it, but the treasure survived. | the castle burned down; when lightning struck it; the treasure survived | with the exception of one tower
8 | At the sound of the horn, the hounds, which had been dozing, leapt up and the hunt began. | the hounds leapt up; which had been dozing; the hunt began | at the sound of the horn
8 | Owing to the strike, the trains stood still while the two sides, which hated each other, talked. | the trains stood still; while the two sides talked; which hated each other | owing to the strike
8 | Unless it rains soon, the crops will fail, prices will rise and many people will go hungry. | unless it rains soon; the crops will fail; prices will rise; many people will go hungry
8 | Although the witness lied, the jury, which had seen the letters, believed her because she wept. | although the witness lied; the jury believed her; which had seen the letters; because she wept
8 | When the treaty was signed, the soldiers who had survived went home, but few were welcomed. | when the treaty was signed; the soldiers went home; who had survived; few were welcomed
8 | The bridge collapsed as the train crossed it, yet the driver, who had heard a crack, stopped in time. | the bridge collapsed; as the train crossed it; the driver stopped in time; who had heard a crack
8 | If the vaccine works, the disease that once killed thousands will vanish, and the hospital can close. | if the vaccine works; the disease will vanish; that once killed thousands; the hospital can close
8 | Once the map had been drawn, the explorers who had quarrelled made peace, since the route was clear. | once the map had been drawn; the explorers made peace; who had quarrelled; since the route was clear
8 | The poet burned the pages that he disliked, but his sister, who admired them, had made copies. | the poet burned the pages; that he disliked; his sister had made copies; who admired them
8 | While the king slept, the servants packed the silver, the guards opened the gate and the rebels marched in. | while the king slept; the servants packed the silver; the guards opened the gate; the rebels marched in
8 | Since the start of the war, in spite of the danger, she had carried letters that nobody else would touch. | she had carried letters; that nobody else would touch | since the start of the war; in spite of the danger
8 | After years of silence, because of a single photograph, the case was reopened and the truth came out. | the case was reopened; the truth came out | after years of silence; because of a single photograph
8 | Before sunrise, like a ghost in the mist, the ship that they had lost appeared. | the ship appeared; that they had lost | before sunrise; like a ghost in the mist
8 | Without the least warning, after the second act, the ceiling cracked and the audience fled. | the ceiling cracked; the audience fled | without the least warning; after the second act
`;
