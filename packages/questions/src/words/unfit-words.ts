/** Words children should not meet in a question. A teacher adds to the lists; plain endings are covered. */

const stems = `
abort abortion abuse addict aids alcohol alcoholic anal anus arse arsehole ass
bastard beer behead bimbo bisexual bitch bloodbath bloody bollock bomb boner bong bonk boob boobies booby booze bosom bra brandy breast brothel bugger buggery bullet bullshit bum bust busty butt
cancer cannabis chink christ cigar cigarette clit cocaine cock coffin concubine coon corpse crap cretin cripple crippling crotch crucify cum cunt cuntry cuss
dago damn damnation damned darn dead deaf death demon devil dick die dildo dope drown drug druggie drunk drunkard drunken dumb dung dyke dying
ecstasy effing ejaculate erect erection erotic execute execution excrement excrete
faecal faeces fag fanny fap fart fascist fatty feck fetish flasher floozy fornicate freak frig fuck fucker fuch fucher
gay genital genitalia genocide gin git goddamn god golliwog gore gory grope guff gun gunman guts gyp gypsy
harlot hate heck hell heroin hitler hiv ho hoe holocaust hore homo homosexual hooker horny hostage hump hun hussy
idiot idiotic imbecile incest intercourse
jap
kidnap kike kill killer killing kinky knickers knob
lame lecher legover lesbian lesbo lewd libido liquor loo loony lord lunatic lust lustful lynch
maim manslaughter marijuana massacre massacring masturbate masturbation menstrual meth midget molest molester moron moronic morphine motherfucker muff murder murderer murderous
naked nakedness nazi negro nigger nigga niggard nipple nude nudist nudity nun nutter
obscene obscenity ogle opium oral orgasm orgy
paedo paedophile pedo paki pansy pee penis perv perve pervert phallic piddle pimp piss pistol poison polack poof poofter poop poo porn porno pornography prat pregnancy pregnant prick prostitute prostitution pube puberty pubic puke pus pussy
queer quim racism racist rape raper rapist raping ravish rectal rectum retard rifle rum rump
sadism sadist satan satanic schizo scrotum scum seduce seduction semen sex sexism sexist sexual sexuality sexy shag shit shoot skank slag slain slap slaughter slave slay slayer slit slob slut slutty smut snot sod sodomy
spastic spaz sperm spic spunk stab stalker stoned strangle strangler stripper striptease stupid stupidity suck suicidal suicide swastika syphilis
tampon terrorism terrorist testicle tit titty tobacco toke topless torture torturer torturing tosser tramp turd twat
urinal urinate urine vagina vibrator virgin vodka vomit vulva wank wanker war wee weeing weeny wench whisky whore willy willies wine wog womb wop yid
asses busses mong minge hag fatso lard gash groin hung thug jerk jesus jew jihad junkie lager condom contraception contraceptive
`
  .trim()
  .split(/\s+/);

const endings = ['', 's', 'es', 'd', 'ed', 'ing'];
const doubled = ['ed', 'ing', 'er', 'y'];

/** What an ending makes of a stem by accident: hive from hiv, spice from spic. */
const harmless = new Set(
  `
assess assessed assessing brad braes butte buttes crape crapes ginned ginning gunner heroine heroines hive hived hives hiving hod japed japes japing lames
muffed muffing rummer rummy slitter slobber slobbing spice spiced spices spicing titter wader ward wards wares warred wined wining
`
    .trim()
    .split(/\s+/),
);

/** Words a child reads in stories and learns the meaning of, but that no puzzle should spell. */
const fineInSentences = new Set(
  `
dead deaf death deaths die died dies drown drowned drowning drowns drunk dying god gods hate hated hates hating ho hump humps hung lord lords
poison poisoned poisons pricked shoot shooting shoots war wars weed weeds wine
`
    .trim()
    .split(/\s+/),
);

const unfit = new Set(
  stems
    .flatMap((stem) => [
      ...endings.map((ending) => stem + ending),
      ...doubled.map((ending) => stem + stem.charAt(stem.length - 1) + ending),
    ])
    .filter((word) => !harmless.has(word)),
);

/** Whether a word must not be spelled by a question: as an answer, an option or letters hidden in a sentence. Capitals do not matter. */
export function isUnfit(word: string): boolean {
  return unfit.has(word.toLowerCase());
}

/** Words are shown in capitals where their letters are played with: ( A ) IDS. */
const isSpelled = (word: string): boolean => word.length > 1 && word === word.toUpperCase();

/** The words of a text that no child should be shown, each once and as it is written there. */
export function unfitWordsIn(text: string): string[] {
  return [...new Set(text.match(/\p{L}+/gu))].filter(
    (word) => isUnfit(word) && (isSpelled(word) || !fineInSentences.has(word.toLowerCase())),
  );
}

/** Whether letters without a vowel can be read as a word that is unfit for children. */
export const looksUnfit = (letters: string): boolean =>
  !/[aeiouy]/.test(letters) &&
  Array.from({ length: letters.length + 1 }, (_, at) =>
    [...'aeiou'].map((vowel) => letters.slice(0, at) + vowel + letters.slice(at)),
  ).some((words) => words.some(isUnfit));
