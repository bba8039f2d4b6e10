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
    ['a French spreadsheet', ['Prénom', 'NOM', 'Société'], ['firstName', 'lastName', 'company']],
  ] as const) {
    test(`of ${program} are known by their headers`, () => {
      assert.deepEqual(fieldsOf(...headers.map((name) => [name] as [string])), fields)
    })
  }

  test('are known by their cells where the header says nothing', () => {
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
