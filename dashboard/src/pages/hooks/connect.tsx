import type { Hook } from '@capstan/sdk'
import { Code } from '../../ui/copy.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Section } from '../../ui/section.tsx'
import { Notice } from '../../ui/states.tsx'
import { FirstRequest } from './first-request.tsx'
import type { NewSecrets } from './new-secrets.ts'
import { providerOf } from './providers.ts'
import { SecretForm } from './secret-form.tsx'

/** The address, what to do with it at the sender, the secret, and below what comes. */
export function Connect({ hook, newSecrets }: { hook: Hook; newSecrets: NewSecrets | null }) {
  const provider = providerOf(hook.preset)
  const { asks, tells } = provider
  const isReady = hook.hasSecret || hook.preset === 'none'
  return (
    <div className="flex flex-col gap-8">
      <Section title={`The address for ${provider.name}`}>
        <Address url={hook.url} />
        {newSecrets?.verifyToken && <Code label="Verify token" text={newSecrets.verifyToken} />}
      </Section>
      <Section title={`At ${provider.name}`}>
        <ol className="flex list-decimal flex-col gap-1.5 ps-5 text-sm marker:text-faint">
          {provider.steps.map((step) => (
            <li key={step} className="ps-1">
              {step}
            </li>
          ))}
        </ol>
      </Section>
      {asks && (
        <Section title={asks.label}>
          {hook.hasSecret ? (
            <Notice tone="good">Saved. Signatures are checked with it.</Notice>
          ) : (
            <SecretForm hook={hook} />
          )}
        </Section>
      )}
      {tells && (
        <Section title={tells}>
          {newSecrets?.secret ? (
            <>
              <Code label={tells} text={newSecrets.secret} wrap />
              <Notice tone="warn">Copy it now. You will not see it again.</Notice>
            </>
          ) : (
            <Notice>It was shown once. Open the hook and rotate it to get a new one.</Notice>
          )}
        </Section>
      )}
      <Section title="First request">
        <FirstRequest hook={hook} isReady={isReady} />
      </Section>
    </div>
  )
}

/** `<Address url>`: whole, for it is there to be copied. */
export const Address = ({ url }: { url: string }) => (
  <div className="flex items-center gap-2 rounded-md border border-line2 bg-well ps-3.5 pe-1">
    <code dir="ltr" className="min-w-0 flex-1 break-all py-2.5 font-mono text-xs">
      {url}
    </code>
    <CopyButton text={url} label="Copy the address" />
  </div>
)
