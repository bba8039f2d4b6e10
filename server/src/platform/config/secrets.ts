import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config, ConfiguredSecrets } from './config.ts'

export interface Secrets extends ConfiguredSecrets {
  operatorKey: string
}

/**
 * With the embedded database, missing keys are generated once into `keys.json` (mode 0600) of the
 * data directory. Losing that file loses every sealed secret: it belongs to the backup.
 */
export function completeSecrets(config: Config, given: ConfiguredSecrets): Secrets {
  if (given.secretKeys.length > 0 && given.operatorKey !== null) {
    return { ...given, operatorKey: given.operatorKey }
  }
  const stored = readOrCreateKeys(config.dataDirectory)
  return {
    ...given,
    secretKeys:
      given.secretKeys.length > 0 ? given.secretKeys : [Buffer.from(stored.secretKey, 'base64')],
    operatorKey: given.operatorKey ?? stored.operatorKey,
  }
}

function readOrCreateKeys(directory: string): { secretKey: string; operatorKey: string } {
  const path = join(directory, 'keys.json')
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  const keys = {
    secretKey: randomBytes(32).toString('base64'),
    operatorKey: `capop_${randomBytes(24).toString('base64url')}`,
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  writeFileSync(path, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return keys
}
