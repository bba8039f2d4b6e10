import { ShieldCheck } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Notice } from '../../ui/states.tsx'

/** The server walks the chain of hashes when it is asked to. */
export const useVerification = () =>
  useApiMutation(() => api.audit.verify(), { invalidates: [], quiet: true })

export function VerifyButton({ of: chain }: { of: ReturnType<typeof useVerification> }) {
  return (
    <Button
      icon={<ShieldCheck aria-hidden="true" />}
      busy={chain.isPending}
      onClick={() => chain.mutate()}
    >
      Verify the chain
    </Button>
  )
}

/** The answer, as a sentence. */
export function Verdict({ of: chain }: { of: ReturnType<typeof useVerification> }) {
  if (chain.error) return <Notice tone="bad">{chain.error.message}</Notice>
  if (!chain.data) return null
  const { intact, entries, firstBroken, lastHash } = chain.data
  if (!intact) {
    const what = firstBroken?.reason === 'missing' ? 'an entry is missing' : 'an entry was altered'
    return (
      <Notice tone="bad">
        The chain breaks at entry {firstBroken?.position}: {what} there. The {formatNumber(entries)}{' '}
        before it hold together.
      </Notice>
    )
  }
  return (
    <Notice tone="good">
      {entries === 0
        ? 'The chain is still empty.'
        : `The chain is intact: none of its ${formatNumber(entries)} entries is missing, changed or moved.`}
      {lastHash && (
        <span className="mt-1 block">
          Keep the last hash elsewhere, <Id value={lastHash} />. It proves later that the chain was
          not rebuilt.
        </span>
      )}
    </Notice>
  )
}
