import { flag, searchParams, text } from '../../../search.ts'

export const librarySearch = searchParams({ q: text, archived: flag, create: flag })
