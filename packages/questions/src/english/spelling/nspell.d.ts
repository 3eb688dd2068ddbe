/** The part of nspell this room uses; the package brings no types of its own. */
declare module 'nspell' {
  export interface Speller {
    correct(word: string): boolean;
  }
  export default function nspell(aff: Uint8Array, dic: Uint8Array): Speller;
}
