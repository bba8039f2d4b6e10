const escapes: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't', ' ': 's' }
const unescapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', s: ' ' }

/**
 * Joins values into one cell, separated by semicolons. Characters that would end or trim a value get a backslash in
 * front.
 */
export const joinValues = (values: readonly string[]): string =>
  values
    .map((value) =>
      value
        .replace(/[\\;,|]/g, '\\$&')
        .replace(/[\r\n]|^[ \t]|[ \t]$/g, (sign) => `\\${escapes[sign]}`)
        .replaceAll(' ::: ', ' \\::: '),
    )
    .join(';')

/**
 * Splits such a cell into values. People also separate values by line breaks, Google by `:::`, others by one more sign.
 */
export const splitValues = (cell: string, separator: ',' | '|' | '' = ''): string[] =>
  (cell.match(partsBy[separator]) ?? [])
    .flatMap((part) => part.split(/ ::: |[\r\n]+/))
    .map((part) =>
      part.trim().replace(/\\([\\;,|:nrts])/g, (_, sign: string) => unescapes[sign] ?? sign),
    )
    .filter((value) => value !== '')

const partsBy = {
  '': /(?:\\[\\;]|[^;])+/g,
  ',': /(?:\\[\\;,]|[^;,])+/g,
  '|': /(?:\\[\\;|]|[^;|])+/g,
}
