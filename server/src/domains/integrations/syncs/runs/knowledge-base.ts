import { BaseId } from '../../../knowledge/index.ts'
import type { SyncRow } from '../store.ts'

/** The base that a sync of knowledge writes to; the nil of UUIDs where its config names none. */
export const baseOf = ({ config }: Pick<SyncRow, 'config'>): string =>
  BaseId.read(String(config['knowledgeBaseId'])) ?? '00000000-0000-0000-0000-000000000000'
