/**
 * Sentences with a choice in curly brackets, the right word first, one a line: set | sentence | why.
 * join3: conjunctions; pronoun4: pronouns that make clear who is meant; link5 and link6: words that link sentences.
 */
export const linking = `
join3 | We stayed inside {because|but|or} it was raining. | tells the reason
join3 | I like plums {but|so|if} I do not like figs. | shows a difference
join3 | Put on a coat {or|and|but} you will get cold. | tells what will happen if you don’t do it
join3 | The dog was muddy {so|because|or} we washed it. | tells the result
join3 | Wash your hands {before|so|but} you eat. | tells when
join3 | She hummed a tune {while|or|so} she was washing up. | tells when
join3 | Wait here {until|so|but} I come back. | tells when
join3 | I will help you {if|but|or} you ask me. | gives a condition
join3 | He went to school {although|because|or} he felt ill. | shows a surprise
join3 | The baby cried {when|or|so} the balloon burst. | tells when
join3 | We ran home {after|or|so} the film had ended. | tells when
join3 | Mia bought a comic {and|or|because} read it on the bus. | adds something
join3 | The ice melted {because|although|or} the sun was hot. | tells the reason
join3 | He looked everywhere {but|so|or} he did not find his shoe. | shows a difference
join3 | The bus was full {so|because|or} we walked. | tells the result
join3 | You can have soup {or|because|so} you can have salad. | gives the other choice
join3 | You will be late {if|but|or} you do not hurry. | gives a condition
join3 | The cat hides {when|or|so} it hears thunder. | tells when
join3 | They swam in the lake {although|so|or} it was freezing. | shows a surprise
join3 | Clean your teeth {before|but|so} you go to bed. | tells when
join3 | I was tired {so|or|because} I went to bed early. | tells the result
join3 | The flowers died {because|or|until} nobody watered them. | tells the reason
join3 | I hold my breath {when|or|although} I dive. | tells when
join3 | Hold my hand {until|but|so} we have crossed the road. | tells when
join3 | We will have a picnic {if|or|so} it is sunny. | gives a condition
join3 | I knocked on the door {but|or|so} nobody answered. | shows a difference
join3 | He could not reach the shelf {because|so|or} he was too short. | tells the reason
join3 | The puppy barks {when|or|so} it hears the doorbell. | tells when
join3 | Take a torch {because|or|although} the cave is dark. | tells the reason
join3 | She finished the race {although|because|or} her ankle hurt. | shows a surprise
join3 | The shop was shut {so|because|or} we could not buy milk. | tells the result
join3 | Be quiet {or|so|and} you will wake the baby. | tells what will happen if you don’t do it
join3 | We clapped {after|or|so} the band had played. | tells when
join3 | The kite flew high {and|although|or} then it got stuck in a tree. | adds something
join3 | The hare was fast {but|because|so} the tortoise won. | shows a difference
pronoun4 | The girls lost a ball. {They|She|It} looked under the hedge. | stands for the girls
pronoun4 | The vase fell off the shelf. {It|He|They} broke into pieces. | stands for the vase
pronoun4 | Mum was late. {She|He|It} had missed the bus. | stands for Mum
pronoun4 | The boys were hungry, so Dad made {them|him|it} a snack. | stands for the boys
pronoun4 | My brother and I built a raft. {We|It|They} called it Shark. | stands for my brother and me
pronoun4 | Uncle Raj bought a boat. {He|She|They} named it Swift. | stands for Uncle Raj
pronoun4 | The kittens are tiny. {Their|Its|His} eyes are still shut. | shows whose eyes they are
pronoun4 | Aunt Zofia sang and everyone clapped {her|him|them}. | stands for Aunt Zofia
pronoun4 | The tree lost {its|his|their} leaves in the storm. | shows whose leaves they are
pronoun4 | I found two coins and put {them|it|him} in my pocket. | stands for the two coins
pronoun4 | The queen waved to us and {we|they|it} waved back. | stands for the speaker and the others
pronoun4 | Grandad gave my sister and me a map. He told {us|them|him} to follow it. | stands for my sister and me
pronoun4 | The puppy chased {its|their|our} own tail. | shows whose tail it is
pronoun4 | If you see the twins, give {them|him|it} this letter. | stands for the twins
pronoun4 | The king stroked {his|its|their} own beard. | shows whose beard it is
pronoun4 | The pirates hid the gold where nobody could find {it|him|her}. | stands for the gold
pronoun4 | The sailors were thirsty. {They|He|It} had no water left. | stands for the sailors
pronoun4 | My aunt bought a hat. {She|He|They} wore it to the fair. | stands for my aunt
pronoun4 | The torch went out because {its|his|their} battery was flat. | shows whose battery it is
pronoun4 | You and I are a team. {We|They|She} must work together. | stands for you and me
pronoun4 | The hens were noisy, so the farmer fed {them|it|her}. | stands for the hens
pronoun4 | The knight saw a dragon, so {he|it|they} drew his sword. | stands for the knight
pronoun4 | The witch stirred the pot, and then {she|it|they} tasted the soup with her spoon. | stands for the witch
pronoun4 | The children brought {their|its|his} own lunch. | shows whose lunch it is
pronoun4 | The window was open, so Mum closed {it|them|her}. | stands for the window
pronoun4 | The bees are busy. {Their|Its|His} hive is nearly full of honey. | shows whose hive it is
pronoun4 | Uncle Omar dived, but the ball slipped past {him|it|them}. | stands for Uncle Omar
pronoun4 | The scissors are blunt. {They|It|He} will not cut. | stands for the scissors
pronoun4 | My grandmother is ninety. {Her|Its|Their} hair is as white as snow. | shows whose hair it is
pronoun4 | We asked the man the way and {he|it|they} pointed left. | stands for the man
pronoun4 | The wolves howled at the moon. {They|It|He} wanted food. | stands for the wolves
pronoun4 | The book is torn. {Its|His|Their} cover has come off. | shows whose cover it is
pronoun4 | My cousins live in Ghana. We visit {them|her|him} each summer. | stands for my cousins
pronoun4 | The bell rang and {it|they|he} woke the whole house. | stands for the bell
pronoun4 | Dad and I baked bread, and Nan helped {us|them|it}. | stands for Dad and me
pronoun4 | Mrs Duck led {her|its|their} own ducklings to her favourite pond. | shows whose ducklings they are
link5 | The road was icy. {Therefore|However|Meanwhile}, the bus went slowly. | tells the result
link5 | I love swimming. {However|Therefore|Similarly}, I am afraid of deep water. | shows a difference
link5 | Whisk the eggs. {Next|However|Even so}, add the flour. | shows the order
link5 | Mum mowed the lawn. {Meanwhile|For example|In other words}, Dad painted the shed. | tells what happens at the same time
link5 | The team trained hard. {As a result|However|For example}, they won the cup. | tells the result
link5 | Some animals sleep all winter. {For example|However|Otherwise}, a hedgehog does not wake up until spring. | gives an example
link5 | The map was wrong. {Nevertheless|Therefore|For example}, we found the cave. | shows a surprise
link5 | The hotel has a pool. {In addition|For example|Therefore}, it has a gym. | adds something
link5 | We packed and locked the door. {Finally|However|For instance}, we set off. | shows the order
link5 | Cats are clean. {On the other hand|Therefore|For example}, dogs are often muddy. | shows a difference
link5 | The sea was rough. {Consequently|However|Similarly}, the ferry was cancelled. | tells the result
link5 | Bats hunt at night. {Similarly|However|Therefore}, owls wait for the dark. | shows that two things are alike
link5 | She missed the bus. {Even so|Therefore|For example}, she arrived on time. | shows a surprise
link5 | Many fruits grow on trees. {For instance|However|Otherwise}, apples and pears hang from the branches. | gives an example
link5 | The lights went out. {Suddenly|Similarly|For example}, a door creaked. | tells how it happened
link5 | Put the seeds in the pot. {Next|However|Even so}, water them. | shows the order
link5 | The shop was shut. {Instead|Likewise|For example}, we went to the market. | tells what was done in its place
link5 | It rained all week. {As a result|In contrast|For instance}, the river flooded. | tells the result
link5 | Plastic is cheap. {However|Therefore|Similarly}, it harms the sea. | shows a difference
link5 | Wash the apples. {After that|However|Consequently}, cut them up. | shows the order
link5 | He had no coat. {Nevertheless|Because of this|For example}, he did not feel cold. | shows a surprise
link5 | The castle is old. {Furthermore|Otherwise|Instead}, it is said to be haunted. | adds something
link5 | I was reading upstairs. {Meanwhile|Therefore|Finally}, my brother was in the garden. | tells what happens at the same time
link5 | We could take the train. {Alternatively|Therefore|Similarly}, we could cycle. | gives the other choice
link5 | The cake was burnt. {Therefore|However|For example}, we threw it away. | tells the result
link5 | Lions live in groups. {In contrast|Therefore|For example}, tigers live alone. | shows a difference
link5 | Some birds cannot fly. {For example|However|Otherwise}, an ostrich has to run from its enemies. | gives an example
link5 | The rain stopped. {Immediately|Similarly|For example}, we ran outside. | tells when it happened
link5 | Tidy your room. {Otherwise|Therefore|Similarly}, you cannot go out. | tells what will happen if you don’t do it
link5 | They searched for hours. {Eventually|Similarly|For instance}, they found the key. | tells when it happened
link6 | The evidence was weak; {nevertheless|consequently|likewise}, he was found guilty. | shows a surprise
link6 | The factory polluted the river; {consequently|nevertheless|similarly}, the fish died. | tells the result
link6 | Solar power is clean. {Moreover|Nevertheless|Otherwise}, it never runs out. | adds something
link6 | You must book early; {otherwise|moreover|likewise}, you will not get a seat. | tells what will happen if you don’t do it
link6 | The novel is long. {In spite of this|As a result of this|Similarly}, I could not put it down. | shows a surprise
link6 | Volcanoes destroy villages; {on the other hand|therefore|for example}, they make the soil rich. | shows a difference
link6 | Wolves hunt in packs. {Likewise|However|Consequently}, lions work together. | shows that two things are alike
link6 | The bridge had collapsed. {Hence|Nevertheless|Likewise}, the village was cut off. | tells the result
link6 | She apologised. {All the same|Therefore|Moreover}, he did not forgive her. | shows a surprise
link6 | There are several reasons not to buy it. {Firstly|However|Otherwise}, the price is too high. | shows the order
link6 | The plan is slow, costly and dangerous. {To sum up|For example|Meanwhile}, it is not worth the risk. | draws together what was said
link6 | Some metals are magnetic. {For instance|Nevertheless|Otherwise}, iron sticks to a magnet. | gives an example
link6 | The old king died in May. {Thereafter|For instance|Likewise}, his daughter ruled the land. | tells when it happened
link6 | He was not angry; {on the contrary|consequently|for instance}, he was delighted. | says the opposite
link6 | The concert was cancelled {owing to|in spite of|in case of} the storm. | tells the reason
link6 | The match went ahead {in spite of|owing to|because of} the rain. | shows a surprise
link6 | {Although|So that|In case} it was dark, they pressed on. | shows a surprise
link6 | The dodo died out, {whereas|in case|unless} the pigeon thrived. | shows a difference
link6 | Keep the receipt {in case|although|whereas} the lamp breaks. | tells why it may be needed
link6 | She spoke slowly {so that|in case|whereas} everyone could follow. | shows the purpose
link6 | The crew rested. {Meanwhile|Otherwise|In conclusion}, the captain studied the charts. | tells what happens at the same time
link6 | {Prior to|In spite of|In case of} the race, the runners warmed up. | tells when it happened
link6 | The letter seemed genuine. {Subsequently|Similarly|For instance}, it was found to be a forgery. | tells when it happened
link6 | {Once|Whereas|Unless} the ink had dried, she sealed the envelope. | tells when it happened
link6 | I shall not go {unless|whereas|so that} you come with me. | gives a condition
link6 | {Provided that|Although|Whereas} the snow holds, we can ski. | gives a condition
link6 | Many people objected. {Despite this|As a result|Likewise}, the road was built. | shows a surprise
link6 | Bees pollinate crops. {Therefore|Even so|Conversely}, we depend on them. | tells the result
link6 | Stones sink. {By contrast|Therefore|Likewise}, corks float. | shows a difference
`;

