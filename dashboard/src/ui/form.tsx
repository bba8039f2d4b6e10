import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { FormContext, readError } from './form-context.ts'
import { labelOf } from './form-values.ts'
import { RestoredNotice } from './restored-notice.tsx'
import { Notice } from './states.tsx'
import { useUnsentText } from './use-unsent-text.ts'
import { type CheckedControl, invalidControls, validityFault } from './validity.ts'

interface FormProps {
  /** The mutation that sends the form. Its error goes to the field that it names, or to the foot. */
  mutation: { error: unknown; isPending: boolean }
  onSubmit(values: FormData): void
  children: ReactNode
  className?: string
}

/**
 * `<Form mutation onSubmit>` with fields that have a `name`: each shows its own error, the first one with an error gets
 * the focus, and the form sends once at a time. The form checks its fields before it sends; typed text is kept until
 * then.
 */
export function Form({ mutation, onSubmit, children, className }: FormProps) {
  const registered = useRef(new Set<string>())
  const form = useRef<HTMLFormElement>(null)
  const { restored, keep, discard, send } = useUnsentText(form)
  const [isClaimed, setClaimed] = useState(false)
  const { faults, check, checkAgain } = useFaults()
  const error = useMemo(() => readError(mutation.error), [mutation.error])
  const state = useMemo(
    () => ({
      error,
      faults: new Map(faults.map(({ control, fault }) => [control.id, fault])),
      register(key: string) {
        registered.current.add(key)
        return () => void registered.current.delete(key)
      },
    }),
    [error, faults],
  )
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem(error?.field ?? '')
    setClaimed(error?.field !== undefined && registered.current.has(error.field))
    if (field instanceof HTMLElement) field.focus()
  }, [error])
  return (
    <FormContext value={state}>
      <form
        ref={form}
        className={classes('flex flex-col gap-4', className)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!check(event.currentTarget)) return
          const values = new FormData(event.currentTarget)
          if (!mutation.isPending) send(() => onSubmit(values))
        }}
        onChange={() => {
          keep()
          checkAgain()
        }}
      >
        {restored && <RestoredNotice {...restored} onDiscard={discard} />}
        {children}
        {faults
          .filter(({ control }) => !registered.current.has(control.id))
          .map(({ control, fault }) => (
            <Notice key={control.name} tone="bad">
              {labelOf(control)}: {fault}
            </Notice>
          ))}
        {error && !isClaimed && <Notice tone="bad">{error.message}</Notice>}
      </form>
    </FormContext>
  )
}

interface Fault {
  control: CheckedControl
  fault: string
}

/** Finds the controls that keep a form from being sent, and forgets each as soon as its value is right. */
function useFaults() {
  const [faults, setFaults] = useState<readonly Fault[]>([])
  return {
    faults,
    /** Returns whether the form can be sent; if not, the first control at fault is in view and has the focus. */
    check(form: HTMLFormElement): boolean {
      const found = invalidControls(form)
      // A field that reads typed text shows its own fault.
      const silent = found.filter(({ validity }) => !validity.customError)
      setFaults(silent.map((control) => ({ control, fault: validityFault(control) })))
      for (
        let fold = found[0]?.closest('details');
        fold;
        fold = fold.parentElement?.closest('details')
      ) {
        fold.open = true
      }
      found[0]?.focus()
      return found.length === 0
    },
    checkAgain: () => setFaults((before) => keepFaulty(before)),
  }
}

/** Returns the same list if nothing changed, so that typing renders the form no more often. */
function keepFaulty(faults: readonly Fault[]): readonly Fault[] {
  const left = faults.filter(({ control }) => control.isConnected && !control.validity.valid)
  return left.length === faults.length ? faults : left
}

interface FormActionsProps {
  /** The verb that the form's title asks with. */
  action: string
  busy?: boolean
  onCancel?: () => void
  why?: string | undefined
  /** Filled red instead of the plate, where something is destroyed. */
  destroys?: boolean
}

/** `<FormActions action busy onCancel why destroys>`: the one button that sends, and the way out. */
export function FormActions({ action, busy, onCancel, why, destroys }: FormActionsProps) {
  return (
    <div className="flex justify-end gap-2 pt-1">
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      <Button type="submit" look={destroys ? 'destroy' : 'primary'} busy={busy === true} why={why}>
        {action}
      </Button>
    </div>
  )
}

interface WizardActionsProps {
  action: string
  busy: boolean
  why?: string | undefined
  onBack(): void
}

/** `<WizardActions action busy why onBack>`: the foot of a step; going back sends nothing. */
export const WizardActions = ({ action, busy, why, onBack }: WizardActionsProps) => (
  <div className="flex justify-between gap-2 border-line border-t pt-4">
    <Button onClick={onBack}>Back</Button>
    <Button type="submit" look="primary" busy={busy} why={why}>
      {action}
    </Button>
  </div>
)

/** `<SaveButton busy why>`: of a form in a card, which is saved by itself. */
export const SaveButton = ({ busy, why }: { busy: boolean; why?: string | undefined }) => (
  <div>
    <Button type="submit" busy={busy} why={why}>
      Save
    </Button>
  </div>
)
