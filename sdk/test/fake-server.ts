import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'

export interface Received {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

type Answer =
  | [status: number, body?: unknown, headers?: Record<string, string>]
  | ((response: ServerResponse) => void)

/** A server that gives these answers in turn, then the last one again, and keeps what it received. */
export async function fakeServer(t: TestContext, ...answers: [Answer, ...Answer[]]) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    try {
      for await (const chunk of request.setEncoding('utf8')) body += chunk
    } catch {
      // The client went away in the middle.
      return
    }
    const { method = '', url = '', headers } = request
    const answer = answers[Math.min(received.length, answers.length - 1)] as Answer
    received.push({ method, url, headers, body })
    if (typeof answer === 'function') return answer(response)
    const [status, json, given = {}] = answer
    response.writeHead(status, { 'content-type': 'application/json', ...given })
    response.end(json === undefined || typeof json === 'string' ? json : JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, received }
}

export const refusalBody = (code: string, field?: string) => ({
  error: { code, message: `It was ${code}.`, ...(field && { field }) },
})
