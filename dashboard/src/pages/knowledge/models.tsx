import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { SelectField } from '../../ui/field.tsx'
import { builtinModel } from './schemas.ts'

/** Names that a base can have: the built-in model, the organization's own, and those in use. */
export function useModelNames(): string[] | undefined {
  const own = useApi(api.embeddingModels.list, { limit: 100 })
  const bases = useApi(api.bases.list, { limit: 100 })
  if (own.isPending || bases.isPending) return undefined
  const ownNames = own.data?.data.map(({ name }) => name) ?? []
  const usedNames = bases.data?.data.map(({ embeddingModel }) => embeddingModel) ?? []
  return [...new Set([builtinModel, ...ownNames, ...usedNames])]
}

interface ModelFieldProps {
  names: readonly string[]
  value: string
  hint?: ReactNode
  /** Label of the empty choice, if there is one. */
  fallback?: string
  onChange(value: string): void
}

export function ModelField({ names, fallback, onChange, ...field }: ModelFieldProps) {
  return (
    <SelectField
      {...field}
      label="Embedding model"
      name="embeddingModel"
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
