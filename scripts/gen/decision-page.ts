import { readdirSync, readFileSync } from 'node:fs'

const folder = 'docs/decisions'

/** docs/decisions/README.md: the list of the decisions, by number. */
export async function decisionPage(): Promise<string> {
  const entries = readdirSync(folder)
    .filter((name) => /^\d+-.*\.md$/.test(name))
    .toSorted()
    .map((name) => {
      const [title = ''] = /(?<=^# ).+$/m.exec(readFileSync(`${folder}/${name}`, 'utf8')) ?? []
      return `- [${title}](${name})`
    })
  return `# Design decisions

Each page says what was decided, why, and what was measured. A later decision that changes an earlier one says so.

${entries.join('\n')}
`
}
