import type { Server } from '@modelcontextprotocol/server'
import { ApiError } from '../errors.ts'
import { hasScope, requireScopes } from '../operations/principal.ts'
import { checkArguments, type Prompt, promptCall, suggest } from './prompt.ts'
import type { Resources } from './resources.ts'
import type { ToolCaller } from './tool.ts'

interface Served {
  caller: ToolCaller
  resources: Resources
  prompts: readonly Prompt[]
  /** Converts an API error to an error of the protocol. */
  answer<Answer>(ask: () => Promise<Answer>): Promise<Answer>
}

/**
 * Handles the methods of resources, prompts and completions. The SDK's own registries have no cursor, and complete only
 * arguments that Zod describes.
 */
export function serveResourcesAndPrompts(
  server: Server,
  { caller, resources, prompts, answer }: Served,
): void {
  const { principal } = caller
  const isOpen = ({ scopes }: Prompt) => scopes.every((scope) => hasScope(principal, scope))
  const findPrompt = (name: string): Prompt => {
    const prompt = prompts.find((one) => one.name === name)
    if (!prompt) throw new ApiError('not_found', `Unknown prompt ${name}.`)
    requireScopes(principal, prompt.scopes)
    return prompt
  }
  server.setRequestHandler('resources/list', ({ params }) =>
    answer(() => resources.list(caller, params?.cursor)),
  )
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: resources
      .open(caller)
      .map(({ name, title, description, uriTemplate, mimeType }) => ({
        ...{ name, title, description, uriTemplate, mimeType },
      })),
  }))
  server.setRequestHandler('resources/read', ({ params: { uri } }) =>
    answer(async () => ({ contents: [await resources.read(caller, uri)] })),
  )
  server.setRequestHandler('prompts/list', () => ({ prompts: prompts.filter(isOpen).map(listed) }))
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: args = {} } }) =>
    answer(async () => {
      const prompt = findPrompt(name)
      checkArguments(prompt, args)
      const { text, attached = [] } = await prompt.write(promptCall(caller, prompt, args))
      const read = await Promise.all(attached.map((uri) => resources.read(caller, uri)))
      const contents = [
        ...read.map((resource) => ({ type: 'resource' as const, resource })),
        { type: 'text' as const, text },
      ]
      return {
        description: prompt.title,
        messages: contents.map((content) => ({ role: 'user' as const, content })),
      }
    }),
  )
  server.setRequestHandler('completion/complete', ({ params: { ref, argument } }) =>
    answer(async () => {
      // An id of a template is nothing that a person types: they choose from the list.
      if (ref.type !== 'ref/prompt') return { completion: { values: [] } }
      const { choice } =
        findPrompt(ref.name).arguments.find(({ name }) => name === argument.name) ?? {}
      return { completion: { values: choice ? await suggest(caller, choice, argument.value) : [] } }
    }),
  )
}

const listed = ({ name, title, description, arguments: args }: Prompt) => ({
  name,
  title,
  description,
  arguments: args.map(({ isOptional, choice: _, ...argument }) => ({
    ...argument,
    required: !isOptional,
  })),
})
