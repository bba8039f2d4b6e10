import { Eye, PenLine, Plus, Send } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/states.tsx'

export const NoProposals = ({ onCreate }: { onCreate(): void }) => (
  <Empty
    title="Send your first proposal"
    action={
      <Button look="primary" size="large" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
        New proposal
      </Button>
    }
    ghost={['Lighting for the reading room', 'Website relaunch', 'Care plan'].map((title, at) => (
      <div key={title} className="flex h-9 items-center gap-6 border-line border-b px-4 text-sm">
        <span className="font-name">{title}</span>
        <span className="ms-auto tabular-nums">€{['33,261.57', '11,900.00', '610.47'][at]}</span>
      </div>
    ))}
    next={[
      { icon: Send, title: 'Send a link', text: 'Each recipient gets their own, by mail.' },
      { icon: Eye, title: 'See who reads', text: 'Views, comments and choices show here.' },
      { icon: PenLine, title: 'Get it signed', text: 'The signed PDF is sealed, with evidence.' },
    ]}
  >
    A proposal has texts, prices and people who sign. Totals are computed as you type.
  </Empty>
)
