/**
 * The arrows of this house: main → app, context → domains → platform; dashboard, cli → sdk → nothing.
 * `npm run check` draws every import (types too) and refuses the ones named here.
 */
const { may, floors, platformFloors } = require('./scripts/floors.cjs')

const tests = '[.]test[.]tsx?$'
const testCode = [
  tests,
  '^server/test/',
  '^(sdk|cli)/test/',
  '^dashboard/test/',
  '^sdk/examples/',
  '^bench/',
]
const npm = (names) => `(^|/)node_modules/(@types/)?(${names})(/|$)`

const friends = Object.entries(may).map(([domain, known]) => ({
  name: `${domain}-knows-only-its-friends`,
  comment: `The table \`may\` in scripts/floors.cjs says whom ${domain} may know; events and jobs reach the others.`,
  severity: 'error',
  from: { path: `^server/src/domains/${domain}/` },
  to: {
    path: '^server/src/domains/',
    pathNot: `^server/src/domains/(${[domain, ...known].join('|')})/`,
  },
}))

const floorRules = Object.entries(floors).flatMap(([domain, folders]) => {
  const root = `^server/src/domains/${domain}/`
  const anyFloor = `${root}[^/]+/`
  const withFloors = folders.slice(0, -1).map((folder, index) => ({
    name: `${domain}/${folder}-imports-lower-floors`,
    comment: `The table \`floors\` in scripts/floors.cjs orders the folders of ${domain}: move what both need to a lower floor.`,
    severity: 'error',
    from: { path: `${root}${folder}/`, pathNot: tests },
    to: { path: `${root}(${folders.slice(index + 1).join('|')})/` },
  }))
  return [
    ...withFloors,
    {
      name: `${domain}-floor-in-the-table`,
      comment: `A folder of ${domain} that the table \`floors\` does not list has no floor: add it.`,
      severity: 'error',
      from: { path: anyFloor, pathNot: `${root}(${folders.join('|')})/` },
      to: {},
    },
    {
      name: `${domain}-ground-below-the-floors`,
      comment: `Every floor of ${domain} may import the files beside the folders, so these import no floor; index.ts alone looks down on all.`,
      severity: 'error',
      from: { path: `${root}[^/]+$`, pathNot: [tests, '/index[.]ts$'] },
      to: { path: anyFloor },
    },
    {
      name: `${domain}-index-on-top`,
      comment: `The index.ts of ${domain} is for its neighbours; inside, import the file itself.`,
      severity: 'error',
      from: { path: anyFloor },
      to: { path: `${root}index[.]ts$` },
    },
  ]
})

const platform = '^server/src/platform/'
const onFloor = (entries) =>
  `${platform}(${entries.map((entry) => entry.replace('.', '[.]')).join('|')})(/|$)`
