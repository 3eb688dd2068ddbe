/** A large quiet shape in the sky of a subject's quiz; it takes the colour of the words around it. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import type { ReactNode } from 'react';

const shapes: Readonly<Record<SubjectKey, ReactNode>> = {
  math: (
    <g fill="none" stroke="currentColor">
      <circle r="58" strokeWidth="22" />
      <circle r="74" strokeWidth="18" strokeDasharray="24 22.5" />
      <circle r="17" strokeWidth="13" />
    </g>
  ),
  english: <path d="M-70 80C-60 0 0-70 80-90C84-10 30 56-40 58L-66 96" fill="currentColor" />,
  verbalReasoning: (
    <g fill="currentColor">
      <rect x="-60" y="-56" width="78" height="78" rx="18" transform="rotate(-12)" />
      <rect x="18" y="10" width="66" height="66" rx="16" transform="rotate(14)" />
    </g>
  ),
  nonVerbalReasoning: (
    <g fill="currentColor">
      <path d="M0-84L76 46H-76Z" />
      <circle cx="70" cy="70" r="34" />
    </g>
  ),
};

interface OrnamentProps {
  readonly subject: SubjectKey;
  readonly className?: string | undefined;
}

export function Ornament({ subject, className }: OrnamentProps) {
  return (
    <svg viewBox="-110 -110 220 220" className={className} aria-hidden="true">
      {shapes[subject]}
    </svg>
  );
}
