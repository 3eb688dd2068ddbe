/** Turns the contract's rules, and the server's refusals, into sentences under the fields of a form. */
import type { Call, ExampleRequest } from '@comet/contract/call';
import { errors } from '@comet/contract/errors';
import type { FormErrors } from '@mantine/form';
import { CallError, type FailureCode } from './client.ts';

/** A field of the contract, as far as a form needs it. */
interface FieldSchema {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true }
    | { readonly success: false; readonly error: { readonly issues: readonly { readonly message: string }[] } };
}

/** A rule of a form from a field of the contract, so that both say the same: its first complaint, or null. */
export const ruleOf =
  (schema: FieldSchema) =>
  (value: unknown): string | null => {
    const read = schema.safeParse(value);
    return read.success ? null : (read.error.issues[0]?.message ?? errors.badRequest.message);
  };

/** What the contract finds wrong with a call's body: the first complaint about each field. */
export function bodyFaults({ body }: Pick<Call, 'body'>, sent: ExampleRequest): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of body?.safeParse(sent.body).error?.issues ?? [])
    faults[path.map(String).join('.')] ??= message;
  return faults;
}

/** Something is wrong with fields, found while the form was being sent; a field outside of the form shows its own text. */
export class FieldFaults extends Error {
  readonly faults: FormErrors;

  constructor(faults: FormErrors = {}) {
    super(errors.badRequest.message);
    this.faults = faults;
  }
}

const fieldOfRefusal: Partial<Record<FailureCode, string>> = {
  userNameTaken: 'userName',
  userNameIsAddress: 'userName',
  emailTaken: 'email',
  incorrectPhone: 'phone',
  commonPassword: 'password',
  badDateOfBirth: 'dateOfBirth',
  incorrectOldPassword: 'oldPassword',
  wrongCode: 'code',
  classNameTaken: 'name',
  noClassGiven: 'classroomIds',
};

/** The fields a refusal is about; none where it is about the whole. */
export function faultsOf(error: unknown): FormErrors {
  if (error instanceof FieldFaults) return error.faults;
  if (!(error instanceof CallError)) return {};
  const field = fieldOfRefusal[error.code];
  if (error.details === undefined) return field === undefined ? {} : { [field]: error.message };
  return Object.fromEntries(error.details.map(({ path, message }) => [path, message]));
}

/** Faults within a list or a group stand under its field. */
export function placeFaults(faults: FormErrors, values: object): FormErrors {
  const placed: FormErrors = {};
  for (const [path, text] of Object.entries(faults)) {
    const [field = path] = path.split('.');
    placed[field in values ? field : path] ??= text;
  }
  return placed;
}

/** Whether some fault has no field in this form that could show it. */
export const isElsewhere = (faults: FormErrors, values: object): boolean =>
  Object.keys(faults).some((field) => !(field in values));

export function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
}
