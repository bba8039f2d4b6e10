import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config, ConfiguredSecrets } from './config.ts'

export interface InstallationSecrets extends ConfiguredSecrets {
  operatorKey: string
}

/**
 * Completes the secrets. With the embedded database, missing keys are generated once into `keys.json` (mode 0600) in
 * the data directory. Losing that file loses every sealed secret, so back it up.
 */
export function completeSecrets(config: Config, settings: ConfiguredSecrets): InstallationSecrets {
  if (settings.secretKeys.length > 0 && settings.operatorKey !== null) {
    return { ...settings, operatorKey: settings.operatorKey }
  }
  const stored = readOrCreateKeys(config.dataDirectory)
  return {
    ...settings,
    secretKeys:
      settings.secretKeys.length > 0 ? settings.secretKeys : secretKeysOf(stored.secretKey),
    operatorKey: settings.operatorKey ?? stored.operatorKey,
  }
}

/** Parses the keys in `CAPSTAN_SECRET_KEY`; there are several while a key is rotated. */
const secretKeysOf = (text: string): Buffer[] =>
  text.split(',').map((key) => Buffer.from(key.trim(), 'base64'))

function readOrCreateKeys(directory: string): { secretKey: string; operatorKey: string } {
  const path = join(directory, 'keys.json')
  if (!existsSync(path)) createKeys(directory, path)
  return JSON.parse(readFileSync(path, 'utf8'))
}

// The link makes the file appear complete, and two first starts at the same time end up with the same keys.
function createKeys(directory: string, path: string): void {
  const keys = {
    secretKey: randomBytes(32).toString('base64'),
    operatorKey: `capop_${randomBytes(24).toString('base64url')}`,
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

/** Returns a copy of the environment. No other code reads it. */
export const readEnvironment = (): Record<string, string | undefined> => ({ ...process.env })
