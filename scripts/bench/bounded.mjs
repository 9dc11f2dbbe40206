import { giveUp } from '../steps/print.mjs'

/**
 * Runs a bench that ends by itself after so many minutes. `later(clean)` is told what must be undone when it is over,
 * interrupted or failed; the last is undone first. The process ends with it.
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
