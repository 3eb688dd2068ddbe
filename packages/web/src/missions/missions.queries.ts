/** The map as the server tells it. */
import { getStudentProfile } from '@comet/contract/accounts';
import {
  getChapter,
  getSubjectQuiz,
  getSubTopicVideo,
  listChapters,
  listSubjectsProgress,
} from '@comet/contract/missions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export function useProfile() {
  return useQuery({ queryKey: ['profile'], queryFn: ({ signal }) => api.call(getStudentProfile, { signal }) });
}

export function useSubjectsProgress(year: number) {
  return useQuery({
    queryKey: ['subjects-progress', year],
    queryFn: ({ signal }) => api.call(listSubjectsProgress, { query: { year }, signal }),
  });
}

export function chaptersQuery(subjectId: number, year: number) {
  return queryOptions({
    queryKey: ['chapters', subjectId, year],
    queryFn: ({ signal }) => api.call(listChapters, { query: { subjectId, year }, signal }),
  });
}

export function useChapters(subjectId: number, year: number) {
  return useQuery(chaptersQuery(subjectId, year));
}

export function useChapter(chapterId: number) {
  return useQuery({
    queryKey: ['chapter', chapterId],
    queryFn: ({ signal }) => api.call(getChapter, { params: { chapterId }, signal }),
  });
}

export function useSubTopicVideo(subTopicId: number) {
  return useQuery({
    queryKey: ['sub-topic-video', subTopicId],
    queryFn: ({ signal }) => api.call(getSubTopicVideo, { query: { subTopicId }, signal }),
  });
}

export function useSubjectQuiz(subjectId: number, year: number) {
  return useQuery({
    queryKey: ['subject-quiz', subjectId, year],
    queryFn: ({ signal }) => api.call(getSubjectQuiz, { query: { subjectId, year }, signal }),
  });
}
