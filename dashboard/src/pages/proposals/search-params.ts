import { flag, oneOf, searchParams, text } from '../../search.ts'
import { statuses } from './words.ts'

export const proposalSearch = searchParams({
  q: text,
  status: oneOf(...statuses),
  owner: text,
  contact: text,
  view: oneOf('board'),
  create: flag,
  /** Template of a new proposal. */
  template: text,
})

/** Visible part of a proposal's page. */
export const proposalPageSearch = searchParams({ tab: oneOf('comments', 'evidence', 'content') })
