import type { Contact, ContactField } from '@capstan/sdk'
import { Code } from '../../ui/copy.tsx'
import type { Action } from '../../ui/menu.tsx'
import { Properties } from '../../ui/properties.tsx'
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
  return {
    label,
    value: shown,
    text: value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value),
    onSave: async (text: string) => save(valueIn(field, text.trim())),
  }
}

function choicesOf(
  { type, options }: ContactField,
  value: unknown,
  choose: (value: unknown) => void,
): Action[] | undefined {
  const one = (label: string, next: unknown): Action => ({
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

/** What was typed, by the field's type; the server says what else is wrong with it. */
function valueIn({ type, label }: ContactField, text: string): unknown {
  if (text === '') return null
  if (type !== 'number') return text
  const number = Number(text.replace('−', '-'))
  if (!Number.isFinite(number)) throw new Error(`${label} must be a number.`)
  return number
}
