/** Stars won, out of three; told in words as well. */
const star = 'M12 2l3 6.6 7.2.8-5.4 4.8 1.6 7.1L12 17.6 5.6 21.3l1.6-7.1L1.8 9.4 9 8.6z';

interface StarsProps {
  readonly won: number;
  readonly size?: number;
}

export function Stars({ won, size = 22 }: StarsProps) {
  return (
    <span role="img" aria-label={`${won} of 3 stars`} style={{ display: 'inline-flex', gap: 2 }}>
      {[1, 2, 3].map((place) => (
        <svg key={place} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={star}
            fill={place <= won ? 'var(--comet-star)' : 'none'}
            stroke="var(--comet-coin)"
            strokeWidth={1.5}
            strokeLinejoin="round"
          />
        </svg>
      ))}
    </span>
  );
}
