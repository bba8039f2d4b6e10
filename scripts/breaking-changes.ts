import { copyFile, readFile } from 'node:fs/promises'
import { breakingChanges } from './breaking/operations.ts'

/** The documents of other people's programs, each beside the one that those of the last release were written for. */
const documents = [
  ['api/openapi.json', 'api/released.json'],
  ['api/webhooks.json', 'api/released-webhooks.json'],
  ['api/operator.json', 'api/released-operator.json'],
] as const

const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

for (const [document, released] of documents) {
  if (process.argv.includes('--release')) {
    await copyFile(document, released)
    console.log(`${released} is now ${document}.`)
    continue
  }
  const changes = breakingChanges(await read(released), await read(document))
  for (const change of changes) console.log(change)
  if (changes.length > 0) {
    console.log(
      `\n${changes.length} changes break clients of ${released}. Keep what was, beside what is new and \`deprecated\`; docs/versioning.md says how.`,
    )
    process.exitCode = 1
  }
}
