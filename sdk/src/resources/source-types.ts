import type { Query, Schemas } from '../schemas.ts'
import type { FileContent } from '../upload.ts'

/** A page, a text, a file or a site in a knowledge base, and how far its processing is. */
export type Source = Schemas['Source']
/** Body to add a source; `type` decides its fields. */
export type NewSource = Schemas['NewSource']
/** A source that your own id names; `type` says which fields there are. */
export type IdentifiedSource = Schemas['IdentifiedSource']
/** A file that your own id names. */
export interface IdentifiedFile {
  file: FileContent
  /** Needed for bytes and streams, which have no name of their own. */
  fileName?: string | undefined
  /** How the source is called; the name of the file without it. */
  name?: string | undefined
  /** Your own JSON values; searches can filter by them. */
  metadata?: Record<string, unknown> | undefined
  /** Encoding that it is read in, whatever it declares, such as `shift_jis`. */
  encoding?: string | undefined
}
/** A file to upload, and what to know it by. */
export interface NewFile extends IdentifiedFile {
  /** Your own id of it, unique in the base. */
  externalId?: string | undefined
  onDuplicate?: OnDuplicate | undefined
}
/** Settings of a call that adds a source. */
export interface MatchOptions {
  /** With `name`, a text or file replaces the one source of the base that has its name. */
  match?: 'name' | undefined
}
/** Behaviour for a source that the base already has, by its address or its bytes. */
export type OnDuplicate = NonNullable<NewSource['onDuplicate']>
/** Outcomes of the added sources, in the order of the request. */
export type AddedSources = Schemas['SourceBatchResult']
/** Which failed sources to run again. */
export type RetryRequest = Schemas['SourceRetry']
/** Fields to change; an absent one stays. */
export type SourceChanges = Schemas['SourceChanges']
/** Filters and page of a list of sources. */
export type SourceQuery = Query<'listSources'>
/** How a source was processed once: what began it, how long it took, what it came to. */
export type SourceRun = Schemas['SourceRun']
/** Page of a list of runs. */
export type SourceRunQuery = Query<'listSourceRuns'>
/** A piece of a source, as searches find it. */
export type Chunk = Schemas['Chunk']
/** Page of a list of chunks. */
export type ChunkQuery = Query<'listChunks'>
/** The extracted text of a source, which the offsets of its chunks point into. */
export type SourceContent = Schemas['SourceContent']
