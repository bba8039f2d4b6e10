import { UriTemplate } from '@modelcontextprotocol/server'
import { ApiError, notFound } from '../errors.ts'
import { hasScope } from '../operations/principal.ts'
import type { Listed, ListedPage, McpResource } from './resource.ts'
import type { Tool, ToolCaller } from './tool.ts'
import type { Toolbox } from './toolbox.ts'

/** One entry in a list of resources. */
interface Entry {
  uri: string
  name: string
  description?: string
  mimeType: string
  annotations?: { lastModified: string }
}

export interface Contents {
  uri: string
  mimeType: string
  text: string
}

const pageSize = 100
/** Most empty pages, such as bases without sources, that one request skips. */
const mostEmptyPages = 20
/** Longest text, about 25,000 tokens, because an attachment is read completely and again in every later turn. */
const maxText = 100_000

/** All resources, listed one kind after the other, and read with the tools that an AI client can call for the same. */
export class Resources {
  readonly #resources: readonly (McpResource & { template: UriTemplate; tool: Tool })[]

  constructor(toolboxes: readonly Required<Toolbox>[]) {
    const tools = toolboxes.flatMap((toolbox) => toolbox.tools)
    this.#resources = toolboxes.flatMap(({ resources }) =>
      resources.map((resource) => {
        const tool = tools.find(({ name }) => name === resource.readBy.tool)
        if (!tool) throw new Error(`no tool ${resource.readBy.tool} reads ${resource.name}`)
        return { ...resource, tool, template: new UriTemplate(resource.uriTemplate) }
      }),
    )
  }

  open({ principal }: ToolCaller): readonly McpResource[] {
    return this.#resources.filter(({ scope }) => hasScope(principal, scope))
  }

  /**
   * Lists resources.
   *
   * @throws ApiError if the cursor is not its own
   */
  async list(
    caller: ToolCaller,
    cursor: string | undefined,
  ): Promise<{ resources: Entry[]; nextCursor?: string }> {
    const open = this.open(caller)
    let place: Place | undefined = cursor === undefined ? firstOf(open) : readPlace(cursor)
    const resources: Entry[] = []
    for (let pages = 0; place && resources.length === 0 && pages < mostEmptyPages; pages += 1) {
      const [name, after] = place
      const resource = this.#resources.find((one) => one.name === name)
      if (!resource) throw new ApiError('invalid_cursor', undefined, { field: 'cursor' })
      const page: ListedPage = await resource.list(caller, {
        limit: pageSize,
        ...(after !== null && { cursor: after }),
      })
      resources.push(...page.items.map((item) => entryOf(resource, item)))
      const next = open[open.findIndex((one) => one.name === name) + 1]
      place = page.nextCursor === null ? next && [next.name, null] : [name, page.nextCursor]
    }
    return { resources, ...(place && { nextCursor: writePlace(place) }) }
  }

  /**
   * Reads a resource.
   *
   * @throws ApiError like the tool that reads it
   */
  async read(caller: ToolCaller, uri: string): Promise<Contents> {
    for (const { template, tool, readBy, mimeType } of this.#resources) {
      const named = template.match(uri)
      if (!named) continue
      const { text } = await tool.call(caller, { ...named, ...readBy.with } as never)
      return { uri, mimeType, text: shortened(text, tool.name) }
    }
    throw notFound()
  }
}

const entryOf = (
  { template, mimeType }: { template: UriTemplate; mimeType: string },
  { id, name, description, updatedAt }: Listed,
): Entry => ({
  uri: template.expand(Object.fromEntries(template.variableNames.map((name) => [name, id]))),
  name,
  ...(description && { description }),
  mimeType,
  ...(updatedAt && { annotations: { lastModified: updatedAt } }),
})

function shortened(text: string, tool: string): string {
  if (text.length <= maxText) return text
  const kept = text.slice(0, maxText).toWellFormed()
  return `${kept}\n\nThe first ${maxText} of ${text.length} characters; the tool ${tool} reads all of them.`
}

/** Start of the next page: the kind of resource, and the cursor of its list. */
type Place = readonly [name: string, cursor: string | null]

const firstOf = ([first]: readonly McpResource[]): Place | undefined => first && [first.name, null]

const writePlace = (place: Place): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

function readPlace(cursor: string): Place {
  try {
    const [name, after] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (typeof name === 'string' && (after === null || typeof after === 'string'))
      return [name, after]
  } catch {
    // Not written here.
  }
  throw new ApiError('invalid_cursor', undefined, { field: 'cursor' })
}
