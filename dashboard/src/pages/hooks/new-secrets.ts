/** What only the answer to its creation tells, for as long as the page stays open. */
export interface NewSecrets {
  hookId: string
  secret: string | null
  verifyToken: string | null
}
