import { BaseId } from '../../../knowledge/index.ts'
import type { SyncRow } from '../store.ts'

/** Returns the base that a knowledge sync writes to; the nil UUID if its config names none. */
export const baseOf = ({ config }: Pick<SyncRow, 'config'>): string =>
  BaseId.read(String(config['knowledgeBaseId'])) ?? '00000000-0000-0000-0000-000000000000'
