import type { ContentBlock, ContentBlockChanges, NewContentBlock } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useEdit } from '../../../edit.ts'
import { useApiMutation } from '../../../queries.ts'
import { TextField } from '../../../ui/field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { BlockFields } from '../editor/block-fields.tsx'
import { showField } from '../editor/conflict-words.ts'
import { type Block, newBlock } from '../editor/draft.ts'

interface BlockFormProps {
  /** The one that is changed; without it a new one is made. */
  block: ContentBlock | undefined
  onClose(): void
}

/** Returns the block in the API's form: blocks of the library have their own ids. */
function sent({ id: _, ...block }: Block): NewContentBlock['block'] {
  return block as NewContentBlock['block']
}

export const BlockForm = ({ block, onClose }: BlockFormProps) =>
  block ? <EditForm block={block} onClose={onClose} /> : <NewForm onClose={onClose} />

const kinds = [
  { value: 'text', title: 'Text' },
  { value: 'image', title: 'Image' },
  { value: 'signature', title: 'Signature' },
] as const

function NewForm({ onClose }: Pick<BlockFormProps, 'onClose'>) {
  const [block, setBlock] = useState<Block>(() => newBlock('text'))
  const create = useApiMutation(api.contentBlocks.create, {
    invalidates: ['contentBlocks'],
    quiet: true,
    done: 'Block added.',
    onDone: onClose,
  })
  return (
    <Form
      mutation={create}
      onSubmit={(values) =>
        create.mutate({ name: String(values.get('name')).trim(), block: sent(block) })
      }
    >
      <NameField autoFocus />
      <div>
        <Segments
          label="Kind"
          options={kinds}
          value={kinds.find(({ value }) => value === block.type)?.value ?? 'text'}
          onChange={(type) => setBlock(newBlock(type))}
        />
      </div>
      <BlockFields
        block={block}
        onChange={(changes) => setBlock((before) => ({ ...before, ...changes }))}
      />
      <FormActions
        action="Add block"
        busy={create.isPending}
        why={whyNot(block)}
        onCancel={onClose}
      />
    </Form>
  )
}

function EditForm({ block: stored, onClose }: { block: ContentBlock; onClose(): void }) {
  const [block, setBlock] = useState(() => ({ id: stored.id, ...stored.block }) as Block)
  const save = useEdit<ContentBlock, ContentBlockChanges>(stored, {
    read: () => api.contentBlocks.get(stored.id),
    write: (changes, options) => api.contentBlocks.update(stored.id, changes, options),
    labels: { name: 'Name', block: 'Content' },
    show: (field, value) =>
      field === 'block' ? showField('blocks', [value], [], '').replace(/^.*\n/, '') : value,
    invalidates: ['contentBlocks'],
    onDone: onClose,
  })
  return (
    <Form
      mutation={save}
      onSubmit={(values) =>
        save.mutate({
          name: String(values.get('name')).trim(),
          block: { ...sent(block), ...(stored.block.id && { id: stored.block.id }) },
        })
      }
    >
      <NameField defaultValue={stored.name} />
      <BlockFields
        block={block}
        onChange={(changes) => setBlock((before) => ({ ...before, ...changes }))}
      />
      <FormActions
        action="Save block"
        busy={save.isPending}
        why={whyNot(block)}
        onCancel={onClose}
      />
    </Form>
  )
}

const NameField = (props: { autoFocus?: boolean; defaultValue?: string }) => (
  <TextField
    {...props}
    name="name"
    label="Name"
    required
    dir="auto"
    autoComplete="off"
    maxLength={200}
  />
)

const whyNot = ({ type, imageId }: Block): string | undefined =>
  type === 'image' && !imageId ? 'Choose an image first.' : undefined
