import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { sampleContacts, sampleProposal, sampleTag, sampleTitle } from './samples.ts'

const invalidates = ['contacts', 'proposals', 'overview', 'account', 'tags'] as const

/** Adds a few contacts and a draft proposal to look around in, and removes them again. */
export function SampleData() {
  const contacts = useApi(api.contacts.list, { tag: sampleTag, limit: 1 })
  const add = useApiMutation(addSamples, {
    invalidates,
    done: 'Added three contacts and a draft proposal.',
  })
  const remove = useApiMutation(removeSamples, { invalidates, done: doneWords })
  const samples = contacts.data?.data
  if (!samples) return null
  const isThere = samples.length > 0
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-4 py-3">
      <p className="text-soft text-xs">
        {isThere
          ? `Sample data is in: the contacts with the tag “${sampleTag}”, and a draft proposal.`
          : 'Just looking around? Three made-up contacts and a draft proposal help.'}
      </p>
      {isThere ? (
        <Button size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
          Remove sample data
        </Button>
      ) : (
        <Button size="small" busy={add.isPending} onClick={() => add.mutate()}>
          Add sample data
        </Button>
      )}
    </div>
  )
}

async function addSamples(): Promise<void> {
  const outcomes = await api.contacts.batch({ mode: 'create', items: sampleContacts })
  const failed = outcomes.find(({ error }) => error)
  if (failed?.error) throw new Error(failed.error.message)
  await api.proposals.create(sampleProposal(outcomes[0]?.id ?? null))
}

/** Contacts with the tag, and the draft; a sample that was sent is a record, and stays. */
async function removeSamples(): Promise<{ kept: number }> {
  const contacts = await Array.fromAsync(api.contacts.list({ tag: sampleTag }))
  const proposals = await Array.fromAsync(api.proposals.list({ q: sampleTitle }))
  const samples = proposals.filter(({ title }) => title === sampleTitle)
  const drafts = samples.filter(({ status }) => status === 'draft')
  for (const { id } of drafts) await api.proposals.delete(id)
  const items = contacts.map(({ id }) => ({ id }))
  if (items.length > 0) await api.contacts.batch({ mode: 'delete', items })
  return { kept: samples.length - drafts.length }
}

const doneWords = ({ kept }: { kept: number }): string =>
  kept === 0
    ? 'Removed the sample data.'
    : 'Removed the sample contacts. The proposal was sent, so it stays.'
