import { giveUp } from '../steps/print.mjs'

/**
 * Runs a benchmark with a time limit in minutes. `later(clean)` registers a cleanup that runs at the end, on an
 * interrupt or on an error, the last one first. The process then exits.
 */
export async function runBounded(minutes, bench) {
  const cleanups = []
  let isLeaving = false
  const leave = async (failure) => {
    if (isLeaving) return
    isLeaving = true
    for (const clean of cleanups.reverse()) await clean()
    if (failure) giveUp(failure)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => void leave('The bench was interrupted.'))
  const tooLong = () => leave(`The bench took longer than ${minutes} minutes and was stopped.`)
  setTimeout(() => void tooLong(), minutes * 60_000).unref()
  await bench((clean) => cleanups.push(clean)).then(
    () => leave(),
    (error) => leave(error.message),
  )
}
