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

\`\`\`json
{ "error": { "code": "validation_error", "message": "phone must be an E.164 number such as +14155550123.", "field": "phone" } }
\`\`\`

\`code\` is stable: switch on it. \`message\` is for people and may change. \`field\` is the dotted path of
the one field to blame (\`items.2.quantity\`), where there is one. Every answer carries \`X-Request-Id\`;
give it to the operator when something failed on the server's side.

| status | codes |
| --- | --- |
${rows.join('\n')}

${sections.join('\n')}`
}