const platformRules = [
  ...['lib', 'data'].map((floor, index) => ({
    name: `platform-${floor}-knows-no-floor-above`,
    comment:
      'The table `platformFloors` in scripts/floors.cjs orders the platform: move what both need down.',
    severity: 'error',
    from: { path: onFloor(platformFloors[floor]), pathNot: tests },
    to: {
      path: onFloor(
        Object.values(platformFloors)
          .slice(index + 1)
          .flat(),
      ),
    },
  })),
  {
    name: 'platform-floor-in-the-table',
    comment:
      'A folder or file of the platform that the table `platformFloors` does not list has no floor: add it.',
    severity: 'error',
    from: { path: platform, pathNot: [tests, onFloor(Object.values(platformFloors).flat())] },
    to: {},
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...friends,
    ...floorRules,
    ...platformRules,
    {
      name: 'domain-in-the-table',
      comment: 'A domain that the table `may` does not list may know no other: add a line for it.',
      severity: 'error',
      from: {
        path: '^server/src/domains/([^/]+)/',
        pathNot: `^server/src/domains/(${Object.keys(may).join('|')})/`,
      },
      to: { path: '^server/src/domains/', pathNot: '^server/src/domains/$1/' },
    },
    {
      name: 'domain-by-its-door',
      comment:
        'A domain is entered by its index.ts, so that its inside can change without a neighbour noticing.',
      severity: 'error',
      from: { path: '^server/src/domains/([^/]+)/' },
      to: {
        path: '^server/src/domains/([^/]+)/',
        pathNot: ['^server/src/domains/$1/', '^server/src/domains/[^/]+/index[.]ts$'],
      },
    },
    {
      name: 'app-by-the-door',
      comment: "The app mounts what a domain's index.ts offers and knows nothing of its inside.",
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/domains/' },
      to: { path: '^server/src/domains/', pathNot: '^server/src/domains/[^/]+/index[.]ts$' },
    },
    {
      name: 'platform-knows-no-domain',
      comment:
        'The platform is the floor: what it needs from above is handed to it by app.ts or context.ts.',
      severity: 'error',
      from: { path: '^server/src/platform/' },
      to: { path: '^server/src/', pathNot: '^server/src/platform/' },
    },
    {
      name: 'domain-knows-no-app',
      comment:
        'app.ts, context.ts and main.ts put domains together; a domain that imports them turns the arrow round.',
      severity: 'error',
      from: { path: '^server/src/domains/', pathNot: tests },
      to: { path: '^server/src/[^/]+[.]ts$' },
    },
    {
      name: 'sql-in-the-store',
      comment:
        'SQL lives in store.ts, where every statement of a domain is found (and platform/db, platform/jobs, knowledge/search, contacts/search).',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          tests,
          '[/-]store[.]ts$',
          '^server/src/platform/(db|jobs)/',
          '^server/src/domains/knowledge/search/',
          '^server/src/domains/contacts/search/',
        ],
      },
      to: { path: npm('kysely|pg|pg-boss|@electric-sql/[^/]+') },
    },
    {
      name: 'outbound-by-its-door',
      comment:
        'Only platform/net speaks to other machines: it refuses private addresses and bounds size and time.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: [tests, '^server/src/platform/net/'] },
      to: { path: npm('undici') },
    },
    {
      name: 'clients-know-no-server',
      comment:
        'Dashboard and CLI use the public API through the SDK, so that our users have what we have.',
      severity: 'error',
      from: { path: '^(dashboard|cli)/', pathNot: testCode },
      to: { path: '^server/' },
    },
    {
      name: 'sdk-by-its-door',
      comment: 'Dashboard and CLI use what the SDK exports, as our users do.',
      severity: 'error',
      from: { path: '^(dashboard|cli)/' },
      to: { path: '^sdk/src/', pathNot: '^sdk/src/index[.]ts$' },
    },
    {
      name: 'sdk-stands-alone',
      comment: 'The SDK installs with no dependency: it imports no package and no other workspace.',
      severity: 'error',
      from: { path: '^sdk/src/', pathNot: tests },
      to: { pathNot: '^sdk/src/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'production-without-tests',
      comment: 'Code that runs for users never imports test code.',
      severity: 'error',
      from: { path: '^(server|sdk|cli|dashboard)/', pathNot: testCode },
      to: { path: testCode },
    },
    {
      name: 'production-lists-its-dependencies',
      comment:
        'What production imports is under dependencies of its own package.json, or an install of that package alone breaks.',
      severity: 'error',
      from: { path: '^(server|sdk|cli)/src/', pathNot: tests },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycle',
      comment: 'In a circle no file can be understood first: move what both need below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'Nothing imports this file and it imports nothing: delete it or use it.',
      severity: 'error',
      from: {
        orphan: true,
        // The clock is loaded into a server by its path, the script of a page by its reader or the build, the floors
        // by the configuration.
        pathNot: [
          ...[
            tests,
            '[.]d[.]ts$',
            '^sdk/examples/',
            '[.]config[.][jt]s$',
            'shift-clock',
            'scripts/floors[.]cjs',
            'first-paint/first-paint[.]js',
          ],
          '/page/assets/',
        ],
      },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment:
        'This import leads nowhere: a missing file, or a package that no package.json lists.',
      severity: 'error',
      from: {},
      // numfmt 4.0.1 names types that it does not ship, and is found without them; the build of the documentation makes its
      // search.
      to: { couldNotResolve: true, pathNot: '^(numfmt|virtual:docs-search)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dashboard/(dist|public)/' },
    // Without it type-only imports would not count.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.d.ts'],
    },
  },
}
