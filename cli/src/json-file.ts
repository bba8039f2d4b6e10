import { readFile } from 'node:fs/promises'
import { type Io, UsageError } from './io.ts'

/** The JSON object in a file, or of standard input for `-`. A UsageError when there is none. */
export async function readJsonFile<Fields extends object>(io: Io, path: string): Promise<Fields> {
  const text = path === '-' ? await io.readInput() : await read(path)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UsageError(`${path} is not JSON. Use an object, such as {"title": "Website"}.`)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  throw new UsageError(`${path} does not contain an object. Use one, such as {"title": "Website"}.`)
}

const read = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: Error) => {
    throw new UsageError(`${path} cannot be read: ${error.message}.`)
  })
