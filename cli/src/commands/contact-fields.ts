import type { ContactChanges, NewContact } from '@capstan/sdk'
import type { Command } from 'commander'
import { jsonObject, jsonObjects, several } from '../options.ts'
import { readPhone } from '../phone.ts'

export const clearable = [
  ...['name', 'firstName', 'lastName', 'email', 'phone', 'company', 'jobTitle', 'externalId'],
  ...['tags', 'custom', 'additionalEmails', 'additionalPhones', 'ownerId', 'address', 'locale'],
  ...['timezone', 'companyId', 'birthday', 'websites', 'additionalAddresses', 'faxNumbers'],
  ...['emailLabels', 'phoneLabels'],
] as const

export const withFields = (command: Command): Command =>
  command
    .option('--name <name>', 'full name')
    .option('--first-name <name>', 'given name')
    .option('--last-name <name>', 'family name')
    .option('--email <address>', 'email address')
    .option('--phone <number>', 'number with its country code, such as "+1 202 555 0199"')
    .option('--company <name>', 'company name')
    .option('--job-title <title>', 'job title')
    .option('--external-id <id>', 'your own identifier')
    .option('--tag <tag>', 'a label; repeatable', several)
    .option('--custom <json>', 'your own fields, as a JSON object', jsonObject)
    .option('--additional-email <address>', 'another email address; repeatable', several)
    .option('--additional-phone <number>', 'another number; repeatable', several)
    .option('--owner-id <member>', 'member responsible for the contact')
    .option('--company-id <company>', 'company that the contact belongs to')
    .option('--address <json>', 'postal address, as a JSON object', jsonObject)
    .option('--locale <tag>', 'language and region, such as en-GB')
    .option('--timezone <zone>', 'time zone, such as Europe/London')
    .option('--birthday <day>', 'date of birth, such as 1815-12-10, or --12-10 without the year')
    .option('--website <address>', 'a web address; repeatable', several)
    .option(
      '--additional-address <json>',
      'another address, as a JSON object; repeatable',
      jsonObjects,
    )
    .option('--fax-number <number>', 'a fax number; repeatable', several)
    .option('--email-labels <json>', 'labels by email address, as a JSON object', jsonObject)
    .option('--phone-labels <json>', 'labels by phone number, as a JSON object', jsonObject)
    .option('--do-not-contact', 'opt out of all messages')
    .option('--no-do-not-contact', 'allow messages again')

interface Options
  extends Omit<
    NewContact,
    | 'tags'
    | 'additionalEmails'
    | 'additionalPhones'
    | 'additionalAddresses'
    | 'websites'
    | 'faxNumbers'
  > {
  tag?: string[]
  additionalEmail?: string[]
  additionalPhone?: string[]
  additionalAddress?: NonNullable<NewContact['additionalAddresses']>
  website?: string[]
  faxNumber?: string[]
  clear?: string[]
}

export const fieldsOf = async ({
  tag,
  phone,
  additionalEmail,
  additionalPhone,
  additionalAddress,
  website,
  faxNumber,
  clear: _,
  ...fields
}: Options): Promise<NewContact> => ({
  ...fields,
  ...(phone && { phone: await readPhone(phone) }),
  ...(tag && { tags: tag }),
  ...(additionalEmail && { additionalEmails: additionalEmail }),
  ...(additionalPhone && { additionalPhones: await Promise.all(additionalPhone.map(readPhone)) }),
  ...(additionalAddress && { additionalAddresses: additionalAddress }),
  ...(website && { websites: website.map((url) => ({ url })) }),
  ...(faxNumber && { faxNumbers: await Promise.all(faxNumber.map(readPhone)) }),
})

export function cleared(fields: readonly string[] = []): ContactChanges {
  const empty: Record<string, unknown> = {
    ...{ tags: [], custom: {} },
    ...{ additionalEmails: [], additionalPhones: [], additionalAddresses: [], websites: [] },
    ...{ faxNumbers: [], emailLabels: {}, phoneLabels: {} },
  }
  return Object.fromEntries(fields.map((field) => [field, empty[field] ?? null]))
}
