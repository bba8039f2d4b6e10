/** Files that are hard to take in, of the size that a client may send. */
export interface HostileFile {
  what: string
  name: string
  type: string
  bytes: () => Buffer
}

const megabyte = 1_000_000
const size = 9 * megabyte

const words =
  'the harbour master notes every ship that passes at dawn while ropes are coiled and dredging goes on'.split(
    ' ',
  )

/** Sentences whose words come in ever another order. */
function prose(bytes: number): Buffer {
  const out = Buffer.alloc(bytes, ' ')
  let seed = 1
  for (let at = 0, n = 0; at < bytes - 40; n++) {
    seed = (seed * 48_271) % 2_147_483_647
    const word = `${words[seed % words.length]}${seed % 7 === 0 ? seed % 9973 : ''}`
    const end = n % 12 === 11 ? '. ' : ' '
    at += out.write(n % 120 === 119 ? `${word}.\n\n` : `${word}${end}`, at)
  }
  return out
}

const repeated = (text: string, bytes: number): Buffer => Buffer.alloc(bytes, text)

export const hostileFiles: readonly HostileFile[] = [
  { what: 'prose', name: 'prose.txt', type: 'text/plain', bytes: () => prose(size) },
  {
    what: 'a word of combining characters (6 MB)',
    name: 'word.txt',
    type: 'text/plain',
    bytes: () => repeated('a\u0301', 6 * megabyte),
  },
  {
    what: 'lines of one character',
    name: 'lines.txt',
    type: 'text/plain',
    bytes: () => repeated('a\n', size),
  },
  {
    what: 'a wide CSV',
    name: 'wide.csv',
    type: 'text/csv',
    bytes: () => {
      const row = (n: number) => Array.from({ length: 1_000 }, (_, i) => `v${n}x${i}`).join(',')
      let text = row(0)
      for (let n = 1; text.length < size; n++) text += `\n${row(n)}`
      return Buffer.from(text.slice(0, size))
    },
  },
  {
    what: 'deep JSON',
    name: 'deep.json',
    type: 'application/json',
    bytes: () => {
      const one = `${'{"a":['.repeat(40)}"Ships pass the harbour."${']}'.repeat(40)}`
      return Buffer.from(
        `[${Array(Math.floor(size / (one.length + 1)))
          .fill(one)
          .join(',')}]`,
      )
    },
  },
  {
    what: 'deep HTML',
    name: 'deep.html',
    type: 'text/html',
    bytes: () => {
      const one = `${'<div>'.repeat(100)}Ships pass the harbour.${'</div>'.repeat(100)}`
      return Buffer.from(one.repeat(Math.floor(size / one.length)))
    },
  },
  {
    what: 'HTML of 49 MB',
    name: 'large.html',
    type: 'text/html',
    bytes: () => {
      const tag = '<p>'
      const text = prose(49 * megabyte)
      for (let at = 0; at < text.length - 3; at += 2_000) text.write(tag, at)
      return text
    },
  },
]
