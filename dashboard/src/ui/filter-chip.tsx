import { ListFilter, X } from 'lucide-react'
import { classes } from './classes.ts'
import { Menu, type MenuAction } from './menu.tsx'

interface FilterChipProps {
  /** The whole filter in one text, where its parts cannot be changed here. */
  children?: string
  field?: string
  operator?: string
  value?: string
  /** Choices for each part; a part without choices is text. */
  operators?: readonly MenuAction[]
  values?: readonly MenuAction[]
  onRemove(): void
}

/** `<FilterChip field operator value operators values onRemove>`: one filter; each part opens its menu. */
export function FilterChip(props: FilterChipProps) {
  const { children, field, operator, value, operators, values, onRemove } = props
  const name = children ?? [field, operator, value].filter(Boolean).join(' ')
  return (
    <span className="inline-flex h-6.5 max-w-full divide-x divide-line2 overflow-hidden rounded-chip border border-line2 bg-raised text-xs shadow-control max-sm:h-11">
      {children && <Part text={children} isValue />}
      {field && <Part text={field} />}
      {operator && <Part text={operator} actions={operators} />}
      {value && <Part text={value} actions={values} isValue />}
      <button
        type="button"
        aria-label={`Remove the filter ${name}`}
        onClick={onRemove}
        className="px-1.5 text-soft hover:bg-press hover:text-ink focus-visible:-outline-offset-2"
      >
        <X size={14} aria-hidden="true" />
      </button>
    </span>
  )
}

interface PartProps {
  text: string
  actions?: readonly MenuAction[] | undefined
  isValue?: boolean
}

function Part({ text, actions, isValue = false }: PartProps) {
  const look = classes(
    'flex h-full min-w-0 items-center px-2',
    isValue ? 'font-label text-ink' : 'text-soft',
  )
  const content = (
    <span className={look}>
      <span className="truncate" dir="auto">
        {text}
      </span>
    </span>
  )
  if (!actions) return content
  return (
    <Menu
      label={`Change ${text}`}
      actions={actions}
      trigger={content}
      className="h-full min-w-0 rounded-none! focus-visible:-outline-offset-2"
    />
  )
}

/** `<AddFilter fields>`: dashed; its menu names the fields that can be filtered by. F opens it. */
export const AddFilter = ({ fields }: { fields: readonly MenuAction[] }) => (
  <Menu
    label="Add a filter"
    actions={fields}
    className="h-6.5 rounded-chip! border border-line2 border-dashed text-xs max-sm:h-11"
    trigger={
      <span className="flex items-center gap-1.5 px-2 font-label" data-filter>
        <ListFilter size={14} aria-hidden="true" /> Filter
      </span>
    }
  />
)
