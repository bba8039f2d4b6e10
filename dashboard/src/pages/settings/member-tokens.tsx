import type { Token } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { RadioField } from '../../ui/choice-field.tsx'

/** Choice for the tokens that a member knows. None is preselected. */
export interface TokenChoice {
  tokens: readonly Token[]
  /** Undefined until it is chosen, and where there are none. */
  revokeTokens: boolean | undefined
  isMade: boolean
  choose(revokeTokens: boolean): void
}

/** The choice about one member; about nobody while the id is undefined. */
export function useTokenChoice(memberId: string | undefined): TokenChoice {
  const [chosen, setChosen] = useState<{ memberId: string; revokeTokens: boolean }>()
  const { data: tokens } = useApi(api.members.tokens, memberId ?? '', {
    enabled: memberId !== undefined,
  })
  const revokeTokens = chosen?.memberId === memberId ? chosen?.revokeTokens : undefined
  return {
    tokens: tokens ?? [],
    revokeTokens,
    isMade: tokens !== undefined && (tokens.length === 0 || revokeTokens !== undefined),
    choose: (next) => memberId !== undefined && setChosen({ memberId, revokeTokens: next }),
  }
}

/** Names the tokens, and asks. */
export function TokenChoiceField({
  of: { tokens, revokeTokens, choose },
  who,
}: {
  of: TokenChoice
  who: string
}) {
  if (tokens.length === 0) return null
  return (
    <fieldset className="mt-4 flex flex-col gap-2.5 text-ink">
      <legend className="mb-2 font-label text-sm">
        {who} API tokens that still work: what happens to them?
      </legend>
      <ul className="mb-1 flex max-h-32 flex-col gap-1 overflow-y-auto text-sm">
        {tokens.map(({ id, name, lastFour }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="truncate" dir="auto">
              {name}
            </span>
            <code className="font-mono text-faint text-xs">…{lastFour}</code>
          </li>
        ))}
      </ul>
      <RadioField
        name="revokeTokens"
        label="Revoke them"
        hint="Programs that use them stop working at once."
        checked={revokeTokens === true}
        onChange={() => choose(true)}
      />
      <RadioField
        name="revokeTokens"
        label="Keep them working"
        hint="Whoever has seen a value can go on using it."
        checked={revokeTokens === false}
        onChange={() => choose(false)}
      />
    </fieldset>
  )
}
