/** Small signs of the quiz; each stands beside its words or in a button that names it. */

export function BookIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" aria-hidden>
      <path d="M3 5.500c3-1.300 6-1.300 9 .7 3-2 6-2 9-.7V19c-3-1.300-6-1.300-9 .7-3-2-6-2-9-.7zM12 6.200v13.500" />
    </svg>
  );
}

export function EarIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" aria-hidden>
      <path d="M4 9.500v5h3.500L13 19V5L7.500 9.500z" fill="currentColor" stroke="none" />
      <path d="M16 9a4.500 4.500 0 0 1 0 6M18.600 6.400a8 8 0 0 1 0 11.200" />
    </svg>
  );
}

export function FlagIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" aria-hidden>
      <path d="M6 21V4" />
      <path d="M7.500 5c4-2.200 6 2 11 0v8.500c-5 2-7-2.200-11 0z" fill="currentColor" stroke="none" />
    </svg>
  );
}
