import { randomBytes, scryptSync } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lock } from '../../platform/db/lock.ts'
import { newId, showId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Work } from '../../platform/work.ts'
import { issueToken } from '../tokens/index.ts'
import { insertMember, insertOrganization, listOrganizations } from './store.ts'

/** What the first start leaves in `first-run.json` (mode 0600): all that is needed to begin. */
export interface FirstRun {
  url: string
  email: string
  password: string
  apiToken: string
  organizationId: string
  operatorKey: string
}

/** On an empty database: an organization on `unlimited`, its owner, and a token for everything. */
export async function createFirstOrganization(
  platform: Platform,
  url: string,
): Promise<FirstRun | null> {
  const { config, secrets, transact } = platform
  const organizationId = newId()
  return transact(organizationId, { kind: 'system' }, async (work) => {
    // Of several nodes that start at once on an empty database, one does this.
    await lock(work.db, 'first run')
    const existing = await listOrganizations(work.db, { after: null, limit: 1 })
    if (existing.length > 0) return null
    const first = {
      url,
      ...(await populate(work)),
      organizationId: showId('organization', organizationId),
      operatorKey: secrets.operatorKey,
    }
    // Before the commit: a start that is cut off in between is a first start again.
    writeFirstRun(config.dataDirectory, first)
    return first
  })
}

function writeFirstRun(directory: string, first: FirstRun): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, 'first-run.json')
  writeFileSync(path, `${JSON.stringify(first, null, 2)}\n`, { mode: 0o600 })
}

async function populate(work: Work): Promise<Pick<FirstRun, 'email' | 'password' | 'apiToken'>> {
  const { db, organizationId, now } = work
  await insertOrganization(db, {
    id: organizationId,
    name: 'My organization',
    plan: 'unlimited',
    created_at: now,
    updated_at: now,
  })
  const email = 'owner@capstan.local'
  const password = randomBytes(15).toString('base64url')
  await insertMember(db, {
    organization_id: organizationId,
    id: newId(),
    email,
    name: 'Owner',
    role: 'owner',
    password_hash: hashPassword(password),
    created_at: now,
  })
  const { token } = await issueToken(work, { name: 'First token', scopes: ['*'] }, 'first run')
  return { email, password, apiToken: token }
}

/** scrypt (RFC 7914) with N = 2^15, r = 8, p = 1; the parameters stand in front of salt and hash. */
function hashPassword(password: string): string {
  const salt = randomBytes(16)
  const hash = scryptSync(password, salt, 32, { N: 32768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 })
  return `scrypt$32768$8$1$${salt.toString('base64')}$${hash.toString('base64')}`
}
