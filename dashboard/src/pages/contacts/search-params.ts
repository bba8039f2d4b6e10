import { flag, oneOf, searchParams, text } from '../../search.ts'

const sorts = ['name', 'createdAt', 'updatedAt', 'lastActivityAt'] as const
const orders = sorts.flatMap((sort) => [sort, `-${sort}` as const])

export const contactSearch = searchParams({
  q: text,
  /** One comparison, for short links. */
  tag: text,
  filter: text,
  segment: text,
  sort: oneOf(...orders),
  create: flag,
  contact: text,
})

export const contactPageSearch = searchParams({ view: oneOf('details', 'notes', 'consents') })
export const importSearch = searchParams({ from: text, step: oneOf('columns') })
export const duplicateSearch = searchParams({ group: text })
