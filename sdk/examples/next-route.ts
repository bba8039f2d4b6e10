// Receives webhooks with the app router of Next.js: this is app/hooks/capstan/route.ts.
import { isWebhookVerificationError, verifyWebhook } from '@capstan/sdk'

/** A real receiver keeps these in its database: a delivery may come more than once. */
const done = new Set<string>()

export async function POST(request: Request): Promise<Response> {
  // The trap: request.json() gives an object, printing it again does not give the bytes that were
  // signed, and a body can be read only once. In the older pages router, Next.js has parsed it
  // already: there, `export const config = { api: { bodyParser: false } }` and read the stream.
  const rawBody = await request.text()
  try {
    const secret = process.env['WEBHOOK_SECRET'] ?? ''
    const event = await verifyWebhook(rawBody, request.headers, secret)
    if (!done.has(event.id)) console.log(`${event.type} ${event.id}`)
    done.add(event.id)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (!isWebhookVerificationError(error)) throw error
    console.error(`refused: ${error.message}`)
    return new Response(null, { status: 400 })
  }
}
