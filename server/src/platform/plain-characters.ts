/**
 * Invisible control characters, and the directional embeddings, overrides and isolates: if they are not closed, they
 * reverse the text next to them, such as an amount. The direction marks (U+200E, U+200F) stay.
 */
const unwanted =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g

/** All characters that are replaced or removed, and surrogates. Most texts have none, so one test is enough. */
const suspect =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufff9-\ufffb]/

/** Cleans a text, so that it means the same on a page, in an email, in a PDF and in their hash. */
export const plainCharacters = (text: string): string =>
  suspect.test(text)
    ? text
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(unwanted, '')
    : text

/** Escapes untrusted text for use between tags and in attributes with double quotes. */
export function escapeHtml(text: string): string {
  const plain = plainCharacters(text)
  return special.test(plain)
    ? plain.replace(/[&<>"']/g, (character) => entities[character] ?? '')
    : plain
}

/** Characters to escape. Most texts have none, so one test is enough. */
const special = /[&<>"']/

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
