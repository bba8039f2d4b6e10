/** Why the provider's way back led to the sign-in page, by the code in its address. */
export const sentences = {
  denied: (name) =>
    `${name} did not sign you in. Ask its administrator whether you may use Capstan.`,
  expired: () =>
    'This sign-in is no longer valid. It works once, for ten minutes, in the browser where it began. Try again.',
  unavailable: (name) => `${name} does not answer. Try again in a moment.`,
  invalid_answer: (name) =>
    `${name} sent an answer that Capstan does not accept. Try again. If it happens again, tell the operator of this server, whose log has the reason.`,
  email_missing: (name) =>
    `${name} did not give your email address. Ask its administrator to add it.`,
  email_not_verified: (name) =>
    `${name} has not verified your email address. Verify it there, or ask its administrator, and try again.`,
  address_not_confirmed: () =>
    'An account with your email address exists, but nobody has confirmed the address. Sign in with its password to get the link, or reset the password. Then try again.',
  linked_to_another: (name) =>
    `The account with your email address belongs to another account at ${name}. Sign in another way, and unlink it under Your profile.`,
  sign_up_closed: () =>
    'You have no account here, and new ones need an invitation. Ask an owner to invite the email address that you use there.',
  rate_limited: () => 'Too many attempts from your network. Try again in 15 minutes.',
} satisfies Record<string, (name: string) => string>

export type SignOnRefusal = keyof typeof sentences

export const signOnRefusals = Object.keys(sentences) as SignOnRefusal[]
