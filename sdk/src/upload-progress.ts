/** The part of the browser's XMLHttpRequest that is used here: the SDK has no types of browsers. */
interface BrowserRequest {
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  send(body: unknown): void
  abort(): void
  getAllResponseHeaders(): string
  readonly status: number
  readonly responseText: string
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null }
  onload: (() => void) | null
  onerror: (() => void) | null
}

/**
 * A `fetch` that tells how much of the body is sent, which the browser's own does not. Undefined
 * where there is no XMLHttpRequest.
 */
export function fetchWithProgress(
  onPercent: (percent: number) => void,
): typeof globalThis.fetch | undefined {
  const { XMLHttpRequest } = globalThis as { XMLHttpRequest?: new () => BrowserRequest }
  if (!XMLHttpRequest) return undefined
  return (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, String(url))
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = ({ loaded, total }) =>
        onPercent(Math.floor((loaded / total) * 100))
      request.onload = () => resolve(responseOf(request))
      request.onerror = () => reject(new TypeError('Failed to fetch'))
      signal?.addEventListener('abort', () => {
        request.abort()
        reject(signal.reason)
      })
      request.send(body)
    })
}

function responseOf(request: BrowserRequest): Response {
  const { status } = request
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(status === 204 ? null : request.responseText, { status, headers })
}
