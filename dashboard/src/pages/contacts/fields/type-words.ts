import type { ContactField } from '@capstan/sdk'

/** Labels of the field types. */
export const typeWords: Record<ContactField['type'], string> = {
  text: 'Text',
  number: 'Number',
  boolean: 'Yes or no',
  date: 'Date',
  select: 'Single choice',
  multiSelect: 'Multiple choice',
  url: 'Web address',
  email: 'Email address',
  phone: 'Phone number',
  contact: 'Contact',
}
