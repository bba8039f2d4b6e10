import { Plus, X } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { FilterField } from '../../ui/field.tsx'
import { useFieldError } from '../../ui/form-context.ts'

type Headers = [name: string, value: string][]

interface Props {
  /** Null: those that are kept stay. */
  headers: Headers | null
  /** Names of the headers that are set; their values stay secret. */
  kept: readonly string[]
  onChange(headers: Headers | null): void
}

/** Headers of the receiver's own, such as what lets a delivery through its gateway. */
export function HeaderFields({ headers, kept, onChange }: Props) {
  const error = useFieldError('headers')
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-label text-sm">Custom headers</legend>
      {headers === null ? (
        <div className="flex flex-wrap items-center gap-1.5">
          {kept.map((name) => (
            <Badge key={name}>{name}</Badge>
          ))}
          <Button size="small" className="ms-auto" onClick={() => onChange([['', '']])}>
            Replace them
          </Button>
        </div>
      ) : (
        <Rows headers={headers} onChange={onChange} />
      )}
      {error ? (
        <p role="alert" className="text-bad text-xs">
          {error}
        </p>
      ) : (
        <p className="text-faint text-xs">
          {headers === null
            ? 'Values are secret and stay hidden. A new origin of the address drops them.'
            : kept.length > 0
              ? `These replace ${kept.join(', ')}. Leave empty to send none.`
              : 'Sent with each delivery. You will not see the values again.'}
        </p>
      )}
    </fieldset>
  )
}

function Rows({ headers, onChange }: { headers: Headers; onChange(headers: Headers): void }) {
  const set = (index: number, row: Headers[number]): void => onChange(headers.with(index, row))
  return (
    <>
      {headers.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place until it has a name
        <div key={index} className="flex items-center gap-2">
          <FilterField
            label={`Name of header ${index + 1}`}
            placeholder="Authorization"
            dir="ltr"
            autoComplete="off"
            className="max-w-44"
            value={name}
            onChange={(event) => set(index, [event.target.value, value])}
          />
          <FilterField
            label={`Value of header ${index + 1}`}
            placeholder="Bearer …"
            data-secret
            dir="ltr"
            autoComplete="off"
            value={value}
            onChange={(event) => set(index, [name, event.target.value])}
          />
          <IconButton
            label={`Remove header ${index + 1}`}
            onClick={() => onChange(headers.toSpliced(index, 1))}
            icon={<X size={15} />}
          />
        </div>
      ))}
      <Button
        size="small"
        className="self-start"
        icon={<Plus size={14} aria-hidden="true" />}
        onClick={() => onChange([...headers, ['', '']])}
      >
        Add a header
      </Button>
    </>
  )
}
