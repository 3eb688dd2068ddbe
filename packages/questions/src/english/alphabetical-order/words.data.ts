/** Words for alphabetical order, in rows that begin with the same letters. */
export const alphabetRows = `
apple, apron, arch, arm, arrow, artist, ash, atlas, aunt, award
badge, bag, baker, ball, band, bank, barn, basket, bath, bay
bead, bean, bear, bed, bell, belt, bench, berry
blanket, blaze, blend, blink, blizzard, block, bloom, blow
brain, branch, brave, bread, break, brick, bridge, bright, broom, brother
cabin, cactus, cage, cake, calm, camel, camp, candle, cap, carpet, castle
chain, chair, chalk, charm, chase, cheese, cherry, chess, chin, choir
clap, clay, clean, clever, cliff, climb, clock, cloud, clown
coal, coat, cobra, coin, comb, comet, cook, copper, corner, cousin
crab, crack, crane, crayon, cream, creek, crisp, crown, crumb
daisy, dance, dark, dart, dawn, deer, den, desk, diary, diver
dragon, drain, draw, dream, dress, drift, drink, drum
eagle, ear, earth, east, echo, edge, eel, egg, elbow, engine
fable, face, fairy, falcon, family, fan, farm, fast, feather, fern
flag, flame, flash, fleet, flight, float, flock, flour, flute
forest, forget, fork, form, fossil, fountain, fox, frame, fresh, frog
garden, gate, gaze, gem, ghost, giant, ginger, glass, glove, glue
grain, grape, grass, gravy, green, grin, group, grow
hair, hall, hammer, hand, happy, harbour, harp, hat, hawk, heart
island, ivory, ivy, jacket, jam, jar, jelly, jewel, journey, jug
kettle, key, kite, kitten, knee, knight, knock, ladder, lake, lamp
lantern, laugh, leaf, lemon, letter, light, lily, lion, lizard, log
magic, magnet, map, maple, marble, market, mask, meadow, melon, mirror
needle, nest, net, night, noise, north, number, nurse, oak, ocean
paint, palace, palm, pan, panda, paper, parade, parcel, parrot, path
peach, pear, pebble, pencil, penguin, pepper, pillow, pirate, planet, plum
planet, plank, plant, plaster, plate, play, plum, pocket, poem, pony
quarrel, queen, quest, quick, quiet, quilt, rabbit, raft, rain, rake
ribbon, rice, riddle, ride, ring, river, road, robin, rocket, rose
sail, salad, salt, sand, saddle, scarf, school, scissors, sea, seal
shade, shadow, shark, sheep, shell, shelter, shield, ship, shoe, shower
sketch, skill, skip, sky, sled, sleep, slide, slow, smile, smoke
snail, snake, snow, soap, soft, song, soup, spade, spark, spider
stable, stage, stamp, star, station, steam, step, stone, storm, story
straw, stream, street, string, stripe, strong, summer, sun, swan, swim
table, tail, tale, tent, thank, thick, thorn, thread, throne, thumb
ticket, tiger, toast, toe, torch, tower, track, trade, train, travel
tree, trick, trip, truck, trumpet, trunk, tulip, tunnel, turtle, twig
uncle, under, unit, valley, vase, velvet, village, violin, voice, voyage
wagon, walk, wall, walnut, wand, watch, water, wave, wax, weather
whale, wheat, wheel, whistle, white, wind, window, wing, winter, wolf
yacht, yard, yarn, year, yellow, yes, yolk, young, zebra, zero, zoo
`;
