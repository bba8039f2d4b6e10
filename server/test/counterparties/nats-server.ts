import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestContext } from 'node:test'

const root = join(import.meta.dirname, '../../..')

/** Where `scripts/counterparties` puts it, or the machine has it; undefined where it is not installed. */
export const findNatsServer = (): string | undefined =>
  [join(root, '.cache/counterparties/go/bin'), ...(process.env['PATH'] ?? '').split(delimiter)]
    .map((directory) => join(directory, 'nats-server'))
    .find((path) => existsSync(path))

/** The real server with JetStream and WebSocket, without TLS, and a token. */
export async function startNatsServer(t: TestContext, program: string, token: string) {
  const directory = await mkdtemp(join(tmpdir(), 'nats-'))
  const file = join(directory, 'nats.conf')
  await writeFile(
    file,
    `host: "127.0.0.1"\nport: -1\nauthorization { token: "${token}" }\njetstream { store_dir: "${directory}" }\nwebsocket { host: "127.0.0.1", port: -1, no_tls: true }\n`,
  )
  const child = spawn(program, ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  t.after(async () => {
    child.kill('SIGKILL')
    await ended
    await rm(directory, { recursive: true, force: true })
  })
  return await new Promise<string>((resolve, reject) => {
    let url = ''
    child.once('error', reject)
    createInterface(child.stderr).on('line', (line) => {
      url = /Listening for websocket clients on (ws:\/\/\S+)/.exec(line)?.[1] ?? url
      if (/Server is ready/.test(line)) resolve(url)
    })
    child.once('exit', () => reject(new Error('nats-server ended')))
  })
}
