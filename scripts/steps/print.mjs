/** Output of the commands: one line per step, with its duration. */
const ERASE = process.stdout.isTTY ? '\r\u001b[K' : ''
const DIM = process.stdout.isTTY ? '\u001b[2m' : ''
const BOLD = process.stdout.isTTY ? '\u001b[1m' : ''
const PLAIN = process.stdout.isTTY ? '\u001b[0m' : ''

/** Steps that are being done; a terminal shows them in its last line. */
const running = new Set()

const runningLine = () => ERASE && [...running].map((name) => `▸ ${name} …`).join('  ')

export function print(text = '') {
  process.stdout.write(`${running.size > 0 ? ERASE : ''}${text}\n${runningLine()}`)
}

export function printTitle(text) {
  print(`\n${BOLD}${text}${PLAIN}`)
}

export function printDim(text) {
  print(`${DIM}${text}${PLAIN}`)
}

/** Ends the command with a message instead of a stack trace. */
export function giveUp(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

/** Runs a step that prints nothing itself: one line when it is done. Steps may run side by side. */
export async function stepOf(name, work) {
  const start = Date.now()
  running.add(name)
  process.stdout.write(`${ERASE}${runningLine()}`)
  const result = await work()
  running.delete(name)
  process.stdout.write(ERASE)
  print(`▸ ${name}: ${seconds(start)}`)
  return result
}

/** Runs a step that prints, below its name and above its duration. */
export async function timed(name, work) {
  printTitle(`▸ ${name}`)
  const start = Date.now()
  const result = await work()
  printDim(`  ${name}: ${seconds(start)}`)
  return result
}

export function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`
}
