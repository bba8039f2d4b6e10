import { readFileSync } from 'node:fs'

/** Booting the product costs as much as ten tests; a process that runs more files than these needs too much memory. */
const mostFiles = 25
/** Of few files each processor gets so many groups, or one would wait while another runs them all. */
const groupsEach = 3

/** What a file changes in its process where the files after it would notice. */
const changesProcess =
  /process\.env\[[^\]]+\] \?*=[^=]|delete process\.env|process\.(chdir|exit)\(|mock\.module\(/

/**
 * Returns the files that share a process, group by group, the largest groups first so that none of them is the last to
 * run. A group holds files of one domain, or of one package; small groups of the server share a process. A file that
 * changes its process is a group of its own.
 */
export function groupFiles(files: readonly string[], atOnce: number): string[][] {
  const most = Math.min(mostFiles, Math.ceil(files.length / (atOnce * groupsEach)))
  const groups: string[][] = []
  const open = new Map<string, string[]>()
  for (const file of files) {
    if (changesProcess.test(readFileSync(file, 'utf8'))) {
      groups.push([file])
      continue
    }
    const area = areaOf(file)
    const group = open.get(area)
    if (group && group.length < most) {
      group.push(file)
    } else {
      const begun = [file]
      open.set(area, begun)
      groups.push(begun)
    }
  }
  const small = [...open.values()].filter((group) => isSmall(group, most))
  const others = groups.filter((group) => !small.includes(group))
  return [...others, ...joined(small, most)].sort((one, other) => weightOf(other) - weightOf(one))
}

const isSmall = ([file = '', ...others]: readonly string[], most: number): boolean =>
  others.length < most / 2 && file.startsWith('server/src/')

function joined(groups: readonly string[][], most: number): string[][] {
  const joint: string[][] = []
  for (const group of groups) {
    const last = joint.at(-1)
    if (last && last.length + group.length <= most) last.push(...group)
    else joint.push([...group])
  }
  return joint
}

/** Files that use a browser or walk all operations take about as long as four others. */
const weightOf = (group: readonly string[]): number =>
  group.reduce((sum, file) => sum + (/^(dashboard|server\/test)\//.test(file) ? 4 : 1), 0)

const areaOf = (file: string): string =>
  /^server\/src\/(?:domains\/)?[^/]+|^server\/test|^[^/]+/.exec(file)?.[0] ?? file
