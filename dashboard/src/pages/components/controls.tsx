import { Plus, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import {
  CheckField,
  FilterField,
  FilterSelect,
  SelectField,
  TextArea,
  TextField,
} from '../../ui/field.tsx'
import { ExactFilter, FilterChip, TimeFilter } from '../../ui/filters.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Part, Specimen } from './specimen.tsx'

const looks = ['primary', 'plain', 'quiet', 'danger'] as const
const plus = <Plus size={16} aria-hidden="true" />

export function ControlSpecimens() {
  return (
    <Part id="controls" title="Controls">
      <Specimen name="Button">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button look="primary" icon={plus}>
          with an icon
        </Button>
        <Button look="primary" busy>
          busy
        </Button>
        <Button disabled>disabled</Button>
        <Button size="small">small</Button>
        <Button size="large">large</Button>
      </Specimen>
      <Specimen name="IconButton">
        <IconButton label="Search" icon={<Search size={17} />} />
        <IconButton label="Delete" icon={<Trash2 size={17} />} />
        <IconButton label="Not now" disabled icon={<Trash2 size={17} />} />
      </Specimen>
      <Specimen name="TextField, SelectField, TextArea, CheckField" bare>
        <Fields />
      </Specimen>
      <Specimen name="SearchField, FilterField, FilterSelect, ExactFilter, TimeFilter, FilterChip">
        <Filters />
      </Specimen>
    </Part>
  )
}

function Fields() {
  return (
    <div className="grid gap-5 p-4 sm:grid-cols-2">
      <TextField label="Name" placeholder="CRM sync" hint="What it is for." />
      <TextField label="Phone" defaultValue="555" error="phone must be an E.164 number." />
      <TextField label="Left to right, or not" dir="auto" defaultValue="شركة الميناء" />
      <TextField label="Out of reach" disabled defaultValue="Set by the operator" />
      <SelectField label="Ends" hint="It can be rotated before.">
        <option>after 90 days</option>
        <option>never</option>
      </SelectField>
      <TextArea label="Text" defaultValue="Whatever takes more than a line." />
      <CheckField
        label="Everything"
        hint="All that is here, and all that will come."
        defaultChecked
      />
      <CheckField label="Only when asked" />
    </div>
  )
}

function Filters() {
  const [search, setSearch] = useState<string>()
  const [type, setType] = useState<string>()
  const [span, setSpan] = useState<{ from?: string | undefined; to?: string | undefined }>({})
  const [hasChip, setChip] = useState(true)
  return (
    <>
      <SearchField
        label="Search everything"
        placeholder="Search"
        className="max-w-48"
        value={search}
        onChange={setSearch}
      />
      <FilterField label="Tag" placeholder="Tag" className="max-w-32" />
      <FilterSelect label="Status">
        <option>Every status</option>
        <option>failed</option>
      </FilterSelect>
      <ExactFilter
        label="Type"
        value={type}
        suggestions={['contact.created']}
        className="max-w-40"
        onChange={setType}
      />
      <TimeFilter {...span} onChange={setSpan} />
      {hasChip && <FilterChip onRemove={() => setChip(false)}>Tag: customer</FilterChip>}
    </>
  )
}
