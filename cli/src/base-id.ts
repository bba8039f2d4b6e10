import type { Capstan } from '@capstan/sdk'
import type { Cli } from './cli.ts'
import { UsageError } from './io.ts'

/** The client, and the id of the base that a command names. */
export async function inBase({ connect }: Cli, nameOrId: string) {
  const capstan = await connect()
  return { capstan, base: await baseIdOf(capstan, nameOrId) }
}

/** The id of a knowledge base that is given by its id, or by its name. */
export async function baseIdOf(capstan: Capstan, nameOrId: string): Promise<string> {
  if (nameOrId === '' || /^kb_|^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(nameOrId)) return nameOrId
  const isMeant = ({ name }: { name: string }) => name.toLowerCase() === nameOrId.toLowerCase()
  const matches = (await Array.fromAsync(capstan.bases.list({ q: nameOrId, limit: 100 }))).filter(
    isMeant,
  )
  const [only, another] = matches
  if (another) {
    const ids = matches.map(({ id }) => id).join(', ')
    throw new UsageError(`Several knowledge bases have the name "${nameOrId}". Pass one of ${ids}.`)
  }
  if (only) return only.id
  throw new UsageError(
    `There is no knowledge base "${nameOrId}": \`capstan bases list\` lists them, \`capstan bases create --name\` creates one.`,
  )
}
