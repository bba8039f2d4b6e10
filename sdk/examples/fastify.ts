// Receives webhooks with Fastify 5.
//
//   WEBHOOK_SECRET=whsec_… PORT=3000 node sdk/examples/fastify.ts
import { isWebhookVerificationError, verifyWebhook } from '@capstan/sdk'
import fastify from 'fastify'

const { WEBHOOK_SECRET: secret = '', PORT: port = '3000' } = process.env
/** A real receiver keeps these in its database: a delivery may come more than once. */
const done = new Set<string>()

const app = fastify({ bodyLimit: 2 * 1024 * 1024 })

// The trap: Fastify parses JSON by itself, and printing it again does not give the bytes that were
// signed. A parser of bytes in a plugin of its own leaves all other routes as they are.
await app.register(async (hooks) => {
  hooks.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  )

  hooks.post<{ Body: Buffer }>('/hooks/capstan', async (request, reply) => {
    try {
      const event = await verifyWebhook(request.body, request.headers, secret)
      if (!done.has(event.id)) console.log(`${event.type} ${event.id}`)
      done.add(event.id)
      return reply.code(204).send()
    } catch (error) {
      if (!isWebhookVerificationError(error)) throw error
      console.error(`refused: ${error.message}`)
      return reply.code(400).send()
    }
  })
})

const url = await app.listen({ port: Number(port), host: '127.0.0.1' })
console.log(`Waiting on ${url}/hooks/capstan`)
