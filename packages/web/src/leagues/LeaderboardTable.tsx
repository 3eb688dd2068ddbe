/** The leaderboard of a group: the first three on steps, then everybody in order. */
import type { Leaderboard, Leagues } from '@comet/contract/leagues';
import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { Avatar } from '../drawings/Avatar.tsx';
import { tierBeside } from './league-texts.ts';
import classes from './leagues.module.css';

type Student = Leaderboard['students'][number];

function Podium({ students }: { readonly students: readonly Student[] }) {
  const [first, second, third] = students;
  const placed = [second, first, third].filter((one) => one !== undefined);
  return (
    <div className={classes.podium} aria-hidden="true">
      {placed.map((student) => (
        <div key={student.nickname} className={classes.winner} data-first={student === first}>
          <Avatar worn={student.usersAvatarPresets} size={student === first ? 104 : 80} crop="bust" />
          <b className={classes.step}>{student.rank}</b>
          <span>{student.nickname}</span>
        </div>
      ))}
    </div>
  );
}

interface LeaderboardTableProps {
  readonly board: Leaderboard;
  readonly leagues: Leagues['leagues'];
}

export function LeaderboardTable({ board, leagues }: LeaderboardTableProps) {
  const { students, upCount, downCount, tier, isOver } = board;
  const above = tierBeside(leagues, tier, 1);
  const below = tierBeside(leagues, tier, -1);
  const noteAfter = (place: number): string | undefined => {
    if (isOver) return undefined;
    if (upCount > 0 && place === upCount) return `The top ${upCount} fly up to ${above ?? 'the next league'}`;
    return downCount > 0 && place === students.length - downCount
      ? `${below ?? 'A calmer'} orbit next week`
      : undefined;
  };
  return (
    <>
      <Podium students={students.slice(0, 3)} />
      <ol className={classes.board} aria-label="Leaderboard">
        {students.map(({ rank, nickname, usersAvatarPresets, points, isOwn }, place) => {
          const note = noteAfter(place + 1);
          return (
            <Fragment key={nickname}>
              <li className={classes.row} data-own={isOwn} aria-current={isOwn ? 'true' : undefined}>
                <span className={classes.rank}>{rank}</span>
                <Avatar worn={usersAvatarPresets} size={40} />
                <Text component="span" className={classes.name} fw={isOwn ? 700 : 500}>
                  {nickname}
                  {isOwn ? ' (you)' : ''}
                </Text>
                <b>
                  {points}
                  <span className="only-read-aloud"> points</span>
                </b>
              </li>
              {note === undefined ? null : <li className={classes.note}>{note}</li>}
            </Fragment>
          );
        })}
      </ol>
    </>
  );
}
