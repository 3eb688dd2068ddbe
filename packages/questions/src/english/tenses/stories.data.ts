/** Texts of two sentences with every verb in the past, and the same verbs in the present: [past/present]. */
export const plainStories = `
She [opened/opens] the door, [looked/looks] inside and [gasped/gasps]. The room [was/is] full of snow, and a penguin [stared/stares] at her.
The dog [barked/barks], [wagged/wags] its tail and [ran/runs] to the gate. The postman [laughed/laughs] and [threw/throws] it a biscuit.
The storm [grew/grows] stronger, and the waves [rose/rise] like walls. The captain [turned/turns] the ship and [sailed/sails] for the harbour.
Mei [woke/wakes] early and [packed/packs] her bag. She [left/leaves] a note on the table and [crept/creeps] out of the house.
The fox [crept/creeps] closer and [sniffed/sniffs] the air. A twig [snapped/snaps], and the rabbits [vanished/vanish] into their holes.
The detective [knelt/kneels] and [examined/examines] the mud. He [smiled/smiles], [took/takes] out his notebook and [drew/draws] a footprint.
Arjun [knocked/knocks], [waited/waits] a moment and [went/goes] in. The hall [was/is] dark, and nobody [answered/answers] his knock.
The river [burst/bursts] its banks and [flooded/floods] the lane. The farmer [drove/drives] his sheep to the hill and [counted/counts] them.
The pirates [dug/dig] a hole and [found/find] a chest. They [forced/force] the lid, but it [held/holds] only sand.
The lights [went/go] out, and somebody [screamed/screams]. A door [slammed/slams], and footsteps [echoed/echo] along the corridor.
The baker [kneaded/kneads] the dough and [shaped/shapes] it into buns. She [brushed/brushes] them with milk and [put/puts] them in the oven.
The train [slowed/slows] and [stopped/stops] in a field. Nobody [knew/knows] why, so we [sat/sit] and [ate/eat] our sandwiches.
He [lost/loses] his way and [asked/asks] a farmer. The old man [pointed/points] to the church and [told/tells] him to turn north.
The cat [leapt/leaps] onto the wall and [arched/arches] its back. The dog [growled/growls] once, [thought/thinks] again and [walked/walks] away.
Leila [mixed/mixes] the paint and [dipped/dips] her brush. She [made/makes] one bold line, [stepped/steps] back and [sighed/sighs].
The explorers [lit/light] a lamp and [entered/enter] the cave. Something [growled/growls] in the dark, and they [ran/run] away.
The judge [entered/enters], and the talking [ceased/ceases]. The lawyer [rose/rises], [cleared/clears] her throat and [began/begins].
We [arrived/arrive] late and [crept/creep] into the hall. We [found/find] seats at the back and [whispered/whisper] through the first song.
The clown [tripped/trips] and [dropped/drops] the pies. The crowd [roared/roars], but one small boy [ran/runs] up and [helped/helps] him.
The scientist [heated/heats] the liquid and [noted/notes] the result. It [turned/turns] blue, [fizzed/fizzes] and [filled/fills] the room with smoke.
Yusuf [planted/plants] the seeds and [covered/covers] them with soil. Nothing [happened/happens] for a week, and then a green shoot [appeared/appears].
The king [frowned/frowns], [stood/stands] up and [left/leaves] the hall. His guests [looked/look] at each other, and nobody [spoke/speaks].
`;

/**
 * The same for years that know more: verbs in curly brackets are rightly in a tense of their own, whichever tense the story has. They stand in
 * what somebody says, or tell of long ago and of today. A story has one of them in the past and one in the present, so that none stands out.
 */
