/** How many messages have come since they were last read. */
import { useEffect, useState } from 'react';

export function useUnread(messageCount: number, isReading: boolean): number {
  const [readCount, setReadCount] = useState(0);
  useEffect(() => {
    if (isReading) setReadCount(messageCount);
  }, [isReading, messageCount]);
  return isReading ? 0 : Math.max(0, messageCount - readCount);
}
