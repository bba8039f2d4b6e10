import { oneOf, searchParams } from '../../search.ts'

export const usageSearch = searchParams({ show: oneOf('table') })
