import { SelectField, TextField } from '../../../ui/field.tsx'
import { MoreFields } from '../../../ui/more-fields.tsx'
import type { Listings } from './listing.ts'
import { PaginationFields } from './pagination-fields.tsx'

interface ListingFieldsProps extends Listings {
  /** Prefix of the field names in the API: `config`. */
  prefix: string
}

/** Where a service lists its records; where things are in an answer is said by JSON pointers. */
export function ListingFields({ prefix, list, changes }: ListingFieldsProps) {
  return (
    <>
      <TextField
        label="Path"
        name={`${prefix}.list.path`}
        dir="ltr"
        defaultValue={list?.path}
        placeholder="v1/customers"
        hint="Where the records are listed, relative to the address."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Records are at"
          name={`${prefix}.list.items`}
          dir="ltr"
          defaultValue={list?.items}
          placeholder="/data"
          hint="A JSON pointer. Empty for the whole answer."
        />
        <TextField
          label="Their id is at"
          name={`${prefix}.list.id`}
          dir="ltr"
          defaultValue={list?.id ?? '/id'}
          required
        />
      </div>
      <PaginationFields prefix={`${prefix}.list.pagination`} pagination={list?.pagination} />
      <MoreFields
        title="Changes"
        summary="Times, deletions, only what is new"
        fields={[`${prefix}.list.changedAt`, `${prefix}.list.deleted`, `${prefix}.changes`]}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Time of the last change is at"
            name={`${prefix}.list.changedAt`}
            dir="ltr"
            defaultValue={list?.changedAt}
            placeholder="/updatedAt"
          />
          <TextField
            label="Deleted is at"
            name={`${prefix}.list.deleted`}
            dir="ltr"
            defaultValue={list?.deleted}
            placeholder="/archived"
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Parameter for changes"
            name={`${prefix}.changes.since.parameter`}
            dir="ltr"
            defaultValue={changes?.since.parameter}
            placeholder="updatedSince"
            hint="Asks for what changed since the last run. Leave empty if there is none."
          />
          <SelectField
            label="Time is written as"
            name={`${prefix}.changes.since.format`}
            defaultValue={changes?.since.format ?? 'iso'}
          >
            <option value="iso">ISO 8601</option>
            <option value="s">Seconds since 1970</option>
            <option value="ms">Milliseconds since 1970</option>
          </SelectField>
        </div>
      </MoreFields>
    </>
  )
}
