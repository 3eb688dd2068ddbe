/** Adults need longer passwords than the contract asks of everybody. */
import { newPasswordSchema } from '@comet/contract/fields';
import { passwordMinLength, type Role } from '@comet/domain/accounts/roles';
import { ruleOf } from '../api/field-faults.ts';

const faultOf = ruleOf(newPasswordSchema);

export function passwordRule(password: string, role: Role): { readonly password: string | null } {
  const least = passwordMinLength[role];
  const isShort = password.length < least;
  return {
    password: faultOf(password) ?? (isShort ? `The minimum password length is ${least} characters` : null),
  };
}
