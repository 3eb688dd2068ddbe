/**
 * Lines with a device of language: the heights that have them | device | line | for those that are asked what they mean, what it means | and
 * three things it does not, with ~ before one that takes the line word for word. Which cell has which heights stands in `device-lines.ts`. No line
 * shows two of the devices of its cells. Hyperbole has behind it why it can’t be true.
 */
export const devices = `
AFSBC | simile | The stars were like grains of rice.
AF | simile | The old man was as thin as a rake.
AFSBC | simile | Fear spread like ink in water.
AFSBC | simile | His smile was like a mask.
AFSBC | simile | The town was like an anthill.
AFSBC | simile | The silence was as thick as fog.
AFSBC | simile | Her voice was like a bell.
AFSBC | simile | The sails filled like balloons.
AF | metaphor | The classroom was a zoo. | The classroom was wild and noisy. | ~The classroom was full of animals. | The classroom was quiet and tidy. | The classroom was very cold.
AF | metaphor | His room is a jungle. | His room is very untidy. | ~His room is full of plants. | His room is very clean. | His room is very far away.
AF | metaphor | The moon was a silver coin. | The moon was round and bright. | The moon was small and far away. | The moon was thin and dim. | The moon was hidden by clouds.
AF | metaphor | The snow was a white blanket. | Snow covered everything. | ~The snow kept us warm. | The snow was melting. | Only a little snow fell.
AF | metaphor | Her eyes were two bright stars. | Her eyes shone. | Her eyes were small. | Her eyes were far apart. | Her eyes were closed.
AF | metaphor | The road was a grey ribbon. | The road was long, narrow and winding. | The road was wide and busy. | The road was short and steep. | The road was full of holes.
AFB | metaphor | Her heart was a stone. | She felt no pity. | She was very ill. | She was very brave. | She was full of love.
AFB | metaphor | Life is a steep road. | Life can be hard work. | Life goes by quickly. | Life is the same for everyone. | Life is full of surprises.
B | metaphor | Hope is a small bright candle. | Hope gives a little comfort in dark times. | Hope makes people careless. | Hope costs very little. | Hope is only for the very young.
B | metaphor | The news was a dagger to her heart. | The news hurt her deeply. | The news made her angry. | The news surprised her. | The news came too late.
B | metaphor | Gran is the anchor of our family. | Gran keeps us all steady. | Gran makes all of us laugh. | Gran decides where we live. | Gran is often away from us.
B | metaphor | The library was a treasure chest. | The library was full of good things. | Nobody was let into the library. | The library was hard to find. | The library was small and dark.
B | metaphor | Her praise was a warm coat. | Her praise made people feel better. | Her praise hid what she thought. | Her praise came too late. | Her praise sounded strange.
B | metaphor | His memory is a sieve. | He forgets most things. | He remembers only what matters. | He forgets nothing at all. | He learns things very slowly.
B | metaphor | Her smile was the sun after rain. | Her smile made people feel better. | Her smile did not look real. | Her smile came much too late. | Her smile made people jealous.
AF | personification | The sun grinned down at the village. | The sun shone pleasantly. | The sun set behind the village. | The sun burned the crops. | The sun hid behind clouds.
AF | personification | The old house dozed in the afternoon sun. | The old house was quiet and still. | The old house was falling down. | The old house was full of noise. | The old house was up for sale.
AF | personification | The waves punched the rocks. | The waves beat hard against the rocks. | The waves hardly moved at all. | The waves washed gently over the rocks. | The waves were far from the rocks.
AF | personification | The flowers danced in the breeze. | The flowers moved in the wind. | The flowers lost their petals. | The flowers stood quite still. | The flowers began to grow.
AF | personification | The trees bowed low to the storm. | The trees bent in the strong wind. | The trees fell down in the storm. | The trees lost all their leaves. | The trees were not hit by the storm.
AF | personification | The stars winked at us from above. | The stars twinkled in the sky. | The stars went in behind a cloud. | The stars looked very big to us. | The stars were slowly fading.
AFB | personification | The alarm clock dragged me out of bed. | The alarm clock woke me up. | The alarm clock fell on me. | The alarm clock did not ring. | I threw the alarm clock away.
AFB | personification | The breeze told the leaves its secrets. | The breeze blew softly. | The breeze blew the leaves down. | The breeze was icy. | The breeze had stopped.
B | personification | Night sang the whole town to sleep. | It grew dark and quiet in the town. | It grew warm and wet in the town. | ~There was loud music in the town. | The town was full of light.
AF | personification | The river sang on its way to the sea. | The river made a pleasant sound. | The river roared over the rocks. | The river flowed without a sound. | The river flooded all the fields.
B | personification | The kettle called us to breakfast. | We heard that the water was boiling. | ~Somebody shouted that it was late. | We wanted something to eat. | We had nothing for breakfast.
B | personification | The mountains frowned at the climbers. | The mountains looked dark and unfriendly. | The mountains were easy to climb. | The mountains were hidden by mist. | The mountains shone in the sun.
B | personification | The last cake begged to be eaten. | Somebody longed to eat the last cake. | The last cake had gone dry. | Nobody wanted the last cake. | Somebody had eaten the last cake.
B | personification | The old car refused to climb the hill. | The old car was too weak for the hill. | The driver took another road. | The driver was afraid of the hill. | The hill was closed to cars.
B | personification | Fear whispered to her all the way home. | She was afraid on her way home. | ~Somebody talked to her on the way. | She lost her fear on her way home. | She ran until she was home.
C | metaphor | Silence was a wall between them. | Their silence kept them apart. | Their silence kept them safe. | They understood each other without words. | They could not hear each other well.
C | metaphor | Doubt was a stone in his shoe. | His doubt troubled him all the time. | His doubt made him turn back. | He got over his doubt at last. | He doubted that he could walk so far.
C | metaphor | Their friendship was an anchor in the storm. | Their friendship kept them steady in hard times. | Their friendship kept them from travelling. | Their friendship did not last in hard times. | Their friendship began in hard times.
C | metaphor | Grief was a heavy coat on her shoulders. | Her grief weighed her down. | Her grief kept her safe. | She hid her grief from others. | She got over her grief in the end.
C | metaphor | The library was her harbour. | She felt safe in the library. | She worked hard in the library. | She came to the library by chance. | She had to leave the library.
C | metaphor | His promises were castles of sand. | His promises did not last. | His promises were well meant. | His promises took him a long time. | His promises sounded splendid.
C | metaphor | Her words were seeds in dry soil. | Nothing came of her words. | Her words were chosen with care. | Her words were remembered for years. | Her words were harsh and unkind.
C | metaphor | Jealousy is a slow poison. | Jealousy does harm little by little. | Jealousy is soon forgotten. | Jealousy can be cured if you try. | Jealousy strikes suddenly.
C | metaphor | His anger was a slow fire. | He stayed angry for a long time. | He was angry only for a moment. | He did not know why he was angry. | He became angry very easily.
C | metaphor | The photographs were windows into his childhood. | They let him see his early years again. | They had been taken by a child. | They made him wish for a bigger house. | ~They showed him through a window.
C | personification | Doubt whispered in her ear. | She began to feel unsure. | ~Somebody told her a secret. | She could not hear very well. | She felt quite sure of herself.
C | personification | The city never closes its eyes. | The city is busy day and night. | The city is beautiful to look at. | The city is growing every year. | The city is quiet after dark.
C | personification | Hunger sat down at their table. | They had too little to eat. | They were looking forward to dinner. | ~They had a hungry guest for dinner. | They had eaten as much as they could.
C | personification | Autumn packed her bags and left. | Autumn was over. | Autumn was only beginning. | Autumn lasted longer than usual. | ~Many people went away in autumn.
C | personification | Old age knocked at his door. | He felt that he was growing old. | ~An old friend came to see him. | He looked younger than he was. | He had lived in that house for years.
C | personification | The moon kept watch over the camp. | The moon shone on the camp all night. | Nobody in the camp could sleep. | ~Somebody guarded the camp at night. | The camp lay in the dark.
C | personification | Spring tiptoed into the valley. | Spring came little by little. | Spring came with a great storm. | Spring came much too late. | Spring came before anybody expected it.
C | personification | Pine trees stood guard round the lake. | Pine trees grew all round the lake. | Nobody was allowed to see the lake. | The lake was hard to find. | Pine trees had fallen into the lake.
B | hyperbole | I have told you a million times. | Nobody says a thing a million times. The speaker has said it often.
B | hyperbole | This bag weighs a ton. | A ton is about as much as a small car weighs. The bag is only very heavy.
B | hyperbole | I am so hungry that I could eat a horse. | Nobody could eat a whole horse. The speaker is only very hungry.
B | hyperbole | We waited a hundred years for the bus. | Nobody waits a hundred years for a bus. It was only a long wait.
B | hyperbole | The queue was ten miles long. | No queue is ten miles long. It was only a long one.
B | hyperbole | She cried for a thousand years. | Nobody lives a thousand years. She only cried for a long time.
B | hyperbole | My suitcase weighs more than an elephant. | Nobody could lift such a case. It is only very heavy.
B | hyperbole | You could hear her laugh in Australia. | No laugh is heard on the other side of the world. Hers is only very loud.
CM | hyperbole | It took him forever to tie his shoes. | He did finish, so it was not forever. He was only very slow.
CM | hyperbole | She has a thousand things to do before lunch. | Nobody could do a thousand things before lunch. She is only very busy.
CM | hyperbole | His voice could shatter mountains. | No voice breaks a mountain. His is only very loud.
CM | hyperbole | I could sleep for a whole year. | Nobody can sleep for a year. The speaker is only very tired.
CM | hyperbole | She has read every book ever written. | There are far too many books for one life. She has only read a lot.
CM | hyperbole | The film went on for a lifetime. | No film is as long as a life. It only seemed very long.
CM | hyperbole | You must have walked to the moon and back. | Nobody can walk to the moon. It was only a very long walk.
A | alliteration | Seven slippery snakes slid silently south.
A | alliteration | Bouncing babies blew big blue bubbles.
A | alliteration | Polly packed purple plums in paper.
A | alliteration | Wet wellies wobble when we walk.
A | alliteration | Dark, damp, deep dungeons dismay Dora.
A | alliteration | Gran gave Grace green gooseberries.
A | alliteration | Two tired tigers trotted through town.
A | alliteration | Five fat frogs fled from a fox.
A | alliteration | Billy and Beth like big blue balloons.
A | alliteration | Lily and Luke like lumpy lemon lollies.
A | alliteration | Mum and Mia like mashed mangoes.
A | alliteration | Sam sang seven songs as Sue swept.
SF | alliteration | Cold clouds covered the castle.
SF | alliteration | Bright boats bobbed in the bay.
SF | alliteration | A grey goose grazed on the grass.
SF | alliteration | Dad dug a deep ditch by the door.
SF | alliteration | We walked through wet woods in winter.
SF | alliteration | Pale petals lay on the path to the pond.
SF | alliteration | Her hat was on a hook in the hall.
SF | alliteration | Leah lit the last lamp as it grew late.
SF | alliteration | Sam sang softly as the sun set.
SF | alliteration | We put plums and pears in the pie, as planned.
SF | alliteration | Farmers like fresh figs and fat plums.
SF | alliteration | Mia met Mum at the market as it closed.
SF | alliteration | They found a few fine feathers in the forest.
SF | alliteration | The big brown bear had berries for breakfast.
ASB | onomatopoeia | The bacon hissed and sizzled in the pan.
ASB | onomatopoeia | The fly buzzed round my ear.
ASB | onomatopoeia | The fire popped and crackled.
ASB | onomatopoeia | The owl's hoot broke the quiet.
ASB | onomatopoeia | Hens like to cluck as they lay their eggs.
ASB | onomatopoeia | The geese honk as the door opens.
ASB | onomatopoeia | The door creaked as the wind blew.
ASB | onomatopoeia | Her keys jingled as she ran home.
ASB | onomatopoeia | A twig snapped under my foot.
ASB | onomatopoeia | Rain pattered on the tin roof.
ASB | onomatopoeia | The old pipes gurgled all night.
ASB | onomatopoeia | Grandad's chair squeaks as he rocks.
AB | onomatopoeia | Splash! The frog was in the pond.
AB | onomatopoeia | With a clang the gate swung shut.
AB | onomatopoeia | Crash! The tray fell as he turned.
AB | onomatopoeia | Thud! The book fell as the cat jumped.
CM | oxymoron | They were alone together.
CM | oxymoron | He is a wise fool.
CM | oxymoron | This is the original copy.
CM | oxymoron | They sailed into the bright darkness.
CM | oxymoron | It was an open secret.
CM | oxymoron | She is a cheerful pessimist.
CM | oxymoron | The shop sold genuine fakes.
CM | rhetorical question | Who has not dreamt of flying?
CM | rhetorical question | Is there no end to this rain?
CM | rhetorical question | What good is gold to a thirsty man?
CM | rhetorical question | Who doesn't love a sunny day?
CM | rhetorical question | How long must we wait for justice?
CM | rhetorical question | How can you learn if you never listen?
CM | rhetorical question | What sort of person would steal from a child?
CM | repetition | Water, water, nothing but water.
CM | repetition | On and on and on they marched.
CM | repetition | Never, never, never give in.
CM | repetition | Home, the word was home, always home.
CM | repetition | Dark, dark, all was dark.
CM | repetition | We shall search in the hills, we shall search in the woods.
CM | repetition | The drums, the drums, the endless drums!
D | metaphor | Seeds of doubt took root in his mind. | He slowly began to doubt. | He suddenly stopped doubting. | He had doubted all his life. | He hid his doubts from others.
D | metaphor | A cloud of suspicion hung over the house. | The people there were suspected. | The people there suspected nothing. | The people there had been robbed. | The people there kept to themselves.
D | metaphor | He weighed every word before he spoke. | He thought carefully about what to say. | He used as few words as he could. | He spoke in a deep and heavy voice. | He wrote his speech down beforehand.
D | metaphor | The truth slowly dawned on her. | She gradually began to understand. | She told the truth at last. | She was afraid of the truth. | She kept the truth to herself.
D | metaphor | Their quarrel boiled over at supper. | They could no longer hold back their anger. | They made peace while they ate. | ~They quarrelled about their food. | They stopped talking to each other.
D | metaphor | Her icy stare silenced the crowd. | She looked at them in an unfriendly way. | She looked at them for a long time. | She looked at them sadly. | She looked at them in fear.
D | metaphor | He built a wall round his feelings. | He let nobody see what he felt. | He told everybody what he felt. | He was ashamed of what he felt. | He no longer felt anything.
D | metaphor | She is sailing through her exams. | She finds her exams easy. | She finds her exams dull. | She is in a hurry to finish her exams. | She is afraid of her exams.
D | metaphor | The flame of rebellion still burned in the north. | People in the north still wanted to rebel. | People in the north still feared the rebels. | ~The rebels had set fire to the north. | The rebels had been beaten in the north.
D | metaphor | His plans crumbled within a week. | His plans soon failed. | His plans were soon complete. | He soon changed his plans. | He kept his plans to himself.
D | personification | The wind pleaded at every door. | The wind made a sad sound at the doors. | The wind blew the doors wide open. | The wind grew weaker and died down. | The wind came from every side.
D | personification | Justice turned her back on him. | He was not treated fairly. | He was punished as he deserved. | He did not tell the truth. | He no longer cared about the law.
D | personification | Only the clock answered his question. | Nobody said a word. | ~He asked what time it was. | He was told to wait. | Somebody answered very slowly.
D | personification | Guilt tapped him on the shoulder. | He began to feel sorry for what he had done. | He began to fear that he would be caught. | He was told that he had done wrong. | He was sure that he had done nothing wrong.
MD | personification | Memory plays tricks on the old soldier. | He remembers things wrongly. | He remembers everything clearly. | He remembers the jokes he used to play. | ~He is made fun of by others.
MD | personification | Time has been kind to the old house. | The house shows little sign of its age. | The house has become a ruin. | The house has been empty for years. | The house was finished quickly.
MD | personification | Sleep refused to come to her. | She lay awake. | She slept badly and dreamt a lot. | ~She would not go to bed. | She slept longer than she wanted.
MD | personification | Fortune smiled on the travellers. | The travellers were lucky. | The travellers were rich. | The travellers were in a good mood. | ~The travellers met friendly people.
D | hyperbole | I have nothing at all to wear. | The speaker does own some clothes. None of them seems good enough.
D | hyperbole | Nobody in the world understands me. | The speaker can’t have asked everybody in the world. It only feels like that.
D | hyperbole | He never stops talking. | He must stop to eat and sleep. He only talks a lot.
D | hyperbole | I have not slept for weeks. | Nobody can go without sleep for weeks. The speaker has only slept badly.
D | hyperbole | She knows everything about horses. | Nobody can know everything about horses. She only knows a lot.
D | hyperbole | Everyone in the world has heard that joke. | Most people in the world can’t have heard it. Only very many have.
D | oxymoron | That is old news.
D | oxymoron | It was cruel kindness.
D | oxymoron | He is an honest thief.
D | oxymoron | Parting is such sweet sorrow.
D | oxymoron | We made haste slowly.
D | oxymoron | The twins were friendly enemies.
M | metaphor | Her apology was a plaster on a broken leg. | Her apology was far too little. | Her apology made everything well. | Her apology came from the heart. | Her apology came much too soon.
M | metaphor | The truth is a cork in water. | The truth always comes out. | The truth is often painful. | The truth is soon forgotten. | The truth is hard to put into words.
M | metaphor | Fame is a bubble. | Fame does not last. | Fame is hard to win. | Fame makes people happy. | Fame makes people proud.
M | metaphor | His temper is a coiled spring. | He may suddenly lose his temper. | He never loses his temper. | He is too weak to be angry. | He was angry a long time ago.
M | metaphor | Gossip is a fire in dry grass. | Gossip spreads fast and does harm. | Gossip is soon forgotten. | Gossip is nearly always true. | Gossip brings people closer together.
M | metaphor | Old letters are bridges to the past. | Old letters bring the past near. | Old letters are best forgotten. | Old letters are hard to read. | Old letters hide more than they tell.
M | metaphor | Their argument was a merry-go-round. | They kept coming back to the same points. | They argued only for fun. | They soon agreed with each other. | Everybody wanted to join in.
M | metaphor | His speech was a river that never reached the sea. | He talked for long and came to no point. | He talked so softly that few could hear. | He talked about a long journey. | He talked clearly and came to the point.
M | personification | The house has kept its secrets for a century. | Nobody has found out what happened there. | Nobody has lived there for many years. | Everyone knows what happened there. | Everyone who lived there told lies.
M | personification | The stubborn door argued with his key. | The door was hard to unlock. | The door had been left open. | The key broke in the door. | He knocked loudly at the door.
M | personification | Poverty moved in with them that winter. | They became poor. | They moved to a smaller house. | ~They took in a poor stranger. | They gave money to the poor.
M | personification | Silence greeted her question. | Nobody answered. | Everyone spoke at once. | She asked very quietly. | She was told not to ask.
M | personification | The engine complained about the steep road. | The engine laboured noisily on the hill. | The engine stopped halfway up the hill. | ~The driver grumbled all the way up. | The road was too narrow for the car.
M | personification | His conscience scolded him all night. | He felt guilty and could not rest. | ~His mother was angry with him. | He dreamt that he was at school. | He slept well in spite of everything.
`;
