/** How many tasks wait, beside their link. */
import { listActivePractices } from '@comet/contract/practice';
import { useAsk } from '../api/ask.ts';
import classes from './TaskCount.module.css';

export default function TaskCount() {
  const count = useAsk(listActivePractices).data?.length ?? 0;
  return count === 0 ? null : (
    <span className={classes.count}>
      {count}
      <span className="only-read-aloud"> to do</span>
    </span>
  );
}
