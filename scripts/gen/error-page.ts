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

Every response other than 2xx has this JSON body:

\`\`\`json not-run="the shape of every error"
{ "error": { "code": "validation_error", "message": "phone must be an E.164 number such as +14155550123.", "field": "phone" } }
\`\`\`

\`code\` is stable: switch on it. \`message\` is for people and may change. If a single field is at fault, \`field\` is its
dotted path (\`items.2.quantity\`). Every response has an \`X-Request-Id\`: give it to the operator if the server failed.
The \`Link\` header with \`rel="help"\` leads to the section about the code below, which your server shows at
\`/docs/errors\`.

## Problem details

If \`Accept\` names \`application/problem+json\`, errors follow [RFC 9457](https://www.rfc-editor.org/rfc/rfc9457),
unless \`application/json\` has a higher \`q\`. Successful responses are always \`application/json\`.

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

\`type\` is a path on the server, \`detail\` the \`message\`, and \`instance\` the \`X-Request-Id\`.

## Codes

| status | codes |
| --- | --- |
${rows.join('\n')}

${sections.join('\n')}`
}
