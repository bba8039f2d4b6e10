import { count, flag, oneOf, searchParams, text } from '../../search.ts'

export const basesSearch = searchParams({ q: text, create: flag })

export const sourceStatuses = ['queued', 'processing', 'completed', 'failed'] as const

const statusIn = oneOf(...sourceStatuses)
export const typeIn = oneOf('url', 'text', 'file', 'sitemap', 'crawl')

export const baseSearch = searchParams({
  q: text,
  status: statusIn,
  type: typeIn,
  parentId: text,
  warnings: flag,
  add: flag,
})

export const playgroundSearch = searchParams({
  q: text,
  mode: oneOf('hybrid', 'keyword', 'semantic'),
  filter: text,
  minScore: text,
  topK: text,
  context: text,
})

/** A range of the text, and which side a narrow window shows. */
export const sourceSearch = searchParams({
  start: count,
  end: count,
  side: oneOf('text', 'chunks'),
})
