/** Noun phrases whose main noun is asked for, with a star before it: at easy one other noun comes after it, at medium another noun stands before it, or there are words on both sides. */
export const mainNouns = `
easy | the *boy with curly hair
easy | a *tray of glasses
easy | the *edge of the cliff
easy | a *cave full of gold
easy | the *house on the corner
easy | a *letter from my cousin
easy | the *key to the shed
easy | the *road through the forest
easy | a *girl in a red coat
easy | the *top of the tower
easy | two *slices of toast
easy | a *pair of old boots
easy | the *clock in the hall
easy | a *map of the island
easy | the *owner of the shop
easy | a *boat with white sails
easy | a *gift for my teacher
easy | the *man at the gate
easy | a *herd of wild goats
easy | the *colour of her eyes
easy | a *path to the beach
easy | the *lid of the jar
easy | a *bunch of yellow flowers
easy | some *crumbs on the carpet
easy | a *knight on a white horse
easy | the *voice of the wind
easy | a *drawing of a whale
easy | three *drops of rain
easy | the *smell of fresh bread
easy | our *trip to the zoo
easy | the *queen with the golden crown
easy | a *song from a film
easy | the *leader of the pack
easy | a *bag full of marbles
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
medium | an enormous *plate of fish and chips
medium | the last *chapter of my library book
medium | a framed *photo of my baby brother
medium | the leather *cover of the family album
medium | a brown paper *bag with handles
medium | the broken *statue in the market square
medium | the muddy *tracks of a mountain bike
medium | a warm woollen *scarf from my grandmother
medium | the front *wheel of the fire engine
`;
