/** Words unfit for children's questions, as answers, options or letters hidden in a sentence. A teacher adds to the list; plain endings are covered. */

const stems = `
abort abortion abuse addict alcohol anal anus arse ass
bastard beer behead bitch bloody bollock bomb bong boob booze bosom bra brandy breast brothel bugger bullet bum bust busty butt
cancer cannabis christ cigar cigarette clit cocaine cock coffin coon corpse crap cripple crotch crucify cum cunt cuss
dago damn damned darn dead deaf death demon devil dick die dildo dope drown drug drunk dumb dung dyke dying
ecstasy effing ejaculate erect erotic excrete execute
faeces fag fart fatty feck fetish flasher floozy fornicate freak frig fuck
gay genital gin git goddamn god gore gory grope guff gun guts gyp
hate heck hell heroin hitler hiv ho hoe homo hooker horny hostage hump hun hussy
idiot incest jerk jesus jew jihad junkie kidnap kike kill killer kinky knickers knob
lager lame lesbian lesbo lewd libido liquor loo loony lord lunatic lust lynch
maim massacre masturbate meth moron morphine muff murder
naked nazi negro nigger nigga nipple nude nudity nun nutter
obscene ogle opium oral orgasm orgy
paedo paki pansy pee penis perv pervert phallic piddle pimp piss pistol poison polack poof poop poo porn prick prostitute pube pubic puke pus pussy
queer racist rape rapist ravish rectum retard rifle rum rump
satan scrotum scum seduce semen sex sexual sexy shag shit shoot skank slag slain slap slaughter slave slay slit slob slut slutty smut snot sod
spastic spaz sperm spic spunk stab stalker stoned strangle stripper stupid suck suicide
terrorist testicle tit titty tobacco toke topless torture tosser tramp turd twat
urine vagina vibrator virgin vodka vomit vulva wank war wee weeing weeny wench whisky whore willy willies wine wog womb wop yid
asses busses mong minge hag fatso lard gash groin hung thug
`
  .trim()
  .split(/\s+/);

const endings = ['', 's', 'es', 'd', 'ed', 'ing'];
const doubled = ['ed', 'ing', 'er', 'y'];
const unfit = new Set(
  stems.flatMap((stem) => [
    ...endings.map((ending) => stem + ending),
    ...doubled.map((ending) => stem + stem.charAt(stem.length - 1) + ending),
  ]),
);

/** Whether a word must not be seen in a question, in capitals or not. */
export function isUnfit(word: string): boolean {
  return unfit.has(word.toLowerCase());
}
