import type { Base, Source } from '@capstan/sdk'

export type SourceType = Source['type']
export type Fusion = Base['search']['fusion']

/** Key of the model that every server has. */
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

/** Returns the warnings about missing or uncertain text. */
export const severeWarnings = ({ warnings }: Pick<Source, 'warnings'>): Source['warnings'] =>
  warnings.filter(({ severity }) => severity === 'warning')
