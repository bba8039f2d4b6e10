import type { Base, Source } from '@capstan/sdk'

export type SourceType = Source['type']
export type Fusion = Base['search']['fusion']

/** What comes with every server. */
export const builtinModel = 'capstan-lexical-384'

export const isUnderWay = ({ status }: Pick<Source, 'status'>): boolean =>
  status === 'queued' || status === 'processing'

/** A sitemap or a crawl, which has pages and no text of its own. */
export const isSite = ({ type }: Pick<Source, 'type'>): boolean =>
  type === 'sitemap' || type === 'crawl'

export const typeTitles: Record<SourceType, string> = {
  url: 'Web page',
  text: 'Text',
  file: 'File',
  sitemap: 'Sitemap',
  crawl: 'Crawl',
}

const numbers = new Intl.NumberFormat('en')
export const count = (value: number): string => numbers.format(value)

export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`

const sizes = ['bytes', 'KB', 'MB', 'GB'] as const

export function sizeOf(bytes: number): string {
  const power = bytes < 1024 ? 0 : Math.min(3, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** power
  return `${value.toFixed(power === 0 || value >= 100 ? 0 : 1)} ${sizes[power]}`
}
