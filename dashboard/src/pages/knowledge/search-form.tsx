import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FilterSelect, SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { useFoldedError } from '../../ui/folded-error.ts'
import { Form } from '../../ui/form.tsx'
import { Disclosure } from './disclosure.tsx'
import { objectIn } from './json-text.ts'
import { type Mode, modes, type SearchDraft } from './search-request.ts'

interface SearchFormProps {
  initial: SearchDraft
  error: unknown
  busy: boolean
  onSearch(draft: SearchDraft): void
}

/** The server names the very comparison; here the filter is one field. */
const folded = ['filter'] as const

/** The question, large, with how to look for it at its foot. */
export function SearchForm({ initial, error, busy, onSearch }: SearchFormProps) {
  const [draft, setDraft] = useState(initial)
  const [tried, setTried] = useState(false)
  const [hasLimits] = useState(initial.filter !== '' || initial.minScore !== '')
  const notJson = objectIn(draft.filter).fault
  const set = (change: Partial<SearchDraft>): void => setDraft({ ...draft, ...change })
  const fieldError = useFoldedError(error, folded)
  // What blames no field stands where the hits would.
  const mutation = { error: fieldError?.field ? fieldError : null, isPending: busy }
  return (
    <Form
      mutation={mutation}
      className="gap-3!"
      onSubmit={() => {
        setTried(true)
        if (!notJson) onSearch(draft)
      }}
    >
      <div className="[&_textarea]:min-h-16 [&_textarea]:py-2.5 [&_textarea]:text-base">
        <TextArea
          label="Question"
          name="query"
          placeholder="When do you open on Sundays?"
          required
          autoFocus
          dir="auto"
          value={draft.q}
          onChange={(event) => set({ q: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <FilterSelect
          label="Look by"
          value={draft.mode}
          onChange={(event) => set({ mode: event.target.value as Mode })}
        >
          {Object.entries(modes).map(([mode, title]) => (
            <option key={mode} value={mode}>
              {title}
            </option>
          ))}
        </FilterSelect>
        <Button type="submit" look="primary" busy={busy}>
          Search
        </Button>
      </div>
      <Disclosure title="Filter and limits" isOpen={hasLimits || Boolean(mutation.error)}>
        <Bounds draft={draft} onChange={set} />
        <TextArea
          label="Filter"
          name="filter"
          hint="Filter by document details, such as team."
          placeholder={'{"team": "support"}'}
          className="min-h-16 font-mono"
          spellCheck={false}
          value={draft.filter}
          error={tried ? notJson : null}
          onChange={(event) => set({ filter: event.target.value })}
        />
      </Disclosure>
    </Form>
  )
}

interface BoundsProps {
  draft: SearchDraft
  onChange(change: Partial<SearchDraft>): void
}

function Bounds({ draft, onChange }: BoundsProps) {
  return (
    <div className="grid grid-cols-3 items-start gap-3">
      <TextField
        label="Hits"
        name="limit"
        type="number"
        min={1}
        max={50}
        required
        value={draft.topK}
        onChange={(event) => onChange({ topK: event.target.value })}
      />
      <TextField
        label="Least score"
        name="minScore"
        type="number"
        min={0}
        max={1}
        step={0.01}
        placeholder="0"
        value={draft.minScore}
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
