import type { ReactNode } from 'react'
import { Code } from '../../ui/copy.tsx'
import { formatBytes } from '../../ui/format.ts'
import { headerLines, laidOut } from '../../ui/laid-out.ts'
import type { Attempt } from './delivery.ts'
import { TimingBar } from './timing-bar.tsx'

/** Shows the answer and the request of one attempt. */
export function Exchange({ attempt }: { attempt: Attempt }) {
  const { request, error } = attempt
  return (
    <>
      <Part title="Answer" note={sizeOfAnswer(attempt)}>
        {error && (
          <p className="text-bad">
            {error.message} <code className="font-mono text-xs">{error.code}</code>
          </p>
        )}
        <Answer attempt={attempt} />
        <TimingBar attempt={attempt} />
      </Part>
      <Part title="Sent">
        {request ? (
          <>
            <Code text={[lineOf(request.url), ...headerLines(request.headers)].join('\n')} wrap />
            {request.body && <Code text={laidOut(request.body)} wrap />}
          </>
        ) : (
          <p className="text-faint">The content was deleted.</p>
        )}
      </Part>
    </>
  )
}

function Answer({ attempt: { request, response, error } }: { attempt: Attempt }) {
  if (!response) return error ? null : <p className="text-soft text-sm">The server accepted it.</p>
  if (request && !isWeb(request.url)) return <Code text={laidOut(response.body ?? '')} wrap />
  const head = [`HTTP ${response.status}`, ...headerLines(response.headers)].join('\n')
  return (
    <>
      <Code text={response.body ? `${head}\n\n${laidOut(response.body)}` : head} wrap />
      {response.truncated && <p className="text-faint text-xs">The first 16 KiB are kept.</p>}
    </>
  )
}

const isWeb = (url: string): boolean => /^https?:/i.test(url)

/** Mail servers and streams are sent no request. */
const lineOf = (url: string): string => (isWeb(url) ? `POST ${url}` : url)

function sizeOfAnswer({ response }: Attempt): string | null {
  if (!response || response.truncated) return null
  return response.body ? formatBytes(new Blob([response.body]).size) : 'no body'
}

interface PartProps {
  title: string
  note?: string | null
  children: ReactNode
}

const Part = ({ title, note, children }: PartProps) => (
  <section className="flex flex-col gap-2.5">
    <header className="flex items-baseline justify-between gap-4">
      <h3 className="font-semibold">{title}</h3>
      {note && <span className="text-soft text-xs tabular-nums">{note}</span>}
    </header>
    {children}
  </section>
)