/** What every other linking word tells, for the child who chose it in the wrong place: what it does | the words. */
export const linkingUses = `
tells the reason | because, because of, owing to, since
tells the result | so, therefore, consequently, as a result, as a result of this, because of this, hence
shows the purpose | so that
gives a condition | if, unless, provided that
tells why something may be needed | in case, in case of
tells what will happen if you don’t do it | otherwise
tells when | when, while, before, after, until, once
tells what happens at the same time | meanwhile
tells the order | next, then, finally, firstly, after that
gives the other choice | or, alternatively
gives an example | for example, for instance
says the same thing in a different way | in other words
shows a difference | but, however, on the other hand, in contrast, by contrast, whereas, conversely
shows a surprise | although, nevertheless, even so, in spite of, in spite of this, despite this, all the same
shows that two things are alike | similarly, likewise
adds something | and, in addition, furthermore, moreover
tells what was done in its place | instead
draws together what was said | in conclusion, to sum up
`;

/** How one can tell that a linking word does this: what it does | what is true of the two parts. */
export const linkingTests = `
tells the reason | What comes after it answers the question “Why?”
tells the result | What comes after it happens because of what comes before it.
shows the purpose | What comes after it is what somebody wants to happen: “in order that” would fit as well.
gives a condition | Whether one thing happens depends on the other.
tells why it may be needed | What comes after it may happen or not, and it is as well to be ready.
tells what will happen if you don’t do it | What comes after it happens only if you don’t do what comes before it.
tells when | What comes after it answers the question “When?”
tells when it happened | It answers the question “When?”
tells what happens at the same time | You could join the two parts with “while”.
tells how it happened | It happened in a moment, and nobody had expected it.
shows the order | It says in which order things come.
gives the other choice | You can have or do one of the two.
gives an example | What comes after it is one case of what comes before it.
shows a difference | What comes after it is set against what comes before it.
shows a surprise | Of the two parts, one is not what you would expect after the other.
shows that two things are alike | What is said of one is true of the other as well.
adds something | What comes after it is one more thing.
tells what was done in its place | One thing could not be done, so another was done.
draws together what was said | What comes after it is what all the rest comes to.
says the opposite | What comes after it is the opposite of what was denied.
`;
