/**
 * Mistakes for one place each: title of the text | form, as in `ladder.ts` | some words of the text, with {right>wrong} | the rule.
 * Every other way to mend the sentence has to be a worse one: “Each of the steps hold” can’t be mended at “steps”.
 * A phrase of a few words, such as “in her own words”, has both its commas or none, so the other one could be called wrong as well.
 */
export const writtenPunctuation = `
The Chess Champion | comma-of-a-pair | {champion, an>champion an} excellent | The words "an excellent player of thirty" could be left out. They need a comma on both sides.
The Chess Champion | comma-of-a-pair | player of {thirty,>thirty} has | The words "an excellent player of thirty" could be left out. They need a comma on both sides.
The Invention | owners | The {judges'>judge's} faces were | They had more than one face, so there was more than one judge. The apostrophe comes after the s of the plural: **judges'**.
The Understudy | dash-of-a-pair | heavy velvet {sleeves - was>sleeves was} far | The words "a gown with heavy velvet sleeves" could be left out. They need a dash on both sides.
The Understudy | dash-of-a-pair | and the {costume - a>costume a} gown | The words "a gown with heavy velvet sleeves" could be left out. They need a dash on both sides.
The Beekeeper | colon | generous {present: six>present; six} jars | What was announced follows, and it is no whole sentence. A colon introduces it, not a semi-colon.
The Cave Painters | colon | covered with {animals: horses,>animals; horses,} deer, | A list follows, and it is no whole sentence. A colon introduces it, not a semi-colon.
The Parliament of Rooks | colon | everything he {needs: a>needs; a} tripod, | A list follows, and it is no whole sentence. A colon introduces it, not a semi-colon.
The Inheritance | colon | unusual {inheritance: a>inheritance; a} locked | What was announced follows, and it is no whole sentence. A colon introduces it, not a semi-colon.
The Lighthouse Library | colon | pieces of {advice: bring>advice; bring} a | A list of three things was announced and follows here. A colon introduces it, not a semi-colon.
Ghost Signs | colon | notice {them: faded>them; faded} advertisements, | What was announced follows, and it is no whole sentence. A colon introduces it, not a semi-colon.
The Silent Orchestra | comma-of-a-pair | The {composer, an>composer an} American | The words "an American named John Cage" could be left out. They need a comma on both sides.
The Silent Orchestra | comma-of-a-pair | named John {Cage,>Cage} had | The words "an American named John Cage" could be left out. They need a comma on both sides.
The Watchmaker's Apprentice | comma-of-a-pair | named {Tomas,>Tomas} were | The words "a mischievous boy named Tomas" could be left out. They need a comma on both sides.
The Cave Painters | comma-of-a-pair | The {dog, according>dog according} to | The words "according to the story" could be left out. They need a comma on both sides.
The Cave Painters | comma-of-a-pair | the {story,>story} had | The words "according to the story" could be left out. They need a comma on both sides.
The Parliament of Rooks | comma-of-a-pair | The {birds, however,>birds however,} | The word "however" could be left out. It needs a comma on both sides.
The Lifeboat | comma-of-a-pair | the {parrot, which>parrot which} had | The words "which had swallowed a great deal of water" could be left out. They need a comma on both sides.
Ghost Signs | comma-of-a-pair | {charm, it>charm it} could | The words "it could be argued" could be left out. They need a comma on both sides.
Ghost Signs | comma-of-a-pair | be {argued,>argued} lies | The words "it could be argued" could be left out. They need a comma on both sides.
The Last Elm | comma-of-a-pair | {fate, it>fate it} must | The words "it must be said" could be left out. They need a comma on both sides.
The Last Elm | comma-of-a-pair | be {said,>said} had | The words "it must be said" could be left out. They need a comma on both sides.
The Last Elm | owners | the {pigeons'>pigeon's} quarrels | It takes two to quarrel, so the apostrophe comes after the s of the plural: **pigeons'**.
`;
export const writtenGrammar = `
The Ferry | distant-verb | one of them {was>were} asleep. | The subject is "one", which is singular: one of them **was** asleep.
Deep Water | distant-verb | Two of them {were>was} in | The subject is "Two", which is more than one: two of them **were** in the water.
The Kite Festival | distant-verb | in his slippers, {was>were} immediately | The subject is "Mr Bell", not "his slippers": Mr Bell **was** at our side.
The Longest Tunnel | distant-verb | reading a newspaper, {have>has} hardly | The subject is "Its passengers", not "a newspaper": they **have** hardly any idea.
An Unlikely Friendship | distant-verb | unlike scientists, {doesn't>don't} recognise | The subject is "Loneliness", not "scientists": loneliness **doesn't** recognise it.
The Watchmaker's Apprentice | distant-verb | named Tomas, {were>was} never | The subject is "He and the other apprentice". That is more than one, so **were** is right.
The Counterfeit Coin | distant-verb | eleven drawers, {has>have} never | The subject is "My great-uncle's collection", not "eleven drawers": a collection **has** never been insured.
The Map of Smells | distant-verb | above a fishmonger's, {were>was} politely | The subject is "My brother and I". That is more than one, so **were** is right.
The Swimming Gala | one-of-many | our team {was>were} ill | The subject is "One", not "the swimmers": one of them **was** ill.
The Swimming Gala | one-of-many | of you {has>have} a | The subject is "Each", which means every single one: each **has** a job.
The Swimming Gala | fewer | made {fewer>less} mistakes | Mistakes can be counted, so there are **fewer** of them. "Less" is for what can't be counted.
The Swimming Gala | tense | The relay, which always comes last, {decides>decided} who | This is so at every gala, as "comes" shows, so it has to be the present tense: **decides**.
The Swimming Gala | whose | Mr Hall, {whose>who's} voice | "Who's" is short for "who is" or "who has". The voice belongs to him, so it is **whose**.
The Restaurant on Wheels | one-of-many | of fresh vegetables {arrives>arrive} each | The subject is "A box", not "vegetables": a box **arrives**.
The Restaurant on Wheels | one-of-many | about unusual restaurants {has>have} shown | The subject is "A programme", not "restaurants": a programme **has** shown it.
The Restaurant on Wheels | whose | my uncle, {whose>who's} shy | "Who's" is short for "who is" or "who has". The smile belongs to him, so it is **whose**.
The Restaurant on Wheels | and-me | {He>Him} and my aunt | Leave out "and my aunt": "He has been given a prize", so it is **He**.
The Secret Tunnel | whose | Mr Reid, {whose>who's} curiosity | "Who's" is short for "who is" or "who has". The curiosity belongs to him, so it is **whose**.
The Secret Tunnel | double-negative | None of us had {ever>never} seen | "None" already says no. A second negative would turn it round, so it is **ever**, not "never".
The Secret Tunnel | them-who | {Those>Them} who wished | "Them" can't be the subject of a sentence. Before "who" it is **Those**.
The Secret Tunnel | tense | a soldier's button {lay>lays} beneath | The story is told in the past tense, and the past tense of lie is **lay**.
The Kite Festival | fewer | were {fewer>less} kites | Kites can be counted, so there are **fewer** of them. "Less" is for what can't be counted.
The Kite Festival | one-of-many | of the dragon's wings {was>were} slightly | The subject is "One", not "wings": one of them **was** damaged.
The Kite Festival | tense | When its tail {caught>catches} on | The rest of the story is told in the past tense, so it has to be **caught**.
The Canal Boat | tense | while my brother {looked>looks} after | What happened is told in the past tense, as "opened" shows, so it has to be **looked**.
The Canal Boat | tense | hardly travelled a mile when we {met>meet} a | What happened is told in the past tense, as "had travelled" shows, so it has to be **met**.
The Invention | tense | and everyone {ran>runs} outside. | What happened is told in the past tense, as "appeared" shows, so it has to be **ran**.
The Chess Champion | tense | {wrote>writes} down her mistakes | What she did is told in the past tense, as "read" and "practised" show, so it has to be **wrote**.
The Marathon | tense | even when the weather {was>is} dreadful. | They had trained before the race, and that is told in the past tense, so it has to be **was**.
Dinosaur Beach | tense | the animal {had weighed>has weighed} as | The animal died long before she answered, so it is **had weighed**.
The Apology | one-of-many | of the judges {was>were} her | The subject is "One", not "the judges": one of them **was** her neighbour.
The Apology | one-of-many | of the carrots {was>were} perfectly | The subject is "Each", which means every single one: each **was** straight.
The Apology | neither-nor | the rules {nor>or} the | The partner of "neither" is **nor**. "Or" goes with "either".
The Apology | whose | Mr Cooper, {whose>who's} conscience | "Who's" is short for "who is" or "who has". The conscience belongs to him, so it is **whose**.
The Apology | if-clause | If she {had been>would have been} less | "Would have" belongs in the other half of the sentence. After "if" it is **had been**.
The Parliament of Rooks | one-of-many | One of the oldest {sits>sit} on | The subject is "One", so the verb is singular: one of them **sits**.
The Parliament of Rooks | one-of-many | of blurred feathers {is>are} all | The subject is "An album", not "feathers": an album **is** all that he has.
The Lifeboat | whose | Captain Silva, {whose>who's} own | "Who's" is short for "who is" or "who has". The life is hers, so it is **whose**.
The Exchange | fewer | there were {fewer>less} mistakes | Mistakes can be counted, so there are **fewer** of them. "Less" is for what can't be counted.
The Exchange | neither-nor | Neither Pedro {nor>or} his | The partner of "neither" is **nor**. "Or" goes with "either".
The Exchange | if-clause | If I {had known>would have known} how | "Would have" belongs in the other half of the sentence. After "if" it is **had known**.
The Exchange | one-of-many | of his letters {ends>end} with | The subject is "Each", which means every single one: each **ends** with a joke.
The Desert Flower | lie-and-lay | that have {lain>laid} in | To lay is to put something down, as hens lay eggs. Seeds lie in the dust, and after "have" that is **lain**.
The Longest Tunnel | one-of-many | in the deepest tunnels {was>were} almost | The subject is "The temperature", not "the deepest tunnels": it **was** unbearable.
The Understudy | one-of-many | sleeves - {was>were} far | The subject is "the costume". What stands between the dashes doesn't change that: it **was** too long.
The Storm Chasers | one-of-many | five minutes' warning now {have>has} fifteen. | The subject is "families", not "warning": they **have** fifteen minutes.
The Debate | one-of-many | our opponents' speeches {was>were} impressive; | The subject is "The quality", not "speeches": the quality **was** impressive.
The Desert Flower | one-of-many | of the seeds {has>have} an | The subject is "Every one", so the verb is singular: every one of them **has** a clock.
The Lifeboat | one-of-many | of the waves {was>were} barely | The subject is "the temperature", not "the waves": the temperature **was** six degrees.
The Translator | one-of-many | Those who read her work rarely {notice>notices} her | The subject is "Those", not "her work": those people **notice** it.
The Cave Painters | whose | in a cave {whose>who's} walls | "Who's" is short for "who is" or "who has". The walls belong to the cave, so it is **whose**.
The Allotment Thief | whose | The committee, {whose>who's} members | "Who's" is short for "who is" or "who has". The members belong to the committee, so it is **whose**.
The Reluctant Sailor | tense | the cook's soup {flew>flies} through | What happened is told in the past tense, as "were breaking" shows, so it has to be **flew**.
The Reluctant Sailor | tense | when the sky {darkened.>darkens.} Waves | What happened is told in the past tense, as "had left" shows, so it has to be **darkened**.
The Comet | tense | where several neighbours {were>are} already | What happened is told in the past tense, as "climbed" shows, so it has to be **were**.
Learning to Juggle | tense | I began with scarves, because they {fall>fell} slowly and don't | This is always true of scarves, as "don't" shows, so it has to be the present tense: **fall**.
The Comet | tense | her father {had woken>has woken} her | She was a child then, as "was eight" shows, so it is **had woken**.
The Allotment Thief | tense | we {heard>hear} footsteps; | What happened that night is told in the past tense, as "were" shows, so it has to be **heard**.
The Understudy | tense | Then she {saw>sees} her grandfather, | The story is told in the past tense, as "couldn't" shows, so it has to be **saw**.
The Beekeeper | tense | it {hung>hangs} there | What happened last June is told in the past tense, as "settled" shows, so it has to be **hung**.
The Debate | tense | He {held>holds} up | What happened is told in the past tense, as "laughed" shows, so it has to be **held**.
The Last Train North | tense | caught the light, {stood>stand} motionless | What happened is told in the past tense, as "caught" shows, so it has to be **stood**.
An Unlikely Friendship | tense | he {ran>runs} straight | What happened is told in the past tense, as "did" shows, so it has to be **ran**.
The Vote | tense | she {put>puts} on | What happened is told in the past tense, as "rose" shows, so it has to be **put**.
The Last Train North | tense | he {played>plays} while | What happened is told in the past tense, as "caught" shows, so it has to be **played**.
The Last Elm | tense | advisers {expected>expect} any | What happened is told in the past tense, as "announced" shows, so it has to be **expected**.
An Unlikely Friendship | tense | {brought>bring} him | What happened is told in the past tense, as "did" shows, so it has to be **brought**.
The Inheritance | tense | before anyone {thought>thinks} of | What happened is told in the past tense, as "had passed" shows, so it has to be **thought**.
The Vote | lie-and-lay | On the table {lay>laid} a | To lay is to put something down, as hens lay eggs. The proposal was lying on the table, and the past tense of lie is **lay**.
Whale Song | tense | near Bermuda {heard>hears} something | What happened is told in the past tense, as "was listening" shows, so it has to be **heard**.
The Watchmaker's Apprentice | whose | to a watchmaker {whose>who's} workshop | "Who's" is short for "who is" or "who has". The workshop belongs to him, so it is **whose**.
The Forger | whose | white paint, {whose>who's} ingredients | "Who's" is short for "who is" or "who has". The ingredients belong to the paint, so it is **whose**.
The Vote | whose | hundred people {whose>who's} signatures | "Who's" is short for "who is" or "who has". The signatures are theirs, so it is **whose**.
The Inheritance | whose | asking Agnes, {whose>who's} room | "Who's" is short for "who is" or "who has". The room is hers, so it is **whose**.
The Last Train North | whose | the deer, {whose>who's} eyes | "Who's" is short for "who is" or "who has". The eyes belong to the deer, so it is **whose**.
The Last Train North | neither-nor | Neither he {nor>or} I | The partner of "neither" is **nor**. "Or" goes with "either".
Deep Field | one-of-many | each of which {has>have} billions | The subject is "each", which means every single galaxy: each **has** billions of stars.
The Language of Whistles | one-of-many | every child there {has>have} been | The subject is "every child", which is singular, so it is **has**.
The Language of Whistles | one-of-many | every syllable of their language {has>have} an | The subject is "every syllable", which is singular, so it is **has**.
The Silent Orchestra | tense | The audience {coughed,>coughs,} whispered | The concert is told in the past tense, as "whispered" shows, so it has to be **coughed**.
The Lighthouse Library | whose | a lighthouse {whose>who's} keeper | "Who's" is short for "who is" or "who has". The keeper belongs to the lighthouse, so it is **whose**.
The Lighthouse Library | one-of-many | of its ninety steps {holds>hold} a | The subject is "Each", which means every single one: each **holds** a subject.
The Lighthouse Library | if-clause | If I {had returned>would have returned} my | "Would have" belongs in the other half of the sentence. After "if" it is **had returned**.
The Lighthouse Library | neither-nor | Neither the wind {nor>or} the | The partner of "neither" is **nor**. "Or" goes with "either".
The Lighthouse Library | one-of-many | of her visitors {has>have} written | The subject is "One", not "visitors": one of them **has** written it.
The Counterfeit Coin | one-of-many | of the coins {had>have} worried | The subject is "One", not "the coins", so it is **had** or **has**, never "have".
The Counterfeit Coin | one-of-many | of her instruments {measures>measure} something | The subject is "Each", which means every single one: each **measures** something.
The Counterfeit Coin | lie-and-lay | He had {lain>laid} awake | To lay is to put something down, as hens lay eggs. He lay in bed, and after "had" that is **lain**.
The Counterfeit Coin | whose | Professor Cohen, {whose>who's} speciality | "Who's" is short for "who is" or "who has". The speciality is hers, so it is **whose**.
The Last Elm | neither-nor | neither the mayor {nor>or} her | The partner of "neither" is **nor**. "Or" goes with "either".
The Last Elm | one-of-many | of his supporters {was>were} given | The subject is "Each", which means every single one: each **was** given a leaf.
The Cipher | whose | a merchant, {whose>who's} loyalty | "Who's" is short for "who is" or "who has". The loyalty is his, so it is **whose**.
The Cipher | neither-nor | Neither Mary {nor>or} her | The partner of "neither" is **nor**. "Or" goes with "either".
The Cipher | if-clause | If she {had known>would have known} who | "Would have" belongs in the other half of the sentence. After "if" it is **had known**.
The Cipher | one-of-many | lessons of her life {has>have} kept | The subject is "One", not "lessons": one of them **has** kept its strength.
The Cipher | one-of-many | of the messages {was>were} shown | The subject is "Every one", so the verb is singular: every one of them **was** shown.
The Bell Ringers | one-of-many | bells in our tower {has>have} a | The subject is "Each", which means every single one: each **has** a name.
The Bell Ringers | one-of-many | secret of the ropes {is>are} patience. | The subject is "The secret", not "the ropes": the secret **is** patience.
The Bell Ringers | one-of-many | of the ringers {has>have} broken | The subject is "One", not "the ringers": one of them **has** broken a toe.
The Bell Ringers | one-of-many | of rules from 1764 {hangs>hang} by | The subject is "A list", not "rules": a list **hangs** there.
The Bell Ringers | one-of-many | every one of them {is>are} still | The subject is "every one", so the verb is singular: every one **is** obeyed.
The Bell Ringers | neither-nor | "Neither strength {nor>or} size | The partner of "neither" is **nor**. "Or" goes with "either".
The Bell Ringers | fewer | and {fewer>less} visitors | Visitors can be counted, so there are **fewer** of them. "Less" is for what can't be counted.
The Map of Smells | one-of-many | streets in our district {has>have} a | The subject is "Each", which means every single one: each **has** a smell.
The Map of Smells | one-of-many | of her maps {shows>show} where | The subject is "One", not "her maps": one of them **shows** it.
The Map of Smells | one-of-many | of colours on her charts {is>are} astonishing: | The subject is "The range", not "colours" or "charts": the range **is** astonishing.
The Map of Smells | one-of-many | collection of her bottles {has>have} been | The subject is "A collection", not "her bottles": a collection **has** been shown.
The Map of Smells | neither-nor | Neither cameras {nor>or} microphones | The partner of "neither" is **nor**. "Or" goes with "either".
The Map of Smells | if-clause | If we {had known>would have known} how | "Would have" belongs in the other half of the sentence. After "if" it is **had known**.
Whale Song | one-of-many | Each of the songs {lasts>last} up | The subject is "Each", which means every single one: each **lasts** up to half an hour.
Whale Song | one-of-many | An album of the songs {was>were} published | The subject is "An album", not "the songs": an album **was** published.
Whale Song | one-of-many | One of the recordings {has>have} travelled | The subject is "One", not "the recordings": one of them **has** travelled.
Whale Song | one-of-many | opinion of whales {were>was} made | The subject is "The recordings", not "opinion": they **were** made by accident.
Whale Song | neither-nor | Neither sailors {nor>or} scientists | The partner of "neither" is **nor**. "Or" goes with "either".
Whale Song | if-clause | If they {had kept>would have kept} the | "Would have" belongs in the other half of the sentence. After "if" it is **had kept**.
Whale Song | whose | Katy Payne, {whose>who's} curiosity | "Who's" is short for "who is" or "who has". The curiosity is theirs, so it is **whose**.
`;
