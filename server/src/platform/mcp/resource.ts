import type { ToolCaller } from './tool.ts'

/** One kind of resource that a person attaches to a conversation. */
export interface McpResource {
  name: string
  title: string
  description: string
  /** URI template with the argument of the tool that reads one: `capstan://contacts/{contactId}`. */
  uriTemplate: string
  mimeType: string
  /** Required scope. Without it a principal does not see the resource. */
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

/** One item in a list that a person chooses from. */
export interface Listed {
  id: string
  name: string
  description?: string
  /** Time of the last change, in ISO 8601. */
  updatedAt?: string
}
