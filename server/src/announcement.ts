import { join, resolve } from 'node:path'
import type { FirstRun } from './domains/people/index.ts'

/**
 * What a start says. Of the first one's credentials only a terminal sees more than where they are: all other
 * output is kept in a journal or a container's log.
 */
export function announce(
  url: string,
  first: FirstRun | null,
  directory: string,
  isTerminal: boolean,
): string {
  const lines = ['', `Capstan is ready at ${url}`, `API reference: ${url}/docs`, '']
  if (!first) return lines.join('\n')
  const file = join(resolve(directory), 'first-run.json')
  const credentials = isTerminal
    ? [
        'This was the first start. Open that address and sign in:',
        '',
        `  email     ${first.email}`,
        `  password  ${first.password}`,
        '',
        `Your API token: ${first.apiToken}`,
        `All three are kept in ${file}. Try it:`,
        '',
        `  curl ${url}/v1/me -H "Authorization: Bearer ${first.apiToken}"`,
      ]
    : [
        'This was the first start. Open that address and sign in with the email and password in',
        `${file}, which also has your API token.`,
      ]
  return [...lines, ...credentials, ''].join('\n')
}
