import { createClassroom } from '@comet/contract/classrooms';
import { createPractice } from '@comet/contract/practice';
import { logIn, registerStudent, resetPassword } from '@comet/contract/sessions';
import { addCoins, emailClass, setStudyType } from '@comet/contract/teaching';
import { describe, expect, test } from 'vitest';
import { CallError } from './client.ts';
import { bodyFaults, FieldFaults, faultsOf, isElsewhere, placeFaults } from './field-faults.ts';

const account = {
  firstName: 'Ann',
  lastName: 'Bee',
  userName: 'ann',
  password: 'abc',
  dateOfBirth: '2017-03-14',
  isStudentFourYear: 'yes',
};
const practice = {
  name: 'Fractions',
  studentIds: [1],
  topicId: 1,
  subTopicIds: [1],
  difficulty: 'easy',
  timeLimit: null,
  numberOfQuestions: 10,
};

describe('the rules of a form', () => {
  test.each([
    [logIn, { login: ' ', password: '' }, ['login', 'password']],
    [logIn, { login: ' ann ', password: 'abc', remember: true }, []],
    [registerStudent, account, []],
    [registerStudent, { ...account, email: '' }, []],
    [emailClass, { classroomId: 1, message: ' ' }, ['message']],
    [setStudyType, { type: 'none', studentId: 1, classroomIds: [] }, []],
    [createPractice, { ...practice, studentIds: [], subTopicIds: [], name: '' }, ['studentIds', 'name', 'subTopicIds']],
    [createPractice, practice, []],
  ])('are those of the call %#: %o is wrong in %o', (call, body, fields) => {
    expect(Object.keys(bodyFaults(call, { body }))).toEqual(fields);
  });

  test.each([
    [logIn, { login: '', password: 'abc' }, { login: 'Username  is a required field' }],
    [registerStudent, { ...account, userName: '' }, { userName: 'Username  is a required field' }],
    [registerStudent, { ...account, email: 'no address' }, { email: 'Please enter valid email' }],
    [resetPassword, { password: 'ab', token: 'x' }, { password: 'The minimum password length is 3 characters' }],
    [createClassroom, { name: '', subjectId: 1 }, { name: 'Class is a required field' }],
    [
      addCoins,
      { studentId: 1, coinsAmount: 51, reason: '' },
      { coinsAmount: 'From 1 to 50 coins', reason: 'Please say what for' },
    ],
    [addCoins, { studentId: 1, coinsAmount: 1.5 }, { coinsAmount: 'From 1 to 50 coins' }],
    [addCoins, { studentId: 1, coinsAmount: Number.NaN }, { coinsAmount: 'From 1 to 50 coins' }],
    [createPractice, { ...practice, subTopicIds: [] }, { subTopicIds: 'Sub topics is a required field' }],
  ])('say the first thing that is wrong %#', (call, body, faults) => {
    expect(bodyFaults(call, { body })).toEqual(faults);
  });
});

describe('a refusal', () => {
  test('is under the fields of its details, else under the field of its code', () => {
    const details = [
      { path: 'email', message: 'Please enter valid email' },
      { path: 'studentIds.0', message: 'No such student' },
    ];
    const faults = faultsOf(new CallError('badRequest', { details }));
    expect(placeFaults(faults, { email: '', studentIds: [] })).toEqual({
      email: 'Please enter valid email',
      studentIds: 'No such student',
    });
    expect(faultsOf(new CallError('emailTaken'))).toEqual({
      email: 'Email already taken, please choose another email',
    });
    expect(faultsOf(new CallError('tooMany'))).toEqual({});
    expect(faultsOf(new FieldFaults({ userName: 'Taken' }))).toEqual({ userName: 'Taken' });
  });

  test('that no field can show is shown by the form', () => {
    expect(isElsewhere({ token: 'Too small' }, { password: '' })).toBe(true);
    expect(isElsewhere({ password: 'Too short' }, { password: '' })).toBe(false);
    expect(isElsewhere(placeFaults({ 'ids.3': 'No such id' }, { ids: [] }), { ids: [] })).toBe(false);
  });
});
