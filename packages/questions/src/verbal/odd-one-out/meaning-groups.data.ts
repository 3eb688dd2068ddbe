/** Groups of verbs, adjectives and abstract nouns that mean nearly the same, as lines like those of groups.data.ts. */
const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Verbs. */
const doing = lines(`
ways of walking|stroll march stride plod tiptoe wander
ways of running|jog sprint dash race trot
ways of jumping|leap hop bound vault skip
ways of moving in the air|fly glide soar hover flutter
ways of walking slowly|amble saunter stroll dawdle trudge
ways of moving fast|bolt sprint hurtle dart scurry
ways of moving in circles|spin twirl whirl rotate swivel
ways of speaking quietly|whisper murmur mutter mumble
ways of speaking loudly|shout yell bellow scream holler
ways of laughing|giggle chuckle cackle guffaw chortle
ways of crying|sob weep whimper wail blubber
ways of looking|stare glance peer gaze glimpse peep
ways of eating|nibble chew munch gobble devour gnaw
ways of drinking|sip slurp swig lap quaff
ways of cutting|slice chop carve snip trim
ways of breaking|smash shatter crack snap splinter
ways of holding|grip grasp clutch clasp
ways of throwing|hurl fling toss lob
ways of pulling|tug drag haul tow
ways of hitting|knock tap thump pound
ways of complaining|grumble moan whine gripe
ways of showing off|boast brag swagger gloat
ways of arguing|quarrel bicker squabble wrangle
ways of praising|applaud commend compliment congratulate
ways of asking|beg implore plead entreat beseech
ways of saying no|refuse decline reject rebuff
ways of stopping|cease halt desist terminate
ways of beginning|commence start launch initiate
verbs for praising|commend applaud extol acclaim
verbs for blaming|criticise condemn rebuke reprimand
verbs for helping|assist aid support facilitate
verbs for getting in the way|obstruct impede hamper thwart
verbs for hiding|conceal mask veil camouflage
verbs for making known|reveal disclose divulge publicise
verbs for keeping|retain preserve conserve maintain
verbs for giving up|abandon relinquish renounce forsake
verbs for becoming less|diminish dwindle subside wane ebb
verbs for becoming more|expand escalate swell multiply burgeon
verbs for changing|alter modify adapt amend
verbs for destroying|demolish raze annihilate obliterate
`);

/** Adjectives. */
const ways = lines(`
words for big|huge giant vast enormous immense gigantic
words for small|tiny little minute teeny miniature
words for feeling happy|glad cheerful joyful merry jolly pleased
words for feeling sad|gloomy miserable tearful glum heartbroken
words for feeling frightened|scared terrified alarmed afraid
words for feeling angry|furious cross annoyed raging
words for feeling tired|sleepy weary drowsy exhausted
words for angry|furious livid enraged irate seething
words for afraid|petrified terrified frightened alarmed fearful
words for tired|weary exhausted drowsy sleepy fatigued
words for hungry|famished starving ravenous peckish
words for hot|scorching sweltering boiling roasting baking
words for cold|chilly freezing icy frosty nippy
words for wet|damp moist soaked drenched soggy
words for brave|courageous fearless daring heroic plucky
words for clever|intelligent brainy gifted brilliant
words for kind|caring considerate thoughtful helpful
words for rude|impolite insolent cheeky disrespectful ill-mannered
words for quick|rapid swift speedy brisk
words for slow|sluggish leisurely unhurried gradual
words for strong|sturdy robust powerful muscular
words for weak|feeble frail puny delicate
words for generous|charitable lavish unselfish bountiful
words for being mean with money|miserly stingy tight grasping
words for honest|truthful sincere trustworthy frank
words for sly|cunning crafty wily devious
words for noisy|deafening rowdy raucous thunderous
words for quiet|hushed silent muted inaudible
words for dirty|grimy filthy grubby soiled
words for clean|spotless immaculate pristine hygienic
words for many|numerous countless abundant copious myriad
words for few|scarce sparse scant meagre
words for lasting a short time|brief fleeting momentary transient
words for lasting|permanent eternal perpetual endless
words for courageous|intrepid valiant fearless gallant
words for proud|arrogant haughty conceited vain boastful
words for calm|placid serene tranquil composed
words for sorrowful|melancholy despondent dejected mournful
words for stubborn|obstinate headstrong inflexible intransigent
words for hard-working|diligent industrious assiduous tireless
words for lazy|idle indolent slothful lethargic
words for careful|cautious wary prudent vigilant
words for careless|reckless rash heedless slapdash
words for talkative|loquacious garrulous verbose chatty
words for saying little|taciturn reticent reserved laconic
words for friendly|affable amiable cordial genial
words for unfriendly|hostile antagonistic belligerent frosty
words for rich|affluent prosperous opulent moneyed
words for poor|destitute impoverished penniless impecunious
words for giving freely|charitable benevolent magnanimous philanthropic
words for being sparing with money|miserly parsimonious frugal thrifty
words for being easy to understand|lucid evident explicit apparent
words for being hard to understand|vague ambiguous obscure cryptic
words for foolish|absurd ludicrous preposterous nonsensical
words for being quick to understand|astute shrewd perceptive discerning
words for secret|furtive stealthy surreptitious clandestine
words for old|archaic antiquated obsolete outmoded
words for new|novel innovative contemporary pioneering
words for short-lived|transient ephemeral fleeting momentary
`);

/** Abstract nouns. */
const ideas = lines(`
words for an argument|dispute feud quarrel altercation
words for an agreement|treaty pact accord truce
words for a meeting|assembly congress conference rally
words for hatred|loathing animosity enmity malice
words for fear|dread trepidation apprehension terror
words for joy|elation rapture bliss euphoria
words for sorrow|grief anguish woe heartache
`);

export const meaningGroups: readonly string[] = [...doing, ...ways, ...ideas];
