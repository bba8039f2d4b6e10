import { type Static, type TObject, type TSchema, Type } from 'typebox'
import { type IdKind, uuidPattern } from '../ids.ts'

/**
 * Schema pieces that all domains share. A schema with a `title` becomes a named component of the OpenAPI document;
 * `x-expects` completes the sentence "<field> must be …" of an error.
 */
export const expects = (sentence: string) => ({ 'x-expects': sentence })

/** Marks fields that people look for in an object and that another operation sets: a sentence that says how. */
export const elsewhere = (ways: Record<string, string>) => ({ 'x-elsewhere': ways })

/** Marks a field whose value only the answer may contain, and no record of it. */
export const secret = { 'x-secret': true } as const

/** Marks a text that names something: it is stored and compared in Unicode form NFC, however it was typed. */
export const composed = { 'x-nfc': true } as const

/** Marks a path parameter that is a text, rather than an id, and whose case is ignored. */
export const textual = { 'x-text': true } as const

/** Marks an email address: it is stored without surrounding spaces, with its domain in lower case and in ASCII. */
export const formed = { 'x-address': true } as const

/** Returns `type: [t, "null"]`, which costs the serialiser nothing, unlike a union. */
export function Nullable<T extends TSchema>(schema: T) {
  const { type, enum: values } = schema as { type?: string; enum?: unknown[] }
  if (values) return Type.Unsafe<Static<T> | null>({ ...schema, enum: [...values, null] })
  return Type.Unsafe<Static<T> | null>({ ...schema, type: [type, 'null'] })
}

export const Id = (kind: IdKind, description: string) =>
  Type.String({
    pattern: kind.pattern.replace(/\|.*$/, ')$'),
    description,
    examples: [kind.example],
    ...expects(`an id such as ${kind.example}`),
  })

/** Returns the schema of an id in a path: the form in bodies, or the bare UUID of the same resource. */
export const PathId = (kind: IdKind, description: string) =>
  Type.String({
    pattern: kind.pattern,
    description: `${description} The prefixed form and the bare UUID identify the same resource.`,
    examples: [kind.example],
    'x-id': kind,
    ...expects(`an id such as ${kind.example}, or its bare UUID`),
  })

export const PathUuid = (description: string) =>
  Type.String({
    format: 'uuid',
    pattern: uuidPattern,
    description,
    examples: ['0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90'],
    ...expects('a UUID'),
  })

/** Returns the schema of a text of 1 to `maxLength` characters. */
export const Text = (description: string, example?: string, maxLength = 200) =>
  Type.String({
    minLength: 1,
    maxLength,
    description,
    ...(example !== undefined && { examples: [example] }),
  })

export const Time = (description: string) =>
  Type.String({ format: 'date-time', description, examples: ['2026-11-21T09:30:00.000Z'] })

/** Returns the schema of a list parameter that limits a time. */
export const TimeFilter = (description: string) =>
  Type.Optional(
    Type.String({
      format: 'date-time',
      description,
      examples: ['2026-11-21T09:30:00Z'],
      ...expects('a time such as 2026-11-21T09:30:00Z'),
    }),
  )

/** Returns the schema of a name of a person or organization: one line, because emails and headings show it. */
export const Name = (description: string, example: string) =>
  Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
    description,
    examples: [example],
    ...expects('1 to 200 characters without line breaks and other control characters'),
  })

export const ErrorBody = Type.Object(
  {
    error: Type.Object(
      {
        code: Type.String({
          description: 'Stable; safe to switch on.',
          examples: ['validation_error'],
        }),
        message: Type.String({
          description: 'For people; can change.',
          examples: ['Start with the country code, such as +49.'],
        }),
        field: Type.Optional(
          Type.String({
            description: 'Dotted path of the faulty field, on 400, 409 and 422.',
            examples: ['phone'],
          }),
        ),
      },
      { title: 'ErrorDetail' },
    ),
  },
  {
    title: 'ErrorBody',
    description:
      'The body of every error. If `Accept` names `application/problem+json`, the response uses the format of RFC 9457.',
  },
)

/** Default page size. */
const usualLimit = 20

export const PageQuery = {
  limit: Type.Integer({
    minimum: 1,
    maximum: 100,
    default: usualLimit,
    description: 'Maximum number of items to return.',
  }),
  cursor: Type.Optional(Type.String({ description: '`nextCursor` of the previous page.' })),
}

export const List = <Item extends TObject>(item: Item) =>
  Type.Object(
    {
      data: Type.Array(item),
      hasMore: Type.Boolean({ description: 'True if another page follows.' }),
      nextCursor: Nullable(
        Type.String({ description: 'Cursor of the next page; null on the last page.' }),
      ),
    },
    { title: `${(item as { title?: string }).title}List` },
  )
