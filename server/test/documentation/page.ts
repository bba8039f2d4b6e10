import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

/** A fenced block of code, with what stands behind its backticks: `ts tour.ts`, `json 201`, `sh not-run="needs Docker"`. */
export interface Block {
  language: string
  /** A status, or the name of a file. */
  name: string
  marks: Readonly<Record<string, string>>
  code: string
  /** Where it begins, for messages. */
  place: string
}

/** Every page of the documentation, by its path in the repository; one is run by server/src/domains/proposals/pricing/page.test.ts. */
export const pages: readonly string[] = globSync(['README.md', 'docs/**/*.md'], { cwd: root })
  .filter((page) => !page.startsWith('docs/decisions/') && page !== 'docs/proposal-money.md')
  .sort()

export function readBlocks(page: string): Block[] {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, info = '', code = ''], at, all) => ({
      language: /^\S*/.exec(info)?.[0] ?? '',
      name: /^\S+ ([^\s="]+)(?= |$)/.exec(info)?.[1] ?? '',
      marks: Object.fromEntries(
        [...info.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      ),
      code,
      place: `${page}:${text.slice(0, all[at]?.index).split('\n').length}`,
    }),
  )
}
