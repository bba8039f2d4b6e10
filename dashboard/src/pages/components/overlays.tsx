import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Confirm, Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { Part, Specimen } from './specimen.tsx'

const shapes = ['box', 'wide', 'sheet'] as const

export function OverlaySpecimens() {
  const [shape, setShape] = useState<(typeof shapes)[number] | null>(null)
  const [asks, setAsks] = useState(false)
  return (
    <Part id="overlays" title="Overlays">
      <Specimen name="Dialog, Confirm">
        {shapes.map((one) => (
          <Button key={one} onClick={() => setShape(one)}>
            {one}
          </Button>
        ))}
        <Button look="danger" onClick={() => setAsks(true)}>
          Delete…
        </Button>
      </Specimen>
      <Specimen name="Menu">
        <Menu label="Actions for Trondheim" actions={actions} />
        <Menu
          label="Choose"
          trigger={<span className="px-3 py-1.5 text-sm">With words</span>}
          actions={[
            { label: 'This one', checked: true, onSelect: () => {} },
            { label: 'Another', checked: false, onSelect: () => {} },
          ]}
        />
      </Specimen>
      <Specimen name="toast">
        <Button onClick={() => toast('The harbour is added.')}>Say what is done</Button>
        <Button onClick={() => toast('The harbour has ships in it.', 'bad')}>
          Say what could not be
        </Button>
      </Specimen>
      <Dialog
        title="A dialog"
        open={shape !== null}
        onClose={() => setShape(null)}
        shape={shape ?? 'box'}
      >
        <TextField label="Name" autoFocus />
      </Dialog>
      <Confirm
        title="Delete the harbour?"
        open={asks}
        onClose={() => setAsks(false)}
        name="Trondheim"
        action="Delete"
        onConfirm={async () => toast('Deleted.')}
      >
        Its berths go with it. It cannot be undone.
      </Confirm>
    </Part>
  )
}

const actions = [
  { label: 'Rename…', icon: <Pencil size={15} />, onSelect: () => {} },
  { label: 'Move…', disabled: true, onSelect: () => {} },
  { label: 'Delete…', icon: <Trash2 size={15} />, danger: true, onSelect: () => {} },
]
