import { after, suite, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { endFile } from '../server/test/shared-process.ts'

/**
 * Runs the test files of its arguments one after another in this process, each as a suite that is named after the file.
 * Around them is one test, because `node:test` runs the hooks of the process as soon as no test is left.
 */
test('files', async () => {
  for (const file of process.argv.slice(2)) {
    await suite(file, async () => {
      after(endFile)
      await import(pathToFileURL(file).href)
    })
  }
})
