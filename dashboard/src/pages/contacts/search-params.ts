import { flag, searchParams, text } from '../../search.ts'

export const contactSearch = searchParams({ q: text, tag: text, create: flag, contact: text })
