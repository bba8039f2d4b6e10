import type { ReactNode } from 'react'
import { PageHeader } from '../../../ui/page-header.tsx'
import { type Step, Steps } from './steps.tsx'

interface WizardProps {
  title: ReactNode
  step: Step
  isOver?: boolean
  actions?: ReactNode
  children: ReactNode
}

/** `<Wizard title step>`: the bar, the numbered line, and one column of 640. */
export const Wizard = ({ title, step, isOver = false, actions, children }: WizardProps) => (
  <>
    <PageHeader
      title={title}
      trail={[
        { title: 'Contacts', to: '/contacts' },
        { title: 'Imports', to: '/contacts/imports' },
      ]}
      actions={actions}
    />
    <div className="mx-auto w-full max-w-160 pt-4">
      <Steps at={step} isOver={isOver} />
      {children}
    </div>
  </>
)

/** `<WizardFoot>`: back at the start, the plate at the end. */
export const WizardFoot = ({ back, children }: { back?: ReactNode; children: ReactNode }) => (
  <div className="mt-6 flex flex-wrap items-center justify-between gap-2 border-line border-t pt-4">
    <div className="flex flex-wrap gap-2">{back}</div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
)
