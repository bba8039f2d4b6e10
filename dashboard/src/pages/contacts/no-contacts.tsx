import { Search, Send, Tags } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'

interface NoContactsProps {
  onCreate(): void
  onImport(): void
}

export const NoContacts = ({ onCreate, onImport }: NoContactsProps) => (
  <Empty
    title="Add your first contact"
    ghost={<Ghost />}
    action={
      <>
        <Button look="primary" size="large" onClick={onCreate}>
          New contact
        </Button>
        <Button size="large" onClick={onImport}>
          Import a file
        </Button>
      </>
    }
    next={[
      { icon: Search, title: 'Find anyone', text: 'Search by name, email, phone or company.' },
      { icon: Tags, title: 'Tag people', text: 'Tags turn one list into many.' },
      { icon: Send, title: 'Send from your server', text: 'Create contacts with the API.' },
    ]}
  >
    Add a person by hand, or import a CSV file. Your own servers see the same list.
  </Empty>
)

const samples = [
  { name: 'Ines Albrecht', company: 'Bibliothek am Kai', tag: 'client' },
  { name: 'Tomás Figueira', company: 'Casa do Relógio', tag: 'client' },
  { name: 'Nguyễn Thị Mai', company: 'Sông Xanh Resort', tag: 'lead' },
]

const Ghost = () => (
  <Table
    label="Sample"
    rows={samples}
    keyOf={({ name }) => name}
    columns={[
      {
        title: 'Name',
        cell: ({ name }) => (
          <span className="flex items-center gap-2 font-name">
            <Avatar id={name} name={name} /> {name}
          </span>
        ),
      },
      { title: 'Company', cell: ({ company }) => company },
      { title: 'Tags', type: 'tags', cell: ({ tag }) => <Tag>{tag}</Tag> },
    ]}
  />
)
