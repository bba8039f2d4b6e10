import fc from 'fast-check'

/** A part as it goes over the wire, right or wrong. */
interface Part {
  name: string | null
  headers: readonly string[]
  content: Buffer
}

/** A form, and what is known of it beforehand. */
export interface StrangeForm {
  payload: Buffer
  contentType: string
  /** It has one file, its fields are those of the operation, and nothing is broken. */
  isSound: boolean
  /** It must be refused, whatever else is in it. */
  isHopeless: boolean
}

const boundary = 'strange-shape-1843'

const contents: fc.Arbitrary<Buffer> = fc.oneof(
  fc.string().map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom('', '%PDF-1.7\n%%EOF', 'PK\u0003\u0004', '\r\n', `--${boundary}`, '{"a":1}', '[]')
    .map((text) => Buffer.from(text)),
  fc.constantFrom(70_000, 1_300_000).map((length) => Buffer.alloc(length, 'x')),
)

const strangeNames = fc.oneof(
  fc.constantFrom('File', 'files', 'file[]', '', '__proto__', 'constructor', 'name', 'metadata'),
  fc.constantFrom('a'.repeat(5000), 'a";x="b', 'naïve', '\\', '%00', 'file\u0000'),
  fc.string().filter((text) => !/[\r\n]/.test(text)),
)

const fileNames = fc.constantFrom(
  ...['filename="a.txt"', 'filename=""', 'filename="../../etc/passwd"', 'filename', 'filename=a"b'],
  ...["filename*=UTF-8''%zz", "filename*=no-such-charset''a", `filename="${'x'.repeat(3000)}"`],
)

const types = fc.constantFrom(
  ...[
    'text/plain',
    'text/plain; charset=no-such',
    'application/pdf',
    'nonsense',
    '',
    '/',
    'a/b; c',
  ],
  ...['multipart/mixed; boundary=x', 'application/json', `${'a'.repeat(200)}/b`],
)

const more = fc.constantFrom<string[]>(
  [],
  ['Content-Transfer-Encoding: base64'],
  ['Content-Disposition: form-data; name="name"'],
  ['X-Long: '.padEnd(20_000, 'x')],
  ['no colon'],
  Array.from({ length: 40 }, (_, n) => `X-${n}: ${n}`),
)

const dispositionOf = (name: string, parameters = ''): string =>
  `Content-Disposition: form-data; name="${name}"${parameters && `; ${parameters}`}`

const strangeParts: fc.Arbitrary<Part> = fc
  .record({
    name: fc.oneof({ weight: 2, arbitrary: fc.constant('file') }, strangeNames),
    fileName: fc.option(fileNames, { nil: '' }),
    type: fc.option(types, { nil: null }),
    more,
    isNamed: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    content: contents,
  })
  .map(({ name, fileName, type, more, isNamed, content }) => ({
    name: isNamed ? name : null,
    headers: [
      ...(isNamed ? [dispositionOf(name, fileName)] : []),
      ...(type === null ? [] : [`Content-Type: ${type}`]),
      ...more,
    ],
    content,
  }))

const soundFile: fc.Arbitrary<Part> = fc.string({ minLength: 1 }).map((text) => ({
  name: 'file',
  headers: [dispositionOf('file', 'filename="notes.txt"'), 'Content-Type: text/plain'],
  content: Buffer.from(`Notes: ${text}`.replaceAll('\0', ' ').toWellFormed()),
}))

const bytesOf = (parts: readonly Part[], end: string): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ headers, content }) => [
      Buffer.from(`--${boundary}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ])

const closing = `--${boundary}--\r\n`
const rightType = `multipart/form-data; boundary=${boundary}`

/** Forms that say what the operation asks for. */
const sound = (fields: fc.Arbitrary<Record<string, string>>): fc.Arbitrary<StrangeForm> =>
  fc.tuple(soundFile, fields).map(([file, values]) => {
    const texts = Object.entries(values).map(([name, text]) => ({
      name,
      headers: [dispositionOf(name)],
      content: Buffer.from(text),
    }))
    const payload = bytesOf([...texts, file], closing)
    return { payload, contentType: rightType, isSound: true, isHopeless: false }
  })

/** Well-formed all in all, with parts that are not what is asked for: none, two files, odd names. */
const oddParts: fc.Arbitrary<StrangeForm> = fc
  .array(fc.oneof({ weight: 3, arbitrary: strangeParts }, soundFile), { maxLength: 24 })
  .map((parts) => ({
    payload: bytesOf(parts, closing),
    contentType: rightType,
    isSound: false,
    isHopeless: parts.length === 0,
  }))

/** Bad boundaries, and bodies that break off, begin with something else or go on after the end. */
const broken: fc.Arbitrary<StrangeForm> = fc
  .record({
    file: soundFile,
    contentType: fc.constantFrom(
      ...[
        rightType,
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data;',
      ],
      ...['multipart/form-data; boundary=other', `multipart/form-data; boundary="${boundary}"`],
      ...[
        `multipart/form-data; boundary=${'b'.repeat(300)}`,
        `multipart/mixed; boundary=${boundary}`,
      ],
      ...[
        'multipart/form-data; boundary="',
        `MULTIPART/FORM-DATA; charset=x; BOUNDARY=${boundary}`,
      ],
    ),
    cut: fc.option(fc.nat({ max: 250 }), { nil: null }),
    before: fc.constantFrom('', 'preamble\r\n', '\r\n', '--', '\0'),
    after: fc.constantFrom('', 'epilogue', closing, `--${boundary}\r\n`),
  })
  .map(({ file, contentType, cut, before, after }) => {
    const whole = Buffer.concat([Buffer.from(before), bytesOf([file], closing), Buffer.from(after)])
    const payload = cut === null ? whole : whole.subarray(0, cut)
    const isHopeless = !payload.includes('\r\n\r\nNotes: ')
    return { payload, contentType, isSound: false, isHopeless }
  })

/** Forms for an operation with these fields: some sound, most of them strange. */
export const formsFor = (fields: fc.Arbitrary<Record<string, string>>): fc.Arbitrary<StrangeForm> =>
  fc.oneof(sound(fields), oddParts, broken)
