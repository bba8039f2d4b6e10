import type { Segment } from '@capstan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queriesUnder, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm, Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { type Comparison, filterOf } from './filter.ts'
import type { ListView } from './list-view.ts'

interface SegmentDialogProps {
  open: boolean
  /** The one to rename; without it the comparisons become a new one. */
  segment: Segment | undefined
  comparisons: readonly Comparison[]
  onClose(): void
  onDone(segment: Segment): void
}

export function SegmentDialog({ open, segment, onClose, ...form }: SegmentDialogProps) {
  return (
    <Dialog title={segment ? 'Rename segment' : 'New segment'} open={open} onClose={onClose}>
      <SegmentForm segment={segment} onCancel={onClose} {...form} />
    </Dialog>
  )
}

type SegmentFormProps = Omit<SegmentDialogProps, 'open' | 'onClose'> & { onCancel(): void }

function SegmentForm({ segment, comparisons, onDone, onCancel }: SegmentFormProps) {
  const filter = filterOf(comparisons)
  const client = useQueryClient()
  const save = useApiMutation(
    async (name: string) => {
      const saved = await (segment
        ? api.segments.update(segment.id, { name })
        : api.segments.create({ name, filter: filter ?? { and: [] } }))
      // The list knows it before the address names it.
      await client.invalidateQueries(queriesUnder('segments'))
      return saved
    },
    { invalidates: [], quiet: true, done: 'Segment saved.', onDone },
  )
  return (
    <Form
      mutation={save}
      onSubmit={(values) => save.mutate(String(values.get('name') ?? '').trim())}
    >
      <TextField
        name="name"
        label="Name"
        required
        maxLength={200}
        autoFocus
        autoComplete="off"
        dir="auto"
        defaultValue={segment?.name}
        hint={segment ? undefined : 'It keeps the filter, and shows who fits whenever you open it.'}
      />
      <FormActions
        action={segment ? 'Rename segment' : 'Create segment'}
        busy={save.isPending}
        onCancel={onCancel}
      />
    </Form>
  )
}

interface DeleteSegmentProps {
  segment: Segment
  open: boolean
  onClose(): void
  onDone(): void
}

export function DeleteSegment({ segment, onDone, ...dialog }: DeleteSegmentProps) {
  const remove = useApiMutation(api.segments.delete, {
    invalidates: ['segments'],
    done: 'Segment deleted.',
    onDone,
  })
  return (
    <Confirm
      title="Delete the segment?"
      action="Delete segment"
      onConfirm={() => remove.mutateAsync(segment.id)}
      {...dialog}
    >
      <strong dir="auto">{segment.name}</strong> is deleted. Its contacts stay.
    </Confirm>
  )
}

/** Keeps the chips: in the open segment, or in a new one. */
export function SaveSegment({ view, onNew }: { view: ListView; onNew(): void }) {
  const { segment, comparisons, whole, isChanged, setSearch } = view
  const save = useApiMutation(api.segments.update, {
    invalidates: ['segments'],
    done: 'Segment saved.',
    onDone: () => setSearch({ filter: undefined, tag: undefined }),
  })
  const filter = filterOf(comparisons)
  if (segment && !isChanged) return null
  if (!filter) return null
  // A segment cannot be a part of itself.
  const isUpdatable = segment !== undefined && whole.length === comparisons.length
  return (
    <Button
      look="quiet"
      size="small"
      className="text-brass!"
      busy={save.isPending}
      onClick={() => (isUpdatable && segment ? save.mutate(segment.id, { filter }) : onNew())}
    >
      Save segment
    </Button>
  )
}
