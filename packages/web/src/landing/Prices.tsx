/** The packages with their prices, which the server puts in, and tutoring with its phone number. */
import { packageContents, rateNames } from '@comet/domain/billing/package-contents';
import { trialDays, typesOfRate } from '@comet/domain/billing/packages';
import { paths } from '../navigation/paths.ts';
import { slot } from './facts.ts';

export function Prices() {
  return (
    <section className="landing-prices" aria-labelledby="prices">
      <h2 id="prices">Prices</h2>
      <p className="landing-lead">
        Each child has one package. The first 7 days are free; a year costs as much as ten months.
      </p>
      <div className="landing-packages">
        {typesOfRate.map((key) => (
          <article key={key} className="landing-package">
            <h3>{rateNames[key]}</h3>
            <p className="landing-price">
              <strong>{slot(`${key}Monthly`)}</strong>
            </p>
            <p className="landing-yearly">{slot(`${key}Annual`)}</p>
            <ul>
              {packageContents[key].map(({ text, isSoon = false }) => (
                <li key={text}>
                  <span>{text}</span>
                  {isSoon ? <span className="landing-soon">soon</span> : null}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      <p className="landing-begin">
        <a className="landing-go" href={paths.signUp}>
          Start {trialDays} days free
        </a>
        <span>Cancel at any time before the trial ends, and you pay nothing.</span>
      </p>
      <p className="landing-tutoring">
        <strong className="one-line">One-to-one</strong> <strong>tutoring</strong> rates start from £10 per hour. To be
        matched with a tutor, call <a href={`tel:${slot('phoneLink')}`}>{slot('phone')}</a>.
      </p>
    </section>
  );
}
