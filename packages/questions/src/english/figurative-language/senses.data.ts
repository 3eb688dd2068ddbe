/** Lines that paint a picture for one of the senses: sense | line | the mood it makes, or a dash where readers might differ | words that make it. */
export const images = `
sight | Silver moonlight spilled over the sleeping roofs. | peaceful | silver, sleeping
sight | Scarlet poppies blazed in the golden wheat. | cheerful | scarlet, golden
sight | Black clouds piled up like mountains. | threatening | black, piled up
sight | A thin grey mist hid the crooked gravestones. | spooky | grey, crooked, gravestones
sight | The sea glittered with a thousand points of light. | cheerful | glittered, light
sight | Soft sunbeams slanted through the quiet kitchen. | peaceful | soft, quiet
sight | Green eyes glowed in the depths of the cave. | -
sight | The last candle flickered and sank. | -
sound | Dry leaves rustled and whispered along the path. | -
sound | The gate creaked and groaned in the dark. | spooky | creaked, groaned, dark
sound | The bells jingled as the children skipped past. | cheerful | jingled, skipped
sound | Thunder growled behind the hills. | threatening | thunder, growled
sound | The stream chuckled and gurgled over the stones. | cheerful | chuckled, gurgled
sound | Somewhere a floorboard cracked. | spooky | somewhere, cracked
sound | Small waves sighed softly on the sand. | peaceful | small, sighed, softly
sound | Wolves howled closer and closer. | -
smell | The warm scent of fresh bread drifted up the stairs. | cheerful | warm, fresh
smell | The cellar reeked of mould and old bones. | spooky | reeked, mould, bones
smell | Honeysuckle perfumed the evening air. | peaceful | perfumed, evening
smell | Acrid smoke filled our nostrils as the fire crept near. | threatening | acrid, crept near
smell | The stable smelt of hay and sleepy horses. | peaceful | hay, sleepy
taste | Sweet honey melted on her tongue. | cheerful | sweet, melted
taste | The crisps were salty and sour with vinegar. | -
taste | The bitter medicine made him pull a face. | -
taste | Sour lemon juice spoilt the tea. | -
taste | The curry was spicy, sweet and creamy. | -
touch | Cold fingers of fog brushed against my neck. | spooky | cold, fog, brushed
touch | The soft warm kitten curled in my lap. | peaceful | soft, warm, curled
touch | Sharp hail stung our faces. | -
touch | Slimy weed slid round my ankles. | spooky | slimy, slid
touch | The sun's gentle warmth soaked into our backs. | peaceful | gentle, warmth
touch | The icy wind clawed at our coats. | threatening | icy, clawed
`;

/** Lines with two halves, each for another sense: sense | the other sense | line. */
export const twoSenseLines = `
smell | sound | The scent of fresh bread met us, and the oven door clanged shut.
touch | sound | Icy rain stung my cheeks while the thunder growled.
taste | touch | The lemonade was sour, and the cold glass numbed my fingers.
sound | taste | The toast crunched, and the jam was sweet.
sight | sound | Purple lightning flashed, and the thunder boomed.
touch | smell | The rough blanket scratched my skin and reeked of smoke.
sound | taste | The spoons clinked, and the soup was salty.
sight | smell | Red lanterns glowed, and the air was heavy with perfume.
touch | sound | Warm sand tickled my toes as the gulls screeched.
sight | sound | Golden leaves whirled past, and somewhere an owl hooted.
touch | smell | The soft moss was damp under my hands and smelt of earth.
sight | touch | The silver moon gleamed, and the frost bit our fingers.
smell | taste | The stew smelt of herbs, and it was spicy.
taste | touch | The medicine was bitter, and the spoon felt icy.
sight | touch | Crimson clouds glowed overhead, and the hail stung our faces.
sound | smell | Bells rang out, and the scent of candles filled the hall.
sight | taste | The plums were dark purple and sour.
sight | sound | Yellow tulips shone in the sun, and a bee hummed.
smell | taste | The scent of mint rose from my cup, but the tea was bitter.
sound | touch | The floor creaked, and a slimy hand touched mine.
`;
