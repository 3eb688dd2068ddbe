/** How many right answers in a row: three dots, and from the third on the comet is lit and counts. */
import { Comet } from '../drawings/Comet.tsx';
import classes from './Combo.module.css';
import { litFrom } from './rhythm.ts';

export function Combo({ inARow }: { readonly inARow: number }) {
  const isLit = inARow >= litFrom;
  return (
    <div
      key={isLit ? inARow : 'unlit'}
      className={classes.combo}
      data-lit={isLit}
      role="img"
      aria-label={`${inARow} right in a row`}
    >
      <Comet size={26} />
      {isLit ? (
        <span>{inARow}</span>
      ) : (
        Array.from({ length: litFrom }, (_, place) => <i key={place} data-on={place < inARow} />)
      )}
    </div>
  );
}
