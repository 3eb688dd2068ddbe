/** A parent's requests for tutors, and the tutors that children have. */
import type { BodySent } from '@comet/contract/call';
import * as calls from '@comet/contract/tutoring';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { api } from '../api/api.ts';

export function useTutorRequests() {
  return useQuery({
    queryKey: ['tutor-requests'],
    queryFn: ({ signal }) => api.call(calls.listTutorRequests, { signal }),
  });
}

export function useChildrenWithTutor() {
  return useQuery({
    queryKey: ['children-with-tutor'],
    queryFn: ({ signal }) => api.call(calls.listChildrenWithTutor, { signal }),
  });
}

export function useTutoringContact() {
  return useQuery({
    queryKey: ['tutoring-contact'],
    queryFn: ({ signal }) => api.call(calls.getTutoringContact, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useTutorDetails(tutorId: number) {
  return useQuery({
    queryKey: ['tutor-details', tutorId],
    queryFn: ({ signal }) => api.call(calls.getTutorDetails, { params: { id: tutorId }, signal }),
  });
}

const shown = (error: Error): void => {
  toast.error(error.message);
};

export function useCreateRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodySent<typeof calls.createTutorRequest>) => api.call(calls.createTutorRequest, { body }),
    onSuccess: () => {
      toast.success('request was successfully sent');
      void client.invalidateQueries({ queryKey: ['tutor-requests'] });
    },
    onError: shown,
  });
}

export function useDeleteRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(calls.deleteTutorRequest, { params: { id } }),
    onSuccess: () => {
      for (const key of ['tutor-requests', 'children-with-tutor']) void client.invalidateQueries({ queryKey: [key] });
    },
    onError: shown,
  });
}
