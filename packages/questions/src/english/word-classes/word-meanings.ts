/** What adverbs tell and pronouns stand for, in words for children. */

const adverbs: Readonly<Record<string, string>> = {
  when: 'tomorrow yesterday early late finally eventually immediately instantly still yet again before after since',
  where:
    'inside outside indoors nearby here home around near back over down off above along through right straight high higher close away up behind past round by on in under low deep',
  'how often': 'never always often sometimes rarely seldom usually daily nightly twice once ever',
  'how much': 'very so almost nearly entirely more pretty only',
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

/** What a pronoun stands for, to end '“them” stands for …'; unknown for those that can be determiners, such as ‘many’. */
export const pronounMeaning = (word: string): string | undefined => listedIn(pronouns, word);

/** What words mean in a class where that is not their everyday meaning. */
const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  noun: {
    content: 'what is in something',
    mean: 'the average',
    fine: 'money paid as a punishment',
    till: 'a drawer for money in a shop',
    down: 'soft feathers',
    fast: 'a time without food',
    still: 'quiet',
    over: 'six balls bowled in cricket',
    express: 'a fast train',
    abstract: 'a short account of a longer text',
    produce: 'food grown on a farm',
    subject: 'what is taught or studied',
    conduct: 'the way someone behaves',
  },
  verb: {
    back: 'move backwards',
    still: 'make calm',
    round: 'go round',
    right: 'set upright',
    fast: 'eat nothing',
    well: 'rise up',
    down: 'put down',
    near: 'come near to',
    second: 'support',
    desert: 'leave someone who needs you',
    perfect: 'make perfect',
    contract: 'get smaller',
    subject: 'make someone suffer something',
    moderate: 'make milder',
    wound: 'twisted and turned; it rhymes with “sound”',
    elaborate: 'say more',
    intimate: 'hint',
    even: 'make equal',
    counter: 'argue against',
    better: 'do better than',
    long: 'want very much',
    object: 'say that you are against it',
  },
  adjective: {
    content: 'happy with things as they are',
    mean: 'unkind',
    fine: 'made of very small pieces',
    close: 'nearly equal',
    well: 'healthy',
    sound: 'sensible',
    subject: 'likely to have',
    moderate: 'neither strong nor weak',
    minute: 'very small; it is said “my-newt”',
    elaborate: 'full of detail',
    intimate: 'private and cosy',
    express: 'sent by a fast service',
    fair: 'just',
    daily: 'done every day',
    present: 'there',
  },
  adverb: {
    sound: 'deeply',
    light: 'with few things',
  },
};

/** What a word means in this class, where that is not its everyday meaning. */
export const meaningIn = (name: string, word: string): string | undefined => meanings[name]?.[word];
