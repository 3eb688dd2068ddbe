/** What the facts of table puzzles are about. A teacher may add to them. */

export interface Theme {
  readonly items: readonly string[];
  readonly one: string;
  readonly many: string;
  readonly kinds: string;
  /** What the children say, as the question begins. */
  readonly says: string;
  readonly kind: string;
}

export const themes: readonly Theme[] = [
  {
    items: ['chess club', 'art club', 'drama club', 'judo club', 'choir', 'book club'],
    one: 'goes to',
    many: 'go to',
    kinds: 'clubs',
    says: 'what they do',
    kind: 'club',
  },
  {
    items: ['apples', 'pears', 'grapes', 'plums', 'bananas', 'cherries'],
    one: 'likes',
    many: 'like',
    kinds: 'kinds of fruit',
    says: 'what they like',
    kind: 'fruit',
  },
  {
    items: ['tennis', 'football', 'cricket', 'hockey', 'netball', 'rugby'],
    one: 'plays',
    many: 'play',
    kinds: 'sports',
    says: 'what they play',
    kind: 'sport',
  },
  {
    items: ['the piano', 'the guitar', 'the drums', 'the violin', 'the flute', 'the cello'],
    one: 'is learning',
    many: 'are learning',
    kinds: 'instruments',
    says: 'which instruments they are learning',
    kind: 'instrument',
  },
];
