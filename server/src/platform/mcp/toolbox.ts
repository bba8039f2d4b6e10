import type { Operation } from '../operations/operation.ts'
import type { Prompt } from './prompt.ts'
import type { McpResource } from './resource.ts'
import { type Tool, toolOf } from './tool.ts'

/** What a domain offers to AI clients, beside its operations that declare a tool. */
export interface Toolbox {
  /** What a model should know before it uses the tools. */
  instructions: string
  /** Tools that call several operations. */
  tools?: readonly Tool[]
  /** What a person can attach to a conversation. */
  resources?: readonly McpResource[]
  /** Requests that a person can choose. */
  prompts?: readonly Prompt[]
}

/** Returns what a domain offers to AI clients, with the tools that its operations declare. */
export function toolboxOf({
  operations = [],
  toolbox,
}: {
  operations?: readonly Operation[]
  toolbox?: Toolbox
}): Required<Toolbox> | undefined {
  if (!toolbox) return undefined
  const { instructions, tools = [], resources = [], prompts = [] } = toolbox
  const own = operations.flatMap((operation) => toolOf(operation) ?? [])
  return { instructions, tools: [...own, ...tools], resources, prompts }
}
