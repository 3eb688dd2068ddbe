/** The sections of a lesson, put into another order by dragging or by keys. */
import type { Lesson } from '@comet/contract/lesson-fields';
import { getLesson, orderSections } from '@comet/contract/lessons';
import { type KeyboardEvent, useState } from 'react';
import { useAct } from '../api/act.ts';
import { keep } from '../api/ask.ts';
import { sectionLine, sectionNames } from './lesson-texts.ts';
import classes from './SectionOrder.module.css';

interface SectionOrderProps {
  readonly lesson: Lesson;
  readonly chosenId: number | undefined;
  readonly onChoose: (id: number) => void;
}

const moved = (ids: readonly number[], from: number, to: number): number[] => {
  const others = ids.filter((_, place) => place !== from);
  const id = ids[from];
  return id === undefined ? [...ids] : [...others.slice(0, to), id, ...others.slice(to)];
};

export function SectionOrder({ lesson, chosenId, onChoose }: SectionOrderProps) {
  // What was put into order here shows at once, ahead of the answer.
  const [order, setOrder] = useState<readonly number[]>();
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const reorder = useAct(orderSections, {
    inTurn: `order of ${lesson.id}`,
    onDone: (ordered, { params, body }) => {
      // Else the old order would be seen until the lesson is loaded again, and the next key would move from there.
      keep(getLesson, { params }, ordered);
      setOrder((now) => (now?.join() === body.sectionIds.join() ? undefined : now));
    },
  });
  const loaded = lesson.lessonSections.map(({ id }) => id);
  const ids = order?.length === loaded.length ? order : loaded;
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= ids.length || from === to) return;
    const sectionIds = moved(ids, from, to);
    setOrder(sectionIds);
    setSaid(`Moved to place ${to + 1} of ${ids.length}`);
    reorder.mutate({ params: { id: lesson.id }, body: { sectionIds } }, { onError: () => setOrder(undefined) });
  };
  const onKey = (event: KeyboardEvent, place: number): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    move(place, place + by);
  };
  return (
    <>
      <ol className={classes.list}>
        {ids.map((id, place) => {
          const section = lesson.lessonSections.find((one) => one.id === id);
          if (section === undefined) return null;
          return (
            <li
              key={id}
              className={classes.row}
              data-dragged={dragged === place}
              draggable
              onDragStart={() => setDragged(place)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== undefined) move(dragged, place);
                setDragged(undefined);
              }}
            >
              <button
                type="button"
                className={classes.grip}
                aria-label={`Move ${section.name}: arrow up or down`}
                onKeyDown={(event) => onKey(event, place)}
              >
                ⋮⋮
              </button>
              <button
                type="button"
                className={classes.name}
                aria-current={id === chosenId ? 'true' : undefined}
                onClick={() => onChoose(id)}
              >
                <strong>{section.name}</strong>
                <span>
                  {sectionNames[section.kind]} · {sectionLine(section)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <span role="status" className="only-read-aloud">
        {said}
      </span>
    </>
  );
}
