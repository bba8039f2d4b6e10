import { ShieldCheck } from 'lucide-react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { Notice } from '../../ui/states.tsx'

/** Asks the server to walk the chain of hashes when somebody wants to know. */
export const useVerification = () => useApi(api.audit.verify, [], { enabled: false })

export function VerifyButton({ of: chain }: { of: ReturnType<typeof useVerification> }) {
  return (
    <Button
      icon={<ShieldCheck size={16} aria-hidden="true" />}
      busy={chain.isFetching}
      onClick={() => void chain.reload()}
    >
      Verify the chain
    </Button>
  )
}

/** The answer, as a sentence. */
export function Verdict({ of: chain }: { of: ReturnType<typeof useVerification> }) {
  if (chain.isFetching || (!chain.data && !chain.error)) return null
  if (chain.error) return <Notice tone="bad">{chain.error.message}</Notice>
  const { intact, entries, firstBroken, lastHash } = chain.data
  if (!intact) {
    const what = firstBroken?.reason === 'missing' ? 'an entry is missing' : 'an entry was altered'
    return (
      <Notice tone="bad">
        The chain breaks at entry {firstBroken?.position}: {what} there. The {number(entries)}{' '}
        before it hold together.
      </Notice>
    )
  }
  return (
    <Notice tone="good">
      {entries === 0
        ? 'Nothing is in the chain yet, so that nothing can be missing.'
        : `The chain holds: none of its ${number(entries)} entries is missing, changed or moved.`}
      {lastHash && (
        <span className="mt-1 block">
          Keep the last hash elsewhere, <Id value={lastHash} />, and it proves later that nobody has
          drawn the whole chain anew.
        </span>
      )}
    </Notice>
  )
}

const number = (count: number): string => count.toLocaleString('en')
