import type { Capstan } from '@capstan/sdk'
import type { Cli } from './cli.ts'
import { UsageError } from './io.ts'

/** The client, and the id of the base that a command names. */
export async function inBase({ connect }: Cli, given: string) {
  const capstan = await connect()
  return { capstan, base: await baseIdOf(capstan, given) }
}

/** The id of a knowledge base that is given by its id, or by its name. */
export async function baseIdOf(capstan: Capstan, given: string): Promise<string> {
  if (given === '' || /^kb_|^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(given)) return given
  const isMeant = ({ name }: { name: string }) => name.toLowerCase() === given.toLowerCase()
  const found = (await Array.fromAsync(capstan.bases.list({ q: given, limit: 100 }))).filter(
    isMeant,
  )
  const [only, another] = found
  if (another) {
    const ids = found.map(({ id }) => id).join(', ')
    throw new UsageError(`Several knowledge bases are called "${given}": pass one of ${ids}.`)
  }
  if (only) return only.id
  throw new UsageError(
    `There is no knowledge base "${given}": \`capstan bases list\` lists them, \`capstan bases create --name\` creates one.`,
  )
}
