import { ApiError, type ErrorCode } from '../../../platform/errors.ts'
import {
  customOrder,
  newestFirst,
  type Order,
  type PlainSort,
  plainOrder,
  type RangeBy,
} from './order.ts'
import { findSortField, type Reader } from './store.ts'

/** The order that `sort` names: `name`, or `-name` for the other direction. Throws for a field that has none. */
export async function readSort(
  reader: Reader,
  sort: string | undefined,
  rangeBy: RangeBy,
  isInQuery: boolean,
): Promise<Order> {
  // Ids are in the order of creation, but only nearly: a range of times is walked by the times.
  if (sort === undefined && rangeBy('createdAt') === null) return newestFirst
  const wanted = sort ?? '-createdAt'
  const direction = wanted.startsWith('-') ? 'desc' : 'asc'
  const name = wanted.replace('-', '')
  if (!name.startsWith('custom.')) return plainOrder(name as PlainSort, direction, rangeBy)
  const field = await findSortField(reader, name.slice('custom.'.length))
  if (!field?.is_sortable) {
    const code = isInQuery ? 'invalid_parameter' : 'validation_error'
    throw refuse(code, `${name} is not sortable: set sortable of its contact field`)
  }
  if (field.sort_work !== null) {
    throw refuse(
      'invalid_transition',
      `the order by ${name} is being prepared: try again in a minute`,
    )
  }
  return customOrder(field.id, direction)
}

const refuse = (code: ErrorCode, sentence: string): ApiError =>
  new ApiError(code, `sort: ${sentence}.`, { field: 'sort' })
