// Receives webhooks with Express 5.
//
//   WEBHOOK_SECRET=whsec_… PORT=3000 node sdk/examples/express.ts
import { isWebhookVerificationError, verifyWebhook } from '@capstan/sdk'
import express from 'express'

const { WEBHOOK_SECRET: secret = '', PORT: port = '3000' } = process.env
/** A real receiver keeps these in its database: a delivery may come more than once. */
const done = new Set<string>()

const app = express()

// The trap: express.json() leaves an object, and printing it again does not give the bytes that
// were signed. So this route reads them itself, before any app.use(express.json()) can.
const rawBody = express.raw({ type: 'application/json', limit: '2mb' })

app.post('/hooks/capstan', rawBody, async (request, response) => {
  try {
    const event = await verifyWebhook(request.body, request.headers, secret)
    if (!done.has(event.id)) console.log(`${event.type} ${event.id}`)
    done.add(event.id)
    response.sendStatus(204)
  } catch (error) {
    if (!isWebhookVerificationError(error)) throw error
    console.error(`refused: ${error.message}`)
    response.sendStatus(400)
  }
})

app.use(express.json())

const server = app.listen(Number(port), '127.0.0.1', () => {
  const { port } = server.address() as { port: number }
  console.log(`Waiting on http://127.0.0.1:${port}/hooks/capstan`)
})
