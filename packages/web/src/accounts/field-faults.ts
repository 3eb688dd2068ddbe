/** Turns the contract's rules, and the server's refusals, into sentences under the fields of a form. */
import { errors } from '@comet/contract/errors';
import { CallError, type FailureCode } from '../api/client.ts';

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

const fieldOfRefusal: Partial<Record<FailureCode, string>> = {
  userNameTaken: 'userName',
  emailTaken: 'email',
  incorrectPhone: 'phone',
  commonPassword: 'password',
  badDateOfBirth: 'dateOfBirth',
  incorrectOldPassword: 'oldPassword',
};

/** The fields a refusal is about; none where it is about the whole. */
export function faultsOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof CallError)) return {};
  const field = fieldOfRefusal[error.code];
  if (error.details === undefined) return field === undefined ? {} : { [field]: error.message };
  return Object.fromEntries(error.details.map(({ path, message }) => [path, message]));
}

/** Puts the keyboard into the first field that is wrong, once its sentence stands there. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
  });
}
