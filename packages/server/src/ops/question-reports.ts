/** Prints what people say is wrong with questions, so that somebody can mend them. */
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import type { Services } from '../services.ts';
import { type Given, has, value, wholeOption } from './cli-options.ts';

export const reportOptions = { most: value };

const usually = 50;
const most = 1000;

/** The newest reports, one block each: what is the matter, in whose words, and which question it was. */
export async function listQuestionReports(parts: {
  readonly services: Pick<Services, 'attempts'>;
  readonly given: Given;
}): Promise<string> {
  const wanted = has(parts.given, 'most') ? wholeOption(parts.given, 'most', 1, most) : usually;
  const reports = await parts.services.attempts.listReports(wanted);
  if (reports.length === 0) return 'Nobody has reported a question.';
  return reports
    .map((report) => {
      const { seen, message } = report;
      const subTopic = findSubTopic(report.subTopicId)?.title ?? '';
      return [
        `${report.createdAt.toISOString()}  report ${report.reportId}: ${report.type}, by a ${report.reporterRole}`,
        `  item ${report.itemId} (${report.ofItem} in all), ${report.makerId} seed ${report.seed}`,
        `  ${report.subTopicId} ${subTopic}, ${report.difficulty}`,
        `  asked: ${JSON.stringify(seen.question.spoken)}`,
        ...(seen.given === null ? [] : [`  answered: ${JSON.stringify(seen.given)}`]),
        ...(message === '' ? [] : [`  says: ${JSON.stringify(message)}`]),
      ].join('\n');
    })
    .join('\n\n');
}
