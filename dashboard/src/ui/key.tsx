import { classes } from './classes.ts'

/** `<Key>⌘K</Key>`: a key to press. */
export const Key = ({ children, slate }: { children: string; slate?: boolean }) => (
  <kbd
    className={classes(
      'inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-xs border px-1 font-sans text-micro',
      slate ? 'border-slate-soft/50 text-on-slate' : 'border-line2 bg-raised text-soft',
    )}
  >
    {children}
  </kbd>
)

/** `<KeyHints hints={[['J K', 'move']]} />`: keys and what they do, at the foot of a list. */
export function KeyHints({ hints }: { hints: readonly (readonly [keys: string, what: string])[] }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-faint text-xs max-sm:hidden">
      {hints.map(([keys, what]) => (
        <li key={keys} className="flex items-center gap-1.5">
          {keys.split(' ').map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {what}
        </li>
      ))}
    </ul>
  )
}
