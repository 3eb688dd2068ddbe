/** What children, parents and tutors get, each beside the real screen. */
import type { ReactNode } from 'react';

export interface Shot {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

interface AudienceProps {
  readonly id: string;
  readonly title: string;
  readonly shot: Shot;
  readonly children: ReactNode;
}

export function Audience({ id, title, shot, children }: AudienceProps) {
  return (
    <section className="landing-audience" aria-labelledby={id}>
      <div className="landing-words">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <img
        src={shot.src}
        alt={shot.alt}
        width={shot.width}
        height={shot.height}
        className="landing-shot"
        loading="lazy"
        decoding="async"
      />
    </section>
  );
}
