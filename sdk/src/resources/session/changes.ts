/** The part of the browser's EventSource that is used here: the SDK has no types of browsers. */
interface BrowserEventSource {
  readonly readyState: number
  onopen: (() => void) | null
  onerror: (() => void) | null
  addEventListener(type: string, listener: (event: { data: string }) => void): void
  close(): void
}

const closed = 2

/** One thing that happened in the organization. */
export interface Change {
  /** Type of the event, such as `contact.created`. */
  type: string
  /** Id of the object that it happened to, if it has one. */
  id: string | null
}

/** Callbacks of the stream of changes. */
export interface ChangeListener {
  onOpen(): void
  /** The stream broke; `isOver` says that the browser does not connect again by itself. */
  onLost(isOver: boolean): void
  /** Something happened; what happened to an object more than once is there once. */
  onChange(changes: readonly Change[]): void
}

/** Methods of `session.changes`; in browsers only. */
export class Changes {
  readonly #origin: string
  constructor(origin: string) {
    this.#origin = origin
  }

  /** Listens to what happens in an organization, by server-sent events. Returns what ends it. */
  listen(organizationId: string, { onOpen, onLost, onChange }: ChangeListener): () => void {
    const { EventSource } = globalThis as unknown as {
      EventSource: new (url: string) => BrowserEventSource
    }
    const query = new URLSearchParams({ organization: organizationId })
    const source = new EventSource(`${this.#origin}/session/live?${query}`)
    source.onopen = onOpen
    source.onerror = () => onLost(source.readyState === closed)
    source.addEventListener('change', ({ data }) => onChange(JSON.parse(data)))
    return () => source.close()
  }
}
