import type { InboundReplay } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { formatCount } from '../../ui/format.ts'

/** Has events handled again, and says how many. */
export const useReplay = (onDone?: () => void) =>
  useApiMutation((replay: InboundReplay) => api.inboundEvents.replay(replay), {
    invalidates: ['inboundEvents', 'hooks', 'automations'],
    done: ({ replayed, hasMore }) =>
      replayed === 0
        ? 'Nothing to replay.'
        : `Replaying ${formatCount(replayed, 'event')}.${hasMore ? ' Replay again for the rest.' : ''}`,
    onDone: () => onDone?.(),
  })
