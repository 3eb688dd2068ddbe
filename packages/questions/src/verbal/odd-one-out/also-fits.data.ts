/**
 * Words that the name of a group fits too, though they are at home in another one: a triangle among musical instruments, a hip among bones. They are
 * never asked for as words of the group, nor ever called odd in it. In a line: the name of the group, the words. A teacher may add to them.
 */
export const alsoFits: readonly string[] = `
trees|apple pear cherry orange lemon plum peach mango walnut almond cashew hazelnut pecan chestnut
evergreen trees|rosemary
flowers|pink
vegetables|squash pepper root
parts of a plant|bark
nuts|nutmeg
birds|kite kiwi
birds that hunt|owl heron gull crow magpie thrush robin penguin
water birds|penguin osprey
pets|horse goat hen donkey
words for groups of animals|school hive nest bed
homes of wild animals|nest hive
sounds of animals|scream
sweet things|apple pear banana grape cherry orange lemon plum peach melon kiwi mango lemonade squash cocoa
rooms|library den cabin
houses|palace
pieces of furniture|chest swing
workshop tools|shears
garden tools|saw
pieces of jewellery|crown chain pearl diamond
parts of a coat|lace
parts of a shoe|zip
parts of a ship|wheel chain
containers|pan kettle cup chest drum
people who travel|sailor pilot
people in sport|captain
people in medicine|doctor
workplaces|study kitchen school hospital library museum
parts of a castle|hall
parts of a church|tower pew
high places|tower
continents|America
oceans|Southern
countries|America
organs|eye nose mouth
parts of the skeleton|hip incisor molar canine premolar
metals|iron gold silver copper tin lead steel zinc aluminium nickel mercury
rocks|coal
kinds of rock|coal
kinds of fuel|hydrogen gas
kinds of red|rose pink copper poppy chestnut
kinds of brown|maroon copper
kinds of green|turquoise
2D shapes|diamond ring kite heart
four-sided shapes|diamond
stringed instruments|piano guitar
percussion instruments|piano drum triangle
musical instruments|triangle horn
ball games|skittles marbles
winter sports|hockey football rugby netball
kinds of picture|charcoal
kinds of story|ballad article
parts of a book|caption column
parts of a newspaper|contents index
measures for liquids|ounce
ways of walking|trot
ways of running|gallop bolt skip bound
ways of moving fast|plummet skip bound
ways of moving in circles|tumble
ways of speaking quietly|whimper
ways of speaking loudly|wail guffaw
ways of laughing|roar hoot scream
ways of crying|scream
ways of hitting|lob
ways of stopping|freeze
verbs for praising|support
words for many|endless
words for few|brief
words for careful|diligent
words for careless|headstrong
words for friendly|chatty
words for unfriendly|reserved taciturn
`
  .trim()
  .split('\n');
