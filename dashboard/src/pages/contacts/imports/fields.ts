/** Fields that a column can be imported as, in the groups of the menu. */
export const fieldGroups: readonly {
  title: string
  fields: readonly (readonly [field: string, label: string])[]
}[] = [
  {
    title: 'Person',
    fields: [
      ['name', 'Name'],
      ['firstName', 'First name'],
      ['lastName', 'Last name'],
      ['jobTitle', 'Job title'],
      ['company', 'Company'],
      ['tags', 'Tags'],
      ['externalId', 'Your own id'],
      ['locale', 'Language'],
      ['timezone', 'Time zone'],
      ['doNotContact', 'Do not contact'],
      ['birthday', 'Birthday'],
      ['websites', 'Websites'],
    ],
  },
  {
    title: 'Email and phone',
    fields: [
      ['email', 'Email'],
      ['additionalEmails', 'Other emails'],
      ['phone', 'Phone'],
      ['additionalPhones', 'Other phones'],
      ['faxNumbers', 'Fax numbers'],
      ['label', 'Label of the next column'],
      ['emailLabels', 'Labels of emails'],
      ['phoneLabels', 'Labels of phones'],
    ],
  },
  {
    title: 'Address',
    fields: [
      ['street', 'Street'],
      ['city', 'City'],
      ['region', 'Region'],
      ['postalCode', 'Postal code'],
      ['country', 'Country code'],
    ],
  },
  {
    title: 'Other addresses',
    fields: [
      ['additionalAddresses.street', 'Other street'],
      ['additionalAddresses.city', 'Other city'],
      ['additionalAddresses.region', 'Other region'],
      ['additionalAddresses.postalCode', 'Other postal code'],
      ['additionalAddresses.country', 'Other country code'],
      ['additionalAddresses', 'Whole address'],
    ],
  },
]

const labels = new Map(fieldGroups.flatMap(({ fields }) => fields))

/** The columns of files without a header of their own. */
export const plainFields = [
  ...[...labels.keys()].filter((field) => field !== 'label' && !field.includes('.')),
  'custom',
]

/** Columns of which several may become the same field. */
export const takesSeveral: ReadonlySet<string> = new Set([
  ...['tags', 'additionalEmails', 'additionalPhones', 'websites', 'faxNumbers', 'label'],
  ...[...labels.keys()].filter((field) => field.startsWith('additionalAddresses')),
])

const ownPrefix = 'custom.'

export const isOwn = (field: string): boolean => field.startsWith(ownPrefix)
export const ownKeyOf = (field: string): string => field.slice(ownPrefix.length)
export const ownField = (key: string): string => ownPrefix + key

/** Returns a field's label, or its key if a custom field has no label. */
export const labelOf = (field: string, ownLabels: ReadonlyMap<string, string>): string =>
  labels.get(field) ??
  (isOwn(field) ? (ownLabels.get(ownKeyOf(field)) ?? ownKeyOf(field)) : 'All own fields')
