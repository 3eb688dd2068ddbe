/**
 * How ids of the curriculum are built. A topic's id has four digits: its subject, its year, and its number in that year (1501 is
 * the first topic of Math in year 5). A sub-topic's id has two more, its number in the topic (150103). They never change.
 */
import { findSubject, type Year, years } from './subjects.ts';

const subTopicsPerTopic = 100;
const topicsPerYear = 100;
const yearsPerSubject = 10;

/** A sub-topic's id divided by this is the id of its subject. */
export const subTopicsPerSubject = subTopicsPerTopic * topicsPerYear * yearsPerSubject;

/** Subject and year of a topic, or undefined where no topic can have this id. Whether there is such a topic is the curriculum's to say. */
export function placeOfTopic(topicId: number): { readonly subjectId: number; readonly year: Year } | undefined {
  const ofYear = Math.floor(topicId / topicsPerYear);
  const subjectId = Math.floor(ofYear / yearsPerSubject);
  const year = years.find((known) => known === ofYear % yearsPerSubject);
  if (year === undefined || topicId % topicsPerYear === 0 || findSubject(subjectId) === undefined) return undefined;
  return { subjectId, year };
}

/** The topic of a sub-topic. */
export function topicOfSubTopic(subTopicId: number): number {
  return Math.floor(subTopicId / subTopicsPerTopic);
}
