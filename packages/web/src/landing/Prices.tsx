/** The packages with their prices, which the server puts in, and tutoring with its phone number. */
import { packages } from './content.ts';
import { slot } from './facts.ts';

export function Prices() {
  return (
    <section className="landing-prices" aria-labelledby="prices">
      <h2 id="prices">Prices</h2>
      <p className="landing-lead">
        Each child has one package. The first 7 days are free; a year costs as much as ten months.
      </p>
      <div className="landing-packages">
        {packages.map(({ key, name, features }) => (
          <article key={key} className="landing-package">
            <h3>{name}</h3>
            <p className="landing-price">
              <strong>{slot(`${key}Monthly`)}</strong>
            </p>
            <p className="landing-yearly">{slot(`${key}Annual`)}</p>
            <ul>
              {features.map(({ text, isSoon = false }) => (
                <li key={text}>
                  {text}
                  {isSoon ? <span className="landing-soon">soon</span> : null}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      <p className="landing-tutoring">
        <strong>One-to-one tutoring</strong> rates start from 10 per hour. To be matched with a tutor, call{' '}
        <a href={`tel:${slot('phoneLink')}`}>{slot('phone')}</a>.
      </p>
    </section>
  );
}
