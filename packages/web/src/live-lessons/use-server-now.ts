/** The server's time, told again every few seconds while the page is open. */
import { useEffect, useState } from 'react';
import { serverNow } from '../api/server-clock.ts';

export function useServerNow(everyMs = 5000): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
