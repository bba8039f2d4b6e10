import type { Role } from '@capstan/sdk'
import { roles } from './member.ts'

interface RoleChoiceProps<Among extends Role> {
  value: Among
  among: readonly Among[]
  onChange(role: Among): void
}

export function RoleChoice<Among extends Role>({ value, among, onChange }: RoleChoiceProps<Among>) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">Role</legend>
      <div className="divide-y divide-line rounded-md border border-edge">
        {among.map((role) => (
          <label
            key={role}
            className="flex cursor-pointer items-start gap-3 px-3.5 py-2.5 text-sm first:rounded-t-md last:rounded-b-md has-checked:bg-brass-wash"
          >
            <input
              type="radio"
              name="role"
              className="mt-0.5 size-4 shrink-0 accent-brass"
              checked={value === role}
              onChange={() => onChange(role)}
            />
            <span>
              <span className="block font-medium capitalize">{role}</span>
              <span className="block text-soft">{roles[role]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
