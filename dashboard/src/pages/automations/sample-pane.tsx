import type { ReactNode } from 'react'
import { FilterSelect } from '../../ui/field.tsx'
import { JsonTree } from './mapping/json-tree.tsx'
import type { Picking } from './mapping/use-picking.ts'
import type { Samples } from './use-samples.ts'

interface SamplePaneProps {
  samples: Samples
  value: unknown
  root: 'body' | 'event'
  picking: Picking
  children?: ReactNode
}

/** Shows the sample, so that its values can be inserted, and the result of a test above it. */
export function SamplePane({ samples, value, root, picking, children }: SamplePaneProps) {
  return (
    <section aria-label="Sample" className="min-w-0 border-line @max-4xl:border-t @4xl:border-s">
      <header className="inset flex min-h-12 flex-wrap items-center justify-between gap-2 border-line border-b py-2">
        <h2 className="font-semibold text-lg">{root === 'body' ? 'Body' : 'Event'}</h2>
        {samples.choices.length > 0 ? (
          <FilterSelect
            label="Try it with"
            value={samples.id}
            className="max-w-72"
            onChange={({ target }) => samples.choose(target.value)}
          >
            {samples.choices.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </FilterSelect>
        ) : (
          <span className="text-soft text-xs">{root === 'body' ? 'None yet' : 'Example'}</span>
        )}
      </header>
      {children}
      {value === null ? (
        <p className="inset py-4 text-soft text-sm">
          {root === 'body'
            ? 'Nothing to try it with yet. It shows here when the hook receives a JSON body.'
            : 'Choose a trigger to see an example.'}
        </p>
      ) : (
        <>
          <p className="inset pt-3 text-soft text-xs">Click a value to insert it.</p>
          <JsonTree
            label={root === 'body' ? 'Body' : 'Event'}
            value={value}
            root={root}
            used={picking.used}
            onPick={picking.pick}
          />
        </>
      )}
    </section>
  )
}
