import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { suggestColumns } from './suggest-columns.ts'

const fieldsOf = (...columns: [name: string, ...samples: string[]][]) =>
  suggestColumns(columns.map(([name, ...samples]) => ({ name, samples }))).map(
    (suggestion) => suggestion?.field ?? null,
  )

describe('the columns of a file', () => {
  for (const [program, headers, fields] of [
    [
      'Google',
      [
        'First Name',
        'Last Name',
        'Labels',
        'E-mail 1 - Value',
        'E-mail 2 - Value',
        'Phone 1 - Value',
      ],
      ['firstName', 'lastName', 'tags', 'email', 'additionalEmails', 'phone'],
    ],
    [
      'HubSpot',
      [
        'Record ID',
        'First Name',
        'Last Name',
        'Email',
        'Phone Number',
        'Job Title',
        'Company Name',
      ],
      ['externalId', 'firstName', 'lastName', 'email', 'phone', 'jobTitle', 'company'],
    ],
    [
      'a German spreadsheet',
      [
        'Vorname',
        'Nachname',
        'E-Mail-Adresse',
        'Telefon',
        'Straße',
        'PLZ',
        'Ort',
        'Firma',
        'Handy',
      ],
      [
        ...['firstName', 'lastName', 'email', 'phone', 'street', 'postalCode', 'city', 'company'],
        'additionalPhones',
      ],
    ],
    [
      'our own export',
      ['externalId', 'jobTitle', 'additionalEmails'],
      ['externalId', 'jobTitle', 'additionalEmails'],
    ],
    [
      'classic Outlook',
      [
        ...['Title', 'First Name', 'Last Name', 'Company', 'Department', 'Job Title'],
        ...['Business Street', 'Business Street 2', 'Business City', 'Business State'],
        ...['Business Postal Code', 'Business Country/Region', 'Home Street', 'Home City'],
        ...["Assistant's Phone", 'Business Fax', 'Business Phone', 'Home Phone', 'Mobile Phone'],
        ...['Categories', 'E-mail Address', 'E-mail Type', 'E-mail 2 Address', 'Notes'],
      ],
      [
        ...[null, 'firstName', 'lastName', 'company', null, 'jobTitle'],
        ...['street', 'street', 'city', 'region', 'postalCode', 'country', null, null],
        ...[null, 'faxNumbers', 'phone', 'additionalPhones', 'additionalPhones'],
        ...['tags', 'email', null, 'additionalEmails', null],
      ],
    ],
    [
      'Outlook in German',
      [
        ...['Anrede', 'Vorname', 'Nachname', 'Firma', 'Position', 'Straße geschäftlich'],
        ...['Ort geschäftlich', 'Postleitzahl geschäftlich', 'Land/Region geschäftlich'],
        ...['Telefon geschäftlich', 'Telefon privat', 'Mobiltelefon', 'E-Mail-Adresse'],
        'E-Mail 2: Adresse',
      ],
      [
        ...[null, 'firstName', 'lastName', 'company', 'jobTitle', 'street', 'city', 'postalCode'],
        ...['country', 'phone', 'additionalPhones', 'additionalPhones', 'email'],
        'additionalEmails',
      ],
    ],
    [
      'Outlook in French',
      ['Prénom', 'Nom', 'Société', 'Titre', 'Rue (bureau)', 'Téléphone (bureau)'],
      ['firstName', 'lastName', 'company', 'jobTitle', 'street', 'phone'],
    ],
    [
      'Pipedrive',
      [
        ...['Person - ID', 'Person - Name', 'Person - Organization', 'Person - Phone - Mobile'],
        ...['Person - Phone - Work', 'Person - Email - Work', 'Person - Label'],
      ],
      ['externalId', 'name', 'company', 'additionalPhones', 'phone', 'email', 'tags'],
    ],
    [
      'Mailchimp',
      ['Email Address', 'First Name', 'Last Name', 'Phone Number', 'MEMBER_RATING', 'TAGS'],
      ['email', 'firstName', 'lastName', 'phone', null, 'tags'],
    ],
    [
      'LinkedIn',
      ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'],
      ['firstName', 'lastName', 'websites', 'email', 'company', 'jobTitle', null],
    ],
    ['a telephone list', ['First name', 'Last name', 'Mobile'], ['firstName', 'lastName', 'phone']],
    ['a French spreadsheet', ['Prénom', 'NOM', 'Société'], ['firstName', 'lastName', 'company']],
  ] as const) {
    test(`of ${program} are known by their headers`, () => {
      assert.deepEqual(fieldsOf(...headers.map((name) => [name] as [string])), fields)
    })
  }

  test('match the content of their cells: no salutation is a job title, no sentence a language', () => {
    assert.deepEqual(
      fieldsOf(
        ['Title', 'Mrs.', 'Mr.'],
        ['Language', 'English (United States)'],
        ['Work Street'],
        ['Work City'],
        ['Home Street', 'Elm St. 2'],
        ['Home City', 'Reno'],
        ['Home Fax', '+1 415 555 2671'],
        ['Business Phone'],
        ['Other Phone', '+1 415 555 2672'],
      ),
      [null, null, null, null, 'street', 'city', 'faxNumbers', 'additionalPhones', 'phone'],
    )
    assert.deepEqual(fieldsOf(['Title', 'Buyer'], ['Language', 'en-US']), ['jobTitle', 'locale'])
  })

  test('are recognized as further addresses, and as labels of the next column', () => {
    const some = (...names: string[]) => names.map((name) => [name, 'x'] as [string, string])
    assert.deepEqual(
      fieldsOf(
        ...some('E-mail 1 - Label', 'E-mail 1 - Value', 'Phone 1 - Label', 'Phone 1 - Value'),
        ...some('Address 1 - Label', 'Address 1 - Formatted', 'Address 1 - Street'),
        ...some('Address 1 - City', 'Address 2 - Label', 'Address 2 - Formatted'),
        ...some('Address 2 - Street', 'Address 2 - City', 'Address 3 - City'),
        ...some('Website 1 - Label', 'Website 1 - Value', 'Relation 1 - Label', 'Birthday'),
      ),
      [
        ...['label', 'email', 'label', 'phone', null, null, 'street', 'city', 'label', null],
        ...['additionalAddresses.street', 'additionalAddresses.city', 'additionalAddresses.city'],
        ...['label', 'websites', null, 'birthday'],
      ],
    )
    assert.deepEqual(
      fieldsOf(
        ...some('Straße geschäftlich', 'Ort geschäftlich', 'Ort privat', 'Weiterer Faxanschluss'),
        ...some('Webseite', 'Geburtstag', 'Fax privat', 'Télécopie (bureau)'),
      ),
      [
        ...['street', 'city', 'additionalAddresses.city', 'faxNumbers', 'websites', 'birthday'],
        ...['faxNumbers', 'faxNumbers'],
      ],
    )
  })

  test('are recognized by their cells if the header is unknown', () => {
    const suggestions = suggestColumns([
      { name: 'A', samples: ['Ada', 'Bob', 'Eve'] },
      {
        name: 'B',
        samples: ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com', 'none'],
      },
      { name: 'C', samples: ['+1 (555) 123-4567', '0171/2345678'] },
      { name: 'D', samples: ['2026-11-22', '2026-11-23'] },
      { name: 'E', samples: [] },
    ])
    assert.deepEqual(suggestions, [
      null,
      { field: 'email', confidence: 0.8 },
      { field: 'phone', confidence: 1 },
      null,
      null,
    ])
  })

  test('take a field once, and a second address as an additional one', () => {
    assert.deepEqual(
      fieldsOf(
        ['Name'],
        ['name'],
        ['Email'],
        ['e-mail'],
        ['x', 'a@example.com'],
        ['Tag'],
        ['Label'],
      ),
      ['name', null, 'email', 'additionalEmails', 'additionalEmails', 'tags', 'tags'],
    )
  })
})

