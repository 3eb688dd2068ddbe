/**
 * Two ways to punctuate the same words: level | sentence | what it means | the other sentence | what that means.
 * Level 1 only calls somebody by name; the others are not for easy questions, and hard ones have no others.
 */
export const commaMeanings = `
1 | Let's eat, Grandma. | Grandma is asked to come and eat. | Let's eat Grandma. | Grandma is going to be eaten.
1 | Stop tickling, Tom. | Tom is asked to stop tickling. | Stop tickling Tom. | Someone is asked not to tickle Tom.
1 | Come and help, Sana. | Sana is asked to help. | Come and help Sana. | Sana needs help.
1 | Call me, Leo. | Leo is asked to phone. | Call me Leo. | I want to be called Leo.
1 | Let's cook, Grandad. | Grandad is asked to help with the cooking. | Let's cook Grandad. | Grandad is going to be cooked.
1 | Don't forget to paint, Ravi. | Ravi is asked to paint. | Don't forget to paint Ravi. | Someone must remember to paint Ravi.
1 | Don't push, Hassan. | Hassan is asked not to push. | Don't push Hassan. | Someone is asked not to push Hassan.
1 | Watch, Grace. | Grace is asked to watch. | Watch Grace. | Someone is asked to look at Grace.
1 | Can you draw, Amara? | Amara is asked whether she can draw. | Can you draw Amara? | Someone is asked whether they can draw a picture of Amara.
1 | We're ready to wash, Dad. | We are telling Dad that we are ready to wash. | We're ready to wash Dad. | Dad is going to be washed.
1 | I've missed, Zara. | I am telling Zara that I missed. | I've missed Zara. | I was sad that Zara was not there.
1 | Who is calling, Ella? | Ella is asked who is calling. | Who is calling Ella? | Somebody is calling Ella. Who is it?
1 | Help me draw, Mia. | Mia is asked to help. | Help me draw Mia. | The picture will show Mia.
1 | I don't know, Callum. | I am telling Callum that I don't know. | I don't know Callum. | I have never met Callum.
1 | You must remember, Ruby. | Ruby is told that she must remember. | You must remember Ruby. | Someone is told not to forget Ruby.
1 | Are you painting, Noah? | Noah is asked whether he is painting. | Are you painting Noah? | Someone is asked whether the picture shows Noah.
1 | Everyone knows, Priya. | Priya is told that everyone knows. | Everyone knows Priya. | Priya is known to everyone.
1 | Can you hear, Omar? | Omar is asked whether he can hear. | Can you hear Omar? | Someone is asked whether they can hear Omar's voice.
2 | I like cooking, pancakes and skating. | I like three things. | I like cooking pancakes and skating. | I like two things.
2 | No, cycling is allowed. | You may cycle. | No cycling is allowed. | You may not cycle.
2 | No, animals are allowed in. | You may bring an animal in. | No animals are allowed in. | Every animal must stay outside.
2 | No, parking is free. | You need not pay to park. | No parking is free. | You must pay wherever you park.
2 | Slow, children crossing. | Go slowly because children are crossing. | Slow children crossing. | The children who cross are slow.
2 | Before long, hair was in fashion. | Hair soon became fashionable. | Before, long hair was in fashion. | Long hair used to be fashionable.
2 | The pupils, who worked hard, got a prize. | All the pupils worked hard and got a prize. | The pupils who worked hard got a prize. | Only some pupils got a prize: the hard-working ones.
2 | The apples, which were bruised, went to the pigs. | All the apples were bruised. | The apples which were bruised went to the pigs. | Only the bruised apples went to the pigs.
2 | My brother, who lives in Leeds, is a baker. | I have one brother. | My brother who lives in Leeds is a baker. | I have another brother somewhere else.
2 | The roads, which were icy, were closed. | All the roads were icy. | The roads which were icy were closed. | Only the icy roads were closed.
2 | The tourists, who missed the bus, walked back. | All the tourists walked back. | The tourists who missed the bus walked back. | Only some of the tourists walked back.
2 | The windows, which faced the sea, were broken. | All the windows faced the sea. | The windows which faced the sea were broken. | Only the windows on the sea side were broken.
2 | She didn't answer, honestly. | It is true that she gave no answer. | She didn't answer honestly. | She gave an answer that was not honest.
2 | He did not leave, happily. | We were glad that he stayed. | He did not leave happily. | He was not happy when he left.
2 | Omar, my cousin, is ill. | Omar is my cousin, and he is ill. | Omar, my cousin is ill. | I am telling Omar that my cousin is ill.
2 | Grace, our captain, has scored. | Grace is our captain, and she has scored. | Grace, our captain has scored. | I am telling Grace that our captain has scored.
2 | Tom, my brother, has arrived. | Tom is my brother, and he has arrived. | Tom, my brother has arrived. | I am telling Tom that my brother has arrived.
`;

