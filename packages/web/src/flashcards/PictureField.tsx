/** Chooses the picture of a card: one of ours, or for a tutor one of their own. */
import {
  drawnPictureNames,
  drawnPictureOf,
  drawnPictureUrl,
  isDrawnPicture,
  maxPictureAltLetters,
} from '@comet/domain/flashcards/picture-names';
import { Input, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { ComponentType } from 'react';
import { CardPicture, DrawnPictureView } from './CardPicture.tsx';
import classes from './PictureField.module.css';

interface Picture {
  /** Empty for none. */
  readonly url: string;
  readonly alt: string;
}

export const noPicture: Picture = { url: '', alt: '' };

/** Uploads a picture; the page gives it to those who may. */
export type PictureUpload = ComponentType<{ readonly value: string; readonly onChange: (url: string) => void }>;

interface PictureFieldProps {
  /** Nothing for a child, who chooses one of ours. */
  readonly upload: PictureUpload | undefined;
  readonly value: Picture;
  readonly onChange: (picture: Picture) => void;
}

export function PictureField({ upload: Upload, value, onChange }: PictureFieldProps) {
  const drawn = drawnPictureOf(value.url);
  const ownUrl = drawn === undefined ? value.url : '';
  return (
    <Stack gap="sm">
      <Input.Wrapper label="Picture" labelElement="div">
        <SimpleGrid cols={{ base: 5, sm: 8 }} spacing={4} role="group" aria-label="Pictures">
          {Object.keys(drawnPictureNames)
            .filter(isDrawnPicture)
            .map((name) => (
              <button
                key={name}
                type="button"
                className={classes.choice}
                aria-pressed={name === drawn}
                onClick={() => onChange(name === drawn ? noPicture : { url: drawnPictureUrl(name), alt: '' })}
              >
                <DrawnPictureView name={name} />
              </button>
            ))}
        </SimpleGrid>
      </Input.Wrapper>
      {Upload === undefined ? null : (
        <>
          <Upload value={ownUrl} onChange={(url) => onChange({ url, alt: value.alt })} />
          {ownUrl === '' ? null : (
            <>
              <CardPicture picture={value} isSmall />
              <TextInput
                label="What the picture shows"
                description="Screen readers say this. Don’t give the answer away."
                maxLength={maxPictureAltLetters}
                value={value.alt}
                onChange={(event) => onChange({ ...value, alt: event.currentTarget.value })}
              />
            </>
          )}
        </>
      )}
    </Stack>
  );
}
