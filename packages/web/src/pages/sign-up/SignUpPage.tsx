/** Sign-up: who it is, then a parent's own details, or a student's three steps. */
import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { useDraft } from '../../accounts/account-draft.ts';
import { ParentRegistrationForm } from '../../accounts/ParentRegistrationForm.tsx';
import { Mascot } from '../../mascots/Mascot.tsx';
import { paths } from '../../navigation/paths.ts';
import { homeOf } from '../../sessions/home.ts';
import { signUpParent, useHasSession, useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { StepsFrame } from './StepsFrame.tsx';
import { StudentSignUp, studentDraft } from './StudentSignUp.tsx';

const whos = [
  {
    who: 'parent',
    mascot: 'english',
    title: 'For my children',
    button: 'I am a parent',
    text: 'You make your children’s accounts, choose a package for each and see how they get on.',
  },
  {
    who: 'student',
    mascot: 'math',
    title: 'For myself',
    button: 'I am a student',
    text: 'You learn, and you have a card of your own to pay with. Otherwise ask a parent to sign up.',
  },
] as const;

function WhoIsIt() {
  return (
    <StepsFrame title="Sign up" hint="Who signs up?" aside={<Link to={paths.logIn}>Log in instead</Link>}>
      <SimpleGrid cols={{ xs: 1, sm: 2 }}>
        {whos.map(({ who, mascot, title, text, button }) => (
          <Card key={who}>
            <Stack gap="sm" h="100%" justify="space-between">
              <div>
                <Mascot subject={mascot} size={88} />
                <Title order={2} size="h4" mt={4} mb={4}>
                  {title}
                </Title>
                <Text>{text}</Text>
              </div>
              <Button component={Link} to={paths.signUpAs(who)} fullWidth>
                {button}
              </Button>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
      <Text mt="md">
        Before you start: what we keep is in our <a href={paths.privacy}>privacy notice</a>, and the rules are in our{' '}
        <a href={paths.terms}>terms</a>. There’s also a <a href={paths.childrensPrivacy}>short page for children</a>.
      </Text>
    </StepsFrame>
  );
}

function ParentSignUp() {
  const navigate = useNavigate();
  return (
    <StepsFrame
      title="About you"
      hint="Then come your child’s account, a package and a card. The first days are free."
      aside={<Link to={paths.logIn}>Log in instead</Link>}
    >
      <ParentRegistrationForm
        foot={
          <Button variant="default" component={Link} to={paths.signUp}>
            Back
          </Button>
        }
        onSend={async (details) => {
          await signUpParent(details);
          await navigate(paths.createStudent);
        }}
      />
    </StepsFrame>
  );
}

export default function SignUpPage() {
  const [search] = useSearchParams();
  const hasSession = useHasSession();
  // Who comes here logged in goes home; who logs in by signing up is led on by the steps themselves.
  const [cameLoggedIn] = useState(hasSession);
  const isUnderWay = useDraft(studentDraft).child !== undefined;
  const user = useUser();
  if (cameLoggedIn && hasSession && !isUnderWay)
    return user.data === undefined ? <Loader /> : <Navigate to={homeOf(user.data)} replace />;
  const who = search.get('who');
  if (who === 'parent') return <ParentSignUp />;
  return who === 'student' ? <StudentSignUp /> : <WhoIsIt />;
}
