import type { Json } from './schema.ts'

const header = (description: string, example: string): Json => ({
  description,
  schema: { type: 'string', examples: [example] },
})

/** What answers say beside their bodies, as components that they refer to. */
export const answerHeaders: Record<string, Json> = {
  Location: header('Where the new resource is found.', '/v1/bases/kb_01jbts0z0ye8t9tpsz3gn7nkm8'),
  PageLink: header(
    'The next page (`rel="next"`) where there is one, and from a later page the first (`rel="first"`).',
    '</v1/bases?cursor=abc>; rel="next"',
  ),
  HelpLink: header(
    'What this server says about the code (`rel="help"`).',
    '</docs/errors#validation_error>; rel="help"; type="text/html"',
  ),
}

const fieldOf: Record<string, string> = { PageLink: 'Link', HelpLink: 'Link' }

/** These headers of one answer; nothing without any. */
export const headersOf = (names: readonly string[]): Json =>
  names.length === 0
    ? {}
    : {
        headers: Object.fromEntries(
          names.map((name) => [fieldOf[name] ?? name, { $ref: `#/components/headers/${name}` }]),
        ),
      }
