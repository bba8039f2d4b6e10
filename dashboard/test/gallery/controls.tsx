import { Plus, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../src/ui/button.tsx'
import { FilterField, FilterSelect } from '../../src/ui/field.tsx'
import { AddFilter } from '../../src/ui/filter-chip.tsx'
import { ExactFilter, FilterChip, TimeFilter } from '../../src/ui/filters.tsx'
import { Key, KeyHints } from '../../src/ui/key.tsx'
import { SearchField } from '../../src/ui/search-field.tsx'
import { Segments } from '../../src/ui/segments.tsx'
import { Tabs } from '../../src/ui/tabs.tsx'
import { Part, Specimen } from './specimen.tsx'

const looks = ['plain', 'quiet', 'danger', 'destroy'] as const

export function ControlSpecimens() {
  return (
    <Part id="controls" title="Controls">
      <Specimen name="Button">
        <Button look="primary" icon={<Plus aria-hidden="true" />}>
          New contact
        </Button>
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button busy>Saving</Button>
        <Button disabled>Disabled</Button>
        <Button why="Your role cannot send this.">Disabled, says why</Button>
        <Button size="small">Small</Button>
        <Button size="large">Large</Button>
        <Button size="public">Public</Button>
      </Specimen>
      <Specimen name="IconButton, Key, KeyHints">
        <IconButton label="Search" keys="/" icon={<Search size={16} />} />
        <IconButton label="Delete" icon={<Trash2 size={16} />} />
        <IconButton label="Move" why="There is one alone." icon={<Trash2 size={16} />} />
        <Key>⌘K</Key>
        <KeyHints
          hints={[
            ['J K', 'move'],
            ['X', 'select'],
            ['↵', 'open'],
          ]}
        />
      </Specimen>
      <Modes />
      <Specimen name="FilterChip, AddFilter, SearchField, FilterField, FilterSelect, ExactFilter, TimeFilter">
        <Filters />
      </Specimen>
    </Part>
  )
}

function Modes() {
  const [range, setRange] = useState<'24h' | '7d' | '30d'>('7d')
  const [tab, setTab] = useState<'all' | 'failed'>('all')
  return (
    <>
      <Specimen name="Segments">
        <Segments
          label="Range"
          value={range}
          onChange={setRange}
          options={[
            { value: '24h', title: '24 h' },
            { value: '7d', title: '7 d' },
            { value: '30d', title: '30 d' },
          ]}
        />
      </Specimen>
      <Specimen name="Tabs" bare>
        <div className="px-4 pt-6">
          <Tabs
            label="Deliveries"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'all', title: 'All', count: 12_480 },
              { value: 'failed', title: 'Failed', count: 14 },
            ]}
          />
        </div>
      </Specimen>
    </>
  )
}

const operators = ['is any of', 'is none of'].map((label) => ({
  label,
  checked: label === 'is any of',
  onSelect: () => {},
}))

function Filters() {
  const [search, setSearch] = useState<string>()
  const [type, setType] = useState<string>()
  const [span, setSpan] = useState<{ from?: string | undefined; to?: string | undefined }>({})
  const [hasChips, setChips] = useState(true)
  return (
    <>
      {hasChips && (
        <>
          <FilterChip
            field="Owner"
            operator="is any of"
            value="Mara, Jonas"
            operators={operators}
            onRemove={() => setChips(false)}
          />
          <FilterChip onRemove={() => setChips(false)}>Tag: customer</FilterChip>
        </>
      )}
      <AddFilter fields={[{ label: 'Owner', onSelect: () => setChips(true) }]} />
      <span className="w-full" />
      <SearchField
        label="Search contacts"
        placeholder="Search"
        className="max-w-48"
        value={search}
        onChange={setSearch}
      />
      <FilterField label="Tag" placeholder="Tag" className="max-w-32" />
      <FilterSelect label="Status">
        <option>Any status</option>
        <option>Failed</option>
      </FilterSelect>
      <ExactFilter
        label="Type"
        value={type}
        suggestions={['contact.created']}
        className="max-w-40"
        onChange={setType}
      />
      <TimeFilter {...span} onChange={setSpan} />
    </>
  )
}
