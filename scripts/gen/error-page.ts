import { errorCatalogue } from '../../server/src/platform/errors.ts'

/** docs/errors.md: one heading a code, so that each has an anchor. */
export async function errorPage(): Promise<string> {
  const entries = Object.entries(errorCatalogue)
  const statuses = [...new Set(entries.map(([, [status]]) => status))]
  const rows = statuses.map((status) => {
    const codes = entries
      .filter(([, [its]]) => its === status)
      .map(([code]) => `[\`${code}\`](#${code})`)
    return `| ${status} | ${codes.join(', ')} |`
  })
  const sections = entries.map(
    ([code, [status, meaning, advice]]) =>
      `### ${code}\n\nStatus ${status}. ${meaning} ${advice}\n`,
  )
  return `# Errors

Every answer that is not a 2xx is JSON of one shape:

\`\`\`json not-run="the shape of every error"
{ "error": { "code": "validation_error", "message": "phone must be an E.164 number such as +14155550123.", "field": "phone" } }
\`\`\`

\`code\` is stable: switch on it. \`message\` is for people and may change. \`field\` is the dotted path of
the one field to blame (\`items.2.quantity\`), where there is one. Every answer carries \`X-Request-Id\`;
give it to the operator when something failed on the server's side. Its \`Link\` with \`rel="help"\` leads to the
words below about its code, which your server shows at \`/docs/errors\`.

## Problem details

A client whose \`Accept\` names \`application/problem+json\` gets errors as
[RFC 9457](https://www.rfc-editor.org/rfc/rfc9457) has them, unless it prefers \`application/json\` by a higher \`q\`.
Successes are \`application/json\` as ever.

\`\`\`json not-run="the shape of every error"
{
  "type": "/docs/errors#validation_error",
  "title": "A field in the request body is invalid.",
  "status": 422,
  "detail": "phone must be an E.164 number such as +14155550123.",
  "instance": "req_0f8a7c1e-4f3a-4c5b-9d5b-3f1c2a7b8e90",
  "code": "validation_error",
  "field": "phone"
}
\`\`\`

\`type\` is an address on the server that answered, \`detail\` the \`message\`, and \`instance\` the \`X-Request-Id\`.

## Codes

| status | codes |
| --- | --- |
${rows.join('\n')}

${sections.join('\n')}`
}
