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
      const subTopic = findSubTopic(report.sub_topic_id)?.title ?? '';
      return [
        `${report.created_at.toISOString()}  report ${report.report_id}: ${report.type}, by a ${report.reporter_role}`,
        `  item ${report.item_id} (${report.of_item} in all), ${report.maker_id} seed ${report.seed}`,
        `  ${report.sub_topic_id} ${subTopic}, ${report.difficulty}`,
        `  asked: ${JSON.stringify(seen.question.spoken)}`,
        ...(seen.given === null ? [] : [`  answered: ${JSON.stringify(seen.given)}`]),
        ...(message === '' ? [] : [`  says: ${JSON.stringify(message)}`]),
      ].join('\n');
    })
    .join('\n\n');
}
