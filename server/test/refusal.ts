/** Of an answer that refuses: its status, its code and the field to blame. */
export const refusalOf = ({
  status,
  body,
}: {
  status: number
  body: { error?: { code?: string; field?: string } }
}) => [status, body.error?.code, body.error?.field]
