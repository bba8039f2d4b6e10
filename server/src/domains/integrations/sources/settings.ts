import type { Json } from '../../../platform/db/tables.generated.ts'

type Settings = Readonly<Record<string, Json>>

/** A text of the sync's or connection's settings; null where none is set. */
export const textSetting = (settings: Settings, name: string): string | null => {
  const value = settings[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** A list of texts; null where none is set. */
export const textsSetting = (settings: Settings, name: string): string[] | null => {
  const value = settings[name]
  if (!Array.isArray(value)) return null
  const texts = value.filter((one) => typeof one === 'string' && one !== '') as string[]
  return texts.length > 0 ? texts : null
}
