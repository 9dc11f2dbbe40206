import { PROGRAMS, run } from './steps/run.mjs'

/** Random calls on every route, 500 each: FUZZ_TRIES and FUZZ_SEED choose others. */
const { FUZZ_TRIES = '500', FUZZ_SEED = '1' } = process.env
const options = ['--selectProjects', 'api', '--maxWorkers=1', '--forceExit']
process.exit(
  await run(process.execPath, [PROGRAMS.jest, '__tests__/server/fuzz', ...options], {
    env: { ...process.env, FUZZ_TRIES, FUZZ_SEED },
  }),
)
