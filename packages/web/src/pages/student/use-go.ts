/** Goes to a path once, however often the button is pressed: a double click would leave two entries for the back button. */
import { useNavigate } from 'react-router';

export function useGo(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    if (window.location.pathname + window.location.search !== to) void navigate(to);
  };
}
