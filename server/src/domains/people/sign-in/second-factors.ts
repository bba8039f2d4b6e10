import {
  defineSealedColumn,
  type Keyring,
  type SealedColumn,
} from '../../../platform/crypto/seal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listUnsealedSecondFactors, saveSealedSecondFactor } from './store.ts'

const table = 'two_factors'
const secretColumn = defineSealedColumn(table, 'sealed_secret')
const backupCodesColumn = defineSealedColumn(table, 'sealed_backup_codes')
export const secondFactorColumns = [secretColumn, backupCodesColumn]

/** By the names that better-auth has for them. */
const columns: Readonly<Record<string, SealedColumn>> = {
  secret: secretColumn,
  backupCodes: backupCodesColumn,
}

type Row = Record<string, unknown>

/** Seals and opens the secret and the backup codes of a second factor; other fields pass. */
export interface SecondFactorSeal {
  seal(id: string, row: Row): Row
  open(row: Row): Row
}

export const createSecondFactorSeal = (keyring: Keyring): SecondFactorSeal => ({
  seal(id, row) {
    const sealed = Object.entries(columns).flatMap(([field, column]) =>
      typeof row[field] === 'string' ? [[field, keyring.column(column).seal(id, row[field])]] : [],
    )
    return { ...row, ...Object.fromEntries(sealed) }
  },
  open(row) {
    const id = String(row['id'])
    const opened = Object.entries(columns).flatMap(([field, column]) =>
      row[field] instanceof Uint8Array
        ? [[field, keyring.column(column).open(id, row[field])]]
        : [],
    )
    return { ...row, ...Object.fromEntries(opened) }
  },
})

const batchSize = 100

/** Seals what earlier versions stored as text. Of several nodes that do it at once, each row takes one. */
export async function sealSecondFactors({
  database: { db },
  keyring,
}: Pick<Platform, 'database' | 'keyring'>): Promise<void> {
  for (;;) {
    const rows = await listUnsealedSecondFactors(db, batchSize)
    for (const { id, secret, backup_codes } of rows) {
      await saveSealedSecondFactor(db, id, {
        sealed_secret: keyring.column(secretColumn).seal(id, secret ?? ''),
        sealed_backup_codes: keyring.column(backupCodesColumn).seal(id, backup_codes ?? '[]'),
      })
    }
    if (rows.length < batchSize) return
  }
}
