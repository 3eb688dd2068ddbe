/** Every question that can be made, with its key, for whoever writes and reads questions. Never in production. */
import { rightAnswerSchema } from '@comet/contract/attempts';
import { galleryPath, type Preview, type PreviewList, previewPath, previewQuerySchema } from '@comet/contract/preview';
import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { topics } from '@comet/questions/curriculum/curriculum';
import type { Key } from '@comet/questions/kernel/key';
import { shownRight } from '@comet/questions/marking/right-text';
import { generatorsFor, mintFor } from '@comet/questions/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../platform/refusal.ts';

function list(): PreviewList {
  return {
    subTopics: topics.flatMap((topic) =>
      topic.subTopics.map(({ subTopicId, title, subject, year }) => ({
        subTopicId,
        title,
        topic: topic.title,
        subject: subject.name,
        year,
        generatorIds: generatorsFor(subTopicId).map(({ generatorId }) => generatorId),
      })),
    ),
  };
}

const rightAnswerOf = ({ answer }: Question, key: Key): Preview['rightAnswer'] =>
  key.type === 'writeAnswer' && answer.type === 'writeAnswer'
    ? { type: key.type, text: shownRight(key.spec, answer) }
    : rightAnswerSchema.parse(key);

function preview(subTopicId: number, difficulty: Difficulty, seed: number): Preview {
  const startedAt = performance.now();
  const minted = mintFor(subTopicId, difficulty, seed);
  const ms = performance.now() - startedAt;
  const { question, key, hint, explanation, variant, features, generatorId, generatorVersion } = minted;
  return {
    question,
    rightAnswer: rightAnswerOf(question, key),
    key,
    hint: [...hint],
    explanation,
    variant,
    features,
    generatorId,
    generatorVersion,
    generatorSeed: minted.seed,
    ms,
  };
}

/** `sendPage` gives the web app's page to a browser that comes to the same path; without a built web app there is JSON only. */
export function registerPreview(
  app: FastifyInstance,
  sendPage: ((reply: FastifyReply) => FastifyReply) | undefined,
): void {
  app.get(previewPath, { schema: { hide: true } }, (request, reply) => {
    if (sendPage !== undefined && request.headers.accept?.includes('text/html')) return sendPage(reply);
    const query = previewQuerySchema.safeParse(request.query);
    if (!query.success) throw new Refusal('badRequest');
    const { subTopicId, difficulty, seed } = query.data;
    if (subTopicId === undefined) return reply.send(list());
    if (generatorsFor(subTopicId).length === 0) throw new Refusal('notFound');
    return reply.send(preview(subTopicId, difficulty, seed));
  });
  // The gallery of building blocks asks the server nothing.
  if (sendPage !== undefined) app.get(galleryPath, { schema: { hide: true } }, (_, reply) => sendPage(reply));
}
