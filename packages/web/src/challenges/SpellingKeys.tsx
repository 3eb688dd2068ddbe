/** Hear a word and spell it, on keys of ours or a keyboard's. Without a voice the word is shown for two seconds. */
import type { ChallengeHelp } from '@comet/contract/challenges';
import type { Block, GivenAnswer } from '@comet/contract/question';
import { seconds } from '@comet/domain/time';
import { useEffect, useState } from 'react';
import { speak, stopSpeaking } from '../question/speech.ts';
import { useCanSpeak } from '../question/use-can-speak.ts';
import classes from './Answers.module.css';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;
const peekMs = seconds(2);

type Audio = Extract<Block, { type: 'audio' }>;

interface SpellingKeysProps {
  readonly audio: Audio;
  readonly help: ChallengeHelp | undefined;
  /** Which try it is: each hears the word again. */
  readonly round: number;
  readonly onGive: (answer: GivenAnswer) => void;
}

/** The sentence with a gap where the word was. */
const gapped = ({ word, sentence }: Audio): string => sentence.replace(new RegExp(`\\b${word}\\b`, 'gi'), '_____');

export function SpellingKeys({ audio, help, round, onGive }: SpellingKeysProps) {
  const canSpeak = useCanSpeak();
  const [text, setText] = useState('');
  const [isPeeking, setPeeking] = useState(false);
  const [peeks, setPeeks] = useState(0);
  const { word, sentence } = audio;
  const hint = help?.letters ?? '';
  useEffect(() => {
    if (hint !== '') setText(hint);
  }, [hint]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try or a press on the button hears or shows the word again
  useEffect(() => {
    if (canSpeak) {
      speak(`${word}. ${sentence} ${word}.`, 0.85);
      return stopSpeaking;
    }
    setPeeking(true);
    const timer = setTimeout(() => setPeeking(false), peekMs);
    return () => clearTimeout(timer);
  }, [word, sentence, canSpeak, round, peeks]);
  const type = (key: string): void => setText((before) => `${before}${key}`.slice(0, word.length + 4));
  const give = (): void => {
    if (text.trim() !== '') onGive({ type: 'writeAnswer', text });
  };
  useEffect(() => {
    const press = ({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): void => {
      if (ctrlKey || altKey || metaKey) return;
      if (/^[a-z'-]$/i.test(key)) type(key.toLowerCase());
      else if (key === 'Backspace') setText((before) => before.slice(0, -1));
      else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) give();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  return (
    <div className={classes.typed}>
      <div className={classes.line}>
        <button type="button" className={classes.small} onClick={() => setPeeks((count) => count + 1)}>
          {canSpeak ? 'Hear it again' : 'Show it again'}
        </button>
        <output className={classes.box} aria-label="Your answer" data-peek={isPeeking}>
          {isPeeking ? word : text === '' ? '\u00a0' : text}
        </output>
      </div>
      <p className={classes.sentence}>{gapped(audio)}</p>
      {canSpeak ? null : <p className={classes.note}>This device has no voice, so the word shows for 2 seconds.</p>}
      {rows.map((row, place) => (
        <div key={row} className={classes.letters}>
          {place === 2 ? (
            <button
              type="button"
              className={classes.letter}
              aria-label="Delete"
              onClick={() => setText((before) => before.slice(0, -1))}
            >
              ⌫
            </button>
          ) : null}
          {[...row].map((letter) => (
            <button key={letter} type="button" className={classes.letter} onClick={() => type(letter)}>
              {letter}
            </button>
          ))}
          {place === 2 ? (
            <button type="button" className={classes.buzz} onClick={give}>
              Buzz!
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
}
