/** The cover of a lesson: an uploaded picture, or its subject's mascot under its sky. */
import type { LessonCard } from '@comet/contract/lesson-fields';
import { fileIdOf } from '@comet/contract/uploads';
import { findSubjectByKey } from '@comet/domain/curriculum/subjects';
import { Mascot } from '../mascots/Mascot.tsx';
import { worldOf } from '../ui/worlds.ts';
import classes from './Cover.module.css';

type CoverProps = Pick<LessonCard, 'pictureUrl' | 'subject'>;

export function Cover({ pictureUrl, subject }: CoverProps) {
  if (fileIdOf(pictureUrl) !== undefined)
    return <img className={classes.cover} src={pictureUrl} alt="" loading="lazy" />;
  const drawn = findSubjectByKey(pictureUrl.replace('drawn:', ''))?.key ?? subject;
  return (
    <div className={classes.cover} style={worldOf(drawn)}>
      <span className={classes.moon} />
      <Mascot subject={drawn} size={96} />
    </div>
  );
}
