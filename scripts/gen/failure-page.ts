import { failureCatalogue } from '../../server/src/domains/knowledge/failures.ts'

/** docs/failures.md: why a source of a knowledge base may fail, and what to do. */
export async function failurePage(): Promise<string> {
  const rows = Object.entries(failureCatalogue).map(
    ([code, [meaning, advice]]) => `| \`${code}\` | ${meaning} | ${advice} |`,
  )
  return `# Why a source failed

A source of a knowledge base that ends as \`failed\` says why: \`error\` is a sentence for people,
\`failure\` is for programs.

\`\`\`json not-run="a part of a source"
{ "status": "failed", "error": "The page answered 404.", "failure": { "code": "not_found", "stage": "fetching", "retryable": false } }
\`\`\`

\`code\` is stable: switch on it. \`retryable\` says whether a refresh may help as things are. What was
searchable before stays searchable, but for \`gone\` where the source says \`"whenGone": "remove"\`.

| \`failure.code\` | what happened | what to do |
| --- | --- | --- |
${rows.join('\n')}
`
}