test('ids and IP addresses are not phone numbers', () => {
  const fieldOf = (name: string, ...samples: string[]) =>
    suggestColumns([{ name, samples }])[0]?.field
  assert.equal(fieldOf('LEID', '123456789', '123456790'), undefined)
  assert.equal(fieldOf('OPTIN_IP', '203.0.113.7', '198.51.100.20'), undefined)
  assert.equal(fieldOf('Wann', '2024-05-09', '09.05.2024'), undefined)
  assert.equal(fieldOf('Erreichbar', '030 901820', '0301234567'), 'phone')
  assert.equal(fieldOf('Reach', '(415) 555-2671', '415-555-0123'), 'phone')
})

test('a part of a name is the whole name if there is no other part', () => {
  const fieldsOf = (...names: string[]) =>
    suggestColumns(names.map((name) => ({ name, samples: ['Eva'] }))).map((one) => one?.field)
  assert.deepEqual(fieldsOf('Nom', 'Courriel'), ['name', 'email'])
  assert.deepEqual(fieldsOf('Nombre'), ['name'])
  assert.deepEqual(fieldsOf('Nom', 'Prénom'), ['lastName', 'firstName'])
  assert.deepEqual(fieldsOf('Nombre', 'Apellidos'), ['firstName', 'lastName'])
  assert.deepEqual(fieldsOf('Nachname'), ['lastName'])
})
