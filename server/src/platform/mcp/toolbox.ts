import type { Operation } from '../operations/operation.ts'
import type { Prompt } from './prompt.ts'
import type { McpResource } from './resource.ts'
import { type Tool, toolOf } from './tool.ts'

/** Tools, resources and prompts of a domain, in addition to operations that declare a tool. */
export interface Toolbox {
  /** Instructions that a model reads before it uses the tools. */
  instructions: string
  /** Tools that call several operations. */
  tools?: readonly Tool[]
  /** Resources that a person can attach to a conversation. */
  resources?: readonly McpResource[]
  /** Prompts that a person can choose. */
  prompts?: readonly Prompt[]
}

/** Returns a domain's toolbox, with the tools that its operations declare. */
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
