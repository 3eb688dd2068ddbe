/** Keeps the parent's switch for sounds in force on every page, also when it changes meanwhile. */
import { getOwnControls } from '@comet/contract/controls';
import { useEffect } from 'react';
import { useAsk } from '../api/ask.ts';
import { permitSounds } from '../ui/sounds.ts';

export default function SoundWatch({ isStudent }: { readonly isStudent: boolean }) {
  const controls = useAsk(getOwnControls, {}, { isOn: isStudent }).data;
  const permission = !isStudent ? 'yes' : controls === undefined ? 'unknown' : controls.hasSounds ? 'yes' : 'no';
  useEffect(() => permitSounds(permission), [permission]);
  return null;
}
