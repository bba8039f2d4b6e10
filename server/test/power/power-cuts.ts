import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { vacuumTables } from '../../src/platform/db/upkeep.ts'
import { check } from './checker.ts'
import { type Dice, rollFrom } from './dice.ts'
import { losableFiles, type Power } from './losable-files.ts'
import { createToken, openWorld, type World } from './world.ts'

interface Plan {
  cuts: number
  seed: number
  writers: number
  /** PostgreSQL's flushes reach nothing: the checker must find that out. */
  unflushed?: boolean
  say?(line: string): void
}

interface Result {
  acknowledged: number
  cutsAtStart: number
  findings: string[]
}

const stepsAtStart = 1_200
const stepsUnderLoad = 400

/**
 * Cuts the power again and again, at a random change of a file or in the middle of a flush, while contacts are
 * created; also while the database recovers from the cut before. After each cut the next start must find every
 * contact that was acknowledged, an event for each contact, a whole audit chain, and no damaged page.
 */
export async function cutPower({ cuts, seed, writers, unflushed, say }: Plan): Promise<Result> {
  const dice = rollFrom(seed)
  const place = mkdtempSync(join(tmpdir(), 'capstan-power-'))
  const secretKey = randomBytes(32).toString('base64')
  const acknowledged: string[] = []
  const findings: string[] = []
  let token = ''
  let cutsAtStart = 0
  const open = (round: number, power: Power) =>
    openWorld(join(place, String(round)), secretKey, token, losableFiles(power, dice, unflushed))
  try {
    {
      await using first = await open(0, { steps: 0, cut: null })
      token = await createToken(first)
    }
    for (let round = 0; round < cuts && findings.length === 0; round++) {
      const power: Power = { steps: 0, cut: null }
      const cut = planCut(power, join(place, String(round + 1)), acknowledged)
      const strikesStart = round > 0 && dice.below(6) === 0
      if (strikesStart) cut.after(1 + dice.below(stepsAtStart))
      const world = await open(round, power).catch((error) => {
        findings.push(`after cut ${round} the database does not open: ${error.stack}`)
      })
      if (!world) break
      try {
        findings.push(...(await check(world, acknowledged, round)))
        if (cut.isOver()) cutsAtStart++
        else cut.after(power.steps + 1 + dice.below(stepsUnderLoad))
        if (findings.length === 0) {
          await load(world, { writers, dice, acknowledged, isOver: cut.isOver })
        }
      } catch (error) {
        findings.push(`after cut ${round} the product fails: ${error}`)
      }
      acknowledged.length = cut.acknowledged()
      await world[Symbol.asyncDispose]()
      rmSync(join(place, String(round)), { recursive: true })
      say?.(`cut ${round + 1}: ${acknowledged.length} contacts acknowledged`)
    }
    if (findings.length === 0) {
      await using last = await open(cuts, { steps: 0, cut: null })
      findings.push(...(await check(last, acknowledged, cuts)))
    }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
  return { acknowledged: acknowledged.length, cutsAtStart, findings }
}

/** Notes how much was acknowledged at the moment of the cut: what comes later nobody has heard of. */
function planCut(power: Power, directory: string, acknowledged: readonly string[]) {
  let count: number | null = null
  return {
    after(afterSteps: number): void {
      const onCut = () => {
        count = acknowledged.length
      }
      power.cut = { afterSteps, target: join(directory, 'database'), onCut }
    },
    isOver: () => count !== null,
    acknowledged: () => count ?? acknowledged.length,
  }
}

interface Load {
  writers: number
  dice: Dice
  acknowledged: string[]
  isOver(): boolean
}

/** Writers, and beside them what the product does by itself: upkeep, the audit chain, a new log segment. */
async function load(world: World, { writers, dice, acknowledged, isOver }: Load): Promise<void> {
  const { database } = world.context
  let hasFailed = false
  const goesOn = (): boolean => !isOver() && !hasFailed
  const write = async (): Promise<void> => {
    while (goesOn()) {
      const key = acknowledged.length + dice.below(1e9)
      const answer = await world.call('POST', '/v1/contacts', {
        name: `Contact ${key}`,
        email: `contact-${key}@example.com`,
      })
      if (answer.status === 201) acknowledged.push(answer.body.id)
      else if (answer.status !== 409) throw new Error(JSON.stringify(answer.body))
    }
  }
  const keep = async (): Promise<void> => {
    while (goesOn()) {
      const chore = dice.below(100)
      if (chore === 0) await vacuumTables(database.db)
      else if (chore === 1) await sql`select pg_switch_wal()`.execute(database.db)
      else if (chore < 30) await runChores(world)
      else await sql`select 1`.execute(database.db)
    }
  }
  const stopOthers = (error: unknown): never => {
    hasFailed = true
    throw error
  }
  await Promise.all(
    [...Array.from({ length: writers }, write), keep()].map((each) => each.catch(stopOthers)),
  )
}

async function runChores({ context, app }: World): Promise<void> {
  await context.jobs.drain()
  await app.drain()
}
