/** What everybody looks at: the board, with slides under it, or the tutor's screen. */
import { mediaLines } from '@comet/domain/meetings/media-lines';
import type { Act } from '@comet/domain/meetings/room';
import type { PenColour } from '@comet/domain/meetings/room-limits';
import type { RoomView } from '@comet/domain/meetings/room-view';
import { type ComponentType, useState } from 'react';
import { Board } from './Board.tsx';
import { PenTools } from './PenTools.tsx';
import type { RoomState } from './room-state.ts';
import { SlideTools } from './SlideTools.tsx';
import classes from './Stage.module.css';
import { TrackVideo } from './Tracks.tsx';
import type { Tracks } from './use-devices.ts';
import type { RoomInUse } from './use-room.ts';

/** A page of a PDF. */
export interface SlidePageProps {
  readonly url: string;
  readonly page: number;
  readonly onPageCount: (pageCount: number) => void;
}

interface StageProps extends Pick<RoomInUse, 'incoming' | 'drawn'> {
  readonly view: RoomView;
  readonly state: RoomState;
  readonly isTutor: boolean;
  readonly isLost: boolean;
  readonly mine: Tracks;
  readonly SlidePage: ComponentType<SlidePageProps>;
  readonly onAct: (act: Act) => void;
}

export function Stage({ view, state, isTutor, isLost, mine, incoming, SlidePage, onAct, drawn }: StageProps) {
  const [colour, setColour] = useState<PenColour>('ink');
  const [pageCount, setPageCount] = useState(1);
  const { strokes, slidesLink } = state;
  const mayDraw = isTutor || (view.call !== null && view.call.seat === view.seat);
  const shared = isTutor ? mine.screen : incoming.get(mediaLines.screen);
  const screen = view.tutorMedia.screen ? shared : undefined;
  const slides =
    view.slides !== null && view.slides.fileId === slidesLink?.fileId
      ? { url: slidesLink.url, page: view.slides.page }
      : undefined;
  const tutorName = view.members.find((member) => member.isTutor)?.name ?? 'Your tutor';
  const isEmpty = slides === undefined && view.slides === null && strokes.length === 0;
  return (
    <section aria-label="Board" className={classes.stage} data-lost={isLost}>
      <div className={classes.space}>
        {screen === undefined ? (
          <div className={classes.sheet}>
            {slides !== undefined && <SlidePage url={slides.url} page={slides.page} onPageCount={setPageCount} />}
            <Board
              isClear={slides !== undefined}
              strokes={strokes}
              pen={mayDraw ? { colour, onDraw: (piece) => drawn(piece, view.seat) } : undefined}
            />
            {isEmpty && (
              <p className={classes.hint}>
                {isTutor ? 'Draw here, or show your slides.' : `${tutorName} will draw here.`}
              </p>
            )}
          </div>
        ) : (
          <TrackVideo track={screen} label="The tutor’s screen" className={classes.screen} />
        )}
      </div>
      {mayDraw && screen === undefined && (
        <PenTools colour={colour} mayWipe={isTutor} onColour={setColour} onAct={onAct} />
      )}
      {isTutor && view.slides !== null && <SlideTools page={view.slides.page} pageCount={pageCount} onAct={onAct} />}
    </section>
  );
}
