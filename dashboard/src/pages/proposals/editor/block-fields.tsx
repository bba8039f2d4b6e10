import { Upload } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField, TextArea, TextField } from '../../../ui/field.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { Block } from './draft.ts'

interface BlockFieldsProps {
  block: Block
  onChange(changes: Partial<Block>): void
}

/** What a block of each kind asks for. */
export function BlockFields({ block, onChange }: BlockFieldsProps): ReactNode {
  switch (block.type) {
    case 'text':
      return <TextFields label="Text" block={block} onChange={onChange} />
    case 'signature':
      return <TextFields label="Text above the signatures" block={block} onChange={onChange} />
    case 'image':
      return <ImageFields block={block} onChange={onChange} />
    case 'prices':
      return (
        <div className="mb-2">
          <TextField
            label="Heading"
            dir="auto"
            value={block.title ?? ''}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </div>
      )
    case 'knowledge':
      return (
        <div className="flex flex-col gap-2">
          <TextFields
            label={`Found for “${block.query ?? ''}”`}
            block={block}
            onChange={onChange}
          />
          <CheckField
            label="I have read it, and it is right."
            checked={block.confirmed === true}
            onChange={({ target }) => onChange({ confirmed: target.checked })}
          />
        </div>
      )
    case 'page_break':
      return <p className="text-faint text-xs">What follows begins on a new page of the PDF.</p>
  }
}

const variables = [
  ['Contact’s first name', 'contact.firstName | default: "there"'],
  ['Contact’s name', 'contact.name'],
  ['Company', 'contact.company'],
  ['Your organization', 'organization.name'],
  ['Owner’s name', 'owner.name'],
  ['Total', 'totals.firstTotal | money'],
  ['Own variable', 'variables.name'],
] as const

function TextFields({ label, block, onChange }: BlockFieldsProps & { label: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const insert = (variable: string): void => {
    const field = frame.current?.querySelector('textarea')
    if (!field) return
    const { selectionStart: start, selectionEnd: end, value } = field
    const text = `${value.slice(0, start)}{{${variable}}}${value.slice(end)}`
    onChange({ text })
    requestAnimationFrame(() => {
      field.focus()
      const at = start + variable.length + 4
      field.setSelectionRange(at, at)
    })
  }
  return (
    <div ref={frame}>
      <TextArea
        label={label}
        dir="auto"
        maxLength={20_000}
        className="field-sizing-content max-h-96 font-[inherit]"
        value={block.text ?? ''}
        onChange={({ target }) => onChange({ text: target.value })}
        aside={
          <Menu
            label="Insert a variable"
            className="-my-1 h-6.5 px-2 text-xs"
            trigger={<span aria-hidden="true">{'{{ }}'} Variable</span>}
            actions={variables.map(([title, variable]) => ({
              label: title,
              onSelect: () => insert(variable),
            }))}
          />
        }
      />
    </div>
  )
}

function ImageFields({ block, onChange }: BlockFieldsProps) {
  const file = useRef<HTMLInputElement>(null)
  const store = useApiMutation(api.proposalImages.upload, {
    invalidates: [],
    onDone: ({ id }) => onChange({ imageId: id }),
  })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label="Image file"
          className="sr-only"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) store.mutate({ file: chosen, fileName: chosen.name })
          }}
        />
        <Button
          icon={<Upload aria-hidden="true" />}
          busy={store.isPending}
          onClick={() => file.current?.click()}
        >
          {block.imageId ? 'Replace image' : 'Choose image'}
        </Button>
        <span className="text-faint text-xs">PNG, JPEG or WebP, up to 5 MB</span>
      </div>
      <TextField
        label="What it shows"
        dir="auto"
        hint="For those who do not see it. Needed before sending."
        value={block.alt ?? ''}
        onChange={({ target }) => onChange({ alt: target.value })}
      />
      <TextField
        label="Caption"
        dir="auto"
        value={block.caption ?? ''}
        onChange={({ target }) => onChange({ caption: target.value })}
      />
    </div>
  )
}
