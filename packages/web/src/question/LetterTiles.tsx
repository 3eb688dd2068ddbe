/** Letters to build a word from. Each is used once; what is typed on a keyboard uses them up, too. */
import classes from './LetterTiles.module.css';

interface LetterTilesProps {
  readonly tiles: readonly string[];
  readonly text: string;
  readonly onType: (letter: string) => void;
  readonly onDelete: () => void;
}

/** Which tiles the text has used up, by their places. */
export function usedTiles(tiles: readonly string[], text: string): ReadonlySet<number> {
  const used = new Set<number>();
  for (const letter of text.toLowerCase()) {
    const place = tiles.findIndex((tile, at) => !used.has(at) && tile.toLowerCase() === letter);
    if (place !== -1) used.add(place);
  }
  return used;
}

export function LetterTiles({ tiles, text, onType, onDelete }: LetterTilesProps) {
  const used = usedTiles(tiles, text);
  return (
    // The field keeps the focus, so that keys and tiles can be mixed.
    <fieldset className={classes.tiles} aria-label="Letters" onPointerDown={(event) => event.preventDefault()}>
      {tiles.map((tile, place) => (
        <button
          key={place}
          type="button"
          className={classes.tile}
          aria-label={`Letter ${tile}`}
          disabled={used.has(place)}
          onClick={() => onType(tile)}
        >
          {tile}
        </button>
      ))}
      <button type="button" className={classes.tile} aria-label="Delete" disabled={text === ''} onClick={onDelete}>
        ⌫
      </button>
    </fieldset>
  );
}
