import { type TObject, Type } from 'typebox'
import type { Db } from '../db/database.ts'
import type { IdKind } from '../ids.ts'
import type { InsideCall, OperationName } from '../operations/insider.ts'
import type { Operation } from '../operations/operation.ts'
import type { Principal } from '../operations/principal.ts'
import { expects, Id } from '../operations/schemas.ts'

/** Who calls a tool, and the operations of the API as they may use them. */
export interface Caller {
  invoke(operation: OperationName, asked: Omit<InsideCall, 'operation'>): Promise<unknown>
  db: Db
  principal: Principal
}

/** What a domain offers to AI clients. */
export interface Toolbox {
  /** What a model should know before it uses the tools. */
  instructions: string
  tools: readonly Tool[]
}

/** One thing that an AI client can do: an operation of the API, said for a model. */
export interface Tool {
  name: string
  /** Without it a principal does not see the tool. */
  scope: string
  /** What it does to data; absent for one that only reads. */
  writes?: { isIdempotent: boolean }
  title: string
  description: string
  input: TObject
  output: TObject
  /** The same twice: as text for the model, and in the fields of `output`. */
  call(caller: Caller, input: never): Promise<{ text: string; structured: object }>
}

export interface Page<Item> {
  data: Item[]
  hasMore: boolean
  nextCursor: string | null
}

/** What an operation answers, for a tool that passes it on. */
export const replyOf = (operations: readonly Operation[], name: OperationName): TObject =>
  operations.find(({ method, path }) => `${method} ${path}` === name)?.reply as TObject

export const Input = <Properties extends Parameters<typeof Type.Object>[0]>(
  properties: Properties,
) => Type.Object(properties, { additionalProperties: false })

export const Cursor = Type.Optional(
  Type.String({ maxLength: 1024, description: 'nextCursor of the page before.' }),
)

export const ShownId = (kind: IdKind, description: string) =>
  Type.String({ ...Id(kind, description), ...expects(`an id such as ${kind.example}`) })
