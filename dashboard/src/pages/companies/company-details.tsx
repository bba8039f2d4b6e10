import type { Company, CompanyChanges } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { Code, Id } from '../../ui/copy.tsx'
import { PhoneNumber, readPhone } from '../../ui/phone-number.tsx'
import { Properties } from '../../ui/properties.tsx'
import { Ago } from '../../ui/time.tsx'
import { AddressDialog, useAddress } from '../contacts/address-form.tsx'
import { tagsIn } from '../contacts/contact.ts'
import { Shown } from '../contacts/details.tsx'
import { memberChoices, OwnerName } from '../contacts/owner.tsx'
import { TagList } from '../contacts/tag-list.tsx'
import { useWholeList } from '../contacts/whole-list.ts'

const labels = {
  name: 'Name',
  domain: 'Domain',
  phone: 'Phone',
  address: 'Address',
  ownerId: 'Owner',
  tags: 'Tags',
} as const

/** Shows a company's fields, each edited in place. */
export function CompanyDetails({ company }: { company: Company }) {
  const { id, ownerId, tags, custom } = company
  const members = useWholeList(api.members.list).data ?? []
  const edit = useEdit<Company, CompanyChanges>(company, {
    read: () => api.companies.get(id),
    write: (changes, options) => api.companies.update(id, changes, options),
    labels,
    invalidates: ['companies', 'contacts', 'events'],
  })
  const save = (changes: CompanyChanges) => edit.mutateAsync(changes, company)
  const address = useAddress(company.address, (next) => save({ address: next }))
  const plain = (field: 'domain' | 'phone', words?: ReactNode) => ({
    label: labels[field],
    value: <Shown>{words ?? company[field]}</Shown>,
    text: company[field] ?? '',
    onSave: async (text: string) => {
      const isPhone = field === 'phone' && text.trim() !== ''
      return save({ [field]: isPhone ? await readPhone(text) : text.trim() || null })
    },
  })
  return (
    <>
      <div className="-my-3.5 divide-y divide-line">
        <Properties
          title="Details"
          rows={[
            {
              label: labels.name,
              value: <Shown>{company.name}</Shown>,
              text: company.name,
              onSave: (text) => save({ name: text.trim() }),
            },
            plain('domain'),
            plain('phone', company.phone && <PhoneNumber number={company.phone} />),
            {
              label: labels.ownerId,
              value: <OwnerName member={members.find((one) => one.id === ownerId)} />,
              choices: memberChoices(members, ownerId, (next) => void save({ ownerId: next })),
            },
            {
              label: labels.tags,
              value: tags.length > 0 ? <TagList tags={tags} /> : <Shown>{null}</Shown>,
              text: tags.join(', '),
              onSave: (text) => save({ tags: tagsIn(text) }),
            },
            address.property,
          ]}
        />
        {Object.keys(custom).length > 0 && (
          <div className="py-3.5">
            <Code label="Other data" text={JSON.stringify(custom, null, 2)} />
          </div>
        )}
        <Properties
          rows={[
            { label: 'Id', value: <Id value={id} /> },
            { label: 'Added', value: <Ago at={company.createdAt} /> },
            { label: 'Changed', value: <Ago at={company.updatedAt} /> },
          ]}
        />
      </div>
      <AddressDialog {...address.dialog} />
    </>
  )
}
