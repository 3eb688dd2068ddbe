/** A deck being passed: card by card, in parts where it is long, until all are answered. */
import { type Deck, getDeck } from '@comet/contract/flashcard-decks';
import type { Flashcard } from '@comet/contract/flashcard-fields';
import { passDeck, restartDeck, shuffleDeck } from '@comet/contract/flashcard-passing';
import { isAnswered, isDeckComplete } from '@comet/domain/flashcards/deck';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAct } from '../api/act.ts';
import { useAsk } from '../api/ask.ts';
import { QuizPage } from '../question/QuizFrame.tsx';
import { useUser } from '../sessions/session.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { EmptyState, SkeletonRows } from '../ui/states.tsx';
import { withUnsent } from './deck-answers.ts';
import { passText } from './flashcard-texts.ts';
import { PassingCard } from './PassingCard.tsx';
import { answerCard, keepSendingCards, useUnsentCards } from './unsent-cards.ts';

/** The world around the cards; decks have no subject. */
const world = 'english';

interface PassedProps {
  readonly deck: Deck;
  readonly onLeave: () => void;
}

/** Begins the deck again, in its order or another one. */
function AgainButtons({ deck, isFinished }: { readonly deck: Deck; readonly isFinished: boolean }) {
  const { flashcardDeckId } = deck;
  const sent = { body: { flashcardDeckId } };
  const restart = useAct(restartDeck);
  const shuffle = useAct(shuffleDeck, isFinished ? { onDone: () => restart.mutate(sent) } : {});
  return (
    <Group gap="sm" justify="center">
      <Button variant="default" loading={restart.isPending} onClick={() => restart.mutate(sent)}>
        Restart
      </Button>
      <Button variant="default" loading={shuffle.isPending} onClick={() => shuffle.mutate(sent)}>
        Shuffle
      </Button>
    </Group>
  );
}

function Finished({ deck, onLeave }: PassedProps) {
  return (
    <EmptyState title="You’ve finished the deck!">
      <Text>{passText(deck.rightCount, deck.answeredCount)}</Text>
      <AgainButtons deck={deck} isFinished />
      <Button onClick={onLeave}>Back to my flashcards</Button>
    </EmptyState>
  );
}

function Pass({ deck: loaded, onLeave }: PassedProps) {
  const userId = useUser().data?.userId;
  const unsent = useUnsentCards().filter((answer) => answer.userId === userId);
  const deck = withUnsent(loaded, unsent);
  // A card that was just answered stays until the child goes on.
  const [shown, setShown] = useState<Flashcard>();
  const current = shown ?? deck.flashcards.find((card) => !isAnswered(card));
  const waiting = unsent.filter(({ flashcardDeckId }) => flashcardDeckId === deck.flashcardDeckId).length;
  const isPartDone = isDeckComplete(deck.flashcards);
  const finish = useAct(passDeck, { failed: null });
  // All has arrived: the pass ends, and what comes next is asked for.
  const end = useEffectEvent(() => finish.mutate({ body: { flashcardDeckId: deck.flashcardDeckId } }));
  const isToEnd = isPartDone && waiting === 0;
  useEffect(() => {
    if (isToEnd) end();
  }, [isToEnd]);
  const isFinished = isPartDone && deck.answeredCount >= deck.cardCount;
  const place = `${deck.name} · ${Math.min(deck.answeredCount + (shown === undefined ? 1 : 0), deck.cardCount)} of ${deck.cardCount}`;
  const body = (): React.ReactNode => {
    if (deck.cardCount === 0)
      return (
        <EmptyState title="This deck has no cards yet">
          <Button onClick={onLeave}>Back to my flashcards</Button>
        </EmptyState>
      );
    if (current !== undefined && userId !== undefined)
      return (
        <>
          <PassingCard
            key={current.flashcardId}
            card={current}
            place={place}
            onAnswer={(userAnswer) => {
              const { flashcardId, flashcardDeckId } = current;
              setShown(current);
              void answerCard({ flashcardId, flashcardDeckId, userId, userAnswer, givenAtMs: Date.now() });
            }}
            onNext={() => setShown(undefined)}
          />
          <div style={{ marginTop: '1rem' }}>
            <AgainButtons deck={deck} isFinished={false} />
          </div>
        </>
      );
    if (isFinished) return <Finished deck={deck} onLeave={onLeave} />;
    return <SkeletonRows rows={2} height={120} />;
  };
  return (
    <QuizPage
      subject={world}
      onLeave={onLeave}
      progress={{ answered: deck.answeredCount, questionCount: Math.max(1, deck.cardCount) }}
    >
      <h1 className="only-read-aloud">{deck.name}</h1>
      {waiting === 0 ? null : (
        <Text role="status" size="sm" mb="sm">
          {waiting === 1 ? '1 answer is' : `${waiting} answers are`} kept here. We’ll send them when you’re back online.
        </Text>
      )}
      {body()}
    </QuizPage>
  );
}

export function PassingDeck({ id, onLeave }: { readonly id: number; readonly onLeave: () => void }) {
  const deck = useAsk(getDeck, { params: { id } });
  const userId = useUser().data?.userId;
  useEffect(() => (userId === undefined ? undefined : keepSendingCards(userId)), [userId]);
  const { data } = deck;
  if (data !== undefined) return <Pass deck={data} onLeave={onLeave} />;
  return (
    <QuizPage subject={world} onLeave={onLeave}>
      <Loaded query={deck} skeleton={<SkeletonRows rows={3} height={120} />}>
        {() => null}
      </Loaded>
    </QuizPage>
  );
}
