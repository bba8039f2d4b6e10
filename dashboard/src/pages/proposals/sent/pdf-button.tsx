import type { Proposal } from '@capstan/sdk'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { saveFile } from '../../contacts/saved-file.ts'

/** The sealed PDF once it is there, before that the one that was sent. */
export function PdfButton({ proposal }: { proposal: Proposal }) {
  const [isBusy, setBusy] = useState(false)
  return null
}
