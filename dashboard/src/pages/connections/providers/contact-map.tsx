import type { ActionMapping } from '../../automations/draft.ts'
import { contactFields } from '../../automations/mapping/fields.ts'
import { MappingFields } from '../../automations/mapping/mapping-fields.tsx'
import { useCheck } from '../../automations/mapping/use-check.ts'

interface ContactMapProps {
  map: ActionMapping
  onChange(map: ActionMapping): void
}

/** Edits the first mapping of new syncs; there is no record yet to test it with. */
export function ContactMap({ map, onChange }: ContactMapProps) {
  const checked = useCheck(map, null, 'definition')
  return (
    <div>
      <h3 className="font-label text-sm">Fields to begin with</h3>
      <p className="text-faint text-xs">Expressions on record. Each sync can change them.</p>
      <MappingFields
        mapping={map}
        checked={checked}
        choices={contactFields}
        ownPrefix="custom."
        onChange={onChange}
        onFocus={() => {}}
      />
    </div>
  )
}
