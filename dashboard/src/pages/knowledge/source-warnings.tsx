import type { Source } from '@capstan/sdk'
import { Notice } from '../../ui/states.tsx'
import { severeWarnings } from './schemas.ts'

/** Lists text that may be missing and text that was left out by a rule. */
export function SourceWarnings({ source }: { source: Source }) {
  const severe = severeWarnings(source)
  const others = source.warnings.filter(({ severity }) => severity === 'info')
  return (
    <>
      {severe.length > 0 && (
        <Notice tone="warn">
          <WarningList warnings={severe} />
        </Notice>
      )}
      {others.length > 0 && (
        <details className="text-sm text-soft">
          <summary className="cursor-pointer">
            {others.length === 1 ? '1 part was left out' : `${others.length} parts were left out`}
          </summary>
          <WarningList warnings={others} />
        </details>
      )}
    </>
  )
}

const WarningList = ({ warnings }: { warnings: Source['warnings'] }) => (
  <ul className="flex flex-col gap-1">
    {warnings.map(({ code, where, message }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two warnings may be the same, and none moves.
      <li key={at} className="break-words" dir="auto">
        {message} {where && !message.toLowerCase().includes(where.toLowerCase()) && `(${where}) `}
        <code className="font-mono text-soft text-xs">{code}</code>
      </li>
    ))}
  </ul>
)
