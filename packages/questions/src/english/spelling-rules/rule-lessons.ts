/** Why a word looks as it does after an ending was added: which letters change, and by which rule. */

/** A word, the word it comes from and what was added. */
interface Built {
  readonly set: string;
  readonly base: string;
  readonly ending: string;
  readonly word: string;
}

function pluralLesson({ base, word }: Built): string {
  if (base.endsWith('ch')) return `You can’t say ${base} with only an s, so add -es: it makes an extra syllable.`;
  if (/[^aeiou]y$/.test(base)) return 'There is a consonant before the y, so the y turns into i, and -es is added.';
  if (/[aeiou]y$/.test(base)) return 'There is a vowel before the y, so nothing changes: just add s.';
  if (/fe?$/.test(base) && word.endsWith('ves'))
    return `The f turns into v, as in ${base === 'leaf' ? 'half and halves' : 'leaf and leaves'}, and the plural ends in -ves.`;
  if (/f$/.test(base)) return 'Not every f turns into v: this word only takes an s.';
  if (/[aeiou]o$/.test(base)) return 'There is a vowel before the o, so it takes only an s.';
  if (/o$/.test(base))
    return word.endsWith('oes')
      ? 'Some words that end in o take -es. Learn these three by heart: potatoes, tomatoes and heroes.'
      : 'Short forms and words from music that end in o take only s: photos, pianos.';
  if (base === 'child') return 'One child, two children: an old plural with -ren at the end. Learn it by heart.';
  return `One ${base}, two ${word}: the word changes inside and takes no s. Learn it by heart.`;
}

const syllables = (word: string): number => (word.match(/[aeiouy]+/g) ?? []).length;

function doublingLesson({ set, base, word }: Built): string {
  const last = base.slice(-1);
  const doubles = word.startsWith(base + last);
  if (set === 'fer6') {
    if (doubles) return `Say “${word}”: the stress is on -fer, so the r doubles.`;
    return /^(re|pre|trans|con|in|de)fer$/.test(base)
      ? `Say “${word}”: the stress has moved away from -fer, so the r stays single.`
      : `Say “${base}”: the stress is not on -fer, so the r stays single.`;
  }
  if (doubles && last === 'l') return 'In British spelling the l doubles after one vowel letter.';
  if (doubles && syllables(base) === 1)
    return `“${base}” is short: one vowel letter, then one consonant. So the ${last} doubles.`;
  if (doubles)
    return `“${base}” ends in one vowel letter and one consonant, and you stress that part. So the ${last} doubles.`;
  if (/[^aeiou]{2}$/.test(base)) return `“${base}” already ends in two consonants, so nothing doubles.`;
  if (/[aeiou]{2}[^aeiou]$/.test(base))
    return `“${base}” has two vowel letters before the ${last}, so nothing doubles.`;
  return `Say “${base}”: the stress is not on its last part, so the ${last} stays single.`;
}

function endingLesson({ base, ending, word }: Built): string {
  if (base.endsWith('ic') && ending === 'ally')
    return `Words that end in -ic take -ally, not only -ly: ${base} + ally.`;
  if (word === base + ending)
    return /[cg]e$/.test(base) && /^[ao]/.test(ending)
      ? `“${base}” keeps its e, so that the ${base.slice(-2, -1)} stays soft: ${base} + ${ending}.`
      : `Nothing changes: ${base} + ${ending}.`;
  const [short, kept] = [base.slice(0, -1), word.slice(0, -ending.length)];
  if (base === 'full') return 'Three l’s never stand together: full + ly becomes fully.';
  if (base.endsWith('e') && kept === `${short}i`) return `The last e of “${base}” turns into i: ${kept} + ${ending}.`;
  if (base.endsWith('er') && kept === base.replace(/er$/, 'r'))
    return `“${base}” loses the e before its r: ${kept} + ${ending}.`;
  if (base.endsWith('or') && kept === base.slice(0, -2))
    return `“${base}” loses its -or before -${ending}: ${kept} + ${ending}.`;
  if (base.endsWith('l') && kept === `${base}l`) return `In British spelling the l doubles: ${kept} + ${ending}.`;
  if (base.endsWith('e') && kept === short) return `“${base}” loses its last e before -${ending}: ${kept} + ${ending}.`;
  if (base.endsWith('y') && kept === `${short}i`) return `The y of “${base}” turns into i: ${kept} + ${ending}.`;
  if (base.endsWith('y') && kept === short) return `“${base}” loses its last y before -${ending}: ${kept} + ${ending}.`;
  if (base.endsWith('our') && kept === base.replace(/our$/, 'or'))
    return `“${base}” loses its u before -${ending}: ${kept} + ${ending}.`;
  if (base.endsWith('le') && word === `${short}y`) return `After a consonant, -le turns into -ly: ${base}, ${word}.`;
  if (base.endsWith('ic') && word === `${base}ally`) return `Words that end in -ic take -ally: ${base} + ally.`;
  return word.endsWith(ending)
    ? `“${base}” changes to “${kept}” before -${ending}.`
    : `“${base}” changes: ${base}, ${word}.`;
}

/** The rule by which this word was built, with its own letters. */
export function ruleLesson(built: Built): string {
  if (built.ending === 'plural') return pluralLesson(built);
  return built.set === 'double3' || built.set === 'fer6' ? doublingLesson(built) : endingLesson(built);
}
