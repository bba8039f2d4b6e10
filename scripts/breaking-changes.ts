import { copyFile, readFile } from 'node:fs/promises'
import { breakingChanges } from './breaking/operations.ts'

const document = 'openapi.json'
/** The document that clients in the world were written for: the one of the last release. */
const released = 'openapi.released.json'

const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

if (process.argv.includes('--release')) {
  await copyFile(document, released)
  console.log(`${released} is now ${document}.`)
} else {
  const changes = breakingChanges(await read(released), await read(document))
  for (const change of changes) console.log(change)
  if (changes.length > 0) {
    console.log(
      `\n${changes.length} changes break clients of ${released}. Keep what was, beside what is new and \`deprecated\`; docs/versioning.md says how.`,
    )
    process.exitCode = 1
  }
}
