import { ChevronRight } from 'lucide-react'
import { type ReactNode, useContext, useState } from 'react'
import { FormContext } from './form-context.ts'

interface MoreFieldsProps {
  title: string
  /** Title of the fold. */
  summary: string
  /** Names of its fields, or what they begin with: it opens when the server refuses one. */
  fields: readonly string[]
  children: ReactNode
}

/** `<MoreFields title summary fields>`: what most leave as it is, folded. */
export function MoreFields({ title, summary, fields, children }: MoreFieldsProps) {
  const [isOpen, setOpen] = useState(false)
  const blamed = useContext(FormContext)?.error?.field
  const isBlamed = blamed !== undefined && fields.some((field) => blamed.startsWith(field))
  return (
    <details
      className="group rounded-lg border border-line"
      open={isOpen || isBlamed}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex cursor-pointer list-none items-center gap-2 px-3.5 py-2.5 font-label text-sm max-sm:min-h-11">
        <ChevronRight
          size={14}
          aria-hidden="true"
          className="shrink-0 text-faint transition-transform group-open:rotate-90 rtl:rotate-180"
        />
        <span>{title}</span>
        <span className="ms-auto min-w-0 truncate font-normal text-faint">{summary}</span>
      </summary>
      <div className="flex flex-col gap-5 border-line border-t p-3.5">{children}</div>
    </details>
  )
}
