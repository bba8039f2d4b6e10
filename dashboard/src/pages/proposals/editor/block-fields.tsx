import { type ReactNode, useRef } from 'react'
import { CheckField, TextArea, TextField } from '../../../ui/field.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { ImageChoice } from '../image-choice.tsx'
import { StoredImage } from '../stored-image.tsx'
import type { Block } from './draft.ts'

interface BlockFieldsProps {
  block: Block
  onChange(changes: Partial<Block>): void
}

/** Shows the fields of a block by its type. */
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
            label="I have read it and it is right."
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
  const { imageId, alt = '' } = block
  return (
    <div className="flex flex-col gap-3">
      {imageId && (
        <StoredImage
          imageId={imageId}
          alt={alt}
          className="h-28 max-w-full self-start rounded-chip border border-line bg-white object-contain"
        />
      )}
      <ImageChoice imageId={imageId} onChoose={(chosen) => onChange({ imageId: chosen })} />
      <TextField
        label="What it shows"
        dir="auto"
        hint="Read to people who cannot see it. Needed before sending."
        value={alt}
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
