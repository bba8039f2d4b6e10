import { defineId } from '../../platform/ids.ts'

export const BaseId = defineId('base', 'kb')
export const SourceId = defineId('source', 'src')
export const ChunkId = defineId('chunk', 'chk')
export const ModelId = defineId('model', 'em')
export const RunId = defineId('run', 'run')

/** Origins of a source's text. */
export const sourceTypes = ['url', 'text', 'file', 'sitemap', 'crawl'] as const
