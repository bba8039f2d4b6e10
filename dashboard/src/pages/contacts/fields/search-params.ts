import { flag, searchParams } from '../../../search.ts'

export const fieldSearch = searchParams({ create: flag })
