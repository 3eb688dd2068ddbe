/** The frame around the three steps of sign-up: where one is, and the way back. */
import { Container, Group, Stepper, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Words } from '../../ui/Words.tsx';
import { Brand } from '../public/Brand.tsx';
import classes from './StepsFrame.module.css';

interface StepsFrameProps {
  readonly title: string;
  readonly hint?: string | undefined;
  /** 0 account, 1 package, 2 card; none before the steps begin. */
  readonly step?: 0 | 1 | 2;
  /** Goes to a step that was done before. */
  readonly onStep?: (step: number) => void;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

const stepNames = ['Account', 'Package', 'Card'] as const;

export function StepsFrame({ title, hint, step, onStep, aside, children }: StepsFrameProps) {
  useEffect(() => {
    document.title = `${title} · Comet Club`;
  }, [title]);
  return (
    <Container component="main" size={step === 1 ? 960 : 680} px="sm" py="lg">
      <Group justify="space-between" mb="lg" gap="xs">
        <Link
          to={paths.landing}
          aria-label="Comet Club, home"
          style={{ display: 'flex', alignItems: 'center', gap: 12, color: 'inherit', textDecoration: 'none' }}
        >
          <Brand />
        </Link>
        {aside}
      </Group>
      {step === undefined ? null : (
        <Stepper
          active={step}
          size="sm"
          iconSize={32}
          // Three steps with their names fit a phone.
          styles={{ separator: { marginInline: 6, minWidth: 8 }, stepBody: { marginInlineStart: 8 } }}
          classNames={{ steps: classes.steps, separator: classes.separator }}
          mb="lg"
          wrap={false}
          {...(onStep === undefined ? {} : { onStepClick: onStep })}
          aria-label="Steps"
        >
          {stepNames.map((name, place) => (
            <Stepper.Step
              key={name}
              label={name}
              allowStepSelect={onStep !== undefined && place < step}
              aria-current={place === step ? 'step' : undefined}
            />
          ))}
        </Stepper>
      )}
      <Card>
        <Title order={1} size="h2" mb={hint === undefined ? 'md' : 4} style={{ overflowWrap: 'anywhere' }}>
          <Words text={title} />
        </Title>
        {hint === undefined ? null : (
          <Text c="dimmed" mb="md" style={{ overflowWrap: 'anywhere' }}>
            {hint}
          </Text>
        )}
        {children}
      </Card>
    </Container>
  );
}
