/** The cards of a deck, a part at a time, each to be changed or deleted. */
import type { Deck } from '@comet/contract/flashcard-decks';
import type { Flashcard } from '@comet/contract/flashcard-fields';
import { deleteFlashcard } from '@comet/contract/flashcards';
import { cardsPerPart } from '@comet/domain/flashcards/deck';
import { Button, Group, Pagination, Text } from '@mantine/core';
import { useAct } from '../api/act.ts';
import { useModal } from '../ui/modal-host.tsx';
import { CardText } from './CardFace.tsx';
import { EditCardForm } from './CardForm.tsx';
import classes from './CardList.module.css';
import { CardPicture } from './CardPicture.tsx';
import type { PictureUpload } from './PictureField.tsx';

interface CardRowProps {
  readonly card: Flashcard;
  readonly upload: PictureUpload | undefined;
}

function CardRow({ card, upload }: CardRowProps) {
  const modal = useModal();
  const remove = useAct(deleteFlashcard, { done: 'The card has been deleted' });
  return (
    <li className={classes.row}>
      <div className={classes.sides}>
        <CardPicture picture={card.picture} isSmall />
        <div className={classes.front}>
          <CardText text={card.front} />
        </div>
        <div>
          <CardText text={card.back} />
        </div>
      </div>
      <Group gap={4} wrap="nowrap">
        <Button
          variant="subtle"
          size="sm"
          aria-label={`Edit: ${card.front}`}
          onClick={() =>
            modal.open({ title: 'Edit card', body: <EditCardForm card={card} upload={upload} onDone={modal.clear} /> })
          }
        >
          Edit
        </Button>
        <Button
          variant="subtle"
          size="sm"
          aria-label={`Delete: ${card.front}`}
          loading={remove.isPending}
          onClick={() => remove.mutate({ params: { id: card.flashcardId } })}
        >
          Delete
        </Button>
      </Group>
    </li>
  );
}

interface CardListProps {
  readonly deck: Deck;
  readonly upload: PictureUpload | undefined;
  readonly onOffset: (offset: number) => void;
}

export function CardList({ deck, upload, onOffset }: CardListProps) {
  if (deck.cardCount === 0) return <Text>There are no cards yet. Add the first one!</Text>;
  const parts = Math.ceil(deck.cardCount / cardsPerPart);
  return (
    <>
      <ul className={classes.list}>
        {deck.flashcards.map((card) => (
          <CardRow key={card.flashcardId} card={card} upload={upload} />
        ))}
      </ul>
      {parts < 2 ? null : (
        <Pagination
          mt="md"
          total={parts}
          value={Math.floor(deck.offset / cardsPerPart) + 1}
          onChange={(part) => onOffset((part - 1) * cardsPerPart)}
          getItemProps={(part) => ({ 'aria-label': `Part ${part}` })}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next part' : 'Part before' })}
        />
      )}
    </>
  );
}
