import type { PgBoss } from 'pg-boss'
import { listenForever } from '../db/listen.ts'

/** Notifications do not pass a pooler, which queries do. */
export function listenDirectly(boss: PgBoss, directUrl: string): void {
  boss.getDb().listen = async (channel, onNotify, onGap) => {
    const listening = await listenForever(directUrl, channel, onNotify, onGap)
    return { close: async () => listening[Symbol.asyncDispose]() }
  }
}
