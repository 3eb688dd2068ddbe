/** The part of nspell we use; the package has no types. */
declare module 'nspell' {
  export interface Speller {
    correct(word: string): boolean;
  }
  export default function nspell(aff: Uint8Array, dic: Uint8Array): Speller;
}
