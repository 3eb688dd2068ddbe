/** Maths set by KaTeX, which is loaded when the first formula is shown; until then, and where it cannot be had, it is read in words. */
import { lazily } from '../ui/lazily.tsx';

interface MathsProps {
  readonly tex: string;
  readonly spoken: string;
}

function InWords({ spoken }: MathsProps) {
  return <span aria-hidden="true">{spoken}</span>;
}

async function loadFormula() {
  const [{ default: katex }] = await Promise.all([import('katex'), import('katex/dist/katex.min.css')]);
  return {
    default: ({ tex }: MathsProps) => {
      const html = katex.renderToString(tex, { throwOnError: false, output: 'html' });
      // KaTeX escapes what it does not know and is given no HTML to trust.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX gives safe markup
      return <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
    },
  };
}

const Formula = lazily(loadFormula, { waiting: InWords, missing: InWords });

export function Maths(maths: MathsProps) {
  return (
    <span style={{ fontSize: '1.15em' }}>
      <span className="only-read-aloud">{maths.spoken}</span>
      <Formula {...maths} />
    </span>
  );
}
