/** What a child needs, as the parent reads and sets it. */
import { getAccommodations, setAccommodations } from '@comet/contract/accommodations';
import type { BodySent } from '@comet/contract/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { api } from '../api/api.ts';

const keyOf = (studentId: number) => ['accommodations', studentId] as const;

export function useAccommodations(studentId: number) {
  return useQuery({
    queryKey: keyOf(studentId),
    queryFn: ({ signal }) => api.call(getAccommodations, { params: { id: studentId }, signal }),
  });
}

export function useSetAccommodations(studentId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodySent<typeof setAccommodations>) =>
      api.call(setAccommodations, { params: { id: studentId }, body }),
    onSuccess: (saved) => {
      client.setQueryData(keyOf(studentId), saved);
      toast.success('Saved');
    },
    onError: (error) => toast.error(error.message),
  });
}
