import type { Role } from '../../session.ts'
import { roles } from './member.ts'

interface RoleChoiceProps {
  value: string
  among: readonly Role[]
  onChange(role: Role): void
}

export function RoleChoice({ value, among, onChange }: RoleChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">Role</legend>
      <div className="divide-y divide-line rounded-md border border-edge">
        {roles
          .filter(([role]) => among.includes(role))
          .map(([role, may]) => (
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
                <span className="block text-soft">{may}</span>
              </span>
            </label>
          ))}
      </div>
    </fieldset>
  )
}
