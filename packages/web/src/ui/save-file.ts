/** Hands a text to the browser as a file. */
export function saveFile(
  name: string,
  text: string,
  { ending, type }: { readonly ending: string; readonly type: string },
): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '').trim() || 'table'}.${ending}`;
  link.click();
  URL.revokeObjectURL(url);
}
