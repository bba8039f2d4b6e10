import type { Destination, NewDestination } from '@capstan/sdk'

export type Type = Destination['type']
type Config = NonNullable<NewDestination['config']>

/** First values of a type's fields. */
export interface SettingFields {
  text(name: keyof Destination['config']): { name: string; defaultValue: string; dir: string }
  /** A secret that is set is never shown: an empty field leaves it. */
  secret(name: keyof Config): {
    name: string
    required: boolean
    autoComplete: string
    hint?: string
  }
}

export const settingFields = (destination: Destination | undefined): SettingFields => ({
  text: (name) => ({
    name: `config.${name}`,
    defaultValue: String(destination?.config[name] ?? ''),
    dir: 'ltr',
  }),
  secret(name) {
    const isKept = destination?.secretFields.includes(name) === true
    return {
      name: `config.${name}`,
      required: !isKept,
      autoComplete: 'off',
      ...(isKept && { hint: 'Set. Leave empty to keep it.' }),
    }
  },
})

const numbers: readonly string[] = ['digestMinutes', 'port']

/** The form as the API takes it. */
export const destinationOf = (values: FormData, events: string[]) => ({
  name: String(values.get('name')),
  events,
  config: configOf(values),
  connectionId: textOf(values, 'connectionId'),
  filter: textOf(values, 'filter'),
  template: textOf(values, 'template'),
})

/** Reads the settings from the form; empty fields are left out, and so are kept secrets. */
function configOf(values: FormData): Config {
  const entries = [...values].flatMap(([name, content]): [string, unknown][] => {
    const value = String(content).trim()
    if (!name.startsWith('config.') || value === '') return []
    const field = name.slice('config.'.length)
    if (field === 'to') return [[field, value.split(/[\s,;]+/).filter((one) => one !== '')]]
    return [[field, numbers.includes(field) && /^\d+$/.test(value) ? Number(value) : value]]
  })
  return Object.fromEntries(entries) as Config
}

const textOf = (values: FormData, name: string): string | null =>
  String(values.get(name) ?? '').trim() || null
