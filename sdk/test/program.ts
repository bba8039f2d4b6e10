import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { TestContext } from 'node:test'

/** Runs a program of the SDK's folder until the test ends, and keeps what it prints. */
export function program(
  t: Pick<TestContext, 'after'>,
  file: string,
  env: Record<string, string>,
  words: readonly string[] = [],
) {
  const args = [resolve(import.meta.dirname, '..', file), ...words]
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  t.after(() => child.kill())
  let [output, errors] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  return { process: child, output: () => output, errors: () => errors }
}
