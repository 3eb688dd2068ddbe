/**
 * Scenes for year 7: in each event a word of five letters runs over the gap between two words, and the letters are shared out two to three, so that
 * neither word gives it away. Any of them may come, none more often than another. A teacher may add to them.
 */
import { type Scene, scene } from './scenes.data.ts';

const guests = `The old artist|My cousin|Both girls|The boys|Two visitors|Uncle Omar|The twins|My parents|A young pilot|The new mayor|My older sister|Three pupils|Our neighbours`;

export const lateScenes: readonly Scene[] = [
  scene(
    guests,
    `drank orange juice|waited for the bus|packed a bag|read a comic|wrote a postcard|looked for a map|made a list|cooked a meal|planned a trip|baked a cake`,
    `polished the royal armour|met the tall owner|bought a cheap palm tree|folded a square napkin|thanked the popular guest|met a rich artist
    |sat on a wooden seat|ran to the great entrance|ate a great lasagne|filled a steel bowl|ran a different errand|walked down a wide alley
    |closed the thin curtain|crossed a little avenue|opened a little gallery|gave the same talk|won the same trophy
    |grilled some trout|bought an antique stamp|cleaned an antique statue|sat an extra test|toured the vast arena|praised the best artist
    |ordered an extra dessert|carried an extra desk|oiled a rusty pedal|explored a forgotten theatre|photographed a huge nest|lost a yellow eraser`,
    'in town|in Leeds|in London',
  ),
  scene(
    guests,
    `fed the ducks|picked some plums|dug a hole|pulled up weeds|washed the boots|lit the fire|boiled some water|told stories|made a raft|sang a song`,
    `watched a small owl|picked up a damp leaf|dried the damp leather|drew the bare ash tree|carved a wooden seal|planted a golden seed
    |admired the great engine|found a huge nest|set up a solid easel|watered a thin fern|tickled a little monkey|buried some treasure|climbed the same tree
    |caught some trout|drew a common thistle|sketched a rare fern|photographed a rare newt|picked up a frosty leaf|cleaned a dusty lens|found a forgotten throne
    |tasted a bitter seed|polished a smooth emerald|carved a smooth ornament|photographed the best orchid|photographed a clever seal|started an antique engine`,
    'in Wales|on the coast|by the lake|in the forest',
  ),
];
