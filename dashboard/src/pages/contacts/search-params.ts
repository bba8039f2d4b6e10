import { flag, oneOf, panel, searchParams, text } from '../../search.ts'

const sorts = /^-?(name|createdAt|updatedAt|lastActivityAt|custom\.\w+)$/

export const contactSearch = searchParams({
  q: text,
  /** One comparison, for short links. */
  tag: text,
  filter: text,
  segment: text,
  sort: (value) => (sorts.test(value) ? value : undefined),
  create: flag,
  contact: panel,
})

export const contactPageSearch = searchParams({
  view: oneOf('details', 'proposals', 'notes', 'consents'),
})
export const importSearch = searchParams({ from: text, step: oneOf('columns') })
export const duplicateSearch = searchParams({ group: text })
