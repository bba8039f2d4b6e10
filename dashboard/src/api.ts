/** A refusal in the shape of the API: the message is for people, the code for programs. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly requestId: string | null

  constructor(
    status: number,
    said: { code?: string; message?: string; field?: string },
    requestId: string | null,
  ) {
    super(said.message ?? `The server answered ${status}.`)
    this.status = status
    this.code = said.code ?? 'unknown'
    this.field = said.field
    this.requestId = requestId
  }
}

let organizationId: string | null = null

/** Which organization the requests from now on are about. */
export function workIn(id: string | null): void {
  organizationId = id
}

type Query = Record<string, string | number | boolean | undefined | null>

const withQuery = (path: string, query: Query = {}): string => {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text ? `${path}?${text}` : path
}

async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: {
      ...commonHeaders(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw unreachable()
  })
  const text = await response.text()
  return answerOf<T>(response.status, text, (name) => response.headers.get(name))
}

const commonHeaders = (): Record<string, string> => ({
  accept: 'application/json',
  ...(organizationId && { 'x-organization': organizationId }),
})

const unreachable = (): ApiError =>
  new ApiError(0, { message: 'The server cannot be reached. Check the connection.' }, null)

function answerOf<T>(status: number, text: string, header: (name: string) => string | null): T {
  const value = text && header('content-type')?.includes('json') ? JSON.parse(text) : undefined
  if (status >= 200 && status < 300) return value as T
  if (status === 401 && value?.error?.code === 'not_signed_in') signedOut()
  throw new ApiError(status, value?.error ?? {}, header('x-request-id'))
}

/** Sends a form with a file, and says how much of it has gone, which `fetch` does not. */
function upload<T>(path: string, form: FormData, onPercent: (percent: number) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open('POST', path)
    for (const [name, value] of Object.entries(commonHeaders())) {
      sending.setRequestHeader(name, value)
    }
    sending.upload.onprogress = ({ loaded, total }) => onPercent(Math.floor((loaded / total) * 100))
    sending.onerror = () => reject(unreachable())
    sending.onload = () => {
      try {
        const header = (name: string) => sending.getResponseHeader(name)
        resolve(answerOf<T>(sending.status, sending.responseText, header))
      } catch (error) {
        reject(error)
      }
    }
    sending.send(form)
  })
}

/** Somebody whose session has ended comes back to this page after signing in. */
function signedOut(): void {
  if (/^\/(?:sign-|join|confirm|reset)/.test(location.pathname)) return
  location.assign(`/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`)
}

/** Requests to the server; paths of the public API go through the session's door. */
export const api = {
  get: <T>(path: string, query?: Query, signal?: AbortSignal) =>
    request<T>('GET', withQuery(door(path), query), undefined, signal),
  post: <T>(path: string, body: unknown = {}) => request<T>('POST', door(path), body),
  upload: <T>(path: string, form: FormData, onPercent: (percent: number) => void) =>
    upload<T>(door(path), form, onPercent),
  patch: <T>(path: string, body: unknown) => request<T>('PATCH', door(path), body),
  delete: (path: string) => request<void>('DELETE', door(path)),
}

const door = (path: string): string => (path.startsWith('/v1/') ? `/session${path}` : path)

export interface List<Item> {
  data: Item[]
  hasMore: boolean
  nextCursor: string | null
}
