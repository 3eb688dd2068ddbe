/** Chooses a cover: one that we draw, or a picture. */
import { drawnCovers } from '@comet/contract/lesson-fields';
import { findSubjectByKey } from '@comet/domain/curriculum/subjects';
import { Input, SimpleGrid } from '@mantine/core';
import { Cover } from '../../lessons/Cover.tsx';
import { FileField } from '../../uploads/FileField.tsx';
import classes from './CoverField.module.css';

interface CoverFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (url: string) => void;
}

export function CoverField({ value, error, onChange }: CoverFieldProps) {
  const isDrawn = drawnCovers.some((cover) => cover === value);
  return (
    <Input.Wrapper label="Cover" error={error} labelElement="div">
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs" role="group" aria-label="Covers">
        {drawnCovers.map((cover) => {
          const subject = findSubjectByKey(cover.replace('drawn:', ''));
          if (subject === undefined) return null;
          return (
            <button
              key={cover}
              type="button"
              className={classes.cover}
              aria-pressed={cover === value}
              aria-label={`${subject.name} cover`}
              onClick={() => onChange(cover)}
            >
              <Cover pictureUrl={cover} subject={subject.key} />
            </button>
          );
        })}
      </SimpleGrid>
      <FileField
        label="Or your own picture"
        kind="image"
        value={isDrawn ? '' : value}
        onChange={({ url }) => onChange(url)}
      />
    </Input.Wrapper>
  );
}
