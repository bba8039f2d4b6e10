import { presentSettings, type SettingsColumns } from '../bases/search-settings.ts'
import type { Fusion } from './fusion.ts'

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
