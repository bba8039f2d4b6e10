/** Hands a file of the server over to the browser, which asks or knows where to save it. */
export async function saveStream(file: ReadableStream<Uint8Array>, name: string): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await new Response(file).blob())
  link.download = name
  link.click()
  // Revoked at once, some browsers save nothing.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
