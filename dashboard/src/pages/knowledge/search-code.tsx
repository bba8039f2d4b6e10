import type { SearchQuery } from '@capstan/sdk'
import { Code } from '../../ui/copy.tsx'
import { curlOf, sdkCodeOf } from './search-request.ts'

/** The same request for programs. */
export function SearchCode({ baseId, request }: { baseId: string; request: SearchQuery }) {
  const { origin } = location
  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft text-sm">
        The same search by the API. <code className="font-mono text-xs">CAPSTAN_TOKEN</code> is a
        token of your organization with the scope{' '}
        <code className="font-mono text-xs">knowledge:read</code>.
      </p>
      <Code label="curl" text={curlOf(origin, baseId, request)} />
      <Code label="TypeScript" text={sdkCodeOf(origin, baseId, request)} />
    </div>
  )
}
