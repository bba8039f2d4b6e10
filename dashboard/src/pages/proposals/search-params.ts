import { flag, oneOf, searchParams, text } from '../../search.ts'
import { statuses } from './words.ts'

export const proposalSearch = searchParams({
  q: text,
  status: oneOf(...statuses),
  owner: text,
  contact: text,
  view: oneOf('board'),
  create: flag,
  /** Of a new one: what it begins with. */
  template: text,
})

/** Of the page of one proposal: what of it is in sight. */
export const proposalPageSearch = searchParams({ tab: oneOf('comments', 'evidence', 'content') })
