import { domainToASCII } from 'node:url'
import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import { ApiError } from '../errors.ts'

const options = {
  useDefaults: true,
  allErrors: false,
  strict: false,
  verbose: true,
  discriminator: true,
} as const

/** Converts a text to Unicode's composed form, so that texts that look the same are equal. */
const compose = (text: string): string => text.normalize('NFC')

/** Validator of bodies, which are never coerced (`"123"` is not a number). Texts in the URL are coerced. */
const bodies = new Ajv({ ...options, coerceTypes: false })
const texts = new Ajv({ ...options, coerceTypes: 'array' })
for (const ajv of [bodies, texts]) {
  ;(addFormats as unknown as (ajv: Ajv) => void)(ajv)
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean }
  ajv.addKeyword({ keyword: 'x-nfc', type: 'string', modifying: true, validate: rewrite(compose) })
  ajv.addKeyword({
    keyword: 'x-address',
    type: 'string',
    before: 'format',
    modifying: true,
    validate: rewrite(formAddress),
  })
  ajv.addFormat('date-time', (text: string) => validate(text) && isStorable(new Date(text)))
}

/** Defines a keyword that normalises a text. */
function rewrite(form: (text: string) => string) {
  return (_isOn: true, text: string, _schema?: object, context?: DataContext): boolean => {
    const { parentData, parentDataProperty } = context ?? {}
    if (parentData && parentDataProperty !== undefined) {
      parentData[parentDataProperty] = form(text)
    }
    return true
  }
}

type DataContext = {
  parentData?: Record<string | number, unknown>
  parentDataProperty?: string | number
}

/**
 * Returns true for a time that can be stored. RFC 3339 also allows leap seconds and the year 0, which `Date` and the
 * database do not support.
 */
const isStorable = (time: Date): boolean =>
  time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999

/** Returns true if data is valid. `errors` contains the faults of the last invalid data. */
export interface Validate {
  (data: unknown): boolean
  errors?: ErrorObject[] | null
}

/**
 * Returns a validator that is compiled at its first use. Compiling all takes 0.2 s of the start, and few are needed
 * soon.
 */
export function validatorFor(schema: object, httpPart: string | undefined): Validate {
  const ajv = httpPart === 'body' ? bodies : texts
  const findUndecimal = httpPart === 'body' ? () => null : decimalChecker(schema)
  let compiled: Validate | undefined
  const validate: Validate = (data) => {
    const fault = findUndecimal(data)
    if (fault) {
      validate.errors = [fault]
      return false
    }
    compiled ??= ajv.compile(schema)
    const fits = compiled(data)
    validate.errors = compiled.errors ? closestFirst(compiled.errors) : null
    return fits
  }
  return validate
}

/**
 * Returns a check that finds a number in a query that is not written in decimal digits. Ajv accepts everything that
 * JavaScript reads as a number: `0x10`, `1e1`, ` 5`.
 */
function decimalChecker(schema: object): (data: unknown) => ErrorObject | null {
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> }
  const forms = Object.entries(properties).flatMap(([name, property]) => {
    const form = [property.type].flat().map(formOf).find(Boolean)
    return form ? [{ name, form, property }] : []
  })
  return (data) => {
    for (const { name, form, property } of forms) {
      const value = (data as Record<string, unknown>)[name]
      if (typeof value === 'string' && !form.test(value)) return undecimalFault(name, property)
    }
    return null
  }
}

function formOf(type: string | undefined): RegExp | undefined {
  if (type === 'integer') return /^-?\d+$/
  return type === 'number' ? /^-?\d+(?:\.\d+)?$/ : undefined
}

const undecimalFault = (name: string, parentSchema: { type?: string }): ErrorObject => ({
  keyword: 'decimal',
  instancePath: `/${name}`,
  schemaPath: '',
  params: { type: parentSchema.type },
  parentSchema,
})

/**
 * Sorts the faults of a body that matches none of several forms. First comes the fault of the closest form: the
 * deepest, or else one that is not about a missing field or the type.
 */
function closestFirst(faults: ErrorObject[]): ErrorObject[] {
  const last = faults.at(-1)
  if (last?.keyword !== 'anyOf' || last.instancePath !== '') return faults
  const depthOf = ({ instancePath, keyword }: ErrorObject): number =>
    instancePath.split('/').length * 2 - (keyword === 'required' || keyword === 'type' ? 1 : 0)
  return faults.slice(0, -1).toSorted((a, b) => depthOf(b) - depthOf(a))
}

