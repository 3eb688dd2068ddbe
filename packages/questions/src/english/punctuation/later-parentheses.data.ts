/** Sentences that end with a parenthesis: the sentence | the words in brackets. Without them it is a whole sentence. */
export const closingParentheses = `
The bridge reopened in May | three weeks late
We met the new head teacher | a former pilot
The explorers turned back at the glacier | tired but unharmed
The prize went to a young sculptor | the only one from Wales
The library lends out tools | as well as books
The last train leaves at midnight | except on Sundays
He grew up in a lighthouse | the oldest on that coast
The recipe needs two litres of stock | chicken or vegetable
They crossed the desert in nine days | mostly on foot
The museum has bought a rare map | drawn on sheepskin
Nobody had read the contract | all sixty pages of it
The orchestra played a final waltz | by popular demand
She learned to sail on a reservoir | of all places
The castle was sold to a banker | for a single pound
The tunnel runs under the river | and two busy streets
The town has three theatres | two of them very small
`;

/** Two sentences, of which the second may stand in brackets by itself. */
export const bracketedSentences = `
The bridge reopened in May. | It had been closed for a year.
The Romans called the town Deva. | We know it as Chester.
The volcano erupted again in spring. | Nobody was hurt.
Her first novel sold slowly. | It is now read in forty countries.
The expedition reached the pole in January. | It is summer there.
The choir sang in Latin. | The words were printed in the programme.
The mayor forgot the key to the city. | It was found in his hat.
The ferry sails twice a day. | Dogs travel free.
We cooked the stew for six hours. | The recipe says two.
The clock has stopped at noon. | It is right twice a day.
The poem has no title. | Most people call it “The Tide”.
The winner never collected the prize. | It is still in the safe.
`;
