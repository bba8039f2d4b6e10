import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockInstallation } from '../../platform/db/lock.ts'
import { newId, OrganizationId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Work } from '../../platform/work.ts'
import { insertOrganization, listOrganizations } from '../organizations/index.ts'
import { issueToken } from '../tokens/index.ts'
import { hashPassword } from './password-hash.ts'
import { findPersonByEmail, insertMember, insertPerson } from './store.ts'

/** Data that the first start writes to `first-run.json` and `capstan.env` (mode 0600): everything needed to begin. */
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
    await lockInstallation(work.db, 'first run')
    const existing = await listOrganizations(work.db, { after: null, limit: 1 })
    if (existing.length > 0) return null
    const first = {
      url,
      ...(await populate(work)),
      organizationId: OrganizationId.show(organizationId),
      operatorKey: secrets.operatorKey,
    }
    // Before the commit: a start that is cut off in between is a first start again.
    writeFirstRun(config.dataDirectory, first)
    return first
  })
}

/** A program reads the JSON; a shell that sources the other has the variables of every page of the documentation. */
function writeFirstRun(directory: string, first: FirstRun): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const variables = {
    CAPSTAN_URL: first.url,
    CAPSTAN_TOKEN: first.apiToken,
    CAPSTAN_ORGANIZATION: first.organizationId,
    CAPSTAN_OPERATOR_KEY: first.operatorKey,
  }
  const lines = Object.entries(variables).map(([name, value]) => `export ${name}=${quote(value)}\n`)
  writeSecret(join(directory, 'first-run.json'), `${JSON.stringify(first, null, 2)}\n`)
  writeSecret(join(directory, 'capstan.env'), lines.join(''))
}

/** The secrets of another database, whose files lie there already, are kept beside them. */
function writeSecret(path: string, text: string): void {
  if (existsSync(path)) renameSync(path, `${path}.${randomBytes(3).toString('hex')}.old`)
  writeFileSync(path, text, { mode: 0o600, flag: 'wx', flush: true })
}

/** For a shell, in which nothing but the quote itself means anything between single quotes. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

async function populate(work: Work): Promise<Pick<FirstRun, 'email' | 'password' | 'apiToken'>> {
  const { db, organizationId, now } = work
  await insertOrganization(db, {
    id: organizationId,
    name: 'My organization',
    plan: 'unlimited',
    created_at: now,
    updated_at: now,
  })
  const known = await findPersonByEmail(db, 'owner@capstan.local')
  const email = known
    ? `owner-${randomBytes(3).toString('hex')}@capstan.local`
    : 'owner@capstan.local'
  const password = randomBytes(15).toString('base64url')
  const personId = newId()
  const times = { created_at: now, updated_at: now }
  await insertPerson(
    db,
    { id: personId, email, name: 'Owner', email_verified: true, ...times },
    { id: newId(), password: await hashPassword(password) },
  )
  await insertMember(db, {
    organization_id: organizationId,
    id: newId(),
    person_id: personId,
    role: 'owner',
    created_at: now,
  })
  const issuer = { name: 'first run', person: { id: personId } }
  const { token } = await issueToken(work, { name: 'First token', scopes: ['*'] }, issuer)
  return { email, password, apiToken: token }
}
