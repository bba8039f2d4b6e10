import { Argument, Command } from 'commander'
import type { Cli } from '../cli.ts'

/** `source <(capstan completion bash)`; what is completed are commands and options. */
export function completionCommand({ io }: Cli, program: Command): Command {
  return new Command('completion')
    .description('print a shell script that completes commands and options')
    .addArgument(new Argument('<shell>', 'whose language').choices(Object.keys(scripts)))
    .action((shell: keyof typeof scripts) => io.out(scripts[shell](wordsOf(program))))
}

/** Words that can follow each command, by its complete name. */
type Words = Map<string, string[]>

function wordsOf(command: Command, above = ''): Words {
  const path = `${above} ${command.name()}`.trim()
  const options = command.options.map(({ long, short }) => long ?? short ?? '')
  const below = command.commands.map((one) => one.name())
  const words: Words = new Map([[path, [...below, ...options]]])
  for (const one of command.commands) {
    for (const [name, list] of wordsOf(one, path)) words.set(name, list)
  }
  return words
}

const bash = (words: Words): string => `_capstan() {
  local at="capstan" word words=""
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$at $word" in
      ${[...words.keys()].map((path) => `"${path}"`).join(' | ')}) at="$at $word" ;;
    esac
  done
  case "$at" in
${[...words].map(([path, list]) => `    "${path}") words="${list.join(' ')}" ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words --help --json" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _capstan capstan
`

const zsh = (words: Words): string =>
  `autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n${bash(words)}`

const fish = (words: Words): string =>
  [...words]
    .map(([path, list]) => {
      const [, ...below] = path.split(' ')
      const seen = below.map((name) => `__fish_seen_subcommand_from ${name}`).join('; and ')
      const when = seen || '__fish_use_subcommand'
      return `complete -c capstan -n '${when}' -a '${list.join(' ')}'\n`
    })
    .join('')

const scripts = { bash, zsh, fish }
