/** What the facts of table puzzles are about. A teacher may add to them. */

export interface Theme {
  readonly items: readonly string[];
  readonly one: string;
  readonly many: string;
  readonly kinds: string;
  /** Just one of these. */
  readonly oneKind: string;
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
    oneKind: 'club',
    says: 'which clubs they go to',
    kind: 'club',
  },
  {
    items: ['apples', 'pears', 'grapes', 'plums', 'bananas', 'cherries'],
    one: 'likes',
    many: 'like',
    kinds: 'kinds of fruit',
    oneKind: 'kind of fruit',
    says: 'which fruit they like',
    kind: 'fruit',
  },
  {
    items: ['tennis', 'football', 'cricket', 'hockey', 'netball', 'rugby'],
    one: 'plays',
    many: 'play',
    kinds: 'sports',
    oneKind: 'sport',
    says: 'which sports they play',
    kind: 'sport',
  },
  {
    items: ['the piano', 'the guitar', 'the drums', 'the violin', 'the flute', 'the cello'],
    one: 'likes',
    many: 'like',
    kinds: 'instruments',
    oneKind: 'instrument',
    says: 'which instruments they like',
    kind: 'instrument',
  },
];
