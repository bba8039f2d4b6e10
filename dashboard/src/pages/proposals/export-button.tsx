import type { ProposalExportQuery } from '@capstan/sdk'
import { Download } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { saveStream } from '../contacts/saved-file.ts'

interface ExportButtonProps {
  /** Filters of the list. */
  filters: ProposalExportQuery
  disabled: boolean
}

/** `<ExportButton filters disabled>`: saves the proposals of the list, with their totals. */
export function ExportButton({ filters, disabled }: ExportButtonProps) {
  const save = useApiMutation(
    async () => saveStream(await api.proposals.export(filters), 'proposals.csv'),
    { invalidates: [] },
  )
  return (
    <Button
      look="quiet"
      icon={<Download aria-hidden="true" />}
      disabled={disabled}
      busy={save.isPending}
      onClick={() => save.mutate()}
    >
      <span className="max-sm:sr-only">Export</span>
    </Button>
  )
}
