import { after } from 'node:test'

type Ending = () => unknown

const fileEndings: Ending[] = []
const processEndings: Ending[] = []

// The first import is the one of the runner, or of the only file of the process: this hook runs after all of its tests.
after(async () => {
  for (const end of processEndings.splice(0).reverse()) await end()
})

/** Registers what runs after every test file of this process, for state that one file must not leave to the next. */
export function afterEachFile(end: Ending): void {
  fileEndings.push(end)
}

/** Registers what runs once, after the last test of this process. */
export function afterLastFile(end: Ending): void {
  processEndings.push(end)
}

/** Called by the runner between two files. */
export async function endFile(): Promise<void> {
  for (const end of fileEndings.toReversed()) await end()
}