export const layeredStories = `
The guide [led/leads] us to a door and [took/takes] out a key. “Nobody {knows} who {made} it,” she [said/says], and the lock [gave/gives] a groan.
Grandad [drew/draws] a map and [gave/gives] it to us. “The mill {burnt} down long ago, but its wheel still {turns},” he [told/tells] us. Then he [went/goes] back to his chair.
The diver [swam/swims] to the wreck, which {sank} a century ago and still {lies} on its side. She [shone/shines] her torch inside, [saw/sees] a glint and [kept/keeps] very still.
The boy [ran/runs] to the harbour and [found/finds] the captain. “The tide {is} high, and the wind {turned} an hour ago,” he [cried/cries], so the sailors [left/leave] at once.
The teacher [held/holds] up a stone that {dropped} from the sky long ago and now {belongs} to the museum. She [passed/passes] it round, the class [fell/falls] silent, and then everyone [spoke/speaks] at once.
The king [sat/sits] on the chair that his father {carved} and that {stands} in our museum today. He [frowned/frowns], [shook/shakes] his head and [rose/rises] again.
The cook [tasted/tastes] the soup, [shook/shakes] his head and [threw/throws] in some herbs. “My aunt {taught} me this, and it always {works},” he [said/says].
Nia [woke/wakes] at five, [got/gets] dressed and [crept/creeps] downstairs. “I {heard} a noise, and I {want} to see the lambs,” she [told/tells] her father.
The visitors [came/come] to a bridge that the Romans {built} and that still {carries} buses today. They [took/take] off their hats, [stood/stand] in the middle and [threw/throw] coins into the river.
The inspector [knelt/kneels] by the window and [felt/feels] the frame. “Somebody {broke} the catch, and the glass {is} loose,” she [said/says], and she [wrote/writes] it down.
My uncle [blew/blows] the dust off an album and [began/begins] to turn the pages. “That {is} the house where I {grew} up,” he [said/says], and his voice [shook/shakes].
The lioness [rose/rises], [shook/shakes] the rain from her coat and [led/leads] her cubs to the rock. “She {lost} one last week, and she {guards} these two closely,” our ranger [explained/explains], and we [kept/keep] quiet.
Freya [bought/buys] a ticket and [caught/catches] the last tram. “It {made} its first journey in 1901, and it {needs} new seats,” the driver [told/tells] her. The old tram [shook/shakes] like a leaf.
The messenger [fell/falls] to his knees before the queen. “The army {crossed} the river at dawn, and we {have} no boats,” he [said/says]. She [went/goes] pale and [sent/sends] for her generals.
We [drove/drive] past the tower where a princess {hid} for a year and where owls {nest} today. My sister [saw/sees] a light in it, [held/holds] her breath and [took/takes] my hand.
The snow [fell/falls] thickly, and the lane [became/becomes] a white wall. “I {forgot} the shovel, and the shop {is} shut,” Dad [said/says], and he [went/goes] back to bed.
Omar [chose/chooses] the seat by the window and [spoke/speaks] to the woman beside him. “I {wrote} this book, and I still {find} mistakes in it,” she [told/tells] him, and they both [laughed/laugh].
The gardener [dug/digs] a hole and [found/finds] a coin that a soldier {lost} long ago and that {lies} in our museum today. She [wiped/wipes] it, [saw/sees] the emperor’s head and [ran/runs] indoors.
The crowd [grew/grows] quiet as the acrobat [swung/swings] from the rope. “She {learned} this in China, and she always {does} it without a net,” a boy [said/says], and I [bit/bite] my lip.
The band [came/comes] on, [bowed/bows] and [began/begins] with a tune that sailors {sang} long ago and that everyone {knows} today. People [rose/rise] from their seats and [swayed/sway] to it.
The baker [took/takes] out the loaves, [broke/breaks] one open and [gave/gives] us each a piece. “I {made} the dough at midnight, and now I {need} a rest,” she [said/says].
A gull [flew/flies] down, [stole/steals] my chip and [sat/sits] on the rail with it. “They {came} inland years ago, and they {fear} nobody,” the fisherman [told/tells] me.
`;
