import type { Proposal } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import {
  Ban,
  BellRing,
  CheckCheck,
  Copy,
  FilePen,
  FileX,
  LayoutTemplate,
  PenLine,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { useSession } from '../../../session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useWholeList } from '../../contacts/whole-list.ts'
import { TemplateOf } from '../libraries/template-of.tsx'
import { isOpen, isSigned } from '../words.ts'
import { Countersign } from './countersign.tsx'
import { PdfButton } from './pdf-button.tsx'
import { ReasonForm } from './reason-form.tsx'
import { RecordForm } from './record-form.tsx'

type Asked = 'template' | 'remind' | 'cancel' | 'void' | 'accept' | 'decline' | 'countersign'

const titles: Record<Asked, string> = {
  template: 'Save as template',
  remind: 'Remind the signers?',
  cancel: 'Cancel the proposal?',
  void: 'Void the proposal?',
  accept: 'Record an acceptance',
  decline: 'Record a refusal',
  countersign: 'Countersign?',
}

/** Shows the actions that the status allows; the most likely one is the primary button. */
export function Acts({ proposal }: { proposal: Proposal }) {
  const { id, status, recipients, signing } = proposal
  const [asked, setAsked] = useState<Asked | null>(null)
  const navigate = useNavigate()
  const { self } = useSession()
  // By who it is: the address of a recipient stays as it was when the draft was written.
  const me = (useWholeList(api.members.list).data ?? []).find(({ email }) => email === self.email)
  const close = (): void => setAsked(null)
  const goTo = ({ id: proposalId }: Proposal): void =>
    void navigate({ to: '/proposals/$proposalId', params: { proposalId }, search: {} })
  const invalidates = ['proposals', 'events', 'account'] as const
  const revise = useApiMutation(api.proposals.revise, {
    invalidates,
    done: 'This is the next revision. The one before stays open until you send it.',
    onDone: goTo,
  })
  const clone = useApiMutation(api.proposals.clone, {
    invalidates,
    done: 'Copied. This is the new draft.',
    onDone: goTo,
  })
  const canOpen = isOpen(status)
  const countersigner = recipients.find(({ role }) => role === 'countersigner')
  const isMyTurn =
    status === 'accepted' &&
    signing.countersign &&
    me !== undefined &&
    countersigner?.memberId === me.id
  return (
    <>
      <PdfButton proposal={proposal} />
      {canOpen && (
        <Button icon={<FilePen aria-hidden="true" />} onClick={() => revise.mutate(id)}>
          Revise
        </Button>
      )}
      <Menu
        label="More actions"
        actions={[
          ...(canOpen
            ? [
                act('Record acceptance…', <CheckCheck aria-hidden="true" />, 'accept'),
                act('Record refusal…', <X aria-hidden="true" />, 'decline'),
              ]
            : [
                {
                  label: 'Revise',
                  icon: <FilePen aria-hidden="true" />,
                  onSelect: () => revise.mutate(id),
                },
              ]),
          {
            label: 'Duplicate',
            icon: <Copy aria-hidden="true" />,
            onSelect: () => clone.mutate(id),
          },
          act('Save as template…', <LayoutTemplate aria-hidden="true" />, 'template'),
          ...(canOpen
            ? [{ ...act('Cancel…', <Ban aria-hidden="true" />, 'cancel'), danger: true }]
            : []),
          ...(isSigned(status)
            ? [{ ...act('Void…', <FileX aria-hidden="true" />, 'void'), danger: true }]
            : []),
        ]}
      />
      {canOpen && (
        <Button
          look="primary"
          icon={<BellRing aria-hidden="true" />}
          onClick={() => setAsked('remind')}
        >
          Remind
        </Button>
      )}
      {isMyTurn && (
        <Button
          look="primary"
          icon={<PenLine aria-hidden="true" />}
          onClick={() => setAsked('countersign')}
        >
          Countersign
        </Button>
      )}
      <Dialog title={asked ? titles[asked] : ''} open={asked !== null} onClose={close}>
        {(asked === 'remind' || asked === 'cancel' || asked === 'void') && (
          <ReasonForm proposalId={id} act={asked} onClose={close} />
        )}
        {(asked === 'accept' || asked === 'decline') && (
          <RecordForm proposalId={id} act={asked} onClose={close} />
        )}
        {asked === 'template' && <TemplateOf proposal={proposal} onCancel={close} />}
        {asked === 'countersign' && <Countersign proposal={proposal} onClose={close} />}
      </Dialog>
    </>
  )

  function act(label: string, icon: React.ReactNode, what: Asked) {
    return { label, icon, onSelect: () => setAsked(what) }
  }
}
