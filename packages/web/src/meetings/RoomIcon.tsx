/** The signs on the controls of a room: found before the words are read. */
import { LineIcon } from '../ui/LineIcon.tsx';

/** Drawn in strokes on 24 by 24. */
const drawings = {
  leave: 'M6 6l12 12M18 6L6 18',
  hand: 'M7 12.5V6.6a1.4 1.4 0 0 1 2.8 0V11V4.8a1.4 1.4 0 0 1 2.8 0V11V5.6a1.4 1.4 0 0 1 2.8 0V12V8a1.4 1.4 0 0 1 2.8 0v6.5c0 3.8-2.4 6.5-6 6.5-2.9 0-4.3-1.3-5.6-3.7L4.3 13.6c-.9-1.6 1.2-2.9 2.3-1.5z',
  microphone: 'M12 3.5a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  microphoneOff:
    'M9 9v2.5a3 3 0 0 0 4.8 2.4M15 11V6.5a3 3 0 0 0-5.6-1.5M5.5 11.5a6.5 6.5 0 0 0 10.3 5.3M12 18v3M4 4l16 16',
  camera: 'M3.5 6.5h12v11h-12zM15.5 10.5 20.5 8v8l-5-2.5',
  cameraOff: 'M7.5 6.5h8v7.5M15.5 17.5h-12v-11M15.5 10.5 20.5 8v8M4 4l16 16',
  screen: 'M3.5 5h17v11h-17zM9 20h6M12 8v5M9.5 10l2.5-2.5 2.5 2.5',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  messages: 'M4 5h16v11H11l-4.5 4V16H4z',
  question: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 2M12 16.8v.1',
  slides: 'M4 4.5h16v11H4zM12 15.5V20M8.5 20h7M8 8h8M8 11.5h5',
  door: 'M6 20V4h9v16M4 20h16M12 12v.1M18 8v8',
  record: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  more: 'M6 12v.1M12 12v.1M18 12v.1',
  undo: 'M9 6L4.5 10.5L9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  wipe: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  tick: 'M5 13l4.5 4.5L19 7.5',
} as const;

export type RoomSign = keyof typeof drawings;

export function RoomIcon({ sign, size = 22 }: { readonly sign: RoomSign; readonly size?: number }) {
  return <LineIcon path={drawings[sign]} size={size} style={{ flex: 'none' }} />;
}
