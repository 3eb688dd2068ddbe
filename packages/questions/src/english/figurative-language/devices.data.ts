/**
 * Lines with a device of language: the heights that have them | device | line | for those that are asked what they mean, what it means | and
 * three things it does not. Which cell has which heights stands in `device-lines.ts`. No line shows two of the devices of its cells.
 */
export const devices = `
ASBC | simile | The stars were like grains of rice.
A | simile | The old man was as thin as a rake.
ASBC | simile | Fear spread like ink in water.
ASBC | simile | His smile was like a mask.
ASBC | simile | The town was like an anthill.
ASBC | simile | The silence was as thick as fog.
ASBC | simile | Her voice was like a bell.
ASBC | simile | The sails filled like balloons.
A | metaphor | The classroom was a zoo. | The classroom was wild and noisy. | The classroom was full of animals. | The classroom was quiet and tidy. | The classroom was very cold.
A | metaphor | His room is a jungle. | His room is very untidy. | His room is full of plants. | His room is very clean. | His room is very far away.
A | metaphor | The moon was a silver coin. | The moon was round and bright. | The moon was small and far away. | The moon was thin and dim. | The moon was hidden by clouds.
A | metaphor | The snow was a white blanket. | Snow covered everything. | The snow kept us warm. | The snow was melting. | Only a little snow fell.
A | metaphor | Her eyes were two bright stars. | Her eyes shone. | Her eyes were small. | Her eyes were far apart. | Her eyes were closed.
A | metaphor | The road was a grey ribbon. | The road was long, narrow and winding. | The road was wide and busy. | The road was short and steep. | The road was full of holes.
AB | metaphor | Her heart was a stone. | She felt no pity. | She was very ill. | She was very brave. | She was full of love.
AB | metaphor | Life is a steep road. | Life can be hard work. | Life goes by quickly. | Life is the same for everyone. | Life is full of surprises.
B | metaphor | Hope is a small bright candle. | Hope gives a little comfort in dark times. | Hope makes people careless. | Hope costs very little. | Hope is only for the very young.
B | metaphor | The news was a dagger to her heart. | The news hurt her deeply. | The news made her angry. | The news surprised her. | The news came too late.
B | metaphor | Gran is the anchor of our family. | Gran keeps us all steady. | Gran makes all of us laugh. | Gran decides where we live. | Gran is often away from us.
B | metaphor | The library was a treasure chest. | There was much of value in the library. | Nobody was let into the library. | The library was hard to find. | The library was small and dark.
B | metaphor | Her kind words were a warm coat. | Her words comforted people. | Her words hid the truth. | Her words came too late. | Her words sounded strange.
B | metaphor | His memory is a sieve. | He forgets most things. | He remembers only what matters. | He forgets nothing at all. | He learns things very slowly.
B | metaphor | Her smile was the sun after rain. | Her smile made people feel better. | Her smile did not look real. | Her smile came much too late. | Her smile made people jealous.
A | personification | The sun grinned down at the village. | The sun shone pleasantly. | The sun set behind the village. | The sun burned the crops. | The sun hid behind clouds.
A | personification | The old house dozed in the afternoon sun. | The old house was quiet and still. | The old house was falling down. | The old house was full of noise. | The old house was up for sale.
A | personification | The waves punched the rocks. | The waves beat hard against the rocks. | The waves hardly moved at all. | The waves washed gently over the rocks. | The waves were far from the rocks.
A | personification | The flowers danced in the breeze. | The flowers moved in the wind. | The flowers lost their petals. | The flowers stood quite still. | The flowers began to grow.
A | personification | The trees bowed low to the storm. | The trees bent in the strong wind. | The trees fell down in the storm. | The trees lost all their leaves. | The trees were not hit by the storm.
A | personification | The stars winked at us from above. | The stars twinkled in the sky. | The stars went in behind a cloud. | The stars looked very big to us. | The stars were slowly fading.
AB | personification | The alarm clock dragged me out of bed. | The alarm clock woke me up. | The alarm clock fell on me. | The alarm clock did not ring. | I threw the alarm clock away.
AB | personification | The breeze told the leaves its secrets. | The breeze blew softly. | The breeze blew the leaves down. | The breeze was icy. | The breeze had stopped.
B | personification | Winter laid its icy hand on the town. | The town became very cold. | Winter was over in the town. | The town was cut off by snow. | The people of the town shook hands.
B | personification | Night wrapped her cloak round the town. | It grew dark in the town. | It grew warm in the town. | Snow fell on the town. | The town was full of light.
B | personification | The river sang on its way to the sea. | The river made a pleasant sound. | The river roared over the rocks. | The river flowed without a sound. | The river flooded all the fields.
B | personification | The kettle called us to the kitchen. | We heard that the water was boiling. | Somebody shouted from the kitchen. | We wanted something to eat. | The kitchen was the warmest room.
B | personification | The mountains frowned at the climbers. | The mountains looked dark and unfriendly. | The mountains were easy to climb. | The mountains were hidden by mist. | The mountains shone in the sun.
B | personification | The last biscuit begged to be eaten. | Somebody longed to eat the last biscuit. | The last biscuit had gone soft. | Nobody wanted the last biscuit. | Somebody had eaten the last biscuit.
B | personification | The old car refused to climb the hill. | The old car was too weak for the hill. | The driver took another road. | The driver was afraid of the hill. | The hill was closed to cars.
B | personification | Fear followed her home. | She was still afraid on her way home. | Somebody walked behind her. | She lost her fear on her way home. | She ran until she was home.
C | metaphor | Silence was a wall between them. | Their silence kept them apart. | Their silence kept them safe. | They understood each other without words. | They could not hear each other well.
C | metaphor | Doubt was a stone in his shoe. | His doubt troubled him all the time. | His doubt made him turn back. | He got over his doubt at last. | He doubted that he could walk so far.
C | metaphor | Their friendship was an anchor in the storm. | Their friendship kept them steady in hard times. | Their friendship kept them from travelling. | Their friendship did not last in hard times. | Their friendship began in hard times.
C | metaphor | Grief was a heavy coat on her shoulders. | Her grief weighed her down. | Her grief kept her safe. | She hid her grief from others. | She got over her grief in the end.
C | metaphor | The library was her harbour. | She felt safe in the library. | She worked hard in the library. | She came to the library by chance. | She had to leave the library.
C | metaphor | His promises were castles of sand. | His promises did not last. | His promises were well meant. | His promises took him a long time. | His promises sounded splendid.
C | metaphor | Her words were seeds in dry soil. | Nothing came of her words. | Her words were chosen with care. | Her words were remembered for years. | Her words were harsh and unkind.
C | metaphor | Jealousy is a slow poison. | Jealousy does harm little by little. | Jealousy is soon forgotten. | Jealousy can be cured if you try. | Jealousy strikes suddenly.
C | metaphor | His anger was a slow fire. | He stayed angry for a long time. | He was angry only for a moment. | He did not know why he was angry. | He became angry very easily.
C | metaphor | The photographs were windows into his childhood. | They let him see his early years again. | They had been taken by a child. | They made him wish for a bigger house. | They showed him through a window.
C | personification | Doubt whispered in her ear. | She began to feel unsure. | Somebody told her a secret. | She could not hear very well. | She felt quite sure of herself.
C | personification | The city never closes its eyes. | The city is busy day and night. | The city is beautiful to look at. | The city is growing every year. | The city is quiet after dark.
C | personification | Hunger sat down at their table. | They had too little to eat. | They were looking forward to dinner. | They had a hungry guest for dinner. | They had eaten as much as they could.
C | personification | Autumn packed her bags and left. | Autumn was over. | Autumn was only beginning. | Autumn lasted longer than usual. | Many people went away in autumn.
C | personification | Old age knocked at his door. | He felt that he was growing old. | An old friend came to see him. | He looked younger than he was. | He had lived in that house for years.
C | personification | The moon kept watch over the camp. | The moon shone on the camp all night. | Nobody in the camp could sleep. | Somebody guarded the camp at night. | The camp lay in the dark.
C | personification | Spring tiptoed into the valley. | Spring came little by little. | Spring came with a great storm. | Spring came much too late. | Spring came before anybody expected it.
C | personification | Pine trees stood guard round the lake. | Pine trees grew all round the lake. | Nobody was allowed to see the lake. | The lake was hard to find. | Pine trees had fallen into the lake.
B | hyperbole | I have told you a million times.
B | hyperbole | This bag weighs a ton.
B | hyperbole | I am so hungry that I could eat a horse.
B | hyperbole | We waited a hundred years for the bus.
B | hyperbole | The queue was ten miles long.
B | hyperbole | She cried for a thousand years.
B | hyperbole | My suitcase weighs more than an elephant.
B | hyperbole | You could hear her snore in Australia.
C | hyperbole | It took him forever to tie his shoes.
C | hyperbole | She has a thousand things to do before lunch.
C | hyperbole | His voice could shatter mountains.
C | hyperbole | I could sleep for a whole year.
C | hyperbole | She has read every book ever written.
C | hyperbole | The film went on for a lifetime.
C | hyperbole | You must have walked to the moon and back.
AS | alliteration | Seven slippery snakes slid silently south.
AS | alliteration | Bouncing babies blew big blue bubbles.
AS | alliteration | Polly packed purple plums in paper.
AS | alliteration | Wet wellies wobble when we walk.
AS | alliteration | Dark, damp, deep dungeons dismay Dora.
AS | alliteration | Gran gave Grace green gooseberries.
AS | alliteration | Two tired tigers trotted through town.
AS | alliteration | Five fat frogs fled from a fox.
AS | alliteration | Billy and Beth like big blue balloons.
AS | alliteration | Lily and Luke like lumpy lemon lollies.
AS | alliteration | Mum and Mia like mashed mangoes.
AS | alliteration | Sam sang seven songs as Sue swept.
ASB | onomatopoeia | The bacon hissed and sizzled in the pan.
ASB | onomatopoeia | The fly buzzed round my ear.
ASB | onomatopoeia | The fire popped and crackled.
ASB | onomatopoeia | The owl's hoot broke the quiet.
ASB | onomatopoeia | Hens like to cluck as they lay their eggs.
ASB | onomatopoeia | The geese honk as the door opens.
AB | onomatopoeia | Splash! The frog was in the pond.
AB | onomatopoeia | The clock went tick-tock all night.
AB | onomatopoeia | With a clang the gate swung shut.
AB | onomatopoeia | Drip, drop, plop went the tap.
AB | onomatopoeia | Crash! The tray fell as he turned.
AB | onomatopoeia | Thud! The book fell as the cat jumped.
C | oxymoron | They were alone together.
C | oxymoron | He is a wise fool.
C | oxymoron | He told a true lie.
C | oxymoron | They sailed into the bright darkness.
C | oxymoron | It was an open secret.
C | oxymoron | She is a cheerful pessimist.
C | oxymoron | The shop sold genuine fakes.
C | rhetorical question | Who has not dreamt of flying?
C | rhetorical question | Is there no end to this rain?
C | rhetorical question | What good is gold to a thirsty man?
C | rhetorical question | Who doesn't love a sunny day?
C | rhetorical question | How long must we wait for justice?
C | rhetorical question | How can you learn if you never listen?
C | rhetorical question | What sort of person would steal from a child?
C | repetition | Water, water, nothing but water.
C | repetition | On and on and on they marched.
C | repetition | Never, never, never give in.
C | repetition | Home, the word was home, always home.
C | repetition | Dark, dark, all was dark.
C | repetition | We shall search in the hills, we shall search in the woods.
C | repetition | The drums, the drums, the endless drums!
D | metaphor | Seeds of doubt took root in his mind. | He slowly began to doubt. | He suddenly stopped doubting. | He had doubted all his life. | He hid his doubts from others.
D | metaphor | A cloud of suspicion hung over the house. | The people there were suspected. | The people there suspected nothing. | The people there had been robbed. | The people there kept to themselves.
D | metaphor | He weighed every word before he spoke. | He thought carefully about what to say. | He used as few words as he could. | He spoke in a deep and heavy voice. | He wrote his speech down beforehand.
D | metaphor | The truth slowly dawned on her. | She gradually began to understand. | She told the truth at last. | She was afraid of the truth. | She kept the truth to herself.
D | metaphor | Their quarrel boiled over at supper. | They could no longer hold back their anger. | They made peace while they ate. | They quarrelled about their food. | They stopped talking to each other.
D | metaphor | Her icy stare silenced the crowd. | She looked at them in an unfriendly way. | She looked at them for a long time. | She looked at them sadly. | She looked at them in fear.
D | metaphor | He built a wall round his feelings. | He let nobody see what he felt. | He told everybody what he felt. | He was ashamed of what he felt. | He no longer felt anything.
D | metaphor | She is sailing through her exams. | She finds her exams easy. | She finds her exams dull. | She is in a hurry to finish her exams. | She is afraid of her exams.
D | metaphor | The flame of rebellion still burned in the north. | People in the north still wanted to rebel. | People in the north still feared the rebels. | The rebels had set fire to the north. | The rebels had been beaten in the north.
D | metaphor | His plans crumbled within a week. | His plans soon failed. | His plans were soon complete. | He soon changed his plans. | He kept his plans to himself.
D | personification | The wind pleaded at every door. | The wind made a sad sound at the doors. | The wind blew the doors wide open. | The wind grew weaker and died down. | The wind came from every side.
D | personification | Justice turned her back on him. | He was not treated fairly. | He was punished as he deserved. | He did not tell the truth. | He no longer cared about the law.
D | personification | Only the clock answered his question. | Nobody said a word. | He asked what time it was. | He was told to wait. | Somebody answered very slowly.
D | personification | Guilt tapped him on the shoulder. | He began to feel sorry for what he had done. | He began to fear that he would be caught. | He was told that he had done wrong. | He was sure that he had done nothing wrong.
D | personification | Memory plays tricks on the old soldier. | He remembers things wrongly. | He remembers everything clearly. | He remembers the jokes he used to play. | He is made fun of by others.
D | personification | Time has been kind to the old house. | The house shows little sign of its age. | The house has become a ruin. | The house has been empty for years. | The house was finished quickly.
D | personification | Sleep refused to come to her. | She lay awake. | She slept badly and dreamt a lot. | She would not go to bed. | She slept longer than she wanted.
D | personification | Fortune smiled on the travellers. | The travellers were lucky. | The travellers were rich. | The travellers were in a good mood. | The travellers met friendly people.
D | hyperbole | I have nothing at all to wear.
D | hyperbole | Nobody in the world understands me.
D | hyperbole | He never stops talking.
D | hyperbole | I have not slept for weeks.
D | hyperbole | She knows everything about horses.
D | hyperbole | Everyone in the world has heard that joke.
D | oxymoron | That is old news.
D | oxymoron | It was cruel kindness.
D | oxymoron | He is an honest thief.
D | oxymoron | Parting is such sweet sorrow.
D | oxymoron | We made haste slowly.
D | oxymoron | The twins were friendly enemies.
`;
