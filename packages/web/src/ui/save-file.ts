/** Hands a text or bytes to the browser as a file. */
export function saveFile(
  name: string,
  content: BlobPart,
  { ending, type }: { readonly ending: string; readonly type: string },
): void {
  const url = URL.createObjectURL(
    new Blob([content], { type: typeof content === 'string' ? `${type};charset=utf-8` : type }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '').trim() || 'table'}.${ending}`;
  link.click();
  URL.revokeObjectURL(url);
}
