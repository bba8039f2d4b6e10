import type { IncomingHttpHeaders } from 'node:http'
import {
  type CallToolResult,
  createMcpHandler,
  fromJsonSchema,
  type JsonSchemaType,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import { toApiError } from '../db/refusals.ts'
import { ApiError } from '../errors.ts'
import { originOf } from '../http/mount/handlers.ts'
import type { Origin } from '../operations/execute.ts'
import { type Callables, createInsider } from '../operations/insider.ts'
import { hasScope, type Principal } from '../operations/principal.ts'
import { refuse, validatorFor } from '../operations/validation.ts'
import type { Platform } from '../platform.ts'
import { readBuildVersion } from '../version.ts'
import { listedInput } from './listed-input.ts'
import { Resources } from './resources.ts'
import { serveResourcesAndPrompts } from './resources-and-prompts.ts'
import type { Hints, Tool, ToolCaller } from './tool.ts'
import type { Toolbox } from './toolbox.ts'

/** Answers one message of an authenticated principal. */
export type Serve = (request: FastifyRequest, principal: Principal) => Promise<Response>

/** Everything that the domains offer to AI clients, and the operations behind their tools. */
export interface Offer extends Callables {
  toolboxes: readonly Required<Toolbox>[]
}

interface Sender {
  principal: Principal
  origin: Origin
}

/** Serves the revision of 2026-07-28, and those of 2025 without a session. */
export function createServe(platform: Platform, offer: Offer): Serve {
  const { log, database } = platform
  const insider = createInsider(platform, offer)
  const toolboxes = offer.toolboxes.map(compile)
  const resources = new Resources(offer.toolboxes)
  const prompts = offer.toolboxes.flatMap((toolbox) => toolbox.prompts)
  const serverOf = ({ principal, origin }: Sender): McpServer => {
    const open = toolboxes
      .map(({ instructions, tools }) => ({
        instructions,
        tools: tools.filter(({ scope }) => scope === null || hasScope(principal, scope)),
      }))
      .filter(({ tools }) => tools.length > 0)
    const instructions = open.map((toolbox) => toolbox.instructions).join('\n\n')
    const server = new McpServer(
      { name: 'capstan', title: 'Capstan', version: readBuildVersion() },
      {
        instructions,
        capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      },
    )
    const caller: ToolCaller = {
      invoke: (operation, asked) => insider.invoke(principal, { operation, ...asked }, origin),
      db: database.db,
      principal,
    }
    for (const { name, call, hints, scope: _, ...tool } of open.flatMap(({ tools }) => tools)) {
      server.registerTool(name, { ...tool, annotations: { ...(hints ?? readsOnly) } }, (input) =>
        callTool(platform, () => call(caller, input as never)),
      )
    }
    serveResourcesAndPrompts(server.server, {
      caller,
      resources,
      prompts,
      answer: (ask) => orRefuse(platform, ask),
    })
    return server
  }
  const { fetch } = createMcpHandler(
    ({ authInfo }) => serverOf(authInfo?.extra?.['sender'] as Sender),
    {
      // Nothing that is offered here changes, so that there is nothing to listen for.
      maxSubscriptions: 0,
      onerror: (error) => log.debug({ err: error }, 'mcp'),
    },
  )
  return (received, principal) => {
    const request = new Request('http://capstan/mcp', {
      method: 'POST',
      headers: transportHeaders(received.headers),
    })
    const sender = { principal, origin: originOf(received) }
    const { id, scopes } = principal
    const authInfo = { token: '', clientId: id, scopes: [...scopes], extra: { sender } }
    return fetch(request, { parsedBody: received.body, authInfo })
  }
}

const compile = ({ instructions, tools }: Required<Toolbox>) => ({
  instructions,
  tools: tools.map((tool) => ({
    ...tool,
    inputSchema: schemaOf(tool),
  })),
})

const readsOnly: Hints = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/** Calls a tool. Errors that a model can act on become tool errors; all others are only logged. */
async function callTool(
  platform: Platform,
  call: () => ReturnType<Tool['call']>,
): Promise<CallToolResult> {
  try {
    const { text, structured } = await call()
    return { content: [{ type: 'text', text }], structuredContent: { ...structured } }
  } catch (error) {
    return { content: [{ type: 'text', text: wordsOf(platform, error) }], isError: true }
  }
}

/** Runs other methods, whose results cannot describe an error: an API error becomes a protocol error. */
async function orRefuse<Answer>(platform: Platform, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, wordsOf(platform, error))
  }
}

function wordsOf({ log }: Platform, error: unknown): string {
  const refusal = error instanceof ApiError ? error : toApiError(error)
  if (!refusal) log.error({ err: error }, 'a request of an AI client failed')
  const { message, code } = refusal ?? new ApiError('internal_error')
  return `${message} (${code})`
}

/** Returns the schema, which validates with the API's errors, including unlisted input. */
const schemaOf = ({ input, listed = input }: Pick<Tool, 'input' | 'listed'>) =>
  fromJsonSchema(listedInput(listed) as JsonSchemaType, {
    getValidator<T>() {
      const isValid = validatorFor(input, 'body')
      return (input: unknown) =>
        isValid(input)
          ? { valid: true, data: input as T, errorMessage: undefined }
          : {
              valid: false,
              data: undefined,
              errorMessage: refuse(isValid.errors?.[0], 'body').message,
            }
    },
  })

/** Returns the headers that the transport reads, without the credential. */
function transportHeaders(headers: IncomingHttpHeaders): Headers {
  const selected = new Headers({ 'content-type': 'application/json' })
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'accept' || name.startsWith('mcp-')) selected.set(name, String(value))
  }
  return selected
}
