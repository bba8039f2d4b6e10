import type { ReactNode } from 'react'
import type { List } from '../../api.ts'
import { useGet } from '../../queries.ts'
import { SelectField } from '../../ui/field.tsx'
import { type Base, basesPath, builtinModel, type EmbeddingModel } from './schemas.ts'

/** Names that a base can have: the built-in model, the organization's own, and those in use. */
export function useModelNames(): string[] | undefined {
  const own = useGet<List<EmbeddingModel>>('/v1/embedding-models', { limit: 100 })
  const bases = useGet<List<Base>>(basesPath, { limit: 100 })
  if (own.isPending || bases.isPending) return undefined
  const ownNames = own.data?.data.map(({ name }) => name) ?? []
  const usedNames = bases.data?.data.map(({ embeddingModel }) => embeddingModel) ?? []
  return [...new Set([builtinModel, ...ownNames, ...usedNames])]
}

interface ModelFieldProps {
  names: readonly string[]
  value: string
  error?: string | null
  hint?: ReactNode
  /** What the empty value stands for, where there is one. */
  fallback?: string
  onChange(value: string): void
}

export function ModelField({ names, fallback, onChange, ...field }: ModelFieldProps) {
  return (
    <SelectField
      {...field}
      label="Embedding model"
      onChange={(event) => onChange(event.target.value)}
    >
      {fallback && <option value="">{fallback}</option>}
      {names.map((name) => (
        <option key={name} value={name}>
          {name === builtinModel ? `${name} (built in)` : name}
        </option>
      ))}
    </SelectField>
  )
}
