/** The first page: what Comet Club is, a question to try, what it costs and the way in. It is built to plain HTML and needs no script. */
import { trialDays } from '@comet/domain/billing/packages';
import { subjects } from '@comet/domain/curriculum/subjects';
import { Mascot, mascotNames } from '../mascots/Mascot.tsx';
import { paths } from '../navigation/paths.ts';
import { Audience } from './Audience.tsx';
import { elevenPlus, faq, promises } from './content.ts';
import { slot } from './facts.ts';
import { Prices } from './Prices.tsx';
import { shots } from './screenshots.ts';
import { TryIt } from './TryIt.tsx';

function Brand() {
  return (
    <a className="landing-brand" href={paths.landing}>
      <img src="/comet.svg" alt="" width={44} height={44} />
      Comet Club
    </a>
  );
}

export function LandingPage() {
  return (
    <div className="landing-page">
      <a className="landing-skip" href="#main">
        To the content
      </a>
      <header className="landing-header">
        <Brand />
        <nav aria-label="On this page" className="landing-nav">
          <a href="#try">Try a question</a>
          <a href="#parents">For parents</a>
          <a href="#prices">Prices</a>
          <a href="#faq">Questions</a>
          <a href={paths.privacy}>Privacy</a>
          <a href={paths.terms}>Terms</a>
          <a href={paths.childrensPrivacy}>For children</a>
        </nav>
        <a className="landing-quiet" href={paths.logIn}>
          Log in
        </a>
      </header>
      <main id="main">
        <section className="landing-hero">
          <div className="landing-sky">
            <div className="landing-say">
              <h1>Learning that children ask for</h1>
              <p>
                Math, English, verbal and <span className="one-line">non-verbal</span> reasoning for children of 7 to
                12. Short missions, a reason for every answer, and four friends who never lose patience.
              </p>
              <p className="landing-doors">
                <a className="landing-go" href={paths.signUp}>
                  Start {trialDays} days free
                </a>
                <a className="landing-ghost" href="#try">
                  Try a question
                </a>
              </p>
            </div>
            <ul className="landing-crew">
              {subjects.map(({ key, name }) => (
                <li key={key}>
                  <Mascot subject={key} mood={key === 'math' ? 'cheer' : 'idle'} size={140} />
                  <span className="landing-friend" data-subject={key}>
                    <strong>{name}</strong>
                    <span>with {mascotNames[key]}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </section>

        <section className="landing-band" aria-labelledby="try">
          <h2 id="try">Try a question</h2>
          <p className="landing-lead">
            One from each subject, as your child would see it. There are {slot('subTopicCount')} sub-topics, with new
            questions every time.
          </p>
          <TryIt />
        </section>

        <Audience id="children" title="Children fly through missions" shot={shots.missions}>
          <p>
            A path of chapters in each subject, with one clear next step. Ten questions a mission, as hard as suits
            them.
          </p>
          <ul>
            <li>Answer by touch, mouse or keys; every question can be read aloud</li>
            <li>A hint when it is hard, “I am not sure” when it was a guess</li>
            <li>Stars, coins and ranks that are never taken away</li>
          </ul>
        </Audience>
        <Audience id="parents" title="Parents know in five seconds" shot={shots.parent}>
          <p>
            Is my child practising, at what, how well, and what comes next? One page answers that for all your children.
          </p>
          <ul>
            <li>A strip for each child, and how far they are in their school year</li>
            <li>Every finished test with its answers</li>
            <li>Set a practice yourself in three steps</li>
          </ul>
        </Audience>
        <Audience id="tutors" title="Tutors see the work as it happens" shot={shots.tutor}>
          <p>
            Your classes and students on one screen that moves as answers are given. Nothing to refresh, nothing to
            mark.
          </p>
          <ul>
            <li>Practices for a class or one student, with or without a clock</li>
            <li>Reports by student and sub-topic, down to each answer</li>
            <li>Your words reach the child beside their work</li>
          </ul>
        </Audience>

        <section className="landing-band" aria-labelledby="eleven-plus">
          <h2 id="eleven-plus">Getting ready for the 11+</h2>
          <p className="landing-lead">
            Most 11+ tests ask for some or all of our four subjects: math, English, verbal and non-verbal reasoning.
            Here’s what we have for them.
          </p>
          <div className="landing-promises">
            {elevenPlus.map(([title, text]) => (
              <article key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </article>
            ))}
          </div>
        </section>

        <section className="landing-band" aria-labelledby="promises">
          <h2 id="promises">Our promises</h2>
          <div className="landing-promises">
            {promises.map(([title, text]) => (
              <article key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </article>
            ))}
          </div>
        </section>

        <Prices />

        <section className="landing-faq" aria-labelledby="faq">
          <h2 id="faq">Questions parents ask</h2>
          {faq.map(([question, answer]) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>

        <section className="landing-last" aria-labelledby="begin">
          <h2 id="begin">See what your child makes of it</h2>
          <p>
            {trialDays} days are free. Or call us on <a href={`tel:${slot('phoneLink')}`}>{slot('phone')}</a>, and we’ll
            help you choose.
          </p>
          <a className="landing-go" href={paths.signUp}>
            Start {trialDays} days free
          </a>
        </section>
      </main>
      <footer className="landing-footer">
        <Brand />
        <p className="landing-line">
          Call us: <a href={`tel:${slot('phoneLink')}`}>{slot('phone')}</a>
        </p>
        <p className="landing-line">
          <a href={paths.logIn}>Log in</a>
          <a href="#prices">Prices</a>
          <a href="#faq">Questions</a>
        </p>
      </footer>
    </div>
  );
}
