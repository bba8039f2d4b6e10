import { useState } from 'react'
import { errorFor } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { objectIn } from './json-text.ts'
import { type Draft, type Mode, modes } from './search-request.ts'

interface SearchFormProps {
  initial: Draft
  error: unknown
  busy: boolean
  onSearch(draft: Draft): void
}

export function SearchForm({ initial, error, busy, onSearch }: SearchFormProps) {
  const [draft, setDraft] = useState(initial)
  const [tried, setTried] = useState(false)
  const notJson = objectIn(draft.filter).fault
  const set = (change: Partial<Draft>): void => setDraft({ ...draft, ...change })
  return (
    <form
      className="flex flex-col gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!notJson) onSearch(draft)
      }}
    >
      <TextArea
        label="Question"
        placeholder="When do you open on Sundays?"
        required
        autoFocus
        dir="auto"
        className="min-h-20"
        value={draft.q}
        error={errorFor(error, 'query')}
        onChange={(event) => set({ q: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
      <SelectField
        label="Look by"
        value={draft.mode}
        onChange={(event) => set({ mode: event.target.value as Mode })}
      >
        {Object.entries(modes).map(([mode, title]) => (
          <option key={mode} value={mode}>
            {title}
          </option>
        ))}
      </SelectField>
      <Bounds draft={draft} error={error} onChange={set} />
      <TextArea
        label="Filter"
        hint="On the metadata of sources, as JSON."
        placeholder={'{"team": "support"}'}
        className="min-h-16 font-mono"
        spellCheck={false}
        value={draft.filter}
        error={tried && notJson ? notJson : filterFault(error)}
        onChange={(event) => set({ filter: event.target.value })}
      />
      <Button type="submit" look="primary" busy={busy}>
        Search
      </Button>
    </form>
  )
}

interface BoundsProps {
  draft: Draft
  error: unknown
  onChange(change: Partial<Draft>): void
}

function Bounds({ draft, error, onChange }: BoundsProps) {
  return (
    <div className="grid grid-cols-3 items-start gap-3">
      <TextField
        label="Hits"
        type="number"
        min={1}
        max={50}
        required
        value={draft.topK}
        error={errorFor(error, 'limit')}
        onChange={(event) => onChange({ topK: event.target.value })}
      />
      <TextField
        label="Least score"
        type="number"
        min={0}
        max={1}
        step={0.01}
        placeholder="0"
        value={draft.minScore}
        error={errorFor(error, 'minScore')}
        onChange={(event) => onChange({ minScore: event.target.value })}
      />
      <SelectField
        label="Around"
        title="Chunks before and after each hit"
        value={draft.context}
        onChange={(event) => onChange({ context: event.target.value })}
      >
        {['0', '1', '2', '3'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    </div>
  )
}

/** The server names the very comparison; here the filter is one field. */
function filterFault(error: unknown): string | null {
  const field = (error as { field?: string } | null)?.field
  return field?.startsWith('filter') ? errorFor(error, field) : null
}
