import type { Contact } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { Id } from '../../ui/copy.tsx'
import { PhoneNumber, readPhone } from '../../ui/phone-number.tsx'
import { Properties } from '../../ui/properties.tsx'
import { Ago } from '../../ui/time.tsx'
import { AddressDialog, useAddress, useOtherAddresses } from './address-form.tsx'
import { CompanyDialog, useCompanyChoice } from './company-choice.tsx'
import { ConsentProperties } from './consent-properties.tsx'
import { tagsIn } from './contact.ts'
import { type SaveContact, useContactEdit } from './contact-edit.ts'
import { CustomProperties } from './custom-properties.tsx'
import { type Labels, labelsWith, readLabelled, withLabel } from './labelled.ts'
import { memberChoices, OwnerName } from './owner.tsx'
import { ProposalValue } from './proposal-value.tsx'
import { TagList } from './tag-list.tsx'
import { useWholeList } from './whole-list.ts'
import { birthdayWords, languageOf, phoneWords } from './words.ts'

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
      <ProposalValue contactId={contact.id} />
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

type PlainField = 'name' | 'jobTitle' | 'externalId' | 'locale' | 'timezone' | 'birthday'

/** Lists of addresses or numbers, each with the field that has their labels. */
const labelFields = {
  additionalEmails: 'emailLabels',
  additionalPhones: 'phoneLabels',
  faxNumbers: 'phoneLabels',
} as const
type ListField = keyof typeof labelFields

function Basics({ contact, save }: BasicsProps) {
  const members = useWholeList(api.members.list).data ?? []
  const company = useCompanyChoice(contact, save)
  const address = useAddress(contact.address ?? null, (next) => save({ address: next }))
  const others = useOtherAddresses(contact.additionalAddresses, (next) =>
    save({ additionalAddresses: next }),
  )
  const { tags, ownerId, websites } = contact
  const plain = (field: PlainField, label: string, words?: ReactNode) => ({
    label,
    value: words ?? <Shown>{contact[field]}</Shown>,
    isEmpty: contact[field] === null,
    text: contact[field] ?? '',
    onSave: async (text: string) => save({ [field]: text.trim() || null }),
  })
  const main = (field: 'email' | 'phone', label: string, words: ReactNode) => {
    const [labelField, listField] =
      field === 'email'
        ? (['emailLabels', 'additionalEmails'] as const)
        : (['phoneLabels', 'additionalPhones'] as const)
    const value = contact[field]
    return {
      label,
      value: value ? <Labelled label={contact[labelField][value]}>{words}</Labelled> : words,
      text: value ? withLabel(value, contact[labelField][value]) : '',
      onSave: async (text: string) => {
        const typed = readLabelled(text)
        const next = field === 'phone' && typed.value ? await readPhone(typed.value) : typed.value
        const labels = contact[labelField]
        if (!next || typed.label === (labels[next] ?? null)) return save({ [field]: next || null })
        const isMoved = contact[listField].includes(next)
        const kept = [
          ...contact[listField],
          ...(field === 'phone' ? contact.faxNumbers : []),
          ...(isMoved && value ? [value] : []),
        ]
        const named = [{ value: next, label: typed.label }]
        return save({ [field]: next, [labelField]: labelsWith(labels, kept, named) })
      },
    }
  }
  const several = (field: ListField, label: string) => {
    const values = contact[field]
    const labels = contact[labelFields[field]]
    return {
      label,
      value:
        values.length > 0 ? (
          <Lines isPhones={field !== 'additionalEmails'} texts={values} labels={labels} />
        ) : (
          <Shown>{null}</Shown>
        ),
      isEmpty: values.length === 0,
      text: values.map((value) => withLabel(value, labels[value])).join(', '),
      onSave: async (text: string) => {
        const typed = tagsIn(text).map(readLabelled)
        const next = await Promise.all(
          typed.map(async (one) =>
            field === 'additionalEmails' ? one : { ...one, value: await readPhone(one.value) },
          ),
        )
        const { email, phone, additionalEmails, additionalPhones, faxNumbers } = contact
        const all = [email, phone, ...additionalEmails, ...additionalPhones, ...faxNumbers]
        const kept = all.filter((one) => one !== null && !values.includes(one)) as string[]
        const wanted = labelsWith(labels, kept, next)
        const isSame = next.every((one) => one.label === (labels[one.value] ?? null))
        return save({
          [field]: next.map(({ value }) => value),
          ...(!isSame && { [labelFields[field]]: wanted }),
        })
      },
    }
  }
  return (
    <>
      <Properties
        title="Details"
        fold="Add a detail"
        rows={[
          { ...plain('name', 'Name'), isEmpty: false },
          main('email', 'Email', <Shown>{contact.email}</Shown>),
          several('additionalEmails', 'Other emails'),
          main(
            'phone',
            'Phone',
            contact.phone ? <Phone contact={contact} /> : <Shown>{null}</Shown>,
          ),
          several('additionalPhones', 'Other phones'),
          several('faxNumbers', 'Fax'),
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
            isEmpty: tags.length === 0,
            text: tags.join(', '),
            onSave: (text: string) => save({ tags: tagsIn(text) }),
          },
          plain(
            'locale',
            'Language',
            contact.locale && <Shown>{languageOf(contact.locale)}</Shown>,
          ),
          plain('timezone', 'Time zone'),
          plain('birthday', 'Birthday', contact.birthday && birthdayWords(contact.birthday)),
          {
            label: 'Websites',
            value: websites.length > 0 ? <Websites websites={websites} /> : <Shown>{null}</Shown>,
            isEmpty: websites.length === 0,
            text: websites.map(({ url, label }) => withLabel(url, label)).join(', '),
            onSave: (text: string) =>
              save({
                websites: tagsIn(text).map((one) => {
                  const { value, label } = readLabelled(one)
                  return { url: /^https?:/i.test(value) ? value : `https://${value}`, label }
                }),
              }),
          },
          { ...address.property, isEmpty: !contact.address },
          ...others.properties,
          plain('externalId', 'Your own id'),
        ]}
      />
      <CompanyDialog {...company.dialog} />
      <AddressDialog {...address.dialog} />
      <AddressDialog {...others.dialog} />
    </>
  )
}

export const Shown = ({ children }: { children: ReactNode }) =>
  children ? <bdi className="truncate">{children}</bdi> : <span className="text-faint">Add</span>

interface LabelledProps {
  label: string | null | undefined
  children: ReactNode
}

/** A value, and behind it what it is for. */
const Labelled = ({ label, children }: LabelledProps) => (
  <span className="flex min-w-0 items-baseline gap-1.5">
    {children}
    {label && (
      <bdi className="shrink-0 text-faint text-xs" title={label}>
        {label}
      </bdi>
    )}
  </span>
)

interface LinesProps {
  isPhones: boolean
  texts: readonly string[]
  labels: Labels
}

const Lines = ({ isPhones, texts, labels }: LinesProps) => (
  <span className="flex min-w-0 flex-col py-1">
    {texts.map((text) => (
      <Labelled key={text} label={labels[text]}>
        <bdi className="truncate">{isPhones ? <PhoneNumber number={text} /> : text}</bdi>
      </Labelled>
    ))}
  </span>
)

const Websites = ({ websites }: Pick<Contact, 'websites'>) => (
  <span className="flex min-w-0 flex-col py-1">
    {websites.map(({ url, label }) => (
      <Labelled key={url} label={label}>
        <bdi className="truncate" title={url}>
          {url.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
        </bdi>
      </Labelled>
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
