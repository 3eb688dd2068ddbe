/** Today's cards, from all decks. One that went wrong comes round again at the end; only the first answer of the day counts. */
import type { Flashcard } from '@comet/contract/flashcard-fields';
import { listDueFlashcards } from '@comet/contract/flashcard-passing';
import { markCard } from '@comet/domain/flashcards/mark-card';
import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useAsk } from '../api/ask.ts';
import { refresh } from '../api/refresh.ts';
import { QuizPage } from '../question/QuizFrame.tsx';
import { useUser } from '../sessions/session.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { EmptyState, SkeletonRows } from '../ui/states.tsx';
import { countOfCards } from './flashcard-texts.ts';
import { PassingCard } from './PassingCard.tsx';
import { answerCard, keepSendingCards } from './unsent-cards.ts';

const world = 'english';

interface RoundProps {
  /** As they were when the round began. */
  readonly cards: readonly Flashcard[];
  readonly userId: number;
  readonly onLeave: () => void;
}

function Round({ cards, userId, onLeave }: RoundProps) {
  // Cards still to come, each with whether it counts; a card that went wrong stands at the end once more.
  const [queue, setQueue] = useState(() => cards.map((card, place) => ({ card, counts: true, place })));
  const [wrongAgain, setWrongAgain] = useState(false);
  const [current] = queue;
  const left = queue.filter(({ counts }) => counts).length;
  const answered = cards.length - left;
  return (
    <QuizPage subject={world} onLeave={onLeave} progress={{ answered, questionCount: Math.max(1, cards.length) }}>
      <h1 className="only-read-aloud">Today’s flashcards</h1>
      {current === undefined ? (
        <EmptyState title={cards.length === 0 ? 'Nothing to remember today' : 'That’s all for today!'}>
          <Text>
            {cards.length === 0
              ? 'Your cards will come back when it’s time.'
              : `You’ve been through ${countOfCards(cards.length)}. See you tomorrow!`}
          </Text>
          <Button onClick={onLeave}>Back to my flashcards</Button>
        </EmptyState>
      ) : (
        <PassingCard
          key={`${current.place} ${current.card.flashcardId}`}
          card={current.card}
          place={current.counts ? `Card ${answered + 1} of ${cards.length}` : 'Once more'}
          onAnswer={(userAnswer) => {
            const { card, counts } = current;
            setWrongAgain(markCard(card, userAnswer).verdict === 'wrong');
            const { flashcardId, flashcardDeckId } = card;
            if (counts) void answerCard({ flashcardId, flashcardDeckId, userId, userAnswer, givenAtMs: Date.now() });
          }}
          onNext={() => {
            const again = { card: current.card, counts: false, place: current.place + cards.length };
            setQueue((before) => [...before.slice(1), ...(wrongAgain ? [again] : [])]);
            setWrongAgain(false);
          }}
        />
      )}
    </QuizPage>
  );
}

export function PassingDay({ onLeave }: { readonly onLeave: () => void }) {
  const due = useAsk(listDueFlashcards, {}, { freshMs: 0 });
  const userId = useUser().data?.userId;
  const [cards, setCards] = useState<readonly Flashcard[]>();
  useEffect(() => (userId === undefined ? undefined : keepSendingCards(userId)), [userId]);
  const loaded = due.isFetchedAfterMount ? due.data?.flashcards : undefined;
  useEffect(() => {
    if (loaded !== undefined) setCards((before) => before ?? loaded);
  }, [loaded]);
  // What was learned here changes the numbers everywhere else.
  useEffect(() => () => void refresh(['flashcards']), []);
  if (cards !== undefined && userId !== undefined) return <Round cards={cards} userId={userId} onLeave={onLeave} />;
  return (
    <QuizPage subject={world} onLeave={onLeave}>
      <Loaded query={due} skeleton={<SkeletonRows rows={3} height={120} />}>
        {() => <SkeletonRows rows={3} height={120} />}
      </Loaded>
    </QuizPage>
  );
}
