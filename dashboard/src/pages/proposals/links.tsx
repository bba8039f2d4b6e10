import type { ProposalInList } from '@capstan/sdk'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Notice } from '../../ui/states.tsx'

export interface OwnLink {
  recipientId: string
  link: string
}

interface LinksProps {
  links: readonly OwnLink[]
  recipients: ProposalInList['recipients']
}

/** Links are shown once: the server keeps nothing that could show them again. */
export const Links = ({ links, recipients }: LinksProps) => (
  <div className="flex flex-col gap-3">
    <Notice tone="warn">Copy these links now. You will not see them again.</Notice>
    <ul className="flex flex-col gap-3">
      {links.map(({ recipientId, link }) => {
        const name = recipients.find(({ id }) => id === recipientId)?.name ?? 'Recipient'
        return (
          <li key={recipientId}>
            <bdi className="font-name">{name}</bdi>
            <span className="mt-1 flex items-center gap-1 rounded-md bg-well ps-3">
              <code className="min-w-0 flex-1 truncate font-mono text-xs">{link}</code>
              <CopyButton text={link} label={`Copy the link of ${name}`} />
            </span>
          </li>
        )
      })}
    </ul>
  </div>
)
