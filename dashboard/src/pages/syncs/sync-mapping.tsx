import type { Sync } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { useSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { FilterSelect } from '../../ui/field.tsx'
import { readError } from '../../ui/form-context.ts'
import { Notice, Skeleton } from '../../ui/states.tsx'
import { type ActionMapping, withoutEmpty } from '../automations/draft.ts'
import { contactFields, fieldTitle } from '../automations/mapping/fields.ts'
import { JsonTree } from '../automations/mapping/json-tree.tsx'
import { MappingFields } from '../automations/mapping/mapping-fields.tsx'
import { suggestContact } from '../automations/mapping/suggest.ts'
import { useCheck } from '../automations/mapping/use-check.ts'
import { usePicking } from '../automations/mapping/use-picking.ts'
import { usePreview } from './preview.tsx'

const documentFields = [
  ['name', 'Name'],
  ['text', 'Text'],
] as const

/** The fields of ours, an expression each, beside a record of the source. */
export function SyncMapping({ sync }: { sync: Sync }) {
  const { isAdmin } = useSession()
  const preview = usePreview(sync)
  const [place, setPlace] = useState(0)
  const [mapping, setMapping] = useState<ActionMapping>(sync.mapping)
  const records = preview.data?.records ?? []
  const record = records[place]?.record
  const picking = usePicking({
    expressions: Object.values(mapping),
    first: sync.matchBy ?? 'name',
    onInsert: (field, write) =>
      setMapping((before) => ({ ...before, [field]: write(before[field] ?? '') })),
  })
  const sample = record ? { record } : null
  const checked = useCheck(mapping, sample, `${sync.id} ${records[place]?.remoteId ?? ''}`)
  const edit = useEdit(sync, {
    read: () => api.syncs.get(sync.id),
    write: (changes: { mapping: Record<string, string> }, options) =>
      api.syncs.update(sync.id, changes, options),
    labels: { mapping: 'Fields' },
    invalidates: ['syncs'],
  })
  const error = readError(edit.error)
  const suggested = record && sync.target === 'contacts' ? suggestContact(record, 'record') : {}
  const missing = Object.entries(suggested).filter(([field]) => !mapping[field]?.trim())
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <section aria-label="Fields" className="min-w-0">
        {missing.length > 0 && isAdmin && (
          <div className="mb-3">
            <Notice
              action={
                <Button
                  size="small"
                  onClick={() => setMapping({ ...mapping, ...Object.fromEntries(missing) })}
                >
                  Add {missing.length === 1 ? 'it' : 'them'}
                </Button>
              }
            >
              The record also has {missing.map(([field]) => fieldTitle(field)).join(', ')}.
            </Notice>
          </div>
        )}
        <MappingFields
          mapping={mapping}
          checked={checked}
          choices={sync.target === 'contacts' ? contactFields : documentFields}
          ownPrefix={sync.target === 'contacts' ? 'custom.' : 'metadata.'}
          onChange={setMapping}
          onFocus={picking.setField}
        />
        {error && <Notice tone="bad">{error.message}</Notice>}
        {isAdmin && (
          <div className="flex items-center gap-3 pt-2">
            <Button
              busy={edit.isPending}
              why={checked.errors.size > 0 ? 'Fix the expressions first.' : undefined}
              onClick={() => edit.mutate({ mapping: withoutEmpty(mapping) })}
            >
              Save
            </Button>
            <span className="text-faint text-xs">The next run then reads everything.</span>
          </div>
        )}
      </section>
      <section aria-label="Record" className="flex min-w-0 flex-col gap-3">
        <div className="flex min-h-8 items-center justify-between gap-3">
          <h2 className="font-semibold text-lg">A record from the source</h2>
          {records.length > 1 && (
            <FilterSelect
              label="Record"
              value={String(place)}
              onChange={({ target }) => setPlace(Number(target.value))}
            >
              {records.map(({ remoteId }, index) => (
                <option key={remoteId} value={index}>
                  {remoteId}
                </option>
              ))}
            </FilterSelect>
          )}
        </div>
        {record ? (
          <>
            <p className="text-soft text-xs">
              Click a value to insert it into{' '}
              <span className="font-label text-ink">{fieldTitle(picking.field)}</span>.
            </p>
            <div className="overflow-hidden rounded-lg border border-line">
              <JsonTree
                label="Record"
                value={record}
                root="record"
                used={picking.used}
                onPick={picking.pick}
              />
            </div>
          </>
        ) : preview.error ? (
          <Notice tone="warn">{preview.error.message}</Notice>
        ) : preview.data ? (
          <Notice>The source has no record to show.</Notice>
        ) : (
          <Skeleton className="h-64 w-full" />
        )}
      </section>
    </div>
  )
}
