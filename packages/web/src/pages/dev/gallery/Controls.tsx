/** Buttons, fields, switches, steps and the dialog that asks before something is taken away. */

import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Group,
  PasswordInput,
  Progress,
  Radio,
  SegmentedControl,
  Select,
  SimpleGrid,
  Slider,
  Stack,
  Stepper,
  Switch,
  Tabs,
  Textarea,
  TextInput,
} from '@mantine/core';
import toast from 'react-hot-toast';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmForm } from '../../../ui/ConfirmForm.tsx';
import { useModal } from '../../../ui/modal-host.tsx';
import { savedText } from '../../../ui/texts.ts';

function Buttons() {
  const modal = useModal();
  const ask = (): void =>
    modal.open({
      title: 'Take it away?',
      body: (
        <ConfirmForm
          text="It cannot be brought back."
          yes="Take it away"
          no="Keep it"
          onYes={modal.clear}
          onNo={modal.clear}
        />
      ),
    });
  return (
    <Stack>
      <Group>
        <Button>Action</Button>
        <Button color="go">Fly on</Button>
        <Button variant="default">Other way</Button>
        <Button variant="light">Quiet</Button>
        <Button variant="subtle">Quieter</Button>
      </Group>
      <Group>
        <Button size="sm">Small</Button>
        <Button size="xl">Large</Button>
        <Button disabled>Not now</Button>
        <Button loading>Sending</Button>
      </Group>
      <Group>
        <Button variant="default" onClick={ask}>
          Ask first
        </Button>
        <Button variant="default" onClick={() => toast.success(savedText)}>
          Say well done
        </Button>
        <Button variant="default" onClick={() => toast.error('That did not work')}>
          Say sorry
        </Button>
      </Group>
    </Stack>
  );
}

function Fields() {
  return (
    <Stack>
      <TextInput label="Name" placeholder="First name" />
      <TextInput label="Name, not right" defaultValue="?" error="Letters only, please" />
      <TextInput label="Name, not now" disabled defaultValue="Zoe" />
      <PasswordInput
        label="Password"
        defaultValue="comet"
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
      />
      <Select label="Subject" data={['Math', 'English', 'Verbal Reasoning']} defaultValue="Math" />
      <Textarea label="Words" defaultValue="Nearly all of it right." />
    </Stack>
  );
}

function Choices() {
  return (
    <Stack>
      <Checkbox label="Remember me" defaultChecked />
      <Checkbox label="Not remembered" />
      <Radio.Group label="One of two" defaultValue="one">
        <Group mt="xs">
          <Radio value="one" label="One" />
          <Radio value="two" label="Two" />
        </Group>
      </Radio.Group>
      <Switch label="On" defaultChecked />
      <Switch label="Off" />
      <SegmentedControl aria-label="Period" data={['Week', 'Month']} />
      <Slider thumbLabel="Questions" defaultValue={40} />
      <Progress value={60} size="lg" radius="xl" color="go" aria-label="60 of 100" />
      <Tabs defaultValue="active">
        <Tabs.List>
          <Tabs.Tab value="active">Active</Tabs.Tab>
          <Tabs.Tab value="archive">Archive</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="active" pt="sm">
          What is to be done
        </Tabs.Panel>
        <Tabs.Panel value="archive" pt="sm">
          What is done
        </Tabs.Panel>
      </Tabs>
      <Stepper active={1} size="sm" iconSize={32}>
        <Stepper.Step label="Account" />
        <Stepper.Step label="Package" />
        <Stepper.Step label="Card" />
      </Stepper>
      <Group>
        <Badge>Year 5</Badge>
        <Badge color="go">Passed</Badge>
        <Badge variant="light" color="mend">
          Due soon
        </Badge>
      </Group>
      <Alert title="A hint">Look at the tenths first.</Alert>
      <Alert color="orange" title="Not quite an answer yet">
        A number, please.
      </Alert>
    </Stack>
  );
}

export function Controls() {
  return (
    <SimpleGrid cols={{ xs: 1, md: 3 }}>
      <Card>
        <Buttons />
      </Card>
      <Card>
        <Fields />
      </Card>
      <Card>
        <Choices />
      </Card>
    </SimpleGrid>
  );
}
