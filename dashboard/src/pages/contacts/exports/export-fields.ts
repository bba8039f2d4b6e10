import type { NewContactExport } from '@capstan/sdk'

export type ExportField = NonNullable<NewContactExport['fields']>[number]

/** In the order of the file. The first group is what an import takes back. */
export const exportFields: readonly {
  title: string
  fields: readonly (readonly [field: ExportField, label: string])[]
}[] = [
  {
    title: 'Can be imported again',
    fields: [
      ['externalId', 'Your own id'],
      ['name', 'Name'],
      ['firstName', 'First name'],
      ['lastName', 'Last name'],
      ['email', 'Email'],
      ['additionalEmails', 'Other emails'],
      ['phone', 'Phone'],
      ['additionalPhones', 'Other phones'],
      ['company', 'Company'],
      ['jobTitle', 'Job title'],
      ['tags', 'Tags'],
      ['address', 'Address'],
      ['locale', 'Language'],
      ['timezone', 'Time zone'],
      ['doNotContact', 'Do not contact'],
      ['birthday', 'Birthday'],
      ['websites', 'Websites'],
      ['additionalAddresses', 'Other addresses'],
      ['faxNumbers', 'Fax numbers'],
      ['emailLabels', 'Labels of emails'],
      ['phoneLabels', 'Labels of phones'],
      ['custom', 'Your own fields'],
    ],
  },
  {
    title: 'To read only',
    fields: [
      ['id', 'Id'],
      ['ownerId', 'Owner'],
      ['phoneInfo', 'Phone details'],
      ['consent', 'Consent'],
      ['source', 'Source'],
      ['createdAt', 'Created'],
      ['updatedAt', 'Changed'],
      ['lastActivityAt', 'Last activity'],
    ],
  },
]

export const importable: readonly ExportField[] =
  exportFields[0]?.fields.map(([field]) => field) ?? []
