import type { Base } from '@capstan/sdk'
import { useState } from 'react'
import { CheckField, SelectField, TextField } from '../../ui/field.tsx'
import type { Fusion } from './schemas.ts'
import { SettingsCard, useBaseEdit } from './settings-card.tsx'

const fusions: Record<Fusion, [title: string, hint: string]> = {
  auto: ['Automatic', 'Words first with the built-in model, the sum of scores with others.'],
  keyword_first: ['Words first', 'Meaning orders equal scores, and answers when no word is found.'],
  minmax: ['Sum of scores', 'Both scores, spread over 0 to 1 and added by their shares.'],
  rrf: ['Sum of places', 'Reciprocal rank fusion: only the places by each half count.'],
}

/** How searches by words and by meaning are joined. */
export function SearchSettings({ base }: { base: Base }) {
  const [fusion, setFusion] = useState(base.search.fusion)
  const [weight, setWeight] = useState(base.search.semanticWeight?.toString() ?? '')
  const [rerank, setRerank] = useState(base.search.rerank)
  const saving = useBaseEdit(base, ({ search }) => {
    setFusion(search.fusion)
    setWeight(search.semanticWeight?.toString() ?? '')
    setRerank(search.rerank)
  })
  const hasWeight = fusion !== 'keyword_first'
  return (
    <SettingsCard
      title="Search"
      hint="How results by words and by meaning are joined."
      saving={saving}
      changes={() => ({
        search: { fusion, rerank, semanticWeight: weight === '' ? null : Number(weight) },
      })}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="Order"
          hint={fusions[fusion][1]}
          value={fusion}
          name="search.fusion"
          onChange={(event) => setFusion(event.target.value as Fusion)}
        >
          {Object.entries(fusions).map(([one, [title]]) => (
            <option key={one} value={one}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Semantic weight"
          type="number"
          min={0}
          max={1}
          step={0.05}
          placeholder="Recommended"
          hint="0 to 1. Leave empty for the recommended value."
          disabled={!hasWeight}
          value={weight}
          name="search.semanticWeight"
          onChange={(event) => setWeight(event.target.value)}
        />
      </div>
      <CheckField
        label="Rerank"
        hint="Orders the 50 best once more. Needs a reranker, which your server's operator sets up."
        checked={rerank}
        onChange={(event) => setRerank(event.target.checked)}
      />
    </SettingsCard>
  )
}
