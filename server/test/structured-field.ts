/** A member of a list of strings with integer parameters, all that the RateLimit fields use of RFC 9651. */
export interface Member {
  item: string
  parameters: Record<string, number>
}

const member = /^"([\x20\x21\x23-\x5b\x5d-\x7e]*)"((?:;[a-z*][a-z0-9_.*-]*=-?\d{1,15})*)/

/** Parses strictly; whatever the grammar of RFC 9651 section 4.2.1 does not allow throws. */
export function parseList(field: string): Member[] {
  const members: Member[] = []
  for (let rest = field; rest !== ''; ) {
    const [whole, item = '', given = ''] = member.exec(rest) ?? []
    if (whole === undefined) throw new Error(`not a list of strings: ${field}`)
    const parameters = given
      .split(';')
      .slice(1)
      .map((pair) => pair.split('='))
    members.push({
      item,
      parameters: Object.fromEntries(parameters.map(([name, value]) => [name, Number(value)])),
    })
    const separator = /^[ \t]*,[ \t]*(?=.)/.exec(rest.slice(whole.length))?.[0]
    if (separator === undefined && rest.length > whole.length)
      throw new Error(`not a list of strings: ${field}`)
    rest = rest.slice(whole.length + (separator?.length ?? 0))
  }
  return members
}
