import type { FastifyRequest } from 'fastify'

/** What better-auth is asked: the request as it came, with its method and with fields that are not the caller's. */
export function webRequest(
  request: FastifyRequest,
  method: 'GET' | 'POST',
  fixed: object | undefined,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value)
  }
  const url = new URL(`${request.protocol}://${request.host}${request.url}`)
  const fields = { ...(request.body as Record<string, string> | undefined), ...fixed }
  if (method === 'GET') {
    url.search = new URLSearchParams(fields).toString()
    return new Request(url, { headers })
  }
  headers.set('content-type', 'application/json')
  return new Request(url, { method, headers, body: JSON.stringify(fields) })
}

/** Only cookies and the body pass: where it would redirect to, the page that asked knows better. */
export function replyOf(response: Response, body: object, cookie: string | null): Response {
  const headers = new Headers({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
  for (const one of response.headers.getSetCookie()) headers.append('set-cookie', one)
  if (cookie) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status: 200, headers })
}

/** The token of a session is half of its cookie, and no page needs it. `email`: of who has signed in. */
export function withoutSession(text: string): { body: object; email?: string } {
  try {
    const { token, session: _session, ...body } = JSON.parse(text) as Record<string, unknown>
    const { email } = (body['user'] ?? {}) as { email?: string }
    return token && email ? { body, email } : { body }
  } catch {
    return { body: {} }
  }
}
