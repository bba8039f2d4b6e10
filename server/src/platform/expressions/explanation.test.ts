import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ExpressionFault } from './environment.ts'
import { evaluate } from './evaluate.ts'
import type { ExpressionInput } from './expression.ts'
import { listFaults, listMissing } from './mapping.ts'

const input: ExpressionInput = {
  body: {
    phone: '040 123',
    amount: 5,
    note: null,
    tags: ['a'],
    'first name': 'Ada',
    customer_details: { address: { country: 'DE' } },
  },
}

const reasonOf = (text: string, given: ExpressionInput = input): string => {
  try {
    return `no fault: ${JSON.stringify(evaluate(text, given))}`
  } catch (error) {
    assert.ok(error instanceof ExpressionFault, String(error))
    return error.message
  }
}

const country = 'Did you mean `body.customer_details.address.country`?'

/** An expression by what is wrong with it, and its explanation. */
const vectors: Record<string, readonly (readonly [text: string, explanation: string])[]> = {
  'a missing field': [
    ['e164(body.phone, body.country)', `\`body.country\` is missing in this event. ${country}`],
    ['e164(body.phone, country)', `\`country\` is not known. ${country}`],
    ['body.Country.startsWith("D")', `\`body.Country\` is missing in this event. ${country}`],
    [
      'body.custmer_details.address.country + 1',
      `\`body.custmer_details.address.country\` is missing in this event. ${country}`,
    ],
    ['body.amuont > 3', '`body.amuont` is missing in this event. Did you mean `body.amount`?'],
    [
      'body.firstName.size() > 1',
      '`body.firstName` is missing in this event. Did you mean `body["first name"]`?',
    ],
    ['body.zebra + "x"', '`body.zebra` is missing in this event'],
    ['record.id + "x"', '`record.id` is missing in this record'],
    ['bdy.phone', '`bdy` is not known. Did you mean `body`?'],
  ],
  null: [
    ['body.note + 1', '`body.note` is null in this event'],
    ['size(body.note)', '`body.note` is null in this event'],
  ],
  'a wrong type': [
    ['lower(body.amount)', 'lower needs a text. `body.amount` is a number in this event'],
    [
      'body.phone > 3',
      '> cannot compare a text with a number. `body.phone` is a text in this event',
    ],
    ['body.phone ? 1 : 2', 'the condition before ? must be true or false, not a text'],
    ['body.phone && true', '&& and || need true or false, not a text'],
    ['!body.phone', '! needs true or false, not a text'],
    ['e164(body.phone)', 'e164 cannot be used with a value. Write it like e164(body.phone, "DE")'],
  ],
  'an unknown function': [
    ['lowr(body.phone)', 'unknown function lowr. Did you mean `lower`?'],
    ['body.phone.starts_with("0")', 'unknown function starts_with. Did you mean `startsWith`?'],
  ],
  'an unbalanced bracket': [
    ['lower(body.phone', 'a bracket is not closed. Add )'],
    ['body.tags[0', 'a bracket is not closed. Add ]'],
    ['{"a": 1', 'a bracket is not closed. Add }'],
    ['lower(body.phone))', ') closes a bracket that is not open'],
    ['"abc', 'a text is not closed. Add a quotation mark'],
    ['body.phone ==', 'the expression ends too early. A value is missing'],
    ['body.phone = "x"', 'to compare, write =='],
  ],
}

describe('the explanation of an expression with', () => {
  for (const [what, cases] of Object.entries(vectors)) {
    test(what, () => {
      assert.deepEqual(
        cases.map(([text]) => [text, reasonOf(text)]),
        cases.map(([text, explanation]) => [text, explanation]),
      )
    })
  }

  test('a path that is not there blames the path, and a value without a fault reports it too', () => {
    const mapping = {
      ...{ a: 'upper(body.country)', b: 'body.phone', c: 'has(body.country) ? 1 : 2' },
      d: 'record.id',
    }
    assert.deepEqual(listMissing(mapping, input), [
      { field: 'a', path: 'body.country', suggestion: 'body.customer_details.address.country' },
    ])
    assert.throws(() => evaluate('e164(body.phone, body.country)', input), {
      position: { start: 17, end: 29 },
    })
    assert.deepEqual(
      listFaults({ a: 'bdy.phone' }).map(({ message }) => message),
      ['`bdy` is not known. Did you mean `body`?'],
    )
  })

  test('a large input, of which a part is looked at', () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => [`key${n}`, { country: 'DE' }])
    const large = { body: Object.fromEntries(rows) }
    assert.equal(
      reasonOf('size(body.country)', { body: { a: Array(50_000).fill({ city: 'x' }) } }),
      '`body.country` is missing in this event',
    )
    assert.match(reasonOf('size(body.land)', large), /^`body.land` is missing in this event$/)
  })
})
