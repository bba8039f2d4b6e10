import { Dialog } from '../ui/dialog.tsx'
import { Key } from '../ui/key.tsx'
import { navItemsOf, useDomains } from './domains.ts'
import { shortcutsOf } from './keys.ts'

/** Dialog of the keyboard shortcuts. */
export function Shortcuts({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose} shape="wide">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {shortcutsOf(navItemsOf(useDomains())).map(([group, rows]) => (
          <section
            key={group}
            className="sm:last:row-span-2 sm:last:row-start-1 sm:last:col-start-2"
          >
            <h3 className="mb-1 text-faint text-xs">{group}</h3>
            <dl>
              {rows.map(([keys, what]) => (
                <div key={keys} className="flex h-8 items-center justify-between gap-4">
                  <dt>{what}</dt>
                  <dd className="flex gap-1">
                    {(keys.startsWith('G ') ? keys.split(' ') : [keys]).map((key) => (
                      <Key key={key}>{key}</Key>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
