/** A question to try without an account: radio buttons and style sheets do it all, so it works without JavaScript. */
import { findSubjectByKey } from '@comet/domain/curriculum/subjects';
import { Mascot, mascotNames } from '../mascots/Mascot.tsx';
import { type Sample, samples } from './samples.tsx';

function Question({ sample }: { readonly sample: Sample }) {
  const { subject, prompt, figure, options } = sample;
  const name = findSubjectByKey(subject)?.name;
  return (
    <fieldset className="try-question" data-try={subject}>
      <legend className="try-legend">
        <span className="try-subject">
          {name} with {mascotNames[subject]}
        </span>
        <span className="try-prompt">{prompt}</span>
      </legend>
      <div className="try-waits">
        <Mascot subject={subject} mood="think" size={112} />
      </div>
      <div className="try-cheers">
        <Mascot subject={subject} mood="cheer" size={112} />
      </div>
      <div className="try-body">
        {figure === undefined ? null : <div className="try-figure">{figure}</div>}
        <div className="try-options" data-figures={figure !== undefined}>
          {options.map(({ shown, isRight, because }, place) => {
            const id = `try-${subject}-${place}`;
            return (
              <div key={id} className="try-choice" data-right={isRight}>
                <input type="radio" id={id} name={`try-${subject}`} />
                <label htmlFor={id}>
                  <span className="try-key" aria-hidden="true">
                    {place + 1}
                  </span>
                  <span>{shown}</span>
                </label>
                <div className="try-told" aria-live="polite">
                  <p>{because}</p>
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </fieldset>
  );
}

export function TryIt() {
  return (
    <div className="try-all" data-tries>
      {samples.map((sample) => (
        <Question key={sample.subject} sample={sample} />
      ))}
      <p className="try-note">
        A demonstration: four fixed questions, marked on this page. Nothing you choose here leaves your browser.
      </p>
    </div>
  );
}
