import type { Contact } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Avatar } from '../../../ui/avatar.tsx'
import { RadioField } from '../../../ui/choice-field.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { formatDate } from '../../../ui/format.ts'
import { nameOf } from '../contact.ts'
import type { MergePlan } from './merge-fields.ts'

interface ContactHeadProps {
  contact: Contact
  contacts: readonly Contact[]
  plan: MergePlan
  onChange(plan: MergePlan): void
}

/** `<ContactHead contact contacts plan onChange>`: one contact, whether it takes part, and whether the others join it. */
export function ContactHead({ contact, contacts, plan, onChange }: ContactHeadProps) {
  const { id, createdAt } = contact
  const name = nameOf(contact)
  const isIncluded = plan.included.has(id)
  return (
    <th scope="col" className="min-w-36 px-3 py-3 text-start font-normal">
      <span className="flex items-center gap-2">
        <Avatar id={id} name={name} />
        <Link
          to="/contacts"
          search={{ contact: id }}
          title={name}
          className="min-w-0 truncate font-name hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
      </span>
      <span className="mt-0.5 mb-2 block text-faint text-xs">Added {formatDate(createdAt)}</span>
      <span className="flex flex-col gap-1">
        <RadioField
          label="Keep this one"
          name="primary"
          aria-label={`Keep ${name}`}
          checked={plan.primary === id}
          disabled={!isIncluded}
          onChange={() => onChange({ ...plan, primary: id })}
        />
        {contacts.length > 2 && (
          <CheckField
            label="Merge"
            aria-label={`Merge ${name}`}
            checked={isIncluded}
            onChange={({ target }) => onChange(planWith(plan, id, target.checked, contacts))}
          />
        )}
      </span>
    </th>
  )
}

/** A contact that is left out is not the one that stays. */
function planWith(
  plan: MergePlan,
  id: string,
  isIncluded: boolean,
  contacts: readonly Contact[],
): MergePlan {
  const included = new Set(plan.included)
  if (isIncluded) included.add(id)
  else included.delete(id)
  const first = contacts.find((contact) => included.has(contact.id))?.id
  const primary = included.has(plan.primary) ? plan.primary : (first ?? plan.primary)
  return { ...plan, included, primary }
}
