import { getDocumentProxy } from 'unpdf'

/** The text of a PDF, without the spaces that lines are broken at. */
export async function printedIn(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(bytes)
  let text = ''
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent()
    for (const item of items) if ('str' in item) text += item.str
  }
  return withoutSpaces(text)
}

export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')
