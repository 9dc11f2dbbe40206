/** Preloaded into the processes of a test: their clock is ahead by the milliseconds that a file holds, read at each look. */
const { readFileSync } = require('node:fs')

const file = process.env.CLOCK_AHEAD_FILE
const SystemDate = Date
const now = () => SystemDate.now() + Number(readFileSync(file, 'utf8'))

if (file) {
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new SystemDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
}
