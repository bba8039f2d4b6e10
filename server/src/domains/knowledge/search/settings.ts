import { type Static, Type } from 'typebox'
import { Nullable } from '../../../platform/http/schemas.ts'
import type { Fusion } from './fusion.ts'

/** How searches of a base join their halves, unless a request says otherwise. */
export const SearchSettings = Type.Object({
  fusion: Type.Enum(['auto', 'keyword_first', 'minmax', 'rrf'], {
    description:
      'How a hybrid search joins words and vectors. `keyword_first`: by words; vectors order equal scores and answer when no word is found. `minmax`: by the weighted sum of both scores. `rrf`: by the weighted sum of reciprocal places. `auto`: `keyword_first` with the built-in model, `minmax` with others. A new base has `auto`.',
  }),
  semanticWeight: Nullable(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Share of the vectors in `minmax` and `rrf`; null takes the measured default.',
      examples: [0.6],
    }),
  ),
  rerank: Type.Boolean({
    description:
      'Whether the 50 best are put in order once more by the service that the operator has set up; not, by default.',
  }),
})
export type SearchSettings = Static<typeof SearchSettings>

/** Without defaults: what a change leaves out stays as it is. */
export const PartialSearchSettings = Type.Object(Type.Partial(SearchSettings).properties, {
  additionalProperties: false,
})

interface SettingsColumns {
  fusion: string
  semantic_weight: number | null
  rerank: boolean
}

export const presentSettings = (row: SettingsColumns): SearchSettings => ({
  fusion: row.fusion as SearchSettings['fusion'],
  semanticWeight: row.semantic_weight,
  rerank: row.rerank,
})

/** What is to be stored; what is absent stays as it is. */
export const settingsColumns = (
  changes: Partial<SearchSettings> | undefined,
  row: SettingsColumns = { fusion: 'auto', semantic_weight: null, rerank: false },
): SettingsColumns => ({
  fusion: changes?.fusion ?? row.fusion,
  semantic_weight:
    changes?.semanticWeight === undefined ? row.semantic_weight : changes.semanticWeight,
  rerank: changes?.rerank ?? row.rerank,
})

/**
 * Shares of the vectors in the fusion of scores, measured on Cranfield (nDCG@10 by words alone 0.389). Of the
 * built-in model 0.1 costs 0.001 and each tenth more another 0.002 to 0.009. Of a dense one, all-MiniLM-L6-v2
 * (by its vectors alone 0.400), 0.6 gives 0.442, and all from 0.5 to 0.7 is within 0.006 of that.
 */
const defaultWeights = { lexical: 0.1, dense: 0.6 }

/** Words decide beside the lexical model, which only sees words too; a real model gets its share. */
export function fusionOf(row: SettingsColumns, isLexical: boolean): Fusion {
  const { fusion, semanticWeight } = presentSettings(row)
  const weight = semanticWeight ?? (isLexical ? defaultWeights.lexical : defaultWeights.dense)
  if (fusion === 'rrf') return { kind: 'rrf', semanticWeight: weight }
  if (fusion === 'minmax' || (fusion === 'auto' && !isLexical)) {
    return { kind: 'minmax', semanticWeight: weight }
  }
  return { kind: 'keyword_first' }
}
