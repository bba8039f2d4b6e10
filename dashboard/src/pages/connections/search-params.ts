import { searchParams, text } from '../../search.ts'

export const newConnectionSearch = searchParams({ provider: text })
