import type { Hook } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { Code } from '../../ui/copy.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Notice } from '../../ui/states.tsx'
import { FirstRequest } from './first-request.tsx'
import { providerOf } from './providers.ts'
import { SecretForm } from './secret-form.tsx'
import type { Told } from './told.ts'

/** The address, what to do with it at the sender, the secret, and below what comes. */
export function Connect({ hook, told }: { hook: Hook; told: Told | null }) {
  const provider = providerOf(hook.preset)
  const { asks, tells } = provider
  const isReady = hook.hasSecret || hook.preset === 'none'
  return (
    <div className="flex flex-col gap-8">
      <Part title={`The address for ${provider.name}`}>
        <Address url={hook.url} />
        {told?.verifyToken && <Code label="Verify token" text={told.verifyToken} />}
      </Part>
      <Part title={`At ${provider.name}`}>
        <ol className="flex list-decimal flex-col gap-1.5 ps-5 text-sm marker:text-faint">
          {provider.steps.map((step) => (
            <li key={step} className="ps-1">
              {step}
            </li>
          ))}
        </ol>
      </Part>
      {asks && (
        <Part title={asks.label}>
          {hook.hasSecret ? (
            <Notice tone="good">Saved. Signatures are checked with it.</Notice>
          ) : (
            <SecretForm hook={hook} />
          )}
        </Part>
      )}
      {tells && (
        <Part title={tells}>
          {told?.secret ? (
            <>
              <Code label={tells} text={told.secret} wrap />
              <Notice tone="warn">Copy it now. You will not see it again.</Notice>
            </>
          ) : (
            <Notice>It was shown once. Rotate it in the settings to see a new one.</Notice>
          )}
        </Part>
      )}
      <Part title="First request">
        <FirstRequest hook={hook} isReady={isReady} />
      </Part>
    </div>
  )
}

interface PartProps {
  title: string
  children: ReactNode
}

const Part = ({ title, children }: PartProps) => (
  <section aria-label={title} className="flex flex-col gap-2.5">
    <h2 className="font-semibold text-lg">{title}</h2>
    {children}
  </section>
)

/** `<Address url>`: whole, for it is there to be copied. */
export const Address = ({ url }: { url: string }) => (
  <div className="flex items-center gap-2 rounded-md border border-line2 bg-well ps-3.5 pe-1">
    <code dir="ltr" className="min-w-0 flex-1 break-all py-2.5 font-mono text-xs">
      {url}
    </code>
    <CopyButton text={url} label="Copy the address" />
  </div>
)
