import type { Contact } from '@capstan/sdk'
import { classes } from '../../../ui/classes.ts'
import { ScrollArea } from '../../../ui/scroll-area.tsx'
import { nameOf } from '../contact.ts'
import { addressWords } from '../words.ts'
import { ContactHead } from './contact-head.tsx'
import { type FieldRow, keeperOf, type MergePlan } from './merge-fields.ts'

interface ComparisonProps {
  contacts: readonly Contact[]
  rows: readonly FieldRow[]
  plan: MergePlan
  onChange(plan: MergePlan): void
}

/** `<Comparison contacts rows plan onChange>`: side by side; of what differs, the value that stays is washed. */
export function Comparison({ contacts, rows, plan, onChange }: ComparisonProps) {
  const firstSame = rows.findIndex(({ differs }) => !differs)
  return (
    <ScrollArea label="Comparison" className="overflow-x-auto rounded-lg border border-line">
      <table aria-label="Values of the contacts" className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-line border-b align-top">
            <td className="w-28 min-w-20 px-3" />
            {contacts.map((contact) => (
              <ContactHead key={contact.id} {...{ contact, contacts, plan, onChange }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr
              key={row.field}
              className={classes(
                'border-line border-b align-top',
                place === firstSame && place > 0 && 'border-t-4 border-t-line',
              )}
            >
              <th scope="row" className="px-3 py-2 text-start font-normal text-soft">
                {row.label}
                {row.differs && <span className="block text-faint text-xs">differs</span>}
              </th>
              {contacts.map((contact, at) => (
                <ValueCell
                  key={contact.id}
                  row={row}
                  contact={contact}
                  value={row.values[at] ?? ''}
                  isKept={keeperOf(row, contacts, plan) === contact.id}
                  isLeftOut={!plan.included.has(contact.id)}
                  onChoose={() =>
                    onChange({ ...plan, chosen: { ...plan.chosen, [row.field]: contact.id } })
                  }
                />
              ))}
            </tr>
          ))}
          <United label="Tags" contacts={contacts} valuesOf={({ tags }) => tags} />
          <United
            label="Other emails"
            contacts={contacts}
            valuesOf={(one) => one.additionalEmails}
          />
          <United
            label="Other phones"
            contacts={contacts}
            valuesOf={(one) => one.additionalPhones}
          />
          <United label="Fax" contacts={contacts} valuesOf={(one) => one.faxNumbers} />
          <United
            label="Websites"
            contacts={contacts}
            valuesOf={(one) => one.websites.map(({ url }) => url)}
          />
          <United
            label="Other addresses"
            contacts={contacts}
            valuesOf={(one) => one.additionalAddresses.map(addressWords)}
          />
        </tbody>
      </table>
    </ScrollArea>
  )
}

interface ValueCellProps {
  row: FieldRow
  contact: Contact
  value: string
  isKept: boolean
  isLeftOut: boolean
  onChoose(): void
}

function ValueCell({ row, contact, value, isKept, isLeftOut, onChoose }: ValueCellProps) {
  const text = (
    <span dir="auto" className="min-w-0 whitespace-pre-line break-words">
      {value}
    </span>
  )
  if (value === '') return <td className="px-3 py-2 text-faint">Empty</td>
  if (!row.differs || isLeftOut) {
    return <td className={classes('px-3 py-2', isLeftOut && 'text-faint')}>{text}</td>
  }
  return (
    <td className={classes('p-0', isKept && 'bg-brass-wash')}>
      <label
        className={classes(
          'flex cursor-pointer items-start gap-2.5 px-3 py-2 max-sm:min-h-11',
          isKept ? 'font-name text-ink' : 'text-soft hover:bg-hover',
        )}
      >
        <input
          type="radio"
          name={row.field}
          className="tick mt-0.5"
          aria-label={`${row.label} of ${nameOf(contact)}: ${value}`}
          checked={isKept}
          onChange={onChoose}
        />
        {text}
      </label>
    </td>
  )
}

interface UnitedProps {
  label: string
  contacts: readonly Contact[]
  valuesOf(contact: Contact): readonly string[] | undefined
}

/** Shows lists that a merge joins, with nothing to choose. */
function United({ label, contacts, valuesOf }: UnitedProps) {
  if (!contacts.some((contact) => valuesOf(contact)?.length)) return null
  return (
    <tr className="border-line border-b align-top last:border-b-0">
      <th scope="row" className="px-3 py-2 text-start font-normal text-soft">
        {label}
        <span className="block text-faint text-xs">all kept</span>
      </th>
      {contacts.map((contact) => (
        <td key={contact.id} className="break-words px-3 py-2" dir="auto">
          {valuesOf(contact)?.join(', ') || <span className="text-faint">None</span>}
        </td>
      ))}
    </tr>
  )
}
