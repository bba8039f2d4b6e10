import { failureCatalogue } from '../../server/src/domains/knowledge/failures.ts'

/** docs/failures.md: why a source of a knowledge base may fail, and what to do. */
export async function failurePage(): Promise<string> {
  const rows = Object.entries(failureCatalogue).map(
    ([code, [meaning, advice]]) => `| \`${code}\` | ${meaning} | ${advice} |`,
  )
  return `# Failures of sources

A \`failed\` source of a knowledge base gives the reason twice: \`error\` is a sentence for people, \`failure\` is for
programs.

\`\`\`json not-run="a part of a source"
{ "status": "failed", "error": "The page answered 404.", "failure": { "code": "not_found", "stage": "fetching", "retryable": false } }
\`\`\`

\`code\` is stable: switch on it. \`retryable\` says whether a refresh can help. The old content stays searchable, except
after \`gone\` if the source has \`"whenGone": "remove"\`.

| \`failure.code\` | Cause | What to do |
| --- | --- | --- |
${rows.join('\n')}
`
}
