import { useState } from 'react'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { authWords } from '../words.tsx'
import { type AuthMethod, type AuthType, authTypes } from './auth.ts'

/** How connections to it sign in; the names of the fields are those of the API. */
export function AuthFields({ method }: { method: AuthMethod | undefined }) {
  const [type, setType] = useState<AuthType>(method?.type ?? 'api_key')
  const before: Readonly<Record<string, unknown>> = method?.type === type ? { ...method } : {}
  const field = (name: string, otherwise = '') => ({
    key: `${type} ${name}`,
    name: `auth.0.${name}`,
    dir: 'ltr',
    defaultValue: String(before[name] ?? otherwise),
  })
  return (
    <>
      <SelectField
        label="Connections sign in with"
        name="auth.0.type"
        value={type}
        onChange={({ target }) => setType(target.value as AuthType)}
      >
        {authTypes.map((one) => (
          <option key={one} value={one}>
            {authWords[one]}
          </option>
        ))}
      </SelectField>
      {type === 'api_key' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Header" {...field('header', 'Authorization')} required />
          <TextField
            label="Before the key (optional)"
            {...field('prefix', 'Bearer ')}
            hint="With a space at its end, if there is one."
          />
        </div>
      )}
      {type === 'oauth2_code' && (
        <TextField
          label="Authorization address"
          {...field('authorizationUrl')}
          type="url"
          required
          placeholder="https://auth.example.com/oauth/authorize"
        />
      )}
      {(type === 'oauth2_code' || type === 'oauth2_client') && (
        <>
          <TextField
            label="Token address"
            {...field('tokenUrl')}
            type="url"
            required
            placeholder="https://auth.example.com/oauth/token"
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Scopes (optional)"
              name="auth.0.scopes"
              dir="ltr"
              defaultValue={[before['scopes'] ?? []].flat().join(' ')}
              placeholder="contacts.read"
            />
            <SelectField
              label="The app proves itself by"
              name="auth.0.clientAuthentication"
              defaultValue={String(before['clientAuthentication'] ?? 'basic')}
            >
              <option value="basic">HTTP Basic</option>
              <option value="post">Fields of the form</option>
              {type === 'oauth2_code' && <option value="none">Nothing (public app)</option>}
            </SelectField>
          </div>
        </>
      )}
      {type === 'oauth2_code' && (
        <TextField
          label="Issuer (optional)"
          {...field('issuer')}
          placeholder="https://auth.example.com"
          hint="Compared with the iss of each answer that has one."
        />
      )}
    </>
  )
}
