/** Makes and asks for passkeys, in the shapes of our calls; the library is only loaded when somebody uses one. */
import type { AnswerOf, BodySent } from '@comet/contract/call';
import type { PasskeyAnswer } from '@comet/contract/second-step';
import { type addPasskey, type startPasskey, startPasskeyLogIn } from '@comet/contract/two-step';
import { api } from '../api/api.ts';

const load = () => import('@simplewebauthn/browser');

/** What the browser's own messages say is for developers. */
const failed = (): never => {
  throw new Error('Your device didn’t confirm the passkey. Please try again.');
};

/** Lists that may be changed, as the library types want them. */
type Transport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';
const allTransports: readonly Transport[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
const transportsOf = (named: readonly string[] = []): Transport[] =>
  allTransports.filter((transport) => named.includes(transport));

export async function makePasskey(
  options: AnswerOf<typeof startPasskey>,
): Promise<BodySent<typeof addPasskey>['passkey']> {
  const { startRegistration } = await load();
  const excludeCredentials = options.excludeCredentials.map(({ transports, ...known }) => ({
    ...known,
    transports: transportsOf(transports),
  }));
  const { id, response } = await startRegistration({ optionsJSON: { ...options, excludeCredentials } }).catch(failed);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Has the device answer for a log-in with this name and password. */
export async function askPasskey(typed: BodySent<typeof startPasskeyLogIn>): Promise<PasskeyAnswer> {
  const options = await api.call(startPasskeyLogIn, { body: typed });
  const { startAuthentication } = await load();
  const allowCredentials = options.allowCredentials.map(({ transports, ...known }) => ({
    ...known,
    transports: transportsOf(transports),
  }));
  const { id, response } = await startAuthentication({ optionsJSON: { ...options, allowCredentials } }).catch(failed);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}
