import { flag, oneOf, searchParams, text } from '../../search.ts'

export const contactSearch = searchParams({ q: text, tag: text, create: flag, contact: text })
export const importSearch = searchParams({ from: text, step: oneOf('columns') })
export const duplicateSearch = searchParams({ group: text })
