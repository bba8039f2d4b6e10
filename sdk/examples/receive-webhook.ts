// Receives webhooks and acts on those that prove to come from Capstan. With a key and a certificate it
// speaks HTTPS, on port 3443 unless PORT says otherwise; without them HTTP, on 3000.
//
//   WEBHOOK_SECRET=whsec_… node sdk/examples/receive-webhook.ts [key.pem cert.pem]
import { readFileSync } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import { type CapstanEvent, isWebhookVerificationError, verifyWebhook } from '@capstan/sdk'

const [keyFile, certFile] = process.argv.slice(2)
const tls =
  keyFile && certFile ? { key: readFileSync(keyFile), cert: readFileSync(certFile) } : null
const { WEBHOOK_SECRET: secret = '', PORT: port = tls ? '3443' : '3000' } = process.env
/** No delivery is larger than a body that the API accepts, and a little. */
const maxBytes = 2 * 1024 * 1024
/** A real receiver keeps these in its database: a delivery may come more than once. */
const done = new Set<string>()

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const event = await verifyWebhook(await rawBody(request), request.headers, secret)
    if (!done.has(event.id)) act(event)
    done.add(event.id)
    // Answer at once: what takes long belongs into a queue of yours.
    response.writeHead(204).end()
  } catch (error) {
    const status = isWebhookVerificationError(error) ? 400 : 500
    console.error(`refused: ${(error as Error).message}`)
    response.writeHead(status).end()
  }
}

/** The bytes as they arrived: the signature is over them, not over what they mean. */
async function rawBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error('The body is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function act(event: CapstanEvent): void {
  if (event.type === 'source.completed') {
    console.log(`${event.data.name} is searchable: ${event.data.chunksCount} chunk(s)`)
  } else if (event.type === 'source.failed') {
    console.log(`${event.data.name} failed: ${event.data.error}`)
  } else {
    console.log(`${event.type} ${event.id}`)
  }
}

const server = tls ? https.createServer(tls, receive) : http.createServer(receive)
server.listen(Number(port), '127.0.0.1', () => {
  const { port } = server.address() as { port: number }
  console.log(`Waiting for webhooks on ${tls ? 'https://localhost' : 'http://127.0.0.1'}:${port}`)
})
