/** What adverbs tell and pronouns stand for, in words for children. */

const adverbs: Readonly<Record<string, string>> = {
  when: 'tomorrow yesterday early late finally eventually immediately instantly still yet again before after since',
  where:
    'inside outside indoors nearby here home around near back over down off above along through right straight high higher close away up behind past round by on in under low deep',
  'how often': 'never always often sometimes rarely seldom usually daily nightly twice once ever',
  'how much': 'very so almost entirely more pretty only',
  how: 'well hard fast better light sound wide loud',
  'how long': 'long',
  'in what order': 'last second',
};

const sureness: Readonly<Record<string, string>> = {
  'that the speaker is sure': 'definitely certainly undoubtedly surely obviously clearly',
  'that the speaker thinks it likely': 'probably',
  'that the speaker is not sure': 'possibly perhaps maybe',
};

const listedIn = (lists: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.entries(lists).find(([, words]) => words.split(' ').includes(word))?.[0];

/** The question an adverb answers, or how sure it shows the speaker to be, to end '“softly” tells us …'; unknown for odd ones such as ‘even’. */
export function answersOf(word: string): string | undefined {
  return (
    listedIn(sureness, word) ?? listedIn(adverbs, word) ?? (word.endsWith('ly') && word !== 'only' ? 'how' : undefined)
  );
}

const pronouns: Readonly<Record<string, string>> = {
  'the speaker': 'i me',
  'the person or people spoken to': 'you',
  'the speaker and others': 'we us',
  'a boy or man': 'he him',
  'a girl or woman': 'she her',
  'a thing or an animal': 'it',
  'a thing': 'something anything',
  'all things': 'everything',
  'people, animals or things': 'they them',
  people: 'everyone everybody',
  'a person': 'somebody someone anyone anybody',
  'no person at all': 'nobody',
  'no thing at all': 'nothing',
};

/** What a pronoun stands for, to end '“them” stands for …'. */
export function pronounMeaning(word: string): string {
  return listedIn(pronouns, word) ?? 'someone or something, without a noun';
}
