import assert from 'node:assert/strict'
import type { Answer } from './client.ts'
import { filePart, formOf } from './form.ts'
import type { Harness } from './harness.ts'

type Sender = Pick<Harness, 'owner' | 'drain'>

export const uploadContacts = (
  { owner }: Pick<Sender, 'owner'>,
  content: string | Buffer,
  name = 'contacts.csv',
): Promise<Answer> => {
  const form = formOf([filePart(content, name)])
  return owner.send({ method: 'POST', url: '/v1/contact-imports', ...form })
}

/** Uploads a file and starts its import, which is not drained yet; returns its path. */
export async function startImport(
  app: Pick<Sender, 'owner'>,
  content: string | Buffer,
  start: object = {},
): Promise<string> {
  const { status, body } = await uploadContacts(app, content)
  assert.equal(status, 201, JSON.stringify(body))
  const path = `/v1/contact-imports/${body.id}`
  const started = await app.owner.post(`${path}/start`, start)
  assert.equal(started.status, 200, JSON.stringify(started.body))
  return path
}

/** Imports a file; returns the import as it ended. */
export async function importContacts(
  app: Sender,
  content: string | Buffer,
  start: object = {},
): Promise<Answer['body']> {
  const path = await startImport(app, content, start)
  await app.drain()
  return (await app.owner.get(path)).body
}

/** The counts of an import that are not 0. */
export const countsOf = ({ progress }: { progress: Record<string, number> }) =>
  Object.fromEntries(
    Object.entries(progress).filter(([name, count]) => count > 0 && !name.startsWith('bytes')),
  )
