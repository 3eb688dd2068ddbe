/** Takes decks over from Anki, and says what couldn't be taken. */
import { type ImportAnswer, importPackage } from '@comet/contract/flashcard-packages';
import { maxPackageBytes } from '@comet/domain/flashcards/deck';
import { Button, FileButton, List, Stack, Text } from '@mantine/core';
import toast from 'react-hot-toast';
import { useDoing } from '../api/act.ts';
import { api } from '../api/api.ts';
import { CallError } from '../api/client.ts';
import { refresh } from '../api/refresh.ts';
import { ConfirmForm } from '../ui/ConfirmForm.tsx';
import { FormFailure } from '../ui/FormFailure.tsx';
import { countOfCards } from './flashcard-texts.ts';

interface Chosen {
  readonly file: File;
  /** The person wants the decks once more. */
  readonly isAgain: boolean;
}

async function sendPackage({ file, isAgain }: Chosen): Promise<ImportAnswer> {
  const answer = await api.sendFile(importPackage, file, isAgain ? { query: { again: 'again' } } : {});
  void refresh(importPackage.changes);
  return answer;
}

const deckText = ({ name, added, remembered }: ImportAnswer['decks'][number]): string => {
  const learned = remembered === 0 ? '' : `, ${remembered} of them with their reviews`;
  return `${name}: ${countOfCards(added)}${learned}`;
};

function Imported({ answer: { decks, leftOut } }: { readonly answer: ImportAnswer }) {
  return (
    <Stack gap="sm" role="status">
      <Text fw={600}>
        {decks.length === 0 ? 'There are no cards in this file that we can use.' : 'Your new decks:'}
      </Text>
      <List>
        {decks.map((deck) => (
          <List.Item key={deck.flashcardDeckId}>{deckText(deck)}</List.Item>
        ))}
      </List>
      {leftOut.length === 0 ? null : (
        <>
          <Text fw={600}>We couldn’t take everything:</Text>
          <List>
            {leftOut.map(({ reason, count, example }) => (
              <List.Item key={reason}>
                {countOfCards(count)}: {reason} {example === '' ? '' : `For example “${example}”.`}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Stack>
  );
}

export function ImportPackage() {
  const send = useDoing(sendPackage, { failed: null });
  const repeated = send.error instanceof CallError && send.error.code === 'importedBefore' ? send.variables : undefined;
  const read = (file: File | null): void => {
    if (file === null) return;
    if (file.size > maxPackageBytes)
      toast.error('An Anki file can be 20 MB at most. Export one deck at a time, or leave out the media.');
    else send.mutate({ file, isAgain: false });
  };
  return (
    <Stack gap="md">
      <Text>
        In Anki, choose File, then Export, then Anki Deck Package (.apkg). You get words and formulas as they are. What
        you have learned comes along, if you tick “Include scheduling information”.
      </Text>
      <FileButton accept=".apkg" onChange={read}>
        {(button) => (
          <Button {...button} loading={send.isPending} style={{ alignSelf: 'flex-start' }}>
            Choose an Anki file
          </Button>
        )}
      </FileButton>
      <FormFailure text={send.error === null || repeated !== undefined ? undefined : send.error.message} />
      {repeated !== undefined ? (
        <ConfirmForm
          text="You’ve imported this file before, and you still have its cards. Do you want them a second time?"
          yes="Import it again"
          no="Keep what I have"
          onNo={send.reset}
          onYes={() => send.mutate({ ...repeated, isAgain: true })}
        />
      ) : null}
      {send.data === undefined ? null : <Imported answer={send.data} />}
    </Stack>
  );
}
