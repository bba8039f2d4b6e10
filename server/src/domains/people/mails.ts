import { defineMail } from '../../platform/mail/template.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

interface Greeting {
  name: string
  /** Where people reach the dashboard; links lead to its pages. */
  origin: string
}

export const confirmAddress = defineMail({
  name: 'people.confirm_address',
  validForMs: hourMs,
  render: ({ name, origin, token }: Greeting & { token: string }) => ({
    subject: 'Confirm your address',
    text: `Hello ${name},

confirm that this address is yours:

${origin}/confirm?token=${token}

The link works for one hour. If you did not sign up, ignore this mail.
`,
  }),
})

export const accountExists = defineMail({
  name: 'people.account_exists',
  validForMs: dayMs,
  render: ({ name, origin }: Greeting) => ({
    subject: 'You already have an account',
    text: `Hello ${name},

someone, probably you, tried to sign up with this address. It already has an account. Sign in at

${origin}/sign-in

If you forgot your password, you can reset it there.
`,
  }),
})

export const resetPassword = defineMail({
  name: 'people.reset_password',
  validForMs: hourMs,
  render: ({ name, origin, token }: Greeting & { token: string }) => ({
    subject: 'Choose another password',
    text: `Hello ${name},

choose another password here:

${origin}/reset-password?token=${token}

The link works for one hour. If you did not ask for it, ignore this mail: nothing has changed.
`,
  }),
})

interface InvitationData {
  organization: string
  inviter: string
  origin: string
  token: string
}

export const invitation = defineMail({
  name: 'people.invitation',
  validForMs: 7 * dayMs,
  render: ({ organization, inviter, origin, token }: InvitationData) => ({
    subject: `Join ${organization} on Capstan`,
    text: `Hello,

${inviter} invites you to ${organization}:

${origin}/join?token=${token}

The link works for seven days.
`,
  }),
})
