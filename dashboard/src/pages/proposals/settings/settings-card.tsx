import type { ProposalSettingsChanges, ProposalSettingsFields } from '@capstan/sdk'
import { type ReactNode, useState } from 'react'
import { api } from '../../../api.ts'
import { useEdit } from '../../../edit.ts'
import { useSession } from '../../../session.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { Form } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/states.tsx'

export interface SettingsProps {
  settings: ProposalSettingsFields
}

type Part = 'brand' | 'defaults' | 'retention'

/** Some fields of a part of the settings while they are edited; they follow the server until one is touched. */
export function usePart<Name extends Part>(settings: ProposalSettingsFields, name: Name) {
  const [touched, setTouched] = useState<Partial<ProposalSettingsFields[Name]>>({})
  const value = { ...settings[name], ...touched }
  return {
    value,
    touched,
    set: (changes: Partial<ProposalSettingsFields[Name]>) =>
      setTouched((before) => ({ ...before, ...changes })),
    reset: () => setTouched({}),
  }
}

interface SettingsCardProps extends SettingsProps {
  title: string
  hint?: string
  /** A member reads it, and cannot change it. */
  forAdmins?: boolean
  /** Changes to send; null if there are none. */
  changes: ProposalSettingsChanges | null
  onSaved(): void
  children: ReactNode
}

/** One decision, saved by itself. A field of a part that others have changed meanwhile is not overwritten unseen. */
export function SettingsCard(props: SettingsCardProps) {
  const { settings, title, hint, forAdmins, changes, onSaved, children } = props
  const { isAdmin } = useSession()
  const isLocked = forAdmins && !isAdmin
  const save = useEdit<ProposalSettingsFields, ProposalSettingsChanges>(settings, {
    read: () => api.proposalSettings.get(),
    write: (wanted, options) => api.proposalSettings.update(wanted, options),
    labels: {
      ...{ numberPattern: 'Number', consentText: 'Consent' },
      ...{ brand: 'Brand', defaults: 'Defaults', retention: 'Retention' },
    },
    show: (_field, value, other) => showPart(value, other),
    invalidates: ['proposalSettings'],
    onDone: onSaved,
  })
  return (
    <Card>
      <CardHeader title={title} hint={hint} />
      <Form
        className="p-4"
        mutation={save}
        onSubmit={() => changes && save.mutate(changes, settings)}
      >
        {isLocked && <Notice>Only owners and admins can change this.</Notice>}
        <fieldset disabled={isLocked} className="contents">
          {children}
        </fieldset>
        {!isLocked && (
          <div className="flex justify-end">
            <Button type="submit" busy={save.isPending} disabled={changes === null}>
              Save
            </Button>
          </div>
        )}
      </Form>
    </Card>
  )
}

/** Returns the fields that both versions have, a line each. Yours holds only your changes. */
function showPart(value: unknown, other: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([name]) => name in Object(other))
    .map(([name, one]) => `${wordsOf(name)}: ${Array.isArray(one) ? one.join(', ') : (one ?? '')}`)
    .join('\n')
}

const wordsOf = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())
