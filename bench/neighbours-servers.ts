import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'

/** Servers of noisy organizations, on this machine, and those that another one uses. */
export interface Servers extends AsyncDisposable {
  /** `/hang` never answers, `/drip` sends a line a second, `/list.csv` is a short file, `/seen/…` answers 200. */
  url: string
  smtp: string
  /** Requests that wait for an answer, or for its end: without any there is no noise. */
  held(): number
  /** Resolves when that path was asked for. */
  seen(path: string): Promise<void>
  /** Resolves when the next mail to that address has been taken, a second after it came. */
  mailTo(address: string): Promise<void>
}

export async function startServers(): Promise<Servers> {
  let held = 0
  const waits = new Map<string, () => void>()
  const arrive = (what: string): void => waits.get(what)?.()
  const wait = (what: string) => new Promise<void>((resolve) => waits.set(what, resolve))
  const http = createServer(({ url = '' }, response) => {
    if (/^\/(hang|drip)/.test(url)) {
      held++
      response.on('close', () => held--)
      if (url.startsWith('/drip')) drip(response)
      return
    }
    arrive(url)
    const isList = url.startsWith('/list.csv')
    response.end(isList ? 'id,email,name\n1,ada@example.com,Ada\n' : '{}')
  })
  const smtp = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 sink\r\n')
    let recipients: string[] = []
    let isBody = false
    let rest = ''
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (isBody && line !== '.') continue
        if (isBody) {
          isBody = false
          const to = recipients
          recipients = []
          setTimeout(() => {
            socket.write('250 taken\r\n')
            for (const address of to) arrive(address)
          }, 1_000)
          continue
        }
        if (/^RCPT/i.test(line)) recipients.push(/<(.+?)>/.exec(line)?.[1] ?? '')
        isBody = /^DATA/i.test(line)
        if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write(isBody ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  })
  return {
    url: `http://127.0.0.1:${await listen(http)}`,
    smtp: `smtp://127.0.0.1:${await listen(smtp)}`,
    held: () => held,
    seen: wait,
    mailTo: wait,
    async [Symbol.asyncDispose]() {
      http.closeAllConnections()
      http.close()
      smtp.close()
    },
  }
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/csv' }).write('id,email,name\n')
  const timer = setInterval(() => response.write('1,drip@example.com,Drip\n'), 1_000)
  response.on('close', () => clearInterval(timer))
}

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
