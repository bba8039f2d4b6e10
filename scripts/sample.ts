/** Sample data that looks real, for `npm run seed` and for the screenshots. */
export const people = [
  'Ada Lovelace',
  'Grace Hopper',
  'Alan Turing',
  'Katherine Johnson',
  'Edsger Dijkstra',
]

export const texts = {
  'Opening hours': '# Opening hours\n\nWe open at nine and close at six.\n\n## Sundays\n\nClosed.',
  Returns: '# Returns\n\nWhat you bought can be returned within thirty days, with the receipt.',
  Shipping: '# Shipping\n\n| Country | Days |\n| --- | --- |\n| Germany | 2 |\n| Japan | 7 |',
}

type Post = (path: string, body: object) => Promise<{ id: string }>

/** Puts the people and a base with the texts into a server; the id of the base. */
export async function addSample(post: Post): Promise<string> {
  for (const [index, name] of people.entries()) {
    await post('/contacts', {
      name,
      email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
      tags: index % 2 ? ['customer'] : ['lead'],
      custom: { rank: index },
    })
  }
  const { id } = await post('/bases', { name: 'Handbook', description: 'How the shop works' })
  for (const [name, text] of Object.entries(texts)) {
    await post(`/bases/${id}/sources`, { type: 'text', name, text })
  }
  return id
}
