/** The ring that turns until the app knows who is there (specification, section 9: 80 px, 8 px border, 1.2 s). */
import classes from './Loader.module.css';

export function Loader() {
  return (
    <div className={classes.stage} role="status">
      <div className={classes.ring} />
      <span className="only-read-aloud">Loading</span>
    </div>
  );
}
