import { type Static, Type } from 'typebox'
import { Nullable } from '../../../platform/operations/schemas.ts'

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

export interface SettingsColumns {
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
