/** The picture of a card: one that we draw, or one that a tutor uploaded. */
import type { Flashcard } from '@comet/contract/flashcard-fields';
import { drawnPictures } from '@comet/domain/flashcards/drawn-pictures';
import { type DrawnPicture, drawnPictureNames, drawnPictureOf } from '@comet/domain/flashcards/picture-names';
import classes from './CardPicture.module.css';

export function DrawnPictureView({ name }: { readonly name: DrawnPicture }) {
  return (
    <svg viewBox="0 0 48 48" className={classes.drawn} role="img" aria-label={drawnPictureNames[name]}>
      {drawnPictures[name].map(([path, fill]) => (
        <path key={path} d={path} fill={fill} />
      ))}
    </svg>
  );
}

interface CardPictureProps {
  readonly picture: Flashcard['picture'];
  /** In a list of cards. */
  readonly isSmall?: boolean;
}

export function CardPicture({ picture, isSmall = false }: CardPictureProps) {
  if (picture === null) return null;
  const drawn = drawnPictureOf(picture.url);
  return (
    <div className={classes.picture} data-small={isSmall || undefined}>
      {drawn === undefined ? (
        <img className={classes.uploaded} src={picture.url} alt={picture.alt} loading={isSmall ? 'lazy' : 'eager'} />
      ) : (
        <DrawnPictureView name={drawn} />
      )}
    </div>
  );
}
