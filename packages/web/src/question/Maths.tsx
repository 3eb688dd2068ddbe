/** Maths set by KaTeX, which is loaded when the first formula is shown. */
import { lazy, Suspense } from 'react';

const Formula = lazy(async () => {
  const [{ default: katex }] = await Promise.all([import('katex'), import('katex/dist/katex.min.css')]);
  return {
    default: ({ tex }: { readonly tex: string }) => {
      const html = katex.renderToString(tex, { throwOnError: false, output: 'html' });
      // KaTeX escapes what it does not know and is given no HTML to trust.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX gives safe markup
      return <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
    },
  };
});

export function Maths({ tex, spoken }: { readonly tex: string; readonly spoken: string }) {
  return (
    <span style={{ fontSize: '1.15em' }}>
      <span className="only-read-aloud">{spoken}</span>
      <Suspense fallback={<span aria-hidden="true">{spoken}</span>}>
        <Formula tex={tex} />
      </Suspense>
    </span>
  );
}
