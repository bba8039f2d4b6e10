import type { Automation, AutomationVersion } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList, useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/card.tsx'
import { Code } from '../../ui/copy.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { actionsWords, triggerWords } from './words.ts'

interface VersionsProps {
  automation: Automation
  onRestored(automation: Automation): void
}

/** Lists the versions, newest first, and restores any of them. */
export function Versions({ automation, onRestored }: VersionsProps) {
  const versions = useApiList(api.automations.versions, [automation.id])
  const [open, setOpen] = useState<number | null>(null)
  const opened = versions.items?.find(({ version }) => version === open)
  return (
    <ListFrame label="Versions">
      <QueryTable
        label="Versions"
        query={versions}
        columns={columnsFor(automation)}
        keyOf={({ version }) => String(version)}
        nameOf={({ version }) => `Version ${version}`}
        onOpen={({ version }) => setOpen(version)}
        openKey={open === null ? undefined : String(open)}
        empty={<Empty title="No versions yet">Each save makes one.</Empty>}
      />
      {opened && (
        <VersionPanel
          automation={automation}
          version={opened}
          onClose={() => setOpen(null)}
          onRestored={onRestored}
        />
      )}
    </ListFrame>
  )
}

const columnsFor = ({ version: current }: Automation): Column<AutomationVersion>[] => [
  {
    title: 'Version',
    width: 152,
    cell: ({ version }) => (
      <span className="flex items-center gap-2 tabular-nums">
        {version}
        {version === current && <Badge tone="good">Current</Badge>}
      </span>
    ),
  },
  { title: 'Does', wide: true, grows: true, cell: ({ actions }) => actionsWords(actions) },
  {
    title: 'Saved by',
    width: 168,
    wide: true,
    cell: ({ authorName }) => <span dir="auto">{authorName}</span>,
  },
  { title: 'Saved', type: 'time', cell: ({ createdAt }) => <Ago at={createdAt} /> },
]

interface VersionPanelProps extends VersionsProps {
  version: AutomationVersion
  onClose(): void
}

function VersionPanel({ automation, version, onClose, onRestored }: VersionPanelProps) {
  const { isAdmin } = useSession()
  const restore = useApiMutation(api.automations.restore, {
    invalidates: ['automations'],
    done: (after) => `Restored as version ${after.version}.`,
    onDone(after) {
      onRestored(after)
      onClose()
    },
  })
  const { name, trigger, condition, actions } = version
  const canRestore = isAdmin && version.version !== automation.version
  return (
    <SidePanel
      title={`Version ${version.version}`}
      onClose={onClose}
      foot={
        canRestore && (
          <Button
            busy={restore.isPending}
            onClick={() => restore.mutate(automation.id, version.version)}
          >
            Restore this version
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <Facts
          rows={[
            [
              'Name',
              <span key="name" dir="auto">
                {name}
              </span>,
            ],
            ['Trigger', triggerWords(trigger)],
            [
              'Only if',
              condition ? (
                <code key="if" className="break-words font-mono text-xs">
                  {condition}
                </code>
              ) : (
                'Always'
              ),
            ],
            [
              'Saved by',
              <span key="by" dir="auto">
                {version.authorName}
              </span>,
            ],
          ]}
        />
        <Code label="Actions" text={JSON.stringify(actions, null, 2)} wrap />
      </div>
    </SidePanel>
  )
}
