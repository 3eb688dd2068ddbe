/**
 * Noun phrases whose main noun is asked for, with a star before it: at easy one other noun comes after it, at medium another noun stands before it, or there are words on both sides.
 * At hard they are long with words on one side only, and short with words on both.
 * None is a measure, such as ‘a pair of boots’: that phrase is about the boots.
 */
export const mainNouns = `
easy | the *boy with curly hair
easy | the *edge of the cliff
easy | a *cave full of gold
easy | the *house on the corner
easy | a *letter from my cousin
easy | the *key to the shed
easy | the *road through the forest
easy | a *girl in a red coat
easy | the *top of the tower
easy | the *clock in the hall
easy | a *map of the island
easy | the *owner of the shop
easy | a *boat with white sails
easy | a *gift for my teacher
easy | the *man at the gate
easy | the *colour of her eyes
easy | a *path to the beach
easy | the *lid of the jar
easy | a *knight on a white horse
easy | the *voice of the wind
easy | a *drawing of a whale
easy | the *smell of fresh bread
easy | our *trip to the zoo
easy | the *queen with the golden crown
easy | a *song from a film
easy | the *leader of the pack
easy | the *roof of the barn
easy | a *hole in the fence
easy | the *lights in the street
easy | a *statue of the king
easy | the *handle of the drawer
easy | a *dragon with green wings
easy | the *captain of the ship
easy | the *train from the coast
medium | a giant teddy *bear
medium | the lonely lighthouse *keeper
medium | a huge apple *pie
medium | the narrow garden *path
medium | a noisy lantern *parade
medium | the muddy football *pitch
medium | a small village *school
medium | the dusty kitchen *floor
medium | our old family *car
medium | a sharp bread *knife
medium | the busy train *station
medium | a heavy winter *coat
medium | two empty water *bottles
medium | the winding mountain *road
medium | a silver pocket *watch
medium | a cold chicken *sandwich
medium | the empty shoe *box
medium | a wooden garden *gate
medium | the first football *match of the year
medium | the rusty *gate at the end of the lane
medium | a thick vegetable *soup with noodles
medium | the long school *holiday in summer
medium | the tiny *handle of the cupboard door
medium | the shy new *girl in the front row
medium | the oldest *member of our football team
medium | a strange *noise from the school kitchen
medium | the bright *lights of the fishing boats
medium | the last *chapter of my library book
medium | a framed *photo of my baby brother
medium | the leather *cover of the family album
medium | a brown paper *bag with handles
medium | the broken *statue in the market square
medium | the muddy *tracks of a mountain bike
medium | a warm woollen *scarf from my grandmother
medium | the front *wheel of the fire engine
medium | a tiny *crack in the kitchen window
medium | the wooden *roof of the old barn
medium | a rusty *key to the garden shed
medium | the noisy *children from the next street
medium | a long *letter from our favourite aunt
medium | the steep *path to the mountain hut
hard | the *boy with the torn blue jacket
hard | a *house at the end of the narrow lane
hard | the *girl in the bright yellow raincoat
hard | a *castle with four tall stone towers
hard | the *man on the old wooden bench
hard | a *basket full of ripe red apples
hard | the *dog with the long muddy tail
hard | a *path through the dark pine forest
hard | the *bird with the bright red feathers
hard | a *boat with two enormous white sails
hard | the *shop on the corner of the busy street
hard | a *story from the oldest book in the library
hard | the *clown with the bright orange wig
hard | a *knight on a strong black horse
hard | the *cave at the foot of the steep cliff
hard | the tall dark empty *house
hard | a small round wooden *table
hard | the long hot summer *holidays
hard | the proud young circus *acrobat
hard | an old grey stone *cottage
hard | a cosy little mountain *cabin
hard | the old *man at the gate
hard | a small *hut in the woods
hard | the tall *girl with plaits
hard | a red *kite with a tail
hard | the last *train to London
hard | a blue *vase with handles
hard | a cold *wind from the sea
hard | the young *king of France
hard | a thin *cat with one eye
hard | the rusty *key to the shed
hard | the steep *path to the beach
hard | a loud *noise from the attic
hard | the new *teacher from Wales
hard | a fat *toad in a puddle
hard | the quiet *boy at the back
hard | a tiny *hole in the roof
hard | the green *door on the left
hard | a kind *nurse with a smile
`;
