import { flag, searchParams, text } from '../../search.ts'

export const companySearch = searchParams({ q: text, create: flag })
