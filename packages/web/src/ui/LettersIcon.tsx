/** A large and a small letter: how text is read. */
export function LettersIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M2 19 8 5l6 14M4.2 14h7.6" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="18" cy="16" r="3" />
      <path d="M21.5 12.5V19" strokeLinecap="round" />
    </svg>
  );
}
