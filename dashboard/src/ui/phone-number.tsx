import type { CountryCode } from 'libphonenumber-js/min'
import { type ComponentProps, useEffect, useState } from 'react'
import { idle } from '../idle.ts'
import { TextField } from './field.tsx'

type Numbers = typeof import('libphonenumber-js/min')

/** Loaded once, with the first number on a page: 30 KB compressed. */
let loading: Promise<Numbers> | undefined
let loaded: Numbers | null = null

function load(): Promise<Numbers> {
  loading ??= import('libphonenumber-js/min').then((numbers) => {
    loaded = numbers
    return numbers
  })
  return loading
}

const written = (numbers: Numbers, number: string): string =>
  numbers.parsePhoneNumberFromString(number, { extract: false })?.formatInternational() ?? number

/** A number of E.164 in the groups of its country; as it is stored until their table is there. */
export function PhoneNumber({ number }: { number: string }) {
  const [numbers, setNumbers] = useState(() => loaded)
  useEffect(() => {
    if (numbers) return
    let isGone = false
    idle()
      .then(load)
      .then(
        (next) => isGone || setNumbers(next),
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [numbers])
  return <bdi className="tabular-nums">{numbers ? written(numbers, number) : number}</bdi>
}

/** Returns the country of the first browser language that names one. */
export function countryOfReader(): string | undefined {
  const regions = navigator.languages.map((language) => new Intl.Locale(language).region)
  return regions.find((region) => region !== undefined && /^[A-Z]{2}$/.test(region))
}

/**
 * Reads a number as people write it, `+1 202 555 0199` or as they dial it in their country, into E.164.
 *
 * @throws Error with what to type instead
 */
export async function readPhone(typed: string): Promise<string> {
  const text = typed.normalize('NFKC').trim()
  const { isSupportedCountry, parsePhoneNumberFromString } = await load()
  const reader = countryOfReader()
  const country = reader && isSupportedCountry(reader) ? (reader as CountryCode) : undefined
  const parse = (one: string) =>
    parsePhoneNumberFromString(one, {
      extract: false,
      ...(country && { defaultCountry: country }),
    })
  const number = parse(text)
  if (number?.ext) throw new Error('A phone number has no extension here. Leave it out.')
  // A + that got lost on the way: the number would have the code of its country twice.
  const whole = /^\d+$/.test(text) ? parse(`+${text}`) : undefined
  const isCut = whole?.isValid() && whole.country === country && whole.number !== number?.number
  if (!number?.isPossible() || isCut) {
    throw new Error(`“${text}” is not a phone number. Start with + and the country code.`)
  }
  return number.number
}

/** The fields of a form with its numbers read; a fault is told of the field. */
export async function withReadPhone<Fields extends { phone?: string | null }>(
  fields: Fields,
): Promise<Fields> {
  if (!fields.phone) return fields
  try {
    return { ...fields, phone: await readPhone(fields.phone) }
  } catch (error) {
    throw Object.assign(error as Error, { field: 'phone' })
  }
}

/** `<PhoneField label name …input>`: shows the number as it was read once the field is left. */
export function PhoneField(props: ComponentProps<typeof TextField>) {
  const [fault, setFault] = useState<string | null>(null)
  const show = async (field: HTMLInputElement): Promise<void> => {
    if (field.value.trim() === '') return
    try {
      const number = await readPhone(field.value)
      field.value = written(await load(), number)
    } catch (error) {
      setFault((error as Error).message)
    }
  }
  return (
    <TextField
      autoComplete="off"
      hint="With the country code, as +1 202 555 0199, or as you dial it."
      {...props}
      type="tel"
      error={fault}
      onChange={() => setFault(null)}
      onBlur={({ target }) => void show(target)}
    />
  )
}
