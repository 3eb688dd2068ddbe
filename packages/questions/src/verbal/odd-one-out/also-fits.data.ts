/**
 * Words that the name of a group fits too, though they are at home in another one: a balloon among toys, a triangle among musical instruments.
 * They are never asked for as words of the group, nor ever called odd in it. In a line: the name of the group, the words. A teacher may add to them.
 */
export const alsoFits: readonly string[] = `
things that fly|robin sparrow owl eagle crow swan parrot thrush gull heron duck magpie bee wasp beetle butterfly fly moth ladybird hawk falcon kestrel buzzard osprey bat grasshopper cricket goose drake gander budgie turkey
birds|kite kiwi
birds that hunt|eagle owl heron gull crow magpie thrush robin
vegetables|squash pepper
drinks|chocolate
sweet things|apple pear banana grape cherry orange lemon plum peach melon kiwi mango lemonade squash cocoa
parts of the body|calf foot pupil crown
parts of the face|pupil
pieces of furniture|chest swing
rooms|library den
things to cook with|tin kettle knife fork spoon teaspoon
things to sit on|bed table swing saddle
containers|pan kettle cup chest drum
animal homes|basket pen
things for writing|slate
buildings|hall
trees|apple pear cherry orange lemon plum peach mango walnut almond cashew hazelnut pecan chestnut
flowers|pink
parts of a plant|bark
colours|rose peach plum cherry lemon lime gold silver copper salmon mint ginger ruby emerald sapphire
2D shapes|diamond ring kite heart
flat shapes|diamond ring kite heart
four-sided shapes|diamond
toys|balloon rocket swing drum
ball games|skittles marbles
things in a playground|bench
musical instruments|triangle horn
stringed instruments|piano
percussion instruments|piano
sounds of water|trickle
tools|plane knife spade fork rake trowel shears whisk sieve grater spatula ladle pan
parts of a bicycle|fork basket
ways of speaking|roar bark
sounds of animals|scream
ways of laughing|roar hoot scream
sounds of water|roar
ways of stopping|freeze
words for groups of animals|school hive nest bed
homes of wild animals|nest hive
parts of the skeleton|hip
organs|eye nose mouth
pieces of jewellery|crown chain pearl diamond
parts of a coat|arm back neck shoulder
parts of a castle|hall
parts of a church|tower pew
high places|tower
rocks|coal
kinds of fuel|hydrogen
metals|iron gold silver copper tin lead steel zinc aluminium nickel mercury
people in sport|captain
people in medicine|doctor
people who travel|sailor pilot
countries|America
continents|America
workplaces|study kitchen school hospital library museum
parts of a ship|wheel chain
winter sports|hockey football rugby netball
banking words|fee pound euro
payments|deposit
kinds of picture|charcoal
kinds of red|rose pink copper poppy
instruments to look through|lens
`
  .trim()
  .split('\n');
