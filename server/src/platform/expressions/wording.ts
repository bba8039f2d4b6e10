/** Reasons of the CEL evaluator, in the words of people who write expressions. */

const typeWords: Readonly<Record<string, string>> = {
  ...{ null: 'null', string: 'a text', bool: 'true or false', list: 'a list', map: 'an object' },
  ...{ int: 'a number', double: 'a number', uint: 'a number', dyn: 'a value', bytes: 'bytes' },
  ...{ 'google.protobuf.Timestamp': 'a time', 'google.protobuf.Duration': 'a duration' },
}

/** `list<string>` as `a list`. A type that is known only when the expression runs reads as the type itself. */
function wordOf(type: string): string {
  const plain = type.replace(/^dyn<(.+)>$/, '$1').replace(/<.*$/, '')
  return typeWords[plain] ?? plain
}

/** Splits `string, map<string, dyn>` at the commas between types. */
const typesIn = (list: string): string[] =>
  list === '' ? [] : list.split(/,\s*(?![^<]*>)/).map((type) => wordOf(type.trim()))

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Calls of functions whose arguments people get wrong. */
const usages: Readonly<Record<string, string>> = {
  ...{ e164: 'e164(body.phone, "DE")', first: 'first(body.items)', lower: 'lower(body.email)' },
  ...{ join: 'join(body.tags, ", ")', split: 'split(body.tags, ",")', upper: 'upper(body.code)' },
  ...{ parseTime: 'parseTime(body.day, "dd.MM.yyyy")', parseJson: 'parseJson(body.data)' },
  ...{ orNull: 'orNull(body.name)', trim: 'trim(body.name)', size: 'size(body.items)' },
  string: 'string(body.count)',
}
const likeThis = (name: string): string => {
  const usage = Object.hasOwn(usages, name) ? usages[name] : undefined
  return usage ? `. Write it like ${usage}` : ''
}

function callReason([, receiver, name = '', args = '']: string[]): string {
  const given = typesIn(args)
  if (receiver === undefined) {
    const what = given.length === 0 ? 'no argument' : listed(given)
    return `${name} cannot be used with ${what}${likeThis(name)}`
  }
  const on = wordOf(receiver)
  if (on === 'a value') return `${name} cannot be called after a dot${likeThis(name)}`
  const others = on === 'null' || given.length === 0 ? '' : ` with ${listed(given)}`
  return `${name} cannot be used on ${on}${others}`
}

function operatorReason([, left = '', operator = '', right = '']: string[]): string {
  const [a, b] = [wordOf(left), wordOf(right)]
  if (operator === 'in') return `in needs a list or an object on its right, not ${b}`
  if (/[<>=]/.test(operator)) return `${operator} cannot compare ${a} with ${b}`
  const isJoin = operator === '+' && [a, b].includes('a text') && [a, b].includes('a number')
  return `${operator} cannot combine ${a} and ${b}${isJoin ? '. Wrap the number in string(…)' : ''}`
}

const symbols: Readonly<Record<string, string>> = {
  ...{ RPAREN: ')', RBRACKET: ']', RBRACE: '}', LPAREN: '(', LBRACKET: '[', LBRACE: '{' },
  ...{ COMMA: ',', COLON: ':', DOT: '.', QUESTION: '?', EQ: '==', NE: '!=', AND: '&&', OR: '||' },
  ...{ PLUS: '+', MINUS: '-', MULTIPLY: '*', DIVIDE: '/', LT: '<', LE: '<=', GT: '>', GE: '>=' },
}
const symbolOf = (token: string): string => symbols[token] ?? token.toLowerCase()

function expectedReason([, wanted = '', found = '']: string[]): string {
  if (wanted === 'IDENTIFIER') return 'a name is missing after the dot'
  if (wanted === 'COLON') return 'after ? and a value, add : and the value for the other case'
  const symbol = symbolOf(wanted)
  if (/[)\]}]/.test(symbol) && found === 'EOF') return `a bracket is not closed. Add ${symbol}`
  return `${symbol} is missing here`
}

function characterReason([, character = '']: string[]): string {
  if (/^[)\]}]$/.test(character)) return `${character} closes a bracket that is not open`
  if (character === '=') return 'to compare, write =='
  return `${character} is not expected here. Join conditions with && or ||, and negate with !`
}

const rules: readonly [RegExp, (match: string[]) => string][] = [
  [/^found no matching overload for '(?:(.+)\.)?(\w+)\((.*)\)'$/, callReason],
  [/^no such overload: (.+) (\S+) (\S.*)$/, operatorReason],
  [/^no such overload: !(.+)$/, ([, type = '']) => `! needs true or false, not ${wordOf(type)}`],
  [/^no such overload: -(.+)$/, ([, type = '']) => `- needs a number, not ${wordOf(type)}`],
  [
    /^Logical operator requires bool operands, got '(.+)'$/,
    ([, type = '']) => `&& and || need true or false, not ${wordOf(type)}`,
  ],
  [
    /^Ternary condition must be bool, got '(.+)'$/,
    ([, type = '']) => `the condition before ? must be true or false, not ${wordOf(type)}`,
  ],
  [
    /^Expression of type '(.+)' cannot be range of a comprehension/,
    ([, type = '']) => `a loop needs a list, not ${wordOf(type)}`,
  ],
  [/^Expected (\w+), got (\w+)$/, expectedReason],
  [/^Unexpected character: '?(.+?)'?$/, characterReason],
  [/^Unexpected token: EOF$/, () => 'the expression ends too early. A value is missing'],
  [/^Unexpected token: (\w+)$/, ([, token = '']) => `${symbolOf(token)} is not expected here`],
  [/^Unterminated /, () => 'a text is not closed. Add a quotation mark'],
  [/^Unknown variable: (.+)$/, ([, name = '']) => `unknown name ${name}`],
  [/^(int|uint|double|bool)\(\) /, ([, name = '']) => `${name} cannot convert this value`],
  [/^timestamp\(\) /, () => 'timestamp needs a time such as "2026-11-21T09:30:00Z"'],
]

/** Returns the reason in plain English; one that is not known here stays. */
export function plainReason(reason: string): string {
  for (const [form, word] of rules) {
    const match = form.exec(reason)
    if (match) return word(match)
  }
  return reason.replace(/dyn<([a-z_]+)>/g, '$1')
}

/** Returns the type of a JSON value in words. */
export function typeOfValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return 'a text'
  if (typeof value === 'boolean') return 'true or false'
  return typeof value === 'object' ? 'an object' : 'a number'
}
