/**
 * Mistakes with apostrophes and speech marks that children of years 6 and 7 still make, one sentence a line:
 * kind | the right sentence | a wrong one.
 * Nobody should be able to defend a wrong one. ("All the player's shirts" is right: the shirts of one player.)
 */
export const punctuationFaults = `
its | The company changed its name last year. | The company changed it's name last year.
its | Each planet follows its own path round the sun. | Each planet follows it's own path round the sun.
its | The museum has doubled its number of visitors. | The museum has doubled it's number of visitors.
it-is | The guide says it's the oldest bridge in the county. | The guide says its the oldest bridge in the county.
it-is | When it's foggy, the ferry stays in the harbour. | When its foggy, the ferry stays in the harbour.
it-is | Ask the captain whether it's safe to land. | Ask the captain whether its safe to land.
whose | Whose turn is it to feed the horses? | Who's turn is it to feed the horses?
whose | We met a woman whose brother sails to Iceland. | We met a woman who's brother sails to Iceland.
who-is | Who's coming to the rehearsal tonight? | Whose coming to the rehearsal tonight?
many-owners | The children's paintings hung in the hall. | The childrens' paintings hung in the hall.
many-owners | The men's choir sings on Thursdays. | The mens' choir sings on Thursdays.
many-owners | The women's final is on Saturday. | The womens' final is on Saturday.
owners-with-s | The two players' shirts were covered in mud. | The two player's shirts were covered in mud.
owners-with-s | The three sisters' bicycles stood by the wall. | The three sister's bicycles stood by the wall.
owners-with-s | Both twins' birthday cakes had candles. | Both twin's birthday cakes had candles.
cut-capital | "If you listen carefully," said the ranger, "you can hear the owl." | "If you listen carefully," said the ranger, "You can hear the owl."
cut-capital | "On a clear day," said the guide, "you can see three counties." | "On a clear day," said the guide, "You can see three counties."
cut-comma | "Without the map," said the captain, "we are lost." | "Without the map," said the captain "we are lost."
new-sentence | "The bridge is closed," said the driver. "We must turn back." | "The bridge is closed," said the driver, "We must turn back."
new-sentence | "It is getting dark," said the ranger. "Put out the fire." | "It is getting dark," said the ranger, "Put out the fire."
mark-outside | "Has anybody seen the keys?" asked the caretaker. | "Has anybody seen the keys"? asked the caretaker.
mark-outside | "What a view this is!" cried the climber. | "What a view this is"! cried the climber.
told-question | The caretaker asked where the keys were. | The caretaker asked where the keys were?
told-question | The visitors asked when the tower opened. | The visitors asked when the tower opened?
`;
