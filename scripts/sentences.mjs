import { ensureInstalled } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { PROGRAMS, run } from './steps/run.mjs'

checkNodeVersion()
await ensureInstalled()
process.exit(
  await run(process.execPath, [PROGRAMS.tsx, 'scripts/sentences/main.ts', ...process.argv.slice(2)]),
)
