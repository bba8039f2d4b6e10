import { CircleAlert, Users } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { blockKinds, blockName } from './block-kinds.ts'
import type { Block, ChangeDraft, ProposalDraft } from './draft.ts'
import { goTo } from './go-to.ts'
import { People } from './people.tsx'
import type { Problem } from './preview-loop.ts'
import { Terms } from './terms.tsx'

interface OutlineProps {
  draft: ProposalDraft
  problems: readonly Problem[]
  variables: ReactNode
  onChange: ChangeDraft
}

/** Lists the parts of the draft: blocks, people, terms. */
export function Outline({ draft, problems, variables, onChange }: OutlineProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-5 px-(--inset) py-4 text-sm">
      <Part title="Contents">
        <ul className="-mx-2">
          {draft.blocks.map((block, index) => (
            <Entry
              key={block.id}
              block={block}
              path={`blocks.${index}`}
              hasProblem={problems.some(({ path }) => `${path}.`.startsWith(`blocks.${index}.`))}
            />
          ))}
          {draft.blocks.length === 0 && <li className="px-2 text-faint">No blocks yet.</li>}
        </ul>
      </Part>
      <Part title={draft.signing.order === 'sequential' ? 'People, in order' : 'People'}>
        <ul className="flex flex-col gap-1.5">
          {draft.recipients.map(({ key, name, email, role }) => (
            <li key={key} className="flex min-w-0 items-center gap-2">
              <Avatar id={key} name={name || email || '?'} size="small" />
              <bdi className="truncate">{name || email || 'Countersigner'}</bdi>
              {role !== 'signer' && <span className="shrink-0 text-faint text-xs">{role}</span>}
            </li>
          ))}
          {draft.recipients.length === 0 && <li className="text-faint">Nobody yet.</li>}
        </ul>
        <div data-path="recipients" className="mt-2">
          <Button size="small" icon={<Users aria-hidden="true" />} onClick={() => setOpen(true)}>
            Edit people
          </Button>
        </div>
        <People draft={draft} open={isOpen} onClose={() => setOpen(false)} onChange={onChange} />
      </Part>
      <Part title="Terms">
        <Terms draft={draft} onChange={onChange} />
      </Part>
      {variables}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 font-label text-soft text-sm">{title}</h2>
    {children}
  </section>
)

interface EntryProps {
  block: Block
  path: string
  hasProblem: boolean
}

const Entry = memo(function Entry({ block, path, hasProblem }: EntryProps) {
  const { icon: Icon } = blockKinds[block.type]
  return (
    <li>
      <button
        type="button"
        onClick={() => goTo(path)}
        className="flex h-7.5 w-full min-w-0 items-center gap-2.5 rounded-md px-2 text-start text-soft hover:bg-press hover:text-ink max-sm:h-11"
      >
        <Icon size={16} aria-hidden="true" className="shrink-0" />
        <bdi className="truncate">{blockName(block)}</bdi>
        {hasProblem && (
          <span className="ms-auto shrink-0 text-warn">
            <CircleAlert size={14} aria-hidden="true" />
            <span className="sr-only">has something to fix</span>
          </span>
        )}
      </button>
    </li>
  )
})
