import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Installation } from './server-process.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export const dataOf = ({ environment }: Installation): string =>
  environment['CAPSTAN_DATA_DIR'] ?? ''

/** The keys that seal the secrets of one installation, given to another. */
export function giveKeys(from: Installation, to: Installation): void {
  const { CAPSTAN_SECRET_KEY: secret, CAPSTAN_OPERATOR_KEY: operator } = from.environment
  const stored = secret
    ? { secretKey: secret, operatorKey: operator ?? '' }
    : (JSON.parse(readFileSync(join(dataOf(from), 'keys.json'), 'utf8')) as Record<string, string>)
  Object.assign(to.environment, {
    CAPSTAN_SECRET_KEY: stored['secretKey'],
    CAPSTAN_OPERATOR_KEY: stored['operatorKey'],
  })
}

/** `capstan restore` in a process of its own. */
export function restoring({ environment }: Installation, file: string) {
  const child = spawn(process.execPath, [main, 'restore', file], { env: environment })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const ended = once(child, 'close').then(([code]) => ({ code, printed }))
  return { child, ended }
}
