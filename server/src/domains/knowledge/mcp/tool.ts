import { type TObject, Type } from 'typebox'
import type { Db } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Asked, Invoke } from '../../../platform/http/operations/invoke.ts'
import type { IdKind } from '../../../platform/ids.ts'
import type { Operation } from '../../../platform/operations/operation.ts'
import type { Principal } from '../../../platform/operations/principal.ts'
import { expects, Id } from '../../../platform/operations/schemas.ts'

type OperationName = Parameters<Invoke>[0]

/** Who calls a tool, and the operations of the API as they may use them. */
export interface Caller {
  invoke(operation: OperationName, asked: Asked): Promise<unknown>
  db: Db
  principal: Principal
}

/** One thing that an AI client can do: a reading operation of the API, said for a model. */
export interface Tool {
  name: string
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

/** The bare UUID, as operations take it in a path. */
export function uuidOf(kind: IdKind, shown: string): string {
  const id = kind.read(shown)
  if (id === null) throw notFound()
  return id
}
