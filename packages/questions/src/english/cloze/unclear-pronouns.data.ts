/**
 * Sentences in which a pronoun could stand for two people or things: the sentence with the clear words, the pronoun and a noun that is no
 * clearer in curly brackets | the two that could be meant.
 */
export const unclearPronouns = `
When Ravi met Ben, {Ben|he|the boy} was wearing a hat. | Ravi or Ben
Mum rang Aunt Zofia while {my aunt|she|the woman} was cooking. | Mum or Aunt Zofia
The cat chased the mouse until {the mouse|it|the animal} was tired. | the cat or the mouse
The lorry hit the wall, but {the wall|it|this} was not damaged. | the lorry or the wall
Omar played chess with Leo, and {Leo|he|the boy} won. | Omar or Leo
The boys raced the girls, and {the girls|they|the children} came first. | the boys or the girls
Ella lent Grace the book after {Ella|she|the girl} had read it. | Ella or Grace
The bird flew past the kite before {the bird|it|this} fell to the ground. | the bird or the kite
The queen wrote to her sister when {her sister|she|the lady} was ill. | the queen or her sister
Grandad asked the driver whether {the driver|he|the man} was lost. | Grandad or the driver
The dogs barked at the cows because {the cows|they|the animals} were afraid. | the dogs or the cows
The knight saw the giant before {the giant|he|that one} spoke. | the knight or the giant
Put the cup next to the jug and fill {the jug|it|that one}. | the cup or the jug
The bus was behind the van when {the van|it|this} stopped. | the bus or the van
Nan helped Mum because {Mum|she|the woman} was late. | Nan or Mum
The pirates fought the sailors until {the sailors|they|the men} gave up. | the pirates or the sailors
Noah told Arjun that {Arjun's|his|the boy's} bike had a flat tyre. | Noah or Arjun
Amara rang Ruby as soon as {Ruby|she|the girl} got home. | Amara or Ruby
The parrot sat beside the owl until {the owl|it|the bird} fell asleep. | the parrot or the owl
Callum's brother says that {Callum|he|the boy} can swim a mile. | Callum or his brother
The boat passed the rock before {the boat|it|that} vanished in the fog. | the boat or the rock
Dad met Uncle Raj at the station where {my uncle|he|the man} works. | Dad or Uncle Raj
The wolves followed the deer until {the deer|they|the animals} reached the river. | the wolves or the deer
Mia showed Sana {Sana's|her|the girl's} new desk at school. | Mia or Sana
`;

/** Sentences with two people or things in which a pronoun is clear all the same: in curly brackets | what it stands for. */
export const clearPronouns = `
When Ravi met the twins, {he} was wearing a hat. | Ravi
Mum rang Grandad while {she} was cooking. | Mum
The cats chased the mouse until {it} was tired. | the mouse
The lorries hit the wall, but {it} was not damaged. | the wall
Omar played chess with Mia, and {she} won. | Mia
Our team raced the girls, and {we} came first. | our team
The birds flew past the kite before {it} fell to the ground. | the kite
The queen wrote to her brother when {he} was ill. | her brother
Grandad asked the children whether {he} was late. | Grandad
The dogs barked at the cow because {it} was afraid. | the cow
The princess saw the giant before {he} spoke. | the giant
The buses were behind the van when {it} stopped. | the van
Nan helped Dad because {he} was late. | Dad
The pirates fought the captain until {he} gave up. | the captain
Amara rang the twins as soon as {she} got home. | Amara
The parrots sat beside the owl until {it} fell asleep. | the owl
The boats passed the rock before {it} vanished in the fog. | the rock
Dad met Aunt Zofia at the station where {she} works. | Aunt Zofia
`;
