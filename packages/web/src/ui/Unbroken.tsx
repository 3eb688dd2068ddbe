/** A title whose word endings (-ance, -tious) stay with their hyphen at the end of a line. */

const ending = /^[-–]\p{L}/u;

export function Unbroken({ text }: { readonly text: string }) {
  return text.split(/(\s+)/).map((word, place) =>
    ending.test(word) ? (
      <span key={place} style={{ whiteSpace: 'nowrap' }}>
        {word}
      </span>
    ) : (
      word
    ),
  );
}