/** Returns the error for the first fault: the field, and what it must be. */
export function refuse(fault: ErrorObject | undefined, part: string | undefined): ApiError {
  const code = part === 'body' ? 'validation_error' : 'invalid_parameter'
  if (!fault) return new ApiError(code)
  const field = fieldOf(fault)
  const subject = field || 'The body'
  return new ApiError(code, `${subject} ${sentenceOf(fault)}`, { field: field || undefined })
}

function fieldOf(fault: ErrorObject): string {
  const path = fault.instancePath.split('/').slice(1).map(unescapePointer)
  const params = fault.params as {
    missingProperty?: string
    additionalProperty?: string
    tag?: string
  }
  const last = params.missingProperty ?? params.additionalProperty ?? params.tag
  return (last === undefined ? path : [...path, last]).join('.')
}

const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')

function sentenceOf(fault: ErrorObject): string {
  const params = fault.params as Record<string, unknown>
  if (fault.keyword === 'required') return 'is required.'
  const schema = (fault.parentSchema ?? {}) as {
    'x-expects'?: string
    'x-elsewhere'?: Record<string, string>
  }
  if (fault.keyword === 'additionalProperties') {
    const way = schema['x-elsewhere']?.[String(params['additionalProperty'])]
    return way ? `cannot be set here. ${way}` : 'is not a known field.'
  }
  const expected = schema['x-expects']
  if (typeof expected === 'string') return `must be ${expected}.`
  if (fault.keyword === 'decimal') return `must be a decimal ${params['type']}, as in 20.`
  if (fault.keyword === 'enum') {
    return `must be one of ${(params['allowedValues'] as unknown[]).map(String).join(', ')}.`
  }
  if (params['format'] === 'date-time') return 'must be a time such as 2026-11-21T09:30:00Z.'
  if (fault.keyword === 'discriminator') return `must be one of ${variantsOf(fault).join(', ')}.`
  if (fault.keyword === 'const') return `must be ${JSON.stringify(params['allowedValue'])}.`
  if (fault.keyword === 'type') return `must be ${typesOf(params['type'])}.`
  if (fault.keyword === 'uniqueItems') return 'must not contain the same item twice.'
  const bound = bounds[fault.keyword]
  if (bound) return `must ${bound(Number(params['limit']))}.`
  return `${fault.message ?? 'is not valid'}.`
}

const nouns: Record<string, string> = {
  ...{ string: 'a string', integer: 'an integer', number: 'a number', boolean: 'a boolean' },
  ...{ object: 'an object', array: 'an array', null: 'null' },
}

const typesOf = (types: unknown): string =>
  [types]
    .flat()
    .map((type) => nouns[String(type)] ?? type)
    .join(' or ')

const count = (limit: number, one: string): string => `${limit} ${one}${limit === 1 ? '' : 's'}`

/** Words for JSON Schema's range limits. */
const bounds: Record<string, (limit: number) => string> = {
  minimum: (limit) => `be at least ${limit}`,
  maximum: (limit) => `be at most ${limit}`,
  exclusiveMinimum: (limit) => `be above ${limit}`,
  exclusiveMaximum: (limit) => `be below ${limit}`,
  minLength: (limit) => `have at least ${count(limit, 'character')}`,
  maxLength: (limit) => `have at most ${count(limit, 'character')}`,
  minItems: (limit) => `have at least ${count(limit, 'item')}`,
  maxItems: (limit) => `have at most ${count(limit, 'item')}`,
  minProperties: (limit) => `have at least ${count(limit, 'field')}`,
  maxProperties: (limit) => `have at most ${count(limit, 'field')}`,
}

/** Returns the allowed values of a `oneOf` discriminator. */
function variantsOf({ parentSchema, params }: ErrorObject): unknown[] {
  const { oneOf } = parentSchema as {
    oneOf: { properties: Record<string, { const?: unknown }> }[]
  }
  return oneOf.map(({ properties }) => properties[(params as { tag: string }).tag]?.const)
}

/**
 * Normalises an email address: removes surrounding spaces, and converts the domain to lower case and ASCII (IDNA). A
 * text that is not an address stays unchanged, and the schema rejects it.
 */
export function formAddress(text: string): string {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  const domain = domainToASCII(trimmed.slice(at + 1))
  return at < 1 || domain === '' ? trimmed : `${trimmed.slice(0, at)}@${domain}`
}
