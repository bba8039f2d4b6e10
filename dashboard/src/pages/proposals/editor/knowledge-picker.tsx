import type { SearchHit } from '@capstan/sdk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiAll } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Failure, Skeleton } from '../../../ui/states.tsx'
import { type Block, newBlock } from './draft.ts'

const shownHits = 5

/** Asks a knowledge base, and quotes what is chosen of the answer. A search costs credits, so it waits for the button. */
export function KnowledgePicker({ onPick }: { onPick(block: Block): void }) {
  const bases = useApiAll(api.bases.list, { limit: 100 })
  const [asked, setAsked] = useState({ baseId: '', query: '' })
  const search = useMutation({
    mutationFn: (question: typeof asked) =>
      api.bases.search(question.baseId, { query: question.query, limit: shownHits }),
  })
  if (!bases.data) {
    return bases.error ? (
      <Failure error={bases.error} onRetry={() => void bases.reload()} />
    ) : (
      <div role="status" aria-label="Loading">
        <Skeleton className="h-24 w-full" />
      </div>
    )
  }
  const known = bases.data
  if (known.length === 0) {
    return <p className="text-soft">There is no knowledge base yet. Create one under Knowledge.</p>
  }
  return (
    <div className="flex flex-col gap-4">
      <Form
        mutation={search}
        onSubmit={(values) => {
          const question = {
            baseId: String(values.get('baseId')),
            query: String(values.get('query')).trim(),
          }
          setAsked(question)
          search.mutate(question)
        }}
      >
        <SelectField label="Knowledge base" name="baseId" required>
          {known.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label="Question" name="query" dir="auto" required maxLength={1_000} />
        <div>
          <Button type="submit" look="primary" busy={search.isPending}>
            Search
          </Button>
        </div>
      </Form>
      {search.data?.data.length === 0 && (
        <p role="status" className="text-soft">
          Nothing was found. Ask in other words.
        </p>
      )}
      <ul aria-label="Found">
        {search.data?.data.map((hit) => (
          <li key={hit.chunkId} className="border-line border-t py-3">
            <div className="flex items-baseline gap-2">
              <bdi className="min-w-0 truncate font-name">{hit.sourceName}</bdi>
              {hit.page !== null && (
                <span className="shrink-0 text-faint text-xs">page {hit.page}</span>
              )}
              <Button
                size="small"
                className="ms-auto shrink-0"
                onClick={async () => onPick(await quoted(asked, hit))}
              >
                Quote
              </Button>
            </div>
            <p
              className="line-clamp-4 whitespace-pre-wrap break-words text-soft text-sm"
              dir="auto"
            >
              {hit.text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const maxCharacters = 20_000

/** The block with what it quotes. Whoever sends it confirms before that they have read it. */
async function quoted(
  { baseId, query }: { baseId: string; query: string },
  { sourceId, chunkId, sourceName, url, page, text }: SearchHit,
): Promise<Block> {
  const textSha256 = await sha256Of(text)
  const retrievedAt = new Date().toISOString()
  return {
    ...newBlock('knowledge'),
    baseId,
    query,
    // Braces of a source are braces, and no variables of ours.
    text: text.replaceAll('{{', '\\{\\{').slice(0, maxCharacters),
    citations: [{ sourceId, chunkId, sourceName, url, page, textSha256, retrievedAt }],
  }
}

async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
