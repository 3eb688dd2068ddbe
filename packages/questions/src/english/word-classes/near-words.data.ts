/** Words that pass for a class they don't have in their sentence: the class they pass for | their own class | the sentence. */
export const nearWords = `
modal verb | verb | We **have** eaten our lunch.
modal verb | verb | They **are** painting a mural.
modal verb | verb | **Did** you hear the owl?
modal verb | verb | She **has** finished her model.
modal verb | verb | He **does** not like beans.
modal verb | verb | The ice **was** melting fast.
modal verb | verb | I **want** to help.
modal verb | verb | **Do** you play chess?
modal verb | verb | Snails **like** to hide under stones.
modal verb | verb | They **were** waiting for the ferry.
modal verb | noun | Put the **can** in the bin.
modal verb | noun | He pushed with all his **might**.
modal verb | noun | She has a strong **will** to win.
modal verb | noun | A torch is a **must** for campers.
modal verb | noun | She opened a **can** of paint.
modal verb | noun | The old man left a **will**.
adverb of possibility | adjective | It is **likely** to rain.
adverb of possibility | adjective | Rain is **possible** later.
adverb of possibility | adjective | I am **sure** of the answer.
adverb of possibility | adjective | It was **clear** that he was lost.
adverb of possibility | adjective | The answer is **obvious**.
adverb of possibility | adjective | We need a **definite** answer.
adverb of possibility | adjective | I am **doubtful** about the plan.
adverb of possibility | adjective | The **probable** cause was a spark.
adverb of possibility | adjective | Are you **certain** about that?
adverb of possibility | noun | There is no **doubt** about it.
adverb of possibility | noun | There is a **chance** of snow.
adverb of possibility | adverb | The bus was **nearly** full.
adverb of possibility | adverb | He **rarely** plays outside.
adverb of possibility | adverb | They **easily** won the match.
adverb of possibility | modal verb | It **may** snow tonight.
adverb of possibility | modal verb | The cave **might** be empty.
relative pronoun | conjunction | I think **that** it will snow.
relative pronoun | conjunction | She said **that** she was cold.
relative pronoun | conjunction | We knew **that** the bus was late.
relative pronoun | conjunction | I am glad **that** you came.
relative pronoun | conjunction | I hope **that** you can come.
relative pronoun | determiner | I like **that** song.
relative pronoun | determiner | Please close **that** door.
relative pronoun | determiner | **That** dog is fierce.
relative pronoun | pronoun | **That** is my coat.
relative pronoun | pronoun | I will never forget **that**.
relative pronoun | question word | **Who** left the gate open?
relative pronoun | question word | **Who** won the race?
relative pronoun | question word | I wonder **who** lives there.
relative pronoun | question word | I asked **who** was coming.
relative pronoun | question word | **Which** is the quickest route?
relative pronoun | question word | **Which** coat is yours?
relative pronoun | question word | Do you know **which** bus stops here?
relative pronoun | question word | I forgot **which** box was mine.
relative pronoun | question word | **Whose** boots are these?
relative pronoun | question word | **Whose** dog is barking?
relative pronoun | question word | I asked **whose** dog it was.
relative pronoun | question word | I wonder **whose** bag this is.
`;
