/** Fields that several calls share. */
import { readIsoBirth } from '@comet/domain/accounts/birth-date';
import { passwordMaxLength } from '@comet/domain/accounts/roles';
import { defaultGrade, grades, yesOrNo } from '@comet/domain/accounts/student-account';
import { asLine, asLogin } from '@comet/domain/accounts/typed-text';
import { difficulties, subjectKeys, years } from '@comet/domain/curriculum/subjects';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';

/** An id of a person, a class or a part of the curriculum, which PostgreSQL keeps as an int: whole, from 1 on. */
export const idSchema = z.int().min(1).max(2_147_483_647);
/** An id that grows with what people do (attempts, questions, practices, messages), which PostgreSQL keeps as a bigint. */
export const longIdSchema = z.int().min(1);

/** The text of an id in a path or a query, where everything is text; `digits` is the length of the largest. */
const idText = (id: z.ZodInt, digits: number) =>
  boundedText({ max: digits, tooLong: 'This is no id' })
    .regex(/^[1-9]\d*$/, 'This is no id')
    .transform(Number)
    .pipe(id);
/** `idSchema` in a path or a query. */
export const idTextSchema = idText(idSchema, 10);
/** `longIdSchema` in a path or a query. */
export const longIdTextSchema = idText(longIdSchema, 16);

export const yearSchema = z.union(years.map((year) => z.literal(year)));
export const yearTextSchema = boundedText({ max: 1, tooLong: 'Years run from 3 to 7' })
  .regex(/^[3-7]$/, 'Years run from 3 to 7')
  .transform(Number)
  .pipe(yearSchema);

export const subjectIdTextSchema = boundedText({ max: 1, tooLong: 'Subjects run from 1 to 4' })
  .regex(/^[1-4]$/, 'Subjects run from 1 to 4')
  .transform(Number)
  .pipe(z.int());

export const subjectIdSchema = z.int().min(1).max(4);

export const subjectKeySchema = z.enum(subjectKeys);
export const difficultySchema = z.enum(difficulties);
export const isoTimeSchema = boundedText({ max: 40 }).check(z.iso.datetime());
/** A calendar day, year first. */
export const isoDaySchema = (required: string) =>
  boundedText({ max: 10, required, tooLong: required }).check(z.iso.date(required));

/** A date of birth, year first: 2017-03 or 2017-03-14. */
const birthDateSchema = (required: string) =>
  boundedText({ max: 10, required, tooLong: required }).refine((text) => readIsoBirth(text) !== undefined, required);

/** Control characters have no place in names: they would reach mails and logs. */
const plainText = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;

/** One line of text in any script, `max` letters at most; `required` is said when it is empty. */
export const lineSchema = (max: number, required: string) =>
  boundedText({ max, required, clean: asLine }).regex(plainText, 'Please leave out control characters');

/** A message in as many lines as the writer likes, `max` letters at most. */
export const wordsSchema = (max: number) => boundedText({ max, required: 'Please write a few words', clean: asLine });

/** A first or last name: any script, emoji too, 60 letters at most. */
const nameSchema = (required: string) => lineSchema(60, required);
export const firstNameSchema = nameSchema('First Name is a required field');
export const lastNameSchema = nameSchema('Last Name is a required field');

const classText = 'Class is a required field';
/** The name of a class. */
export const classNameSchema = nameSchema(classText);
/** A class, or what is chosen in its place; where neither is chosen, both say the same. */
export const classOrSchema = <Other extends string>(other: Other) =>
  z.union([z.literal(other), z.int(classText).min(1, classText).max(2_147_483_647, classText)], classText);

/** A list of ids without doubles. */
export const idListSchema = (max: number, requiredText: string) =>
  z
    .array(idSchema)
    .min(1, requiredText)
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, 'One is named twice');

/** A user name; the double space of the first text is the specification's. */
export const userNameSchema = boundedText({ max: 40, required: 'Username  is a required field', clean: asLogin })
  .regex(plainText, 'Please leave out control characters')
  .regex(/\p{L}/u, 'Username must contain at least 1 string character');

/** Keyboards write é in two ways; both are the same password. */
const composed = (text: string): string => text.normalize('NFC');
const passwordRules = { max: passwordMaxLength, required: 'Password is a required field', clean: composed };

/** A password as it is typed to log in. */
export const typedPasswordSchema = boundedText(passwordRules);
/** A password being chosen; adults need more, which the server checks once it knows the role. */
export const newPasswordSchema = boundedText(passwordRules).min(3, 'The minimum password length is 3 characters');

const emailText = 'Please enter valid email';
export const emailSchema = boundedText({ max: 254, tooLong: emailText }).check(z.email(emailText));

/** The account step of sign-up (specification, sections 3 and 5); grateStudent is its spelling of the grade. */
export const studentAccountShape = {
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  userName: userNameSchema,
  password: newPasswordSchema,
  /** Month and year, and the day only if the family gives it. */
  dateOfBirth: birthDateSchema('Date of Birth is a required field'),
  /** Optional; an empty text is none. */
  email: z.union([z.literal(''), emailSchema]).optional(),
  isStudentFourYear: z.enum(yesOrNo).default('yes'),
  grateStudent: z.union(grades.map((grade) => z.literal(grade))).default(defaultGrade),
  /** The school year itself, 3 to 7; without it the two fields above say it. */
  studentYear: yearSchema.optional(),
};

/** Text without blanks at its ends. */
export const trimmed = (text: string): string => text.trim();

/** Text to search for; short, and never a pattern. */
export const searchSchema = boundedText({ max: 60, clean: trimmed }).optional();

/** The answer of a call that has nothing to tell. */
export const nothingSchema = z.object({});
