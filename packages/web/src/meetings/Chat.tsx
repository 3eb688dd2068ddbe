/** Messages: a child's go to the tutor alone, the tutor's to one child or to all. */
import type { Act, Message } from '@comet/domain/meetings/room';
import { maxMessageLength } from '@comet/domain/meetings/room-limits';
import type { RoomView } from '@comet/domain/meetings/room-view';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './Chat.module.css';

interface ChatProps {
  readonly view: RoomView;
  readonly isTutor: boolean;
  /** While the connection is lost nothing arrives, so what was typed is kept. */
  readonly isLost: boolean;
  readonly messages: readonly Message[];
  readonly onAct: (act: Act) => void;
}

export function Chat({ view, isTutor, isLost, messages, onAct }: ChatProps) {
  const [text, setText] = useState('');
  const [to, setTo] = useState('');
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message is in sight
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages]);
  const field = useRef<HTMLInputElement>(null);
  // A child opens this to write; the tutor, to read.
  useEffect(() => {
    if (!isTutor) field.current?.focus({ preventScroll: true });
  }, [isTutor]);
  const nameOf = (seat: number): string => view.members.find((member) => member.seat === seat)?.name ?? 'Somebody';
  const children = view.members.filter((member) => !member.isTutor);
  const address = ({ from, to: seat }: Message): string => {
    if (from !== view.seat) return nameOf(from) + (isTutor || seat === null ? '' : ' (to you)');
    return seat === null ? 'You' : `You to ${nameOf(seat)}`;
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isLost || text.trim() === '') return;
    onAct({ type: 'say', to: to === '' ? null : Number(to), text });
    setText('');
  };
  return (
    <section aria-label="Messages" className={classes.chat}>
      <h2 className={isTutor ? 'only-read-aloud' : classes.title}>{isTutor ? 'Messages' : 'Message your tutor'}</h2>
      {messages.length === 0 && (
        <p className={classes.empty}>
          {isTutor ? 'No messages yet. What children write comes only to you.' : 'Got a question? Ask your tutor here.'}
        </p>
      )}
      <ol ref={list} className={classes.messages} aria-live="polite">
        {messages.map((message) => (
          <li key={message.id} data-mine={message.from === view.seat}>
            <b>{address(message)}</b> {message.text}
          </li>
        ))}
      </ol>
      <form onSubmit={send} className={classes.form}>
        {isTutor && (
          <NativeSelect
            label="To"
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
            data={[
              { value: '', label: 'Everyone' },
              ...children.map(({ seat, name }) => ({ value: String(seat), label: name })),
            ]}
          />
        )}
        <Group gap="xs" wrap="nowrap" align="end">
          <TextInput
            ref={field}
            label={isTutor ? 'Your message' : 'Only your tutor sees this'}
            value={text}
            maxLength={maxMessageLength}
            onChange={(event) => setText(event.currentTarget.value)}
            autoComplete="off"
            flex={1}
          />
          <Button type="submit" disabled={isLost}>
            Send
          </Button>
        </Group>
      </form>
    </section>
  );
}
