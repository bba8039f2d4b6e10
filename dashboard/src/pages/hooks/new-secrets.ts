/** Secrets of new hooks, which only the answer to the creation contains. Kept while the page is open. */
export interface NewSecrets {
  hookId: string
  secret: string | null
  verifyToken: string | null
}
