import { giveUp } from './steps/print.mjs'
import { PROGRAMS, run } from './steps/run.mjs'

/** Random calls to every route, or to those of a pattern: `--tries=500 --seed=1 --only=/user/`. */
const OPTIONS = { tries: 'FUZZ_TRIES', seed: 'FUZZ_SEED', only: 'FUZZ_ONLY' }
const env = { FUZZ_TRIES: '500', ...process.env }
for (const argument of process.argv.slice(2)) {
  const [, option, value] = /^--(\w+)=(.+)$/.exec(argument) ?? []
  if (!(option in OPTIONS)) giveUp(`${argument}: there are --tries=… --seed=… --only=…`)
  env[OPTIONS[option]] = value
}
const options = ['--selectProjects', 'api', '--maxWorkers=1', '--forceExit']
process.exit(await run(process.execPath, [PROGRAMS.jest, '__tests__/server/fuzz', ...options], { env }))
