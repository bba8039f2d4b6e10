import { type TObject, type TSchema, Type } from 'typebox'
import type { Db } from '../db/database.ts'
import type { InsideCall, OperationName } from '../operations/insider.ts'
import type { Operation } from '../operations/operation.ts'
import type { Principal } from '../operations/principal.ts'
import { withFields } from './listed-input.ts'

/** The caller of a tool, and the API operations with the caller's permissions. */
export interface ToolCaller {
  invoke(operation: OperationName, asked: Omit<InsideCall, 'operation'>): Promise<unknown>
  db: Db
  principal: Principal
}

/** One action that an AI client can take. */
export interface Tool {
  name: string
  /** Required scope. Without it a principal does not see the tool. */
  scope: string | null
  /** Hints; absent for a tool that only reads Capstan's data. */
  hints?: Hints
  title: string
  description: string
  input: TObject
  /** Input shown in a list of tools; absent for the complete input. */
  listed?: object
  /** Calls the tool. The result comes twice: as text for the model, and as fields for a program. */
  call(caller: ToolCaller, input: never): Promise<{ text: string; structured: object }>
}

/** Hints with which a client decides whether to ask a person first. https://modelcontextprotocol.io/specification */
export interface Hints {
  readOnlyHint: boolean
  destructiveHint: boolean
  idempotentHint: boolean
  openWorldHint: boolean
}

/** Returns the tool that an operation declares, or undefined. */
export function toolOf(operation: Operation): Tool | undefined {
  const { tool, scope, method, path } = operation
  if (!tool) return undefined
  const { name, title, description, bodyAs, lists } = tool
  const taken = argumentsOf(operation)
  const whole = bodyAs === undefined ? {} : { [bodyAs]: operation.body }
  const required = taken.filter(({ isRequired }) => isRequired).map((argument) => argument.name)
  const input = {
    type: 'object',
    properties: {
      ...Object.fromEntries(taken.map(({ name, schema }) => [name, schema])),
      ...whole,
    },
    required: [...required, ...Object.keys(whole)],
    additionalProperties: false,
  } as unknown as TObject
  const paths = [
    ...Object.keys(input.properties),
    ...(lists ?? []).map((path) => `${bodyAs}.${path}`),
  ]
  return {
    name,
    scope,
    hints: hintsOf(operation),
    title,
    description: lists
      ? `${description} ${bodyAs} has more fields; see the body of ${method} ${path} in the API.`
      : description,
    input,
    ...(lists && { listed: withFields(input, paths) }),
    async call({ invoke }, args: Record<string, unknown>) {
      const structured = (await invoke(
        `${method} ${path}`,
        callOf(operation, taken, args),
      )) as object
      return { text: tool.text(structured, args), structured }
    },
  }
}

function hintsOf({ tool, effect, method }: Operation): Hints {
  const isRead = effect === 'read'
  const { isIdempotent = ['PUT', 'DELETE'].includes(method), isOpenWorld = false } = tool ?? {}
  const { isDestructive = method !== 'POST' } = tool ?? {}
  return {
    readOnlyHint: isRead,
    destructiveHint: !isRead && isDestructive,
    idempotentHint: isRead || isIdempotent,
    openWorldHint: isOpenWorld,
  }
}

/** An argument of a tool, and the operation's field that it sets. */
interface Argument {
  name: string
  part: 'params' | 'query' | 'body'
  field: string
  schema: TSchema
  isRequired: boolean
}

function argumentsOf(operation: Operation): Argument[] {
  const { takes = [], requires = [], renames = {}, bodyAs } = operation.tool ?? {}
  const from = (part: Argument['part'], isTaken: (field: string) => boolean): Argument[] => {
    const { properties = {}, required = [] } = fieldsIn(operation[part])
    return Object.entries(properties)
      .filter(([field]) => isTaken(field))
      .map(([field, schema]) => ({
        name: renames[field] ?? field,
        part,
        field,
        schema,
        isRequired: required.includes(field) || requires.includes(field),
      }))
  }
  return [
    ...from('params', () => true),
    ...from('query', (field) => field === 'cursor' || takes.includes(field)),
    ...from('body', (field) => bodyAs === undefined && takes.includes(field)),
  ]
}

interface Fields {
  properties?: Record<string, TSchema>
  required?: readonly string[]
}

/** Returns the fields of an object, including a nullable one. */
const fieldsIn = (schema: (Fields & { anyOf?: readonly Fields[] }) | undefined): Fields =>
  (schema?.anyOf ?? [schema]).find((form) => form?.properties) ?? {}

function callOf(
  { tool, body }: Operation,
  taken: readonly Argument[],
  args: Record<string, unknown>,
): Omit<InsideCall, 'operation'> {
  const fieldsOf = (part: Argument['part']) =>
    Object.fromEntries(
      taken
        .filter((argument) => argument.part === part && argument.name in args)
        .map(({ name, field }) => [field, args[name]]),
    )
  const fields = fieldsOf('body')
  const ownBody = Object.keys(fields).length > 0 ? fields : null
  return {
    params: fieldsOf('params') as Record<string, string>,
    query: { ...fieldsOf('query'), ...tool?.always },
    ...(body && { body: tool?.bodyAs === undefined ? ownBody : args[tool.bodyAs] }),
  }
}

export const Input = <Properties extends Parameters<typeof Type.Object>[0]>(
  properties: Properties,
) => Type.Object(properties, { additionalProperties: false })
