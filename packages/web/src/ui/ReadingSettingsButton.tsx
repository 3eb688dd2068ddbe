/** A large and a small letter: opens how text is read and heard. */
import { LettersIcon } from './LettersIcon.tsx';
import { lazily } from './lazily.tsx';
import { useModal } from './modal-host.tsx';
import { SkeletonRows } from './states.tsx';

const ReadingSettings = lazily(() => import('./ReadingSettings.tsx'), {
  waiting: () => <SkeletonRows rows={4} height={48} />,
});

export function ReadingSettingsButton({ className }: { readonly className: string | undefined }) {
  const modal = useModal();
  return (
    <button
      type="button"
      className={className}
      aria-label="Reading settings"
      onClick={() => modal.open({ title: 'Reading settings', body: <ReadingSettings /> })}
    >
      <LettersIcon />
    </button>
  );
}
