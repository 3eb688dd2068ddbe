/** Fields that several calls share. */
import { passwordMaxLength } from '@comet/domain/accounts/roles';
import { defaultGrade, grades, yesOrNo } from '@comet/domain/accounts/student-account';
import { asLine, asLogin } from '@comet/domain/accounts/typed-text';
import { difficulties, subjectKeys, years } from '@comet/domain/curriculum/subjects';
import { z } from 'zod';

/** An id as PostgreSQL gives them: whole, from 1 on. */
export const idSchema = z.int().min(1).max(2_147_483_647);
/** The same in a path or a query, where everything is text. */
export const idTextSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'This is no id')
  .transform(Number)
  .pipe(idSchema);

export const yearSchema = z.union(years.map((year) => z.literal(year)));
export const yearTextSchema = z
  .string()
  .regex(/^[3-7]$/, 'Years run from 3 to 7')
  .transform(Number)
  .pipe(yearSchema);

export const subjectIdTextSchema = z
  .string()
  .regex(/^[1-4]$/, 'Subjects run from 1 to 4')
  .transform(Number)
  .pipe(z.int());

export const subjectIdSchema = z.int().min(1).max(4);

export const subjectKeySchema = z.enum(subjectKeys);
export const difficultySchema = z.enum(difficulties);
export const isoTimeSchema = z.iso.datetime();

/** Control characters have no place in names: they would reach mails and logs. */
const plainText = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;

/** One line of text in any script. */
export const plainTextSchema = z.string().overwrite(asLine).regex(plainText, 'Please leave out control characters');

/** Words to somebody, in as many lines as they like: `most` letters at most, counted as they are meant. */
export const wordsSchema = (most: number) => z.string().overwrite(asLine).min(1, 'Please write a few words').max(most);

/** A first or last name: any script, emoji too, 60 letters at most. */
const nameSchema = (requiredText: string) =>
  z.string().overwrite(asLine).min(1, requiredText).max(60).regex(plainText, 'Please leave out control characters');
export const firstNameSchema = nameSchema('First Name is a required field');
export const lastNameSchema = nameSchema('Last Name is a required field');

/** The name of a class. */
export const classNameSchema = nameSchema('Class is a required field');

/** A list of ids without doubles. */
export const idListSchema = (most: number, requiredText: string) =>
  z
    .array(idSchema)
    .min(1, requiredText)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, 'One is named twice');

/** A user name; the double space of the first text is the specification's. */
export const userNameSchema = z
  .string()
  .overwrite(asLogin)
  .min(1, 'Username  is a required field')
  .max(40)
  .regex(plainText, 'Please leave out control characters')
  .regex(/\p{L}/u, 'Username must contain at least 1 string character');

/** A password as it is typed to log in. Keyboards write é in two ways; both are the same password. */
export const typedPasswordSchema = z
  .string()
  .normalize('NFC')
  .min(1, 'Password is a required field')
  .max(passwordMaxLength);
/** A password being chosen; adults need more, which the server checks once it knows the role. */
export const newPasswordSchema = z
  .string()
  .normalize('NFC')
  .min(1, 'Password is a required field')
  .min(3, 'The minimum password length is 3 characters')
  .max(passwordMaxLength);

export const emailSchema = z.email('Please enter valid email').max(254);

/** The account step of sign-up (specification, sections 3 and 5); grateStudent is its spelling of the grade. */
export const studentAccountShape = {
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  userName: userNameSchema,
  password: newPasswordSchema,
  dateOfBirth: z.iso.date('Date of Birth is a required field'),
  /** Optional; an empty text is none. */
  email: z.union([z.literal(''), emailSchema]).optional(),
  isStudentFourYear: z.enum(yesOrNo).default('yes'),
  grateStudent: z.union(grades.map((grade) => z.literal(grade))).default(defaultGrade),
  /** The school year itself, 3 to 7; without it the two fields above say it. */
  studentYear: yearSchema.optional(),
};

/** Text to search for; short, and never a pattern. */
export const searchSchema = z.string().trim().max(60).optional();

/** The answer of a call that has nothing to tell. */
export const nothingSchema = z.object({});
