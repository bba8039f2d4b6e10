import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { filePart, formOf } from '../form.ts'
import { install, type RunningServer, readFirstRun, until } from '../server-process.ts'

const kills = Number(process.env['TEST_IMPORT_KILLS'] ?? 2)
/**
 * On PostgreSQL a job whose process died waits 10 s for a heartbeat, then for a retry of 5 s that doubles each time, and
 * after the last retry for the look for imports that no job has.
 */
const recoveryMs = 600_000
/** As many as each attempt has some left to do. */
const people = 2_000 * kills
const repeated = 500

/** Every row, and then some of them again with a company: they change what the file has just created. */
const file = (() => {
  const rowOf = (at: number, company: string) => `Person ${at},p${at}@example.com,${company},a;b`
  const rows = Array.from({ length: people }, (_, at) => rowOf(at, ''))
  const again = Array.from({ length: repeated }, (_, at) => rowOf(at * 3, 'Engines'))
  return `Name,Email,Company,Tags\n${[...rows, 'No,address,,', ...again].join('\n')}\n`
})()

interface Import {
  id: string
  status: string
  progress: Record<string, number>
}

test(`an import that is killed ${kills} times ends as one that was not, with the same events`, async (t) => {
  const installation = await install(t)
  let server: RunningServer = await installation.start()
  const authorization = `Bearer ${readFirstRun(installation).apiToken}`
  const get = async <T>(path: string): Promise<T> =>
    (await (await fetch(server.url + path, { headers: { authorization } })).json()) as T
  const post = async (
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    type: string,
  ): Promise<Import> => {
    const headers = { authorization, 'content-type': type }
    const response = await fetch(server.url + path, { method: 'POST', headers, body })
    assert.ok(response.ok, await response.clone().text())
    return (await response.json()) as Import
  }
  const form = formOf([filePart(file, 'people.csv')])
  const type = String(form.headers?.['content-type'])
  const { id } = await post('/v1/contact-imports', new Uint8Array(form.payload), type)
  const path = `/v1/contact-imports/${id}`
  await post(`${path}/start`, '{}', 'application/json')

  let struck = 0
  for (let round = 0; round < kills; round++) {
    const { progress } = await get<Import>(path)
    // Some strike before a row of this attempt is written, and some after.
    if (round % 3 > 0) {
      await until(
        'more rows are read',
        async () => {
          const now = await get<Import>(path)
          return now.status !== 'running' || now.progress['rowsRead'] !== progress['rowsRead']
        },
        recoveryMs,
      )
    }
    await wait(Math.random() * 300)
    if ((await get<Import>(path)).status === 'running') struck++
    await server.kill()
    server = await installation.start()
  }
  t.diagnostic(`${struck} of ${kills} kills struck the import while it ran`)
  assert.ok(struck >= kills / 2, 'most kills strike an import that is over')
  const hasEnded = async () => (await get<Import>(path)).status !== 'running'
  await until('the import has ended', hasEnded, recoveryMs)

  const ended = await get<Import>(path)
  assert.partialDeepStrictEqual(ended, {
    status: 'completed',
    progress: {
      rowsRead: people + 1 + repeated,
      created: people,
      updated: repeated,
      unchanged: 0,
      failed: 1,
    },
  })
  const counts = new Map<string, number>()
  const subjects = new Set<string>()
  for (let cursor = ''; ; ) {
    const page = await get<{
      data: { type: string; data: { id: string } }[]
      nextCursor: string | null
    }>(`/v1/events?limit=100${cursor}`)
    for (const { type, data } of page.data) {
      counts.set(type, (counts.get(type) ?? 0) + 1)
      subjects.add(`${type} ${data.id}`)
    }
    if (page.nextCursor === null) break
    cursor = `&cursor=${page.nextCursor}`
  }
  assert.deepEqual(Object.fromEntries(counts), {
    'contact.created': people,
    'contact.updated': repeated,
    'contact_import.completed': 1,
  })
  assert.equal(subjects.size, people + repeated + 1)
  const { data } = await get<{ data: { name: string; contacts: number }[] }>('/v1/tags')
  assert.deepEqual(
    data.map(({ contacts }) => contacts),
    [people, people],
  )
})
