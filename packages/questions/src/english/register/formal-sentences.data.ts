/**
 * The same thing said to a friend and said formally: informal | formal | what makes the difference | another informal way |
 * two formal sentences on the same matter that say something else | the same said formally but for one everyday word or phrase.
 */
export const sentencePairs = `
Can you give me a hand? | Would you be able to assist me? | help | Lend us a hand, will you? | Would you like me to assist you? | Would you like me to join you? | Would you be able to give me a hand?
I can't come on Friday. | I am unable to attend on Friday. | short form | Friday's no good for me. | I am delighted to attend on Friday. | I am delighted to speak on Friday. | I can't make it on Friday.
It's a great place, isn't it? | It is an excellent place. | question tag | What a cracking place! | It is an unusual place. | It is an unusual sight. | It is a cracking place.
Thanks for the book! | I am most grateful for the book. | everyday word | Cheers for the book! | I am most interested in the book. | I am most interested in the offer. | I am dead grateful for the book.
We messed up your order. | Your order was dealt with incorrectly. | passive | We got your order all wrong. | Your order was dealt with immediately. | Your order was delivered immediately. | Your order was messed up by our staff.
You've got to wear a helmet. | Helmets must be worn at all times. | passive | Make sure you've got a helmet on. | Helmets must be returned after use. | Helmets must be cleaned after use. | You guys must wear helmets at all times.
If I was you, I'd wait. | If I were you, I would wait. | subjunctive | I'd hang on a bit if I was you. | If I were you, I would leave. | If I were you, I would leave early. | If I were you, I would hang on a bit.
He's a nice bloke. | He is a pleasant man. | everyday word | He's a really good sort. | He is a wealthy man. | He is a wealthy gentleman. | He is a pleasant bloke.
Shut the door, will you? | Please ensure that the door is closed. | question tag | Mind you shut the door! | Please ensure that the door is repaired. | Please ensure that the lock is repaired. | Please ensure that the door is closed, OK?
We've put off the match. | The match has been postponed. | passive | We're having the match another day. | The match has been cancelled. | The event has been cancelled. | The match got put off.
They've found out who did it. | The culprit has been identified. | passive | They've worked out who did it. | The culprit has been punished. | The culprits have been punished. | The guy who did it has been identified.
Drop us a line soon. | We look forward to hearing from you. | everyday word | Write back soon, won't you? | We look forward to meeting you. | We look forward to meeting you both. | We can't wait to hear from you.
That's not on, is it? | That is not acceptable. | question tag | You can't do that! | That is not certain. | This is not certain. | That is not on.
Can I get my money back? | I should like to request a refund. | everyday word | I'd like my cash back. | I should like to make a payment. | I should like to make an appointment. | I should like my money back, OK?
Loads of people turned up. | A large number of people attended. | everyday word | Tons of people came. | A large number of people objected. | A small number of people objected. | Loads of people attended.
Your kid's done really well. | Your child has made excellent progress. | everyday word | Your kid's come on loads. | Your child has made several mistakes. | Your child has made several friends. | Your child has made loads of progress.
They're going to knock it down. | The building is to be demolished. | passive | They're pulling it down. | The building is to be repaired. | The building is to be repainted. | The building is getting knocked down.
I reckon it's too dear. | In my opinion the price is too high. | everyday word | If you ask me, it's way too pricey. | In my opinion the price is reasonable. | In my opinion the offer is reasonable. | In my opinion the price is way too high.
Don't run about near the pool. | Running near the pool is prohibited. | passive | No running by the pool, OK? | Swimming in the pool is prohibited. | Diving in the pool is prohibited. | Running near the pool is a no-no.
She said he's got to leave. | She insisted that he leave. | subjunctive | She told him to clear off. | She insisted that he stay. | She insisted that he stay longer. | She insisted that he clear off.
We'd love you to come. | It would be a pleasure if you were to attend. | short form | Do come, won't you? | It would be a surprise if you were to attend. | It would be a surprise if you were to win. | It would be a pleasure if you could pop in.
Hurry up, will you? | Please be as quick as possible. | question tag | Get a move on! | Please be as quiet as possible. | Please be as careful as possible. | Please get a move on.
Pass me that bag, would you? | Would you kindly hand me that bag? | question tag | Chuck me that bag, mate. | Would you kindly open that bag? | Would you kindly open that box? | Would you kindly chuck me that bag?
What's up with the lift? | Please state what is wrong with the lift. | short form | What's wrong with the lift, then? | Please state where the lift is. | Please state where the office is. | Please state what is up with the lift.
You lot can sit here. | All guests may be seated here. | everyday word | Grab a seat here, everyone. | All guests may be served here. | All guests may be served now. | All you guys may be seated here.
I'm fed up with waiting. | I have waited long enough. | short form | I've had enough of hanging about. | I have waited for an hour. | I have waited for an answer. | I have hung about long enough.
Someone's nicked my bike. | My bicycle has been stolen. | passive | My bike's been pinched. | My bicycle has been damaged. | My vehicle has been damaged. | My bicycle has been nicked.
The boss wants him to hurry up. | The manager requests that he make haste. | subjunctive | The boss says he's got to get a move on. | The manager requests that he remain calm. | The manager requests that he remain silent. | The manager requests that he get a move on.
Hi, how's it going? | Good morning. I hope that you are well. | short form | Hiya, you OK? | Good morning. I hope that you can attend. | Good morning. I hope that you can assist. | Good morning. How's it going?
You'll get your money back. | Your money will be refunded. | passive | We'll give you your cash back. | Your money will be invested. | Your savings will be invested. | Your money will be refunded, no worries.
He'd love to be a bit taller. | He wishes that he were taller. | subjunctive | He's dying to be a bit taller. | He wishes that he were stronger. | He wishes that he were younger. | He is dying to be taller.
It's boiling in here, isn't it? | The room is extremely warm. | question tag | It's like an oven in here! | The room is extremely small. | The room is rather small. | The room is boiling.
My mum was over the moon. | My mother was delighted. | everyday word | My mum was dead pleased. | My mother was disappointed. | My father was disappointed. | My mother was over the moon.
The film was rubbish. | The film was most disappointing. | everyday word | The film was a real let-down. | The film was most amusing. | The book was most amusing. | The film was a bit of a let-down.
Kids go free. | Children are admitted free of charge. | everyday word | It's free for kids. | Children are admitted with an adult. | Pupils are admitted with an adult. | Kids are admitted free of charge.
Give me a ring tonight. | Please telephone me this evening. | everyday word | Call me tonight, OK? | Please visit me this evening. | Please visit us this evening. | Please give me a ring this evening.
My brother is mad about chess. | My brother is extremely fond of chess. | everyday word | My brother can't get enough of chess. | My brother is extremely good at chess. | My sister is extremely good at chess. | My brother is dead keen on chess.
`;

