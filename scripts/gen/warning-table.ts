import { readFile } from 'node:fs/promises'
import { warningCatalogue } from '../../server/src/domains/knowledge/warnings.ts'

const table = /(?<=<!-- warnings -->\n)[\s\S]*?(?=<!-- \/warnings -->)/

/** docs/knowledge.md with the table of what a source may warn of. */
export async function knowledgePage(): Promise<string> {
  const page = await readFile('docs/knowledge.md', 'utf8')
  if (!table.test(page))
    throw new Error('docs/knowledge.md has no place for the table of warnings.')
  const rows = Object.entries(warningCatalogue).map(
    ([code, [severity, meaning, advice]]) =>
      `| \`${code}\` | ${severity} | ${meaning} | ${advice} |`,
  )
  return page.replace(
    table,
    () =>
      `| \`code\` | \`severity\` | meaning | what to do |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`,
  )
}
