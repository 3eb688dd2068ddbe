/** Shows a query's data, and until then its skeleton, or its failure with a way out. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader.tsx';
import { ErrorState } from './states.tsx';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly skeleton: ReactNode;
  /** Of a page that has its heading from the data: what it's called until then. */
  readonly title?: string;
  readonly children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, skeleton, title, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <>
      {title === undefined ? null : <PageHeader title={title} />}
      {query.error === null ? skeleton : <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
    </>
  );
}
