/**
 * Sentences with a choice in curly brackets, the right word first, one a line: set | at which difficulties (e, m, h) | sentence | why.
 * join3: conjunctions; pronoun4: pronouns that make clear who is meant; link5 and link6: words that link sentences. The harder, the nearer
 * are the wrong words: each can join the two parts, and only the sense is against it.
 */
export const linking = `
join3 | e | We stayed inside {because|but|or} it was raining. | tells the reason
join3 | e | I like plums {but|so|if} I do not like figs. | shows a difference
join3 | em | Put on a coat {or|and|but} you will get cold. | tells what will happen if you don’t do it
join3 | e | The dog was muddy {so|because|or} we washed it. | tells the result
join3 | e | Wash your hands {before|so|but} you eat. | tells when
join3 | e | She hummed a tune {while|or|so} she was washing up. | tells when
join3 | e | Wait here {until|so|but} I come back. | tells when
join3 | e | I will help you {if|but|or} you ask me. | gives a condition
join3 | e | He went to school {although|because|or} he felt ill. | shows a surprise
join3 | e | The baby cried {when|or|so} the balloon burst. | tells when
join3 | e | We ran home {after|or|so} the film had ended. | tells when
join3 | e | Mia bought a comic {and|or|because} read it on the bus. | adds something
join3 | e | The ice melted {because|although|or} the sun was hot. | tells the reason
join3 | e | He looked everywhere {but|so|or} he did not find his shoe. | shows a difference
join3 | e | You can have soup {or|because|so} you can have salad. | gives the other choice
join3 | e | You will be late {if|but|or} you do not hurry. | gives a condition
join3 | e | They swam in the lake {although|so|or} it was freezing. | shows a surprise
join3 | e | Clean your teeth {before|but|so} you go to bed. | tells when
join3 | e | I was tired {so|or|because} I went to bed early. | tells the result
join3 | e | The flowers died {because|or|until} nobody watered them. | tells the reason
join3 | e | Hold my hand {until|but|so} we have crossed the road. | tells when
join3 | e | We will have a picnic {if|or|so} it is sunny. | gives a condition
join3 | e | I knocked on the door {but|or|so} nobody answered. | shows a difference
join3 | e | Take a torch {because|or|although} the cave is dark. | tells the reason
join3 | em | Be quiet {or|so|and} you will wake the baby. | tells what will happen if you don’t do it
join3 | e | We clapped {after|or|so} the band had played. | tells when
join3 | e | The kite flew high {and|although|or} then it got stuck in a tree. | adds something
join3 | m | The puppy was dirty {so|because|if} we gave it a bath. | tells the result
join3 | m | The bus was full {so|because|if} we walked. | tells the result
join3 | m | The snowman melted {because|although|so} the sun was hot. | tells the reason
join3 | m | He could not reach the shelf {because|so|although} he was too short. | tells the reason
join3 | m | The plants died {because|although|until} nobody watered them. | tells the reason
join3 | m | I hold my breath {when|although|so} I dive. | tells when
join3 | m | We will eat outside {if|although|but} it is sunny. | gives a condition
join3 | m | Take a torch {because|although|so} the cellar is dark. | tells the reason
join3 | m | The shop was shut {so|because|although} we could not buy milk. | tells the result
join3 | m | The cat hides {when|although|so} it hears thunder. | tells when
join3 | m | The baby woke up {when|although|so} the balloon burst. | tells when
join3 | m | The crowd clapped {after|although|so} the band had played. | tells when
join3 | mh | The hare was fast {but|because|so} the tortoise won. | shows a difference
join3 | m | The hare was fast {but|so|if} the tortoise won because it never stopped. | shows a difference
join3 | m | We stayed in {because|although|so} it was cold but we had fun. | tells the reason
join3 | m | We were late {so|because|if} we ran until we saw the bus. | tells the result
join3 | m | I will lend you my pen {if|although|so} you give it back when you have finished. | gives a condition
join3 | m | The puppy barked {when|although|so} the bell rang because it was scared. | tells when
join3 | m | Ella ran fast {although|because|if} she was tired and her shoes were wet. | shows a surprise
join3 | m | Stay on the path {or|and|but} you will get lost when it is dark. | tells what will happen if you don’t do it
join3 | m | We waited {until|because|although} the rain stopped and then we went out. | tells when
join3 | m | The soup was hot {so|because|if} I waited before I tried it. | tells the result
join3 | m | The film was long {but|because|if} nobody left until it ended. | shows a difference
join3 | h | We wore our boots {because|so|although} the field was muddy. | tells the reason
join3 | h | The field was muddy {so|because|although} we wore our boots. | tells the result
join3 | h | I went to bed early {because|so|although} I was tired. | tells the reason
join3 | h | Amara won the race {although|because|so} she fell at the start. | shows a surprise
join3 | h | The ice cream melted {because|although|so} we left it in the sun. | tells the reason
join3 | h | We left the ice cream in the sun {so|because|although} it melted. | tells the result
join3 | h | Stay in bed {until|before|although} you feel better. | tells when
join3 | h | Look both ways {before|after|although} you cross the road. | tells when
join3 | h | Dry your hands {after|before|until} you wash them. | tells when
join3 | h | The seeds will not grow {unless|if|when} you water them. | gives a condition
join3 | h | You will miss the bus {unless|if|because} you hurry. | gives a condition
join3 | h | We could not play outside {because|so|although} it was raining. | tells the reason
join3 | h | It was raining {so|because|although} we could not play outside. | tells the result
join3 | h | Dad burnt the toast {although|because|so} he was watching it closely. | shows a surprise
join3 | h | The puppy was hungry {although|because|so} it had just eaten. | shows a surprise
join3 | h | Hold the torch {while|although|so} I look for the key. | tells when
join3 | h | The shop was open {but|so|because} nobody was in it. | shows a difference
join3 | h | Tom is small {but|because|so} he can reach the shelf. | shows a difference
join3 | h | Nan has a car {but|so|because} she likes to walk. | shows a difference
join3 | h | She finished the race {although|because|unless} her ankle hurt. | shows a surprise
join3 | h | Grab a seat {before|after|because} they are all taken. | tells when
join3 | h | They swam in the lake {although|because|unless} it was freezing. | shows a surprise
join3 | h | Keep to the path {or|and|so} you will get lost. | tells what will happen if you don’t do it
pronoun4 | e | The girls lost a ball. {They|She|It} looked under the hedge. | stands for the girls
pronoun4 | e | The vase fell off the shelf. {It|He|They} broke into pieces. | stands for the vase
pronoun4 | e | The boys were hungry, so Dad made {them|him|it} a snack. | stands for the boys
pronoun4 | e | My brother and I built a raft. {We|They|He} called it Shark. | stands for my brother and me
pronoun4 | e | Uncle Raj bought a boat. {He|She|They} named it Swift. | stands for Uncle Raj
pronoun4 | e | The kittens are tiny. {Their|Its|His} eyes are still shut. | shows whose eyes they are
pronoun4 | e | Aunt Zofia sang and everyone clapped {her|him|them}. | stands for Aunt Zofia
pronoun4 | e | The tree lost {its|his|their} leaves in the storm. | shows whose leaves they are
pronoun4 | e | I found two coins and put {them|it|him} in my pocket. | stands for the two coins
pronoun4 | e | The queen waved to us and {we|they|it} waved back. | stands for the people she waved to
pronoun4 | e | Grandad gave my sister and me a map. He told {us|them|him} to follow it. | stands for my sister and me
pronoun4 | e | If you see the twins, give {them|him|it} this letter. | stands for the twins
pronoun4 | e | The king stroked {his|its|their} own beard. | shows whose beard it is
pronoun4 | e | The sailors were thirsty. {They|He|It} had no water left. | stands for the sailors
pronoun4 | e | My aunt bought a hat. {She|He|They} wore it to the fair. | stands for my aunt
pronoun4 | e | You and I are a team. {We|They|She} must work together. | stands for you and me
pronoun4 | e | The hens were noisy, so the farmer fed {them|it|her}. | stands for the hens
pronoun4 | e | The children brought {their|its|his} own lunch. | shows whose lunch it is
pronoun4 | e | The bees are busy. {Their|Its|His} hive is nearly full of honey. | shows whose hive it is
pronoun4 | e | The scissors are blunt. {They|It|He} will not cut. | stands for the scissors
pronoun4 | e | The wolves howled at the moon. {They|It|He} wanted food. | stands for the wolves
pronoun4 | e | The book is torn. {Its|His|Their} cover has come off. | shows whose cover it is
pronoun4 | e | My cousins live in Ghana. We visit {them|her|him} each summer. | stands for my cousins
pronoun4 | m | My brother and I missed the train, so {we|they|it} had to walk. | stands for my brother and me
pronoun4 | m | Aunt Zofia sent my sister and me a parcel. She told {us|them|it} to open it together. | stands for my sister and me
pronoun4 | m | The king waved to us, and {we|they|he} waved back. | stands for the people he waved to
pronoun4 | m | Dad and I were painting the fence, and Nan helped {us|them|it}. | stands for Dad and me
pronoun4 | m | You and I have the same coat. Everyone calls {us|them|it} the twins. | stands for you and me
pronoun4 | m | The oak lost {its|their|his} last leaves in the storm. | shows whose leaves they are
pronoun4 | m | The trousers were too long, so Gran shortened {them|it|us}. | stands for the trousers
pronoun4 | m | The news was good. {It|They|We} spread quickly through the village. | stands for the news
pronoun4 | m | The children wanted the kite, but {it|they|we} had blown away. | stands for the kite
pronoun4 | m | The jar was full of coins, but nobody could open {it|them|us}. | stands for the jar
pronoun4 | m | Take the apples out of the bag and peel {them|it|us}. | stands for the apples
pronoun4 | m | The ducks left the pond because {it|they|we} had frozen. | stands for the pond
pronoun4 | m | The girls thanked the fireman because {he|they|we} had saved the cat. | stands for the fireman
pronoun4 | m | The firemen praised the girl because {she|they|we} had called for help. | stands for the girl
pronoun4 | m | The farmer fed the geese because {they|he|we} honked for food. | stands for the geese
pronoun4 | m | The hikers lost sight of the hut because the fog hid {it|them|us}. | stands for the hut
pronoun4 | m | The wolves circled the hut until {its|their|our} roof fell in. | shows whose roof it is
pronoun4 | m | Mum put the keys in the box and locked {it|them|us}. | stands for the box
pronoun4 | m | Ben sold his skates because {they|it|he} pinched his toes. | stands for the skates
pronoun4 | m | The elephants lifted the log and dropped {it|them|us} in the river. | stands for the log
pronoun4 | m | The bees left the hive after a bear had damaged {it|them|us}. | stands for the hive
pronoun4 | m | The scissors were in the drawer, but {they|it|we} would not cut. | stands for the scissors
pronoun4 | m | Sana and I found two puppies, and the vet gave {them|us|it} a bath. | stands for the two puppies
pronoun4 | m | The sailors left the boat because {it|they|we} had sprung a leak. | stands for the boat
link5 | e | The road was icy. {Therefore|However|Meanwhile}, the bus went slowly. | tells the result
link5 | e | I love swimming. {However|Therefore|Similarly}, I am afraid of deep water. | shows a difference
link5 | e | Whisk the eggs. {Next|However|Even so}, add the flour. | shows the order
link5 | e | Mum mowed the lawn. {Meanwhile|For example|In other words}, Dad painted the shed. | tells what happens at the same time
link5 | e | The team trained hard. {As a result|However|For example}, they won the cup. | tells the result
link5 | e | Some animals sleep all winter. {For example|Next|Otherwise}, a dormouse may sleep from October to April. | gives an example
link5 | e | The map was wrong. {Nevertheless|Therefore|For example}, we found the cave. | shows a surprise
link5 | e | The hotel has a pool. {In addition|For example|Therefore}, it has a gym. | adds something
link5 | e | We packed and locked the door. {Finally|However|For instance}, we set off. | shows the order
link5 | e | Cats are clean. {On the other hand|Therefore|For example}, dogs are often muddy. | shows a difference
link5 | e | The sea was rough. {Consequently|However|Similarly}, the ferry was cancelled. | tells the result
link5 | e | Many fruits grow on trees. {For instance|However|Otherwise}, apples and pears hang from the branches. | gives an example
link5 | e | The lights went out. {Suddenly|Similarly|For example}, a door creaked. | tells how it happened
link5 | e | Put the seeds in the pot. {Next|However|Even so}, water them. | shows the order
link5 | e | It rained all week. {As a result|In contrast|For instance}, the river flooded. | tells the result
link5 | e | Wash the apples. {After that|However|Consequently}, cut them up. | shows the order
link5 | e | He had no coat. {Nevertheless|Because of this|For example}, he did not feel cold. | shows a surprise
link5 | e | I was reading upstairs. {Meanwhile|Therefore|Finally}, my brother was in the garden. | tells what happens at the same time
link5 | e | The cake was burnt. {Therefore|However|For example}, we threw it away. | tells the result
link5 | e | Lions live in groups. {In contrast|Therefore|For example}, tigers live alone. | shows a difference
link5 | e | The rain stopped. {Immediately|Similarly|For example}, we ran outside. | tells when it happened
link5 | em | Plastic is cheap. {However|Similarly|For example}, it harms the sea. | shows a difference
link5 | em | The shop was shut. {Instead|Likewise|In other words}, we went to the market. | tells what was done in its place
link5 | em | They searched for hours. {Eventually|Otherwise|In contrast}, they found the key. | tells when it happened
link5 | em | Some birds cannot fly. {For example|In contrast|Otherwise}, an ostrich has to run from its enemies. | gives an example
link5 | m | Dad chopped the onions. {Meanwhile|As a result|In other words}, Mum boiled the rice. | tells what happens at the same time
link5 | m | Some mammals lay eggs. {For instance|Nevertheless|Otherwise}, a platypus usually lays two at a time. | gives an example
link5 | m | The castle is very old. {Furthermore|Instead|In contrast}, it is said to be haunted. | adds something
link5 | m | The hotel has a pool. {In addition|As a result|In contrast}, it has a gym. | adds something
link5 | m | Tidy your room. {Otherwise|Therefore|Likewise}, you cannot go out. | tells what will happen if you don’t do it
link5 | m | The road was icy. {Therefore|Even so|Likewise}, the bus went slowly. | tells the result
link5 | m | I love swimming. {However|As a result|Similarly}, I am afraid of deep water. | shows a difference
link5 | m | The stew was burnt. {Therefore|Even so|Similarly}, we threw it away. | tells the result
link5 | m | It rained all week. {As a result|In contrast|Even so}, the river flooded. | tells the result
link5 | mh | We could take the train. {Alternatively|Consequently|In other words}, we could cycle. | gives the other choice
link5 | mh | The team trained hard. {As a result|Nevertheless|In contrast}, they won the cup. | tells the result
link5 | mh | The map was wrong. {Nevertheless|Therefore|Likewise}, we found the cave. | shows a surprise
link5 | mh | Lions live in groups. {In contrast|Similarly|As a result}, tigers live alone. | shows a difference
link5 | mh | Bats hunt at night. {Similarly|In contrast|Consequently}, owls wait for the dark. | shows that two things are alike
link5 | mh | Cats are clean. {On the other hand|Likewise|As a result}, dogs are often muddy. | shows a difference
link5 | mh | She missed the bus. {Even so|As a result|Likewise}, she arrived on time. | shows a surprise
link5 | mh | Wear a helmet when you cycle. {Otherwise|Therefore|Likewise}, you could be hurt. | tells what will happen if you don’t do it
link5 | h | The sea was rough. {Consequently|Nevertheless|Likewise}, the ferry was cancelled. | tells the result
link5 | h | He had no coat. {Nevertheless|Because of this|Likewise}, he did not feel cold. | shows a surprise
link5 | h | Spiders have eight legs. {In contrast|Likewise|Consequently}, insects have six. | shows a difference
link5 | h | Camels store fat in their humps. {Consequently|Nevertheless|In contrast}, they can go without food for weeks. | tells the result
link5 | h | The bridge looks fragile. {Nevertheless|Consequently|Similarly}, it can carry a train. | shows a surprise
link5 | h | Her new bike is light. {Furthermore|In contrast|As a result}, it has strong brakes. | adds something
link5 | h | The tickets had sold out. {Consequently|Nevertheless|Likewise}, we had to stay at home. | tells the result
link5 | h | The forecast promised sun. {Nevertheless|Consequently|Likewise}, Gran took her umbrella. | shows a surprise
link5 | h | Squirrels bury nuts for the winter. {Similarly|In contrast|Consequently}, jays hide acorns in the ground. | shows that two things are alike
link5 | h | My sister is never late. {In contrast|Similarly|As a result}, I often miss the bus. | shows a difference
link5 | h | The first shop had no milk. {Likewise|In contrast|Even so}, the second had sold out of it. | shows that two things are alike
link5 | h | Copper carries electricity well. {Therefore|Nevertheless|Similarly}, it is used for wires. | tells the result
link5 | h | The moon has no air. {Consequently|Nevertheless|In contrast}, no sound can be heard there. | tells the result
link5 | h | The film had won every prize. {Nevertheless|Consequently|Likewise}, I found it dull. | shows a surprise
link5 | h | Some reptiles live to a great age. {For instance|In contrast|Even so}, a giant tortoise may live for 150 years. | gives an example
link6 | e | The evidence was weak; {nevertheless|consequently|likewise}, he was found guilty. | shows a surprise
link6 | e | The factory polluted the river; {consequently|nevertheless|similarly}, the fish died. | tells the result
link6 | em | Solar power is clean. {Moreover|Nevertheless|Otherwise}, it never runs out. | adds something
link6 | e | You must book early; {otherwise|moreover|likewise}, you will not get a seat. | tells what will happen if you don’t do it
link6 | e | The novel is long. {In spite of this|As a result of this|Similarly}, I could not put it down. | shows a surprise
link6 | em | Volcanoes destroy villages; {on the other hand|therefore|for example}, they make the soil rich. | shows a difference
link6 | em | Wolves hunt in packs. {Likewise|However|Consequently}, lions work together. | shows that two things are alike
link6 | em | The bridge had collapsed. {Hence|Nevertheless|Likewise}, the village was cut off. | tells the result
link6 | em | She apologised. {All the same|Therefore|Moreover}, he did not forgive her. | shows a surprise
link6 | e | There are several reasons not to buy it. {Firstly|However|Otherwise}, the price is too high. | shows the order
link6 | em | The plan is slow, costly and dangerous. {To sum up|For example|Meanwhile}, it is not worth the risk. | draws together what was said
link6 | em | Some metals are magnetic. {For instance|Nevertheless|Otherwise}, iron sticks to a magnet. | gives an example
link6 | em | The old king died in May. {Thereafter|For instance|Likewise}, his daughter ruled the land. | tells when it happened
link6 | mh | He was not angry; {on the contrary|consequently|for instance}, he was delighted. | says the opposite
link6 | em | The concert was cancelled {owing to|in spite of|in case of} the storm. | tells the reason
link6 | em | The match went ahead {in spite of|owing to|because of} the rain. | shows a surprise
link6 | em | The dodo died out, {whereas|in case|unless} the pigeon thrived. | shows a difference
link6 | em | Keep the receipt {in case|although|whereas} the lamp breaks. | tells why it may be needed
link6 | e | The crew rested. {Meanwhile|Otherwise|In conclusion}, the captain studied the charts. | tells what happens at the same time
link6 | em | {Prior to|In spite of|In case of} the race, the runners warmed up. | tells when it happened
link6 | mh | The letter seemed genuine. {Subsequently|Similarly|For instance}, it was found to be a forgery. | tells when it happened
link6 | e | I shall not go {unless|whereas|so that} you come with me. | gives a condition
link6 | em | {Provided that|Although|Whereas} the snow holds, we can ski. | gives a condition
link6 | em | Many people objected. {Despite this|As a result|Likewise}, the road was built. | shows a surprise
link6 | em | Bees pollinate crops. {Therefore|Even so|Conversely}, we depend on them. | tells the result
link6 | em | Stones sink. {By contrast|Therefore|Likewise}, corks float. | shows a difference
link6 | mh | {Notwithstanding|Owing to|In case of} the storm, the ferry sailed. | shows a surprise
link6 | mh | The two reports disagree; {hence|nevertheless|similarly}, a third is needed. | tells the result
link6 | h | Whales come up for air; {by contrast|likewise|consequently}, most fish take oxygen from the water. | shows a difference
link6 | mh | Dolphins live in groups; {similarly|conversely|hence}, elephants stay with their herd. | shows that two things are alike
link6 | mh | The medicine tastes foul. {All the same|Consequently|Likewise}, you must take it. | shows a surprise
link6 | h | The mine no longer paid its way; {accordingly|nevertheless|conversely}, it was closed. | tells the result
link6 | h | The witness was unreliable; {moreover|nevertheless|conversely}, he bore a grudge against the accused. | adds something
link6 | h | Lightning strikes tall objects. {For this reason|Even so|By contrast}, never shelter under a lone tree. | tells the result
link6 | h | The climb is not easy; {on the contrary|as a result|likewise}, it has defeated many experts. | says the opposite
link6 | h | {Regardless of|Owing to|In case of} the cost, the king built the palace. | shows a surprise
link6 | h | The roof leaks, {whereas|provided that|unless} the walls are sound. | shows a difference
link6 | h | The judge was known to be strict; {nonetheless|consequently|likewise}, she let him go. | shows a surprise
link6 | h | Sound needs something to travel through; {thus|nevertheless|similarly}, space is silent. | tells the result
link6 | h | Desert nights are bitterly cold. {By contrast|For that reason|Likewise}, the days are scorching. | shows a difference
link6 | h | The treaty was signed in March. {Thereafter|Conversely|In spite of this}, the two nations lived in peace. | tells when it happened
link6 | h | The bank will lend the money {provided that|whereas|even though} the farm earns a profit. | gives a condition
link6 | h | Take the long way round {in case|unless|whereas} the ford is flooded. | tells why it may be needed
link6 | h | The drought ruined the crops. {As a consequence|All the same|By contrast}, bread was scarce all winter. | tells the result
link6 | h | {On account of|Notwithstanding|Regardless of} his injury, the champion could not compete. | tells the reason
link6 | h | The novel was praised abroad; {by contrast|accordingly|moreover}, it was scorned at home. | shows a difference
`;

/** What every other linking word tells, for the child who chose it in the wrong place: what it does | the words. */
export const linkingUses = `
tells the reason | because, because of, owing to
tells the result | so, therefore, consequently, as a result, as a result of this, because of this, hence, for that reason, accordingly
shows the purpose | so that
gives a condition | if, unless, provided that
tells why something may be needed | in case, in case of
tells what will happen if you don’t do it | otherwise
tells when | when, before, after, until
tells what happens at the same time | meanwhile
tells the order | next, finally
gives the other choice | or
gives an example | for example, for instance
says the same thing in a different way | in other words
shows a difference | but, however, in contrast, by contrast, whereas, conversely
shows a surprise | although, even though, nevertheless, even so, in spite of, in spite of this, all the same, notwithstanding, regardless of
shows that two things are alike | similarly, likewise
adds something | and, moreover
tells what was done in its place | instead
draws together what was said | in conclusion
`;

/** How one can tell that a linking word does this: what it does | what is true of the two parts. */
export const linkingTests = `
tells the reason | What comes after it answers the question “Why?”
tells the result | What comes after it happens because of what comes before it.
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
