import { oneOf, searchParams } from '../../search.ts'

export const ranges = ['24h', '7d', '30d', '90d'] as const
export type OverviewRange = (typeof ranges)[number]

export const overviewSearch = searchParams({ range: oneOf(...ranges) })
