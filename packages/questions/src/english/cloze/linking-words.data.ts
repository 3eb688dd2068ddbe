/**
 * Sentences with a choice in curly brackets, the right word first, one a line: set | at which difficulties (e, m, h) | sentence | why.
 * join3: conjunctions; pronoun4: pronouns that make clear who is meant; link5 and link6: words that link sentences. The harder, the nearer
 * are the wrong words: each can join the two parts, and only the sense is against it.
 */
export const linking = `
join3 | e | We stayed inside {because|so|but} it was raining. | tells the reason
join3 | em | Put on a coat {or|and|but} you will get cold. | tells what will happen if you don’t do it
join3 | e | The dog was muddy {so|because|or} we washed it. | tells the result
join3 | e | Wash your hands {before|although|but} you eat. | tells when
join3 | e | She hummed a tune {while|so|but} she was washing up. | tells when
join3 | e | Wait here {until|because|so} I come back. | tells when
join3 | e | I will help you {if|so|although} you ask me. | gives a condition
join3 | e | He went to school {although|because|or} he felt ill. | shows a surprise
join3 | e | The baby cried {when|so|although} the balloon burst. | tells when
join3 | e | We ran home {after|until|so} the film had ended. | tells when
join3 | e | The ice melted {because|so|until} the sun was hot. | tells the reason
join3 | e | You will be late {if|so|although} you do not hurry. | gives a condition
join3 | e | Clean your teeth {before|although|so} you go to bed. | tells when
join3 | e | I was tired {so|or|because} I went to bed early. | tells the result
join3 | e | Hold my hand {until|because|so} we have crossed the road. | tells when
join3 | e | We will have a picnic {if|until|so} it is sunny. | gives a condition
join3 | e | Take a torch {because|so|or} the cave is dark. | tells the reason
join3 | em | Be quiet {or|so|and} you will wake the baby. | tells what will happen if you don’t do it
join3 | e | Always knock {before|because|although} you open the door. | tells when
join3 | e | The phone rang {while|so|because} we were eating. | tells when
join3 | e | The snow was deep {so|because|although} the school was closed. | tells the result
join3 | e | Lock the door {when|although|so} you leave. | tells when
join3 | e | The shop had no bread {so|because|although} we ate rice. | tells the result
join3 | e | Keep still {until|because|so} I count to ten. | tells when
join3 | e | The ground was wet {because|so|until} it had rained all night. | tells the reason
join3 | e | My shoes were too small {so|because|although} Mum gave them away. | tells the result
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
join3 | m | The hare was fast {but|because|so} the tortoise won. | shows a difference
join3 | m | The hare was fast {but|so|if} the tortoise won because it never stopped. | shows a difference
join3 | m | We stayed in {because|although|so} it was cold but we had fun. | tells the reason
join3 | m | We were late {so|because|if} we ran until we saw the bus. | tells the result
join3 | m | I will lend you my pen {if|although|so} you give it back when you have finished. | gives a condition
join3 | m | The puppy barked {when|although|so} the bell rang because it was scared. | tells when
join3 | m | Ella kept running {although|because|if} she was tired and her legs hurt. | shows a surprise
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
join3 | h | Hold the torch {while|although|unless} I look for the key. | tells when
join3 | h | The shop was open {although|because|so} nobody was in it. | shows a surprise
join3 | h | Tom can reach the shelf {although|because|so} he is small. | shows a surprise
join3 | h | Nan walks to town {although|because|so} she has a car. | shows a surprise
join3 | h | The hare lost the race {although|because|so} it was fast. | shows a surprise
join3 | h | She finished the race {although|because|unless} her ankle hurt. | shows a surprise
join3 | h | Grab a seat {before|after|because} they are all taken. | tells when
join3 | h | On Sunday they swam in the lake {although|because|so} it was freezing. | shows a surprise
join3 | h | Keep to the path {or|and|so} you will get lost. | tells what will happen if you don’t do it
join3 | h | You cannot come in {unless|if|because} you wipe your feet. | gives a condition
join3 | h | The plants will die {unless|if|because} you water them. | gives a condition
join3 | h | Read the rules {before|after|although} you start to play. | tells when
join3 | h | Shut the gate {after|before|until} you have gone through it. | tells when
join3 | h | Leave the cake in the oven {until|before|because} it is golden. | tells when
pronoun4 | e | The girls lost a ball. {They|She|He} looked under the hedge. | stands for the girls
pronoun4 | e | The boys were hungry, so Dad made {them|him|her} a snack. | stands for the boys
pronoun4 | e | My brother and I built a raft. {We|They|She} called it Shark. | stands for my brother and me
pronoun4 | e | My brother and I missed the train, so {we|they|she} had to walk. | stands for my brother and me
pronoun4 | e | My friends and I found a cave. {We|They|She} went in with a torch. | stands for my friends and me
pronoun4 | e | The kittens are tiny. {Their|Its|His} eyes are still shut. | shows whose eyes they are
pronoun4 | e | Leo found two coins and put {them|it|him} in his pocket. | stands for the two coins
pronoun4 | e | The queen waved to us, and {we|they|she} waved back. | stands for the same people as “us”
pronoun4 | e | Grandad gave my sister and me a map. He told {us|them|him} to follow it. | stands for my sister and me
pronoun4 | e | Dad and I were painting the fence, and Nan helped {us|them|her}. | stands for Dad and me
pronoun4 | e | Ravi and I missed the bus, so Dad drove {us|them|her} to school. | stands for Ravi and me
pronoun4 | e | If you see the twins, give {them|him|her} this letter. | stands for the twins
pronoun4 | e | The sailors were thirsty. {They|He|She} had no water left. | stands for the sailors
pronoun4 | e | You and I are a team. {We|They|She} must work together. | stands for you and me
pronoun4 | e | The hens were noisy, so the farmer fed {them|it|her}. | stands for the hens
pronoun4 | e | The children brought {their|his|her} own lunch. | shows whose lunch it is
pronoun4 | e | The bees are busy. {Their|Its|Her} hive is nearly full of honey. | shows whose hive it is
pronoun4 | e | The wolves howled at the moon. {They|It|He} wanted food. | stands for the wolves
pronoun4 | e | My cousins live in Ghana. We visit {them|her|him} each summer. | stands for my cousins
pronoun4 | e | The puppies chewed a slipper. {They|It|She} had sharp teeth. | stands for the puppies
pronoun4 | e | The knights rode up to the giant. {They|He|She} drew their swords. | stands for the knights
pronoun4 | e | The swimmers heard a whistle. {They|He|She} got out of the pool. | stands for the swimmers
pronoun4 | e | Two birds sat on a branch. {Their|Its|His} feathers were blue. | shows whose feathers they are
pronoun4 | e | My sisters are in the choir. I hear {them|her|him} sing on Fridays. | stands for my sisters
pronoun4 | e | The elephants bathed in the river. {They|It|He} sprayed water from their trunks. | stands for the elephants
pronoun4 | m | The news from the islands was bad. {It|They|She} reached us on Monday. | stands for the news
pronoun4 | m | Sana’s friends wanted the kite, but {it|they|she} had blown away. | stands for the kite
pronoun4 | m | Ben’s jar was full of coins, but nobody could open {it|them|him}. | stands for the jar
pronoun4 | m | The prince thanked the guards because {they|he|she} had saved his life. | stands for the guards
pronoun4 | m | The nurses liked the old man because {he|they|she} always made them laugh. | stands for the old man
pronoun4 | m | The coach cheered the twins because {they|he|she} had scored three goals. | stands for the twins
pronoun4 | m | The ducks left the pond because {it|they|he} had frozen. | stands for the pond
pronoun4 | m | The girls thanked the fireman because {he|they|she} had saved the cat. | stands for the fireman
pronoun4 | m | The firemen praised the girl because {she|they|he} had called for help. | stands for the girl
pronoun4 | m | The teachers thanked Amara because {she|they|he} had written them a poem. | stands for Amara
pronoun4 | m | The farmer fed the geese because {they|he|it} honked for food. | stands for the geese
pronoun4 | m | The hikers reached the hut, but {its|their|his} door was locked. | shows whose door it is
pronoun4 | m | The wolves circled the hut until {its|their|his} roof fell in. | shows whose roof it is
pronoun4 | m | The girls looked for Leo until {he|they|she} jumped out and scared them. | stands for Leo
pronoun4 | m | The dentist gave the boys a sticker because {they|he|she} had sat still. | stands for the boys
pronoun4 | m | The elephants lifted the log and dropped {it|them|him} in the river. | stands for the log
pronoun4 | m | The bees left the hive after a bear had damaged {it|them|him}. | stands for the hive
pronoun4 | m | Mum took the scissors out of the drawer, but {they|it|he} would not cut. | stands for the scissors
pronoun4 | m | Sana and I found two puppies, and the vet gave {them|us|it} a bath. | stands for the two puppies
pronoun4 | m | The sailors left the boat because {it|they|he} had sprung a leak. | stands for the boat
pronoun4 | m | The climbers mended the rope after {it|they|she} had snapped. | stands for the rope
pronoun4 | m | The pirates buried the chest before anyone could open {it|them|him}. | stands for the chest
pronoun4 | m | The gate was open, so the cows pushed through {it|them|him}. | stands for the gate
pronoun4 | m | The divers raised the ship after {it|they|he} had lain on the sea bed for years. | stands for the ship
link5 | e | The road was icy. {Therefore|However|Meanwhile}, the bus went slowly. | tells the result
link5 | e | I love swimming. {However|Therefore|Similarly}, I am afraid of deep water. | shows a difference
link5 | e | Mum mowed the lawn. {Meanwhile|Nevertheless|In other words}, Dad painted the shed. | tells what happens at the same time
link5 | e | Some animals sleep all winter. {For example|Nevertheless|In contrast}, a dormouse may sleep from October to April. | gives an example
link5 | e | The hotel has a pool. {In addition|Instead|Therefore}, it has a gym. | adds something
link5 | e | Many fruits grow on trees. {For instance|However|In contrast}, apples and pears hang from the branches. | gives an example
link5 | e | It rained all week. {As a result|In contrast|Instead}, the river flooded. | tells the result
link5 | e | I was reading upstairs. {Meanwhile|Therefore|In other words}, my brother was in the garden. | tells what happens at the same time
link5 | e | The cake was burnt. {Therefore|However|Similarly}, we threw it away. | tells the result
link5 | e | Our team was losing. {Nevertheless|As a result|Similarly}, we kept on smiling. | shows a surprise
link5 | e | The path was steep. {Nevertheless|Consequently|Likewise}, we reached the top. | shows a surprise
link5 | e | Rabbits live underground. {In contrast|Therefore|Likewise}, hares rest in the open. | shows a difference
link5 | e | The lift was out of order. {Instead|Likewise|In other words}, we took the stairs. | tells what was done in its place
link5 | e | My bike had a flat tyre. {As a result|Similarly|Even so}, I had to walk. | tells the result
link5 | e | Keep your ticket. {Otherwise|Instead|Therefore}, you cannot get back in. | tells what will happen if you don’t do it
link5 | e | The seeds lay in the soil for weeks. {Eventually|In contrast|For instance}, green shoots appeared. | tells when it happened
link5 | e | The museum is free. {In addition|Instead|For example}, it is open every day. | adds something
link5 | e | The stage was too small for the dancers. {Consequently|Similarly|Nevertheless}, they had to practise outside. | tells the result
link5 | em | Plastic is cheap. {However|Similarly|Therefore}, it harms the sea. | shows a difference
link5 | em | The shop was shut. {Instead|Likewise|In other words}, we went to the market. | tells what was done in its place
link5 | em | They searched for hours. {Eventually|Otherwise|In contrast}, they found the key. | tells when it happened
link5 | em | Some birds cannot fly. {For example|In contrast|Nevertheless}, an ostrich has to run from its enemies. | gives an example
link5 | m | Dad chopped the onions. {Meanwhile|As a result|In other words}, Mum boiled the rice. | tells what happens at the same time
link5 | m | Some mammals lay eggs. {For instance|Nevertheless|In contrast}, a platypus usually lays two at a time. | gives an example
link5 | m | Some reptiles live to a great age. {For instance|In contrast|Even so}, a giant tortoise may live for 150 years. | gives an example
link5 | m | The castle is very old. {Furthermore|Instead|In contrast}, it is said to be haunted. | adds something
link5 | m | The lake is deep. {Furthermore|In contrast|Instead}, its currents are strong. | adds something
link5 | m | Tidy your room. {Otherwise|Therefore|Likewise}, you cannot go out. | tells what will happen if you don’t do it
link5 | m | The milk had turned sour. {Therefore|Even so|Similarly}, we poured it away. | tells the result
link5 | m | Ravi sprained his ankle. {Consequently|Nevertheless|Similarly}, he missed the final. | tells the result
link5 | m | The play had a tiny cast. {Nevertheless|Therefore|Similarly}, it filled the hall every night. | shows a surprise
link5 | m | The north of the island is wet. {In contrast|As a result|Likewise}, the south hardly sees any rain. | shows a difference
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
link5 | h | The tide was coming in fast. {Even so|Consequently|Likewise}, the boys went on building their sandcastle. | shows a surprise
link5 | h | Our seats were too far from the stage. {Furthermore|In contrast|As a result}, a pillar was in the way. | adds something
link5 | h | You can pay for the whole trip now. {Alternatively|Consequently|Nevertheless}, you can pay in two parts. | gives the other choice
link5 | h | Store the seeds in a dry place. {Otherwise|Therefore|Likewise}, they will rot. | tells what will happen if you don’t do it
link6 | e | The evidence was weak; {nevertheless|consequently|likewise}, he was found guilty. | shows a surprise
link6 | e | The factory polluted the river; {consequently|nevertheless|similarly}, the fish died. | tells the result
link6 | em | Solar power is clean. {Moreover|Nevertheless|Conversely}, it never runs out. | adds something
link6 | e | You must book early; {otherwise|moreover|likewise}, you will not get a seat. | tells what will happen if you don’t do it
link6 | e | The novel is long. {In spite of this|As a result of this|Similarly}, I could not put it down. | shows a surprise
link6 | em | Volcanoes destroy villages; {on the other hand|therefore|for example}, they make the soil rich. | shows a difference
link6 | em | Wolves hunt in packs. {Likewise|However|Consequently}, lions work together. | shows that two things are alike
link6 | em | The bridge had collapsed. {Hence|Nevertheless|Likewise}, the village was cut off. | tells the result
link6 | em | She apologised. {All the same|Therefore|Moreover}, he did not forgive her. | shows a surprise
link6 | em | The plan is slow, costly and dangerous. {To sum up|Nevertheless|Likewise}, it is not worth the risk. | draws together what was said
link6 | em | Some metals are magnetic. {For instance|Nevertheless|By contrast}, iron sticks to a magnet. | gives an example
link6 | em | The old king died in May. {Thereafter|Conversely|Likewise}, his daughter ruled the land. | tells when it happened
link6 | m | He was not angry; {on the contrary|consequently|likewise}, he was delighted. | says the opposite
link6 | em | The concert was cancelled {owing to|in spite of|in case of} the storm. | tells the reason
link6 | em | The match went ahead {in spite of|owing to|because of} the rain. | shows a surprise
link6 | em | The dodo died out, {whereas|provided that|unless} the pigeon thrived. | shows a difference
link6 | em | Keep the receipt {in case|unless|whereas} the lamp breaks. | tells why it may be needed
link6 | e | The crew rested. {Meanwhile|Likewise|In conclusion}, the captain studied the charts. | tells what happens at the same time
link6 | em | {Prior to|In spite of|In case of} the race, the runners warmed up. | tells when it happened
link6 | mh | The letter seemed genuine. {Subsequently|Similarly|Consequently}, it was found to be a forgery. | tells when it happened
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
link6 | h | The climb is not easy; {on the contrary|even so|likewise}, it has defeated many experts. | says the opposite
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
