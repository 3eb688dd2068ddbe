/** Turns stored facts into what the rules count. */
import { type LifeFacts, type MedalLevel, medalLevels, type YearFacts } from '@comet/domain/achievements/achievements';
import { type SubjectKey, subjects, type Year, years } from '@comet/domain/curriculum/subjects';
import { badgeLevels } from '@comet/domain/missions/badges';
import { chaptersOf } from '@comet/questions/curriculum/chapters';
import type { FactsRow } from './achievements.store.ts';

export const lifeFactsOf = (row: FactsRow, now: Date): LifeFacts => ({
  hasLoggedIn: row.hasLoggedIn,
  stars: row.stars,
  coinsCollected: row.coinsCollected,
  memberForMs: now.getTime() - row.createdAt.getTime(),
});

export function yearFactsOf(row: FactsRow, year: Year): YearFacts {
  const factsOf = (key: SubjectKey) => {
    const subject = subjects.find((one) => one.key === key);
    const chapters = subject === undefined ? [] : chaptersOf(subject.subjectId, year);
    const ids = new Set(chapters.map(({ topicId }) => topicId));
    const won = row.badges.filter(({ chapterId }) => ids.has(chapterId));
    const atLeast = (level: MedalLevel): number =>
      won.filter(({ badge }) => badgeLevels.indexOf(badge) >= badgeLevels.indexOf(level)).length;
    const [bronze = 0, silver = 0, gold = 0] = medalLevels.map(atLeast);
    return { bronze, silver, gold, chapters: chapters.length };
  };
  return {
    math: factsOf('math'),
    english: factsOf('english'),
    verbalReasoning: factsOf('verbalReasoning'),
    nonVerbalReasoning: factsOf('nonVerbalReasoning'),
  };
}

/** The child's own school year, where none is asked for. */
export const ownYearOf = ({ yearOfStudy }: FactsRow): Year => years.find((year) => year === yearOfStudy) ?? 3;
