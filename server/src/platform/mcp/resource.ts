import type { ToolCaller } from './tool.ts'

/** One kind of thing that a person attaches to a conversation. */
export interface McpResource {
  name: string
  title: string
  description: string
  /** With the argument of the tool that names one: `capstan://contacts/{contactId}`. */
  uriTemplate: string
  mimeType: string
  /** Without it a principal does not see the resource. */
  scope: string
  /** The tool that reads one, and its other arguments. */
  readBy: { tool: string; with?: Readonly<Record<string, unknown>> }
  list(caller: ToolCaller, query: ListQuery): Promise<ListedPage>
}

export type ListQuery = { limit: number; cursor?: string }

export interface ListedPage {
  items: readonly Listed[]
  nextCursor: string | null
}

/** One thing in a list that a person chooses from. */
export interface Listed {
  id: string
  name: string
  description?: string
  /** When it was last changed, in ISO 8601. */
  updatedAt?: string
}
