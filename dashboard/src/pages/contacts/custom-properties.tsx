import type { Contact, ContactField } from '@capstan/sdk'
import { Code } from '../../ui/copy.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { readPhone } from '../../ui/phone-number.tsx'
import { Properties } from '../../ui/properties.tsx'
import { readNumber } from '../../ui/typed-number.ts'
import { customWords } from './columns.tsx'
import { TagList } from './tag-list.tsx'

interface CustomPropertiesProps {
  contact: { custom: Contact['custom'] }
  fields: readonly ContactField[]
  save(changes: { [key: `custom.${string}`]: unknown }): Promise<unknown>
}

/** The organization's own fields by their types; what has no field is shown as it is. */
export function CustomProperties({ contact: { custom }, fields, save }: CustomPropertiesProps) {
  const shown = fields.filter(({ archived }) => !archived).toReversed()
  const known = new Set(shown.map(({ key }) => key))
  const others = Object.entries(custom).filter(([key]) => !known.has(key))
  if (shown.length === 0 && others.length === 0) return null
  return (
    <div>
      {shown.length > 0 && (
        <Properties
          title="Fields"
          rows={shown.map((field) =>
            rowOf(field, custom[field.key] ?? null, (value) =>
              save({ [`custom.${field.key}`]: value }),
            ),
          )}
        />
      )}
      {others.length > 0 && (
        <div className="py-3.5">
          <Code label="Other data" text={JSON.stringify(Object.fromEntries(others), null, 2)} />
        </div>
      )}
    </div>
  )
}

type SaveValue = (value: unknown) => Promise<unknown>

function rowOf(field: ContactField, value: unknown, save: SaveValue) {
  const { label } = field
  const words = customWords(value)
  const shown = words ? (
    <bdi className="truncate">{words}</bdi>
  ) : (
    <span className="text-faint">Add</span>
  )
  const choices = choicesOf(field, value, (next) => void save(next))
  if (choices) {
    const several = field.type === 'multiSelect' && Array.isArray(value) && value.length > 0
    return { label, value: several ? <TagList tags={value.map(String)} /> : shown, choices }
  }
  const text =
    value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  // The browser's field shows no text that is no day.
  const isDay = field.type === 'date' && /^(?:\d{4}-\d{2}-\d{2})?$/.test(text)
  return {
    ...{ label, value: shown, text },
    ...(isDay && { type: 'date' as const }),
    onSave: async (next: string) => save(await valueIn(field, next.trim())),
  }
}

function choicesOf(
  { type, options }: ContactField,
  value: unknown,
  choose: (value: unknown) => void,
): MenuAction[] | undefined {
  const one = (label: string, next: unknown): MenuAction => ({
    label,
    checked: value === next,
    onSelect: () => choose(next),
  })
  if (type === 'boolean') return [one('Yes', true), one('No', false), one('Empty', null)]
  if (type === 'select') return [...options.map((text) => one(text, text)), one('Empty', null)]
  if (type !== 'multiSelect') return undefined
  const chosen: unknown[] = Array.isArray(value) ? value : []
  return options.map((text) => ({
    label: text,
    checked: chosen.includes(text),
    onSelect() {
      const next = options.filter((option) => chosen.includes(option) !== (option === text))
      choose(next.length > 0 ? next : null)
    },
  }))
}

/** Parses the typed text by the field's type; the server reports other errors. */
async function valueIn({ type }: ContactField, text: string): Promise<unknown> {
  if (text === '') return null
  if (type === 'phone') return readPhone(text)
  if (type !== 'number') return text
  const number = readNumber(text)
  if (number.fault !== null) throw new Error(number.fault)
  return number.value
}
