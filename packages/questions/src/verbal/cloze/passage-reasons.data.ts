/** Why the right word fits each gap of the short texts: for each title six reasons, in the order of the gaps. A teacher may change them. */

const reasonsIn = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .trim()
      .split('\n\n')
      .map((block) => {
        const [title = '', ...reasons] = block.split('\n');
        return [title, reasons] as const;
      }),
  );

export const passageReasons = reasonsIn(`
The Lighthouse
Sailors are warned of the rocks because they are dangerous.
He lived all by himself, so he got used to being alone.
Rough weather keeps boats from coming near the rock.
No boat came for weeks, so he needed plenty of food.
Nobody climbs up any more: a computer makes the lamp work.
No keeper lives there now, so the rooms are empty.

How Honey Is Made
The bee takes the nectar out of the flower.
It carries the nectar from the flower to the hive.
At the end it is dry, so what it loses is wetness.
The bees put it down in cells, where it stays.
A lid closes a jar, so the bees close the cell.
The journeys come first, and the honey comes out of them.

The Lost Dog
A dog can slip out only through a gate that is a little open.
She called his name and made a poster, so the dog had gone.
She called and nobody answered: there was no reply.
Street lamps come on when it gets dark.
The neighbour came upon the dog and rang up to tell Poppy.
Her worry was over, so she could laugh again.

Castles
Timber burns, so fire could easily harm them.
Stone lasts longer than wood.
A moat goes all the way round a castle.
A bridge is pulled up when the enemy comes near.
The guards look out through the windows.
Feasts are grand meals, and the whole family joined in.

The Market
It is market day, so the square is full of stalls.
What farmers bring fresh from their fields is their fruit and vegetables.
Each trader wants the customers for himself.
Nobody wants to take things home, so they sell them for less.
The last van has gone, and only then is the square free for the birds.
The pigeons come down to pick up the crumbs.

Penguins
“Yet” shows a surprise: they are birds and cannot fly.
Wings that work like paddles make them very good swimmers.
They live there: it is their home.
They huddle together to keep the warmth in.
An egg that lies on his feet has to be kept from rolling off.
He grows very thin, so he eats nothing.

The School Play
The hall was full: no seat was free.
Later the words came back to him, so at first he couldn’t remember them.
He was afraid, and then knees shake.
Everyone grew quiet when the lights went down.
The words came back, so his fear went away.
He had to bow three times, so the clapping was very loud.

Volcanoes
Only very great heat melts rock.
The rock is pushed through the crack; it has no choice.
A cloud in front of the sun hides it.
The fields are buried, so the towns are ruined, too.
It is dangerous there, and all the same people stay.
Crops grow well in rich soil.

A Night in the Tent
A tent has to be put up, with its pegs in the ground.
We came together round the fire. Things are harvested, hoarded or amassed.
A sound woke me, and an animal in the leaves makes a soft one.
I held my breath in order to hear every sound.
I was afraid of what was outside, so I opened the zip with care.
The hedgehog found what was left of the supper.

The Bicycle
There were no pedals, so their feet had to push the bicycle along.
You could break an arm, so it was dangerous.
Hard tyres make a ride rough.
The vet invented the new tyre.
Ordinary people could pay for them now.
They rode to work and home again.

Saving Water
“Only a tiny” needs a word for a small part.
Water that is fit to drink is scarce, so it must not be wasted.
“And yet” shows a surprise: it seems a small thing, but it loses a whole bucket.
The rain goes into a barrel and is kept for the plants.
A shower that uses less than a bath is a short one.
The ground is dry and cracked when no rain has fallen for a long time.

The Secret Door
The door was behind a wardrobe, so nobody could see it.
Dust lies in a layer on top of things.
So much dust takes a very long time to gather.
The door would not open, so she needed the key.
When you are excited, your heart beats hard.
The door opened, and she saw the staircase.

The Robin
By its red front you can tell it from other birds.
It looks friendly and is fierce: its looks are not the truth.
It is a fierce bird, and it keeps other robins out of its garden.
It hopes for worms, so it stays close to the gardeners.
Hunger makes them dare to come near.
A song is something that you hear.

The Great Race
The hare made fun of him for being slow.
To challenge somebody to a race is to dare them to run against you.
He thought the tortoise was no match for him, so it was not a kind laugh.
Step by step he went on: he didn’t stop.
A tortoise walks slowly and heavily.
Futile means of no use: the tortoise was there already.

The Silk Road
The paths join and cross each other like threads.
Silk and spices were worth a lot.
“Few … the whole journey; instead” shows that most did not go all the way.
In the towns the goods went from one merchant to another.
Paper and gunpowder are things that somebody first made.
Once there was a better way by sea, fewer people used the road.

Hibernation
Animals sleep through the winter because there is little food.
It eats to store up fat for the winter.
A good nest keeps the cold out.
Its body grows cold, so everything in it slows down.
It does nothing but sleep, so it uses up almost nothing.
An animal that is woken uses up its fat.

The Expedition
They had brought too few warm clothes, so it was colder than they had thought.
A single biscuit a day shows that the food was nearly gone.
They could not leave the tent and had to wait.
“But their leader” shows that the others had lost all hope.
He told jokes, so he still had hope.
A ship could come only when the wind had grown weaker.

Why We Yawn
“Yet” shows that they do not all give the same reason.
It is an explanation that could be tested, not one that was proved.
“But” shows that the experiments did not support it.
A fan makes an engine less hot.
The yawn spreads from one person to the next.
Others do the same.

The Printing Press
A year for one Bible means a lot of hard work.
So much work went into each book that there were few.
A book that takes a year to copy costs a lot.
The same letters were used again for a new page, in another order.
Printing made a great many books.
What only a few may have is a special right.

The Deep Sea
Sunlight cannot get any further down into the water.
No sunlight ever comes there, so the darkness never ends.
An egg breaks when it is squeezed.
Living things have changed so that they can live there.
They make the light themselves: it is their own.
The enemies must not know where they are, so that they can escape.

The Auction
Everybody looks at the painting, so he showed it.
The first offer was very low: nobody really wanted it.
She made an offer for the painting, so she was bidding. A vendor sells, a cashier takes the money, and the auctioneer runs the sale.
A thousand pounds after an offer of ten is a great surprise.
They did not want to miss anything, so they hurried.
The picture cost as much as a house, so the price went up fast.

Bridges
What a bridge carries is weight.
The two kinds of bridge work in different ways, so one is set against the other.
A long bridge has to reach from one side to the other.
It has to move a little without breaking.
A gale makes a bridge move from side to side.
They try out models before they build, so that it can’t happen again.

Migration
In autumn the swallows set off.
They find their way over deserts and seas.
For a long time nobody could explain it.
The Earth acts like a magnet, which pulls on all the space round it.
Storms, hunger and thirst make it dangerous.
Only some survive, so the dangers are too much for many.

The Detective
“With great care” shows that he looked at everything closely.
The scratches on the frame show that somebody broke it open.
The window and the footprints seemed to tell at once what had happened.
It looked too easy, so he felt that something was wrong.
He thought about the facts and worked it out.
If you want to deceive somebody, you do it on purpose.

Chess
A good player thinks many moves ahead, so you win by planning.
India is where the game began.
A king that cannot escape is caught.
He does not merely answer a move after it has been made.
He thinks of what may happen later, before it does.
“Yet” shows a surprise: computers win, and people still like to play.

The Drought
It had not rained since spring, so the ground was dry.
The river was once broad and is now much smaller.
Only a little water is left, and it runs slowly.
They could do nothing to save their crops.
Each family was allowed just two buckets.
Rain is coming when clouds come together.

Handwriting
They say it, and the teachers say something else.
If everything can be typed, nobody needs it any more.
“Not so sure” shows that the teachers think something different.
The studies do not prove it; they point to it.
Writing is slow, so we cannot write down everything and have to choose.
It is in a friend’s own hand, so it is meant for you alone.

The Orchestra
The text goes on to say what the person in front of the players does.
With her hand she shows the beat.
She asks the players to be louder or softer.
For weeks they practise together.
She leads with her hands, so even a small movement tells the players something.
They see only her back, so they think that she does less than she does.
`);
