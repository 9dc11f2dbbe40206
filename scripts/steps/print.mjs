/** Output of the commands: one line per step, with its duration. */
const DIM = process.stdout.isTTY ? '\u001b[2m' : ''
const BOLD = process.stdout.isTTY ? '\u001b[1m' : ''
const PLAIN = process.stdout.isTTY ? '\u001b[0m' : ''

export function print(text = '') {
  process.stdout.write(`${text}\n`)
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

/** Runs a step and prints its name and duration. */
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
