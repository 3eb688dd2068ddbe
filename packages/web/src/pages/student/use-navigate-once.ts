/** Navigates once, however often the button is pressed: a double click would leave two history entries. */
import { useNavigate } from 'react-router';

export function useNavigateOnce(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    if (window.location.pathname + window.location.search !== to) void navigate(to);
  };
}
