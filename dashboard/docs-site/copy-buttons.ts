const copiedMs = 2_000

/** A page that is not served over HTTPS, nor from this machine, has no clipboard: the buttons stay hidden. */
export function addCopyButtons(): void {
  if (!navigator.clipboard) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) {
    button.hidden = false
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(
        button.parentElement?.querySelector('code')?.textContent ?? '',
      )
      button.textContent = 'Copied'
      setTimeout(() => {
        button.textContent = 'Copy'
      }, copiedMs)
    })
  }
}
