/** A child's avatar, wherever a child is shown. The server draws it, so that no page loads the drawings as code. */
import { type AvatarCrop, avatarPath } from '@comet/domain/avatars/avatar-path';
import classes from './Avatar.module.css';

interface AvatarProps {
  /** The child's `usersAvatarPresets`. */
  readonly worn: readonly number[];
  readonly size: number;
  readonly crop?: AvatarCrop;
  /** What it is called where no name is beside it. */
  readonly label?: string;
}

const shapes: Readonly<Record<AvatarCrop, number>> = { head: 1, bust: 222 / 212, whole: 320 / 240 };

export function Avatar({ worn, size, crop = 'head', label = '' }: AvatarProps) {
  return (
    <img
      className={classes[crop]}
      src={avatarPath(worn, crop)}
      width={size}
      height={Math.round(size * shapes[crop])}
      alt={label}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
