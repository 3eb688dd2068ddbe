/** Reads aloud by the browser's own voice, a British one where there is one. */

const isSpeaker = typeof window !== 'undefined' && 'speechSynthesis' in window;

export function canSpeak(): boolean {
  return isSpeaker;
}

export function speak(text: string, rate = 0.95): void {
  if (!isSpeaker) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-GB';
  words.rate = rate;
  words.voice = speechSynthesis.getVoices().find((voice) => voice.lang === 'en-GB') ?? null;
  speechSynthesis.speak(words);
}

export function stopSpeaking(): void {
  if (isSpeaker) speechSynthesis.cancel();
}
