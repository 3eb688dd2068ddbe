/** Passwords that are on every guesser's list; adults may not choose one. */

let known: Promise<ReadonlySet<string>> | undefined;

/** The list is large and rarely needed, so it is read at the first question. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readList();
  return (await known).has(password.toLowerCase());
}
