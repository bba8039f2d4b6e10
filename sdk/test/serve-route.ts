// Serves the route handler of the Next.js example by its signature, Request to Response.
import { serve } from '@hono/node-server'
import { POST } from '../examples/next-route.ts'

serve({ fetch: POST, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`Waiting on http://127.0.0.1:${port}/hooks/capstan`),
)
