import type { Contact } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { Id } from '../../ui/copy.tsx'
import { PhoneNumber, readPhone } from '../../ui/phone-number.tsx'
import { Properties } from '../../ui/properties.tsx'
import { Ago } from '../../ui/time.tsx'
import { AddressDialog, useAddress } from './address-form.tsx'
import { CompanyDialog, useCompanyChoice } from './company-choice.tsx'
import { ConsentProperties } from './consent-properties.tsx'
import { tagsIn } from './contact.ts'
import { type SaveContact, useContactEdit } from './contact-edit.ts'
import { CustomProperties } from './custom-properties.tsx'
import { memberChoices, OwnerName } from './owner.tsx'
import { TagList } from './tag-list.tsx'
import { useWholeList } from './whole-list.ts'
import { languageOf, phoneWords } from './words.ts'

/** Everything that a contact has, each a field in place. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const fields = useWholeList(api.contactFields.list).data ?? []
  const labels = Object.fromEntries(fields.map(({ key, label }) => [`custom.${key}`, label]))
  const save = useContactEdit(contact, labels)
  return (
    <div className="-my-3.5 divide-y divide-line">
      <Basics contact={contact} save={save} />
      <CustomProperties contact={contact} fields={fields} save={save} />
      <ConsentProperties contact={contact} save={save} />
      <Properties
        rows={[
          { label: 'Id', value: <Id value={contact.id} /> },
          { label: 'Added', value: <Ago at={contact.createdAt} /> },
          { label: 'Changed', value: <Ago at={contact.updatedAt} /> },
        ]}
      />
    </div>
  )
}

interface BasicsProps {
  contact: Contact
  save: SaveContact
}

type PlainField = 'name' | 'email' | 'phone' | 'jobTitle' | 'externalId' | 'locale' | 'timezone'

function Basics({ contact, save }: BasicsProps) {
  const members = useWholeList(api.members.list).data ?? []
  const company = useCompanyChoice(contact, save)
  const address = useAddress(contact.address ?? null, (next) => save({ address: next }))
  const { tags, ownerId, additionalEmails = [], additionalPhones = [] } = contact
  const plain = (field: PlainField, label: string, words?: ReactNode) => ({
    label,
    value: words ?? <Shown>{contact[field]}</Shown>,
    text: contact[field] ?? '',
    onSave: async (text: string) => {
      const isPhone = field === 'phone' && text.trim() !== ''
      return save({ [field]: isPhone ? await readPhone(text) : text.trim() || null })
    },
  })
  const several = (
    field: 'additionalEmails' | 'additionalPhones',
    label: string,
    values: readonly string[],
  ) => ({
    label,
    value: values.length > 0 ? <Lines of={field} texts={values} /> : <Shown>{null}</Shown>,
    text: values.join(', '),
    onSave: async (text: string) => {
      const values = tagsIn(text)
      const isPhones = field === 'additionalPhones'
      return save({ [field]: isPhones ? await Promise.all(values.map(readPhone)) : values })
    },
  })
  return (
    <>
      <Properties
        title="Details"
        rows={[
          plain('name', 'Name'),
          plain('email', 'Email'),
          several('additionalEmails', 'Other emails', additionalEmails),
          plain('phone', 'Phone', contact.phone && <Phone contact={contact} />),
          several('additionalPhones', 'Other phones', additionalPhones),
          company.property,
          plain('jobTitle', 'Job title'),
          {
            label: 'Owner',
            value: <OwnerName member={members.find(({ id }) => id === ownerId)} />,
            choices: memberChoices(members, ownerId, (next) => void save({ ownerId: next })),
          },
          {
            label: 'Tags',
            value: tags.length > 0 ? <TagList tags={tags} /> : <Shown>{null}</Shown>,
            text: tags.join(', '),
            onSave: (text: string) => save({ tags: tagsIn(text) }),
          },
          plain(
            'locale',
            'Language',
            contact.locale && <Shown>{languageOf(contact.locale)}</Shown>,
          ),
          plain('timezone', 'Time zone'),
          address.property,
          plain('externalId', 'Your own id'),
        ]}
      />
      <CompanyDialog {...company.dialog} />
      <AddressDialog {...address.dialog} />
    </>
  )
}

export const Shown = ({ children }: { children: ReactNode }) =>
  children ? <bdi className="truncate">{children}</bdi> : <span className="text-faint">Add</span>

interface LinesProps {
  of: 'additionalEmails' | 'additionalPhones'
  texts: readonly string[]
}

const Lines = ({ of, texts }: LinesProps) => (
  <span className="flex min-w-0 flex-col py-1">
    {texts.map((text) => (
      <bdi key={text} className="truncate">
        {of === 'additionalPhones' ? <PhoneNumber number={text} /> : text}
      </bdi>
    ))}
  </span>
)

function Phone({ contact: { phone, phoneInfo } }: { contact: Contact }) {
  const words = phoneWords(phoneInfo)
  return (
    <span className="flex min-w-0 items-baseline gap-1.5">
      <PhoneNumber number={phone ?? ''} />
      {words && (
        <span className={`truncate text-xs ${words.isWarning ? 'text-warn' : 'text-faint'}`}>
          {words.text}
        </span>
      )}
    </span>
  )
}
