import { BookOpen, FileText, Palette, Users } from 'lucide-react'
import { Status } from '../../src/ui/badge.tsx'
import { Gone, NoRight } from '../../src/ui/blocked.tsx'
import { Button } from '../../src/ui/button.tsx'
import { ScrollArea } from '../../src/ui/scroll-area.tsx'
import { Empty, Failure, Notice, Skeleton, SkeletonRows } from '../../src/ui/states.tsx'
import { Table } from '../../src/ui/table.tsx'
import { Part, Specimen } from './specimen.tsx'

const notices = [
  ['info', 'Search keeps working while this runs.'],
  ['good', 'All 214 rows are imported.'],
  ['warn', 'The letter uses project.handover, which is empty.'],
  ['bad', 'Plan limit reached. Nothing was charged.'],
] as const

const refusal = Object.assign(new Error('The server answered 500 after 3 tries.'), {
  requestId: 'req_01K9TD2WX8',
})

const ghosts = [
  { name: 'Opening hours', status: 'completed' },
  { name: 'Price list', status: 'processing' },
  { name: 'Handbook', status: 'queued' },
]

export function StateSpecimens() {
  return (
    <Part id="states" title="States">
      <Specimen name="Notice" bare>
        <div className="flex flex-col gap-2.5 p-4">
          {notices.map(([tone, text]) => (
            <Notice
              key={tone}
              tone={tone}
              action={tone === 'warn' && <Button size="small">Fill in</Button>}
            >
              {text}
            </Notice>
          ))}
        </div>
      </Specimen>
      <Specimen name="Failure" bare>
        <Failure
          error={refusal}
          title="The delivery chart could not be loaded"
          still="Your webhooks keep delivering; only this chart is missing."
          onRetry={() => {}}
        />
      </Specimen>
      <Specimen name="Empty" bare>
        <Empty
          icon={BookOpen}
          title="Add your first document"
          action={
            <>
              <Button look="primary" size="large">
                Add documents
              </Button>
              <Button size="large">Start from a sample</Button>
            </>
          }
          command="capstan sources add --base handbook price-list.pdf"
          ghost={<Ghost />}
          next={[
            { icon: FileText, title: 'Ask a question', text: 'See which passages answer it.' },
            { icon: Users, title: 'Invite your team', text: 'They add documents too.' },
            { icon: Palette, title: 'Set your look', text: 'Logo and colour of your pages.' },
          ]}
        >
          Drop files here or give an address. You can search them a minute later.
        </Empty>
      </Specimen>
      <div className="grid gap-4 md:grid-cols-2">
        <Specimen name="NoRight" bare>
          <NoRight who="an owner" action={<Button>Go to the overview</Button>} />
        </Specimen>
        <Specimen name="Gone" bare>
          <Gone what="contact" action={<Button>All contacts</Button>} />
        </Specimen>
      </div>
      <Specimen name="Skeleton, SkeletonRows" bare>
        <div className="p-4">
          <Skeleton className="h-16 w-1/2" />
        </div>
        <SkeletonRows rows={3} />
      </Specimen>
      <Specimen name="ScrollArea" bare>
        <ScrollArea label="Text" className="h-16 overflow-y-auto p-4 text-base">
          A part of a page that scrolls by itself has a name, and the keyboard reaches it. This text
          is longer than its area, so the arrow keys scroll it once it has the focus. It ends here.
        </ScrollArea>
      </Specimen>
    </Part>
  )
}

const Ghost = () => (
  <Table
    label="Sample"
    columns={[
      { title: 'Name', grows: true, cell: ({ name }) => name },
      { title: 'State', cell: ({ status }) => <Status of={status} /> },
    ]}
    rows={ghosts}
    keyOf={({ name }) => name}
  />
)
