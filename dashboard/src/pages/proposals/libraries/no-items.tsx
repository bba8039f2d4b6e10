import { FileSpreadsheet, Plus, Tags, Upload, WalletCards } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/states.tsx'

interface NoItemsProps {
  onCreate(): void
  onImport(): void
}

export const NoItems = ({ onCreate, onImport }: NoItemsProps) => (
  <Empty
    title="Price it once"
    action={
      <>
        <Button look="primary" size="large" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
          New item
        </Button>
        <Button size="large" icon={<Upload aria-hidden="true" />} onClick={onImport}>
          Import a CSV file
        </Button>
      </>
    }
    ghost={['Concept and plan', 'Installation, hour', 'Care plan'].map((name, at) => (
      <div key={name} className="flex h-9 items-center gap-6 border-line border-b px-4 text-sm">
        <span className="font-name">{name}</span>
        <span className="ms-auto tabular-nums">EUR {['8,400.00', '92.00', '540.00'][at]}</span>
      </div>
    ))}
    next={[
      { icon: Tags, title: 'One price list', text: 'The same words and prices for everybody.' },
      { icon: WalletCards, title: 'Any currency', text: 'A price for each currency and period.' },
      {
        icon: FileSpreadsheet,
        title: 'From a spreadsheet',
        text: 'Import it, and export it back.',
      },
    ]}
  >
    The catalogue holds what you offer. Lines of a proposal copy name, price and tax from it.
  </Empty>
)
