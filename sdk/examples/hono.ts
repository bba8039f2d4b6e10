// Receives webhooks with Hono 4, here on Node.
//
//   WEBHOOK_SECRET=whsec_… PORT=3000 node sdk/examples/hono.ts
import { isWebhookVerificationError, verifyWebhook } from '@capstan/sdk'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const { WEBHOOK_SECRET: secret = '', PORT: port = '3000' } = process.env
/** A real receiver keeps these in its database: a delivery may come more than once. */
const done = new Set<string>()

const app = new Hono()

app.post('/hooks/capstan', async (context) => {
  // The trap: context.req.json() gives an object, and printing it again does not give the bytes
  // that were signed. Take the text, and parse nothing before.
  const rawBody = await context.req.text()
  try {
    const event = await verifyWebhook(rawBody, context.req.raw.headers, secret)
    if (!done.has(event.id)) console.log(`${event.type} ${event.id}`)
    done.add(event.id)
    return context.body(null, 204)
  } catch (error) {
    if (!isWebhookVerificationError(error)) throw error
    console.error(`refused: ${error.message}`)
    return context.body(null, 400)
  }
})

serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`Waiting on http://127.0.0.1:${port}/hooks/capstan`),
)
