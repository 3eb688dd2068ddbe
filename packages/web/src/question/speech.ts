/**
 * Reads aloud by a voice that is installed on the device, a British one where there is one. Other voices would send the
 * words to their maker, so they are never used.
 */

const isSpeaker = typeof window !== 'undefined' && 'speechSynthesis' in window;

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** The best of these voices; undefined when none is English and on the device. */
export function localVoice<V extends Voice>(voices: readonly V[]): V | undefined {
  const local = voices.filter(({ localService }) => localService);
  // Some browsers write en_GB.
  const speaks = (language: RegExp) => local.find(({ lang }) => language.test(lang));
  return speaks(/^en[-_]GB/i) ?? speaks(/^en/i);
}

// Browsers load their list of voices when it is first asked for.
if (isSpeaker) speechSynthesis.getVoices();

/** Whether a voice may read; those that load late count once they are there. */
export function canSpeak(): boolean {
  return isSpeaker && localVoice(speechSynthesis.getVoices()) !== undefined;
}

/** Calls back when the voices of the device have changed. */
export function subscribeToVoices(listener: () => void): () => void {
  if (!isSpeaker) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

export function speak(text: string, rate = 0.95): void {
  const voice = isSpeaker ? localVoice(speechSynthesis.getVoices()) : undefined;
  if (voice === undefined) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-GB';
  words.rate = rate;
  words.voice = voice;
  speechSynthesis.speak(words);
}

export function stopSpeaking(): void {
  if (isSpeaker) speechSynthesis.cancel();
}
