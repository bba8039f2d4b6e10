import type { Proposal } from '@capstan/sdk'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { saveStream } from '../../contacts/saved-file.ts'

/** The sealed PDF once it is there, before that the one that was sent. */
export function PdfButton({ proposal: { id, number, title } }: { proposal: Proposal }) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveStream(await api.proposals.pdf(id), `${number ?? title}.pdf`)
    } catch {
      toast('The PDF could not be made. Try again in a moment.', 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={<Download aria-hidden="true" />} busy={isBusy} onClick={() => void save()}>
      PDF
    </Button>
  )
}
