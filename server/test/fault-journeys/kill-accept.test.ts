import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { SentProposal } from '../sent-proposal.ts'
import { type Installation, install, readFirstRun } from '../server-process.ts'

const kills = Number(process.env['TEST_ACCEPT_KILLS'] ?? 4)
const program = fileURLToPath(new URL('../signing-process.ts', import.meta.url))

interface Line {
  sent?: SentProposal
  accepted?: string
  checked?: string
  [fact: string]: unknown
}

/** Runs the program; what it says goes to `hear`. */
function start({ environment }: Installation, args: string[], hear: (line: Line) => void) {
  const child = spawn(process.execPath, [program, ...args], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface(child.stdout).on('line', (line) => hear(JSON.parse(line) as Line))
  return { child, ended: once(child, 'exit') }
}

test(`${kills} kills during acceptances leave all of each or nothing, and the same post then succeeds`, async (t) => {
  const installation = await install(t)
  const server = await installation.start()
  const { apiToken, organizationId } = readFirstRun(installation)
  const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' }
  const call = async (url: string, path: string, body?: object) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return (await fetch(url + path, init)).json() as Promise<never>
  }
  const base: { id: string } = await call(server.url, '/v1/bases', { name: 'Signed' })
  await server.stop()

  // A hundred kills leave more than an argument may hold.
  const known = join(installation.directory, 'sent.json')
  const sent: SentProposal[] = []
  const accepted = new Set<string>()
  let interrupted: SentProposal[] = []
  for (let round = 0; round < kills; round++) {
    const heard = Promise.withResolvers<void>()
    writeFileSync(known, JSON.stringify(interrupted))
    const args = ['accept', organizationId, base.id, known]
    const { child, ended } = start(installation, args, (line) => {
      if (line.accepted) accepted.add(line.accepted)
      if (!line.sent) return
      sent.push(line.sent)
      heard.resolve()
    })
    await Promise.race([heard.promise, ended])
    await wait(Math.random() * 600)
    child.kill('SIGKILL')
    await ended
    interrupted = sent.filter(({ id }) => !accepted.has(id))
  }
  writeFileSync(known, JSON.stringify(sent))
  const checks: Line[] = []
  for (const mode of ['again', 'check']) {
    const { ended } = start(installation, [mode, organizationId, base.id, known], (line) => {
      if (line.accepted) accepted.add(line.accepted)
      if (line.checked) checks.push(line)
    })
    assert.deepEqual(await ended, [0, null])
  }
  assert.equal(accepted.size, sent.length)
  assert.deepEqual(
    checks.map(({ checked: _, ...facts }) => facts),
    sent.map(() => ({ status: 'accepted', isIntact: true, signatures: 1 })),
  )

  const { url } = await installation.start()
  const counts = new Map<string, number>()
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { data: { type: string }[]; nextCursor: string | null } = await call(
      url,
      `/v1/events?limit=100${cursor && `&cursor=${cursor}`}`,
    )
    for (const { type } of page.data) counts.set(type, (counts.get(type) ?? 0) + 1)
    cursor = page.nextCursor
  }
  for (const type of ['signed', 'accepted', 'completed']) {
    assert.equal(counts.get(`proposal.${type}`), sent.length, type)
  }
  const found: { sourcesCount: number } = await call(url, `/v1/bases/${base.id}`)
  assert.equal(found.sourcesCount, sent.length)
})
