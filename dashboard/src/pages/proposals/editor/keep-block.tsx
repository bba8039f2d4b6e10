import type { NewContentBlock } from '@capstan/sdk'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { TextField } from '../../../ui/field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { blockName } from './block-kinds.ts'
import type { Block } from './draft.ts'

/** Copies a block of a draft to the library, under a name. */
export function KeepBlock({ block, onDone }: { block: Block; onDone(): void }) {
  const keep = useApiMutation(api.contentBlocks.create, {
    invalidates: ['contentBlocks'],
    quiet: true,
    done: 'Saved to the library.',
    onDone,
  })
  return (
    <Form
      mutation={keep}
      onSubmit={(values) => {
        const { id: _, ...copied } = block
        keep.mutate({
          name: String(values.get('name')).trim(),
          block: copied as NewContentBlock['block'],
        })
      }}
    >
      <TextField
        name="name"
        label="Name"
        required
        autoFocus
        dir="auto"
        autoComplete="off"
        maxLength={200}
        defaultValue={blockName(block)}
        hint="What you find it by. Later changes here do not change the library."
      />
      <FormActions action="Save to library" busy={keep.isPending} onCancel={onDone} />
    </Form>
  )
}