/** Formal sentences above that are heard in any chat as well: they are only shown beside an informal way to say the same. */
export const plainSentences = `
It is an excellent place.
He is a pleasant man.
That is not acceptable.
Your child has made excellent progress.
In my opinion the price is too high.
Please be as quick as possible.
I have waited long enough.
The room is extremely warm.
My mother was delighted.
My brother is extremely fond of chess.
Good morning. I hope that you are well.
My bicycle has been stolen.
If I were you, I would wait.
`;

/** Everyday expressions in the informal sentences above. */
export const everydayExpressions =
  'give me a hand, Lend us a hand, no good for me, make it, cracking, Thanks, Cheers, dead grateful, messed up, all wrong, You guys, you guys, hang on a bit, bloke, a really good sort, OK, got put off, guy, Drop us a line, can’t wait, not on, get my money back, my cash back, your cash back, Loads, loads, Tons, kid, come on loads, getting knocked down, knock it down, pulling it down, I reckon, way too pricey, way too high, a no-no, run about, clear off, pop in, Get a move on, get a move on, Chuck me, chuck me, mate, What’s up with, is up with, You lot, Grab a seat, fed up, hanging about, hung about, nicked, pinched, boss, how’s it going, How’s it going, Hiya, no worries, dying to, boiling, over the moon, dead pleased, mum, rubbish, a real let-down, a bit of a let-down, Kids, kids, a ring, mad about, can’t get enough of, dead keen';

/** Sentences that would be formal but for one everyday word or phrase, which is no slang: the sentence | what it is. */
export const nearlyFormal = `
The match got put off. | got put off
The price of admission is way too high. | way too
You must tidy up all this stuff. | stuff
I cannot put up with the noise any longer. | put up with
The committee reckons that the plan is sound. | reckons
Guests are asked to hang on at the entrance. | hang on
The manager was pretty annoyed by the delay. | pretty
The chairman is fed up with the delay. | fed up
The repairs to the roof will cost a fortune. | cost a fortune
The opening speech went on for ages. | for ages
Payment must be sorted out by Friday. | sorted out
The inspector popped in on Monday. | popped in
The results of the survey were a bit disappointing. | a bit
All members are expected to turn up by nine. | turn up
The conference will kick off at ten. | kick off
The company went bust in the following year. | went bust
The engineer had a go at repairing the lift. | had a go at
The hall was jam-packed for the lecture. | jam-packed
Many residents are sick of the traffic. | sick of
The exhibition proved to be a flop. | a flop
The trustees splashed out on a new roof. | splashed out
The council has been dragging its feet. | dragging its feet
`;
