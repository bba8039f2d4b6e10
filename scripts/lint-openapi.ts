import { spawnSync } from 'node:child_process'

const documents = ['openapi', 'webhooks', 'operator', 'session'].map((name) => `api/${name}.json`)
/** Neither linter may call home: no usage data, no search for updates. */
const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

const linters = [
  [
    'node_modules/@redocly/cli/bin/cli.js',
    'lint',
    ...documents,
    '--config=scripts/redocly.yaml',
    '--max-problems=1000',
  ],
  [
    'node_modules/@stoplight/spectral-cli/dist/index.js',
    ...['lint', ...documents, '--ruleset', '.spectral.yaml', '--fail-severity=warn'],
  ],
]

for (const args of linters) {
  const env = { ...process.env, ...offline }
  const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