/** The same with and without a hyphen. Neither may be read both ways: “ten pound notes” could be worth ten pounds each. */
export const hyphenMeanings = `
1 | We saw a man-eating shark. | The shark eats people. | We saw a man eating shark. | A man was having shark for dinner.
1 | I drew a plant-eating dinosaur. | The dinosaur eats plants. | I drew a plant eating dinosaur. | A plant is having dinosaur for dinner.
1 | He painted a worm-eating robin. | The robin eats worms. | He painted a worm eating robin. | A worm is having robin for dinner.
1 | We filmed a bird-eating snake. | The snake eats birds. | We filmed a bird eating snake. | A bird was having snake for dinner.
1 | The player will re-sign on Friday. | A new contract will be signed on Friday. | The player will resign on Friday. | The job will be given up on Friday.
1 | She re-sent the email. | She sent it again. | She resented the email. | The email made her cross.
1 | She will re-pair the socks. | She will put them in pairs again. | She will repair the socks. | She will mend them.
1 | They re-stored the paintings. | They put them back into the store. | They restored the paintings. | They made them look like new.
1 | He will re-serve the soup. | He will serve it again. | He will reserve the soup. | He will keep it for somebody.
1 | They will re-lease the boat. | They will rent it out again. | They will release the boat. | They will let it go.
1 | He will re-fuse the plug. | He will put a new fuse in it. | He will refuse the plug. | He will say no to it.
1 | They re-searched the house. | They looked through it again. | They researched the house. | They found out about its history.
2 | I must re-cover the chair. | The chair needs new cloth. | I must recover the chair. | I must get the chair back.
2 | I can't re-collect the letters. | I can't pick them up again. | I can't recollect the letters. | I can't remember them.
2 | The re-creation was fun. | Something from the past was made again. | The recreation was fun. | It was a good time for play and rest.
2 | Please re-count what you saw. | Please count it once more. | Please recount what you saw. | Please tell us about it.
2 | She has two-hundred-year-old books. | The books are two hundred years old. | She has two hundred-year-old books. | There are two books, each a hundred years old.
2 | Three-month-old puppies played here. | The puppies were three months old. | Three month-old puppies played here. | There were three puppies, each a month old.
2 | Four-year-old children sang. | The children were four years old. | Four year-old children sang. | There were four children, each a year old.
2 | They are twenty-four-hour tickets. | Each ticket lasts twenty-four hours. | They are twenty four-hour tickets. | There are twenty tickets of four hours each.
2 | We bought thirty-two-litre tanks. | Each tank holds thirty-two litres. | We bought thirty two-litre tanks. | There are thirty tanks of two litres each.
2 | We need sixty-five-metre ropes. | Each rope must be sixty-five metres long. | We need sixty five-metre ropes. | There must be sixty ropes of five metres each.
2 | The shop sells forty-six-page books. | Each book has forty-six pages. | The shop sells forty six-page books. | There are forty books of six pages each.
2 | Six-week-old lambs skipped about. | The lambs were six weeks old. | Six week-old lambs skipped about. | There were six lambs, each a week old.
`;
