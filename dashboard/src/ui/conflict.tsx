import { useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** A field that two people have changed. */
export interface Disputed {
  field: string
  label: string
  mine: unknown
  theirs: unknown
}

type Choice = 'mine' | 'theirs'

interface Question {
  rows: readonly Disputed[]
  answer(choice: Choice | null): void
}

let question: Question | null = null
const listeners = new Set<() => void>()

function set(next: Question | null): void {
  question = next
  for (const listen of listeners) listen()
}

/** Shows both versions and gives the one to keep; rejects when the person chooses neither. */
export function chooseVersion(rows: readonly Disputed[]): Promise<Choice> {
  question?.answer(null)
  return new Promise((resolve, reject) => {
    const answer = (choice: Choice | null): void => {
      set(null)
      if (choice) resolve(choice)
      else reject(new Error('Not saved: somebody else has changed this meanwhile.'))
    }
    set({ rows, answer })
  })
}

const subscribe = (listen: () => void) => {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Where the question of two versions is asked: once, beside the pages. */
export function Conflicts() {
  const asked = useSyncExternalStore(subscribe, () => question)
  return (
    <Dialog
      title="Keep your version?"
      open={asked !== null}
      onClose={() => asked?.answer(null)}
      shape="wide"
    >
      {asked && <Versions {...asked} />}
    </Dialog>
  )
}

/** `<Versions rows answer>`: field by field, yours beside theirs. */
function Versions({ rows, answer }: Question) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft text-sm">
        Somebody else has changed this since you opened it. Nothing of yours is saved yet.
      </p>
      <div className="flex flex-col overflow-hidden rounded-lg border border-line">
        {rows.map(({ field, label, mine, theirs }) => (
          <section key={field} aria-label={label} className="border-line not-first:border-t">
            <h3 className="border-line border-b bg-well px-3 py-1.5 font-label text-sm">{label}</h3>
            <dl className="grid sm:grid-cols-2">
              <Version title="Yours" value={mine} wash="bg-good-wash" />
              <Version title="Theirs, saved now" value={theirs} />
            </dl>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => answer('theirs')}>Take theirs</Button>
        <Button look="primary" onClick={() => answer('mine')}>
          Keep mine
        </Button>
      </div>
    </div>
  )
}

const Version = ({ title, value, wash }: { title: string; value: unknown; wash?: string }) => (
  <div className="min-w-0 border-line px-3 py-2 text-sm not-first:max-sm:border-t sm:not-first:border-s">
    <dt className="text-faint text-xs">{title}</dt>
    <dd className="mt-0.5 max-h-40 overflow-y-auto whitespace-pre-wrap break-words" dir="auto">
      {isEmpty(value) ? (
        <span className="text-faint">Empty</span>
      ) : (
        <span className={wash && `rounded-xs px-0.5 ${wash}`}>{textOf(value)}</span>
      )}
    </dd>
  </div>
)

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}
