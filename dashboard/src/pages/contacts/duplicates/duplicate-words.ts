import type { DuplicateGroup } from '@capstan/sdk'

type Reason = DuplicateGroup['reasons'][number]

const words: Record<Reason['kind'], string> = {
  email: 'Email differs only in dots or after a plus',
  phone: 'Same phone number',
  name: 'Same name',
  name_company: 'Same name and company',
}

/** Returns each reason for the match once. */
export function reasonsIn({ reasons }: DuplicateGroup): string[] {
  const kinds = new Set(reasons.map(({ kind }) => kind))
  // The name and the company say the name as well.
  if (kinds.has('name_company')) kinds.delete('name')
  return [...kinds].map((kind) => words[kind])
}

/** How sure it is, in words; the number stands beside it. */
export function likelihood(score: number): string {
  if (score >= 0.9) return 'Very likely'
  return score >= 0.75 ? 'Likely' : 'Possible'
}
