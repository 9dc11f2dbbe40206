import { ensureInstalled } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { PROGRAMS, run } from './steps/run.mjs'

/** Runs a program of the server that is not built, with its options: `node scripts/command.mjs server/db/seed/main.ts`. */
checkNodeVersion()
await ensureInstalled()
process.exit(await run(process.execPath, [PROGRAMS.tsx, ...process.argv.slice(2)]))
