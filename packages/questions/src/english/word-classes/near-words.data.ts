/** Words that pass for a class they don't have in their sentence: the class they pass for | their own class | the sentence. */
export const nearWords = `
modal verb | verb | We **have** eaten all our sandwiches.
modal verb | verb | They **are** painting a mural in the hall.
modal verb | verb | **Did** you hear the owl in the oak tree?
modal verb | verb | She **has** finished the model of her house.
modal verb | verb | He **does** not like beans or peas.
modal verb | verb | The ice **was** melting fast in the sun.
modal verb | verb | I **want** to help you with the puzzle.
modal verb | verb | **Do** you play chess with your cousins?
modal verb | verb | Snails **like** to hide under cool stones.
modal verb | verb | They **were** waiting for the ferry at dawn.
modal verb | noun | He pushed the door with all his **might**.
modal verb | noun | She has a strong **will** to win the race.
modal verb | noun | A torch is a **must** for campers in winter.
modal verb | noun | The old man left her the house in his **will**.
adverb of possibility | adjective | It is **likely** to rain in the afternoon.
adverb of possibility | adjective | A storm is **possible** later in the week.
adverb of possibility | adjective | I am **sure** of the answer to the riddle.
adverb of possibility | adjective | It was **clear** that he was lost in the fog.
adverb of possibility | adjective | The answer to the puzzle is **obvious**.
adverb of possibility | adjective | We need a **definite** answer by tomorrow.
adverb of possibility | adjective | I am **doubtful** about the new plan.
adverb of possibility | adjective | The **probable** cause of the fire was a spark.
adverb of possibility | adjective | Are you **certain** about the time of the train?
adverb of possibility | adverb | The bus was **nearly** full when it came.
adverb of possibility | adverb | He **rarely** plays outside in the winter.
adverb of possibility | adverb | They **easily** won the match on Saturday.
adverb of possibility | modal verb | It **may** snow tonight in the mountains.
adverb of possibility | modal verb | The cave **might** be empty by now.
relative pronoun | conjunction | I think **that** it will snow before the morning.
relative pronoun | conjunction | She said **that** she was cold and hungry.
relative pronoun | conjunction | We knew **that** the bus was late again.
relative pronoun | conjunction | I am glad **that** you came to our party.
relative pronoun | conjunction | I hope **that** you can come on Friday.
relative pronoun | determiner | I like **that** song about the river.
relative pronoun | determiner | Please close **that** door behind you.
relative pronoun | determiner | **That** dog by the gate is fierce.
relative pronoun | determiner | We climbed **that** hill in the rain on Sunday.
relative pronoun | pronoun | **That** is my coat on the chair.
relative pronoun | pronoun | I will never forget **that** as long as I live.
relative pronoun | question word | **Who** left the gate of the field open?
relative pronoun | question word | I wonder **who** lives in the old mill.
relative pronoun | question word | I asked **who** was coming to the party.
relative pronoun | question word | Nobody knows **who** broke the window.
relative pronoun | question word | We forgot **who** won the first race at the fair.
relative pronoun | question word | Please tell me **who** sits at this table.
relative pronoun | question word | **Which** is the quickest route to the sea?
relative pronoun | question word | Do you know **which** bus stops at the museum?
relative pronoun | question word | I forgot **which** of the boxes was mine.
relative pronoun | question word | I wonder **which** team will win the cup this year.
relative pronoun | question word | Nobody knows **which** path leads to the lake.
relative pronoun | question word | **Whose** are the muddy boots by the door?
relative pronoun | question word | I asked **whose** dog was barking at night.
relative pronoun | question word | I wonder **whose** bag was left on the bus.
relative pronoun | question word | Nobody knows **whose** footprints they are.
relative pronoun | question word | Please tell me **whose** turn it is to wash up.
`;
