/** Things with a or an before them: plain ones begin with the letter you expect, odd ones do not sound as they are spelt. */
export const articleWords = {
  plainAn:
    'apple, ant, arrow, aunt, axe, alien, album, anchor, eagle, egg, elephant, engine, envelope, elbow, evening, igloo, insect, island, inch, idea, icicle, orange, owl, oven, octopus, onion, otter, ostrich, oak, umbrella, uncle, ugly hat, upstairs room, unhappy clown, untidy desk, empty box, old map, open gate, angry goose, icy lane, orange coat, early bus, amazing trick, easy sum, interesting book',
  plainA:
    'banana, bear, boat, cake, castle, dragon, drum, fox, feather, garden, goat, hat, hen, hill, jug, kite, lamp, lemon, map, mouse, nest, pear, piano, robot, rocket, snail, spoon, tiger, torch, violin, wagon, whale, window, zebra, big apple, red umbrella, small insect, hot oven, tall oak, lazy otter, green arrow, noisy owl, ripe orange, shiny egg, busy ant, long evening, new idea, white envelope, tiny island',
  oddAn:
    'hour, honest boy, honour, honest answer, honest girl, honest mistake, hourly bus, hour-long film, hourglass, X-ray, X-ray machine, L-shaped room, NHS nurse, FA Cup match, S-shaped slide, M-shaped roof, SOS message',
  oddA: 'unicorn, uniform, universe, university, ukulele, useful map, useful tool, usual mistake, one-way street, one-pound coin, one-eyed monster, European city, unit, unique stamp, used car, once-famous singer, U-turn, euro, user, unicycle, one-legged pirate, U-shaped bend',
} as const;

/** Odd things that medium questions ask about: every child has heard of them, and none begins with the name of a letter. */
export const plainOdd =
  'hour, honest boy, honest answer, honest girl, honest mistake, hour-long film, hourglass, unicorn, uniform, university, ukulele, useful map, useful tool, one-way street, one-pound coin, one-eyed monster, one-legged pirate, used car, unicycle, euro';

/** Things that nobody sees, draws or dreams of, so that they don't fit the frames. */
export const unseenThings =
  'evening, elbow, inch, idea, easy sum, amazing trick, long evening, new idea, hour, honour, honest answer, honest mistake, usual mistake, unit, user, universe, early bus, hourly bus, honest boy, honest girl, hour-long film';

/** Frames for a thing: the gap stands where a or an belongs. */
export const articleFrames = [
  'I saw ______ {}.',
  'There was ______ {} in the story.',
  'She drew ______ {}.',
  'We talked about ______ {}.',
  'He dreamt of ______ {}.',
] as const;
