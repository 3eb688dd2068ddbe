/** What a person writes in a form of one text: nothing goes out empty, and why is said once they have tried. */
import { type FormEvent, useState } from 'react';

export function useWords(first: string, send: (words: string) => void) {
  const [typed, setTyped] = useState(first);
  const [wasSent, setSent] = useState(false);
  const words = typed.trim();
  return {
    typed,
    setTyped,
    error: wasSent && words === '' ? 'Please write a few words' : undefined,
    onSubmit: (event: FormEvent): void => {
      event.preventDefault();
      setSent(true);
      if (words !== '') send(words);
    },
  };
}
