/**
 * Prices in credits: 1 for a run, 1 for each ten chunks that it stores, and 1 for a search. A run whose text has not
 * changed is free. A re-index costs 1 for each ten chunks that it embeds.
 */
export const searchCost = 1

const chunksPerCredit = 10

/** Characters in a chunk of the default size, in English. */
const charactersPerChunk = 1_000

/** Cost of a page of average length, because the length is unknown before the page is fetched. */
const expectedPageCost = 3

export const costOf = (chunksCount: number): number => 1 + Math.ceil(chunksCount / chunksPerCredit)

/** Cost of finding the pages of a sitemap or a crawl. Each page then has its own cost. */
export const siteCost = 1

/** Returns the credits to reserve before the work; `text` is null if it is not fetched yet. */
export const expectedCost = (text: string | null): number =>
  text === null ? expectedPageCost : costOf(Math.ceil(text.length / charactersPerChunk))

/** Returns the cost of new vectors for stored chunks. */
export const reindexCost = (chunksCount: number): number => Math.ceil(chunksCount / chunksPerCredit)

export const reindexSubject = (reindexId: string): string => `reindex:${reindexId}`

/** Returns the ledger's name for one run of one source. */
export const subjectOf = (sourceId: string, run: number): string => `source:${sourceId}:${run}`
