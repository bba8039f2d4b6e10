import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { Confirm, Dialog } from '../../src/ui/dialog.tsx'
import { TextField } from '../../src/ui/field.tsx'
import { FormActions } from '../../src/ui/form.tsx'
import { Menu } from '../../src/ui/menu.tsx'
import { toast } from '../../src/ui/toast.tsx'
import { Part, Specimen } from './specimen.tsx'

const shapes = ['box', 'wide', 'sheet'] as const

export function OverlaySpecimens() {
  const [shape, setShape] = useState<(typeof shapes)[number] | null>(null)
  const [asks, setAsks] = useState(false)
  const close = (): void => setShape(null)
  return (
    <Part id="overlays" title="Overlays">
      <Specimen name="Dialog, Confirm">
        {shapes.map((one) => (
          <Button key={one} onClick={() => setShape(one)}>
            {one}
          </Button>
        ))}
        <Button look="danger" onClick={() => setAsks(true)}>
          Delete webhook
        </Button>
      </Specimen>
      <Specimen name="Menu">
        <Menu label="Actions for ERP" actions={actions} />
        <Menu
          label="Choose a sort order"
          trigger={<span className="px-2.5 py-1.5 text-sm">Last activity</span>}
          actions={[
            { label: 'Last activity', checked: true, onSelect: () => {} },
            { label: 'Name', checked: false, onSelect: () => {} },
          ]}
        />
      </Specimen>
      <Specimen name="toast">
        <Button onClick={() => toast('Saved.')}>Saved</Button>
        <Button
          onClick={() => toast('“Old shop system” deleted', 'good', () => toast('Restored.'))}
        >
          Deleted, with Undo
        </Button>
        <Button onClick={() => toast('The server refused the address.', 'bad')}>Failed</Button>
      </Specimen>
      <Dialog
        title="Rename the webhook?"
        open={shape !== null}
        onClose={close}
        shape={shape ?? 'box'}
      >
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            close()
          }}
        >
          <TextField label="Name" autoFocus />
          <FormActions action="Rename" onCancel={close} />
        </form>
      </Dialog>
      <Confirm
        title="Delete this webhook?"
        open={asks}
        onClose={() => setAsks(false)}
        name="erp.halm.example"
        action="Delete webhook"
        onConfirm={async () => toast('Webhook deleted.')}
      >
        Events are no longer sent to it. You cannot undo this.
      </Confirm>
    </Part>
  )
}

const actions = [
  { label: 'Rename…', icon: <Pencil />, onSelect: () => {} },
  { label: 'Move…', disabled: true, onSelect: () => {} },
  { label: 'Delete…', icon: <Trash2 />, danger: true, onSelect: () => {} },
]
