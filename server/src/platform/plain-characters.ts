/**
 * Controls that nobody sees, and the directional embeddings, overrides and isolates: unclosed they turn
 * round what stands beside them, such as an amount. The marks of direction (U+200E, U+200F) stay.
 */
const unwanted =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g

/** Whatever is replaced or removed, and surrogates. Most texts have none, and are told by one look. */
const suspect =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufff9-\ufffb]/

/** Text that means the same on a page, in a mail, in a PDF and in the hash of them. */
export const plainCharacters = (text: string): string =>
  suspect.test(text)
    ? text
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(unwanted, '')
    : text

/** For text between tags and in attributes with double quotes; names may come from anybody. */
export function escapeHtml(text: string): string {
  const plain = plainCharacters(text)
  return special.test(plain)
    ? plain.replace(/[&<>"']/g, (character) => entities[character] ?? '')
    : plain
}

/** Most texts have none, and are told by one look. */
const special = /[&<>"']/

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
